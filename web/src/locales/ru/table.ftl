# Стол.
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
kings-bag = Ещё в мешке
kings-left = { $name }: { $count ->
    [one] { $count } король
    [few] { $count } короля
    [many] { $count } королей
   *[other] { $count } короля
}
kings-drawn = Вытянут: { $name }
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
seat-weaker = пока слабее

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
gain-knight = { $count ->
    [1] рыцаря
    [one] { $count } рыцаря
    [few] { $count } рыцарей
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
}
gain-tower = { $count ->
    [1] башню
    [one] { $count } башню
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
}
gain-crown = { $count ->
    [1] корону для своего города
    [one] { $count } корону для своего города
    [few] { $count } короны для своего города
    [many] { $count } корон для своего города
   *[other] { $count } короны для своего города
}
building-gives = Даёт { $gains }.
building-taxes = { $what ->
    [tower] При сборе налогов каждая башня добавляет монету.
   *[knight] При сборе налогов каждый рыцарь добавляет монету.
}
building-scores = { $count ->
    [one] { $count } очко.
    [few] { $count } очка.
    [many] { $count } очков.
   *[other] { $count } очка.
}
building-scores-per = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
} за { $what ->
    [wheat] каждое поле.
    [forest] каждый лес.
    [lake] каждое озеро.
    [pasture] каждую равнину.
    [swamp] каждое болото.
    [mine] каждые горы.
    [town] каждый город.
    [tower] каждую твою башню.
   *[knight] каждого твоего рыцаря.
}
building-nothing = Ничего не даёт.
guess-gains = Догадка: мы не видели, каких рыцарей и какие башни оно даёт.
guess-points = Его очки вероятны, но не точны.
guess-dice = Грани кубиков вероятны, но не точны.
guess-book = Сколько клеток в строке и какие чары она даёт, известно не наверняка.

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
log-king = Вытянут король: { $name }
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
skip-ends = Если ничего не нарисовать, игра закончится.
skip-may_end = Если никто из двоих не нарисует, игра закончится.
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
own-link = Твоя личная ссылка
own-link-text = Она ведёт на твоё место с других твоих устройств. Никому её не давай: у кого она есть, тот играет за тебя.
guest-new-link = Новая ссылка: { $name }
guest-replace-sure = { $name } отсутствует. Сделать новую ссылку для этого места? Старая его больше не откроет, и все за столом увидят, что это сделано тобой.
seat-replaced = Хозяин стола сделал новую ссылку для места: { $name } ({ $when }).
seen = Понятно
spent-how = Каждое приглашение — для одного гостя: кто откроет его первым, тот и займёт место, и больше ссылка не действует.
spent-mine = Это был ты? Вернись к столу на том устройстве, где открыл её: в меню там есть твоя личная ссылка для других устройств.
spent-other = Это был кто-то другой? Попроси новую ссылку у того, кто тебя пригласил.
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
download-dynasty = Скачать Династию
download-dynasty-lacks = Одна из прежних партий этой Династии удалена, поэтому сохранить её партии одним файлом нельзя.
fair-title = Честным ли был расклад?
fair-words = До игры сервер опубликовал печать своего тайного перемешивания; команда «crownfield verify» по скачанной записи проверяет, что секрет подходит к печати и каждый участок вышел так, как говорит секрет.
fair-commitment = Печать, показана с самого начала
fair-secret = Секрет, показан теперь
