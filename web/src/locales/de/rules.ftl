# What is marked in any game.
rules-decision = Unsere Entscheidung
rules-guess-buildings = kennzeichnet eine Vermutung: Wir haben das Gebäude selbst nicht gesehen, und was hier steht, lässt die Summen der Schachtel aufgehen. Wenn du die Schachtel hast und es besser weißt, kann der Betreiber dieses Servers eine berichtigte { $file } in seinen Ordner für Spielteile legen (docs/server.md); dann verschwindet das Zeichen.
rules-guess-likely = kennzeichnet, was wahrscheinlich, aber nicht sicher ist: Nur eine einzige Quelle nennt es. Wenn du die Schachtel hast und es besser weißt, kann der Betreiber dieses Servers eine berichtigte { $file } in seinen Ordner für Spielteile legen (docs/server.md); dann verschwindet das Zeichen.

# Kingdomino.
rules-kingdomino-aim-title = Das Ziel
rules-kingdomino-aim =
    Du hast ein Schloss und sonst nicht viel. Runde für Runde wählst du einen Dominostein mit Land und legst ihn an das, was du hast.

    Am Ende zählt jedes Gebiet seine Felder mal seine Kronen. Die meisten Punkte gewinnen.
rules-kingdomino-aim-picture = Ein volles Königreich von 5 × 5 Feldern, 53 Punkte wert.
rules-kingdomino-row-title = Die Reihe
rules-kingdomino-row =
    Die Dominosteine tragen die Nummern 1 bis 48: Niedrige Nummern sind einfaches Land, hohe tragen Kronen. In jeder Runde werden so viele gezogen, wie es Könige gibt, nach Nummern geordnet und in eine Reihe gelegt.

    Für die erste Reihe werden die Könige einzeln gezogen: Jeder kommt auf einen freien Stein, bevor der nächste gezogen wird, also weiß niemand, wessen König als Nächster kommt. Dann wird die nächste Reihe daneben ausgelegt.
rules-kingdomino-row-picture = Eine Viererreihe. Der König auf der niedrigsten Nummer zieht zuerst; ein Stein ist noch frei.
rules-kingdomino-turn-title = Dein Spielzug
rules-kingdomino-turn =
    Die Könige ziehen in der Folge der Reihe, die niedrigste Nummer zuerst. In deinem Spielzug tust du zwei Dinge.

    Zuerst legst du den Stein, auf dem dein König steht, in dein Königreich. Dann stellst du diesen König auf einen freien Stein der nächsten Reihe. Ein bescheidener Stein jetzt heißt eine frühe Wahl beim nächsten Mal.

    In der letzten Runde gibt es nichts mehr zu wählen.
rules-kingdomino-connect-title = Einen Stein legen
rules-kingdomino-connect =
    Ein Dominostein bedeckt zwei freie Felder, beliebig gedreht. Mindestens eine Hälfte muss eine Seite mit deinem Schloss teilen, das ein Joker ist, oder mit einem Feld ihrer eigenen Landschaft, das schon dort liegt. Ecken zählen nicht, und die beiden Hälften verbinden einander nicht.

    Was die andere Hälfte berührt, ist gleichgültig.
rules-kingdomino-connect-picture = Getreide an Getreide: Dieser Stein darf hier liegen, obwohl sein Gebirge nichts Gleiches berührt.
rules-kingdomino-room-title = Fünf mal fünf
rules-kingdomino-room =
    Dein Königreich samt Schloss darf höchstens 5 Felder breit und 5 hoch sein, im großen Duell 7 und 7. Wo das Schloss darin am Ende liegt, ist deine Sache.
rules-kingdomino-room-picture = Fünf Spalten sind belegt, also darf weiter links und rechts nichts liegen.
rules-kingdomino-discard-title = Wenn nichts passt
rules-kingdomino-discard =
    Passt dein Stein irgendwo, musst du ihn legen. Passt er nirgends, wird er aus dem Spiel entfernt; dein König wählt trotzdem einen neuen. Mit der Option „Freies Entfernen“ darfst du ihn auf jeden Fall weggeben.
rules-kingdomino-score-title = Wertung
rules-kingdomino-score =
    Ein Gebiet ist eine Gruppe von Feldern einer Landschaft, die über ihre Seiten verbunden sind. Es zählt seine Felder mal die Kronen darin. Jedes Gebiet zählt für sich, eines ohne Krone zählt nichts. Das Schloss gehört zu keinem Gebiet und verbindet keine.
rules-kingdomino-score-picture = Der gerahmte See: 4 Felder × 2 Kronen = 8 Punkte. Der andere See ist ein eigenes Gebiet: 1 × 1 = 1.
rules-kingdomino-ties-title = Gleichstand
rules-kingdomino-ties =
    Unter Gleichen gewinnt das größere größte Gebiet, in Feldern; dann die Zahl der Kronen; dann wird der Sieg geteilt.
rules-kingdomino-players-title = Zwei, drei, vier
rules-kingdomino-players =
    Zu zweit haben beide zwei Könige und damit zwei Spielzüge pro Runde; 24 der 48 Steine werden gebraucht. Zu dritt haben die Reihen drei Steine, 36 werden gebraucht. Zu viert alle 48. Was nicht gebraucht wird, bleibt unbekannt.
rules-kingdomino-variants-title = Varianten
rules-kingdomino-variants =
    Das große Duell: zu zweit, mit allen 48 Steinen und Königreichen von 7 × 7.

    Reich der Mitte: 10 Punkte, wenn kein Feld in irgendeiner Richtung weiter als zwei vom Schloss liegt (drei bei 7 × 7).

    Harmonie: 5 Punkte für ein Königreich ohne Lücke, alle Felder belegt.

    Dynastie: drei Spiele hintereinander; die höchste Summe gewinnt.
rules-kingdomino-variants-decision = Das Heft verlangt nur, dass das Schloss in der Mitte des Königreichs liegt. Für das Reich der Mitte sehen wir auf das Raster um das Schloss: Lücken spielen keine Rolle, denn sie kosten schon Punkte.

# Queendomino.
rules-queendomino-aim-title = Das Ziel
rules-queendomino-aim =
    Kingdomino mit Hofstaat: Land zahlt Steuern, Bauplätze warten auf Gebäude, ein Drache lässt sich bestechen, und die Queen wohnt bei dem, der die Türme hat. Das Königreich wächst wie in Kingdomino; lies zuerst jene Seite.

    Alle beginnen mit 7 Münzen und 1 Ritter.
rules-queendomino-aim-picture = Rote Felder sind Stadtfelder. Auf zweien stehen Gebäude, eines ist ein freier Bauplatz; im Sumpf steht ein Ritter.
rules-queendomino-turn-title = Dein Spielzug
rules-queendomino-turn =
    Fünf Schritte, in dieser Reihenfolge: den Stein legen; Steuern eintreiben; bauen; den Drachen bestechen; den König auf den nächsten Stein stellen. Die drei mittleren darfst du auslassen.

    Auch wenn dein Stein aus dem Spiel entfernt wurde, darfst du bauen, bestechen und wählen.
rules-queendomino-tax-title = Steuern
rules-queendomino-tax =
    Hast du einen Stein gelegt, darfst du einen Ritter aus deinem Vorrat auf eine der Hälften stellen oder je einen auf beide. Jeder Ritter bringt sofort eine Münze pro Feld des Gebiets, in dem er steht, gleich welcher Landschaft, mit oder ohne Kronen. Zwei Ritter in einem Gebiet werden beide voll bezahlt.

    Ein Ritter bleibt bis zum Ende, wo er steht.
rules-queendomino-tax-picture = Ein Ritter in diesem Sumpf von 4 Feldern bringt 4 Münzen.
rules-queendomino-build-title = Bauen
rules-queendomino-build =
    Einmal im Spielzug darfst du ein Gebäude vom Gebäudetableau kaufen: Seine sechs Plätze kosten 5 bis 0 Münzen. Es kommt auf einen beliebigen freien Bauplatz, neu oder alt; ein Ritter dort stört nicht.

    Ritter, die es bringt, kommen in deinen Vorrat und dienen ab deinem nächsten Spielzug. Türme stehen auf ihm.
rules-queendomino-build-decision = Ein Heft verlangt ein freies Stadtfeld, ein anderes eines, das noch zu bebauen ist. Bei uns darf dort ein Ritter stehen, denn nur ein Gebäude verbraucht das Feld.
rules-queendomino-build-picture = Das Gebäudetableau: Der teuerste Platz liegt am Stapel, der billigste ist umsonst.
rules-queendomino-queen-title = Die Queen
rules-queendomino-queen =
    Wenn du einen Turm gewinnst und dann mindestens so viele hast wie alle anderen, kommt die Queen zu dir, auch aus einem fremden Königreich. Gleichstand genügt; nichts anderes bewegt sie.

    Solange sie bei dir ist, kosten dich Gebäude eine Münze weniger. Am Ende ist sie eine Krone mehr in deinem größten Gebiet.
rules-queendomino-dragon-title = Der Drache
rules-queendomino-dragon =
    Solange der Drache in seiner Drachenhöhle ist, darfst du ihm eine Münze zahlen, damit er ein ausliegendes Gebäude verbrennt. Dann sitzt er bis zum Ende der Runde auf diesem Platz; er verbrennt also höchstens eines pro Runde. Wer die Queen beherbergt, darf ihn nicht bestechen.
rules-queendomino-round-title = Das Ende einer Runde
rules-queendomino-round =
    Der Drache geht heim. Die Gebäude rutschen zum billigen Ende, und die Lücken werden vom Stapel gefüllt, dessen oberstes Gebäude immer zu sehen ist. Nach der letzten Runde rutscht nichts mehr.
rules-queendomino-round-decision = Die Hefte sagen nur, dass die Lücken gefüllt werden. Wir beginnen mit der billigsten, denn dorthin rutschen auch die Gebäude.
rules-queendomino-score-title = Wertung
rules-queendomino-score =
    Drei Münzen sind ein Punkt, abgerundet. Gebiete zählen Felder mal Kronen, Stadtgebiete auch; dort kommen Kronen nur von Gebäuden, die eine tragen, und von der Queen selbst. Gebäude zählen, was auf ihnen steht.

    Unter Gleichen gewinnt das größere größte Gebiet; dann wird der Sieg geteilt.
rules-queendomino-buildings-title = Die Gebäude
rules-queendomino-buildings = Was jedes beim Bauen gibt und was es am Ende wert ist.
rules-queendomino-players-title = Zwei, drei, vier
rules-queendomino-players =
    Alle 48 Steine werden gebraucht, in Viererreihen: zwölf Runden. Zu zweit haben beide zwei Könige und bauen 7 × 7; zu dritt oder viert hat man einen König und baut 5 × 5. Zu dritt bleibt in jeder Reihe ein Stein übrig und wird aus dem Spiel entfernt.

    Zu dritt oder viert werden die Könige einzeln gezogen wie bei Kingdomino. Zu zweit wird nur gezogen, wer beginnt: Wer beginnt, stellt einen König, der andere dann beide, und der zweite König des Beginnenden nimmt, was übrig ist.
rules-queendomino-wedding-title = Königliche Hochzeit
rules-queendomino-wedding =
    Beide Schachteln zusammen: Die Reihen kommen abwechselnd aus der von Queendomino und der von Kingdomino, alles andere ist Queendomino. Jeder hat einen König, und die Könige werden einzeln gezogen.

    Zu dritt oder viert spielt man 24 Runden in Viererreihen und baut 7 × 7. Zu fünft oder sechst spielt man 12 Runden in Achterreihen und baut 5 × 5. Steine ohne König werden aus dem Spiel entfernt.
rules-queendomino-teams-title = Mit vereinten Kräften
rules-queendomino-teams =
    Sechs oder acht dürfen eine Königliche Hochzeit in Zweierteams spielen. Jeder Partner hat einen eigenen König; das Team teilt sich ein Schloss, ein Königreich von 7 × 7, Münzen, Ritter, Gebäude und die Punkte. Die Könige ziehen in der Folge der Reihe, wem sie auch gehören.

# Duel.
rules-duel-aim-title = Das Ziel
rules-duel-aim =
    Zwei Spieler, vier Würfel, zwei Bleistifte. Beide haben eine Landkarte von 7 × 5 Feldern mit einem Schloss in der Mitte. In jeder Runde zeichnest du zwei Wappen, und Gebiete aus gleichen Wappen zählen ihre Felder mal ihre Kreuze.
rules-duel-aim-picture = Eine Landkarte nach drei Runden.
rules-duel-round-title = Eine Runde
rules-duel-round =
    Einer würfelt mit allen vier Würfeln und nimmt einen; der andere nimmt zwei; der letzte geht an den ersten. Dann zeichnen beide, zuerst der, der gewürfelt hat. Die Rollen wechseln jede Runde.
rules-duel-round-decision = Das Heft sagt nicht, wer zuerst zeichnet. Bei uns ist es der, der gewürfelt hat, denn er hat auch zuerst Würfel gewählt; der andere sieht es und darf es nutzen.
rules-duel-round-picture = Würfel zeigen ein Wappen ohne, mit einem oder mit zwei Kreuzen, oder ein Fragezeichen, den Joker.
rules-duel-draw-title = Zeichnen
rules-duel-draw =
    Deine beiden Wappen kommen auf zwei freie Felder, die eine Seite teilen. Mindestens eines muss dein Schloss berühren oder ein gleiches Wappen, das schon vorher da war.

    Ein Fragezeichen wird zu einem beliebigen Wappen ohne Kreuz. Wer zeichnen kann, muss; einen Zauber muss dafür niemand hergeben. Wer nicht zeichnet, setzt die Runde aus.
rules-duel-draw-picture = Der Punkt berührt das Schloss und einen anderen Punkt, also darf das Paar hier stehen.
rules-duel-castle-title = Das Kreuz des Schlosses
rules-duel-castle =
    Einmal im Spiel darfst du einem der beiden Würfel, die du zeichnest, ein Kreuz hinzufügen. Ein solcher Würfel kreuzt kein Kästchen an.
rules-duel-spellbook-title = Das Zauberbuch
rules-duel-spellbook =
    Wenn beide gezeichnet haben, kreuzt jeder gezeichnete Würfel ohne Kreuz (und ohne Fragezeichen) ein Kästchen in der Zeile seines Wappens an. Wer eine Zeile zuerst füllt, hat ihren Zauber, und für den anderen ist sie geschlossen. Füllen beide sie in derselben Runde, hat ihn der, der gewürfelt hat.
rules-duel-spells-title = Die Zauber
rules-duel-spells = Jeder wirkt einmal. Die sofort wirken, tun es, wenn man sie gewinnt; die anderen wirken ab der nächsten Runde.
rules-boxes = { $count ->
    [one] { $count } Kästchen
   *[other] { $count } Kästchen
}
rules-duel-end-title = Das Ende
rules-duel-end =
    Das Spiel endet nach einer Runde, in der eine Karte voll wurde oder in der keiner von beiden hätte zeichnen können, auch nicht mit Zaubern. Es endet auch nach zwei Runden hintereinander, in denen niemand gezeichnet hat.

    Wer aussetzen will, erfährt vorher, ob das Spiel damit endet oder enden kann.
rules-duel-end-decision = Nach dem Heft endet das Spiel, wenn niemand zeichnen kann. Wer es mit einem Zauber könnte, kann es noch, also beendet eine Runde ohne Zeichnung es nicht: Sonst könnte der Führende durch Aussetzen Schluss machen. Zwei hintereinander beenden es: Sonst käme es vielleicht nie zum Ende.
rules-duel-score-title = Wertung
rules-duel-score =
    Ein Gebiet ist eine Gruppe gleicher Wappen, die über ihre Seiten verbunden sind. Es zählt seine Felder mal seine Kreuze. Die meisten Punkte gewinnen; unter Gleichen das größere größte Gebiet; dann wird der Sieg geteilt.
rules-duel-score-picture = Das gerahmte Gebiet: 3 Felder × 2 Kreuze = 6 Punkte.
