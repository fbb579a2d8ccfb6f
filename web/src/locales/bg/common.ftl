# Думи, общи за всички страници.
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
code-wrong_token = Тази връзка не е за тази маса или домакинът я е сменил.
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
code-damaged = Тази игра е повредена на диска на сървъра и не може да се отвори. Кажете на човека, който се грижи за сървъра.
code-spent = Тази покана вече е използвана.
code-present = Никой не отсъства.
code-too_soon = Който отсъства, беше тук преди малко. Изчакай половин минута.
code-reload = Страницата и сървърът са с различни версии. Зареди страницата отново.
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
