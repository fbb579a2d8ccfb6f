# Words shared by every page.
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
