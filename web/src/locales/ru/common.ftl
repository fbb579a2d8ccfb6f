# Слова, общие для всех страниц.
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
code-wrong_token = Эта ссылка не подходит к столу, или хозяин её заменил.
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
code-damaged = Эта партия повреждена на диске сервера, и открыть её нельзя. Сообщите тому, кто отвечает за сервер.
code-spent = Это приглашение уже использовано.
code-present = Никто не отсутствует.
code-too_soon = Отсутствующий был здесь только что. Подожди полминуты.
code-reload = У этой страницы и у сервера разные версии. Загрузи страницу заново.
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
