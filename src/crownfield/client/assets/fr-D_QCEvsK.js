var e=Object.assign({"./fr/common.ftl":`# Mots communs à toutes les pages.
skip-to-content = Aller au contenu
page-failed = Cette page n’a pas pu être chargée.
reload = Recharger
nav-label = Pages
nav-home = Crownfield, page d’accueil
nav-new = Nouvelle partie
nav-games = Mes parties
nav-learn = Apprendre
nav-rules = Règles
nav-score = Carnet de score

settings = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-sound = Son
settings-motion = Pièces animées
settings-confirm = Confirmer chaque tour
settings-muted = Couper la discussion
term-rules = Règles : { $title }
term-close = Retour au jeu
term-all = Toutes les règles (nouvel onglet)

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-duel = Kingdomino Duel
game-royal-wedding = Royal Wedding

level-page = Page
level-squire = Écuyer
level-steward = Intendant
level-marshal = Maréchal
level-chancellor = Chancelier
level-regent = Régent

colour-0 = Rose
colour-1 = Jaune
colour-2 = Vert
colour-3 = Bleu
colour-4 = Orange
colour-5 = Violet
colour-6 = Blanc
colour-7 = Rouge

terrain-wheat = champ de blé
terrain-forest = forêt
terrain-lake = lac
terrain-pasture = prairie
terrain-swamp = marais
terrain-mine = montagne
terrain-town = ville
terrain-castle = château

coat-dot = point
coat-line = trait
coat-double_dot = deux points
coat-double_line = deux traits
coat-filled = plein
coat-quarters = quartiers
coat-joker = joker

building-bakery = Boulangerie
building-sawmill = Scierie
building-fishmonger = Poissonnerie
building-spinning_mill = Filerie
building-school_of_magic = École de Magie
building-foundry = Fonderie
building-church = Église
building-safe_tower = Coffre-fort (Tours)
building-safe_knight = Coffre-fort (Chevaliers)
building-small_tavern = Petite Taverne
building-big_tavern = Grande Taverne
building-guardtower = Tour de Garde
building-fortress = Château Fort
building-travelling_castle = Château Ambulant
building-training_camp = Camp d’entraînement
building-statue = Statue
building-queens_tower = Tour de la Reine

score-wheat = Champs de blé
score-forest = Forêts
score-lake = Lacs
score-pasture = Prairies
score-swamp = Marais
score-mine = Montagnes
score-town = Villes
score-coins = Pièces
score-middle_kingdom = Empire du Milieu
score-harmony = Harmonie
score-three_per_domain = Trois par domaine
score-total = Total

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
crowns = { $count ->
    [0] aucune couronne
    [one] { $count } couronne
   *[other] { $count } couronnes
}
crosses = { $count ->
    [0] aucune croix
    [one] { $count } croix
   *[other] { $count } croix
}

# Pourquoi quelque chose a été refusé.
code-unreadable = Le serveur n’a pas pu lire cela.
code-too_large = C’était trop long.
code-too_fast = Trop vite. Attends un instant et réessaie.
code-unknown_game = Il n’y a pas de jeu de ce nom.
code-unknown_table = Cette table n’existe pas. Elle a peut-être été supprimée.
code-wrong_token = Ce lien ne va pas avec cette table, ou l’hôte l’a remplacé.
code-not_your_seat = Cette place n’est pas la tienne.
code-not_your_turn = Ce n’est pas à toi de jouer.
code-stale = La table a changé entre-temps. Regarde encore.
code-not_allowed = Les règles ne le permettent pas.
code-nothing_to_undo = Il n’y a rien à reprendre.
code-revealed = Quelque chose a été révélé depuis : rien ne peut plus être repris.
code-not_complete = Le tour n’est pas encore complet.
code-bad_options = Ces options ne vont pas ensemble.
code-bad_record = Ce n’est pas un enregistrement que Crownfield sait lire.
code-not_started = La partie n’a pas encore commencé.
code-over = La partie est finie.
code-too_many_games = Trop de parties sont ouvertes d’ici. Finis-en une d’abord.
code-compiling = Les règles de ce jeu se préparent encore.
code-server_error = Quelque chose a mal tourné sur le serveur.
code-colour_taken = Quelqu’un a déjà cette couleur.
code-no_free_seat = Il n’y a plus de place libre à cette table.
code-no_hints = Pas d’indices tant qu’une autre personne joue sur un autre appareil.
code-no_network = Pas d’indice : le réseau des joueurs ordinateurs manque sur ce serveur ou est endommagé.
code-damaged = Cette partie est endommagée sur le disque du serveur et ne peut pas être ouverte. Prévenez la personne qui gère le serveur.
code-spent = Cette invitation a déjà servi.
code-present = Personne n’est absent.
code-too_soon = La personne absente était là à l’instant. Attends une demi-minute.
code-reload = Cette page et le serveur n’ont pas la même version. Recharge la page.
code-unreachable = Le serveur est injoignable.

# What is wrong with a record or a kingdom.
reason-line = Ligne { $line } : { $why }
reason-no_record = Ce n’est pas l’enregistrement d’une partie.
reason-damaged = L’enregistrement est abîmé ici.
reason-illegal = Les règles ne permettent pas ce coup ici.
reason-other_pieces = Cette partie a été jouée avec un autre matériel que celui d’ici.
reason-wrong_scores = Les points enregistrés ne sont pas ceux de la partie.
reason-too_long = C’est plus long que toute partie possible.
reason-no_castle = Un royaume a un château, et un seul.
reason-odd_squares = Il manque l’autre moitié d’un domino.
reason-too_wide = Le royaume est plus large ou plus haut que permis.
reason-apart = Toutes les cases doivent tenir au château.
reason-not_in_the_box = La boîte ne contient pas de telles pièces.
`,"./fr/lessons.ftl":`# Kingdomino.
lesson-kingdomino-welcome-title = Ton château
lesson-kingdomino-welcome = Ce château est tout ce que tu possèdes. Dans les minutes qui viennent, tu poseras des terres autour, au plus 5\xA0×\xA05 cases. Les grands domaines riches en couronnes l’emportent.
lesson-kingdomino-pick-title = Choisis un domino
lesson-kingdomino-pick = Quatre dominos forment une ligne, rangés par numéro. Ce sont les couronnes qui comptent\xA0: place ton Roi sur le domino qui en a le plus.
lesson-kingdomino-pick-hint = Compte les couronnes dorées. Un domino en a deux.
lesson-kingdomino-pick-done = Deux couronnes, bien choisi. Les grands numéros portent des couronnes. Ils ont aussi leur prix\xA0: tu le verras bientôt.
lesson-kingdomino-place-title = Pose-le contre le château
lesson-kingdomino-place = Le château est un joker\xA0: tout paysage peut le toucher. Pose ton domino de sorte qu’une moitié partage un côté avec le château. Tourne-le d’abord si tu veux.
lesson-kingdomino-place-hint = Une moitié doit partager un côté avec le château ; un coin ne suffit pas.
lesson-kingdomino-place-done = Ça tient. L’autre moitié se met où elle veut.
lesson-kingdomino-connect-title = Qui se ressemble s’assemble
lesson-kingdomino-connect = Désormais, un domino doit toucher le château, ou l’une de ses moitiés son propre paysage\xA0: forêt contre forêt, blé contre blé. Pose celui-ci.
lesson-kingdomino-connect-hint = Cherche un côté où la forêt touche la forêt, le blé touche le blé, ou le château. Les cadres dorés montrent les cases possibles ; il faut peut-être tourner le domino.
lesson-kingdomino-connect-done = Il convient. Ce que touche le reste du domino n’a pas d’importance.
lesson-kingdomino-grow-title = Fais grandir
lesson-kingdomino-grow = Deux cases de prairie, sans couronne. Pose-les pour qu’elles rapportent\xA0: joins-les à la prairie aux deux couronnes.
lesson-kingdomino-grow-hint = Au moins une moitié doit partager un côté avec la prairie couronnée.
lesson-kingdomino-grow-done = La prairie a maintenant 3 cases et 2 couronnes\xA0: 3\xA0×\xA02 = 6 points au lieu de 2.
lesson-kingdomino-region-title = Compte
lesson-kingdomino-region = Un domaine vaut ses cases multipliées par ses couronnes. Lequel vaut le plus ici ? Montre-le.
lesson-kingdomino-region-hint = Multiplie\xA0: le blé près du château a 2 cases et 1 couronne, la forêt aussi. Y a-t-il mieux ?
lesson-kingdomino-region-done = La prairie\xA0: 3\xA0×\xA02 = 6. Le lac et le marais n’ont pas de couronne et ne valent encore rien.
lesson-kingdomino-room-title = Cinq sur cinq
lesson-kingdomino-room = Un royaume peut avoir 5 cases de large et 5 de haut, pas plus. Le tien en a déjà 5 de large. Pose ce domino dans la place qui reste.
lesson-kingdomino-room-hint = Pas de nouvelle colonne à gauche ni à droite. Une rangée reste libre, en haut ou en bas ; et une moitié doit toucher son propre paysage.
lesson-kingdomino-room-done = Bien trouvé. Un domino qui n’a de place nulle part est défaussé\xA0: surveille tes trous.
lesson-kingdomino-order-title = Le prix des couronnes
lesson-kingdomino-order = Au tour suivant, les Rois jouent du plus petit numéro au plus grand, et qui joue en premier choisit en premier. Tu veux le premier choix la prochaine fois. Quel domino prends-tu ?
lesson-kingdomino-order-hint = L’ordre suit les numéros. Prends le plus petit.
lesson-kingdomino-order-done = Le numéro 7 n’est que de l’eau, mais tu choisis avant tout le monde. Tout le jeu est là\xA0: de bonnes terres maintenant, ou un bon choix plus tard.
lesson-kingdomino-end-title = Tu sais tout
lesson-kingdomino-end = Quand la dernière ligne est posée, la plus haute somme des domaines gagne. L’ordinateur t’attend ; il ne mord pas.

# Queendomino.
lesson-queendomino-welcome-title = Une cour
lesson-queendomino-welcome = Tu connais Kingdomino\xA0: les terres grandissent de même. Nouveaux\xA0: les villes rouges, ta réserve de 7 pièces et un Chevalier. Après la pose, tu peux percevoir l’impôt, bâtir et payer le Dragon, dans cet ordre.
lesson-queendomino-tax-title = L’impôt
lesson-queendomino-tax = Tu viens de poser les deux cases encadrées. Un Chevalier placé sur l’une d’elles rapporte une pièce par case de son domaine. Où le tien gagne-t-il le plus ?
lesson-queendomino-tax-hint = Compte les cases reliées à chaque moitié\xA0: forêt ou lac ?
lesson-queendomino-tax-done = La forêt a 4 cases\xA0: 4 pièces. Le lac en aurait donné 1. Le Chevalier y reste jusqu’à la fin.
lesson-queendomino-building-title = Choisis un bâtiment
lesson-queendomino-building = Tu as 6 pièces et trois forêts séparées. Lequel de ces bâtiments te vaudra le plus à la fin ?
lesson-queendomino-building-hint = Certains bâtiments récompensent chaque domaine d’un paysage à part, si petit soit-il. Calcule ce que vaut chacun.
lesson-queendomino-building-done = { $sum } ; le deuxième aurait valu { $second }. Tu paies le prix de son emplacement.
lesson-queendomino-plot-title = Bâtis-le
lesson-queendomino-plot = Les bâtiments se dressent sur des cases ville. Montre une case encore en chantier.
lesson-queendomino-plot-hint = Les villes sont les cases rouges en briques.
lesson-queendomino-plot-done = Le voilà. Tu peux bâtir une fois par tour, sur des villes nouvelles ou anciennes.
lesson-queendomino-queen-title = La Reine
lesson-queendomino-queen = Tu viens de bâtir\xA0: { $building }. Cela t’apporte { $gain }\xA0: tu en as { $towers }. Ton rival en a { $towers } aussi, et la Reine est chez lui. Où va-t-elle ?
lesson-queendomino-queen-me = Chez moi
lesson-queendomino-queen-rival = Elle reste chez le rival
lesson-queendomino-queen-nobody = Chez personne
lesson-queendomino-queen-hint = Elle aime la nouveauté\xA0: elle va chez qui gagne une Tour et en a alors au moins autant que tous les autres.
lesson-queendomino-queen-done = L’égalité suffit. Avec elle, tu bâtis une pièce moins cher, et à la fin elle est une couronne de plus dans ton plus grand domaine.
lesson-queendomino-dragon-title = Le Dragon
lesson-queendomino-dragon = Pour une pièce, le Dragon brûle un bâtiment de la rue ; une fois par tour, et jamais pour l’hôte de la Reine. Ton rival joue ensuite et possède cinq montagnes séparées. Que fais-tu brûler ?
lesson-queendomino-dragon-hint = Lequel de ces bâtiments vaudrait le plus à ton rival ? Compte les montagnes.
lesson-queendomino-dragon-done = Il aurait valu { $sum } à ton rival. Il n’est plus que cendre.
lesson-queendomino-end-title = Vive la Reine
lesson-queendomino-end = Puis tu choisis ton prochain domino, comme toujours. À la fin, trois pièces font un point, et les bâtiments valent ce qu’ils annoncent. Assez\xA0: à table !

# Duel.
lesson-duel-welcome-title = Une carte et un château
lesson-duel-welcome = Deux joueurs, quatre dés, et chacun une carte de 7\xA0×\xA05 cases avec un château au milieu. À chaque tour, tu dessines deux blasons sur ta carte, comme un domino.
lesson-duel-take-title = Partagez les dés
lesson-duel-take = Tu as lancé les dés. Tu en prends un, ton rival deux, le dernier est à toi. Les croix rapportent\xA0: prends le dé qui en a le plus.
lesson-duel-take-hint = Un des dés montre deux croix.
lesson-duel-take-done = Deux croix d’un coup\xA0: une trouvaille. Le point t’est revenu comme dernier dé.
lesson-duel-place-title = Dessine
lesson-duel-place = Dessine tes deux blasons côte à côte. L’un au moins doit toucher le château ou un blason identique de ta carte.
lesson-duel-place-hint = Cherche le château, ou un point que ton point peut toucher. Tourne la paire s’il le faut.
lesson-duel-place-done = C’est dessiné. Des blasons identiques qui se touchent forment un domaine.
lesson-duel-domain-title = Domaines
lesson-duel-domain = Quelques tours plus tard. Un domaine vaut ses cases multipliées par ses croix. Montre celui qui vaut le plus.
lesson-duel-domain-hint = Cherche une longue suite de traits.
lesson-duel-domain-done = 4 cases × 2 croix = 8 points. Les deux croix du blason plein, seul sur sa case, ne font que 2.
lesson-duel-tick-title = Le grimoire
lesson-duel-tick = Après le dessin, tu coches des cases du grimoire, sur la ligne d’un blason. Quel dé coche une case ?
lesson-duel-tick-plain = Un blason sans croix
lesson-duel-tick-crossed = Un blason avec croix
lesson-duel-tick-joker = Un point d’interrogation
lesson-duel-tick-hint = C’est une consolation\xA0: ce qui rapporte peu coche.
lesson-duel-tick-done = Exactement. Les blasons simples n’ont pas de croix, mais ils te rapprochent d’un sort.
lesson-duel-spell-title = À qui le sort ?
lesson-duel-spell = Chaque ligne du grimoire contient un sort. Qui l’obtient ?
lesson-duel-spell-first = Qui remplit la ligne en premier
lesson-duel-spell-both = Tous ceux qui la remplissent
lesson-duel-spell-last = Qui la remplit en dernier
lesson-duel-spell-hint = C’est une course.
lesson-duel-spell-done = Le premier ; pour l’autre, la ligne est fermée. Les sorts permettent de dessiner librement, de séparer ta paire, de tourner un dé et plus ; chacun sert une fois.
lesson-duel-end-title = Le crayon est taillé
lesson-duel-end = Une fois dans la partie, ton château donne une croix à l’un de tes dés. La partie finit quand une carte est pleine ou que personne ne peut dessiner. Bonne chance !
`,"./fr/pages.ftl":`# Mots communs à plusieurs pages.
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
home-lead = Choisis des terres, pose-les près de ton château, récolte des couronnes. Kingdomino, Queendomino, Royal Wedding et Duel dans ton navigateur\xA0: contre l’ordinateur, avec des amis au loin ou ensemble devant un écran. Gratuit et sans compte.
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
home-trademark = Kingdomino et Queendomino sont des marques de Blue Orange. Crownfield est un projet indépendant, ni réalisé ni approuvé par l’éditeur, et ne contient ni images ni textes des jeux imprimés. S’ils te plaisent ici, achète les boîtes\xA0: elles sont superbes sur une table.

# Préparer une partie.
new-title = Nouvelle partie
new-game = Quel jeu ?
new-kind-kingdomino = Le classique\xA0: choisir, poser, récolter des couronnes.
new-kind-queendomino = Avec des villes, des impôts, une Reine et un Dragon.
new-kind-royal_wedding = Les deux boîtes réunies, pour grandes tablées et équipes.
new-kind-duel = Dés et crayon\xA0: deux cartes et un grimoire.
new-kind-players = de { $least } à { $most } joueurs
new-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
new-learn = Montre-moi comment on joue
new-rules = Lire les règles
new-seats = Qui s’assied où ?
new-count = Joueurs
new-seat-who = Place { $seat }\xA0: qui joue
new-seat-name = Place { $seat }\xA0: nom
new-seat-colour = Place { $seat } : couleur
new-name = Nom
new-who-me = Moi
new-who-here = Une autre personne sur cet appareil
new-who-link = Un ami, par lien
new-who-computer = Ordinateur\xA0: { $level }
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
new-teams-off-text = Six royaumes de 5\xA0×\xA05.
new-teams-on = En équipe de deux
new-teams-on-text = Les partenaires partagent un château, un royaume de 7\xA0×\xA07 et sa réserve.
new-teams-must = À huit, on joue en équipes de deux\xA0: les partenaires partagent un château, un royaume de 7\xA0×\xA07 et sa réserve.
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
option-mighty_duel-text = Les 48 dominos et des royaumes de 7\xA0×\xA07.
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
invite-qr-alt = Code QR du lien\xA0: { $who }
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
replay-of = { $game }\xA0: la partie revue
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
replay-verified-yes-text = Avant le premier coup, le serveur a publié une empreinte du mélange. Le mélange a été révélé à la fin et lui correspond\xA0: personne n’a pu changer ce qui a été tiré.
replay-verified-no = Tirage discordant
replay-verified-no-text = Ce qui a été tiré dans cet enregistrement ne découle pas de l’empreinte publiée au début. Quelqu’un a modifié l’enregistrement, ou le tirage.
replay-verified-open = Tirage non vérifié
replay-verified-open-text = Cet enregistrement ne contient pas de mélange scellé, ou la partie n’est pas finie\xA0: rien ne permet de contrôler le tirage. Tous les coups ont été vérifiés et sont permis.
replay-download = Télécharger l’enregistrement
replay-import-instead = Ouvrir plutôt un fichier
import-title = Revoir une partie
import-text = Chaque partie laisse un enregistrement\xA0: un court texte avec tous les tirages et tous les coups. Ouvre-le ici pour le vérifier et le suivre pas à pas. Le fichier d’une Dynastie contient les enregistrements de ses parties ; choisis ici celle que tu veux revoir.
import-paste = Coller un enregistrement
import-show = Montrer la partie
import-file = Ouvrir un fichier
import-drop = ou dépose un fichier ici
import-another = Un autre enregistrement
import-games = Parties de la Dynastie
import-game = Partie { $number }
import-sums = Toutes les parties ensemble\xA0: { $points }.

# Le carnet de score.
pad-title = Carnet de score
pad-about = Pour la boîte sur ta table\xA0: choisis un paysage, clique sur des cases, et les points apparaissent ligne par ligne.
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
pad-keys = Touches\xA0: flèches pour se déplacer, Entrée pour poser, la première lettre du mot anglais du paysage (w f l p s m t ; dans Duel d l D L f q), un chiffre pour les couronnes ou les croix, Suppr pour effacer.
pad-board = Ton royaume
pad-clear = Recommencer
pad-result = Points
pad-empty = Clique sur une case pour commencer.
pad-odd = { $count ->
    [one] { $count } case\xA0: l’autre moitié du domino manque.
   *[other] { $count } cases\xA0: l’autre moitié d’un domino manque.
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
`,"./fr/rules.ftl":`# What is marked in any game.
rules-decision = Notre décision
rules-guess-buildings = marque une supposition\xA0: nous n’avons pas vu le bâtiment lui-même, et ce qui est écrit ici fait tomber juste les totaux de la boîte. Si tu as la boîte et que tu sais mieux, l’hôte de ce serveur peut mettre un fichier { $file } corrigé dans son dossier de composants (docs/server.md) ; le signe disparaît alors.
rules-guess-likely = marque ce qui est probable, mais pas certain\xA0: une seule source le dit. Si tu as la boîte et que tu sais mieux, l’hôte de ce serveur peut mettre un fichier { $file } corrigé dans son dossier de composants (docs/server.md) ; le signe disparaît alors.

# Kingdomino.
rules-kingdomino-aim-title = Le but
rules-kingdomino-aim =
    Tu possèdes un château et guère plus. Tour après tour, tu choisis un domino de terres et le poses près de ce que tu as.

    À la fin, chaque domaine vaut ses cases multipliées par ses couronnes. Le plus de points gagne.
rules-kingdomino-aim-picture = Un royaume complet de 5\xA0×\xA05 cases, qui vaut 53 points.
rules-kingdomino-row-title = La ligne
rules-kingdomino-row =
    Les dominos sont numérotés de 1 à 48\xA0: les petits numéros sont des terres simples, les grands portent des couronnes. À chaque tour, on en tire autant qu’il y a de Rois, on les range par numéro et on les aligne.

    Pour la première ligne, les Rois sont tirés au sort un par un\xA0: chacun est placé sur un domino libre avant que le suivant soit tiré, et nul ne sait donc à qui sera le prochain. Puis la ligne suivante est posée à côté.
rules-kingdomino-row-picture = Une ligne de quatre. Le Roi sur le plus petit numéro joue en premier ; un domino est encore libre.
rules-kingdomino-turn-title = Ton tour
rules-kingdomino-turn =
    Les Rois jouent dans l’ordre de la ligne, le plus petit numéro d’abord. À ton tour, tu fais deux choses.

    D’abord, tu poses dans ton royaume le domino où se tient ton Roi. Puis tu places ce Roi sur un domino libre de la ligne suivante. Un domino modeste maintenant, c’est un choix précoce la prochaine fois.

    Au dernier tour, il n’y a plus rien à choisir.
rules-kingdomino-connect-title = Poser un domino
rules-kingdomino-connect =
    Un domino couvre deux cases libres, tourné comme tu veux. Une moitié au moins doit partager un côté avec ton château, qui est un joker, ou avec une case de son propre paysage déjà posée. Les coins ne comptent pas, et les deux moitiés ne se relient pas entre elles.

    Ce que touche l’autre moitié n’a pas d’importance.
rules-kingdomino-connect-picture = Blé contre blé\xA0: ce domino peut être posé ici, bien que sa montagne ne touche rien de semblable.
rules-kingdomino-room-title = Cinq sur cinq
rules-kingdomino-room =
    Ton royaume, château compris, a au plus 5 cases de large et 5 de haut ; dans le Grand Duel, 7 et 7. Où s’y trouve le château à la fin, c’est ton affaire.
rules-kingdomino-room-picture = Les cinq colonnes sont prises\xA0: rien ne peut être posé plus à gauche ni plus à droite.
rules-kingdomino-discard-title = Quand rien ne convient
rules-kingdomino-discard =
    Si ton domino a une place quelque part, tu dois le poser. Sinon, il est défaussé ; ton Roi en choisit quand même un nouveau. Avec l’option « Défausse libre », tu peux le défausser dans tous les cas.
rules-kingdomino-score-title = Le décompte
rules-kingdomino-score =
    Un domaine est un groupe de cases d’un même paysage reliées par leurs côtés. Il vaut ses cases multipliées par ses couronnes. Chaque domaine compte à part ; sans couronne, il ne vaut rien. Le château n’appartient à aucun domaine et n’en relie aucun.
rules-kingdomino-score-picture = Le lac encadré\xA0: 4 cases × 2 couronnes = 8 points. L’autre lac est un domaine à part\xA0: 1\xA0×\xA01 = 1.
rules-kingdomino-ties-title = Égalité
rules-kingdomino-ties =
    À égalité, le plus grand domaine l’emporte, en cases ; puis le nombre de couronnes ; puis la victoire est partagée.
rules-kingdomino-players-title = À deux, trois, quatre
rules-kingdomino-players =
    À deux, chacun a deux Rois, donc deux passages par tour ; 24 des 48 dominos servent. À trois, les lignes ont trois dominos et 36 servent. À quatre, tous les 48. Ce qui ne sert pas reste inconnu.
rules-kingdomino-variants-title = Variantes
rules-kingdomino-variants =
    Le Grand Duel\xA0: à deux, avec les 48 dominos et des royaumes de 7\xA0×\xA07.

    Empire du Milieu\xA0: 10 points si aucune case n’est à plus de deux du château, dans aucune direction (trois en 7\xA0×\xA07).

    Harmonie\xA0: 5 points pour un royaume sans trou, toutes cases remplies.

    Dynastie\xA0: trois parties de suite ; la plus haute somme gagne.
rules-kingdomino-variants-decision = Le livret demande seulement que le château soit au centre du royaume. Pour l’Empire du Milieu, nous regardons la grille autour de lui\xA0: les trous n’y changent rien, car ils coûtent déjà des points.

# Queendomino.
rules-queendomino-aim-title = Le but
rules-queendomino-aim =
    Kingdomino avec une cour\xA0: les terres paient l’impôt, les villes attendent des bâtiments, un Dragon se laisse payer, et la Reine habite chez qui a les Tours. Le royaume grandit comme dans Kingdomino ; lis d’abord cette page-là.

    Chacun commence avec 7 pièces et 1 Chevalier.
rules-queendomino-aim-picture = Les cases rouges sont des villes. Deux portent un bâtiment, une est encore en chantier ; un Chevalier se tient dans le marais.
rules-queendomino-turn-title = Ton tour
rules-queendomino-turn =
    Cinq étapes, dans cet ordre\xA0: poser le domino ; percevoir l’impôt ; bâtir ; payer le Dragon ; placer le Roi sur le prochain domino. Les trois du milieu sont facultatives.

    Même si ton domino a été défaussé, tu peux bâtir, payer et choisir.
rules-queendomino-tax-title = L’impôt
rules-queendomino-tax =
    Si tu as posé un domino, tu peux mettre un Chevalier de ta réserve sur l’une de ses moitiés, ou un sur chacune. Chaque Chevalier rapporte aussitôt une pièce par case du domaine où il se tient, quel que soit le paysage, avec ou sans couronnes. Deux Chevaliers dans un même domaine sont payés chacun en entier.

    Un Chevalier reste où il est jusqu’à la fin.
rules-queendomino-tax-picture = Un Chevalier dans ce marais de 4 cases rapporte 4 pièces.
rules-queendomino-build-title = Bâtir
rules-queendomino-build =
    Une fois par tour, tu peux acheter un bâtiment du plateau « bâtisseurs »\xA0: ses six emplacements coûtent de 5 à 0 pièces. Il va sur n’importe quelle case ville encore en chantier, nouvelle ou ancienne ; un Chevalier n’y gêne pas.

    Les Chevaliers qu’il apporte viennent dans ta réserve et servent dès ton prochain passage. Les Tours se dressent sur lui.
rules-queendomino-build-decision = Un livret demande une case ville libre, un autre une case encore en chantier. Chez nous, un Chevalier peut s’y trouver, car seul un bâtiment occupe la case pour de bon.
rules-queendomino-build-picture = Le plateau « bâtisseurs »\xA0: l’emplacement le plus cher touche la pile, le moins cher est gratuit.
rules-queendomino-queen-title = La Reine
rules-queendomino-queen =
    Quand tu gagnes une Tour et en as alors au moins autant que tous les autres, la Reine vient chez toi, même d’un autre royaume. L’égalité suffit ; rien d’autre ne la fait bouger.

    Tant qu’elle est chez toi, les bâtiments te coûtent une pièce de moins. À la fin, elle est une couronne de plus dans ton plus grand domaine.
rules-queendomino-dragon-title = Le Dragon
rules-queendomino-dragon =
    Tant que le Dragon est dans sa grotte, tu peux lui payer une pièce pour qu’il brûle un bâtiment à vendre. Il s’assied alors sur cet emplacement jusqu’à la fin du tour\xA0: il n’en brûle donc qu’un par tour. L’hôte de la Reine ne peut pas le payer.
rules-queendomino-round-title = La fin d’un tour
rules-queendomino-round =
    Le Dragon rentre chez lui. Les bâtiments glissent vers le bout bon marché, et les vides sont comblés depuis la pile, dont le dessus est toujours visible. Après le dernier tour, plus rien ne glisse.
rules-queendomino-round-decision = Les livrets disent seulement que les vides sont comblés. Nous commençons par le moins cher, car les bâtiments glissent aussi de ce côté.
rules-queendomino-score-title = Le décompte
rules-queendomino-score =
    Trois pièces font un point, arrondi vers le bas. Les domaines valent cases fois couronnes ; les villes aussi, où les couronnes ne viennent que des bâtiments qui en portent et de la Reine elle-même. Les bâtiments valent ce qu’ils annoncent.

    À égalité, le plus grand domaine l’emporte ; puis la victoire est partagée.
rules-queendomino-buildings-title = Les bâtiments
rules-queendomino-buildings = Ce que chacun donne quand on le bâtit, et ce qu’il vaut à la fin.
rules-queendomino-players-title = À deux, trois, quatre
rules-queendomino-players =
    Les 48 dominos servent, en lignes de quatre\xA0: douze tours. À deux, chacun a deux Rois et bâtit 7\xA0×\xA07 ; à trois ou quatre, un Roi et 5\xA0×\xA05. À trois, un domino de chaque ligne reste et est défaussé.

    À trois ou quatre, les Rois sont tirés un par un, comme à Kingdomino. À deux, on ne tire que le premier joueur\xA0: il place un Roi, l’autre place les deux siens, et le second Roi du premier prend ce qui reste.
rules-queendomino-wedding-title = Royal Wedding
rules-queendomino-wedding =
    Les deux boîtes réunies\xA0: les lignes viennent tour à tour de Queendomino et de Kingdomino, et tout le reste est Queendomino. Chacun a un Roi, et les Rois sont tirés un par un.

    À trois ou quatre, on joue 24 tours en lignes de quatre et on bâtit 7\xA0×\xA07. À cinq ou six, 12 tours en lignes de huit et 5\xA0×\xA05. Les dominos sans Roi sont défaussés.
rules-queendomino-teams-title = En équipe
rules-queendomino-teams =
    À six ou huit, on peut jouer Royal Wedding en équipes de deux. Chaque partenaire a son Roi ; l’équipe partage un château, un royaume de 7\xA0×\xA07, les pièces, les Chevaliers, les bâtiments et le score. Les Rois jouent dans l’ordre de la ligne, à qui qu’ils soient.

# Duel.
rules-duel-aim-title = Le but
rules-duel-aim =
    Deux joueurs, quatre dés, deux crayons. Chacun a une carte de 7\xA0×\xA05 cases avec un château au milieu. À chaque tour, tu dessines deux blasons, et les domaines de blasons identiques valent leurs cases multipliées par leurs croix.
rules-duel-aim-picture = Une carte après trois tours.
rules-duel-round-title = Un tour
rules-duel-round =
    L’un lance les quatre dés et en prend un ; l’autre en prend deux ; le dernier revient au premier. Puis les deux dessinent, d’abord celui qui a lancé. Les rôles changent à chaque tour.
rules-duel-round-decision = Le livret ne dit pas qui dessine d’abord. Chez nous, c’est celui qui a lancé, car il a aussi choisi son dé le premier ; l’autre le voit et peut en profiter.
rules-duel-round-picture = Les dés montrent un blason avec zéro, une ou deux croix, ou un point d’interrogation, le joker.
rules-duel-draw-title = Dessiner
rules-duel-draw =
    Tes deux blasons vont sur deux cases libres qui partagent un côté. L’un au moins doit toucher ton château, ou un blason identique déjà là.

    Un point d’interrogation devient le blason de ton choix, sans croix. Qui peut dessiner le doit, mais nul n’est forcé d’y dépenser un sort. Qui ne dessine pas passe le tour.
rules-duel-draw-picture = Le point touche le château et un autre point\xA0: la paire peut être dessinée ici.
rules-duel-castle-title = La croix du château
rules-duel-castle =
    Une fois dans la partie, tu peux ajouter une croix à l’un des deux dés que tu dessines. Ce dé ne coche pas de case.
rules-duel-spellbook-title = Le grimoire
rules-duel-spellbook =
    Quand les deux ont dessiné, chaque dé dessiné sans croix (ni point d’interrogation) coche une case sur la ligne de son blason. Qui remplit une ligne en premier obtient son sort, et elle est fermée à l’autre. Si les deux la remplissent au même tour, c’est celui qui a lancé.
rules-duel-spells-title = Les sorts
rules-duel-spells = Chacun sert une fois. Ceux qui agissent aussitôt le font dès qu’ils sont gagnés ; les autres servent dès le tour suivant.
rules-boxes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
rules-duel-end-title = La fin
rules-duel-end =
    La partie finit après un tour où une carte est pleine, ou bien où aucun des deux n’aurait pu dessiner, même avec des sorts. Elle finit aussi après deux tours de suite où personne n’a dessiné.

    Avant de passer, chacun apprend si la partie finit ainsi ou peut finir.
rules-duel-end-decision = Selon le livret, la partie finit quand personne ne peut dessiner. Qui le pourrait avec un sort le peut encore\xA0: un tour sans dessin ne suffit donc pas, sinon qui mène pourrait conclure en passant. Deux de suite suffisent, sinon la partie pourrait ne jamais finir.
rules-duel-score-title = Le décompte
rules-duel-score =
    Un domaine est un groupe de blasons identiques reliés par leurs côtés. Il vaut ses cases multipliées par ses croix. Le plus de points gagne ; à égalité, le plus grand domaine ; puis la victoire est partagée.
rules-duel-score-picture = Le domaine encadré\xA0: 3 cases × 2 croix = 6 points.
`,"./fr/table.ftl":`# La table.
joining = En route vers la table…
joining-preparing = Préparation des règles : { $percent } %
to-front-door = Vers l’accueil
watching = en spectateur
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
stage-setup = mise en place
stage-round = tour { $round }
stage-round-of = tour { $round } sur { $rounds }
dynasty-game = partie { $number } de la Dynastie
title-your-turn = À toi de jouer
line-lost = La connexion est perdue. Nouvel essai…

row-current = Ce tour
row-next = Tour suivant
row-first = Première ligne
kings-waiting = Rois en attente
kings-bag = Encore dans le sac
kings-left = { $name }\xA0: { $count ->
    [one] { $count } Roi
   *[other] { $count } Rois
}
kings-drawn = Tiré au sort\xA0: { $name }
domino-spoken = domino { $number }\xA0: { $faces }
domino-used = domino { $number }, déjà posé
pick-domino = Place ton Roi sur le domino { $number }

kingdom-of = Royaume de { $owner }
kingdom-enlarge = Montrer en grand le royaume de { $owner }
kingdom-placing = { $label }. Les flèches déplacent, R tourne le domino, Entrée le pose.
kingdom-back = Retour à mon royaume
other-kingdoms = Autres royaumes
ghost-spoken = { $left } et { $right }, { $gain ->
    [one] { $gain } point de plus
   *[other] { $gain } points de plus
}
regions-label = Points jusqu’ici, par domaine
region-worth = { $terrain }\xA0: { $squares } × { $crowns } = { $points }
to-act = doit jouer
time-left = Temps restant : { $time }
seat-away = absent
seat-substituted = l’ordinateur joue
seat-weaker = plus faible pour l’instant

count-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
count-knight = { $count ->
    [one] { $count } Chevalier
   *[other] { $count } Chevaliers
}
count-tower = { $count ->
    [one] { $count } Tour
   *[other] { $count } Tours
}
queen-here = La Reine est en visite
queen-waits = La Reine n’est encore chez personne
street = Plateau « bâtisseurs »
street-pile = { $count ->
    [one] pile de { $count }
   *[other] pile de { $count }
}
street-empty = emplacement vide
dragon-here = le Dragon
dragon-home = le Dragon dans sa grotte
bank = À la banque\xA0: { $knights } Chevaliers, { $towers } Tours
card-points = points
card-per = par
gain-knight = { $count ->
    [1] un Chevalier
    [one] { $count } Chevalier
   *[other] { $count } Chevaliers
}
gain-tower = { $count ->
    [1] une Tour
    [one] { $count } Tour
   *[other] { $count } Tours
}
gain-crown = { $count ->
    [1] une couronne pour sa ville
    [one] { $count } couronne pour sa ville
   *[other] { $count } couronnes pour sa ville
}
building-gives = Donne { $gains }.
building-taxes = { $what ->
    [tower] Chaque Tour ajoute une pièce quand tu perçois l’impôt.
   *[knight] Chaque Chevalier ajoute une pièce quand tu perçois l’impôt.
}
building-scores = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
building-scores-per = { $count ->
    [one] { $count } point
   *[other] { $count } points
} { $what ->
    [wheat] par champ de blé.
    [forest] par forêt.
    [lake] par lac.
    [pasture] par prairie.
    [swamp] par marais.
    [mine] par montagne.
    [town] par ville.
    [tower] pour chacune de tes Tours.
   *[knight] pour chacun de tes Chevaliers.
}
building-nothing = Ne donne rien.
guess-gains = Supposition\xA0: nous n’avons pas vu quels Chevaliers et quelles Tours il donne.
guess-points = Ses points sont probables, mais pas certains.
guess-dice = Les faces des dés sont probables, mais pas certaines.
guess-book = Le nombre de cases d’une ligne et le sort qu’elle donne sont probables, mais pas certains.

tracker = { $count ->
    [one] Encore à venir\xA0: { $count } domino
   *[other] Encore à venir\xA0: { $count } dominos
}
tracker-left = Jamais vus : { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
tracker-seen = déjà vus

tab-log = Journal
tab-chat = Discussion
tab-menu = Table
log = Ce qui s’est passé
log-row = Nouvelle ligne\xA0: { $numbers }
log-kings = Rois dans l’ordre { $names }
log-king = Un Roi de { $name } est tiré au sort
log-market = Nouveaux bâtiments\xA0: { $buildings }
log-pick = { $who } choisit le domino { $number }
log-place = { $who } pose sur { $squares }
log-discard = { $who } défausse le domino
log-tax = { $which ->
    [both] { $who } perçoit l’impôt sur les deux cases
    [left] { $who } perçoit l’impôt sur la case de gauche
   *[right] { $who } perçoit l’impôt sur la case de droite
}
log-build = { $who } bâtit sur { $square } pour { $price }
log-dragon = { $who } envoie le Dragon sur le bâtiment à { $price }
log-first = { $name } lance les dés en premier
log-roll = Les dés sont lancés
log-take = { $count ->
    [one] { $who } prend le dé { $dice }
   *[other] { $who } prend les dés { $dice }
}
log-turn = { $who } tourne le dé { $die }
log-cross = { $who } met la croix du château sur le dé { $die }
log-coat = { $who } change le dé { $die } en\xA0: { $coat }
log-mode = { $mode ->
    [free] { $who } dessine librement
    [split] { $who } sépare la paire
   *[free_split] { $who } sépare la paire et dessine librement
}
log-skip = { $who } ne peut pas dessiner
log-domains = { $who } choisit les domaines\xA0: { $coat }
log-bless = { $who } ajoute une croix sur { $square }
log-takeback = { $who } reprend le dernier tour

chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Dis quelque chose
chat-send = Envoyer
chat-spectator = Spectateur
chat-team = (équipe)
chat-team-only = Pour mon équipe seulement
chat-muted = La discussion est coupée
chat-muted-words = Tu ne vois pas ce que disent les autres.
chat-mute = Couper les autres
chat-unmute = Réentendre les autres
reaction-bravo = Bravo !
reaction-wow = Ouah !
reaction-oops = Oups…
reaction-thanks = Merci
reaction-luck = Bonne chance !
reaction-hurry = À toi !

text-view = La table en mots
text-choices = Tu peux
text-taken = { $domino } ({ $who })
text-castle-only = le château seul
ask-take_back = Demander à reprendre le dernier tour
ask-abort = Demander à finir sans vainqueur
ask-substitute = Demander qu’un ordinateur joue pour les absents
question-take_back = Reprendre le dernier tour ? Demandé par { $names }.
question-abort = Finir la partie sans vainqueur ? Demandé par { $names }.
question-substitute = Faire jouer un ordinateur pour les absents ? Demandé par { $names }.
agree = D’accord
refuse = Non
withdraw = Retirer
resign = Abandonner
resign-sure = Abandonner en tant que { $seat } ? Un ordinateur continuera.
rules-of-game = Règles de ce jeu
commitment-explained = Le tirage était fixé avant le début de la partie. Voici son sceau ; le secret qui l’ouvre est montré à la fin\xA0:

due-who = { $who }\xA0: { $words }
due-over = La partie est finie.
due-aborted = La partie a été arrêtée sans vainqueur.
due-chance = Distribution…
due-other = À { $who } de jouer.
due-thinking = { $who } réfléchit…
due-preparing = Préparation des joueurs ordinateurs : { $percent } %
due-confirm = Ton tour te convient ?
due-pick = Place ton Roi sur un domino de la ligne suivante.
due-place = Pose le domino { $number }.
due-discard = Le domino { $number } n’a de place nulle part\xA0: il est défaussé.
due-tax = Percevoir l’impôt ?
due-build = Bâtis, ou continue.
due-site = Choisis une case ville encore en chantier.
due-dragon = Paie une pièce au Dragon, ou laisse-le.
due-duel-take = Prends tes dés.
due-duel-turn = Tourner un de tes dés ?
due-duel-cross = Donner la croix du château à un dé ?
due-duel-coat = Quel blason sera le joker ?
due-duel-mode = Comment dessines-tu ?
due-duel-place = Dessine ta paire sur la carte.
due-duel-skip = Tes dés n’ont de place nulle part sur ta carte : tu ne dessines rien ce tour-ci.
skip-ends = Si tu ne dessines rien, la partie finit.
skip-may_end = Si aucun des deux ne dessine, la partie finit.
due-duel-domains = Les domaines de quel blason compteront plus ?
due-duel-bless = Ajoute une croix sur une case.
rotate = Tourner
rotate-hint = Tourner le domino (R ou molette)
place-here = Poser ici
undo = Reprendre
confirm = Confirmer
do-discard = Le défausser
do-skip = Ne rien dessiner
do-tax-none = Pas d’impôt
do-tax-left = Impôt : { $left }
do-tax-right = Impôt : { $right }
do-tax-both = Impôt : les deux
do-build-none = Ne rien bâtir
do-dragon-none = Laisser le Dragon
do-turn-none = Laisser les dés
do-cross-none = Pas maintenant
do-mode-normal = Côte à côte
do-mode-free = Dessiner librement
do-mode-split = Séparer la paire
do-mode-free_split = Séparer et dessiner librement
do-pick = Choisir le domino { $number }
do-place = Poser sur { $squares }
do-build = Bâtir sur { $square } pour { $price }
do-dragon = Envoyer le Dragon sur le bâtiment à { $price }
do-take = { $count ->
    [one] Prendre le dé { $dice }
   *[other] Prendre les dés { $dice }
}
do-turn = Tourner le dé { $die }
do-cross = Mettre la croix du château sur le dé { $die }
do-coat = Changer le dé { $die } en : { $coat }
do-domains = Choisir les domaines : { $coat }
do-bless = Ajouter une croix sur { $square }

hint = Indice
hint-title = Montrer de bonnes suites (H)
hint-thinking = Réflexion sur ton tour…
hint-ideas = { $count ->
    [one] { $count } idée
   *[other] { $count } idées, la meilleure d’abord
}
hint-wins = gagne { $win }
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-tries = { $count ->
    [one] essayé { $count } fois
   *[other] essayé { $count } fois
}
hint-exact = calcul exact
hint-take = Choisir ceci
hint-close = Fermer l’indice

dice = Dés
dice-free = Sur la table
dice-take = { $count ->
    [one] Prendre ce dé
   *[other] Prendre ces dés
}
die-spoken = dé { $die }\xA0: { $coat }, { $crosses ->
    [0] aucune croix
    [one] { $crosses } croix
   *[other] { $crosses } croix
}
map-of = Carte de { $owner }
spellbook = Grimoire
spell-free_placement = Dessiner librement
spell-split = Séparer la paire
spell-double_take = Prendre deux dés
spell-turn_die = Tourner un dé
spell-three_per_domain = Trois par domaine
spell-extra_cross = Une croix de plus
spell-free_placement-does = Une fois\xA0: dessine la paire là où elle ne touche rien de semblable.
spell-split-does = Une fois\xA0: dessine les deux moitiés à part, chacune où elle convient.
spell-double_take-does = Une fois\xA0: prends deux dés d’un coup quand tu choisis en premier.
spell-turn_die-does = Une fois\xA0: tourne un de tes dés sur une autre face.
spell-three_per_domain-does = Aussitôt\xA0: choisis un blason ; chacun de ses domaines vaut 3 points de plus.
spell-extra_cross-does = Aussitôt\xA0: ajoute une croix sur une case de ta carte.
spell-at-once = aussitôt
spell-boxes = { $count } sur { $total }
spell-state-open = ouvert
spell-state-won = gagné, utilisable au prochain tour
spell-state-ready = prêt
spell-state-used = utilisé
spell-state-closed = gagné par l’autre joueur
bonus-coat = Trois de plus par domaine\xA0:

waiting-title = On attend des joueurs
waiting-words = La partie commence quand tout le monde est là.
seat-here = présent
seat-awaited = pas encore là
own-link = Ton propre lien
own-link-text = Il mène à ta place depuis tes autres appareils. Garde-le pour toi : qui le possède joue pour toi.
guest-new-link = Nouveau lien pour { $name }
guest-replace-sure = { $name } est absent. Créer un nouveau lien pour la place ? L’ancien ne l’ouvrira plus, et toute la table verra que tu l’as fait.
seat-replaced = L’hôte a créé un nouveau lien pour la place de { $name } ({ $when }).
seen = Compris
spent-how = Chaque invitation vaut pour une personne : qui l’ouvre en premier a la place, et le lien ne sert plus.
spent-mine = C’était toi ? Reviens à la table sur l’appareil où tu l’as ouverte ; son menu y montre ton propre lien pour d’autres appareils.
spent-other = C’était quelqu’un d’autre ? Demande un nouveau lien à qui t’a invité.
copy-by-hand = Copie ce lien\xA0:
copied = Copié
your-name = Ton nom ({ $seat })
your-colour = Ta couleur

end-title = La partie est finie
end-won = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
end-shared = { $winners } partagent la victoire !
end-tie-broken = { $winners } l’emporte à égalité de points !
end-tie-kingdomino = Égalité de points\xA0: le plus grand domaine décide, puis les couronnes.
end-tie-queendomino = Égalité de points\xA0: le plus grand domaine décide.
end-tie-duel = Égalité de points\xA0: le plus grand domaine décide.
end-dynasty-won = { $count ->
    [one] { $winners } remporte la Dynastie !
   *[other] { $winners } remportent la Dynastie !
}
end-dynasty-shared = { $winners } se partagent la Dynastie !
end-dynasty-game = Partie { $number } : { $words }
end-dynasty-standing = La Dynastie jusqu’ici : { $points }.
end-show-all = Tout montrer
score-line = Ligne
score-carried = Des parties précédentes
rematch = Rejouer
next-of-dynasty = Partie suivante de la Dynastie
see-replay = Revoir
share-replay = Partager la partie
download-record = Télécharger l’enregistrement
download-dynasty = Télécharger la Dynastie
download-dynasty-lacks = Une partie précédente de cette Dynastie a été supprimée\xA0: ses parties ne peuvent pas être enregistrées en un seul fichier.
fair-title = Le tirage était-il honnête ?
fair-words = Avant la partie, le serveur a publié le sceau de son mélange secret ; « crownfield verify » vérifie, avec l’enregistrement téléchargé, que le secret correspond au sceau et que chaque domino est venu comme le dit le secret.
fair-commitment = Sceau, montré dès le début
fair-secret = Secret, montré maintenant
`});export{e as default};