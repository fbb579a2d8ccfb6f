# La table.
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
kings-left = { $name } : { $count ->
    [one] { $count } Roi
   *[other] { $count } Rois
}
kings-drawn = Tiré au sort : { $name }
domino-spoken = domino { $number } : { $faces }
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
region-worth = { $terrain } : { $squares } × { $crowns } = { $points }
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
bank = À la banque : { $knights } Chevaliers, { $towers } Tours
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
guess-gains = Supposition : nous n’avons pas vu quels Chevaliers et quelles Tours il donne.
guess-points = Ses points sont probables, mais pas certains.
guess-dice = Les faces des dés sont probables, mais pas certaines.
guess-book = Le nombre de cases d’une ligne et le sort qu’elle donne sont probables, mais pas certains.

tracker = { $count ->
    [one] Encore à venir : { $count } domino
   *[other] Encore à venir : { $count } dominos
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
log-row = Nouvelle ligne : { $numbers }
log-kings = Rois dans l’ordre { $names }
log-king = Un Roi de { $name } est tiré au sort
log-market = Nouveaux bâtiments : { $buildings }
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
log-coat = { $who } change le dé { $die } en : { $coat }
log-mode = { $mode ->
    [free] { $who } dessine librement
    [split] { $who } sépare la paire
   *[free_split] { $who } sépare la paire et dessine librement
}
log-skip = { $who } ne peut pas dessiner
log-domains = { $who } choisit les domaines : { $coat }
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
commitment-explained = Le tirage était fixé avant le début de la partie. Voici son sceau ; le secret qui l’ouvre est montré à la fin :

due-who = { $who } : { $words }
due-over = La partie est finie.
due-aborted = La partie a été arrêtée sans vainqueur.
due-chance = Distribution…
due-other = À { $who } de jouer.
due-thinking = { $who } réfléchit…
due-preparing = Préparation des joueurs ordinateurs : { $percent } %
due-confirm = Ton tour te convient ?
due-pick = Place ton Roi sur un domino de la ligne suivante.
due-place = Pose le domino { $number }.
due-discard = Le domino { $number } n’a de place nulle part : il est défaussé.
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
die-spoken = dé { $die } : { $coat }, { $crosses ->
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
spell-free_placement-does = Une fois : dessine la paire là où elle ne touche rien de semblable.
spell-split-does = Une fois : dessine les deux moitiés à part, chacune où elle convient.
spell-double_take-does = Une fois : prends deux dés d’un coup quand tu choisis en premier.
spell-turn_die-does = Une fois : tourne un de tes dés sur une autre face.
spell-three_per_domain-does = Aussitôt : choisis un blason ; chacun de ses domaines vaut 3 points de plus.
spell-extra_cross-does = Aussitôt : ajoute une croix sur une case de ta carte.
spell-at-once = aussitôt
spell-boxes = { $count } sur { $total }
spell-state-open = ouvert
spell-state-won = gagné, utilisable au prochain tour
spell-state-ready = prêt
spell-state-used = utilisé
spell-state-closed = gagné par l’autre joueur
bonus-coat = Trois de plus par domaine :

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
copy-by-hand = Copie ce lien :
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
end-tie-kingdomino = Égalité de points : le plus grand domaine décide, puis les couronnes.
end-tie-queendomino = Égalité de points : le plus grand domaine décide.
end-tie-duel = Égalité de points : le plus grand domaine décide.
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
download-dynasty-lacks = Une partie précédente de cette Dynastie a été supprimée : ses parties ne peuvent pas être enregistrées en un seul fichier.
fair-title = Le tirage était-il honnête ?
fair-words = Avant la partie, le serveur a publié le sceau de son mélange secret ; « crownfield verify » vérifie, avec l’enregistrement téléchargé, que le secret correspond au sceau et que chaque domino est venu comme le dit le secret.
fair-commitment = Sceau, montré dès le début
fair-secret = Secret, montré maintenant
