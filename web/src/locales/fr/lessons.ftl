# Kingdomino.
lesson-kingdomino-welcome-title = Ton château
lesson-kingdomino-welcome = Ce château est tout ce que tu possèdes. Dans les minutes qui viennent, tu poseras des terres autour, au plus 5 × 5 cases. Les grands domaines riches en couronnes l’emportent.
lesson-kingdomino-pick-title = Choisis un domino
lesson-kingdomino-pick = Quatre dominos forment une ligne, rangés par numéro. Ce sont les couronnes qui comptent : place ton Roi sur le domino qui en a le plus.
lesson-kingdomino-pick-hint = Compte les couronnes dorées. Un domino en a deux.
lesson-kingdomino-pick-done = Deux couronnes, bien choisi. Les grands numéros portent des couronnes. Ils ont aussi leur prix : tu le verras bientôt.
lesson-kingdomino-place-title = Pose-le contre le château
lesson-kingdomino-place = Le château est un joker : tout paysage peut le toucher. Pose ton domino de sorte qu’une moitié partage un côté avec le château. Tourne-le d’abord si tu veux.
lesson-kingdomino-place-hint = Une moitié doit partager un côté avec le château ; un coin ne suffit pas.
lesson-kingdomino-place-done = Ça tient. L’autre moitié se met où elle veut.
lesson-kingdomino-connect-title = Qui se ressemble s’assemble
lesson-kingdomino-connect = Désormais, un domino doit toucher le château, ou l’une de ses moitiés son propre paysage : forêt contre forêt, blé contre blé. Pose celui-ci.
lesson-kingdomino-connect-hint = Cherche un côté où la forêt touche la forêt, le blé touche le blé, ou le château. Les cadres dorés montrent les cases possibles ; il faut peut-être tourner le domino.
lesson-kingdomino-connect-done = Il convient. Ce que touche le reste du domino n’a pas d’importance.
lesson-kingdomino-grow-title = Fais grandir
lesson-kingdomino-grow = Deux cases de prairie, sans couronne. Pose-les pour qu’elles rapportent : joins-les à la prairie aux deux couronnes.
lesson-kingdomino-grow-hint = Au moins une moitié doit partager un côté avec la prairie couronnée.
lesson-kingdomino-grow-done = La prairie a maintenant 3 cases et 2 couronnes : 3 × 2 = 6 points au lieu de 2.
lesson-kingdomino-region-title = Compte
lesson-kingdomino-region = Un domaine vaut ses cases multipliées par ses couronnes. Lequel vaut le plus ici ? Montre-le.
lesson-kingdomino-region-hint = Multiplie : le blé près du château a 2 cases et 1 couronne, la forêt aussi. Y a-t-il mieux ?
lesson-kingdomino-region-done = La prairie : 3 × 2 = 6. Le lac et le marais n’ont pas de couronne et ne valent encore rien.
lesson-kingdomino-room-title = Cinq sur cinq
lesson-kingdomino-room = Un royaume peut avoir 5 cases de large et 5 de haut, pas plus. Le tien en a déjà 5 de large. Pose ce domino dans la place qui reste.
lesson-kingdomino-room-hint = Pas de nouvelle colonne à gauche ni à droite. Une rangée reste libre, en haut ou en bas ; et une moitié doit toucher son propre paysage.
lesson-kingdomino-room-done = Bien trouvé. Un domino qui n’a de place nulle part est défaussé : surveille tes trous.
lesson-kingdomino-order-title = Le prix des couronnes
lesson-kingdomino-order = Au tour suivant, les Rois jouent du plus petit numéro au plus grand, et qui joue en premier choisit en premier. Tu veux le premier choix la prochaine fois. Quel domino prends-tu ?
lesson-kingdomino-order-hint = L’ordre suit les numéros. Prends le plus petit.
lesson-kingdomino-order-done = Le numéro 7 n’est que de l’eau, mais tu choisis avant tout le monde. Tout le jeu est là : de bonnes terres maintenant, ou un bon choix plus tard.
lesson-kingdomino-end-title = Tu sais tout
lesson-kingdomino-end = Quand la dernière ligne est posée, la plus haute somme des domaines gagne. L’ordinateur t’attend ; il ne mord pas.

# Queendomino.
lesson-queendomino-welcome-title = Une cour
lesson-queendomino-welcome = Tu connais Kingdomino : les terres grandissent de même. Nouveaux : les villes rouges, ta réserve de 7 pièces et un Chevalier. Après la pose, tu peux percevoir l’impôt, bâtir et payer le Dragon, dans cet ordre.
lesson-queendomino-tax-title = L’impôt
lesson-queendomino-tax = Tu viens de poser les deux cases encadrées. Un Chevalier placé sur l’une d’elles rapporte une pièce par case de son domaine. Où le tien gagne-t-il le plus ?
lesson-queendomino-tax-hint = Compte les cases reliées à chaque moitié : forêt ou lac ?
lesson-queendomino-tax-done = La forêt a 4 cases : 4 pièces. Le lac en aurait donné 1. Le Chevalier y reste jusqu’à la fin.
lesson-queendomino-building-title = Choisis un bâtiment
lesson-queendomino-building = Tu as 6 pièces et trois forêts séparées. Lequel de ces bâtiments te vaudra le plus à la fin ?
lesson-queendomino-building-hint = La Scierie récompense chaque forêt à part, si petite soit-elle.
lesson-queendomino-building-done = 3 forêts × 2 = 6 points, plus que les 5 de la Statue. Tu paies le prix de son emplacement.
lesson-queendomino-plot-title = Bâtis-le
lesson-queendomino-plot = Les bâtiments se dressent sur des cases ville. Montre une case encore en chantier.
lesson-queendomino-plot-hint = Les villes sont les cases rouges en briques.
lesson-queendomino-plot-done = Le voilà. Tu peux bâtir une fois par tour, sur des villes nouvelles ou anciennes.
lesson-queendomino-queen-title = La Reine
lesson-queendomino-queen = Ta nouvelle Tour de Garde apporte deux Tours : tu en as 2. Ton rival en a 2 aussi, et la Reine est chez lui. Où va-t-elle ?
lesson-queendomino-queen-me = Chez moi
lesson-queendomino-queen-rival = Elle reste chez le rival
lesson-queendomino-queen-nobody = Chez personne
lesson-queendomino-queen-hint = Elle aime la nouveauté : elle va chez qui gagne une Tour et en a alors au moins autant que tous les autres.
lesson-queendomino-queen-done = L’égalité suffit. Avec elle, tu bâtis une pièce moins cher, et à la fin elle est une couronne de plus dans ton plus grand domaine.
lesson-queendomino-dragon-title = Le Dragon
lesson-queendomino-dragon = Pour une pièce, le Dragon brûle un bâtiment de la rue ; une fois par tour, et jamais pour l’hôte de la Reine. Ton rival joue ensuite et possède cinq montagnes séparées. Que fais-tu brûler ?
lesson-queendomino-dragon-hint = Lequel de ces bâtiments récompenserait les montagnes ?
lesson-queendomino-dragon-done = La Fonderie aurait valu 5 × 2 = 10 points à ton rival. Elle n’est plus que cendre.
lesson-queendomino-end-title = Vive la Reine
lesson-queendomino-end = Puis tu choisis ton prochain domino, comme toujours. À la fin, trois pièces font un point, et les bâtiments valent ce qu’ils annoncent. Assez : à table !

# Duel.
lesson-duel-welcome-title = Une carte et un château
lesson-duel-welcome = Deux joueurs, quatre dés, et chacun une carte de 7 × 5 cases avec un château au milieu. À chaque tour, tu dessines deux blasons sur ta carte, comme un domino.
lesson-duel-take-title = Partagez les dés
lesson-duel-take = Tu as lancé les dés. Tu en prends un, ton rival deux, le dernier est à toi. Les croix rapportent : prends le dé qui en a le plus.
lesson-duel-take-hint = Un des dés montre deux croix.
lesson-duel-take-done = Deux croix d’un coup : une trouvaille. Le point t’est revenu comme dernier dé.
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
lesson-duel-tick-hint = C’est une consolation : ce qui rapporte peu coche.
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
