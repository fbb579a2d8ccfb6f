# Kingdomino.
lesson-kingdomino-welcome-title = Your castle
lesson-kingdomino-welcome = This castle is all you have. In the next minutes you will lay land around it, at most 5 × 5 squares. Large regions with many crowns win.
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
lesson-kingdomino-grow-done = The pasture has 3 squares and 2 crowns now: 3 × 2 = 6 points instead of 2.
lesson-kingdomino-region-title = Count
lesson-kingdomino-region = A region is worth its squares times its crowns. Which region is worth most here? Point at it.
lesson-kingdomino-region-hint = Multiply: wheat beside the castle has 2 squares and 1 crown, the forest 2 and 1. Is there more?
lesson-kingdomino-region-done = The pasture: 3 × 2 = 6. Lake and swamp have no crown, so they are worth nothing yet.
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
lesson-queendomino-building-hint = The Sawmill pays for every forest on its own, however small.
lesson-queendomino-building-done = 3 forests × 2 = 6 points, more than the Statue’s 5. You pay what its plot in the street costs.
lesson-queendomino-plot-title = Build it
lesson-queendomino-plot = Buildings stand on town squares. Point at a free one.
lesson-queendomino-plot-hint = Towns are the red squares of brick.
lesson-queendomino-plot-done = It stands. You may build once in a turn, on new and on old town squares.
lesson-queendomino-queen-title = The Queen
lesson-queendomino-queen = Your new Guardtower brings two towers, so you have 2. Your rival also has 2, and the Queen. Where does she go?
lesson-queendomino-queen-me = To me
lesson-queendomino-queen-rival = She stays with the rival
lesson-queendomino-queen-nobody = To nobody
lesson-queendomino-queen-hint = She loves news: whoever gains a tower and then has at least as many as anyone else has her.
lesson-queendomino-queen-done = A draw is enough. With her you build one coin cheaper, and at the end she is one more crown in your largest region.
lesson-queendomino-dragon-title = The dragon
lesson-queendomino-dragon = For one coin the dragon burns a building in the street; once in a round, and never for the Queen’s host. Your rival moves next and rules over five separate mines. What do you burn?
lesson-queendomino-dragon-hint = Which of these buildings would pay for mines?
lesson-queendomino-dragon-done = The Foundry would have been worth 5 × 2 = 10 points to your rival. Now it is ash.
lesson-queendomino-end-title = Long live the Queen
lesson-queendomino-end = Then you choose your next domino, as ever. At the end three coins make a point, and buildings score what they say. Enough: to the table!

# Duel.
lesson-duel-welcome-title = A map and a castle
lesson-duel-welcome = Two players, four dice, and for each a map of 7 × 5 squares with a castle in the middle. Every round you draw two coats of arms on your map, like a domino.
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
