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
settings-chat = Показвай разговора

game-kingdomino = Кингдомино
game-queendomino = Куиндомино
game-duel = Кингдомино Дуел
game-royal-wedding = Кралска сватба

level-squire = Оръженосец
level-steward = Управител

seat-0 = Розов
seat-1 = Жълт
seat-2 = Зелен
seat-3 = Син
seat-4 = Оранжев
seat-5 = Виолетов
seat-6 = Бял
seat-7 = Червен

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
code-not_complete = Ходът още не е завършен.
code-bad_options = Тези варианти не вървят заедно.
code-bad_record = Crownfield не може да прочете този запис.
code-not_started = Играта още не е започнала.
code-over = Играта свърши.
code-too_many_games = Оттук има твърде много започнати игри. Първо завърши някоя.
code-compiling = Правилата на тази игра още се подготвят.
code-server_error = Нещо се обърка на сървъра.
code-unreachable = Няма връзка със сървъра.
