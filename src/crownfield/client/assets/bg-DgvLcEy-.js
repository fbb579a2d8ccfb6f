var e=Object.assign({"./bg/common.ftl":`# Думи, общи за всички страници.
skip-to-content = Към съдържанието
page-failed = Страницата не можа да се зареди.
reload = Зареди отново
nav-label = Страници
nav-home = Crownfield, начална страница
nav-new = Нова игра
nav-games = Моите игри
nav-learn = Научи се
nav-rules = Правила
nav-score = Бележник за точки

settings = Настройки
settings-language = Език
settings-theme = Цветове
settings-theme-auto = Като на устройството
settings-theme-light = Светли
settings-theme-dark = Тъмни
settings-sound = Звук
settings-motion = Движение на фигурите
settings-confirm = Потвърждаване на всеки ход
settings-muted = Заглуши чата
term-rules = Правила: { $title }
term-close = Обратно към играта
term-all = Всички правила (нов раздел)

game-kingdomino = Кингдомино
game-queendomino = Куиндомино
game-duel = Кингдомино Дуел
game-royal-wedding = Кралска сватба

level-page = Паж
level-squire = Оръженосец
level-steward = Управител
level-marshal = Маршал
level-chancellor = Канцлер
level-regent = Регент

colour-0 = Розов
colour-1 = Жълт
colour-2 = Зелен
colour-3 = Син
colour-4 = Оранжев
colour-5 = Виолетов
colour-6 = Бял
colour-7 = Червен

terrain-wheat = житно поле
terrain-forest = гора
terrain-lake = езеро
terrain-pasture = ливада
terrain-swamp = блато
terrain-mine = планина
terrain-town = град
terrain-castle = замък

coat-dot = точка
coat-line = линия
coat-double_dot = две точки
coat-double_line = две линии
coat-filled = запълнен
coat-quarters = четвърти
coat-joker = жокер

building-bakery = Пекарна
building-sawmill = Дъскорезница
building-fishmonger = Рибарница
building-spinning_mill = Тъкачница
building-school_of_magic = Школа по магия
building-foundry = Леярна
building-church = Църква
building-safe_tower = Сейф (кули)
building-safe_knight = Сейф (рицари)
building-small_tavern = Малка кръчма
building-big_tavern = Голяма кръчма
building-guardtower = Стражева кула
building-fortress = Крепост
building-travelling_castle = Странстващ замък
building-training_camp = Тренировъчен лагер
building-statue = Статуя
building-queens_tower = Кулата на кралицата

score-wheat = Житни поля
score-forest = Гори
score-lake = Езера
score-pasture = Ливади
score-swamp = Блата
score-mine = Планини
score-town = Градове
score-coins = Монети
score-middle_kingdom = Средното кралство
score-harmony = Хармония
score-three_per_domain = По три за владение
score-total = Общо

points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
crowns = { $count ->
    [0] без корона
    [one] { $count } корона
   *[other] { $count } корони
}
crosses = { $count ->
    [0] без кръст
    [one] { $count } кръст
   *[other] { $count } кръста
}

code-unreadable = Сървърът не можа да прочете това.
code-too_large = Това е твърде дълго.
code-too_fast = Твърде бързо. Изчакай малко и опитай отново.
code-unknown_game = Няма игра с такова име.
code-unknown_table = Няма такава маса. Може да е изтрита.
code-wrong_token = Тази връзка не е за тази маса.
code-not_your_seat = Това място не е твое.
code-not_your_turn = Не е твой ред.
code-stale = Междувременно нещо се промени. Погледни отново.
code-not_allowed = Правилата не го позволяват.
code-nothing_to_undo = Няма какво да се върне.
code-revealed = След това беше разкрито нещо ново, затова нищо не може да се върне.
code-not_complete = Ходът още не е завършен.
code-bad_options = Тези варианти не вървят заедно.
code-bad_record = Crownfield не може да прочете този запис.
code-not_started = Играта още не е започнала.
code-over = Играта свърши.
code-too_many_games = Оттук има твърде много започнати игри. Първо завърши някоя.
code-compiling = Правилата на тази игра още се подготвят.
code-server_error = Нещо се обърка на сървъра.
code-colour_taken = Някой друг вече има този цвят.
code-no_free_seat = На тази маса вече няма свободно място.
code-no_hints = Няма подсказки, докато друг човек играе от друго устройство.
code-no_network = Няма подсказка: мрежата на компютърните играчи липсва или е повредена на този сървър.
code-unreachable = Няма връзка със сървъра.

# What is wrong with a record or a kingdom.
reason-line = Ред { $line }: { $why }
reason-no_record = Това не е запис на игра.
reason-damaged = Записът е повреден тук.
reason-illegal = Правилата не позволяват този ход тук.
reason-other_pieces = Тази игра е играна с други плочки, не с тукашните.
reason-wrong_scores = Точките в записа не са тези от играта.
reason-too_long = По-дълго е, отколкото може да бъде една игра.
reason-no_castle = Едно кралство има точно един замък.
reason-odd_squares = Липсва другата половина на една плочка.
reason-too_wide = Кралството е по-широко или по-високо от позволеното.
reason-apart = Всички квадрати трябва да са свързани със замъка.
reason-not_in_the_box = В кутията няма такива части.
`,"./bg/lessons.ftl":`# Кингдомино.
lesson-kingdomino-welcome-title = Твоят замък
lesson-kingdomino-welcome = Този замък е всичко, което имаш. През следващите минути ще полагаш земя около него, най-много 5\xA0×\xA05 квадрата. Печелят големите области с много корони.
lesson-kingdomino-pick-title = Избери домино плочка
lesson-kingdomino-pick = Четири плочки лежат в редица, подредени по номер. Важни са короните: постави своя крал на плочката с най-много корони.
lesson-kingdomino-pick-hint = Преброй златните корони. Една от плочките има две.
lesson-kingdomino-pick-done = Две корони, добър избор. Високите номера носят корони. Но имат и цена: скоро ще я видиш.
lesson-kingdomino-place-title = Положи я до замъка
lesson-kingdomino-place = Замъкът е жокер: до него може да лежи всякаква земя. Положи плочката така, че едната ѝ половина да има обща страна със замъка. Ако искаш, първо я завърти.
lesson-kingdomino-place-hint = Едната половина трябва да има обща страна със замъка; допир в ъгъл не стига.
lesson-kingdomino-place-done = Стои добре. Другата половина може да лежи където си поиска.
lesson-kingdomino-connect-title = Еднакво до еднакво
lesson-kingdomino-connect = Отсега нататък плочката трябва да докосва замъка или едната ѝ половина да докосва своя терен: гора до гора, житни поля до житни поля. Положи тази.
lesson-kingdomino-connect-hint = Търси страна, на която гора среща гора, жито среща жито, или замъка. Златните рамки показват възможните квадрати; може би трябва да завъртиш плочката.
lesson-kingdomino-connect-done = Пасва. Какво докосва останалата част от плочката, е без значение.
lesson-kingdomino-grow-title = Нека расте
lesson-kingdomino-grow = Два квадрата ливада без корона. Положи ги така, че да носят точки: свържи ги с ливадата с двете корони.
lesson-kingdomino-grow-hint = Поне едната половина трябва да има обща страна с ливадата с короните.
lesson-kingdomino-grow-done = Сега ливадата има 3 квадрата и 2 корони: 3\xA0×\xA02 = 6 точки вместо 2.
lesson-kingdomino-region-title = Преброй
lesson-kingdomino-region = Една област струва броя на квадратите си по броя на короните си. Коя област тук струва най-много? Посочи я.
lesson-kingdomino-region-hint = Умножи: житото до замъка е 2 квадрата с 1 корона, гората също. Има ли нещо повече?
lesson-kingdomino-region-done = Ливадата: 3\xA0×\xA02 = 6. Езерото и блатото нямат корона и засега не струват нищо.
lesson-kingdomino-room-title = Пет на пет
lesson-kingdomino-room = Кралството може да е широко 5 квадрата и високо 5, не повече. Твоето вече е широко 5. Положи тази плочка в останалото място.
lesson-kingdomino-room-hint = Нова колона отляво или отдясно няма. Още един ред, горе или долу, е свободен; и едната половина трябва да докосва своя терен.
lesson-kingdomino-room-done = Чудесно. Плочка, за която няма място, се изважда от игра, затова внимавай за празнините.
lesson-kingdomino-order-title = Цената на короните
lesson-kingdomino-order = В следващия рунд кралете ходят от най-малкия номер към най-големия, и който ходи пръв, пръв избира. Искаш следващия път да избираш преди другите. Коя плочка взимаш?
lesson-kingdomino-order-hint = Редът следва номерата. Вземи най-малкия.
lesson-kingdomino-order-done = Номер 7 е само вода, но ще избираш преди всички. Това е цялата игра: добра земя сега или добър избор после.
lesson-kingdomino-end-title = Вече знаеш всичко
lesson-kingdomino-end = Когато последната редица е положена, печели най-големият сбор от областите. Компютърът те чака; не хапе.

# Куиндомино.
lesson-queendomino-welcome-title = Кралски двор
lesson-queendomino-welcome = Познаваш Кингдомино: земята расте по същия начин. Нови са червените градове, съкровищницата ти със 7 монети и един рицар. След полагането на плочка можеш да събереш данъци, да строиш и да подкупиш дракона, в този ред.
lesson-queendomino-tax-title = Данъци
lesson-queendomino-tax = Току-що положи двата квадрата в рамка. Рицар, поставен на един от тях, носи по монета за всеки квадрат от областта му. Къде твоят ще спечели повече?
lesson-queendomino-tax-hint = Преброй квадратите, свързани с всяка половина: гората или езерото?
lesson-queendomino-tax-done = Гората има 4 квадрата: 4 монети. Езерото би дало 1. Рицарят остава там до края.
lesson-queendomino-building-title = Избери сграда
lesson-queendomino-building = Имаш 6 монети и три отделни гори. Коя от тези сгради ще ти донесе най-много накрая?
lesson-queendomino-building-hint = Дъскорезницата дава точки за всяка гора поотделно, колкото и да е малка.
lesson-queendomino-building-done = 3 гори × 2 = 6 точки, повече от 5-те на Статуята. Плащаш колкото струва мястото ѝ на улицата.
lesson-queendomino-plot-title = Построй я
lesson-queendomino-plot = Сградите стоят на градски квадрати. Посочи свободен.
lesson-queendomino-plot-hint = Градовете са червените квадрати от тухли.
lesson-queendomino-plot-done = Готово. Можеш да строиш по веднъж на ход, на нови и на стари градски квадрати.
lesson-queendomino-queen-title = Кралицата
lesson-queendomino-queen = Новата ти Стражева кула носи две кули, значи имаш 2. Съперникът ти също има 2, а кралицата е при него. Къде отива тя?
lesson-queendomino-queen-me = При мен
lesson-queendomino-queen-rival = Остава при съперника
lesson-queendomino-queen-nobody = При никого
lesson-queendomino-queen-hint = Тя обича новото: при нея е поканен, който спечели кула и тогава има поне колкото всеки друг.
lesson-queendomino-queen-done = Равенството стига. С нея строиш с монета по-евтино, а накрая тя е още една корона в най-голямата ти област.
lesson-queendomino-dragon-title = Драконът
lesson-queendomino-dragon = За една монета драконът изгаря сграда от улицата; веднъж на рунд и никога по поръчка на домакина на кралицата. След теб е съперникът, който има пет отделни планини. Какво изгаряш?
lesson-queendomino-dragon-hint = Коя от тези сгради би дала точки за планини?
lesson-queendomino-dragon-done = Леярната би донесла на съперника 5\xA0×\xA02 = 10 точки. Сега е пепел.
lesson-queendomino-end-title = Да живее кралицата
lesson-queendomino-end = После избираш следващата си плочка, както винаги. Накрая три монети са точка, а сградите носят каквото пише на тях. Стига: към масата!

# Дуел.
lesson-duel-welcome-title = Карта и замък
lesson-duel-welcome = Двама играчи, четири зара и за всеки карта от 7\xA0×\xA05 квадрата със замък в средата. Всеки рунд рисуваш на картата си два герба, като домино плочка.
lesson-duel-take-title = Поделете заровете
lesson-duel-take = Хвърли заровете. Ти взимаш един, съперникът два, последният е твой. Кръстовете носят точки: вземи зара с най-много кръстове.
lesson-duel-take-hint = Един от заровете показва два кръста.
lesson-duel-take-done = Два кръста наведнъж: находка. Точката дойде при теб като последен зар.
lesson-duel-place-title = Рисувай
lesson-duel-place = Нарисувай двата си герба един до друг. Поне единият трябва да докосва замъка или еднакъв герб на картата ти.
lesson-duel-place-hint = Търси замъка или точка, която твоята точка може да докосне. Ако трябва, завърти двойката.
lesson-duel-place-done = Нарисувано. Еднакви гербове, които се докосват, са едно владение.
lesson-duel-domain-title = Владения
lesson-duel-domain = Няколко рунда по-късно. Едно владение струва квадратите си по кръстовете си. Посочи това, което струва най-много.
lesson-duel-domain-hint = Търси дълга редица от линии.
lesson-duel-domain-done = 4 квадрата × 2 кръста = 8 точки. Двата кръста на запълнения герб, сам на своя квадрат, дават само 2.
lesson-duel-tick-title = Книгата със заклинания
lesson-duel-tick = След рисуването отмяташ кутийки в книгата, на реда на герба. Кой зар отмята кутийка?
lesson-duel-tick-plain = Такъв с герб и без кръст
lesson-duel-tick-crossed = Такъв с кръст
lesson-duel-tick-joker = Въпросителен знак
lesson-duel-tick-hint = Това е утеха: отмята онова, което носи малко точки.
lesson-duel-tick-done = Точно така. Гербовете без кръст не носят точки сами, но те приближават към заклинание.
lesson-duel-spell-title = Кой получава заклинанието?
lesson-duel-spell = На всеки ред в книгата има едно заклинание. Кой го получава?
lesson-duel-spell-first = Първият, който запълни реда
lesson-duel-spell-both = Всеки, който го запълни
lesson-duel-spell-last = Последният, който го запълни
lesson-duel-spell-hint = Това е надпревара.
lesson-duel-spell-done = Първият, а за другия редът е затворен. Заклинанията позволяват свободно рисуване, разделяне на двойката, завъртане на зар и още; всяко действа веднъж.
lesson-duel-end-title = Моливът е подострен
lesson-duel-end = Веднъж в играта замъкът дава кръст на един от заровете ти. Играта свършва, когато някоя карта е пълна или никой не може да рисува. Успех!
`,"./bg/pages.ftl":`# Думи, общи за няколко страници.
loading = Един момент …
try-again = Опитай отново
preparing-rules = Правилата на тази игра се подготвят
preparing-rules-why = Това става веднъж на нов сървър и трае до минута. Играта ще се отвори сама.
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
new-teams-off-text = Шест кралства по 5\xA0×\xA05.
new-teams-on = Отбори по двама
new-teams-on-text = Съотборниците делят замък, кралство 7\xA0×\xA07 и съкровищница.
new-teams-must = Осем души играят в отбори по двама: съотборниците делят замък, кралство 7\xA0×\xA07 и съкровищница.
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
option-mighty_duel-text = Всички 48 домино плочки и кралства 7\xA0×\xA07.
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
invite-text = Изпрати на всеки приятел неговата връзка: който я има, играе на това място от всяко устройство. Играта започва, щом всички дойдат.
invite-seat = Място { $seat } ({ $colour })
invite-watch = Само за гледане
invite-copy = Копирай връзката
invite-copied = Копирано
invite-qr = QR код
invite-qr-alt = QR код на връзката: { $who }
invite-enter = Към масата
invite-later = Ще намериш тези връзки и в „Моите игри“.

# Моите игри.
games-title = Моите игри
games-about = Пазят се само в този браузър. Който има връзката за дадено място, може да се върне и от друго устройство.
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
games-delete-list = Махни от списъка
games-delete-server = Изтрий за всички
games-delete-refused = Други още играят тази игра.
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
import-text = Всяка игра оставя запис: кратък текст с всичко изтеглено и всички ходове. Отвори го тук, за да го провериш и проследиш.
import-paste = Постави запис
import-show = Покажи играта
import-file = Отвори файл
import-drop = или пусни файл тук
import-another = Друг запис

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
`,"./bg/rules.ftl":`# Кингдомино.
rules-kingdomino-aim-title = Целта
rules-kingdomino-aim =
    Имаш замък и почти нищо друго. Рунд след рунд избираш домино плочка със земя и я полагаш до онова, което имаш.

    Накрая всяка област носи броя на квадратите си по броя на короните си. Печели, който има най-много точки.
rules-kingdomino-aim-picture = Пълно кралство от 5\xA0×\xA05 квадрата на стойност 53 точки.
rules-kingdomino-row-title = Редицата
rules-kingdomino-row =
    Плочките са номерирани от 1 до 48: малките номера са обикновена земя, големите носят корони. Във всеки рунд се теглят толкова плочки, колкото са кралете, подреждат се по номер и се нареждат в редица.

    За първата редица кралете се теглят на случаен принцип и всеки по този ред се поставя на свободна плочка. След това до нея се нарежда следващата редица.
rules-kingdomino-row-picture = Редица от четири. Кралят на най-малкия номер ходи пръв; една плочка е още свободна.
rules-kingdomino-turn-title = Твоят ход
rules-kingdomino-turn =
    Кралете ходят по реда на редицата, от най-малкия номер. На своя ход правиш две неща.

    Първо полагаш в кралството си плочката, на която стои кралят ти. После поставяш същия крал на свободна плочка от следващата редица. Скромна плочка сега означава ранен избор следващия път.

    В последния рунд вече няма какво да се избира.
rules-kingdomino-connect-title = Полагане на плочка
rules-kingdomino-connect =
    Плочката покрива два свободни квадрата, завъртяна както искаш. Поне едната половина трябва да има обща страна със замъка ти, който е жокер, или с квадрат от своя терен, който вече лежи там. Ъглите не се броят, а двете половини не се свързват помежду си.

    Какво докосва другата половина, е без значение.
rules-kingdomino-connect-picture = Жито до жито: тази плочка може да лежи тук, макар че планината ѝ не докосва нищо подобно.
rules-kingdomino-room-title = Пет на пет
rules-kingdomino-room =
    Кралството ти заедно със замъка може да е най-много 5 квадрата широко и 5 високо; във Великия дуел 7 и 7. Къде в него ще се окаже замъкът, е твоя работа.
rules-kingdomino-room-picture = Петте колони са заети, затова нищо не може да се положи по-наляво или по-надясно.
rules-kingdomino-discard-title = Когато няма място
rules-kingdomino-discard =
    Ако има място за плочката ти, трябва да я положиш. Ако няма, тя се изважда от игра; кралят ти все пак избира нова. С възможността „Свободно изваждане“ можеш да я извадиш при всички случаи.
rules-kingdomino-score-title = Броене
rules-kingdomino-score =
    Област е група квадрати от един терен, свързани със страните си. Тя носи броя на квадратите си по броя на короните в нея. Всяка област се брои отделно, а тази без корона не носи нищо. Замъкът не принадлежи на никоя област и не свързва области.
rules-kingdomino-score-picture = Езерото в рамка: 4 квадрата × 2 корони = 8 точки. Другото езеро е отделна област: 1\xA0×\xA01 = 1.
rules-kingdomino-ties-title = При равни точки
rules-kingdomino-ties =
    Сред равните печели този с по-голяма най-голяма област в квадрати; после с повече корони; после победата се дели.
rules-kingdomino-players-title = Двама, трима, четирима
rules-kingdomino-players =
    При двама всеки има два краля и така два хода в рунд; използват се 24 от 48-те плочки. При трима редиците са по три и се използват 36. При четирима се използват всички 48. Неизползваното остава неизвестно.
rules-kingdomino-variants-title = Варианти
rules-kingdomino-variants =
    Великият дуел: за двама, с всичките 48 плочки и кралства 7\xA0×\xA07.

    Средното кралство: 10 точки, ако никой квадрат не е на повече от два от замъка в никоя посока (три при 7\xA0×\xA07).

    Хармония: 5 точки за кралство без празнини, с всички квадрати запълнени.

    Династия: три игри поред; печели най-големият сбор.

# Куиндомино.
rules-queendomino-aim-title = Целта
rules-queendomino-aim =
    Кингдомино с кралски двор: земята дава данъци, градовете чакат сгради, драконът може да бъде подкупен, а кралицата живее при този с кулите. Кралството расте както в Кингдомино; първо прочети онази страница.

    Всеки започва със 7 монети и 1 рицар.
rules-queendomino-aim-picture = Червените квадрати са градове. На два има сгради, един е свободен; в блатото стои рицар.
rules-queendomino-turn-title = Твоят ход
rules-queendomino-turn =
    Пет стъпки в този ред: полагане на плочката; събиране на данъци; строеж; подкупване на дракона; поставяне на краля на следващата плочка. Трите в средата са по желание.

    Дори ако плочката ти е извадена от игра, пак можеш да строиш, да подкупваш и да избираш.
rules-queendomino-tax-title = Данъци
rules-queendomino-tax =
    След като положиш плочка, можеш да поставиш рицар от запаса си на едната ѝ половина или по един на двете. Всеки рицар веднага носи по монета за всеки квадрат от областта, в която стои, какъвто и да е теренът, с корони или без. Двама рицари в една област носят всеки пълната сума.

    Рицарят остава там до края.
rules-queendomino-tax-picture = Рицар, поставен в това блато от 4 квадрата, носи 4 монети.
rules-queendomino-build-title = Строеж
rules-queendomino-build =
    Веднъж на ход можеш да купиш сграда от улицата: шестте ѝ места струват от 5 до 0 монети. Тя се поставя на който и да е твой свободен градски квадрат, нов или стар; рицар там не пречи.

    Рицарите, които носи, идват в запаса ти и служат от следващия ти ход. Кулите стоят върху нея.
rules-queendomino-build-picture = Улицата: най-скъпото място е до купчината, най-евтиното е безплатно.
rules-queendomino-queen-title = Кралицата
rules-queendomino-queen =
    Когато спечелиш кула и тогава имаш поне колкото всеки друг играч, кралицата идва при теб, дори от чуждо кралство. Равенството стига; нищо друго не я мести.

    Докато е при теб, сградите ти струват с монета по-малко. Накрая тя е още една корона в най-голямата ти област.
rules-queendomino-dragon-title = Драконът
rules-queendomino-dragon =
    Докато драконът е в пещерата си, можеш да му платиш една монета, за да изгори сграда на улицата. После той седи на това място до края на рунда, така че изгаря най-много по една на рунд. Домакинът на кралицата не може да го подкупва.
rules-queendomino-round-title = Краят на рунда
rules-queendomino-round =
    Драконът се прибира. Сградите се плъзгат към евтиния край, а празнините се запълват от купчината, чийто връх винаги се вижда. След последния рунд вече нищо не се плъзга.
rules-queendomino-score-title = Броене
rules-queendomino-score =
    Три монети са точка, закръглено надолу. Областите носят квадрати по корони; градовете също, но корони там идват само от Кулата на кралицата или от самата кралица. Сградите носят каквото пише на тях.

    Сред равните печели този с по-голяма най-голяма област; после победата се дели.
rules-queendomino-buildings-title = Сградите
rules-queendomino-buildings = Какво дава всяка при построяването и какво носи накрая.
rules-queendomino-players-title = Двама, трима, четирима
rules-queendomino-players =
    Използват се всичките 48 плочки в редици по четири: дванадесет рунда. Двама играчи имат по два краля и строят 7\xA0×\xA07; трима или четирима имат по един крал и строят 5\xA0×\xA05. При трима по една плочка от редица остава и се изважда от игра.
rules-queendomino-wedding-title = Кралска сватба
rules-queendomino-wedding =
    Двете кутии заедно: редиците идват подред от кутията на Куиндомино и от тази на Кингдомино, а всичко друго е като в Куиндомино.

    Трима или четирима играят 24 рунда с редици по четири и строят 7\xA0×\xA07. Петима или шестима играят 12 рунда с редици по осем и строят 5\xA0×\xA05. Плочките без крал се изваждат от игра.
rules-queendomino-teams-title = Отбори
rules-queendomino-teams =
    Шестима или осмина могат да играят Кралска сватба в отбори по двама. Всеки съотборник има свой крал; отборът дели един замък, едно кралство 7\xA0×\xA07, монетите, рицарите, сградите и точките. Кралете ходят по реда на редицата, на когото и да са.

# Дуел.
rules-duel-aim-title = Целта
rules-duel-aim =
    Двама играчи, четири зара, два молива. Всеки има карта от 7\xA0×\xA05 квадрата със замък в средата. Всеки рунд рисуваш два герба, а владенията от еднакви гербове носят квадратите си по кръстовете си.
rules-duel-aim-picture = Карта след три рунда.
rules-duel-round-title = Един рунд
rules-duel-round =
    Единият хвърля четирите зара и взима един; другият взима два; последният зар е за първия. После двамата рисуват, първо този, който е хвърлял. Ролите се сменят всеки рунд.
rules-duel-round-picture = Заровете показват герб без кръст, с един или с два кръста, или въпросителен знак, жокера.
rules-duel-draw-title = Рисуване
rules-duel-draw =
    Двата ти герба се рисуват на два свободни квадрата с обща страна. Поне единият трябва да докосва замъка ти или еднакъв герб, който е бил там преди това.

    Въпросителният знак става какъвто герб поискаш, без кръст. Ако можеш да рисуваш, трябва; ако не, пропускаш рунда.
rules-duel-draw-picture = Точката докосва замъка и друга точка, затова двойката може да се нарисува тук.
rules-duel-castle-title = Кръстът на замъка
rules-duel-castle =
    Веднъж в играта можеш да добавиш кръст към един от двата зара, които рисуваш. Такъв зар не отмята кутийка.
rules-duel-spellbook-title = Книгата със заклинания
rules-duel-spellbook =
    Когато двамата са рисували, всеки нарисуван зар без кръст (и без въпросителен знак) отмята кутийка на реда на своя герб. Който пръв запълни ред, получава заклинанието му, а за другия редът е затворен. Ако двамата го запълнят в един рунд, получава го този, който е хвърлял.
rules-duel-spells-title = Заклинанията
rules-duel-spells = Всяко действа веднъж. Последните две действат веднага щом се спечелят; другите могат да се използват от следващия рунд.
rules-boxes = { $count ->
    [one] { $count } кутийка
   *[other] { $count } кутийки
}
rules-duel-end-title = Краят
rules-duel-end =
    Играта свършва след рунда, в който някоя карта се запълни или никой от двамата не може или не иска да рисува.
rules-duel-score-title = Броене
rules-duel-score =
    Владение е група еднакви гербове, свързани със страните си. То носи квадратите си по кръстовете си. Печели, който има най-много точки; сред равните този с по-голямо най-голямо владение; после победата се дели.
rules-duel-score-picture = Владението в рамка: 3 квадрата × 2 кръста = 6 точки.
`,"./bg/table.ftl":`# Масата.
joining = Отиваме на масата…
joining-preparing = Правилата се подготвят: { $percent } %
to-front-door = Към началната страница
watching = само гледаш
players = { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
}
stage-setup = подготовка
stage-round = рунд { $round }
stage-round-of = рунд { $round } от { $rounds }
dynasty-game = игра { $number } от Династията
title-your-turn = Твой ред е
line-lost = Връзката прекъсна. Опитваме отново…

row-current = Този рунд
row-next = Следващ рунд
row-first = Първа редица
kings-waiting = Чакащи крале
domino-spoken = плочка { $number }: { $faces }
domino-used = плочка { $number }, вече поставена
pick-domino = Постави краля си на плочка { $number }

kingdom-of = Кралството на { $owner }
kingdom-enlarge = Покажи голямо кралството на { $owner }
kingdom-placing = { $label }. Стрелките местят, R завърта плочката, Enter я поставя.
kingdom-back = Обратно към моето кралство
other-kingdoms = Другите кралства
ghost-spoken = { $left } и { $right }, { $gain ->
    [one] { $gain } точка повече
   *[other] { $gain } точки повече
}
regions-label = Точки досега по области
region-worth = { $terrain }: { $squares } × { $crowns } = { $points }
to-act = на ход
time-left = Оставащо време: { $time }
seat-away = отсъства
seat-substituted = играе компютър

count-coin = { $count ->
    [one] { $count } монета
   *[other] { $count } монети
}
count-knight = { $count ->
    [one] { $count } рицар
   *[other] { $count } рицари
}
count-tower = { $count ->
    [one] { $count } кула
   *[other] { $count } кули
}
queen-here = Кралицата е на гости
queen-waits = Кралицата още не гостува на никого
street = Улицата на строителите
street-pile = { $count ->
    [one] купчина от { $count }
   *[other] купчина от { $count }
}
street-empty = празен парцел
dragon-here = драконът
dragon-home = драконът е в пещерата си
bank = В банката: рицари { $knights }, кули { $towers }
card-points = точки
card-per = за
building-bakery-does = По 2 точки за всяка житна област.
building-sawmill-does = По 2 точки за всяка горска област.
building-fishmonger-does = Дава рицар. По 2 точки за всяко езеро.
building-spinning_mill-does = Дава рицар. По 2 точки за всяка ливада.
building-school_of_magic-does = Дава рицар и кула. По 2 точки за всяко блато.
building-foundry-does = Дава рицар. По 2 точки за всяка планина.
building-church-does = По 2 точки за всеки град.
building-safe_tower-does = Дава кула. Всяка кула добавя монета към данъците. 2 точки.
building-safe_knight-does = Дава рицар. Всеки рицар добавя монета към данъците. 2 точки.
building-small_tavern-does = Дава 2 рицари. 3 точки.
building-big_tavern-does = Дава 3 рицари. 2 точки.
building-guardtower-does = Дава 2 кули. 3 точки.
building-fortress-does = Дава 3 кули. 2 точки.
building-travelling_castle-does = Дава кула. По 1 точка за всяка твоя кула.
building-training_camp-does = Дава рицар. По 1 точка за всеки твой рицар.
building-statue-does = 5 точки.
building-queens_tower-does = Корона за града си и кула.

tracker = { $count ->
    [one] Предстои { $count } плочка
   *[other] Предстоят { $count } плочки
}
tracker-left = Останали скрити: { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}
tracker-seen = вече видяна

tab-log = Дневник
tab-chat = Разговор
tab-menu = Маса
log = Какво се случи
log-row = Нова редица: { $numbers }
log-kings = Кралете в реда { $names }
log-market = Нови сгради: { $buildings }
log-pick = { $who } избира плочка { $number }
log-place = { $who } поставя на { $squares }
log-discard = { $who } изважда плочката от игра
log-tax = { $which ->
    [both] { $who } събира данъци от двата квадрата
    [left] { $who } събира данъци от левия квадрат
   *[right] { $who } събира данъци от десния квадрат
}
log-build = { $who } строи на { $square } за { $price }
log-dragon = { $who } праща дракона към сградата за { $price }
log-first = { $name } хвърля пръв
log-roll = Заровете са хвърлени
log-take = { $count ->
    [one] { $who } взема зар { $dice }
   *[other] { $who } взема зарове { $dice }
}
log-turn = { $who } обръща зар { $die }
log-cross = { $who } слага кръста на замъка върху зар { $die }
log-coat = { $who } прави зар { $die }: { $coat }
log-mode = { $mode ->
    [free] { $who } рисува свободно
    [split] { $who } разделя двойката
   *[free_split] { $who } разделя двойката и рисува свободно
}
log-skip = { $who } не може да рисува
log-domains = { $who } избира владенията с герб { $coat }
log-bless = { $who } добавя кръст на { $square }
log-takeback = { $who } връща последния ход

chat = Разговор
chat-empty = Още никой не е казал нищо.
chat-write = Кажи нещо
chat-send = Изпрати
chat-spectator = Зрител
chat-team = (отбор)
chat-team-only = Само за моя отбор
chat-muted = Чатът е заглушен
chat-muted-words = Не виждаш какво казват другите.
chat-mute = Заглуши другите
chat-unmute = Чуй другите отново
reaction-bravo = Браво!
reaction-wow = Леле!
reaction-oops = Опа…
reaction-thanks = Благодаря
reaction-luck = Късмет!
reaction-hurry = Твой ред е!

text-view = Масата с думи
text-choices = Можеш да избереш
text-taken = { $domino } ({ $who })
text-castle-only = само замъкът
ask-take_back = Поискай връщане на последния ход
ask-abort = Поискай край без победител
ask-substitute = Поискай компютър да играе за отсъстващите
question-take_back = { $names } иска да върне последния ход.
question-abort = { $names } иска играта да свърши без победител.
question-substitute = { $names } иска компютър да играе за отсъстващите.
agree = Съгласие
refuse = Не
withdraw = Оттегли
resign = Предай се
resign-sure = Да се предаде { $seat }? Компютър ще довърши играта.
rules-of-game = Правила на тази игра
commitment-explained = Раздаването беше определено преди началото. Това е печатът му; тайната, която го отваря, се показва накрая:

due-who = { $who }: { $words }
due-over = Играта свърши.
due-aborted = Играта приключи без победител.
due-chance = Раздаване…
due-other = На ход: { $who }.
due-thinking = { $who } мисли…
due-preparing = Компютърните играчи се подготвят: { $percent } %
due-confirm = Харесва ли ти този ход?
due-pick = Постави краля си на плочка от следващата редица.
due-place = Положи плочка { $number }.
due-discard = Плочка { $number } не се побира никъде: изважда се от игра.
due-tax = Събиране на данъци?
due-build = Строй или продължи.
due-site = Избери свободен градски квадрат.
due-dragon = Прати дракона за монета или го остави.
due-duel-take = Вземи заровете си.
due-duel-turn = Ще обърнеш ли зар?
due-duel-cross = Кръстът на замъка върху някой зар?
due-duel-coat = Кой герб да бъде жокерът?
due-duel-mode = Как ще рисуваш?
due-duel-place = Нарисувай двойката на картата.
due-duel-skip = Заровете ти не се побират никъде на картата: този рунд не рисуваш.
due-duel-domains = Владенията с кой герб да носят повече?
due-duel-bless = Добави кръст на квадрат.
rotate = Завърти
rotate-hint = Завъртане на плочката (R или колелцето)
place-here = Постави тук
undo = Върни
confirm = Потвърди
do-discard = Извади я от игра
do-skip = Не рисувай
do-tax-none = Без данъци
do-tax-left = Данък: { $left }
do-tax-right = Данък: { $right }
do-tax-both = Данък от двата
do-build-none = Не строй
do-dragon-none = Остави дракона
do-turn-none = Остави заровете
do-cross-none = Не сега
do-mode-normal = Един до друг
do-mode-free = Рисувай свободно
do-mode-split = Раздели двойката
do-mode-free_split = Раздели и рисувай свободно
do-pick = Избери плочка { $number }
do-place = Постави на { $squares }
do-build = Построй на { $square } за { $price }
do-dragon = Прати дракона към сградата за { $price }
do-take = { $count ->
    [one] Вземи зар { $dice }
   *[other] Вземи зарове { $dice }
}
do-turn = Обърни зар { $die }
do-cross = Сложи кръста на замъка върху зар { $die }
do-coat = Направи зар { $die }: { $coat }
do-domains = Избери владенията с герб { $coat }
do-bless = Добави кръст на { $square }

hint = Подсказка
hint-title = Покажи добри продължения (H)
hint-thinking = Обмислям твоя ход…
hint-ideas = { $count ->
    [one] { $count } идея
   *[other] { $count } идеи, най-добрата е първа
}
hint-wins = печели { $win }
hint-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
hint-tries = { $count ->
    [one] изпробвано { $count } път
   *[other] изпробвано { $count } пъти
}
hint-exact = решено точно
hint-take = Избери това
hint-close = Затвори подсказката

dice = Зарове
dice-free = На масата
dice-take = { $count ->
    [one] Вземи този зар
   *[other] Вземи тези зарове
}
die-spoken = зар { $die }: { $coat }, { $crosses ->
    [0] без кръст
    [one] { $crosses } кръст
   *[other] { $crosses } кръста
}
map-of = Картата на { $owner }
spellbook = Книга със заклинания
spell-free_placement = Свободно рисуване
spell-split = Разделена двойка
spell-double_take = Два зара наведнъж
spell-turn_die = Обръщане на зар
spell-three_per_domain = По три за владение
spell-extra_cross = Още един кръст
spell-free_placement-does = Веднъж: рисуваш двойката там, където не пасва на нищо.
spell-split-does = Веднъж: рисуваш двете половини поотделно, всяка където пасва.
spell-double_take-does = Веднъж: когато избираш пръв, взимаш два зара наведнъж.
spell-turn_die-does = Веднъж: обръщаш един от заровете си на друга страна.
spell-three_per_domain-does = Веднага: избираш герб; всяко негово владение носи още 3 точки.
spell-extra_cross-does = Веднага: добавяш кръст на квадрат от картата си.
spell-at-once = веднага
spell-boxes = { $count } от { $total }
spell-state-open = свободно
spell-state-won = спечелено, за следващия рунд
spell-state-ready = готово
spell-state-used = използвано
spell-state-closed = спечелено от другия
bonus-coat = Още по три за владение:

waiting-title = Чакаме играчите
waiting-words = Играта започва, когато всички дойдат.
your-name = Твоето име ({ $seat })
your-colour = Твоят цвят
seat-here = тук е
seat-awaited = още го няма
copy-by-hand = Копирай тази връзка:
copied = Копирано

end-title = Играта свърши
end-won = { $count ->
    [one] Победител: { $winners }!
   *[other] Победители: { $winners }!
}
end-shared = Обща победа: { $winners }!
end-tie-broken = При равенство печели { $winners }!
end-tie-kingdomino = Точките са равни, затова решава най-голямата област, после короните.
end-tie-queendomino = Точките са равни, затова решава най-голямата област.
end-tie-duel = Точките са равни, затова решава най-голямото владение.
end-dynasty-won = { $count ->
    [one] Победител в Династията: { $winners }!
   *[other] Победители в Династията: { $winners }!
}
end-dynasty-shared = Обща победа в Династията: { $winners }!
end-dynasty-game = Игра { $number }: { $words }
end-dynasty-standing = Династията дотук: { $points }.
end-show-all = Покажи всичко
score-line = Ред
score-carried = От предишните игри
rematch = Още една игра
next-of-dynasty = Следваща игра от Династията
see-replay = Преглед
share-replay = Сподели прегледа
download-record = Изтегли записа
fair-title = Честно ли беше раздаването?
fair-words = Преди играта сървърът публикува печата на тайното разбъркване; „crownfield verify“ с изтегления запис проверява, че тайната отговаря на печата и че всяка плочка е дошла според нея.
fair-commitment = Печат, показан от началото
fair-secret = Тайна, показана сега
`});export{e as default};