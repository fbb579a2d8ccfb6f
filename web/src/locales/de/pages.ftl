# Wörter, die mehrere Seiten teilen.
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
new-teams-off-text = Alle für sich: sechs Königreiche von 5 × 5.
new-teams-on = Mit vereinten Kräften
new-teams-on-text = Partner teilen sich ein Schloss, ein Königreich von 7 × 7 und dessen Vorrat.
new-teams-must = Zu acht spielt man in Zweierteams: Partner teilen sich ein Schloss, ein Königreich von 7 × 7 und dessen Vorrat.
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
option-mighty_duel-text = Alle 48 Dominosteine und Königreiche von 7 × 7.
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
