var e=Object.assign({"./ru/common.ftl":`# Слова, общие для всех страниц.
skip-to-content = К содержанию
page-failed = Страницу не удалось загрузить.
reload = Загрузить снова
nav-label = Страницы
nav-home = Crownfield, главная страница
nav-new = Новая игра
nav-games = Мои игры
nav-learn = Научиться
nav-rules = Правила
nav-score = Подсчёт очков

settings = Настройки
settings-language = Язык
settings-theme = Цвета
settings-theme-auto = Как на устройстве
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-sound = Звук
settings-motion = Движение фигур
settings-confirm = Подтверждать каждый ход
settings-muted = Не показывать чат
term-rules = Правила: { $title }
term-close = Вернуться к игре
term-all = Все правила (новая вкладка)

game-kingdomino = Лоскутное королевство
game-queendomino = Лоскутная империя
game-duel = Лоскутное королевство: Дуэль гербов
game-royal-wedding = Королевская свадьба

level-page = Паж
level-squire = Оруженосец
level-steward = Управляющий
level-marshal = Маршал
level-chancellor = Канцлер
level-regent = Регент

colour-0 = Розовый
colour-1 = Жёлтый
colour-2 = Зелёный
colour-3 = Синий
colour-4 = Оранжевый
colour-5 = Фиолетовый
colour-6 = Белый
colour-7 = Красный

terrain-wheat = поле
terrain-forest = лес
terrain-lake = озеро
terrain-pasture = равнина
terrain-swamp = болото
terrain-mine = горы
terrain-town = город
terrain-castle = замок

coat-dot = точка
coat-line = линия
coat-double_dot = две точки
coat-double_line = две линии
coat-filled = закрашенный
coat-quarters = четверти
coat-joker = джокер

building-bakery = Пекарня
building-sawmill = Лесопилка
building-fishmonger = Рыбная лавка
building-spinning_mill = Ткацкий цех
building-school_of_magic = Школа магии
building-foundry = Литейный цех
building-church = Церковь
building-safe_tower = Сейф (башни)
building-safe_knight = Сейф (рыцари)
building-small_tavern = Малая таверна
building-big_tavern = Большая таверна
building-guardtower = Дозорная башня
building-fortress = Укреплённый замок
building-travelling_castle = Бродячий замок
building-training_camp = Тренировочный лагерь
building-statue = Статуя
building-queens_tower = Башня королевы

score-wheat = Поля
score-forest = Леса
score-lake = Озёра
score-pasture = Равнины
score-swamp = Болота
score-mine = Горы
score-town = Города
score-coins = Монеты
score-middle_kingdom = Срединное королевство
score-harmony = Гармония
score-three_per_domain = По три за владение
score-total = Всего

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
crowns = { $count ->
    [0] без корон
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
crosses = { $count ->
    [0] без крестов
    [one] { $count } крест
    [few] { $count } креста
    [many] { $count } крестов
   *[other] { $count } креста
}

# Почему в чём-то отказано.
code-unreadable = Сервер не смог это прочитать.
code-too_large = Это было слишком длинно.
code-too_fast = Слишком быстро. Подожди немного и попробуй снова.
code-unknown_game = Игры с таким названием нет.
code-unknown_table = Такого стола нет. Возможно, его удалили.
code-wrong_token = Эта ссылка не подходит к столу.
code-not_your_seat = Это не твоё место.
code-not_your_turn = Сейчас не твой ход.
code-stale = Стол за это время изменился. Взгляни ещё раз.
code-not_allowed = Правила этого не разрешают.
code-nothing_to_undo = Назад брать нечего.
code-revealed = С тех пор открылось новое, поэтому взять ход назад нельзя.
code-not_complete = Ход ещё не закончен.
code-bad_options = Эти настройки не сочетаются.
code-bad_record = Это не та запись, которую Crownfield умеет читать.
code-not_started = Игра ещё не началась.
code-over = Игра окончена.
code-too_many_games = Отсюда открыто слишком много игр. Сначала закончи одну.
code-compiling = Правила этой игры ещё подготавливаются.
code-server_error = На сервере что-то пошло не так.
code-colour_taken = Этот цвет уже занят.
code-no_free_seat = За этим столом больше нет свободных мест.
code-no_hints = Пока другой человек играет с другого устройства, подсказок нет.
code-no_network = Подсказки нет: сеть компьютерных игроков на этом сервере отсутствует или повреждена.
code-unreachable = Сервер недоступен.

# What is wrong with a record or a kingdom.
reason-line = Строка { $line }: { $why }
reason-no_record = Это не запись партии.
reason-damaged = Здесь запись повреждена.
reason-illegal = Правила не допускают здесь такого хода.
reason-other_pieces = Эта партия сыграна с другими компонентами, не такими, как здесь.
reason-wrong_scores = Очки в записи не совпадают с очками партии.
reason-too_long = Это длиннее любой возможной партии.
reason-no_castle = В королевстве должен быть ровно один замок.
reason-odd_squares = Не хватает второй половины участка.
reason-too_wide = Королевство шире или выше, чем разрешено.
reason-apart = Все квадраты должны быть связаны с замком.
reason-not_in_the_box = В коробке нет таких деталей.
`,"./ru/lessons.ftl":`# Лоскутное королевство.
lesson-kingdomino-welcome-title = Твой замок
lesson-kingdomino-welcome = Этот замок — всё, что у тебя есть. В ближайшие минуты ты выложишь вокруг него земли, не больше 5\xA0×\xA05 квадратов. Побеждают большие области, где много корон.
lesson-kingdomino-pick-title = Выбери участок
lesson-kingdomino-pick = Четыре участка лежат в ряд по номерам. Главное — короны: поставь своего короля на участок, где их больше всего.
lesson-kingdomino-pick-hint = Посчитай золотые короны. На одном участке их две.
lesson-kingdomino-pick-done = Две короны, хороший выбор. На участках с большими номерами есть короны. Но есть у них и цена: скоро её увидишь.
lesson-kingdomino-place-title = Положи его к замку
lesson-kingdomino-place = Замок — джокер: рядом с ним может лежать любая земля. Положи участок так, чтобы одна половина примыкала к замку стороной. Если хочешь, сначала поверни его.
lesson-kingdomino-place-hint = Одна половина должна примыкать к замку стороной; касания углом мало.
lesson-kingdomino-place-done = Держится. Вторая половина может лежать где угодно.
lesson-kingdomino-connect-title = Подобное к подобному
lesson-kingdomino-connect = Теперь участок должен касаться замка, или одна из половин — своего ландшафта: лес к лесу, поле к полю. Положи этот.
lesson-kingdomino-connect-hint = Ищи сторону, где лес встречает лес, поле — поле, или замок. Золотые рамки показывают возможные квадраты; может быть, участок нужно повернуть.
lesson-kingdomino-connect-done = Подходит. Чего касается остальная часть участка, неважно.
lesson-kingdomino-grow-title = Пусть растёт
lesson-kingdomino-grow = Два квадрата равнины без короны. Положи их с пользой: присоедини к равнине с двумя коронами.
lesson-kingdomino-grow-hint = Хотя бы одна половина должна примыкать стороной к равнине с коронами.
lesson-kingdomino-grow-done = Теперь в равнине 3 квадрата и 2 короны: 3\xA0×\xA02 = 6 очков вместо 2.
lesson-kingdomino-region-title = Посчитай
lesson-kingdomino-region = Область стоит столько, сколько в ней квадратов, умноженных на короны. Какая область здесь самая дорогая? Укажи на неё.
lesson-kingdomino-region-hint = Умножь: у поля рядом с замком 2 квадрата и 1 корона, у леса тоже. А больше есть?
lesson-kingdomino-region-done = Равнина: 3\xA0×\xA02 = 6. В озере и болоте нет корон, и они пока ничего не стоят.
lesson-kingdomino-room-title = Пять на пять
lesson-kingdomino-room = Королевство может быть 5 квадратов в ширину и 5 в высоту, не больше. Твоё уже 5 в ширину. Положи этот участок в оставшееся место.
lesson-kingdomino-room-hint = Нового столбца слева или справа быть не может. Ещё одна строка свободна, сверху или снизу; и одна половина должна касаться своего ландшафта.
lesson-kingdomino-room-done = Отлично. Участок, которому нет места, отправляется в сброс, так что следи за пустотами.
lesson-kingdomino-order-title = Цена корон
lesson-kingdomino-order = В следующем раунде короли ходят от меньшего номера к большему, и кто первым ходит, первым выбирает. Ты хочешь в следующий раз выбирать раньше всех. Какой участок взять?
lesson-kingdomino-order-hint = Порядок идёт по номерам. Бери наименьший.
lesson-kingdomino-order-done = Номер 7 — просто вода, зато ты выбираешь раньше всех. В этом вся игра: хорошая земля сейчас или хороший выбор потом.
lesson-kingdomino-end-title = Теперь ты знаешь всё
lesson-kingdomino-end = Когда последний ряд выложен, побеждает наибольшая сумма областей. Компьютер ждёт; он не кусается.

# Лоскутная империя.
lesson-queendomino-welcome-title = Двор
lesson-queendomino-welcome = «Лоскутное королевство» тебе знакомо: земли растут так же. Новое — красные города, 7 монет и рыцарь. Положив участок, можно собрать налоги, построить здание и подкупить дракона, именно в этом порядке.
lesson-queendomino-tax-title = Налоги
lesson-queendomino-tax = Два квадрата в рамке только что выложены. Рыцарь на одном из них приносит по монете за каждый квадрат своей области. Где твой заработает больше?
lesson-queendomino-tax-hint = Посчитай квадраты, соединённые с каждой половиной: лес или озеро?
lesson-queendomino-tax-done = В лесу 4 квадрата: 4 монеты. Озеро дало бы 1. Рыцарь останется там до конца.
lesson-queendomino-building-title = Выбери здание
lesson-queendomino-building = У тебя 6 монет и три отдельных леса. Какое из этих зданий принесёт тебе в конце больше всего?
lesson-queendomino-building-hint = Лесопилка награждает за каждый лес отдельно, даже за самый маленький.
lesson-queendomino-building-done = 3 леса × 2 = 6 очков, больше, чем 5 у Статуи. Плати столько, сколько стоит её место на планшете.
lesson-queendomino-plot-title = Построй его
lesson-queendomino-plot = Здания стоят на квадратах с городом. Укажи на свободный.
lesson-queendomino-plot-hint = Город — это красные кирпичные квадраты.
lesson-queendomino-plot-done = Готово. Строить можно один раз за ход, на новых и на старых квадратах с городом.
lesson-queendomino-queen-title = Королева
lesson-queendomino-queen = Новая Дозорная башня приносит две башни, теперь их у тебя 2. У соперника тоже 2, и королева у него. Куда она пойдёт?
lesson-queendomino-queen-me = Ко мне
lesson-queendomino-queen-rival = Останется у соперника
lesson-queendomino-queen-nobody = Ни к кому
lesson-queendomino-queen-hint = Она любит новое: идёт к тому, кто получил башню и у кого теперь башен не меньше, чем у любого другого.
lesson-queendomino-queen-done = Ничьей достаточно. С ней ты строишь на монету дешевле, а в конце она — ещё одна корона в твоей самой большой области.
lesson-queendomino-dragon-title = Дракон
lesson-queendomino-dragon = За одну монету дракон сжигает здание на планшете; раз в раунд и никогда — для того, у кого королева. Следующим ходит соперник, и у него пять отдельных гор. Что сожжём?
lesson-queendomino-dragon-hint = Какое из этих зданий награждает за горы?
lesson-queendomino-dragon-done = Литейный цех принёс бы сопернику 5\xA0×\xA02 = 10 очков. Теперь это пепел.
lesson-queendomino-end-title = Да здравствует королева
lesson-queendomino-end = Потом ты выбираешь следующий участок, как всегда. В конце три монеты — одно очко, а здания приносят то, что на них указано. Довольно: к столу!

# Дуэль гербов.
lesson-duel-welcome-title = Карта и замок
lesson-duel-welcome = Два игрока, четыре кубика и у каждого карта владений 7\xA0×\xA05 клеток с замком посередине. Каждый раунд ты рисуешь на карте два герба рядом.
lesson-duel-take-title = Поделите кубики
lesson-duel-take = Кубики брошены. Ты берёшь один, соперник два, последний твой. Очки приносят кресты: возьми кубик, где их больше всего.
lesson-duel-take-hint = На одном из кубиков два креста.
lesson-duel-take-done = Сразу два креста: находка. Точка досталась тебе последним кубиком.
lesson-duel-place-title = Рисуй
lesson-duel-place = Нарисуй свои два герба рядом. Хотя бы один должен касаться замка или такого же герба на карте.
lesson-duel-place-hint = Ищи замок или точку, которой коснётся твоя точка. Если нужно, поверни пару.
lesson-duel-place-done = Нарисовано. Одинаковые гербы, которые касаются друг друга, — это одно владение.
lesson-duel-domain-title = Владения
lesson-duel-domain = Несколько раундов спустя. Владение стоит столько, сколько в нём клеток, умноженных на кресты. Укажи на самое дорогое.
lesson-duel-domain-hint = Ищи длинную цепочку линий.
lesson-duel-domain-done = 4 клетки × 2 креста = 8 очков. Два креста закрашенного герба, одного на своей клетке, дают всего 2.
lesson-duel-tick-title = Свиток с заклинаниями
lesson-duel-tick = Нарисовав, ты отмечаешь клетки в свитке, в строке герба. Какой кубик отмечает клетку?
lesson-duel-tick-plain = С гербом и без креста
lesson-duel-tick-crossed = С крестом
lesson-duel-tick-joker = Со знаком вопроса
lesson-duel-tick-hint = Это утешение: отмечает то, что приносит мало очков.
lesson-duel-tick-done = Именно. У простых гербов нет крестов, зато они приближают к чарам.
lesson-duel-spell-title = Кому достанутся чары?
lesson-duel-spell = В каждой строке свитка одни чары. Кто их получит?
lesson-duel-spell-first = Кто первым заполнит строку
lesson-duel-spell-both = Все, кто её заполнит
lesson-duel-spell-last = Кто заполнит её последним
lesson-duel-spell-hint = Это гонка.
lesson-duel-spell-done = Первый, а для другого строка закрыта. Чары позволяют рисовать где угодно, разделить пару, повернуть кубик и не только; каждые действуют один раз.
lesson-duel-end-title = Карандаш заточен
lesson-duel-end = Один раз за игру замок даёт крест одному из твоих кубиков. Игра кончается, когда чья-то карта заполнена или никто не может рисовать. Удачи!
`,"./ru/pages.ftl":`# Слова, общие для нескольких страниц.
loading = Одну минуту …
try-again = Попробовать ещё раз
preparing-rules = Правила этой игры подготавливаются
preparing-rules-why = Это бывает один раз на новом сервере и длится до минуты. Игра откроется сама.
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
new-teams-off-text = Каждый за себя: шесть империй 5\xA0×\xA05.
new-teams-on = Командный режим
new-teams-on-text = У двух напарников общий замок, империя 7\xA0×\xA07 и казна.
new-teams-must = Ввосьмером играют в команде по двое: у напарников общий замок, империя 7\xA0×\xA07 и казна.
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
option-mighty_duel-text = Все 48 участков и королевства 7\xA0×\xA07.
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
invite-text = Отправь каждому его ссылку: у кого она есть, тот играет на этом месте с любого устройства. Игра начнётся, когда все придут.
invite-seat = Место { $seat } ({ $colour })
invite-watch = Только смотреть
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-qr = QR-код
invite-qr-alt = QR-код ссылки: { $who }
invite-enter = К столу
invite-later = Эти ссылки есть и в разделе «Мои игры».

# Мои игры.
games-title = Мои игры
games-about = Хранятся только в этом браузере. У кого есть ссылка на место, тот может вернуться и с другого устройства.
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
games-delete-list = Убрать из списка
games-delete-server = Удалить для всех
games-delete-refused = Другие ещё играют эту партию.
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
import-text = Каждая партия оставляет запись: короткий текст со всем, что выпало, и всеми ходами. Открой её здесь, чтобы проверить и пройти по шагам.
import-paste = Вставить запись
import-show = Показать партию
import-file = Открыть файл
import-drop = или перетащи файл сюда
import-another = Другая запись

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
`,"./ru/rules.ftl":`# Лоскутное королевство.
rules-kingdomino-aim-title = Цель
rules-kingdomino-aim =
    У тебя есть замок и почти ничего больше. Раунд за раундом ты выбираешь участок земли и кладёшь его к тому, что уже есть.

    В конце каждая область приносит столько очков, сколько в ней квадратов, умноженных на короны. Побеждает тот, у кого очков больше.
rules-kingdomino-aim-picture = Полное королевство 5\xA0×\xA05 квадратов, 53 очка.
rules-kingdomino-row-title = Ряд
rules-kingdomino-row =
    Участки пронумерованы от 1 до 48: малые номера — простая земля, на больших есть короны. В каждом раунде открывают столько участков, сколько королей, раскладывают по номерам и выкладывают в ряд.

    Для первого ряда королей тянут наугад и в этом порядке ставят на свободные участки. Затем рядом выкладывают следующий ряд.
rules-kingdomino-row-picture = Ряд из четырёх. Первым ходит король на меньшем номере; один участок ещё свободен.
rules-kingdomino-turn-title = Твой ход
rules-kingdomino-turn =
    Короли ходят в порядке ряда, начиная с меньшего номера. В свой ход ты делаешь две вещи.

    Сначала кладёшь в королевство участок, на котором стоит твой король. Затем ставишь этого короля на свободный участок следующего ряда. Скромный участок сейчас — ранний выбор в следующий раз.

    В последнем раунде выбирать уже нечего.
rules-kingdomino-connect-title = Как класть участок
rules-kingdomino-connect =
    Участок занимает два свободных квадрата, поворачивать его можно как угодно. Хотя бы одна половина должна примыкать стороной к замку, который служит джокером, или к уже лежащему квадрату своего ландшафта. Углы не считаются, и половины не соединяют друг друга.

    Чего касается вторая половина, неважно.
rules-kingdomino-connect-picture = Поле к полю: этот участок можно положить здесь, хотя его горы не касаются ничего похожего.
rules-kingdomino-room-title = Пять на пять
rules-kingdomino-room =
    Королевство вместе с замком — не больше 5 квадратов в ширину и 5 в высоту; в Великой дуэли 7 и 7. Где в нём окажется замок — твоё дело.
rules-kingdomino-room-picture = Пять столбцов заняты, поэтому левее и правее класть нельзя.
rules-kingdomino-discard-title = Когда места нет
rules-kingdomino-discard =
    Если участок куда-нибудь подходит, его нужно положить. Если никуда, он отправляется в сброс; король всё равно выбирает новый. С настройкой «Свободный сброс» от участка можно отказаться в любом случае.
rules-kingdomino-score-title = Подсчёт
rules-kingdomino-score =
    Область — это группа квадратов одного ландшафта, соединённых сторонами. Она приносит число квадратов, умноженное на число корон в ней. Каждая область считается отдельно, а без короны не стоит ничего. Замок не входит ни в одну область и не соединяет их.
rules-kingdomino-score-picture = Озеро в рамке: 4 квадрата × 2 короны = 8 очков. Другое озеро — отдельная область: 1\xA0×\xA01 = 1.
rules-kingdomino-ties-title = При равенстве
rules-kingdomino-ties =
    Среди равных побеждает тот, у кого больше самая большая область в квадратах; затем — у кого больше корон; затем победу делят.
rules-kingdomino-players-title = Вдвоём, втроём, вчетвером
rules-kingdomino-players =
    Вдвоём у каждого два короля, а значит, два хода за раунд; используются 24 из 48 участков. Втроём в ряду три участка, используются 36. Вчетвером — все 48. Что не используется, остаётся неизвестным.
rules-kingdomino-variants-title = Варианты
rules-kingdomino-variants =
    Великая дуэль: вдвоём, все 48 участков и королевства 7\xA0×\xA07.

    Срединное королевство: 10 очков, если ни один квадрат не лежит дальше двух от замка ни в одну сторону (трёх при 7\xA0×\xA07).

    Гармония: 5 очков за королевство без пустот, где заняты все квадраты.

    Династия: три партии подряд; побеждает наибольшая сумма.

# Лоскутная империя.
rules-queendomino-aim-title = Цель
rules-queendomino-aim =
    «Лоскутное королевство» с двором: земли платят налоги, города ждут зданий, дракона можно подкупить, а королева живёт у того, у кого башни. Империя растёт так же, как королевство; сначала прочитай ту страницу.

    Каждый начинает с 7 монетами и 1 рыцарем.
rules-queendomino-aim-picture = Красные квадраты — город. На двух стоят здания, один свободен; в болоте стоит рыцарь.
rules-queendomino-turn-title = Твой ход
rules-queendomino-turn =
    Пять шагов в этом порядке: положить участок; собрать налоги; построить здание; подкупить дракона; поставить короля на следующий участок. От трёх средних можно отказаться.

    Даже если участок ушёл в сброс, можно строить, подкупать и выбирать.
rules-queendomino-tax-title = Налоги
rules-queendomino-tax =
    Положив участок, можно поставить рыцаря из своего запаса на одну его половину или по одному на обе. Каждый рыцарь сразу приносит по монете за каждый квадрат области, где он стоит, на любом ландшафте, с коронами или без. За двух рыцарей в одной области платят полностью каждому.

    Рыцарь остаётся на месте до конца.
rules-queendomino-tax-picture = Рыцарь в этом болоте из 4 квадратов приносит 4 монеты.
rules-queendomino-build-title = Строительство
rules-queendomino-build =
    Один раз за ход можно купить здание с планшета «Строительство»: шесть его мест стоят от 5 до 0 монет. Здание ставят на любой свободный квадрат с городом, новый или старый; рыцарь там не мешает.

    Рыцари, которых оно даёт, приходят к тебе и служат со следующего хода. Башни стоят на нём.
rules-queendomino-build-picture = Планшет «Строительство»: самое дорогое место рядом со стопкой, самое дешёвое бесплатно.
rules-queendomino-queen-title = Королева
rules-queendomino-queen =
    Когда ты получаешь башню и башен у тебя теперь не меньше, чем у любого другого, королева приходит к тебе, даже из чужой империи. Ничьей достаточно; ничто другое её не перемещает.

    Пока она у тебя, здания обходятся на монету дешевле. В конце она — ещё одна корона в твоей самой большой области.
rules-queendomino-dragon-title = Дракон
rules-queendomino-dragon =
    Пока дракон в пещере, можно заплатить ему монету, чтобы он сжёг здание на планшете. Тогда он сидит на этом месте до конца раунда, так что за раунд сгорает не больше одного здания. Тот, у кого королева, подкупать его не может.
rules-queendomino-round-title = Конец раунда
rules-queendomino-round =
    Дракон возвращается домой. Здания сдвигаются к дешёвому краю, а пустые места заполняются из стопки, верх которой всегда виден. После последнего раунда уже ничего не сдвигается.
rules-queendomino-score-title = Подсчёт
rules-queendomino-score =
    Три монеты — одно очко, остаток не считается. Области приносят квадраты, умноженные на короны; города тоже, но короны там бывают только от Башни королевы или от самой королевы. Здания приносят то, что на них указано.

    Среди равных побеждает тот, у кого больше самая большая область; затем победу делят.
rules-queendomino-buildings-title = Здания
rules-queendomino-buildings = Что каждое даёт при постройке и сколько стоит в конце.
rules-queendomino-players-title = Вдвоём, втроём, вчетвером
rules-queendomino-players =
    Используются все 48 участков, ряды по четыре: двенадцать раундов. Вдвоём у каждого два короля и империя 7\xA0×\xA07; втроём или вчетвером — один король и 5\xA0×\xA05. Втроём один участок каждого ряда остаётся и отправляется в сброс.
rules-queendomino-wedding-title = Королевская свадьба
rules-queendomino-wedding =
    Обе коробки вместе: ряды по очереди берут из «Лоскутной империи» и из «Лоскутного королевства», а всё остальное — «Лоскутная империя».

    Втроём или вчетвером играют 24 раунда с рядами по четыре и строят 7\xA0×\xA07. Впятером или вшестером — 12 раундов с рядами по восемь и 5\xA0×\xA05. Участки без короля отправляются в сброс.
rules-queendomino-teams-title = Командный режим
rules-queendomino-teams =
    Вшестером или ввосьмером можно сыграть «Королевскую свадьбу» в командах по двое. У каждого напарника свой король; у команды общие замок, империя 7\xA0×\xA07, монеты, рыцари, здания и очки. Короли ходят в порядке ряда, чьи бы они ни были.

# Дуэль гербов.
rules-duel-aim-title = Цель
rules-duel-aim =
    Два игрока, четыре кубика, два карандаша. У каждого карта владений 7\xA0×\xA05 клеток с замком посередине. Каждый раунд ты рисуешь два герба, и владения из одинаковых гербов приносят число клеток, умноженное на число крестов.
rules-duel-aim-picture = Карта после трёх раундов.
rules-duel-round-title = Раунд
rules-duel-round =
    Один бросает четыре кубика и берёт один; другой берёт два; последний достаётся первому. Затем оба рисуют, сначала тот, кто бросал. Роли меняются каждый раунд.
rules-duel-round-picture = На кубиках герб без крестов, с одним или двумя крестами или знак вопроса — джокер.
rules-duel-draw-title = Рисование
rules-duel-draw =
    Два герба рисуют на двух свободных клетках с общей стороной. Хотя бы один должен касаться замка или такого же герба, который был там раньше.

    Знак вопроса становится любым гербом без креста. Если можешь рисовать — рисуй; если нет, пропускаешь раунд.
rules-duel-draw-picture = Точка касается замка и другой точки, поэтому пару можно нарисовать здесь.
rules-duel-castle-title = Крест замка
rules-duel-castle =
    Один раз за игру можно добавить крест к одному из двух кубиков, которые ты рисуешь. Такой кубик не отмечает клетку в свитке.
rules-duel-spellbook-title = Свиток с заклинаниями
rules-duel-spellbook =
    Когда оба нарисовали, каждый нарисованный кубик без креста (и не знак вопроса) отмечает клетку в строке своего герба. Кто первым заполнит строку, получает её чары, а для другого она закрыта. Если оба заполнили её в одном раунде, чары у того, кто бросал.
rules-duel-spells-title = Чары
rules-duel-spells = Каждые действуют один раз. Последние два вида срабатывают сразу, как получены; остальные можно применять со следующего раунда.
rules-boxes = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
rules-duel-end-title = Конец
rules-duel-end =
    Игра кончается после раунда, в котором чья-то карта заполнилась или ни один из игроков не смог или не захотел рисовать.
rules-duel-score-title = Подсчёт
rules-duel-score =
    Владение — это группа одинаковых гербов, соединённых сторонами. Оно приносит число клеток, умноженное на число крестов. Побеждает тот, у кого очков больше; среди равных — у кого больше самое большое владение; затем победу делят.
rules-duel-score-picture = Владение в рамке: 3 клетки × 2 креста = 6 очков.
`,"./ru/table.ftl":`# Стол.
joining = Идём к столу…
joining-preparing = Правила готовятся: { $percent } %
to-front-door = На главную страницу
watching = наблюдение
players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
stage-setup = подготовка
stage-round = раунд { $round }
stage-round-of = раунд { $round } из { $rounds }
dynasty-game = партия { $number } Династии
title-your-turn = Твой ход
line-lost = Связь потеряна. Пробуем снова…

row-current = Этот раунд
row-next = Следующий раунд
row-first = Первый ряд
kings-waiting = Короли ждут
domino-spoken = участок { $number }: { $faces }
domino-used = участок { $number }, уже положен
pick-domino = Поставить короля на участок { $number }

kingdom-of = Королевство: { $owner }
kingdom-enlarge = Показать крупно: { $owner }
kingdom-placing = { $label }. Стрелки двигают, R поворачивает участок, Enter кладёт его.
kingdom-back = Назад к моему королевству
other-kingdoms = Другие королевства
ghost-spoken = { $left } и { $right }, { $gain ->
    [one] ещё { $gain } очко
    [few] ещё { $gain } очка
    [many] ещё { $gain } очков
   *[other] ещё { $gain } очка
}
regions-label = Очки на сейчас, по областям
region-worth = { $terrain }: { $squares } × { $crowns } = { $points }
to-act = ходит
time-left = Осталось времени: { $time }
seat-away = отсутствует
seat-substituted = играет компьютер

count-coin = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
count-knight = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
}
count-tower = { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
}
queen-here = Королева в гостях
queen-waits = Королева пока ни у кого
street = Планшет «Строительство»
street-pile = { $count ->
    [one] в стопке { $count }
    [few] в стопке { $count }
    [many] в стопке { $count }
   *[other] в стопке { $count }
}
street-empty = пустое место
dragon-here = дракон
dragon-home = дракон в пещере
bank = В банке: рыцари — { $knights }, башни — { $towers }
card-points = очк.
card-per = за
building-bakery-does = 2 очка за каждое поле.
building-sawmill-does = 2 очка за каждый лес.
building-fishmonger-does = Даёт рыцаря. 2 очка за каждое озеро.
building-spinning_mill-does = Даёт рыцаря. 2 очка за каждую равнину.
building-school_of_magic-does = Даёт рыцаря и башню. 2 очка за каждое болото.
building-foundry-does = Даёт рыцаря. 2 очка за каждые горы.
building-church-does = 2 очка за каждый город.
building-safe_tower-does = Даёт башню. При сборе налогов каждая башня добавляет монету. 2 очка.
building-safe_knight-does = Даёт рыцаря. При сборе налогов каждый рыцарь добавляет монету. 2 очка.
building-small_tavern-does = Даёт 2 рыцарей. 3 очка.
building-big_tavern-does = Даёт 3 рыцарей. 2 очка.
building-guardtower-does = Даёт 2 башни. 3 очка.
building-fortress-does = Даёт 3 башни. 2 очка.
building-travelling_castle-does = Даёт башню. 1 очко за каждую твою башню.
building-training_camp-does = Даёт рыцаря. 1 очко за каждого твоего рыцаря.
building-statue-does = 5 очков.
building-queens_tower-does = Корона для её города и башня.

tracker = { $count ->
    [one] Ещё выйдет { $count } участок
    [few] Ещё выйдут { $count } участка
    [many] Ещё выйдут { $count } участков
   *[other] Ещё выйдут { $count } участка
}
tracker-left = Так и не открыто: { $count ->
    [one] { $count } участок
    [few] { $count } участка
    [many] { $count } участков
   *[other] { $count } участка
}
tracker-seen = уже выходили

tab-log = Ход игры
tab-chat = Чат
tab-menu = Стол
log = Что произошло
log-row = Новый ряд: { $numbers }
log-kings = Порядок королей: { $names }
log-market = Новые здания: { $buildings }
log-pick = { $who }: выбран участок { $number }
log-place = { $who }: участок лёг на { $squares }
log-discard = { $who }: участок отправлен в сброс
log-tax = { $which ->
    [both] { $who }: налоги с обоих квадратов
    [left] { $who }: налоги с левого квадрата
   *[right] { $who }: налоги с правого квадрата
}
log-build = { $who }: здание на { $square } за { $price }
log-dragon = { $who }: дракон летит к зданию за { $price }
log-first = Первый бросок: { $name }
log-roll = Кубики брошены
log-take = { $count ->
    [one] { $who }: взят кубик { $dice }
    [few] { $who }: взяты кубики { $dice }
    [many] { $who }: взяты кубики { $dice }
   *[other] { $who }: взяты кубики { $dice }
}
log-turn = { $who }: кубик { $die } повёрнут
log-cross = { $who }: крест замка на кубике { $die }
log-coat = { $who }: кубик { $die } — теперь { $coat }
log-mode = { $mode ->
    [free] { $who }: рисует где угодно
    [split] { $who }: разделяет пару
   *[free_split] { $who }: разделяет пару и рисует где угодно
}
log-skip = { $who }: рисовать негде
log-domains = { $who }: выбраны владения ({ $coat })
log-bless = { $who }: ещё один крест на { $square }
log-takeback = { $who }: последний ход взят назад

chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Скажи что-нибудь
chat-send = Отправить
chat-spectator = Зритель
chat-team = (команда)
chat-team-only = Только для моей команды
chat-muted = Чат отключён
chat-muted-words = Ты не видишь, что говорят другие.
chat-mute = Отключить других
chat-unmute = Снова слышать других
reaction-bravo = Браво!
reaction-wow = Ого!
reaction-oops = Ой…
reaction-thanks = Спасибо
reaction-luck = Удачи!
reaction-hurry = Твой ход!

text-view = Стол словами
text-choices = Можно
text-taken = { $domino } ({ $who })
text-castle-only = только замок
ask-take_back = Попросить взять последний ход назад
ask-abort = Предложить закончить игру без победителя
ask-substitute = Предложить, чтобы за отсутствующих играл компьютер
question-take_back = Взять последний ход назад? Просит: { $names }.
question-abort = Закончить игру без победителя? Предлагает: { $names }.
question-substitute = Пусть за отсутствующих играет компьютер? Предлагает: { $names }.
agree = Согласиться
refuse = Нет
withdraw = Отозвать
resign = Сдаться
resign-sure = Сдаться за место «{ $seat }»? Дальше играет компьютер.
rules-of-game = Правила этой игры
commitment-explained = Расклад был определён до начала игры. Это его печать; секрет, который её открывает, покажут в конце:

due-who = { $who }: { $words }
due-over = Игра окончена.
due-aborted = Игра закончена без победителя.
due-chance = Раздача…
due-other = Ходит { $who }.
due-thinking = { $who } думает…
due-preparing = Компьютерные игроки готовятся: { $percent } %
due-confirm = Ход тебя устраивает?
due-pick = Поставь короля на участок следующего ряда.
due-place = Положи участок { $number }.
due-discard = Участку { $number } нет места: он отправляется в сброс.
due-tax = Собрать налоги?
due-build = Строй или иди дальше.
due-site = Выбери свободный квадрат с городом.
due-dragon = Подкупи дракона за монету или не трогай его.
due-duel-take = Возьми кубики.
due-duel-turn = Повернуть один из кубиков?
due-duel-cross = Поставить крест замка на кубик?
due-duel-coat = Каким гербом станет джокер?
due-duel-mode = Как рисуешь?
due-duel-place = Нарисуй пару на карте.
due-duel-skip = Твоим кубикам нет места на карте: в этом раунде ты ничего не рисуешь.
due-duel-domains = Владения какого герба принесут больше?
due-duel-bless = Добавь крест на клетку.
rotate = Повернуть
rotate-hint = Повернуть участок (R или колёсико мыши)
place-here = Положить сюда
undo = Взять назад
confirm = Подтвердить
do-discard = В сброс
do-skip = Не рисовать
do-tax-none = Без налогов
do-tax-left = Налог: { $left }
do-tax-right = Налог: { $right }
do-tax-both = Налог с обоих
do-build-none = Не строить
do-dragon-none = Не трогать дракона
do-turn-none = Оставить кубики
do-cross-none = Не сейчас
do-mode-normal = Рядом
do-mode-free = Где угодно
do-mode-split = Разделить пару
do-mode-free_split = Разделить и где угодно
do-pick = Выбрать участок { $number }
do-place = Положить участок на { $squares }
do-build = Построить на { $square } за { $price }
do-dragon = Отправить дракона к зданию за { $price }
do-take = { $count ->
    [one] Взять кубик { $dice }
    [few] Взять кубики { $dice }
    [many] Взять кубики { $dice }
   *[other] Взять кубики { $dice }
}
do-turn = Повернуть кубик { $die }
do-cross = Поставить крест замка на кубик { $die }
do-coat = Сделать кубик { $die }: { $coat }
do-domains = Выбрать владения ({ $coat })
do-bless = Добавить крест на { $square }

hint = Подсказка
hint-title = Показать хорошие продолжения (H)
hint-thinking = Обдумываем твой ход…
hint-ideas = { $count ->
    [one] { $count } идея
    [few] { $count } идеи, лучшая первой
    [many] { $count } идей, лучшая первой
   *[other] { $count } идеи, лучшая первой
}
hint-wins = побед: { $win }
hint-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hint-tries = { $count ->
    [one] { $count } проба
    [few] { $count } пробы
    [many] { $count } проб
   *[other] { $count } пробы
}
hint-exact = точный расчёт
hint-take = Выбрать это
hint-close = Закрыть подсказку

dice = Кубики
dice-free = На столе
dice-take = { $count ->
    [one] Взять этот кубик
    [few] Взять эти кубики
    [many] Взять эти кубики
   *[other] Взять эти кубики
}
die-spoken = кубик { $die }: { $coat }, { $crosses ->
    [0] без крестов
    [one] { $crosses } крест
    [few] { $crosses } креста
    [many] { $crosses } крестов
   *[other] { $crosses } креста
}
map-of = Карта владений: { $owner }
spellbook = Свиток с заклинаниями
spell-free_placement = Где угодно
spell-split = Разделить пару
spell-double_take = Взять два кубика
spell-turn_die = Повернуть кубик
spell-three_per_domain = По три за владение
spell-extra_cross = Ещё один крест
spell-free_placement-does = Один раз: нарисуй пару там, где она не касается ничего подходящего.
spell-split-does = Один раз: нарисуй половины порознь, каждую там, где она подходит.
spell-double_take-does = Один раз: возьми сразу два кубика, когда выбираешь первым.
spell-turn_die-does = Один раз: поверни один из своих кубиков другой гранью.
spell-three_per_domain-does = Сразу: выбери герб; каждое его владение принесёт на 3 очка больше.
spell-extra_cross-does = Сразу: добавь крест на клетку своей карты.
spell-at-once = сразу
spell-boxes = { $count } из { $total }
spell-state-open = свободны
spell-state-won = получены, можно применить со следующего раунда
spell-state-ready = готовы
spell-state-used = применены
spell-state-closed = достались сопернику
bonus-coat = Ещё по три за владение:

waiting-title = Ждём игроков
waiting-words = Игра начнётся, когда все придут.
seat-here = на месте
seat-awaited = ещё не пришёл
copy-by-hand = Скопируй эту ссылку:
copied = Скопировано
your-name = Твоё имя ({ $seat })
your-colour = Твой цвет

end-title = Игра окончена
end-won = { $count ->
    [one] Побеждает { $winners }!
    [few] Побеждают { $winners }!
    [many] Побеждают { $winners }!
   *[other] Побеждают { $winners }!
}
end-shared = Победу делят { $winners }!
end-tie-broken = При равных очках побеждает { $winners }!
end-tie-kingdomino = Очков поровну: решает самая большая область, затем короны.
end-tie-queendomino = Очков поровну: решает самая большая область.
end-tie-duel = Очков поровну: решает самое большое владение.
end-dynasty-won = { $count ->
    [one] Династию выигрывает { $winners }!
    [few] Династию выигрывают { $winners }!
    [many] Династию выигрывают { $winners }!
   *[other] Династию выигрывают { $winners }!
}
end-dynasty-shared = Победу в Династии делят { $winners }!
end-dynasty-game = Партия { $number }: { $words }
end-dynasty-standing = Счёт Династии: { $points }.
end-show-all = Показать всё
score-line = Строка
score-carried = Из прошлых партий
rematch = Сыграть ещё
next-of-dynasty = Следующая партия Династии
see-replay = Повтор
share-replay = Поделиться повтором
download-record = Скачать запись
fair-title = Честным ли был расклад?
fair-words = До игры сервер опубликовал печать своего тайного перемешивания; команда «crownfield verify» по скачанной записи проверяет, что секрет подходит к печати и каждый участок вышел так, как говорит секрет.
fair-commitment = Печать, показана с самого начала
fair-secret = Секрет, показан теперь
`});export{e as default};