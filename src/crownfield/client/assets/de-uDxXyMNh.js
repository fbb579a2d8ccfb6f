var e=Object.assign({"./de/common.ftl":`# Wörter, die alle Seiten teilen.
skip-to-content = Zum Inhalt
page-failed = Diese Seite konnte nicht geladen werden.
reload = Neu laden
nav-label = Seiten
nav-home = Crownfield, Startseite
nav-new = Neues Spiel
nav-games = Meine Spiele
nav-learn = Lernen
nav-rules = Regeln
nav-score = Wertungsblock

settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-motion = Bewegte Figuren
settings-confirm = Jeden Zug bestätigen
settings-muted = Chat stumm schalten
term-rules = Regeln: { $title }
term-close = Zurück zum Spiel
term-all = Alle Regeln (neuer Tab)

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-duel = Kingdomino Duel
game-royal-wedding = Königliche Hochzeit

level-page = Page
level-squire = Knappe
level-steward = Verwalter
level-marshal = Marschall
level-chancellor = Kanzler
level-regent = Regent

colour-0 = Rosa
colour-1 = Gelb
colour-2 = Grün
colour-3 = Blau
colour-4 = Orange
colour-5 = Violett
colour-6 = Weiß
colour-7 = Rot

terrain-wheat = Getreidefeld
terrain-forest = Wald
terrain-lake = See
terrain-pasture = Weideland
terrain-swamp = Sumpf
terrain-mine = Gebirge
terrain-town = Stadtfeld
terrain-castle = Schloss

coat-dot = Punkt
coat-line = Linie
coat-double_dot = zwei Punkte
coat-double_line = zwei Linien
coat-filled = gefüllt
coat-quarters = Viertel
coat-joker = Joker

building-bakery = Bäckerei
building-sawmill = Sägewerk
building-fishmonger = Fischerei
building-spinning_mill = Näherei
building-school_of_magic = Zaubererschule
building-foundry = Gießerei
building-church = Kirche
building-safe_tower = Schatztruhe (Türme)
building-safe_knight = Schatztruhe (Ritter)
building-small_tavern = Kleine Taverne
building-big_tavern = Große Taverne
building-guardtower = Wachturm
building-fortress = Festung
building-travelling_castle = Das wandelnde Schloss
building-training_camp = Übungsplatz
building-statue = Statue
building-queens_tower = Turm der Queen

score-wheat = Getreidefelder
score-forest = Wälder
score-lake = Seen
score-pasture = Weideland
score-swamp = Sümpfe
score-mine = Gebirge
score-town = Stadtgebiete
score-coins = Münzen
score-middle_kingdom = Reich der Mitte
score-harmony = Harmonie
score-three_per_domain = Drei je Gebiet
score-total = Summe

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
crowns = { $count ->
    [0] keine Krone
    [one] { $count } Krone
   *[other] { $count } Kronen
}
crosses = { $count ->
    [0] kein Kreuz
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}

# Warum etwas abgelehnt wurde.
code-unreadable = Der Server konnte das nicht lesen.
code-too_large = Das war zu lang.
code-too_fast = Zu schnell. Warte einen Moment und versuche es noch einmal.
code-unknown_game = Ein Spiel dieses Namens gibt es nicht.
code-unknown_table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
code-wrong_token = Dieser Link passt nicht zum Tisch, oder er wurde ersetzt.
code-not_your_seat = Das ist nicht dein Platz.
code-not_your_turn = Du bist nicht am Zug.
code-stale = Der Tisch hat sich inzwischen geändert. Sieh noch einmal hin.
code-not_allowed = Die Regeln erlauben das nicht.
code-nothing_to_undo = Es gibt nichts zurückzunehmen.
code-revealed = Seither wurde etwas aufgedeckt; deshalb kann nichts zurückgenommen werden.
code-not_complete = Der Zug ist noch nicht vollständig.
code-bad_options = Diese Optionen passen nicht zusammen.
code-bad_record = Das ist keine Aufzeichnung, die Crownfield lesen kann.
code-not_started = Das Spiel hat noch nicht begonnen.
code-over = Das Spiel ist zu Ende.
code-too_many_games = Von hier sind zu viele Spiele offen. Beende erst eines.
code-compiling = Die Regeln dieses Spiels werden noch vorbereitet.
code-server_error = Auf dem Server ist etwas schiefgegangen.
code-colour_taken = Diese Farbe hat schon jemand anders.
code-no_free_seat = An diesem Tisch ist kein Platz mehr frei.
code-no_hints = Solange jemand an einem anderen Gerät mitspielt, gibt es keine Tipps.
code-no_network = Kein Tipp: Das Netz der Computerspieler fehlt auf diesem Server oder ist beschädigt.
code-damaged = Dieses Spiel ist auf der Festplatte des Servers beschädigt und lässt sich nicht öffnen. Sag es bitte der Person, die den Server betreibt.
code-spent = Diese Einladung ist schon benutzt.
code-present = Niemand ist abwesend.
code-too_soon = Wer abwesend ist, war eben noch da. Warte eine halbe Minute.
code-reload = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu.
code-unreachable = Der Server ist nicht zu erreichen.

# What is wrong with a record or a kingdom.
reason-line = Zeile { $line }: { $why }
reason-no_record = Das ist keine Aufzeichnung eines Spiels.
reason-damaged = Die Aufzeichnung ist hier beschädigt.
reason-illegal = Diesen Zug erlauben die Regeln hier nicht.
reason-other_pieces = Dieses Spiel wurde mit anderem Spielmaterial gespielt, als es hier gibt.
reason-wrong_scores = Die Punkte der Aufzeichnung sind nicht die des Spiels.
reason-too_long = Es ist länger, als ein Spiel sein kann.
reason-no_castle = Ein Königreich hat genau ein Schloss.
reason-odd_squares = Die andere Hälfte eines Dominosteins fehlt.
reason-too_wide = Das Königreich ist breiter oder höher als erlaubt.
reason-apart = Alle Felder müssen mit dem Schloss zusammenhängen.
reason-not_in_the_box = So etwas liegt nicht in der Schachtel.
`,"./de/lessons.ftl":`# Kingdomino.
lesson-kingdomino-welcome-title = Dein Schloss
lesson-kingdomino-welcome = Dieses Schloss ist alles, was du hast. In den nächsten Minuten legst du Land darum herum, höchstens 5\xA0×\xA05 Felder. Große Gebiete mit vielen Kronen gewinnen.
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
lesson-kingdomino-grow-done = Das Weideland hat jetzt 3 Felder und 2 Kronen: 3\xA0×\xA02 = 6 Punkte statt 2.
lesson-kingdomino-region-title = Zähle
lesson-kingdomino-region = Ein Gebiet ist so viel wert wie seine Felder mal seine Kronen. Welches Gebiet ist hier am meisten wert? Zeige darauf.
lesson-kingdomino-region-hint = Multipliziere: Das Getreide am Schloss hat 2 Felder und 1 Krone, der Wald auch. Gibt es mehr?
lesson-kingdomino-region-done = Das Weideland: 3\xA0×\xA02 = 6. See und Sumpf haben keine Krone und sind noch nichts wert.
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
lesson-queendomino-building-hint = Manche Gebäude belohnen jedes Gebiet einer Landschaft für sich, wie klein es auch ist. Rechne aus, was jedes bringt.
lesson-queendomino-building-done = { $sum }; das nächstbeste brächte { $second }. Du zahlst, was der Platz in der Straße kostet.
lesson-queendomino-plot-title = Baue es
lesson-queendomino-plot = Gebäude stehen auf Stadtfeldern. Zeige auf einen freien Bauplatz.
lesson-queendomino-plot-hint = Stadtfelder sind die roten Felder aus Ziegeln.
lesson-queendomino-plot-done = Es steht. Du darfst einmal pro Spielzug bauen, auf neuen und auf alten Stadtfeldern.
lesson-queendomino-queen-title = Die Queen
lesson-queendomino-queen = Du hast gerade gebaut: { $building }. Das bringt dir { $gain }, du hast also { $towers }. Dein Rivale hat auch { $towers }, und die Queen ist bei ihm. Wohin geht sie?
lesson-queendomino-queen-me = Zu mir
lesson-queendomino-queen-rival = Sie bleibt beim Rivalen
lesson-queendomino-queen-nobody = Zu niemandem
lesson-queendomino-queen-hint = Sie liebt Neues: Wer einen Turm gewinnt und dann mindestens so viele hat wie alle anderen, bei dem ist sie.
lesson-queendomino-queen-done = Gleichstand genügt. Mit ihr baust du eine Münze billiger, und am Ende ist sie eine Krone mehr in deinem größten Gebiet.
lesson-queendomino-dragon-title = Der Drache
lesson-queendomino-dragon = Für eine Münze verbrennt der Drache ein Gebäude in der Straße; einmal pro Runde und nie für den, bei dem die Queen ist. Als Nächster zieht dein Rivale, der fünf getrennte Gebirge hat. Was lässt du verbrennen?
lesson-queendomino-dragon-hint = Welches dieser Gebäude brächte deinem Rivalen am meisten? Zähle die Gebirge.
lesson-queendomino-dragon-done = Es wäre deinem Rivalen { $sum } wert gewesen. Jetzt ist es Asche.
lesson-queendomino-end-title = Lang lebe die Queen
lesson-queendomino-end = Danach wählst du deinen nächsten Dominostein, wie immer. Am Ende sind drei Münzen ein Punkt, und Gebäude zählen, was auf ihnen steht. Genug: an den Tisch!

# Duel.
lesson-duel-welcome-title = Eine Landkarte und ein Schloss
lesson-duel-welcome = Zwei Spieler, vier Würfel und für beide eine Landkarte von 7\xA0×\xA05 Feldern mit einem Schloss in der Mitte. In jeder Runde zeichnest du zwei Wappen auf deine Karte, wie einen Dominostein.
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
`,"./de/pages.ftl":`# Wörter, die mehrere Seiten teilen.
loading = Einen Moment …
try-again = Noch einmal versuchen
preparing-rules = Die Regeln dieses Spiels werden vorbereitet
preparing-rules-why = Das geschieht einmal auf einem neuen Server und dauert einige Sekunden. Das Spiel öffnet sich von selbst.
square-free = frei
square-knight = Ritter
square-kingdom = Königreich
pieces-knights = Ritter
pieces-towers = Türme
pieces-queen = Die Queen
direction-n = oben
direction-e = rechts
direction-s = unten
direction-w = links

# Die Startseite.
home-tagline = ein Königreich, Stein für Stein
home-title = Baue ein Königreich, Stein für Stein
home-lead = Wähle Land, lege es an dein Schloss, sammle Kronen. Kingdomino, Queendomino, Königliche Hochzeit und Duel im Browser: gegen den Computer, mit Freunden anderswo oder gemeinsam vor einem Bildschirm. Kostenlos und ohne Konto.
home-play = Spielen
home-play-how = Kingdomino zu zweit, du gegen den Computer. Etwa zehn Minuten.
home-resume = Zurück zu meinem Spiel
home-learn-first = Zeig mir erst, wie es geht
home-board-label = Ein Königreich mit sechs Landschaftstypen, das Stein für Stein wächst
home-board-done = Ein volles Königreich, wirklich so gespielt
home-doors = Weitere Wege ins Spiel
home-door-all = Alle Spiele
home-door-all-text = Zwei bis acht Spieler, alle Varianten, Menschen und Computer gemischt.
home-door-friends = Mit Freunden
home-door-friends-text = Decke einen Tisch und schicke allen einen Link oder QR-Code.
home-door-learn = Lernen
home-door-learn-text = Eine kurze Lektion zu jedem Spiel, direkt auf dem Brett.
home-door-score = Wertungsblock
home-door-score-text = Die Schachtel steht auf deinem Tisch? Klicke dein Königreich zusammen und lass es zählen.
home-door-replay = Aufzeichnung ansehen
home-door-replay-text = Öffne die Aufzeichnung eines Spiels und gehe sie Schritt für Schritt durch.
home-door-games = Meine Spiele
home-door-games-text = Alles, was du auf diesem Gerät gespielt hast, und der Weg dorthin zurück.
home-trademark = Kingdomino und Queendomino sind Marken von Blue Orange. Crownfield ist ein unabhängiges Projekt, weder vom Verlag gemacht noch von ihm empfohlen, und enthält weder Bilder noch Texte der gedruckten Spiele. Wenn sie dir hier gefallen, kaufe die Schachteln: Auf dem Tisch sind sie wunderschön.

# Ein Spiel vorbereiten.
new-title = Neues Spiel
new-game = Welches Spiel?
new-kind-kingdomino = Der Klassiker: wählen, legen, Kronen sammeln.
new-kind-queendomino = Mit Stadtgebieten, Steuern, einer Queen und einem Drachen.
new-kind-royal_wedding = Beide Schachteln zusammen, für große Runden und Teams.
new-kind-duel = Würfel und Bleistift: zwei Landkarten und ein Zauberbuch.
new-kind-players = { $least } bis { $most } Spieler
new-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
new-learn = Zeig mir, wie es geht
new-rules = Regeln lesen
new-seats = Wer sitzt wo?
new-count = Spieler
new-seat-who = Platz { $seat }: wer spielt
new-seat-name = Platz { $seat }: Name
new-seat-colour = Platz { $seat }: Farbe
new-name = Name
new-who-me = Ich
new-who-here = Noch jemand an diesem Gerät
new-who-link = Ein Freund, per Link
new-who-computer = Computer: { $level }
new-computers = Computer
new-about-level-page = Verschätzt sich oft. Gut für das erste Spiel.
new-about-level-squire = Sieht das Naheliegende, irrt sich aber noch.
new-about-level-steward = Spielt solide, mit einem Fehler ab und zu.
new-about-level-marshal = Spielt gut und irrt sich selten.
new-about-level-chancellor = Nie unachtsam: beurteilt jeden Zug auf einen Blick.
new-about-level-regent = Denkt voraus, eine Sekunde pro Zug. Der stärkste Gegner.
new-teams-seats = Partner stehen in dieser Liste nebeneinander und teilen sich ein Königreich.
new-options = Optionen
new-teams = Einzeln oder im Team
new-teams-off = Wettstreit der Könige
new-teams-off-text = Alle für sich: sechs Königreiche von 5\xA0×\xA05.
new-teams-on = Mit vereinten Kräften
new-teams-on-text = Partner teilen sich ein Schloss, ein Königreich von 7\xA0×\xA07 und dessen Vorrat.
new-teams-must = Zu acht spielt man in Zweierteams: Partner teilen sich ein Schloss, ein Königreich von 7\xA0×\xA07 und dessen Vorrat.
new-dynasty = Dynastie
new-dynasty-text = Drei Spiele hintereinander; die höchste Summe gewinnt.
new-confirm = Züge bestätigen
new-confirm-text = Ein Zug gilt, wenn du ihn bestätigst; bis dahin kannst du ihn zurücknehmen.
new-listed = Tisch öffentlich anbieten
new-listed-text = Er steht auf der Startseite, bis seine freien Plätze besetzt sind.
new-time = Zeit für eine Entscheidung
new-time-text = Ist sie abgelaufen, hilft der Computer.
new-time-none = so lange es dauert
new-time-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
new-time-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
new-time-day = ein Tag
new-start = An den Tisch
option-mighty_duel = Das große Duell
option-mighty_duel-text = Alle 48 Dominosteine und Königreiche von 7\xA0×\xA07.
option-middle_kingdom = Reich der Mitte
option-middle_kingdom-text = 10 Punkte, wenn dein Schloss am Ende in der Mitte liegt.
option-harmony = Harmonie
option-harmony-text = 5 Punkte für ein Königreich ohne Lücke.
option-may_discard = Freies Entfernen
option-may_discard-text = Du darfst einen Dominostein auch dann aus dem Spiel entfernen, wenn er passt.
option-row = Dominosteine in der Reihe
option-row-text = Bei vier bleibt in jeder Runde einer übrig.

# Einladungen.
invite-title = Der Tisch ist gedeckt
invite-text = Schicke allen ihren eigenen Link. Wer ihn zuerst öffnet, hat den Platz, und der Link ist verbraucht: Der Platz gehört dann nur noch diesem Gast. Das Spiel beginnt, wenn alle da sind.
invite-seat = Platz { $seat } ({ $colour })
invite-watch = Nur zum Zuschauen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-qr = QR-Code
invite-qr-alt = QR-Code des Links: { $who }
invite-enter = An den Tisch
invite-later = Du findest diese Links auch unter „Meine Spiele“.
invite-renew = Zurückziehen
invite-renew-sure = Diesen Link zurückziehen? Er öffnet dann nichts mehr, und du bekommst für den Platz einen neuen.

# Meine Spiele.
games-title = Meine Spiele
games-about = Nur in diesem Browser gespeichert. Mit deinem eigenen Link aus dem Menü eines Tisches kommst du auch von einem anderen Gerät zurück.
games-none = Du hast auf diesem Gerät noch nicht gespielt.
games-none-new = Spiel vorbereiten
games-status-waiting = wartet auf Spieler
games-status-playing = läuft
games-status-over = beendet
games-status-aborted = abgebrochen
games-rejoin = Weiterspielen
games-table = An den Tisch
games-replay = Wiederholung
games-invitations = Links
games-delete = Löschen
games-delete-sure = Aus dieser Liste entfernen oder für alle löschen?
games-delete-sure-list = Aus dieser Liste entfernen? Für die anderen bleibt das Spiel.
games-delete-list = Aus der Liste entfernen
games-delete-server = Für alle löschen
games-delete-refused = Auch andere spielen dieses Spiel oder haben es gespielt: Für sie bleibt es.
games-delete-no = Behalten

# Wiederholungen und Aufzeichnungen.
replay-title = Wiederholung
replay-of = { $game }: Wiederholung
replay-start = Der Tisch vor dem ersten Zug
replay-controls = Das Spiel durchgehen
replay-first = Zum Anfang (Pos1)
replay-back = Ein Schritt zurück (Pfeil links)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-forward = Ein Schritt weiter (Pfeil rechts)
replay-last = Zum Ende (Ende)
replay-step = Schritt
replay-step-of = { $step } von { $last }
replay-side = Gesehen von
replay-won = { $count ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
replay-verified-yes = Ziehung geprüft
replay-verified-yes-text = Vor dem ersten Zug hat der Server einen Fingerabdruck der Mischung veröffentlicht. Am Ende wurde die Mischung aufgedeckt und passt dazu: Niemand konnte ändern, was gezogen wurde.
replay-verified-no = Ziehung passt nicht
replay-verified-no-text = Was in dieser Aufzeichnung gezogen wurde, folgt nicht aus dem anfangs veröffentlichten Fingerabdruck. Jemand hat die Aufzeichnung oder die Ziehung verändert.
replay-verified-open = Ziehung nicht geprüft
replay-verified-open-text = Diese Aufzeichnung enthält keine versiegelte Mischung, oder das Spiel ist nicht zu Ende; so gibt es nichts, woran sich die Ziehung messen ließe. Alle Züge wurden geprüft und sind erlaubt.
replay-download = Aufzeichnung herunterladen
replay-import-instead = Stattdessen eine Aufzeichnung aus einer Datei öffnen
import-title = Aufzeichnung ansehen
import-text = Jedes Spiel hinterlässt eine Aufzeichnung: einen kurzen Text mit allem Gezogenen und allen Zügen. Öffne sie hier, um sie zu prüfen und durchzugehen. Die Datei einer Dynastie enthält die Aufzeichnungen ihrer Spiele; hier wählst du, welches davon du ansiehst.
import-paste = Aufzeichnung einfügen
import-show = Spiel zeigen
import-file = Datei öffnen
import-drop = oder eine Datei hier ablegen
import-another = Andere Aufzeichnung
import-games = Spiele der Dynastie
import-game = Spiel { $number }
import-sums = Alle Spiele zusammen: { $points }.

# Der Wertungsblock.
pad-title = Wertungsblock
pad-about = Für die Schachtel auf deinem Tisch: Wähle einen Landschaftstyp, klicke Felder an, und die Punkte erscheinen Zeile für Zeile.
pad-terrain = Landschaftstyp
pad-coat = Wappen
pad-crowns = Kronen
pad-crosses = Kreuze
pad-erase = löschen
pad-building = Gebäude
pad-building-none = freier Bauplatz
pad-knight = mit Ritter
pad-grid = Größe
pad-coins = Münzen
pad-knights = Ritter im Vorrat
pad-queen = Die Queen ist hier
pad-royal_wedding = Königliche Hochzeit (beide Schachteln)
pad-middle_kingdom = Reich der Mitte
pad-harmony = Harmonie
pad-bonus = 3 Punkte je Gebiet mit Wappen
pad-bonus-none = kein Wappen
pad-keys = Tasten: Pfeile zum Bewegen, Enter zum Legen, der erste Buchstabe des englischen Wortes für die Landschaft (w f l p s m t; in Duel d l D L f q), eine Ziffer für Kronen oder Kreuze, Entf zum Löschen.
pad-board = Dein Königreich
pad-clear = Neu beginnen
pad-result = Punkte
pad-empty = Klicke auf ein Feld, um anzufangen.
pad-odd = { $count ->
    [one] { $count } Feld: Die andere Hälfte des Dominosteins fehlt.
   *[other] { $count } Felder: Die andere Hälfte eines Dominosteins fehlt.
}

# Adressen, die nirgendwohin führen.
notfound-title = Kein solcher Ort
notfound-text = Diese Adresse führt im Königreich nirgendwohin.
notfound-home = Zur Startseite

# Lektionen und Regeln: der Rahmen.
learn-title = Lernen
learn-of = { $game } lernen
learn-games = Lektionen
learn-progress = Schritt { $step } von { $last }
learn-back = Zurück
learn-next = Weiter
learn-play = Gegen den Computer spielen
learn-rules = Regeln lesen
learn-turn-left = Nach links drehen
learn-turn-right = Nach rechts drehen
learn-turn-how = Die rechte Hälfte liegt { $direction } (Taste R oder Mausrad).
rules-title = Regeln
rules-of = So spielt man { $game }
rules-games = Spiele
rules-contents = Abschnitte
rules-lesson = In einer Lektion ausprobieren
rules-play = Spielen

# Open tables.
open-title = Offene Tische
open-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
open-none = Gerade wartet niemand. Decke einen Tisch und sieh, wer kommt.
open-lay = Tisch decken
open-sit = Platz nehmen
`,"./de/rules.ftl":`# What is marked in any game.
rules-decision = Unsere Entscheidung
rules-guess-buildings = kennzeichnet eine Vermutung: Wir haben das Gebäude selbst nicht gesehen, und was hier steht, lässt die Summen der Schachtel aufgehen. Wenn du die Schachtel hast und es besser weißt, kann der Betreiber dieses Servers eine berichtigte { $file } in seinen Ordner für Spielteile legen (docs/server.md); dann verschwindet das Zeichen.
rules-guess-likely = kennzeichnet, was wahrscheinlich, aber nicht sicher ist: Nur eine einzige Quelle nennt es. Wenn du die Schachtel hast und es besser weißt, kann der Betreiber dieses Servers eine berichtigte { $file } in seinen Ordner für Spielteile legen (docs/server.md); dann verschwindet das Zeichen.

# Kingdomino.
rules-kingdomino-aim-title = Das Ziel
rules-kingdomino-aim =
    Du hast ein Schloss und sonst nicht viel. Runde für Runde wählst du einen Dominostein mit Land und legst ihn an das, was du hast.

    Am Ende zählt jedes Gebiet seine Felder mal seine Kronen. Die meisten Punkte gewinnen.
rules-kingdomino-aim-picture = Ein volles Königreich von 5\xA0×\xA05 Feldern, 53 Punkte wert.
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
rules-kingdomino-score-picture = Der gerahmte See: 4 Felder × 2 Kronen = 8 Punkte. Der andere See ist ein eigenes Gebiet: 1\xA0×\xA01 = 1.
rules-kingdomino-ties-title = Gleichstand
rules-kingdomino-ties =
    Unter Gleichen gewinnt das größere größte Gebiet, in Feldern; dann die Zahl der Kronen; dann wird der Sieg geteilt.
rules-kingdomino-players-title = Zwei, drei, vier
rules-kingdomino-players =
    Zu zweit haben beide zwei Könige und damit zwei Spielzüge pro Runde; 24 der 48 Steine werden gebraucht. Zu dritt haben die Reihen drei Steine, 36 werden gebraucht. Zu viert alle 48. Was nicht gebraucht wird, bleibt unbekannt.
rules-kingdomino-variants-title = Varianten
rules-kingdomino-variants =
    Das große Duell: zu zweit, mit allen 48 Steinen und Königreichen von 7\xA0×\xA07.

    Reich der Mitte: 10 Punkte, wenn kein Feld in irgendeiner Richtung weiter als zwei vom Schloss liegt (drei bei 7\xA0×\xA07).

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
    Alle 48 Steine werden gebraucht, in Viererreihen: zwölf Runden. Zu zweit haben beide zwei Könige und bauen 7\xA0×\xA07; zu dritt oder viert hat man einen König und baut 5\xA0×\xA05. Zu dritt bleibt in jeder Reihe ein Stein übrig und wird aus dem Spiel entfernt.

    Zu dritt oder viert werden die Könige einzeln gezogen wie bei Kingdomino. Zu zweit wird nur gezogen, wer beginnt: Wer beginnt, stellt einen König, der andere dann beide, und der zweite König des Beginnenden nimmt, was übrig ist.
rules-queendomino-wedding-title = Königliche Hochzeit
rules-queendomino-wedding =
    Beide Schachteln zusammen: Die Reihen kommen abwechselnd aus der von Queendomino und der von Kingdomino, alles andere ist Queendomino. Jeder hat einen König, und die Könige werden einzeln gezogen.

    Zu dritt oder viert spielt man 24 Runden in Viererreihen und baut 7\xA0×\xA07. Zu fünft oder sechst spielt man 12 Runden in Achterreihen und baut 5\xA0×\xA05. Steine ohne König werden aus dem Spiel entfernt.
rules-queendomino-teams-title = Mit vereinten Kräften
rules-queendomino-teams =
    Sechs oder acht dürfen eine Königliche Hochzeit in Zweierteams spielen. Jeder Partner hat einen eigenen König; das Team teilt sich ein Schloss, ein Königreich von 7\xA0×\xA07, Münzen, Ritter, Gebäude und die Punkte. Die Könige ziehen in der Folge der Reihe, wem sie auch gehören.

# Duel.
rules-duel-aim-title = Das Ziel
rules-duel-aim =
    Zwei Spieler, vier Würfel, zwei Bleistifte. Beide haben eine Landkarte von 7\xA0×\xA05 Feldern mit einem Schloss in der Mitte. In jeder Runde zeichnest du zwei Wappen, und Gebiete aus gleichen Wappen zählen ihre Felder mal ihre Kreuze.
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
`,"./de/table.ftl":`# Der Tisch.
joining = Auf dem Weg zum Tisch…
joining-preparing = Die Regeln werden vorbereitet: { $percent } %
to-front-door = Zur Startseite
watching = beim Zuschauen
players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
stage-setup = Aufbau
stage-round = Runde { $round }
stage-round-of = Runde { $round } von { $rounds }
dynasty-game = Spiel { $number } der Dynastie
title-your-turn = Du bist am Zug
line-lost = Die Verbindung ist unterbrochen. Neuer Versuch…

row-current = Diese Runde
row-next = Nächste Runde
row-first = Erste Reihe
kings-waiting = Wartende Könige
kings-bag = Noch im Beutel
kings-left = { $name }: { $count ->
    [one] { $count } König
   *[other] { $count } Könige
}
kings-drawn = Gezogen: { $name }
domino-spoken = Dominostein { $number }: { $faces }
domino-used = Dominostein { $number }, schon gelegt
pick-domino = Stelle deinen König auf Dominostein { $number }

kingdom-of = Königreich von { $owner }
kingdom-enlarge = Königreich von { $owner } groß zeigen
kingdom-placing = { $label }. Pfeiltasten bewegen, R dreht den Stein, Enter legt ihn.
kingdom-back = Zurück zu meinem Königreich
other-kingdoms = Andere Königreiche
ghost-spoken = { $left } und { $right }, { $gain ->
    [one] { $gain } Punkt mehr
   *[other] { $gain } Punkte mehr
}
regions-label = Punkte bisher, nach Gebieten
region-worth = { $terrain }: { $squares } × { $crowns } = { $points }
to-act = am Zug
time-left = Verbleibende Zeit: { $time }
seat-away = abwesend
seat-substituted = Computer spielt
seat-weaker = vorerst schwächer

count-coin = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
count-knight = { $count ->
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
count-tower = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
queen-here = Die Queen ist zu Gast
queen-waits = Die Queen ist noch bei niemandem
street = Gebäudetableau
street-pile = { $count ->
    [one] Stapel von { $count }
   *[other] Stapel von { $count }
}
street-empty = leerer Platz
dragon-here = der Drache
dragon-home = der Drache in seiner Höhle
bank = Im Vorrat: { $knights } Ritter, { $towers } Türme
card-points = Punkte
card-per = je
gain-knight = { $count ->
    [1] einen Ritter
    [one] { $count } Ritter
   *[other] { $count } Ritter
}
gain-tower = { $count ->
    [1] einen Turm
    [one] { $count } Turm
   *[other] { $count } Türme
}
gain-crown = { $count ->
    [1] eine Krone für sein Stadtgebiet
    [one] { $count } Krone für sein Stadtgebiet
   *[other] { $count } Kronen für sein Stadtgebiet
}
building-gives = Gibt { $gains }.
building-taxes = { $what ->
    [tower] Jeder Turm bringt beim Eintreiben der Steuern eine Münze mehr.
   *[knight] Jeder Ritter bringt beim Eintreiben der Steuern eine Münze mehr.
}
building-scores = { $count ->
    [one] { $count } Punkt.
   *[other] { $count } Punkte.
}
building-scores-per = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} { $what ->
    [wheat] je Getreidegebiet.
    [forest] je Waldgebiet.
    [lake] je See.
    [pasture] je Weidelandgebiet.
    [swamp] je Sumpfgebiet.
    [mine] je Gebirge.
    [town] je Stadtgebiet.
    [tower] für jeden deiner Türme.
   *[knight] für jeden deiner Ritter.
}
building-nothing = Gibt nichts.
guess-gains = Vermutung: Welche Ritter und Türme es bringt, haben wir nicht gesehen.
guess-points = Seine Punkte sind wahrscheinlich, aber nicht sicher.
guess-dice = Die Seiten der Würfel sind wahrscheinlich, aber nicht sicher.
guess-book = Wie viele Kästchen eine Zeile hat und welchen Zauber sie gibt, ist wahrscheinlich, aber nicht sicher.

tracker = { $count ->
    [one] Noch zu erwarten: { $count } Dominostein
   *[other] Noch zu erwarten: { $count } Dominosteine
}
tracker-left = Nie gesehen: { $count ->
    [one] { $count } Dominostein
   *[other] { $count } Dominosteine
}
tracker-seen = schon gesehen

tab-log = Verlauf
tab-chat = Chat
tab-menu = Tisch
log = Was geschah
log-row = Neue Reihe: { $numbers }
log-kings = Könige in der Folge { $names }
log-king = Ein König von { $name } wird gezogen
log-market = Neue Gebäude: { $buildings }
log-pick = { $who } wählt Dominostein { $number }
log-place = { $who } legt auf { $squares }
log-discard = { $who } entfernt den Dominostein aus dem Spiel
log-tax = { $which ->
    [both] { $who } treibt auf beiden Feldern Steuern ein
    [left] { $who } treibt auf dem linken Feld Steuern ein
   *[right] { $who } treibt auf dem rechten Feld Steuern ein
}
log-build = { $who } baut auf { $square } für { $price }
log-dragon = { $who } schickt den Drachen zum Gebäude für { $price }
log-first = { $name } würfelt zuerst
log-roll = Die Würfel sind gefallen
log-take = { $count ->
    [one] { $who } nimmt Würfel { $dice }
   *[other] { $who } nimmt die Würfel { $dice }
}
log-turn = { $who } dreht Würfel { $die }
log-cross = { $who } gibt Würfel { $die } das Kreuz des Schlosses
log-coat = { $who } macht Würfel { $die } zu: { $coat }
log-mode = { $mode ->
    [free] { $who } zeichnet frei
    [split] { $who } trennt das Paar
   *[free_split] { $who } trennt das Paar und zeichnet frei
}
log-skip = { $who } kann nicht zeichnen
log-domains = { $who } wählt die Gebiete: { $coat }
log-bless = { $who } fügt auf { $square } ein Kreuz hinzu
log-takeback = { $who } nimmt den letzten Zug zurück

chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas
chat-send = Senden
chat-spectator = Zuschauer
chat-team = (Team)
chat-team-only = Nur für mein Team
chat-muted = Der Chat ist stumm
chat-muted-words = Du siehst nicht, was andere sagen.
chat-mute = Andere stumm schalten
chat-unmute = Andere wieder hören
reaction-bravo = Bravo!
reaction-wow = Wow!
reaction-oops = Hoppla…
reaction-thanks = Danke
reaction-luck = Viel Glück!
reaction-hurry = Du bist dran!

text-view = Der Tisch in Worten
text-choices = Du darfst
text-taken = { $domino } ({ $who })
text-castle-only = nur das Schloss
ask-take_back = Um Rücknahme des letzten Zugs bitten
ask-abort = Bitten, das Spiel ohne Sieger zu beenden
ask-substitute = Bitten, dass ein Computer für Abwesende spielt
question-take_back = Den letzten Zug zurücknehmen? Das wünscht: { $names }.
question-abort = Das Spiel ohne Sieger beenden? Das wünscht: { $names }.
question-substitute = Soll ein Computer für Abwesende spielen? Das wünscht: { $names }.
agree = Einverstanden
refuse = Nein
withdraw = Zurückziehen
resign = Aufgeben
resign-sure = Als { $seat } aufgeben? Ein Computer spielt weiter.
rules-of-game = Regeln dieses Spiels
commitment-explained = Die Ziehung stand fest, bevor das Spiel begann. Dies ist ihr Siegel; das Geheimnis, das es öffnet, wird am Ende gezeigt:

due-who = { $who }: { $words }
due-over = Das Spiel ist zu Ende.
due-aborted = Das Spiel wurde ohne Sieger beendet.
due-chance = Es wird ausgeteilt…
due-other = { $who } ist am Zug.
due-thinking = { $who } überlegt…
due-preparing = Die Computerspieler werden vorbereitet: { $percent } %
due-confirm = Zufrieden mit deinem Zug?
due-pick = Stelle deinen König auf einen Dominostein der nächsten Reihe.
due-place = Lege Dominostein { $number }.
due-discard = Dominostein { $number } passt nirgends: Er wird aus dem Spiel entfernt.
due-tax = Steuern eintreiben?
due-build = Baue oder mach weiter.
due-site = Wähle einen freien Bauplatz.
due-dragon = Den Drachen für eine Münze bestechen oder ihn lassen.
due-duel-take = Nimm deine Würfel.
due-duel-turn = Einen deiner Würfel drehen?
due-duel-cross = Das Kreuz des Schlosses vergeben?
due-duel-coat = Welches Wappen soll der Joker sein?
due-duel-mode = Wie zeichnest du?
due-duel-place = Zeichne dein Paar auf die Karte.
due-duel-skip = Deine Würfel passen nirgends auf deine Karte: Du zeichnest diese Runde nichts.
skip-ends = Zeichnest du nichts, endet das Spiel.
skip-may_end = Zeichnet keiner von beiden, endet das Spiel.
due-duel-domains = Die Gebiete welches Wappens sollen mehr zählen?
due-duel-bless = Füge auf einem Feld ein Kreuz hinzu.
rotate = Drehen
rotate-hint = Stein drehen (R oder Mausrad)
place-here = Hier legen
undo = Zurücknehmen
confirm = Bestätigen
do-discard = Aus dem Spiel entfernen
do-skip = Nichts zeichnen
do-tax-none = Keine Steuern
do-tax-left = Steuern: { $left }
do-tax-right = Steuern: { $right }
do-tax-both = Steuern: beide
do-build-none = Nichts bauen
do-dragon-none = Drachen lassen
do-turn-none = Würfel lassen
do-cross-none = Jetzt nicht
do-mode-normal = Nebeneinander
do-mode-free = Frei zeichnen
do-mode-split = Paar trennen
do-mode-free_split = Trennen und frei zeichnen
do-pick = Dominostein { $number } wählen
do-place = Auf { $squares } legen
do-build = Auf { $square } für { $price } bauen
do-dragon = Den Drachen zum Gebäude für { $price } schicken
do-take = { $count ->
    [one] Würfel { $dice } nehmen
   *[other] Die Würfel { $dice } nehmen
}
do-turn = Würfel { $die } drehen
do-cross = Würfel { $die } das Kreuz des Schlosses geben
do-coat = Würfel { $die } machen zu: { $coat }
do-domains = Die Gebiete wählen: { $coat }
do-bless = Auf { $square } ein Kreuz hinzufügen

hint = Tipp
hint-title = Gute Fortsetzungen zeigen (H)
hint-thinking = Dein Zug wird durchdacht …
hint-ideas = { $count ->
    [one] { $count } Idee
   *[other] { $count } Ideen, die beste zuerst
}
hint-wins = gewinnt { $win }
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-tries = { $count ->
    [one] { $count }-mal probiert
   *[other] { $count }-mal probiert
}
hint-exact = genau berechnet
hint-take = So spielen
hint-close = Tipp schließen

dice = Würfel
dice-free = Auf dem Tisch
dice-take = { $count ->
    [one] Diesen Würfel nehmen
   *[other] Diese Würfel nehmen
}
die-spoken = Würfel { $die }: { $coat }, { $crosses ->
    [0] kein Kreuz
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
}
map-of = Landkarte von { $owner }
spellbook = Zauberbuch
spell-free_placement = Frei zeichnen
spell-split = Paar trennen
spell-double_take = Zwei Würfel nehmen
spell-turn_die = Würfel drehen
spell-three_per_domain = Drei je Gebiet
spell-extra_cross = Ein Kreuz mehr
spell-free_placement-does = Einmal: Zeichne das Paar, wo es nichts Passendes berührt.
spell-split-does = Einmal: Zeichne die beiden Hälften getrennt, jede, wo sie passt.
spell-double_take-does = Einmal: Nimm zwei Würfel auf einmal, wenn du zuerst wählst.
spell-turn_die-does = Einmal: Drehe einen deiner Würfel auf eine andere Seite.
spell-three_per_domain-does = Sofort: Wähle ein Wappen; jedes seiner Gebiete zählt 3 Punkte mehr.
spell-extra_cross-does = Sofort: Füge auf einem Feld deiner Karte ein Kreuz hinzu.
spell-at-once = sofort
spell-boxes = { $count } von { $total }
spell-state-open = offen
spell-state-won = gewonnen, nutzbar ab der nächsten Runde
spell-state-ready = bereit
spell-state-used = verbraucht
spell-state-closed = vom anderen Spieler gewonnen
bonus-coat = Drei mehr je Gebiet:

waiting-title = Warten auf Spieler
waiting-words = Das Spiel beginnt, wenn alle da sind.
seat-here = da
seat-awaited = noch nicht da
own-link = Dein eigener Link
own-link-text = Er führt von deinen anderen Geräten auf deinen Platz. Behalte ihn für dich: Wer ihn hat, spielt für dich.
guest-new-link = Neuer Link für { $name }
guest-replace-sure = { $name } ist abwesend. Einen neuen Link für den Platz machen? Der alte öffnet ihn dann nicht mehr, und alle am Tisch sehen, dass du das getan hast.
seat-replaced = Für den Platz von { $name } wurde vom Gastgeber ein neuer Link gemacht ({ $when }).
seen = Verstanden
spent-how = Jede Einladung gilt für einen Gast: Wer sie zuerst öffnet, hat den Platz, und der Link ist verbraucht.
spent-mine = Warst du das? Geh auf dem Gerät an den Tisch zurück, auf dem du sie geöffnet hast; im Menü dort steht dein eigener Link für andere Geräte.
spent-other = War es jemand anderes? Bitte um einen neuen Link, wer immer dich eingeladen hat.
copy-by-hand = Kopiere diesen Link:
copied = Kopiert
your-name = Dein Name ({ $seat })
your-colour = Deine Farbe

end-title = Das Spiel ist zu Ende
end-won = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
end-shared = { $winners } teilen sich den Sieg!
end-tie-broken = { $winners } gewinnt bei Gleichstand!
end-tie-kingdomino = Gleich viele Punkte: Es entscheidet das größte Gebiet, dann die Kronen.
end-tie-queendomino = Gleich viele Punkte: Es entscheidet das größte Gebiet.
end-tie-duel = Gleich viele Punkte: Es entscheidet das größte Gebiet.
end-dynasty-won = { $count ->
    [one] { $winners } gewinnt die Dynastie!
   *[other] { $winners } gewinnen die Dynastie!
}
end-dynasty-shared = { $winners } teilen sich den Sieg in der Dynastie!
end-dynasty-game = Spiel { $number }: { $words }
end-dynasty-standing = Stand der Dynastie: { $points }.
end-show-all = Alles zeigen
score-line = Zeile
score-carried = Aus früheren Spielen
rematch = Noch einmal
next-of-dynasty = Nächstes Spiel der Dynastie
see-replay = Wiederholung
share-replay = Wiederholung teilen
download-record = Aufzeichnung herunterladen
download-dynasty = Dynastie herunterladen
download-dynasty-lacks = Ein früheres Spiel dieser Dynastie wurde gelöscht; deshalb lassen sich ihre Spiele nicht als eine Datei speichern.
fair-title = War die Ziehung fair?
fair-words = Vor dem Spiel hat der Server das Siegel seiner geheimen Mischung veröffentlicht; „crownfield verify“ prüft mit der heruntergeladenen Aufzeichnung, dass das Geheimnis zum Siegel passt und jeder Dominostein so kam, wie das Geheimnis sagt.
fair-commitment = Siegel, von Anfang an gezeigt
fair-secret = Geheimnis, jetzt gezeigt
`});export{e as default};