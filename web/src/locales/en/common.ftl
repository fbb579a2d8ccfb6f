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
settings-chat = Show the chat

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-duel = Kingdomino Duel
game-royal-wedding = Royal Wedding

level-squire = Squire
level-steward = Steward

seat-0 = Pink
seat-1 = Yellow
seat-2 = Green
seat-3 = Blue
seat-4 = Orange
seat-5 = Violet
seat-6 = White
seat-7 = Red

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
code-wrong_token = This link does not fit the table.
code-not_your_seat = That seat is not yours.
code-not_your_turn = It is not your turn.
code-stale = The table has changed meanwhile. Look again.
code-not_allowed = The rules do not allow that.
code-nothing_to_undo = There is nothing to take back.
code-not_complete = The turn is not complete yet.
code-bad_options = These options do not go together.
code-bad_record = This is not a record that Crownfield can read.
code-not_started = The game has not started yet.
code-over = The game is over.
code-too_many_games = Too many games are open from here. Finish one first.
code-compiling = The rules of this game are still being prepared.
code-server_error = Something went wrong on the server.
code-unreachable = The server cannot be reached.
