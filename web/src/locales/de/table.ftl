# Der Tisch.
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
