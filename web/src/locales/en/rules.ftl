# What is marked in any game.
rules-decision = Our decision
rules-guess-buildings = marks a guess: we have not seen the building itself, and what stands here makes the totals of the box come out. If you own the box and know better, whoever runs this server can put a corrected { $file } into its folder of components (docs/server.md); then the mark goes.
rules-guess-likely = marks what is likely, but not certain: a single source tells it. If you own the box and know better, whoever runs this server can put a corrected { $file } into its folder of components (docs/server.md); then the mark goes.

# Kingdomino.
rules-kingdomino-aim-title = The aim
rules-kingdomino-aim =
    You rule a castle and not much else. Round by round you choose a domino of land and lay it beside what you have.

    At the end every region scores its squares times its crowns. The most points win.
rules-kingdomino-aim-picture = A full kingdom of 5 × 5 squares, worth 53 points.
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
rules-kingdomino-score-picture = The framed lake: 4 squares × 2 crowns = 8 points. The other lake is a region of its own: 1 × 1 = 1.
rules-kingdomino-ties-title = Equal points
rules-kingdomino-ties =
    Among equals the larger largest region wins, in squares; then the number of crowns; then the victory is shared.
rules-kingdomino-players-title = Two, three, four
rules-kingdomino-players =
    With two, each has two kings and so two turns in a round; 24 of the 48 dominoes are used. With three, rows have three dominoes and 36 are used. With four, all 48 are. What is not used stays unknown.
rules-kingdomino-variants-title = Variants
rules-kingdomino-variants =
    Mighty Duel: for two, with all 48 dominoes and kingdoms of 7 × 7.

    Middle Kingdom: 10 points if no square lies more than two from the castle in any direction (three on 7 × 7).

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
    All 48 dominoes are used, in rows of four: twelve rounds. Two players have two kings each and build 7 × 7; three or four have one king and build 5 × 5. With three, one domino of each row is left over and leaves the game.

    Three or four draw their kings one by one, as in Kingdomino. With two only the starting player is drawn and puts one king; then the other puts both, and the starting player’s second king takes what is left.
rules-queendomino-wedding-title = Royal Wedding
rules-queendomino-wedding =
    Both boxes together: rows come in turn from the Queendomino box and from the Kingdomino box, and all else is Queendomino. Everybody has one king, and the kings are drawn one by one.

    Three or four play 24 rounds in rows of four and build 7 × 7. Five or six play 12 rounds in rows of eight and build 5 × 5. Dominoes without a king leave the game.
rules-queendomino-teams-title = Teams
rules-queendomino-teams =
    Six or eight may play a Royal Wedding in teams of two. Each partner has a king of their own; the team shares one castle, one kingdom of 7 × 7, its coins, knights and buildings, and the score. Kings move in the order of the row, whoever they belong to.

# Duel.
rules-duel-aim-title = The aim
rules-duel-aim =
    Two players, four dice, two pencils. Each has a map of 7 × 5 squares with a castle in the middle. Every round you draw two coats of arms, and domains of equal coats score their squares times their crosses.
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
