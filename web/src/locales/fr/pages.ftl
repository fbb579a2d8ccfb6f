# Mots communs à plusieurs pages.
loading = Un instant …
try-again = Réessayer
preparing-rules = Les règles de ce jeu se préparent
preparing-rules-why = Cela n’arrive qu’une fois sur un nouveau serveur et prend quelques secondes. La partie s’ouvrira d’elle-même.
square-free = libre
square-knight = Chevalier
square-kingdom = Royaume
pieces-knights = Chevaliers
pieces-towers = Tours
pieces-queen = La Reine
direction-n = en haut
direction-e = à droite
direction-s = en bas
direction-w = à gauche

# La page d’accueil.
home-tagline = un royaume, domino après domino
home-title = Bâtis un royaume, domino après domino
home-lead = Choisis des terres, pose-les près de ton château, récolte des couronnes. Kingdomino, Queendomino, Royal Wedding et Duel dans ton navigateur : contre l’ordinateur, avec des amis au loin ou ensemble devant un écran. Gratuit et sans compte.
home-play = Jouer
home-play-how = Kingdomino à deux, toi contre l’ordinateur. Environ dix minutes.
home-resume = Retour à ma partie
home-learn-first = Montre-moi d’abord
home-board-label = Un royaume de six paysages qui grandit d’un domino à la fois
home-board-done = Un royaume complet, tel qu’il a été joué
home-doors = Autres entrées
home-door-all = Tous les jeux
home-door-all-text = De deux à huit, toutes les variantes, humains et ordinateurs mêlés.
home-door-friends = Entre amis
home-door-friends-text = Prépare une table et envoie à chacun un lien ou un code QR.
home-door-learn = Apprendre
home-door-learn-text = Une courte leçon pour chaque jeu, sur le plateau.
home-door-score = Carnet de score
home-door-score-text = La boîte est sur ta table ? Compose ton royaume ici et vois-le compté.
home-door-replay = Revoir une partie
home-door-replay-text = Ouvre l’enregistrement d’une partie et suis-la pas à pas.
home-door-games = Mes parties
home-door-games-text = Tout ce que tu as joué sur cet appareil, et le chemin du retour.
home-trademark = Kingdomino et Queendomino sont des marques de Blue Orange. Crownfield est un projet indépendant, ni réalisé ni approuvé par l’éditeur, et ne contient ni images ni textes des jeux imprimés. S’ils te plaisent ici, achète les boîtes : elles sont superbes sur une table.

# Préparer une partie.
new-title = Nouvelle partie
new-game = Quel jeu ?
new-kind-kingdomino = Le classique : choisir, poser, récolter des couronnes.
new-kind-queendomino = Avec des villes, des impôts, une Reine et un Dragon.
new-kind-royal_wedding = Les deux boîtes réunies, pour grandes tablées et équipes.
new-kind-duel = Dés et crayon : deux cartes et un grimoire.
new-kind-players = de { $least } à { $most } joueurs
new-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-learn = Montre-moi comment on joue
new-rules = Lire les règles
new-seats = Qui s’assied où ?
new-count = Joueurs
new-seat-who = Place { $seat } : qui joue
new-seat-name = Place { $seat } : nom
new-seat-colour = Place { $seat } : couleur
new-name = Nom
new-who-me = Moi
new-who-here = Une autre personne sur cet appareil
new-who-link = Un ami, par lien
new-who-computer = Ordinateur : { $level }
new-computers = Ordinateur
new-about-level-page = Se trompe souvent. Bien pour une première partie.
new-about-level-squire = Voit l’évident, mais se trompe encore.
new-about-level-steward = Joue solidement, avec une erreur de temps en temps.
new-about-level-marshal = Joue bien et se trompe rarement.
new-about-level-chancellor = Jamais distrait : juge chaque coup d’un regard.
new-about-level-regent = Voit plus loin, une seconde par coup. Le plus fort.
new-teams-seats = Les partenaires se suivent dans cette liste et partagent un royaume.
new-options = Options
new-teams = En individuel ou en équipe
new-teams-off = En individuel
new-teams-off-text = Six royaumes de 5 × 5.
new-teams-on = En équipe de deux
new-teams-on-text = Les partenaires partagent un château, un royaume de 7 × 7 et sa réserve.
new-teams-must = À huit, on joue en équipes de deux : les partenaires partagent un château, un royaume de 7 × 7 et sa réserve.
new-dynasty = Dynastie
new-dynasty-text = Trois parties de suite ; la plus haute somme l’emporte.
new-confirm = Confirmer les tours
new-confirm-text = Un tour compte quand tu le confirmes ; jusque-là, tu peux le reprendre.
new-listed = Table ouverte à tous
new-listed-text = Elle figure sur la page d’accueil tant qu’il y reste des places.
new-time = Temps par décision
new-time-text = Quand il est écoulé, l’ordinateur vient en aide.
new-time-none = autant qu’il faut
new-time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
new-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
new-time-day = un jour
new-start = À table
option-mighty_duel = Le Grand Duel
option-mighty_duel-text = Les 48 dominos et des royaumes de 7 × 7.
option-middle_kingdom = Empire du Milieu
option-middle_kingdom-text = 10 points si ton château finit au milieu.
option-harmony = Harmonie
option-harmony-text = 5 points pour un royaume sans trou.
option-may_discard = Défausse libre
option-may_discard-text = Tu peux défausser un domino même s’il peut être posé.
option-row = Dominos par ligne
option-row-text = Avec quatre, il en reste un à chaque tour.

# Invitations.
invite-title = La table est mise
invite-text = Envoie à chacun son propre lien. Qui l’ouvre en premier a la place, et le lien ne sert plus : la place n’appartient qu’à cette personne. La partie commence quand tout le monde est là.
invite-seat = Place { $seat } ({ $colour })
invite-watch = Pour regarder seulement
invite-copy = Copier le lien
invite-copied = Copié
invite-qr = Code QR
invite-qr-alt = Code QR du lien : { $who }
invite-enter = À table
invite-later = Tu retrouves ces liens dans « Mes parties ».
invite-renew = Retirer
invite-renew-sure = Retirer ce lien ? Il n’ouvrira plus rien, et tu en reçois un nouveau pour la place.

# Mes parties.
games-title = Mes parties
games-about = Gardées dans ce navigateur seulement. Avec ton propre lien, dans le menu d’une table, tu reviens depuis un autre appareil.
games-none = Aucune partie sur cet appareil pour l’instant.
games-none-new = Préparer une partie
games-status-waiting = attend des joueurs
games-status-playing = en cours
games-status-over = terminée
games-status-aborted = interrompue
games-rejoin = Continuer la partie
games-table = À table
games-replay = Revoir
games-invitations = Liens
games-delete = Supprimer
games-delete-sure = La retirer de cette liste, ou la supprimer pour tous ?
games-delete-sure-list = La retirer de cette liste ? Pour les autres, la partie reste.
games-delete-list = Retirer de la liste
games-delete-server = Supprimer pour tous
games-delete-refused = D’autres jouent ou ont joué cette partie : elle reste pour eux.
games-delete-no = Garder

# Revoir une partie.
replay-title = Revoir une partie
replay-of = { $game } : la partie revue
replay-start = La table avant le premier coup
replay-controls = Parcourir la partie
replay-first = Au début (Origine)
replay-back = Un pas en arrière (flèche gauche)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-forward = Un pas en avant (flèche droite)
replay-last = À la fin (Fin)
replay-step = Étape
replay-step-of = { $step } sur { $last }
replay-side = Vu par
replay-won = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } partagent la victoire.
}
replay-verified-yes = Tirage vérifié
replay-verified-yes-text = Avant le premier coup, le serveur a publié une empreinte du mélange. Le mélange a été révélé à la fin et lui correspond : personne n’a pu changer ce qui a été tiré.
replay-verified-no = Tirage discordant
replay-verified-no-text = Ce qui a été tiré dans cet enregistrement ne découle pas de l’empreinte publiée au début. Quelqu’un a modifié l’enregistrement, ou le tirage.
replay-verified-open = Tirage non vérifié
replay-verified-open-text = Cet enregistrement ne contient pas de mélange scellé, ou la partie n’est pas finie : rien ne permet de contrôler le tirage. Tous les coups ont été vérifiés et sont permis.
replay-download = Télécharger l’enregistrement
replay-import-instead = Ouvrir plutôt un fichier
import-title = Revoir une partie
import-text = Chaque partie laisse un enregistrement : un court texte avec tous les tirages et tous les coups. Ouvre-le ici pour le vérifier et le suivre pas à pas. Le fichier d’une Dynastie contient les enregistrements de ses parties ; choisis ici celle que tu veux revoir.
import-paste = Coller un enregistrement
import-show = Montrer la partie
import-file = Ouvrir un fichier
import-drop = ou dépose un fichier ici
import-another = Un autre enregistrement
import-games = Parties de la Dynastie
import-game = Partie { $number }
import-sums = Toutes les parties ensemble : { $points }.

# Le carnet de score.
pad-title = Carnet de score
pad-about = Pour la boîte sur ta table : choisis un paysage, clique sur des cases, et les points apparaissent ligne par ligne.
pad-terrain = Paysage
pad-coat = Blason
pad-crowns = Couronnes
pad-crosses = Croix
pad-erase = effacer
pad-building = Bâtiment
pad-building-none = encore en chantier
pad-knight = avec un Chevalier
pad-grid = Taille
pad-coins = Pièces
pad-knights = Chevaliers en réserve
pad-queen = La Reine est ici
pad-royal_wedding = Royal Wedding (deux boîtes)
pad-middle_kingdom = Empire du Milieu
pad-harmony = Harmonie
pad-bonus = 3 points par domaine du blason
pad-bonus-none = aucun blason
pad-keys = Touches : flèches pour se déplacer, Entrée pour poser, la première lettre du mot anglais du paysage (w f l p s m t ; dans Duel d l D L f q), un chiffre pour les couronnes ou les croix, Suppr pour effacer.
pad-board = Ton royaume
pad-clear = Recommencer
pad-result = Points
pad-empty = Clique sur une case pour commencer.
pad-odd = { $count ->
    [one] { $count } case : l’autre moitié du domino manque.
   *[other] { $count } cases : l’autre moitié d’un domino manque.
}

# Adresses sans issue.
notfound-title = Lieu inconnu
notfound-text = Cette adresse ne mène nulle part dans le royaume.
notfound-home = Vers l’accueil

# Leçons et règles : le cadre.
learn-title = Apprendre
learn-of = Apprendre { $game }
learn-games = Leçons
learn-progress = Étape { $step } sur { $last }
learn-back = Retour
learn-next = Suite
learn-play = Jouer contre l’ordinateur
learn-rules = Lire les règles
learn-turn-left = Tourner à gauche
learn-turn-right = Tourner à droite
learn-turn-how = La moitié droite est { $direction } (touche R ou molette).
rules-title = Règles
rules-of = Comment jouer à { $game }
rules-games = Jeux
rules-contents = Sections
rules-lesson = Essayer dans une leçon
rules-play = Jouer

# Open tables.
open-title = Tables ouvertes
open-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
open-none = Personne n’attend en ce moment. Dresse une table et vois qui vient.
open-lay = Dresser une table
open-sit = S’asseoir
