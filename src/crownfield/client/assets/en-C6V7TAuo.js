var e=Object.assign({"./en/common.ftl":`# Words shared by every page.
skip-to-content = Skip to content
page-failed = This page could not be loaded.
reload = Load again
nav-label = Pages
nav-home = Crownfield, front page
nav-new = New game
nav-games = My games
nav-learn = Learn
nav-rules = Rules
nav-score = Score pad

settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-motion = Moving pieces
settings-confirm = Confirm each turn
settings-muted = Mute the chat
term-rules = Rules: { $title }
term-close = Back to the game
term-all = All the rules (new tab)

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-duel = Kingdomino Duel
game-royal-wedding = Royal Wedding

level-page = Page
level-squire = Squire
level-steward = Steward
level-marshal = Marshal
level-chancellor = Chancellor
level-regent = Regent

colour-0 = Pink
colour-1 = Yellow
colour-2 = Green
colour-3 = Blue
colour-4 = Orange
colour-5 = Violet
colour-6 = White
colour-7 = Red

terrain-wheat = wheat field
terrain-forest = forest
terrain-lake = lake
terrain-pasture = pasture
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
terrain-castle = castle

coat-dot = dot
coat-line = line
coat-double_dot = two dots
coat-double_line = two lines
coat-filled = filled
coat-quarters = quarters
coat-joker = joker

building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger
building-spinning_mill = Spinning Mill
building-school_of_magic = School of Magic
building-foundry = Foundry
building-church = Church
building-safe_tower = Tower Treasury
building-safe_knight = Knight Treasury
building-small_tavern = Small Tavern
building-big_tavern = Big Tavern
building-guardtower = Guardtower
building-fortress = Fortress
building-travelling_castle = Travelling Castle
building-training_camp = Training Camp
building-statue = Statue
building-queens_tower = Queen’s Tower

score-wheat = Wheat fields
score-forest = Forests
score-lake = Lakes
score-pasture = Pastures
score-swamp = Swamps
score-mine = Mines
score-town = Towns
score-coins = Coins
score-middle_kingdom = Middle Kingdom
score-harmony = Harmony
score-three_per_domain = Three per domain
score-total = Total

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
crowns = { $count ->
    [0] no crown
    [one] { $count } crown
   *[other] { $count } crowns
}
crosses = { $count ->
    [0] no cross
    [one] { $count } cross
   *[other] { $count } crosses
}

# Why something was refused.
code-unreadable = The server could not read that.
code-too_large = That was too long.
code-too_fast = Too fast. Wait a moment and try again.
code-unknown_game = There is no game of that name.
code-unknown_table = There is no such table. It may have been deleted.
code-wrong_token = This link does not fit the table, or the host has replaced it.
code-not_your_seat = That seat is not yours.
code-not_your_turn = It is not your turn.
code-stale = The table has changed meanwhile. Look again.
code-not_allowed = The rules do not allow that.
code-nothing_to_undo = There is nothing to take back.
code-revealed = Something has been revealed since, so nothing can be taken back.
code-not_complete = The turn is not complete yet.
code-bad_options = These options do not go together.
code-bad_record = This is not a record that Crownfield can read.
code-not_started = The game has not started yet.
code-over = The game is over.
code-too_many_games = Too many games are open from here. Finish one first.
code-compiling = The rules of this game are still being prepared.
code-server_error = Something went wrong on the server.
code-colour_taken = Somebody else has that colour already.
code-no_free_seat = There is no free seat at this table any more.
code-no_hints = There are no hints while another person plays at another device.
code-no_network = There is no hint: the network of the computer players is missing or damaged on this server.
code-damaged = This game is damaged on the server’s disk and cannot be opened. Tell whoever runs the server.
code-spent = This invitation has been used already.
code-present = Nobody is away.
code-too_soon = Whoever is away was here a moment ago. Wait half a minute.
code-reload = This page and the server are of different versions. Load the page again.
code-unreachable = The server cannot be reached.

# What is wrong with a record or a kingdom.
reason-line = Line { $line }: { $why }
reason-no_record = This is not the record of a game.
reason-damaged = The record is damaged here.
reason-illegal = The rules do not allow this move here.
reason-other_pieces = This record was played with other pieces than the ones here.
reason-wrong_scores = The points written in the record are not those of the game.
reason-too_long = It is longer than any game can be.
reason-no_castle = A kingdom needs exactly one castle.
reason-odd_squares = The other half of a domino is missing.
reason-too_wide = The kingdom is wider or higher than its grid allows.
reason-apart = All squares must hang together with the castle.
reason-not_in_the_box = The box does not hold such pieces.
`,"./en/lessons.ftl":`# Kingdomino.
lesson-kingdomino-welcome-title = Your castle
lesson-kingdomino-welcome = This castle is all you have. In the next minutes you will lay land around it, at most 5\xA0×\xA05 squares. Large regions with many crowns win.
lesson-kingdomino-pick-title = Choose a domino
lesson-kingdomino-pick = Four dominoes lie in a row, sorted by number. Crowns are what counts: put your king on the domino with the most crowns.
lesson-kingdomino-pick-hint = Count the gold crowns. One domino has two of them.
lesson-kingdomino-pick-done = Two crowns, well chosen. High numbers carry crowns. They have a price, too: you will see it soon.
lesson-kingdomino-place-title = Lay it beside the castle
lesson-kingdomino-place = The castle is a joker: any land may lie beside it. Lay your domino so that one half shares a side with the castle. Turn it first if you like.
lesson-kingdomino-place-hint = One half must share a side with the castle; touching at a corner is not enough.
lesson-kingdomino-place-done = That holds. The other half may lie wherever it likes.
lesson-kingdomino-connect-title = Like to like
lesson-kingdomino-connect = From now on a domino must touch the castle, or one half must touch its own terrain: forest to forest, wheat to wheat. Lay this one.
lesson-kingdomino-connect-hint = Look for a side where forest meets forest, wheat meets wheat, or the castle. The gold frames show squares that can work; perhaps you need to turn the domino.
lesson-kingdomino-connect-done = It fits. What the rest of the domino touches does not matter.
lesson-kingdomino-grow-title = Make it grow
lesson-kingdomino-grow = Two squares of pasture, without a crown. Lay them so that they score: join them to the pasture with the two crowns.
lesson-kingdomino-grow-hint = Let at least one half share a side with the pasture that has the crowns.
lesson-kingdomino-grow-done = The pasture has 3 squares and 2 crowns now: 3\xA0×\xA02 = 6 points instead of 2.
lesson-kingdomino-region-title = Count
lesson-kingdomino-region = A region is worth its squares times its crowns. Which region is worth most here? Point at it.
lesson-kingdomino-region-hint = Multiply: wheat beside the castle has 2 squares and 1 crown, the forest 2 and 1. Is there more?
lesson-kingdomino-region-done = The pasture: 3\xA0×\xA02 = 6. Lake and swamp have no crown, so they are worth nothing yet.
lesson-kingdomino-room-title = Five by five
lesson-kingdomino-room = A kingdom may be 5 squares wide and 5 high, no more. Yours is already 5 wide. Lay this domino inside what is left.
lesson-kingdomino-room-hint = No new column to the left or right. One row more, above or below, is still free; and a half must touch its own terrain.
lesson-kingdomino-room-done = Well found. A domino that fits nowhere leaves the game, so keep an eye on your gaps.
lesson-kingdomino-order-title = The price of crowns
lesson-kingdomino-order = In the next round the kings move from the lowest number to the highest, and whoever moves first chooses first. You want the first choice next time. Which domino do you take?
lesson-kingdomino-order-hint = The order follows the numbers. Take the lowest.
lesson-kingdomino-order-done = Number 7 is plain water, but you choose before everyone else. That is the whole game: good land now, or a good choice later.
lesson-kingdomino-end-title = You know it all
lesson-kingdomino-end = When the last row is laid, the highest sum of regions wins. The computer awaits you; it does not bite.

# Queendomino.
lesson-queendomino-welcome-title = A court
lesson-queendomino-welcome = You know Kingdomino: the land grows as it does there. New are the red towns, your treasury of 7 coins, and a knight. After laying a domino you may tax, build and bribe, in this order.
lesson-queendomino-tax-title = Taxes
lesson-queendomino-tax = You have just laid the two framed squares. A knight put on one of them brings a coin for every square of its region. Where does yours earn more?
lesson-queendomino-tax-hint = Count the squares that hang together with each half: forest or lake?
lesson-queendomino-tax-done = The forest has 4 squares: 4 coins. The lake would have paid 1. The knight stays there to the end.
lesson-queendomino-building-title = Choose a building
lesson-queendomino-building = You have 6 coins and three separate forests. Which of these buildings is worth most to you at the end?
lesson-queendomino-building-hint = Some buildings pay for every region of a terrain on its own, however small. Work out what each would bring.
lesson-queendomino-building-done = { $sum }; the next best would bring { $second }. You pay what its plot in the street costs.
lesson-queendomino-plot-title = Build it
lesson-queendomino-plot = Buildings stand on town squares. Point at a free one.
lesson-queendomino-plot-hint = Towns are the red squares of brick.
lesson-queendomino-plot-done = It stands. You may build once in a turn, on new and on old town squares.
lesson-queendomino-queen-title = The Queen
lesson-queendomino-queen = You have just built the { $building }. It brings you { $gain }, so you have { $towers }. Your rival also has { $towers }, and the Queen. Where does she go?
lesson-queendomino-queen-me = To me
lesson-queendomino-queen-rival = She stays with the rival
lesson-queendomino-queen-nobody = To nobody
lesson-queendomino-queen-hint = She loves news: whoever gains a tower and then has at least as many as anyone else has her.
lesson-queendomino-queen-done = A draw is enough. With her you build one coin cheaper, and at the end she is one more crown in your largest region.
lesson-queendomino-dragon-title = The dragon
lesson-queendomino-dragon = For one coin the dragon burns a building in the street; once in a round, and never for the Queen’s host. Your rival moves next and rules over five separate mines. What do you burn?
lesson-queendomino-dragon-hint = Which of these buildings would bring your rival most? Count the mines.
lesson-queendomino-dragon-done = It would have been worth { $sum } to your rival. Now it is ash.
lesson-queendomino-end-title = Long live the Queen
lesson-queendomino-end = Then you choose your next domino, as ever. At the end three coins make a point, and buildings score what they say. Enough: to the table!

# Duel.
lesson-duel-welcome-title = A map and a castle
lesson-duel-welcome = Two players, four dice, and for each a map of 7\xA0×\xA05 squares with a castle in the middle. Every round you draw two coats of arms on your map, like a domino.
lesson-duel-take-title = Share the dice
lesson-duel-take = You have rolled. You take one die, your rival takes two, the last one is yours. Crosses make points: take the die with the most crosses.
lesson-duel-take-hint = One of the dice shows two crosses.
lesson-duel-take-done = Two crosses at once: a find. The dot came to you as the last die.
lesson-duel-place-title = Draw
lesson-duel-place = Draw your two coats side by side. At least one of them must touch the castle or an equal coat on your map.
lesson-duel-place-hint = Look for the castle, or for a dot that your dot can touch. Turn the pair if needed.
lesson-duel-place-done = Drawn. Equal coats that touch are one domain.
lesson-duel-domain-title = Domains
lesson-duel-domain = Some rounds later. A domain is worth its squares times its crosses. Point at the one that is worth most.
lesson-duel-domain-hint = Look for a long line of lines.
lesson-duel-domain-done = 4 squares × 2 crosses = 8 points. The two crosses of the filled coat, alone on its square, make only 2.
lesson-duel-tick-title = The spellbook
lesson-duel-tick = After drawing you tick boxes in the spellbook, in the row of a coat. Which die ticks a box?
lesson-duel-tick-plain = One with a coat and no cross
lesson-duel-tick-crossed = One with a cross
lesson-duel-tick-joker = A question mark
lesson-duel-tick-hint = It is a consolation: what scores little ticks.
lesson-duel-tick-done = Exactly. Plain coats bring no crosses, but they bring you closer to a spell.
lesson-duel-spell-title = Who gets the spell?
lesson-duel-spell = Each row of the book holds one spell. Who gets it?
lesson-duel-spell-first = The first to fill the row
lesson-duel-spell-both = Everyone who fills it
lesson-duel-spell-last = The last to fill it
lesson-duel-spell-hint = It is a race.
lesson-duel-spell-done = The first one, and for the other the row is closed. Spells let you place freely, split your pair, turn a die, and more; each works once.
lesson-duel-end-title = Pencil sharpened
lesson-duel-end = Once in the game your castle gives a cross to one of your dice. The game ends when a map is full, or nobody can place. Good luck!
`,"./en/pages.ftl":`# Words that several pages share.
loading = One moment …
try-again = Try again
preparing-rules = The rules of this game are being prepared
preparing-rules-why = This happens once on a new server and takes a few seconds. The game opens by itself.
square-free = free
square-knight = knight
square-kingdom = Kingdom
pieces-knights = Knights
pieces-towers = Towers
pieces-queen = The Queen
direction-n = up
direction-e = to the right
direction-s = down
direction-w = to the left

# The front page.
home-tagline = build a kingdom, domino by domino
home-title = Build a kingdom, domino by domino
home-lead = Choose land, lay it beside your castle, gather crowns. Kingdomino, Queendomino, Royal Wedding and Duel in your browser: against the computer, with friends elsewhere, or together at one screen. Free, without an account.
home-play = Play
home-play-how = Kingdomino for two, you against the computer. About ten minutes.
home-resume = Back to my game
home-learn-first = First show me how
home-board-label = A kingdom of six terrains that grows by a domino at a time
home-board-done = A full kingdom, as it was really played
home-doors = More ways in
home-door-all = All games
home-door-all-text = Two to eight players, every variant, any mix of people and computers.
home-door-friends = With friends
home-door-friends-text = Set up a table and send each friend a link or a QR code.
home-door-learn = Learn
home-door-learn-text = A short lesson for each game, done on the board.
home-door-score = Score pad
home-door-score-text = The box is on your table? Click your kingdom together and see it counted.
home-door-replay = Look at a record
home-door-replay-text = Open the record of a game and step through it.
home-door-games = My games
home-door-games-text = Everything you played on this device, and the way back to it.
home-trademark = Kingdomino and Queendomino are trademarks of Blue Orange. Crownfield is an independent project, neither made nor endorsed by the publisher, and contains no artwork or text of the printed games. If you enjoy them here, buy the boxes: they are lovely on a table.

# Setting up a game.
new-title = New game
new-game = Which game?
new-kind-kingdomino = The classic: choose, lay, gather crowns.
new-kind-queendomino = With towns, taxes, a Queen and a dragon.
new-kind-royal_wedding = Both boxes together, for large tables and teams.
new-kind-duel = Dice and pencil: two maps and a book of spells.
new-kind-players = { $least } to { $most } players
new-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-learn = Show me how it goes
new-rules = Read the rules
new-seats = Who sits where?
new-count = Players
new-seat-who = Seat { $seat }: who plays
new-seat-name = Seat { $seat }: name
new-seat-colour = Seat { $seat }: colour
new-name = Name
new-who-me = Me
new-who-here = Another person at this device
new-who-link = A friend, by link
new-who-computer = Computer: { $level }
new-computers = Computer
new-about-level-page = Often misjudges. Good for a first game.
new-about-level-squire = Sees what is obvious, but still errs.
new-about-level-steward = Plays solidly, with a slip now and then.
new-about-level-marshal = Plays well and rarely errs.
new-about-level-chancellor = Never careless: judges every turn at a glance.
new-about-level-regent = Looks ahead, a second for every turn. The strongest.
new-teams-seats = Partners sit next to each other in this list and share one kingdom.
new-options = Options
new-teams = Alone or in teams
new-teams-off = Everyone alone
new-teams-off-text = Six kingdoms of 5\xA0×\xA05.
new-teams-on = Teams of two
new-teams-on-text = Partners share a castle, a kingdom of 7\xA0×\xA07 and its treasury.
new-teams-must = Eight play in teams of two: partners share a castle, a kingdom of 7\xA0×\xA07 and its treasury.
new-dynasty = Dynasty
new-dynasty-text = Three games in a row; the highest sum wins.
new-confirm = Confirm turns
new-confirm-text = A turn counts when you confirm it; until then you can take it back.
new-listed = List this table publicly
new-listed-text = It stands on the front page until its free seats are taken.
new-time = Time for a decision
new-time-text = Who runs out of it is helped by the computer.
new-time-none = as long as it takes
new-time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
new-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
new-time-day = one day
new-start = To the table
option-mighty_duel = Mighty Duel
option-mighty_duel-text = All 48 dominoes and kingdoms of 7\xA0×\xA07.
option-middle_kingdom = Middle Kingdom
option-middle_kingdom-text = 10 points if your castle ends in the middle.
option-harmony = Harmony
option-harmony-text = 5 points for a kingdom without a gap.
option-may_discard = Free to discard
option-may_discard-text = You may give a domino away even if it fits.
option-row = Dominoes in a row
option-row-text = With four, one is left over in each round.

# Invitations.
invite-title = The table is laid
invite-text = Send each friend their own link. It is used up by whoever opens it first: from then on the seat is theirs alone. The game begins when all have come.
invite-seat = Seat { $seat } ({ $colour })
invite-watch = To watch only
invite-copy = Copy link
invite-copied = Copied
invite-qr = QR code
invite-qr-alt = QR code of the link: { $who }
invite-enter = To the table
invite-later = You find these links again under “My games”.
invite-renew = Withdraw
invite-renew-sure = Withdraw this link? It will open nothing any more, and you get a new one for the seat.

# My games.
games-title = My games
games-about = Kept in this browser only. With your own link, from the menu of a table, you come back from another device.
games-none = You have not played on this device yet.
games-none-new = Set up a game
games-status-waiting = waiting for players
games-status-playing = running
games-status-over = finished
games-status-aborted = broken off
games-rejoin = Go on playing
games-table = To the table
games-replay = Replay
games-invitations = Links
games-delete = Delete
games-delete-sure = Remove it from this list, or delete it for everybody?
games-delete-sure-list = Remove it from this list? For the others the game stays.
games-delete-list = Remove from the list
games-delete-server = Delete for everybody
games-delete-refused = Others play or played this game too: it stays for them.
games-delete-no = Keep

# Replays and records.
replay-title = Replay
replay-of = { $game }: replay
replay-start = The table before the first move
replay-controls = Step through the game
replay-first = To the start (Home)
replay-back = One step back (left arrow)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One step on (right arrow)
replay-last = To the end (End)
replay-step = Step
replay-step-of = { $step } of { $last }
replay-side = Seen by
replay-won = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
replay-verified-yes = Deal checked
replay-verified-yes-text = Before the first move the server published a fingerprint of the shuffle. The shuffle was revealed at the end and fits it: nobody could have changed what was drawn.
replay-verified-no = Deal does not fit
replay-verified-no-text = What was drawn in this record does not follow from the fingerprint published at the start. Somebody has changed the record, or the deal.
replay-verified-open = Deal not checked
replay-verified-open-text = This record carries no sealed shuffle, or its game is not finished, so there is nothing to check the draws against. All moves were checked and are legal.
replay-download = Download record
replay-import-instead = Open a record from a file instead
import-title = Look at a record
import-text = Every game leaves a record: a short text with all draws and moves. Open one here to check it and step through it. The file of a Dynasty holds the records of its games; here you choose which of them to look at.
import-paste = Paste a record
import-show = Show the game
import-file = Open a file
import-drop = or drop a file here
import-another = Another record
import-games = Games of the Dynasty
import-game = Game { $number }
import-sums = All games together: { $points }.

# The score pad.
pad-title = Score pad
pad-about = For the box on your table: choose a terrain, click squares, and the points appear line by line.
pad-terrain = Terrain
pad-coat = Coat of arms
pad-crowns = Crowns
pad-crosses = Crosses
pad-erase = erase
pad-building = Building
pad-building-none = free plot
pad-knight = with a knight
pad-grid = Size
pad-coins = Coins
pad-knights = Knights in supply
pad-queen = The Queen is here
pad-royal_wedding = Royal Wedding (both boxes)
pad-middle_kingdom = Middle Kingdom
pad-harmony = Harmony
pad-bonus = 3 points per domain of
pad-bonus-none = no coat
pad-keys = Keys: arrows to move, Enter to lay, the first letter of the English word for a terrain (w f l p s m t; in Duel d l D L f q), a digit for crowns or crosses, Delete to erase.
pad-board = Your kingdom
pad-clear = Start afresh
pad-result = Points
pad-empty = Click a square to begin.
pad-odd = { $count ->
    [one] { $count } square: the other half of its domino is missing.
   *[other] { $count } squares: the other half of a domino is missing.
}

# Addresses that lead nowhere.
notfound-title = No such place
notfound-text = This address leads nowhere in the kingdom.
notfound-home = To the front page

# Lessons and rules: the frame.
learn-title = Learn
learn-of = Learn { $game }
learn-games = Lessons
learn-progress = Step { $step } of { $last }
learn-back = Back
learn-next = Next
learn-play = Play against the computer
learn-rules = Read the rules
learn-turn-left = Turn left
learn-turn-right = Turn right
learn-turn-how = The right half lies { $direction } (key R, or the mouse wheel).
rules-title = Rules
rules-of = How to play { $game }
rules-games = Games
rules-contents = Sections
rules-lesson = Try it in a lesson
rules-play = Play

# Open tables.
open-title = Open tables
open-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
open-none = Nobody is waiting just now. Lay a table and see who comes.
open-lay = Lay a table
open-sit = Sit down
`,"./en/rules.ftl":`# What is marked in any game.
rules-decision = Our decision
rules-guess-buildings = marks a guess: we have not seen the building itself, and what stands here makes the totals of the box come out. If you own the box and know better, whoever runs this server can put a corrected { $file } into its folder of components (docs/server.md); then the mark goes.
rules-guess-likely = marks what is likely, but not certain: a single source tells it. If you own the box and know better, whoever runs this server can put a corrected { $file } into its folder of components (docs/server.md); then the mark goes.

# Kingdomino.
rules-kingdomino-aim-title = The aim
rules-kingdomino-aim =
    You rule a castle and not much else. Round by round you choose a domino of land and lay it beside what you have.

    At the end every region scores its squares times its crowns. The most points win.
rules-kingdomino-aim-picture = A full kingdom of 5\xA0×\xA05 squares, worth 53 points.
rules-kingdomino-row-title = The row
rules-kingdomino-row =
    Dominoes are numbered from 1 to 48: low numbers are plain land, high numbers carry crowns. In every round as many as there are kings are drawn, sorted by number and laid out in a row.

    For the first row the kings are drawn at random, one by one: each is put on a free domino before the next is drawn, so nobody knows whose king comes next. Then the next row is laid out beside it.
rules-kingdomino-row-picture = A row of four. The king on the lowest number moves first; one domino is still free.
rules-kingdomino-turn-title = Your turn
rules-kingdomino-turn =
    The kings move in the order of the row, lowest number first. On your turn you do two things.

    First you lay the domino your king stands on in your kingdom. Then you put that king on a free domino of the next row. A modest domino now means an early choice next time.

    In the last round there is nothing left to choose.
rules-kingdomino-connect-title = Laying a domino
rules-kingdomino-connect =
    A domino covers two free squares, turned any way. At least one half must share a side with your castle, which is a joker, or with a square of its own terrain that is already there. Corners do not count, and the two halves do not connect each other.

    What the other half touches does not matter.
rules-kingdomino-connect-picture = Wheat on wheat: this domino may lie here, although its mine touches nothing of its kind.
rules-kingdomino-room-title = Five by five
rules-kingdomino-room =
    Your kingdom, castle included, may be at most 5 squares wide and 5 high; in the Mighty Duel 7 and 7. Where the castle ends up in it is your affair.
rules-kingdomino-room-picture = Five columns are used, so nothing may be laid further left or right.
rules-kingdomino-discard-title = When nothing fits
rules-kingdomino-discard =
    If your domino fits somewhere you must lay it. If it fits nowhere it leaves the game; your king still chooses a new one. With the option “Free to discard” you may give it away in any case.
rules-kingdomino-score-title = Counting
rules-kingdomino-score =
    A region is a group of squares of one terrain joined by their sides. It scores its squares times the crowns in it. Each region counts for itself, and one without a crown counts nothing. The castle belongs to no region and joins none.
rules-kingdomino-score-picture = The framed lake: 4 squares × 2 crowns = 8 points. The other lake is a region of its own: 1\xA0×\xA01 = 1.
rules-kingdomino-ties-title = Equal points
rules-kingdomino-ties =
    Among equals the larger largest region wins, in squares; then the number of crowns; then the victory is shared.
rules-kingdomino-players-title = Two, three, four
rules-kingdomino-players =
    With two, each has two kings and so two turns in a round; 24 of the 48 dominoes are used. With three, rows have three dominoes and 36 are used. With four, all 48 are. What is not used stays unknown.
rules-kingdomino-variants-title = Variants
rules-kingdomino-variants =
    Mighty Duel: for two, with all 48 dominoes and kingdoms of 7\xA0×\xA07.

    Middle Kingdom: 10 points if no square lies more than two from the castle in any direction (three on 7\xA0×\xA07).

    Harmony: 5 points for a kingdom without a gap, all squares filled.

    Dynasty: three games in a row; the highest sum wins.
rules-kingdomino-variants-decision = The book asks only that the castle is in the centre of the kingdom. For the Middle Kingdom we look at the grid around it: gaps do not matter, because they cost points already.

# Queendomino.
rules-queendomino-aim-title = The aim
rules-queendomino-aim =
    Kingdomino with a court: land pays taxes, towns wait for buildings, a dragon can be bribed, and the Queen lives with whoever has the towers. The kingdom grows as in Kingdomino; read that page first.

    Everyone starts with 7 coins and 1 knight.
rules-queendomino-aim-picture = Red squares are towns. Two have buildings, one is a free plot; a knight stands in the swamp.
rules-queendomino-turn-title = Your turn
rules-queendomino-turn =
    Five steps, in this order: lay your domino; collect taxes; build; bribe the dragon; put your king on the next domino. The three in the middle are yours to decline.

    Even if your domino had to leave the game you may still build, bribe and choose.
rules-queendomino-tax-title = Taxes
rules-queendomino-tax =
    If you have laid a domino, you may put a knight from your supply on either half, or one on each. Every knight pays at once one coin per square of the region it stands in, of any terrain, with or without crowns. Two knights in one region are both paid in full.

    A knight stays where it stands until the end.
rules-queendomino-tax-picture = A knight put into this swamp of 4 squares brings 4 coins.
rules-queendomino-build-title = Building
rules-queendomino-build =
    Once in your turn you may buy a building from the street: its six plots cost 5 to 0 coins. It is put on any free town square of yours, new or old, a knight there does not mind.

    Knights it brings come to your supply and can serve from your next turn on. Towers stand on it.
rules-queendomino-build-decision = One book asks for a free town square, another for one still to be built on. With us a knight may stand there, because only a building uses the square up.
rules-queendomino-build-picture = The street: the dearest plot lies next to the pile, the cheapest is free.
rules-queendomino-queen-title = The Queen
rules-queendomino-queen =
    When you gain a tower and then have at least as many as every other player, the Queen comes to you, even from another kingdom. A draw is enough; nothing else moves her.

    While she is with you, buildings cost you one coin less. At the end she is one more crown in your largest region.
rules-queendomino-dragon-title = The dragon
rules-queendomino-dragon =
    While the dragon is in its cave you may pay it one coin to burn a building in the street. It then sits on that plot until the end of the round, so it burns at most one a round. Whoever hosts the Queen may not bribe it.
rules-queendomino-round-title = The end of a round
rules-queendomino-round =
    The dragon goes home. The buildings slide towards the cheap end, and the gaps are filled from the pile, whose top is always visible. After the last round nothing slides any more.
rules-queendomino-round-decision = The books say only that the gaps are filled. We begin with the cheapest, because the buildings slide that way too.
rules-queendomino-score-title = Counting
rules-queendomino-score =
    Three coins are a point, rounded down. Regions score squares times crowns; towns too, where crowns come only from buildings that have one and from the Queen herself. Buildings score what they say.

    Among equals the larger largest region wins; then the victory is shared.
rules-queendomino-buildings-title = The buildings
rules-queendomino-buildings = What each gives when it is built, and what it is worth at the end.
rules-queendomino-players-title = Two, three, four
rules-queendomino-players =
    All 48 dominoes are used, in rows of four: twelve rounds. Two players have two kings each and build 7\xA0×\xA07; three or four have one king and build 5\xA0×\xA05. With three, one domino of each row is left over and leaves the game.

    Three or four draw their kings one by one, as in Kingdomino. With two only the starting player is drawn and puts one king; then the other puts both, and the starting player’s second king takes what is left.
rules-queendomino-wedding-title = Royal Wedding
rules-queendomino-wedding =
    Both boxes together: rows come in turn from the Queendomino box and from the Kingdomino box, and all else is Queendomino. Everybody has one king, and the kings are drawn one by one.

    Three or four play 24 rounds in rows of four and build 7\xA0×\xA07. Five or six play 12 rounds in rows of eight and build 5\xA0×\xA05. Dominoes without a king leave the game.
rules-queendomino-teams-title = Teams
rules-queendomino-teams =
    Six or eight may play a Royal Wedding in teams of two. Each partner has a king of their own; the team shares one castle, one kingdom of 7\xA0×\xA07, its coins, knights and buildings, and the score. Kings move in the order of the row, whoever they belong to.

# Duel.
rules-duel-aim-title = The aim
rules-duel-aim =
    Two players, four dice, two pencils. Each has a map of 7\xA0×\xA05 squares with a castle in the middle. Every round you draw two coats of arms, and domains of equal coats score their squares times their crosses.
rules-duel-aim-picture = A map after three rounds.
rules-duel-round-title = A round
rules-duel-round =
    One of you rolls the four dice and takes one; the other takes two; the last die goes to the first. Then both draw, first the one who rolled. The roles change every round.
rules-duel-round-decision = The book does not say who draws first. With us it is whoever rolled, because that player was the first to choose dice, too; the other sees it and may make use of it.
rules-duel-round-picture = Dice show a coat with no, one or two crosses, or a question mark, the joker.
rules-duel-draw-title = Drawing
rules-duel-draw =
    Your two coats are drawn on two free squares that share a side. At least one of them must touch your castle, or an equal coat that was there before.

    A question mark becomes any coat you like, without a cross. If you can place you must, but nobody has to spend a spell for it. Whoever cannot or does not skips the round.
rules-duel-draw-picture = The dot touches the castle and another dot, so the pair may be drawn here.
rules-duel-castle-title = The castle’s cross
rules-duel-castle =
    Once in the game you may add a cross to one of the two dice you draw. Such a die ticks no box.
rules-duel-spellbook-title = The spellbook
rules-duel-spellbook =
    When both have drawn, every plain die that was drawn (a coat without a cross, no question mark) ticks a box in the row of its coat. Whoever fills a row first has its spell, and the row is closed to the other. If both fill it in the same round, the one who rolled has it.
rules-duel-spells-title = The spells
rules-duel-spells = Each works once. Those that work at once do so when they are won; the others can be used from the next round on.
rules-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
rules-duel-end-title = The end
rules-duel-end =
    The game ends after a round in which a map is full, or in which neither of you could have placed, even with spells. It also ends after two rounds in a row in which nobody placed.

    Whoever is about to skip is told first if that ends the game, or may end it.
rules-duel-end-decision = The book ends the game when nobody can place. Whoever could with a spell still can, so one round without drawing does not end it: else a leader could end the game by skipping. Two in a row do: else it might never end.
rules-duel-score-title = Counting
rules-duel-score =
    A domain is a group of equal coats joined by their sides. It scores its squares times its crosses. The most points win; among equals the larger largest domain; then the victory is shared.
rules-duel-score-picture = The framed domain: 3 squares × 2 crosses = 6 points.
`,"./en/table.ftl":`# The table.
joining = Going to the table…
joining-preparing = The rules are being prepared: { $percent } %
to-front-door = To the front page
watching = watching
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stage-setup = setting up
stage-round = round { $round }
stage-round-of = round { $round } of { $rounds }
dynasty-game = game { $number } of the Dynasty
title-your-turn = Your turn
line-lost = The connection is lost. Trying again…

row-current = This round
row-next = Next round
row-first = First row
kings-waiting = Kings waiting
kings-bag = Still in the bag
kings-left = { $name }: { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
kings-drawn = Drawn: { $name }
domino-spoken = domino { $number }: { $faces }
domino-used = domino { $number }, already placed
pick-domino = Put your king on domino { $number }

kingdom-of = Kingdom of { $owner }
kingdom-enlarge = Show the kingdom of { $owner } large
kingdom-placing = { $label }. Arrow keys move, R turns the domino, Enter places it.
kingdom-back = Back to my kingdom
other-kingdoms = Other kingdoms
ghost-spoken = { $left } and { $right }, { $gain ->
    [one] { $gain } point more
   *[other] { $gain } points more
}
regions-label = Points so far, by region
region-worth = { $terrain }: { $squares } × { $crowns } = { $points }
to-act = to act
time-left = Time left: { $time }
seat-away = away
seat-substituted = computer plays
seat-weaker = weaker for now

count-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
count-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
count-tower = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
queen-here = The Queen is visiting
queen-waits = The Queen visits nobody yet
street = Builders’ street
street-pile = { $count ->
    [one] pile of { $count }
   *[other] pile of { $count }
}
street-empty = empty plot
dragon-here = the dragon
dragon-home = the dragon in its cave
bank = In the bank: { $knights } knights, { $towers } towers
card-points = points
card-per = per
gain-knight = { $count ->
    [1] a knight
    [one] { $count } knight
   *[other] { $count } knights
}
gain-tower = { $count ->
    [1] a tower
    [one] { $count } tower
   *[other] { $count } towers
}
gain-crown = { $count ->
    [1] a crown for its town
    [one] { $count } crown for its town
   *[other] { $count } crowns for its town
}
building-gives = Gives { $gains }.
building-taxes = { $what ->
    [tower] Each tower adds a coin when you collect taxes.
   *[knight] Each knight adds a coin when you collect taxes.
}
building-scores = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
building-scores-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} for each { $what ->
    [wheat] wheat region.
    [forest] forest region.
    [lake] lake region.
    [pasture] pasture region.
    [swamp] swamp region.
    [mine] mine region.
    [town] town region.
    [tower] of your towers.
   *[knight] of your knights.
}
building-nothing = Gives nothing.
guess-gains = A guess: we have not seen which knights and towers it gives.
guess-points = Its points are likely, but not certain.
guess-dice = The faces of the dice are likely, but not certain.
guess-book = How many boxes a row has, and which spell it gives, is likely, but not certain.

tracker = { $count ->
    [one] Still to come: { $count } domino
   *[other] Still to come: { $count } dominoes
}
tracker-left = Never seen: { $count ->
    [one] { $count } domino
   *[other] { $count } dominoes
}
tracker-seen = already seen

tab-log = Log
tab-chat = Chat
tab-menu = Table
log = What happened
log-row = New row: { $numbers }
log-kings = Kings in the order { $names }
log-king = A king of { $name } is drawn
log-market = New buildings: { $buildings }
log-pick = { $who } picks domino { $number }
log-place = { $who } places on { $squares }
log-discard = { $who } discards the domino
log-tax = { $which ->
    [both] { $who } collects taxes on both squares
    [left] { $who } collects taxes on the left square
   *[right] { $who } collects taxes on the right square
}
log-build = { $who } builds on { $square } for { $price }
log-dragon = { $who } sends the dragon to the building for { $price }
log-first = { $name } rolls first
log-roll = The dice are rolled
log-take = { $count ->
    [one] { $who } takes die { $dice }
   *[other] { $who } takes dice { $dice }
}
log-turn = { $who } turns die { $die }
log-cross = { $who } puts the castle’s cross on die { $die }
log-coat = { $who } makes die { $die } { $coat }
log-mode = { $mode ->
    [free] { $who } places freely
    [split] { $who } splits the pair
   *[free_split] { $who } splits the pair and places freely
}
log-skip = { $who } cannot draw
log-domains = { $who } chooses domains of { $coat }
log-bless = { $who } adds a cross on { $square }
log-takeback = { $who } takes the last turn back

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-spectator = Spectator
chat-team = (team)
chat-team-only = Only for my team
chat-muted = The chat is muted
chat-muted-words = You see nothing of what others say.
chat-mute = Mute the others
chat-unmute = Hear the others again
reaction-bravo = Bravo!
reaction-wow = Wow!
reaction-oops = Oops…
reaction-thanks = Thanks
reaction-luck = Good luck!
reaction-hurry = Your turn!

text-view = Table in words
text-choices = You may
text-taken = { $domino } ({ $who })
text-castle-only = only the castle
ask-take_back = Ask to take the last turn back
ask-abort = Ask to end the game without a winner
ask-substitute = Ask that a computer plays for the absent
question-take_back = { $names } would like to take the last turn back.
question-abort = { $names } would like to end the game without a winner.
question-substitute = { $names } would like a computer to play for whoever is absent.
agree = Agree
refuse = No
withdraw = Withdraw
resign = Resign
resign-sure = Resign as { $seat }? A computer will play on.
rules-of-game = Rules of this game
commitment-explained = The deal was fixed before the game began. This is its seal; the secret that opens it is shown at the end:

due-who = { $who }: { $words }
due-over = The game is over.
due-aborted = The game was ended without a winner.
due-chance = Dealing…
due-other = { $who } is to act.
due-thinking = { $who } is thinking…
due-preparing = The computer players are being prepared: { $percent } %
due-confirm = Happy with your turn?
due-pick = Put your king on a domino of the next row.
due-place = Place domino { $number }.
due-discard = Domino { $number } fits nowhere: it must be discarded.
due-tax = Collect taxes?
due-build = Build, or go on.
due-site = Choose a free town square.
due-dragon = Send the dragon for a coin, or leave it.
due-duel-take = Take your dice.
due-duel-turn = Turn one of your dice?
due-duel-cross = Add the castle’s cross to a die?
due-duel-coat = Which coat shall the joker be?
due-duel-mode = How do you draw?
due-duel-place = Draw your pair on the map.
due-duel-skip = Your dice fit nowhere on your map: you draw nothing this round.
skip-ends = If you draw nothing, the game ends.
skip-may_end = If neither of you draws, the game ends.
due-duel-domains = Which coat’s domains shall score more?
due-duel-bless = Add a cross to a square.
rotate = Turn
rotate-hint = Turn the domino (R, or the mouse wheel)
place-here = Place here
undo = Take back
confirm = Confirm
do-discard = Discard it
do-skip = Draw nothing
do-tax-none = No taxes
do-tax-left = Tax the { $left }
do-tax-right = Tax the { $right }
do-tax-both = Tax both
do-build-none = Build nothing
do-dragon-none = Leave the dragon
do-turn-none = Leave the dice
do-cross-none = Not now
do-mode-normal = Side by side
do-mode-free = Place freely
do-mode-split = Split the pair
do-mode-free_split = Split and place freely
do-pick = Pick domino { $number }
do-place = Place on { $squares }
do-build = Build on { $square } for { $price }
do-dragon = Send the dragon to the building for { $price }
do-take = { $count ->
    [one] Take die { $dice }
   *[other] Take dice { $dice }
}
do-turn = Turn die { $die }
do-cross = Put the castle’s cross on die { $die }
do-coat = Make die { $die } { $coat }
do-domains = Choose domains of { $coat }
do-bless = Add a cross on { $square }

hint = Hint
hint-title = Show good ways to go on (H)
hint-thinking = Thinking about your turn…
hint-ideas = { $count ->
    [one] { $count } idea
   *[other] { $count } ideas, the best first
}
hint-wins = wins { $win }
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-tries = { $count ->
    [one] tried { $count } time
   *[other] tried { $count } times
}
hint-exact = solved exactly
hint-take = Take this
hint-close = Close the hint

dice = Dice
dice-free = On the table
dice-take = { $count ->
    [one] Take this die
   *[other] Take these dice
}
die-spoken = die { $die }: { $coat }, { $crosses ->
    [0] no cross
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}
map-of = Map of { $owner }
spellbook = Spellbook
spell-free_placement = Place freely
spell-split = Split the pair
spell-double_take = Take two dice
spell-turn_die = Turn a die
spell-three_per_domain = Three per domain
spell-extra_cross = One more cross
spell-free_placement-does = Once: draw the pair where it touches nothing that fits.
spell-split-does = Once: draw the two halves apart, each where it fits.
spell-double_take-does = Once: take both dice at once when you choose first.
spell-turn_die-does = Once: turn one of your dice to another face.
spell-three_per_domain-does = At once: choose a coat; each of its domains scores 3 points more.
spell-extra_cross-does = At once: add a cross to a square of your map.
spell-at-once = at once
spell-boxes = { $count } of { $total }
spell-state-open = open
spell-state-won = won, usable from the next round
spell-state-ready = ready
spell-state-used = used
spell-state-closed = won by the other player
bonus-coat = Three more per domain:

waiting-title = Waiting for players
waiting-words = The game begins when everybody has come.
your-name = Your name ({ $seat })
your-colour = Your colour
seat-here = here
seat-awaited = not here yet
own-link = Your own link
own-link-text = It leads to your seat from your other devices. Keep it to yourself: whoever has it plays for you.
guest-new-link = New link for { $name }
guest-replace-sure = { $name } is away. Make a new link for the seat? The old one will open it no longer, and everybody at the table will see that you did this.
seat-replaced = The host has made a new link for the seat of { $name } ({ $when }).
seen = Got it
spent-how = Each invitation is good for one guest: whoever opens it first has the seat, and the link is used up.
spent-mine = Was it you? Go back to the table on the device where you opened it; its menu there shows your own link for other devices.
spent-other = Was it somebody else? Ask whoever invited you for a new link.
copy-by-hand = Copy this link:
copied = Copied

end-title = The game is over
end-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
end-shared = { $winners } share the victory!
end-tie-broken = { $winners } wins the tie!
end-tie-kingdomino = Points are level, so the largest region decides, then the crowns.
end-tie-queendomino = Points are level, so the largest region decides.
end-tie-duel = Points are level, so the largest domain decides.
end-dynasty-won = { $count ->
    [one] { $winners } wins the Dynasty!
   *[other] { $winners } win the Dynasty!
}
end-dynasty-shared = { $winners } share the Dynasty!
end-dynasty-game = Game { $number }: { $words }
end-dynasty-standing = The Dynasty so far: { $points }.
end-show-all = Show everything
score-line = Line
score-carried = From earlier games
rematch = Play again
next-of-dynasty = Next game of the Dynasty
see-replay = Replay
share-replay = Share the replay
download-record = Download the record
download-dynasty = Download the Dynasty
download-dynasty-lacks = An earlier game of this Dynasty was deleted, so its games cannot be saved as one file.
fair-title = Was the deal fair?
fair-words = Before the game the server published the seal of its secret shuffle; “crownfield verify” with the downloaded record checks that the secret fits the seal and that every domino came as the secret says.
fair-commitment = Seal, shown from the start
fair-secret = Secret, shown now
`});export{e as default};