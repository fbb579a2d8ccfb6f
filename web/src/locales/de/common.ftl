# Wörter, die alle Seiten teilen.
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
