# What is marked in any game.
rules-decision = Notre décision
rules-guess-buildings = marque une supposition : nous n’avons pas vu le bâtiment lui-même, et ce qui est écrit ici fait tomber juste les totaux de la boîte. Si tu as la boîte et que tu sais mieux, l’hôte de ce serveur peut mettre un fichier { $file } corrigé dans son dossier de composants (docs/server.md) ; le signe disparaît alors.
rules-guess-likely = marque ce qui est probable, mais pas certain : une seule source le dit. Si tu as la boîte et que tu sais mieux, l’hôte de ce serveur peut mettre un fichier { $file } corrigé dans son dossier de composants (docs/server.md) ; le signe disparaît alors.

# Kingdomino.
rules-kingdomino-aim-title = Le but
rules-kingdomino-aim =
    Tu possèdes un château et guère plus. Tour après tour, tu choisis un domino de terres et le poses près de ce que tu as.

    À la fin, chaque domaine vaut ses cases multipliées par ses couronnes. Le plus de points gagne.
rules-kingdomino-aim-picture = Un royaume complet de 5 × 5 cases, qui vaut 53 points.
rules-kingdomino-row-title = La ligne
rules-kingdomino-row =
    Les dominos sont numérotés de 1 à 48 : les petits numéros sont des terres simples, les grands portent des couronnes. À chaque tour, on en tire autant qu’il y a de Rois, on les range par numéro et on les aligne.

    Pour la première ligne, les Rois sont tirés au sort un par un : chacun est placé sur un domino libre avant que le suivant soit tiré, et nul ne sait donc à qui sera le prochain. Puis la ligne suivante est posée à côté.
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
rules-kingdomino-connect-picture = Blé contre blé : ce domino peut être posé ici, bien que sa montagne ne touche rien de semblable.
rules-kingdomino-room-title = Cinq sur cinq
rules-kingdomino-room =
    Ton royaume, château compris, a au plus 5 cases de large et 5 de haut ; dans le Grand Duel, 7 et 7. Où s’y trouve le château à la fin, c’est ton affaire.
rules-kingdomino-room-picture = Les cinq colonnes sont prises : rien ne peut être posé plus à gauche ni plus à droite.
rules-kingdomino-discard-title = Quand rien ne convient
rules-kingdomino-discard =
    Si ton domino a une place quelque part, tu dois le poser. Sinon, il est défaussé ; ton Roi en choisit quand même un nouveau. Avec l’option « Défausse libre », tu peux le défausser dans tous les cas.
rules-kingdomino-score-title = Le décompte
rules-kingdomino-score =
    Un domaine est un groupe de cases d’un même paysage reliées par leurs côtés. Il vaut ses cases multipliées par ses couronnes. Chaque domaine compte à part ; sans couronne, il ne vaut rien. Le château n’appartient à aucun domaine et n’en relie aucun.
rules-kingdomino-score-picture = Le lac encadré : 4 cases × 2 couronnes = 8 points. L’autre lac est un domaine à part : 1 × 1 = 1.
rules-kingdomino-ties-title = Égalité
rules-kingdomino-ties =
    À égalité, le plus grand domaine l’emporte, en cases ; puis le nombre de couronnes ; puis la victoire est partagée.
rules-kingdomino-players-title = À deux, trois, quatre
rules-kingdomino-players =
    À deux, chacun a deux Rois, donc deux passages par tour ; 24 des 48 dominos servent. À trois, les lignes ont trois dominos et 36 servent. À quatre, tous les 48. Ce qui ne sert pas reste inconnu.
rules-kingdomino-variants-title = Variantes
rules-kingdomino-variants =
    Le Grand Duel : à deux, avec les 48 dominos et des royaumes de 7 × 7.

    Empire du Milieu : 10 points si aucune case n’est à plus de deux du château, dans aucune direction (trois en 7 × 7).

    Harmonie : 5 points pour un royaume sans trou, toutes cases remplies.

    Dynastie : trois parties de suite ; la plus haute somme gagne.
rules-kingdomino-variants-decision = Le livret demande seulement que le château soit au centre du royaume. Pour l’Empire du Milieu, nous regardons la grille autour de lui : les trous n’y changent rien, car ils coûtent déjà des points.

# Queendomino.
rules-queendomino-aim-title = Le but
rules-queendomino-aim =
    Kingdomino avec une cour : les terres paient l’impôt, les villes attendent des bâtiments, un Dragon se laisse payer, et la Reine habite chez qui a les Tours. Le royaume grandit comme dans Kingdomino ; lis d’abord cette page-là.

    Chacun commence avec 7 pièces et 1 Chevalier.
rules-queendomino-aim-picture = Les cases rouges sont des villes. Deux portent un bâtiment, une est encore en chantier ; un Chevalier se tient dans le marais.
rules-queendomino-turn-title = Ton tour
rules-queendomino-turn =
    Cinq étapes, dans cet ordre : poser le domino ; percevoir l’impôt ; bâtir ; payer le Dragon ; placer le Roi sur le prochain domino. Les trois du milieu sont facultatives.

    Même si ton domino a été défaussé, tu peux bâtir, payer et choisir.
rules-queendomino-tax-title = L’impôt
rules-queendomino-tax =
    Si tu as posé un domino, tu peux mettre un Chevalier de ta réserve sur l’une de ses moitiés, ou un sur chacune. Chaque Chevalier rapporte aussitôt une pièce par case du domaine où il se tient, quel que soit le paysage, avec ou sans couronnes. Deux Chevaliers dans un même domaine sont payés chacun en entier.

    Un Chevalier reste où il est jusqu’à la fin.
rules-queendomino-tax-picture = Un Chevalier dans ce marais de 4 cases rapporte 4 pièces.
rules-queendomino-build-title = Bâtir
rules-queendomino-build =
    Une fois par tour, tu peux acheter un bâtiment du plateau « bâtisseurs » : ses six emplacements coûtent de 5 à 0 pièces. Il va sur n’importe quelle case ville encore en chantier, nouvelle ou ancienne ; un Chevalier n’y gêne pas.

    Les Chevaliers qu’il apporte viennent dans ta réserve et servent dès ton prochain passage. Les Tours se dressent sur lui.
rules-queendomino-build-decision = Un livret demande une case ville libre, un autre une case encore en chantier. Chez nous, un Chevalier peut s’y trouver, car seul un bâtiment occupe la case pour de bon.
rules-queendomino-build-picture = Le plateau « bâtisseurs » : l’emplacement le plus cher touche la pile, le moins cher est gratuit.
rules-queendomino-queen-title = La Reine
rules-queendomino-queen =
    Quand tu gagnes une Tour et en as alors au moins autant que tous les autres, la Reine vient chez toi, même d’un autre royaume. L’égalité suffit ; rien d’autre ne la fait bouger.

    Tant qu’elle est chez toi, les bâtiments te coûtent une pièce de moins. À la fin, elle est une couronne de plus dans ton plus grand domaine.
rules-queendomino-dragon-title = Le Dragon
rules-queendomino-dragon =
    Tant que le Dragon est dans sa grotte, tu peux lui payer une pièce pour qu’il brûle un bâtiment à vendre. Il s’assied alors sur cet emplacement jusqu’à la fin du tour : il n’en brûle donc qu’un par tour. L’hôte de la Reine ne peut pas le payer.
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
    Les 48 dominos servent, en lignes de quatre : douze tours. À deux, chacun a deux Rois et bâtit 7 × 7 ; à trois ou quatre, un Roi et 5 × 5. À trois, un domino de chaque ligne reste et est défaussé.

    À trois ou quatre, les Rois sont tirés un par un, comme à Kingdomino. À deux, on ne tire que le premier joueur : il place un Roi, l’autre place les deux siens, et le second Roi du premier prend ce qui reste.
rules-queendomino-wedding-title = Royal Wedding
rules-queendomino-wedding =
    Les deux boîtes réunies : les lignes viennent tour à tour de Queendomino et de Kingdomino, et tout le reste est Queendomino. Chacun a un Roi, et les Rois sont tirés un par un.

    À trois ou quatre, on joue 24 tours en lignes de quatre et on bâtit 7 × 7. À cinq ou six, 12 tours en lignes de huit et 5 × 5. Les dominos sans Roi sont défaussés.
rules-queendomino-teams-title = En équipe
rules-queendomino-teams =
    À six ou huit, on peut jouer Royal Wedding en équipes de deux. Chaque partenaire a son Roi ; l’équipe partage un château, un royaume de 7 × 7, les pièces, les Chevaliers, les bâtiments et le score. Les Rois jouent dans l’ordre de la ligne, à qui qu’ils soient.

# Duel.
rules-duel-aim-title = Le but
rules-duel-aim =
    Deux joueurs, quatre dés, deux crayons. Chacun a une carte de 7 × 5 cases avec un château au milieu. À chaque tour, tu dessines deux blasons, et les domaines de blasons identiques valent leurs cases multipliées par leurs croix.
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
rules-duel-draw-picture = Le point touche le château et un autre point : la paire peut être dessinée ici.
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
rules-duel-end-decision = Selon le livret, la partie finit quand personne ne peut dessiner. Qui le pourrait avec un sort le peut encore : un tour sans dessin ne suffit donc pas, sinon qui mène pourrait conclure en passant. Deux de suite suffisent, sinon la partie pourrait ne jamais finir.
rules-duel-score-title = Le décompte
rules-duel-score =
    Un domaine est un groupe de blasons identiques reliés par leurs côtés. Il vaut ses cases multipliées par ses croix. Le plus de points gagne ; à égalité, le plus grand domaine ; puis la victoire est partagée.
rules-duel-score-picture = Le domaine encadré : 3 cases × 2 croix = 6 points.
