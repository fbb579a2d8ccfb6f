# Mots communs à toutes les pages.
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
