# Думи, общи за няколко страници.
loading = Един момент …
try-again = Опитай отново
preparing-rules = Правилата на тази игра се подготвят
preparing-rules-why = Това става веднъж на нов сървър и трае няколко секунди. Играта ще се отвори сама.
square-free = свободно
square-knight = рицар
square-kingdom = Кралство
pieces-knights = Рицари
pieces-towers = Кули
pieces-queen = Кралицата
direction-n = нагоре
direction-e = надясно
direction-s = надолу
direction-w = наляво

# Началната страница.
home-tagline = построй кралство, плочка по плочка
home-title = Построй кралство, плочка по плочка
home-lead = Избери земя, положи я до своя замък, събирай корони. Кингдомино, Куиндомино, Кралска сватба и Дуел направо в браузъра: срещу компютъра, с приятели отдалеч или заедно пред един екран. Безплатно и без регистрация.
home-play = Играй
home-play-how = Кингдомино за двама, ти срещу компютъра. Около десет минути.
home-resume = Обратно към играта
home-learn-first = Първо ми покажи
home-board-label = Кралство с шест вида терен, което расте с по една домино плочка
home-board-done = Пълно кралство от истинска игра
home-doors = Още начини да започнеш
home-door-all = Всички игри
home-door-all-text = От двама до осем играчи, всички варианти, хора и компютри заедно.
home-door-friends = С приятели
home-door-friends-text = Подготви маса и изпрати на всеки приятел връзка или QR код.
home-door-learn = Научи се
home-door-learn-text = Кратък урок за всяка игра, направо на дъската.
home-door-score = Бележник за точки
home-door-score-text = Играеш с кутията на масата? Сглоби кралството си тук и виж точките.
home-door-replay = Разгледай запис
home-door-replay-text = Отвори записа на игра и я проследи стъпка по стъпка.
home-door-games = Моите игри
home-door-games-text = Всички игри на това устройство и пътят обратно към тях.
home-trademark = Kingdomino и Queendomino са търговски марки на Blue Orange. Crownfield е независим проект, не е създаден и не е одобрен от издателя и не съдържа рисунки или текстове от печатните игри. Ако ти харесват тук, купи кутиите: на масата са прекрасни.

# Подготовка на игра.
new-title = Нова игра
new-game = Коя игра?
new-kind-kingdomino = Класиката: избирай, полагай, събирай корони.
new-kind-queendomino = С градове, данъци, кралица и дракон.
new-kind-royal_wedding = Двете кутии заедно, за големи компании и отбори.
new-kind-duel = Зарове и молив: две карти и книга със заклинания.
new-kind-players = от { $least } до { $most } играчи
new-players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
new-learn = Покажи ми как се играе
new-rules = Прочети правилата
new-seats = Кой къде седи?
new-count = Играчи
new-seat-who = Място { $seat }: кой играе
new-seat-name = Място { $seat }: име
new-seat-colour = Място { $seat }: цвят
new-name = Име
new-who-me = Аз
new-who-here = Друг човек на това устройство
new-who-link = Приятел, с връзка
new-who-computer = Компютър: { $level }
new-computers = Компютър
new-about-level-page = Често греши в преценката. Подходящ за първа игра.
new-about-level-squire = Вижда очевидното, но още греши.
new-about-level-steward = Играе стабилно, с грешка от време на време.
new-about-level-marshal = Играе добре и рядко греши.
new-about-level-chancellor = Никога не е небрежен: преценява всеки ход от пръв поглед.
new-about-level-regent = Мисли напред, по секунда за всеки ход. Най-силният.
new-teams-seats = Съотборниците са един до друг в този списък и имат общо кралство.
new-options = Възможности
new-teams = Поотделно или в отбори
new-teams-off = Всеки за себе си
new-teams-off-text = Шест кралства по 5 × 5.
new-teams-on = Отбори по двама
new-teams-on-text = Съотборниците делят замък, кралство 7 × 7 и съкровищница.
new-teams-must = Осем души играят в отбори по двама: съотборниците делят замък, кралство 7 × 7 и съкровищница.
new-dynasty = Династия
new-dynasty-text = Три игри поред; печели най-големият сбор.
new-confirm = Потвърждаване на хода
new-confirm-text = Ходът важи, когато го потвърдиш; дотогава можеш да го върнеш.
new-listed = Покажи масата на всички
new-listed-text = Стои на началната страница, докато свободните ѝ места се заемат.
new-time = Време за едно решение
new-time-text = На когото изтече, помага компютърът.
new-time-none = колкото е нужно
new-time-seconds = { $count ->
    [one] { $count } секунда
   *[other] { $count } секунди
}
new-time-minutes = { $count ->
    [one] { $count } минута
   *[other] { $count } минути
}
new-time-day = един ден
new-start = Към масата
option-mighty_duel = Великият дуел
option-mighty_duel-text = Всички 48 домино плочки и кралства 7 × 7.
option-middle_kingdom = Средното кралство
option-middle_kingdom-text = 10 точки, ако накрая замъкът ти е в средата.
option-harmony = Хармония
option-harmony-text = 5 точки за кралство без празнини.
option-may_discard = Свободно изваждане
option-may_discard-text = Можеш да извадиш плочка от игра, дори да има място за нея.
option-row = Плочки в редица
option-row-text = При четири една остава във всеки рунд.

# Покани.
invite-title = Масата е готова
invite-text = Изпрати на всеки приятел неговата връзка. Който я отвори пръв, получава мястото и връзката вече е използвана: мястото е само негово. Играта започва, щом всички дойдат.
invite-seat = Място { $seat } ({ $colour })
invite-watch = Само за гледане
invite-copy = Копирай връзката
invite-copied = Копирано
invite-qr = QR код
invite-qr-alt = QR код на връзката: { $who }
invite-enter = Към масата
invite-later = Ще намериш тези връзки и в „Моите игри“.
invite-renew = Оттегли
invite-renew-sure = Да оттегля ли тази връзка? Тя няма да отваря нищо повече, а за мястото ще получиш нова.

# Моите игри.
games-title = Моите игри
games-about = Пазят се само в този браузър. С личната си връзка от менюто на масата се връщаш и от друго устройство.
games-none = На това устройство още няма изиграни игри.
games-none-new = Подготви игра
games-status-waiting = чака играчи
games-status-playing = в ход
games-status-over = завършена
games-status-aborted = прекратена
games-rejoin = Продължи играта
games-table = Към масата
games-replay = Повторение
games-invitations = Връзки
games-delete = Изтрий
games-delete-sure = Да я махна от този списък или да я изтрия за всички?
games-delete-sure-list = Да я махна от този списък? За другите играта остава.
games-delete-list = Махни от списъка
games-delete-server = Изтрий за всички
games-delete-refused = И други играят или са играли тази игра: за тях тя остава.
games-delete-no = Остави я

# Повторения и записи.
replay-title = Повторение
replay-of = { $game }: повторение
replay-start = Масата преди първия ход
replay-controls = Разглеждане стъпка по стъпка
replay-first = Към началото (Home)
replay-back = Стъпка назад (стрелка наляво)
replay-play = Пусни (интервал)
replay-pause = Пауза (интервал)
replay-forward = Стъпка напред (стрелка надясно)
replay-last = Към края (End)
replay-step = Стъпка
replay-step-of = { $step } от { $last }
replay-side = Гледна точка
replay-won = { $count ->
    [one] Победител: { $names }.
   *[other] Победата си поделят { $names }.
}
replay-verified-yes = Раздаването е проверено
replay-verified-yes-text = Преди първия ход сървърът обяви отпечатък на разбъркването. Накрая разбъркването беше разкрито и съвпада с него: никой не е могъл да промени изтегленото.
replay-verified-no = Раздаването не съвпада
replay-verified-no-text = Изтегленото в този запис не следва от отпечатъка, обявен в началото. Някой е променил записа или раздаването.
replay-verified-open = Раздаването не е проверено
replay-verified-open-text = В този запис няма запечатано разбъркване или играта не е довършена, затова няма с какво да се сравни изтегленото. Всички ходове са проверени и са по правилата.
replay-download = Изтегли записа
replay-import-instead = Отвори запис от файл
import-title = Разгледай запис
import-text = Всяка игра оставя запис: кратък текст с всичко изтеглено и всички ходове. Отвори го тук, за да го провериш и проследиш. Файлът на една Династия съдържа записите на игрите ѝ; тук избираш коя от тях да разгледаш.
import-paste = Постави запис
import-show = Покажи играта
import-file = Отвори файл
import-drop = или пусни файл тук
import-another = Друг запис
import-games = Игри от Династията
import-game = Игра { $number }
import-sums = Всички игри заедно: { $points }.

# Бележникът за точки.
pad-title = Бележник за точки
pad-about = За кутията на твоята маса: избери терен, натискай квадратите и точките се появяват ред по ред.
pad-terrain = Терен
pad-coat = Герб
pad-crowns = Корони
pad-crosses = Кръстове
pad-erase = изтрий
pad-building = Сграда
pad-building-none = свободно място
pad-knight = с рицар
pad-grid = Размер
pad-coins = Монети
pad-knights = Рицари в запаса
pad-queen = Кралицата е тук
pad-royal_wedding = Кралска сватба (двете кутии)
pad-middle_kingdom = Средното кралство
pad-harmony = Хармония
pad-bonus = По 3 точки за владение с герб
pad-bonus-none = без герб
pad-keys = Клавиши: стрелки за движение, Enter за полагане, първата буква на английската дума за терена (w f l p s m t; в Дуел d l D L f q), цифра за короните или кръстовете, Delete за изтриване.
pad-board = Твоето кралство
pad-clear = Започни отначало
pad-result = Точки
pad-empty = Натисни квадрат, за да започнеш.
pad-odd = { $count ->
    [one] { $count } квадрат: липсва другата половина на плочката.
   *[other] { $count } квадрата: липсва другата половина на някоя плочка.
}

# Адреси, които не водят никъде.
notfound-title = Няма такова място
notfound-text = Този адрес не води никъде в кралството.
notfound-home = Към началната страница

# Рамката на уроците и правилата.
learn-title = Научи се
learn-of = Научи { $game }
learn-games = Уроци
learn-progress = Стъпка { $step } от { $last }
learn-back = Назад
learn-next = Напред
learn-play = Играй срещу компютъра
learn-rules = Прочети правилата
learn-turn-left = Завърти наляво
learn-turn-right = Завърти надясно
learn-turn-how = Дясната половина сочи { $direction } (клавиш R или колелцето на мишката).
rules-title = Правила
rules-of = Как се играе { $game }
rules-games = Игри
rules-contents = Раздели
rules-lesson = Опитай в урок
rules-play = Играй

# Open tables.
open-title = Отворени маси
open-free = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
open-none = В момента никой не чака. Подреди маса и виж кой ще дойде.
open-lay = Подреди маса
open-sit = Седни
