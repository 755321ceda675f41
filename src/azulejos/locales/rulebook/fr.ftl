### Le livret de règles en français, avec nos propres phrases.

## Autour du texte

rulebook-title = Livret de règles
rulebook-contents = Sommaire
rulebook-print = Imprimer
rulebook-play = Essayer : une partie contre un débutant
rulebook-ours-mark = notre propre règle
rulebook-example = Exemple
rulebook-frame = Étape { $at } sur { $count }
rulebook-step-back = Étape précédente
rulebook-step-on = Étape suivante
rulebook-paragraph = Paragraphe { $id }
rulebook-differs-point = Question
rulebook-differs-books = Livrets imprimés
rulebook-differs-here = Ici

## Le but

rulebook-aim-title = But du jeu
rulebook-aim = Vous carrelez un mur de palais, et vos adversaires aussi. Des tuiles posées côte à côte rapportent le plus ; les tuiles gâchées coûtent des points. La partie prend fin après la manche où un joueur complète une ligne horizontale de { $side } tuiles. Le joueur qui a alors le plus de points, points supplémentaires compris, l’emporte.
rulebook-round = Une partie compte plusieurs manches. Chacune a trois phases :
rulebook-phase-offer-title = { rulebook-offer-title }
rulebook-phase-offer = À tour de rôle, les joueurs prennent des tuiles et les posent sur leurs lignes Motif, jusqu’à ce qu’il n’y en ait plus à prendre.
rulebook-phase-tiling-title = { rulebook-tiling-title }
rulebook-phase-tiling = De chaque ligne Motif complète, une tuile passe sur le mur et rapporte des points.
rulebook-phase-next-title = { rulebook-next-title }
rulebook-phase-next = Si personne n’a complété de ligne horizontale, on remplit de nouveau les fabriques.

## Le matériel

rulebook-material-title = Ce qu’il vous faut
rulebook-boards-title = Plateaux de joueurs
rulebook-boards = Un par joueur. À gauche se trouvent { $side } lignes Motif, pour { $shortest-line } à { $longest-line } tuiles. À droite se trouve le mur, avec { $side } lignes horizontales et { $side } lignes verticales (colonnes). En dessous, la ligne Plancher a { $floor-spaces } espaces. Un côté du plateau porte un mur coloré, l’autre un mur gris.
rulebook-factories-title = Fabriques
rulebook-factories = De petits cercles sur lesquels on prend les tuiles. Ils entourent le centre de la table.
rulebook-tiles-title = Tuiles et sac
rulebook-tiles = Il y a { $tiles } tuiles de { $colours } couleurs : bleu, jaune, rouge, noir et blanc. On les pioche dans un sac.
rulebook-marker-title = Marqueur de premier joueur
rulebook-marker = Il montre qui commence une manche. Il peut se trouver sur une ligne Plancher comme une tuile, mais ce n’est pas une tuile.
rulebook-lid-title = Couvercle de la boîte
rulebook-lid = Les tuiles qui ont servi y attendent que le sac soit vide.

## Mise en place

rulebook-setup-title = Mise en place
rulebook-s1 = Le jeu se joue de { $seats-fewest } à { $seats-most } joueurs. Tout le monde utilise le même côté du plateau ; le mur coloré est le jeu normal. Tous les marqueurs de score partent de { $lowest-score }.
rulebook-s2 = Disposez les fabriques en cercle : { $factories-two } pour deux joueurs, { $factories-three } pour trois joueurs, { $factories-four } pour quatre joueurs.
rulebook-set-up-title = La table pour deux, trois et quatre joueurs
rulebook-set-up-0 = Deux joueurs : { $factories } fabriques
rulebook-set-up-1 = Trois joueurs : { $factories } fabriques
rulebook-set-up-2 = Quatre joueurs : { $factories } fabriques
rulebook-s3 = Mettez les { $tiles } tuiles dans le sac, soit { $tiles-per-colour } de chaque couleur.
rulebook-s4 = Piochez sans regarder : { $tiles-per-factory } tuiles pour chaque fabrique.
rulebook-s5 = Un joueur devient premier joueur et reçoit le marqueur : d’après les livrets, celui qui est revenu le plus récemment du Portugal. Un programme ne peut pas le savoir. À une table de ce serveur, le premier joueur est donc tiré au sort.

## Phase A

rulebook-offer-title = Offre des fabriques
rulebook-d1 = Le premier joueur pose son marqueur au centre de la table, puis commence. Les autres le suivent dans le sens des aiguilles d’une montre.
rulebook-d2 = À votre tour, choisissez une fabrique et une couleur. Prenez-y toutes les tuiles de cette couleur. Ses autres tuiles partent au centre de la table.
rulebook-d3 = Ou bien choisissez une couleur au centre et prenez-y toutes les tuiles de cette couleur. Il faut prendre des tuiles ; le marqueur seul ne suffit pas.
rulebook-d4 = Posez ce que vous avez pris sur une de vos { $side } lignes Motif. Celle du haut reçoit { $shortest-line } tuile, chaque ligne en dessous une de plus, jusqu’à { $longest-line }. Toutes les tuiles d’une ligne ont la même couleur. Celles qui n’y trouvent pas de place tombent sur votre ligne Plancher. Une ligne sans espace libre est complète. Sinon, elle pourra recevoir plus tard d’autres tuiles de sa couleur.
rulebook-d5 = À chaque manche, le premier à prendre des tuiles au centre prend aussi le marqueur de premier joueur. Il le met sur l’espace libre le plus à gauche de sa ligne Plancher.
rulebook-d6 = Le marqueur se pose avant les tuiles. Il se trouve donc à gauche de celles qui tombent pendant le même tour.
rulebook-first-turns-title = Trois tours
rulebook-first-turns-0 = Une manche à trois joueurs commence. Au centre, il n’y a que le marqueur de premier joueur.
rulebook-first-turns-1 = { $name } prend { $taken } tuiles noires dans la première fabrique et en remplit la ligne { $line }. Les { $rest } autres tuiles partent au centre.
rulebook-first-turns-2 = { $name } prend { $taken } tuile jaune dans la fabrique suivante pour la ligne { $line }. Cela amène { $rest } tuiles rouges au centre.
rulebook-first-turns-3 = { $name } se sert au centre avant les autres : { $taken } tuiles rouges pour la ligne { $line }, et le marqueur pour l’espace { $space } de la ligne Plancher.
rulebook-d7 = Une couleur ne peut pas aller sur une ligne Motif si la ligne du mur placée à côté l’a déjà. Vos autres lignes et les murs des autres joueurs ne comptent pas.
rulebook-d8 = Vous pouvez toujours mettre tout ce que vous avez pris sur votre ligne Plancher, même si une ligne Motif a de la place. Si aucune ligne ne peut les recevoir, elles doivent toutes y aller.
rulebook-d9 = La ligne Plancher se remplit de la gauche vers la droite. Une fois pleine, elle n’en accepte plus : les suivantes vont dans le couvercle et ne coûtent rien.
rulebook-options-title = Où peuvent aller les tuiles jaunes ?
rulebook-options-0 = { $name } veut les tuiles jaunes de la première fabrique. Certaines lignes leur sont ouvertes, d’autres non.
rulebook-options-1 = Permis : la ligne { $line }. Elle a de la place pour { $fits } tuile ; { $falls } tuile tombe sur la ligne Plancher.
rulebook-options-2 = Permis : la ligne { $line }. { $fits } tuiles y tiennent, et rien ne tombe.
rulebook-options-3 = Permis : la ligne Plancher. { $falls } tuiles y vont, alors que d’autres lignes sont libres.
rulebook-options-4 = Interdit : la ligne { $line }. La ligne { $line } du mur a déjà du jaune.
rulebook-options-5 = { rulebook-options-4 }
rulebook-options-6 = Interdit : la ligne { $line }. Une tuile bleue s’y trouve.
rulebook-d10 = La phase s’achève quand il n’y a plus de tuiles ni dans les fabriques ni au centre.

## Phase B

rulebook-tiling-title = Décoration d’un mur du palais
rulebook-t1 = Tout le monde le fait, en même temps si l’on veut. Passez vos lignes Motif complètes en revue, de haut en bas. De chacune, déplacez une tuile vers la ligne du mur placée à côté et comptez tout de suite ses points.
rulebook-t2 = Les lignes incomplètes gardent leurs tuiles pour la manche suivante.
rulebook-t3 = Quand une tuile est passée sur le mur, les autres tuiles de sa ligne vont dans le couvercle de la boîte.
rulebook-t4 = Sur le mur coloré, chaque tuile va sur l’espace de sa couleur. La ligne du haut se lit bleu, jaune, rouge, noir, blanc. Sur chaque ligne en dessous, le même ordre commence un espace plus à droite et reprend au bord gauche.
rulebook-tiling-lines-title = Des lignes vers le mur
rulebook-tiling-lines-0 = { $name } a complété la ligne rouge et la bleue, mais pas la jaune ni la noire.
rulebook-tiling-lines-1 = D’abord la ligne { $line }. Sa tuile va dans la colonne { $column } et n’a pas de voisine : +{ $points }. { $to-lid } tuile reste et va dans le couvercle.
rulebook-tiling-lines-2 = Puis la ligne { $line }. Un vide sépare sa tuile de la première : +{ $points }. { $to-lid } tuiles restent et vont dans le couvercle.
rulebook-tiling-lines-3 = { $name } n’a pas de ligne complète, mais le marqueur coûte { $lost } point. Le score passe de { $before } à { $score }.
rulebook-t5 = Une tuile rapporte des points dès qu’elle est sur le mur. Sans tuile adjacente, elle rapporte { $alone } point. Si des tuiles la touchent à gauche ou à droite, comptez le groupe horizontal sans trou ; si des tuiles la touchent en haut ou en bas, comptez le groupe vertical sans trou. La nouvelle tuile fait partie des deux groupes et peut donc compter deux fois. Les diagonales ne comptent pas.
rulebook-score-alone-title = Seule
rulebook-score-alone-0 = Une ligne est complète.
rulebook-score-alone-1 = La tuile rouge n’en touche aucune autre ; les bleues sont trop loin : +{ $points }.
rulebook-score-row-title = À l’horizontale
rulebook-score-row-0 = { rulebook-score-alone-0 }
rulebook-score-row-1 = La tuile jaune forme un groupe horizontal de { $across } et ne touche rien en haut ni en bas : +{ $points }.
rulebook-score-column-title = À la verticale
rulebook-score-column-0 = { rulebook-score-alone-0 }
rulebook-score-column-1 = La tuile bleue forme un groupe vertical de { $down } et ne touche rien à gauche ni à droite : +{ $points }.
rulebook-score-pair-title = À la verticale, avec une voisine
rulebook-score-pair-0 = { rulebook-score-alone-0 }
rulebook-score-pair-1 = La tuile bleue ne touche que celle du dessus. C’est un groupe de { $down } : +{ $points }.
rulebook-score-both-title = Dans les deux sens
rulebook-score-both-0 = { rulebook-score-alone-0 }
rulebook-score-both-1 = Un groupe horizontal de { $across } et un groupe vertical de { $down } se croisent sur la tuile jaune : { $across } + { $down } = { $points }.
rulebook-t6 = À partir de la gauche, les { $floor-spaces } espaces de la ligne Plancher coûtent { $floor-costs } points : { $floor-total } points pour une ligne Plancher pleine.
rulebook-t7 = Vous payez votre ligne Plancher à la fin de la phase, après votre dernière tuile posée sur le mur.
rulebook-t8 = Un score ne descend jamais au-dessous de { $lowest-score }. Ce que vous ne pouvez pas payer est oublié.
rulebook-t9 = Ensuite, les tuiles de la ligne Plancher vont dans le couvercle de la boîte. Le marqueur coûte des points comme une tuile, mais vous le gardez.
rulebook-floor-marker-first-title = Ce que coûte une ligne Plancher
rulebook-floor-marker-first-0 = Le marqueur est arrivé d’abord. Des tuiles sont tombées après lui.
rulebook-floor-marker-first-1 = { $name } perd { $costs } points, soit { $lost } en tout. Le score passe de { $before } à { $score }. Les { $to-lid } tuiles vont dans le couvercle, pas le marqueur.
rulebook-floor-marker-last-title = Le marqueur à la fin
rulebook-floor-marker-last-0 = Les mêmes tuiles, mais ici le marqueur est arrivé le dernier.
rulebook-floor-marker-last-1 = L’ordre ne change rien : encore { $lost } points, de { $before } à { $score }.

## Phase C

rulebook-next-title = Préparation de la prochaine manche
rulebook-p1 = Si personne n’a complété de ligne horizontale, une nouvelle manche commence. Le joueur qui a le marqueur remplit les fabriques et devient premier joueur.
rulebook-p2 = Mettez { $tiles-per-factory } tuiles du sac sur chaque fabrique. Si le sac est vide, versez-y tout le contenu du couvercle et continuez.
rulebook-p3 = Si le sac et le couvercle sont vides tous les deux, la manche commence quand même, avec des fabriques incomplètes.

## La fin

rulebook-end-title = Fin de la partie
rulebook-e1 = La partie prend fin après la manche où quelqu’un complète une ligne horizontale de { $side } tuiles. Tout le monde termine la décoration de cette manche, lignes Plancher comprises. Ni les colonnes ni les couleurs ne mettent fin à la partie.
rulebook-e2 = Chacun reçoit alors des points supplémentaires : { $row-bonus } par ligne horizontale complète, { $column-bonus } par colonne complète, et { $colour-bonus } par couleur dont les { $side } tuiles sont toutes sur le mur.
rulebook-bonuses-title = Ligne, colonne et couleur
rulebook-bonuses-0 = Sur la ligne du haut, il ne manque que la tuile blanche.
rulebook-bonuses-1 = Elle complète une ligne et une colonne : { $across } + { $down } = { $points } points. La partie va se terminer.
rulebook-bonuses-2 = La ligne, la colonne et la couleur bleue rapportent { $bonuses } points supplémentaires, soit { $bonus }. Le score final est { $score }.
rulebook-e3 = Le joueur qui a le plus de points l’emporte. Parmi des ex æquo, la victoire revient à celui qui a le plus de lignes horizontales complètes. Si l’égalité persiste, ils partagent la victoire.

## Le mur gris

rulebook-grey-title = Le mur gris
rulebook-g1 = Du côté gris du plateau, c’est vous qui choisissez : la tuile d’une ligne complète peut aller sur n’importe quel espace libre de sa ligne.
rulebook-g2 = Mais une couleur ne peut figurer qu’une fois par ligne horizontale et qu’une fois par colonne.
rulebook-g3 = Si la tuile ne peut aller nulle part, toutes celles de sa ligne tombent aussitôt sur votre ligne Plancher et coûtent des points dès cette manche. Celles qui n’y trouvent pas d’espace vont dans le couvercle.
rulebook-grey-falls-title = Une ligne qui ne va nulle part
rulebook-grey-falls-0 = La ligne bleue est complète. Mais chaque espace libre de la ligne du mur est dans une colonne qui a déjà du bleu.
rulebook-grey-falls-1 = Les { $falls } tuiles de la ligne { $line } tombent toutes sur la ligne Plancher.
rulebook-grey-falls-2 = { $name } perd { $costs } points, soit { $lost } en tout. Le score passe de { $before } à { $score }.

## Nos décisions

rulebook-rulings-title = Questions ouvertes
rulebook-rulings = Les livrets imprimés ne répondent pas à ces questions, ou ne sont pas d’accord. Voici ce que nous avons décidé.
rulebook-i1-title = Le marqueur et une ligne Plancher pleine
rulebook-i1 = Le marqueur n’occupe alors aucun espace et ne coûte rien. Il reste devant le joueur, qui commencera la manche suivante. Il ne chasse jamais une tuile et ne va jamais dans le couvercle.
rulebook-i2-title = Séparer les tuiles
rulebook-i2 = Vous ne pouvez pas séparer les tuiles prises. Toutes vont sur une même ligne Motif, tant qu’il y a de la place, ou toutes sur la ligne Plancher.
rulebook-i3-title = Lignes complètes
rulebook-i3 = Une ligne Motif déjà complète ne peut pas être choisie. Toutes les tuiles tomberaient ; pour cela, choisissez la ligne Plancher.
rulebook-i4-title = Lignes sans espoir sur le mur gris
rulebook-i4 = Vous pouvez commencer une ligne dont la tuile n’ira nulle part. Au moment de prendre, seules comptent les couleurs de la ligne du mur.
rulebook-i5-title = Personne ne prend au centre
rulebook-i5 = Si aucune tuile n’arrive au centre, personne n’a le marqueur. La phase se termine quand même, et le même joueur recommence.
rulebook-i6-title = Une tuile qui a sa place doit être posée
rulebook-i6 = Sur le mur gris, vous choisissez l’endroit, mais vous ne pouvez pas renoncer. Procédez ligne par ligne à partir du haut, avec le mur tel qu’il est à ce moment. Vous pouvez bloquer une de vos lignes suivantes.
rulebook-i7-title = Quand vider le couvercle
rulebook-i7 = Seulement lorsqu’il faut une tuile et que le sac est vide. À deux joueurs, { $tiles } tuiles suffisent pour exactement { $full-rounds } manches : le sac est alors vide, mais aucune tuile ne manque, et le couvercle reste tel quel. Son contenu ne rejoint jamais des tuiles encore dans le sac.
rulebook-i8-title = Trop peu de tuiles
rulebook-i8 = On remplit les fabriques une par une. Une seule au plus est donc remplie en partie, et les suivantes restent vides.
rulebook-i9-title = Pas de tuiles pour une nouvelle manche
rulebook-i9 = Si toutes les tuiles sont sur des murs et des lignes incomplètes, la partie se termine et l’on ajoute les points supplémentaires. Cela n’arrive qu’à quatre joueurs.
rulebook-i10-title = Score maximal
rulebook-i10 = Il n’y en a pas.
rulebook-i11-title = Parties sans fin
rulebook-i11 = Dans de rares positions, personne ne peut plus compléter de ligne. La partie se termine donc aussi après { $barren-limit } manches de suite sans tuile posée sur un mur. On ajoute les points supplémentaires comme d’habitude. Qui joue pour gagner ne le verra presque jamais.
rulebook-i12-title = Coûts et score minimal
rulebook-i12 = On additionne d’abord tout ce que coûte une ligne Plancher. Si c’est plus que le score, celui-ci devient { $lowest-score }. Rien n’est reporté sur une autre manche.

## Différences

rulebook-differences-title = Où les livrets imprimés diffèrent
rulebook-differences = Nous avons comparé cinq livrets imprimés : danois, néerlandais, français, islandais et allemand. Sous « { rulebook-differs-here } » figure notre façon de jouer.
rulebook-differs-marker-space-point = Espace du marqueur
rulebook-differs-marker-space-books = Danois, islandais, allemand : espace libre le plus à gauche. Néerlandais, français : espace le plus à gauche.
rulebook-differs-marker-space-here = Espace libre le plus à gauche
rulebook-differs-marker-after-point = Le marqueur après la décoration
rulebook-differs-marker-after-books = Danois : centre de la table. Les autres : devant le joueur.
rulebook-differs-marker-after-here = Devant le joueur
rulebook-differs-who-starts-point = Qui remplit les fabriques et commence
rulebook-differs-who-starts-books = Français : le premier joueur. Les autres : le joueur qui a le marqueur.
rulebook-differs-who-starts-here = Le joueur qui a le marqueur
rulebook-differs-first-turns-point = Exemple des trois tours
rulebook-differs-first-turns-books = Français : troisième tour absent de notre exemplaire. Islandais : plus d’une tuile jaune.
rulebook-differs-first-turns-here = Les trois tours, avec une seule tuile jaune
rulebook-differs-filling-point = Sens de remplissage d’une ligne
rulebook-differs-filling-books = Français : une légende dit de gauche à droite. Les autres : de droite à gauche.
rulebook-differs-filling-here = Sans importance
rulebook-differs-which-lines-point = Quelles lignes on vide
rulebook-differs-which-lines-books = Français : la règle elle-même ne le dit pas. Les autres : les lignes complètes.
rulebook-differs-which-lines-here = Seulement les lignes complètes
rulebook-differs-top-down-point = Ordre des lignes
rulebook-differs-top-down-books = Danois : commencer par la première. Les autres : de haut en bas.
rulebook-differs-top-down-here = De haut en bas
rulebook-differs-neighbours-point = Points d’une tuile avec voisines
rulebook-differs-neighbours-books = Français : une coquille répète le cas sans voisine. Les autres sont d’accord.
rulebook-differs-neighbours-here = Groupes horizontaux et verticaux
rulebook-differs-column-example-point = Exemple d’un groupe vertical
rulebook-differs-column-example-books = Allemand : deux tuiles. Les autres : trois tuiles.
rulebook-differs-column-example-here = Les deux sont justes
rulebook-differs-game-end-point = Ce qui met fin à la partie
rulebook-differs-game-end-books = Français : une fois sans « horizontale ». Islandais : dès que la ligne est complète. Les autres : après cette manche.
rulebook-differs-game-end-here = Une ligne horizontale, après la décoration
rulebook-differs-colour-bonus-point = Points pour les couleurs
rulebook-differs-colour-bonus-books = Islandais : peut se lire comme une seule fois. Les autres : pour chaque couleur.
rulebook-differs-colour-bonus-here = Pour chaque couleur
rulebook-differs-ties-point = En cas d’égalité
rulebook-differs-ties-books = Allemand : nomme les ex æquo. Les autres : simplement qui a plus de lignes.
rulebook-differs-ties-here = Seuls les ex æquo sont comparés
rulebook-differs-grey-row-point = Couleurs sur le mur gris
rulebook-differs-grey-row-books = Danois, néerlandais : une fois par ligne et par colonne. Les autres : une fois par colonne.
rulebook-differs-grey-row-here = Une fois par ligne et par colonne
rulebook-differs-grey-stuck-point = Une ligne qui ne va nulle part
rulebook-differs-grey-stuck-books = Danois, néerlandais, islandais : toute la ligne tombe. Français : rien. Allemand : absent de notre exemplaire.
rulebook-differs-grey-stuck-here = Toute la ligne tombe aussitôt
rulebook-differs-short-supply-point = Sac et couvercle vides
rulebook-differs-short-supply-books = Danois, néerlandais, islandais : vides de nouveau. Allemand : vides tous deux. Français : pas assez de tuiles.
rulebook-differs-short-supply-here = On commence avec moins de tuiles

## Ce que nous ajoutons

rulebook-ours-title = Ce que nous ajoutons
rulebook-ours = Rien de ce qui suit n’est dans les livrets imprimés. Nos autres paragraphes portent la même marque.
rulebook-draws-title = La pioche des tuiles
rulebook-draws = Le serveur pioche d’après un nombre aléatoire fixé avant la partie. Après la partie, chaque joueur peut le vérifier.
rulebook-order-title = L’ordre pendant la décoration
rulebook-order = Ici, les joueurs déplacent leurs tuiles l’un après l’autre, à partir du premier joueur de la manche. Sur le mur coloré, cela ne change rien. Sur le mur gris, on ne peut pas attendre de voir ce que choisissent les autres.
rulebook-table-title = Pendule, coups repris et indices
rulebook-table = À une table, on peut jouer à la pendule, permettre de reprendre des coups et autoriser les indices. Ce sont des accords entre joueurs, pas des règles du jeu.
