# The table.
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
