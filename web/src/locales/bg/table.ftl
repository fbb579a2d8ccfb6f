# Масата.
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
kings-bag = Още в торбичката
kings-left = { $name }: { $count ->
    [one] { $count } крал
   *[other] { $count } крале
}
kings-drawn = Изтеглен: { $name }
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
seat-weaker = засега по-слаб

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
gain-knight = { $count ->
    [1] рицар
    [one] { $count } рицар
   *[other] { $count } рицари
}
gain-tower = { $count ->
    [1] кула
    [one] { $count } кула
   *[other] { $count } кули
}
gain-crown = { $count ->
    [1] корона за града си
    [one] { $count } корона за града си
   *[other] { $count } корони за града си
}
building-gives = Дава { $gains }.
building-taxes = { $what ->
    [tower] Всяка кула добавя монета към данъците.
   *[knight] Всеки рицар добавя монета към данъците.
}
building-scores = { $count ->
    [one] { $count } точка.
   *[other] { $count } точки.
}
building-scores-per = По { $count ->
    [one] { $count } точка
   *[other] { $count } точки
} за { $what ->
    [wheat] всяка житна област.
    [forest] всяка горска област.
    [lake] всяко езеро.
    [pasture] всяка ливада.
    [swamp] всяко блато.
    [mine] всяка планина.
    [town] всеки град.
    [tower] всяка твоя кула.
   *[knight] всеки твой рицар.
}
building-nothing = Не дава нищо.
guess-gains = Предположение: не сме видели какви рицари и кули дава.
guess-points = Точките ѝ са вероятни, но не сигурни.
guess-dice = Страните на заровете са вероятни, но не сигурни.
guess-book = Колко кутийки има всеки ред и кое заклинание дава, е вероятно, но не сигурно.

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
log-king = Изтеглен е крал на { $name }
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
skip-ends = Ако не рисуваш, играта свършва.
skip-may_end = Ако никой от двамата не рисува, играта свършва.
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
own-link = Твоята лична връзка
own-link-text = Води до мястото ти и от другите ти устройства. Не я давай на никого: който я има, играе вместо теб.
guest-new-link = Нова връзка за { $name }
guest-replace-sure = { $name } отсъства. Да направя ли нова връзка за мястото? Старата няма да го отваря повече и всички на масата ще видят, че си го направил.
seat-replaced = Домакинът направи нова връзка за мястото на { $name } ({ $when }).
seen = Разбрах
spent-how = Всяка покана е за един гост: който я отвори пръв, получава мястото и връзката вече е използвана.
spent-mine = Ти ли беше? Върни се на масата от устройството, на което я отвори; в менюто там е личната ти връзка за други устройства.
spent-other = Някой друг ли беше? Поискай нова връзка от този, който те покани.
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
download-dynasty = Изтегли Династията
download-dynasty-lacks = По-ранна игра от тази Династия е изтрита, затова игрите ѝ не могат да се запазят в един файл.
fair-title = Честно ли беше раздаването?
fair-words = Преди играта сървърът публикува печата на тайното разбъркване; „crownfield verify“ с изтегления запис проверява, че тайната отговаря на печата и че всяка плочка е дошла според нея.
fair-commitment = Печат, показан от началото
fair-secret = Тайна, показана сега
