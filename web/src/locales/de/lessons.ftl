# Kingdomino.
lesson-kingdomino-welcome-title = Dein Schloss
lesson-kingdomino-welcome = Dieses Schloss ist alles, was du hast. In den nächsten Minuten legst du Land darum herum, höchstens 5 × 5 Felder. Große Gebiete mit vielen Kronen gewinnen.
lesson-kingdomino-pick-title = Wähle einen Dominostein
lesson-kingdomino-pick = Vier Dominosteine liegen in einer Reihe, nach Nummern geordnet. Kronen sind das, was zählt: Stelle deinen König auf den Stein mit den meisten Kronen.
lesson-kingdomino-pick-hint = Zähle die goldenen Kronen. Ein Stein hat zwei davon.
lesson-kingdomino-pick-done = Zwei Kronen, gut gewählt. Hohe Nummern tragen Kronen. Sie haben aber auch ihren Preis: Du wirst ihn bald sehen.
lesson-kingdomino-place-title = Lege ihn ans Schloss
lesson-kingdomino-place = Das Schloss ist ein Joker: Jedes Land darf daran liegen. Lege deinen Stein so, dass eine Hälfte eine Seite mit dem Schloss teilt. Drehe ihn vorher, wenn du magst.
lesson-kingdomino-place-hint = Eine Hälfte muss eine Seite mit dem Schloss teilen; eine Ecke genügt nicht.
lesson-kingdomino-place-done = Das hält. Die andere Hälfte darf liegen, wo sie will.
lesson-kingdomino-connect-title = Gleich zu gleich
lesson-kingdomino-connect = Von nun an muss ein Stein das Schloss berühren, oder eine Hälfte muss ihre eigene Landschaft berühren: Wald an Wald, Getreide an Getreide. Lege diesen.
lesson-kingdomino-connect-hint = Suche eine Seite, an der Wald auf Wald trifft, Getreide auf Getreide, oder das Schloss. Die goldenen Rahmen zeigen mögliche Felder; vielleicht musst du den Stein drehen.
lesson-kingdomino-connect-done = Er passt. Was der Rest des Steins berührt, ist gleichgültig.
lesson-kingdomino-grow-title = Lass es wachsen
lesson-kingdomino-grow = Zwei Felder Weideland ohne Krone. Lege sie so, dass sie zählen: Füge sie an das Weideland mit den zwei Kronen.
lesson-kingdomino-grow-hint = Mindestens eine Hälfte muss eine Seite mit dem Weideland teilen, das die Kronen hat.
lesson-kingdomino-grow-done = Das Weideland hat jetzt 3 Felder und 2 Kronen: 3 × 2 = 6 Punkte statt 2.
lesson-kingdomino-region-title = Zähle
lesson-kingdomino-region = Ein Gebiet ist so viel wert wie seine Felder mal seine Kronen. Welches Gebiet ist hier am meisten wert? Zeige darauf.
lesson-kingdomino-region-hint = Multipliziere: Das Getreide am Schloss hat 2 Felder und 1 Krone, der Wald auch. Gibt es mehr?
lesson-kingdomino-region-done = Das Weideland: 3 × 2 = 6. See und Sumpf haben keine Krone und sind noch nichts wert.
lesson-kingdomino-room-title = Fünf mal fünf
lesson-kingdomino-room = Ein Königreich darf 5 Felder breit und 5 hoch sein, nicht mehr. Deines ist schon 5 breit. Lege diesen Stein in den Platz, der bleibt.
lesson-kingdomino-room-hint = Keine neue Spalte links oder rechts. Eine Zeile ist noch frei, oben oder unten; und eine Hälfte muss ihre eigene Landschaft berühren.
lesson-kingdomino-room-done = Gut gefunden. Ein Stein, der nirgends passt, wird aus dem Spiel entfernt; achte also auf deine Lücken.
lesson-kingdomino-order-title = Der Preis der Kronen
lesson-kingdomino-order = In der nächsten Runde ziehen die Könige von der niedrigsten Nummer zur höchsten, und wer zuerst zieht, wählt zuerst. Du willst beim nächsten Mal die erste Wahl. Welchen Stein nimmst du?
lesson-kingdomino-order-hint = Die Reihenfolge richtet sich nach den Nummern. Nimm die niedrigste.
lesson-kingdomino-order-done = Nummer 7 ist nur Wasser, aber du wählst vor allen anderen. Das ist das ganze Spiel: gutes Land jetzt oder eine gute Wahl später.
lesson-kingdomino-end-title = Du weißt alles
lesson-kingdomino-end = Wenn die letzte Reihe gelegt ist, gewinnt die höchste Summe der Gebiete. Der Computer erwartet dich; er beißt nicht.

# Queendomino.
lesson-queendomino-welcome-title = Ein Hof
lesson-queendomino-welcome = Du kennst Kingdomino: Das Land wächst genauso. Neu sind die roten Stadtfelder, dein Vorrat von 7 Münzen und ein Ritter. Nach dem Legen darfst du Steuern eintreiben, bauen und den Drachen bestechen, in dieser Reihenfolge.
lesson-queendomino-tax-title = Steuern
lesson-queendomino-tax = Du hast gerade die beiden gerahmten Felder gelegt. Ein Ritter auf einem davon bringt eine Münze für jedes Feld seines Gebiets. Wo verdient deiner mehr?
lesson-queendomino-tax-hint = Zähle die Felder, die mit jeder Hälfte zusammenhängen: Wald oder See?
lesson-queendomino-tax-done = Der Wald hat 4 Felder: 4 Münzen. Der See hätte 1 gebracht. Der Ritter bleibt bis zum Ende dort.
lesson-queendomino-building-title = Wähle ein Gebäude
lesson-queendomino-building = Du hast 6 Münzen und drei getrennte Wälder. Welches dieser Gebäude ist dir am Ende am meisten wert?
lesson-queendomino-building-hint = Das Sägewerk belohnt jeden Wald für sich, wie klein er auch ist.
lesson-queendomino-building-done = 3 Wälder × 2 = 6 Punkte, mehr als die 5 der Statue. Du zahlst, was der Platz in der Straße kostet.
lesson-queendomino-plot-title = Baue es
lesson-queendomino-plot = Gebäude stehen auf Stadtfeldern. Zeige auf einen freien Bauplatz.
lesson-queendomino-plot-hint = Stadtfelder sind die roten Felder aus Ziegeln.
lesson-queendomino-plot-done = Es steht. Du darfst einmal pro Spielzug bauen, auf neuen und auf alten Stadtfeldern.
lesson-queendomino-queen-title = Die Queen
lesson-queendomino-queen = Dein neuer Wachturm bringt zwei Türme, du hast also 2. Dein Rivale hat auch 2, und die Queen ist bei ihm. Wohin geht sie?
lesson-queendomino-queen-me = Zu mir
lesson-queendomino-queen-rival = Sie bleibt beim Rivalen
lesson-queendomino-queen-nobody = Zu niemandem
lesson-queendomino-queen-hint = Sie liebt Neues: Wer einen Turm gewinnt und dann mindestens so viele hat wie alle anderen, bei dem ist sie.
lesson-queendomino-queen-done = Gleichstand genügt. Mit ihr baust du eine Münze billiger, und am Ende ist sie eine Krone mehr in deinem größten Gebiet.
lesson-queendomino-dragon-title = Der Drache
lesson-queendomino-dragon = Für eine Münze verbrennt der Drache ein Gebäude in der Straße; einmal pro Runde und nie für den, bei dem die Queen ist. Als Nächster zieht dein Rivale, der fünf getrennte Gebirge hat. Was lässt du verbrennen?
lesson-queendomino-dragon-hint = Welches dieser Gebäude würde Gebirge belohnen?
lesson-queendomino-dragon-done = Die Gießerei wäre deinem Rivalen 5 × 2 = 10 Punkte wert gewesen. Jetzt ist sie Asche.
lesson-queendomino-end-title = Lang lebe die Queen
lesson-queendomino-end = Danach wählst du deinen nächsten Dominostein, wie immer. Am Ende sind drei Münzen ein Punkt, und Gebäude zählen, was auf ihnen steht. Genug: an den Tisch!

# Duel.
lesson-duel-welcome-title = Eine Landkarte und ein Schloss
lesson-duel-welcome = Zwei Spieler, vier Würfel und für beide eine Landkarte von 7 × 5 Feldern mit einem Schloss in der Mitte. In jeder Runde zeichnest du zwei Wappen auf deine Karte, wie einen Dominostein.
lesson-duel-take-title = Teilt die Würfel
lesson-duel-take = Du hast gewürfelt. Du nimmst einen Würfel, dein Rivale zwei, der letzte gehört dir. Kreuze bringen Punkte: Nimm den Würfel mit den meisten Kreuzen.
lesson-duel-take-hint = Einer der Würfel zeigt zwei Kreuze.
lesson-duel-take-done = Zwei Kreuze auf einmal: ein Fund. Der Punkt kam als letzter Würfel zu dir.
lesson-duel-place-title = Zeichne
lesson-duel-place = Zeichne deine zwei Wappen nebeneinander. Mindestens eines muss das Schloss oder ein gleiches Wappen auf deiner Karte berühren.
lesson-duel-place-hint = Suche das Schloss oder einen Punkt, den dein Punkt berühren kann. Drehe das Paar, wenn nötig.
lesson-duel-place-done = Gezeichnet. Gleiche Wappen, die sich berühren, sind ein Gebiet.
lesson-duel-domain-title = Gebiete
lesson-duel-domain = Einige Runden später. Ein Gebiet ist so viel wert wie seine Felder mal seine Kreuze. Zeige auf das wertvollste.
lesson-duel-domain-hint = Suche eine lange Folge von Linien.
lesson-duel-domain-done = 4 Felder × 2 Kreuze = 8 Punkte. Die zwei Kreuze des gefüllten Wappens, allein auf seinem Feld, bringen nur 2.
lesson-duel-tick-title = Das Zauberbuch
lesson-duel-tick = Nach dem Zeichnen kreuzt du Kästchen im Zauberbuch an, in der Zeile eines Wappens. Welcher Würfel kreuzt ein Kästchen an?
lesson-duel-tick-plain = Einer mit Wappen und ohne Kreuz
lesson-duel-tick-crossed = Einer mit Kreuz
lesson-duel-tick-joker = Ein Fragezeichen
lesson-duel-tick-hint = Es ist ein Trost: Was wenig zählt, kreuzt an.
lesson-duel-tick-done = Genau. Wappen ohne Kreuz bringen keine Kreuze, aber sie bringen dich einem Zauber näher.
lesson-duel-spell-title = Wer bekommt den Zauber?
lesson-duel-spell = In jeder Zeile des Buches steht ein Zauber. Wer bekommt ihn?
lesson-duel-spell-first = Wer die Zeile zuerst füllt
lesson-duel-spell-both = Alle, die sie füllen
lesson-duel-spell-last = Wer sie zuletzt füllt
lesson-duel-spell-hint = Es ist ein Wettlauf.
lesson-duel-spell-done = Wer zuerst kommt; für den anderen ist die Zeile geschlossen. Zauber lassen dich frei zeichnen, dein Paar trennen, einen Würfel drehen und mehr; jeder wirkt einmal.
lesson-duel-end-title = Der Bleistift ist gespitzt
lesson-duel-end = Einmal im Spiel gibt dein Schloss einem deiner Würfel ein Kreuz. Das Spiel endet, wenn eine Karte voll ist oder niemand zeichnen kann. Viel Glück!
