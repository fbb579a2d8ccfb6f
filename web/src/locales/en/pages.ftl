# Words that several pages share.
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
new-teams-off-text = Six kingdoms of 5 × 5.
new-teams-on = Teams of two
new-teams-on-text = Partners share a castle, a kingdom of 7 × 7 and its treasury.
new-teams-must = Eight play in teams of two: partners share a castle, a kingdom of 7 × 7 and its treasury.
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
option-mighty_duel-text = All 48 dominoes and kingdoms of 7 × 7.
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
