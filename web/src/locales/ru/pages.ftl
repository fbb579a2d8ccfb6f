# Слова, общие для нескольких страниц.
loading = Одну минуту …
try-again = Попробовать ещё раз
preparing-rules = Правила этой игры подготавливаются
preparing-rules-why = Это бывает один раз на новом сервере и длится несколько секунд. Игра откроется сама.
square-free = свободно
square-knight = рыцарь
square-kingdom = Королевство
pieces-knights = Рыцари
pieces-towers = Башни
pieces-queen = Королева
direction-n = сверху
direction-e = справа
direction-s = снизу
direction-w = слева

# Главная страница.
home-tagline = построй королевство, участок за участком
home-title = Построй королевство, участок за участком
home-lead = Выбирай земли, клади их к своему замку, собирай короны. «Лоскутное королевство», «Лоскутная империя», «Королевская свадьба» и «Дуэль гербов» прямо в браузере: против компьютера, с друзьями на расстоянии или вместе у одного экрана. Бесплатно и без регистрации.
home-play = Играть
home-play-how = «Лоскутное королевство» на двоих: ты против компьютера. Минут десять.
home-resume = Вернуться к игре
home-learn-first = Сначала покажи
home-board-label = Королевство из шести ландшафтов, которое растёт участок за участком
home-board-done = Полное королевство из настоящей партии
home-doors = Другие входы
home-door-all = Все игры
home-door-all-text = От двух до восьми игроков, все варианты, люди и компьютеры вместе.
home-door-friends = С друзьями
home-door-friends-text = Накрой стол и отправь каждому ссылку или QR-код.
home-door-learn = Научиться
home-door-learn-text = Короткий урок к каждой игре, прямо на поле.
home-door-score = Блокнот для подсчёта очков
home-door-score-text = Коробка у тебя на столе? Собери своё королевство здесь и узнай счёт.
home-door-replay = Посмотреть запись
home-door-replay-text = Открой запись партии и пройди её шаг за шагом.
home-door-games = Мои игры
home-door-games-text = Все партии на этом устройстве и путь обратно к ним.
home-trademark = Kingdomino и Queendomino — товарные знаки Blue Orange. Crownfield — независимый проект: издатель его не создавал и не одобрял, и в нём нет ни рисунков, ни текстов печатных игр. Если они тебе понравились здесь, купи коробки: на столе они чудесны.

# Подготовка партии.
new-title = Новая игра
new-game = Какая игра?
new-kind-kingdomino = Классика: выбирай, клади, собирай короны.
new-kind-queendomino = С городами, налогами, королевой и драконом.
new-kind-royal_wedding = Обе коробки вместе, для больших компаний и команд.
new-kind-duel = Кубики и карандаш: две карты и свиток с заклинаниями.
new-kind-players = от { $least } до { $most } игроков
new-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
new-learn = Показать, как играть
new-rules = Прочитать правила
new-seats = Кто где сидит?
new-count = Игроки
new-seat-who = Место { $seat }: кто играет
new-seat-name = Место { $seat }: имя
new-seat-colour = Место { $seat }: цвет
new-name = Имя
new-who-me = Я
new-who-here = Ещё один человек за этим устройством
new-who-link = Друг, по ссылке
new-who-computer = Компьютер: { $level }
new-computers = Компьютер
new-about-level-page = Часто ошибается в оценке. Хорош для первой партии.
new-about-level-squire = Видит очевидное, но ещё ошибается.
new-about-level-steward = Играет надёжно, изредка оступается.
new-about-level-marshal = Играет хорошо и редко ошибается.
new-about-level-chancellor = Никогда не зевает: оценивает каждый ход с первого взгляда.
new-about-level-regent = Думает наперёд, по секунде на ход. Самый сильный.
new-teams-seats = Напарники стоят в этом списке рядом и правят одной империей.
new-options = Настройки
new-teams = Соревновательный или командный режим
new-teams-off = Соревновательный режим
new-teams-off-text = Каждый за себя: шесть империй 5 × 5.
new-teams-on = Командный режим
new-teams-on-text = У двух напарников общий замок, империя 7 × 7 и казна.
new-teams-must = Ввосьмером играют в команде по двое: у напарников общий замок, империя 7 × 7 и казна.
new-dynasty = Династия
new-dynasty-text = Три партии подряд; побеждает наибольшая сумма.
new-confirm = Подтверждать ходы
new-confirm-text = Ход считается сделанным, когда ты его подтвердишь; до тех пор его можно взять назад.
new-listed = Показать стол всем
new-listed-text = Он виден на главной странице, пока есть свободные места.
new-time = Время на одно решение
new-time-text = Когда оно вышло, помогает компьютер.
new-time-none = сколько нужно
new-time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
new-time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
new-time-day = один день
new-start = К столу
option-mighty_duel = Великая дуэль
option-mighty_duel-text = Все 48 участков и королевства 7 × 7.
option-middle_kingdom = Срединное королевство
option-middle_kingdom-text = 10 очков, если замок в конце окажется посередине.
option-harmony = Гармония
option-harmony-text = 5 очков за королевство без пустот.
option-may_discard = Свободный сброс
option-may_discard-text = Участок можно отправить в сброс, даже если он подходит.
option-row = Участков в ряду
option-row-text = При четырёх один в каждом раунде остаётся лишним.

# Приглашения.
invite-title = Стол накрыт
invite-text = Отправь каждому его ссылку. Кто откроет её первым, тот и займёт место, и больше она не действует: место принадлежит только ему. Игра начнётся, когда все придут.
invite-seat = Место { $seat } ({ $colour })
invite-watch = Только смотреть
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-qr = QR-код
invite-qr-alt = QR-код ссылки: { $who }
invite-enter = К столу
invite-later = Эти ссылки есть и в разделе «Мои игры».
invite-renew = Отозвать
invite-renew-sure = Отозвать эту ссылку? Она больше ничего не откроет, а для места будет новая.

# Мои игры.
games-title = Мои игры
games-about = Хранятся только в этом браузере. По своей личной ссылке из меню стола можно вернуться с другого устройства.
games-none = На этом устройстве ещё нет партий.
games-none-new = Начать игру
games-status-waiting = ждёт игроков
games-status-playing = идёт
games-status-over = окончена
games-status-aborted = прервана
games-rejoin = Продолжить
games-table = К столу
games-replay = Повтор
games-invitations = Ссылки
games-delete = Удалить
games-delete-sure = Убрать её из этого списка или удалить для всех?
games-delete-sure-list = Убрать её из этого списка? У других партия останется.
games-delete-list = Убрать из списка
games-delete-server = Удалить для всех
games-delete-refused = Другие тоже играют или играли эту партию: у них она останется.
games-delete-no = Оставить

# Повторы и записи.
replay-title = Повтор
replay-of = { $game }: повтор
replay-start = Стол перед первым ходом
replay-controls = Пройти партию по шагам
replay-first = В начало (Home)
replay-back = Шаг назад (стрелка влево)
replay-play = Пуск (пробел)
replay-pause = Пауза (пробел)
replay-forward = Шаг вперёд (стрелка вправо)
replay-last = В конец (End)
replay-step = Шаг
replay-step-of = { $step } из { $last }
replay-side = Глазами
replay-won = { $count ->
    [one] Победа: { $names }.
    [few] Победу делят { $names }.
    [many] Победу делят { $names }.
   *[other] Победу делят { $names }.
}
replay-verified-yes = Расклад проверен
replay-verified-yes-text = Перед первым ходом сервер опубликовал отпечаток перемешивания. В конце перемешивание раскрыли, и оно с ним совпало: никто не мог изменить то, что выпало.
replay-verified-no = Расклад не сходится
replay-verified-no-text = То, что выпало в этой записи, не следует из отпечатка, опубликованного вначале. Кто-то изменил запись или расклад.
replay-verified-open = Расклад не проверен
replay-verified-open-text = В этой записи нет запечатанного перемешивания или партия не доиграна, поэтому сверить расклад не с чем. Все ходы проверены и сделаны по правилам.
replay-download = Скачать запись
replay-import-instead = Открыть запись из файла
import-title = Посмотреть запись
import-text = Каждая партия оставляет запись: короткий текст со всем, что выпало, и всеми ходами. Открой её здесь, чтобы проверить и пройти по шагам. Файл Династии содержит записи её партий; здесь можно выбрать, какую из них смотреть.
import-paste = Вставить запись
import-show = Показать партию
import-file = Открыть файл
import-drop = или перетащи файл сюда
import-another = Другая запись
import-games = Партии Династии
import-game = Партия { $number }
import-sums = Все партии вместе: { $points }.

# Блокнот для подсчёта очков.
pad-title = Блокнот для подсчёта очков
pad-about = Для коробки у тебя на столе: выбери ландшафт, нажимай на квадраты, и очки появятся строка за строкой.
pad-terrain = Ландшафт
pad-coat = Герб
pad-crowns = Короны
pad-crosses = Кресты
pad-erase = стереть
pad-building = Здание
pad-building-none = без здания
pad-knight = с рыцарем
pad-grid = Размер
pad-coins = Монеты
pad-knights = Рыцари в запасе
pad-queen = Королева здесь
pad-royal_wedding = Королевская свадьба (обе коробки)
pad-middle_kingdom = Срединное королевство
pad-harmony = Гармония
pad-bonus = По 3 очка за владение с гербом
pad-bonus-none = без герба
pad-keys = Клавиши: стрелки — двигаться, Enter — положить, первая буква английского названия ландшафта (w f l p s m t; в «Дуэли» d l D L f q), цифра — короны или кресты, Delete — стереть.
pad-board = Твоё королевство
pad-clear = Начать заново
pad-result = Очки
pad-empty = Нажми на квадрат, чтобы начать.
pad-odd = { $count ->
    [one] { $count } квадрат: не хватает второй половины участка.
    [few] { $count } квадрата: не хватает второй половины участка.
    [many] { $count } квадратов: не хватает второй половины участка.
   *[other] { $count } квадрата: не хватает второй половины участка.
}

# Адреса, которые никуда не ведут.
notfound-title = Нет такого места
notfound-text = Этот адрес никуда в королевстве не ведёт.
notfound-home = На главную страницу

# Уроки и правила: рамка.
learn-title = Научиться
learn-of = Урок: { $game }
learn-games = Уроки
learn-progress = Шаг { $step } из { $last }
learn-back = Назад
learn-next = Дальше
learn-play = Играть против компьютера
learn-rules = Прочитать правила
learn-turn-left = Повернуть влево
learn-turn-right = Повернуть вправо
learn-turn-how = Правая половина лежит { $direction } (клавиша R или колёсико мыши).
rules-title = Правила
rules-of = Как играть: { $game }
rules-games = Игры
rules-contents = Разделы
rules-lesson = Попробовать в уроке
rules-play = Играть

# Open tables.
open-title = Открытые столы
open-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободных места
}
open-none = Сейчас никто не ждёт. Накрой стол и посмотри, кто придёт.
open-lay = Накрыть стол
open-sit = Сесть
