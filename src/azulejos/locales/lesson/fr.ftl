### La leçon.

## Around the tasks

lesson-title = Apprendre à jouer
lesson-lead = Neuf courts chapitres. Vous pouvez arrêter à tout moment et reprendre plus tard.
lesson-chapters = Chapitres
lesson-done = terminé
lesson-at = Exercice { $at } sur { $count }
lesson-rule = La règle complète
lesson-continue = Continuer
lesson-again = Réessayer
lesson-board = Votre plateau
lesson-answers = Votre réponse
lesson-finished-title = Vous savez jouer
lesson-finished = Vous avez vu tout ce qu’il faut pour une première partie. Le reste viendra en jouant.
lesson-play = Première partie avec un entraîneur
lesson-rulebook = Lire les règles
lesson-drills = S’exercer aux points
lesson-back = Revenir à la leçon
lesson-drill-show = La tuile de la ligne Motif complète va sur l’espace marqué.
lesson-drill-task = Combien de points rapporte-t-elle ?
lesson-streak = Réussites de suite : { $streak }
lesson-best = Record : { $best }
lesson-next = Tuile suivante

## Titles of the chapters

lesson-chapter-take = Prendre des tuiles
lesson-chapter-place = Poser des tuiles
lesson-chapter-many = Trop de tuiles
lesson-chapter-marker = Le premier joueur
lesson-chapter-wall = Vers le mur
lesson-chapter-scoring = Les points
lesson-chapter-floor = La ligne Plancher
lesson-chapter-end = La fin et les bonus
lesson-chapter-grey = Le mur gris

## Tasks

lesson-take-factory-show = Les tuiles sont dans les fabriques. À votre tour, choisissez une fabrique et une couleur, et prenez-y toutes les tuiles de cette couleur. Les autres partent au centre de la table.
lesson-take-factory-task = Prenez les { tiles } dans la fabrique { $factory }. Posez-les sur la ligne Motif de votre choix.
lesson-take-factory-hint = Choisissez d’abord les tuiles dans la fabrique { $factory }, puis une des lignes à gauche de votre plateau.
lesson-take-centre-show = Vous pouvez aussi prendre des tuiles au centre de la table : là encore, toutes celles d’une couleur.
lesson-take-centre-task = Prenez les { tiles } au centre de la table. Posez-les sur une ligne Motif.
lesson-take-centre-hint = Le centre de la table est sous les fabriques. Les petits nombres indiquent combien de tuiles de chaque couleur s’y trouvent.
lesson-place-new-show = Toutes les tuiles d’une ligne Motif ont la même couleur. Les lignes n’ont pas la même longueur. Quand une ligne n’a plus d’espace libre, elle est complète.
lesson-place-new-task = Prenez les { tiles } dans la fabrique { $factory } et remplissez exactement une ligne.
lesson-place-new-hint = Cherchez la ligne de { $count } espaces.
lesson-place-more-show = Une ligne incomplète garde ses tuiles. Vous pourrez en ajouter de la même couleur plus tard.
lesson-place-more-task = Complétez la ligne Motif { $line }.
lesson-place-more-hint = Dans la fabrique { $factory }, il y a { tiles }.
lesson-many-room-show = Toutes les tuiles que vous prenez vont sur une seule ligne. Celles qui n’y trouvent pas de place tombent sur la ligne Plancher et coûtent des points.
lesson-many-room-task = Prenez les { tiles } dans la fabrique { $factory }. Posez-les sans en laisser tomber.
lesson-many-room-hint = Il faut une ligne avec au moins { $count } espaces libres.
lesson-many-cost-show = Parfois, il n’y a pas de bon coup. Vous devez prendre des tuiles, même si certaines tombent.
lesson-many-cost-task = Trouvez le coup qui coûte le moins.
lesson-many-cost-hint = Seule la ligne Motif { $line } a encore de la place. Quelles tuiles ont sa couleur ?
lesson-marker-take-show = Le marqueur de premier joueur est au centre de la table. À chaque manche, le premier à prendre des tuiles au centre prend aussi ce marqueur. Il coûte un peu, mais ce joueur commence la manche suivante.
lesson-marker-take-task = Prenez les { tiles } au centre de la table, avec le marqueur de premier joueur. Ne laissez tomber aucune tuile.
lesson-marker-take-hint = Choisissez les tuiles au centre, puis une ligne qui a assez de place. Le marqueur va tout seul sur votre ligne Plancher.
lesson-wall-count-show = Quand toutes les tuiles sont prises, on décore le mur. De chaque ligne complète, une tuile va sur son espace dans la même ligne du mur. La ligne Motif est alors vide.
lesson-wall-count-task = Combien de tuiles vont maintenant sur votre mur ?
lesson-wall-count-hint = Une ligne complète n’a aucun espace libre. Comptez ces lignes.
lesson-wall-row-show = Chaque ligne du mur a chaque couleur une fois. Si une couleur y est déjà, la ligne Motif à côté n’accepte plus cette couleur.
lesson-wall-row-task = Prenez les { tiles } dans la fabrique { $factory }. Trouvez-leur une ligne, sans en laisser tomber.
lesson-wall-row-hint = Quelle ligne du mur a déjà cette couleur ? Quelles lignes Motif sont assez longues ?
lesson-score-row-show = Une tuile rapporte des points dès qu’elle est sur le mur. Si elle a des voisines dans sa ligne, comptez tout le groupe sans trou. La nouvelle tuile compte aussi.
lesson-score-row-task = La tuile va sur l’espace marqué. Combien de points rapporte-t-elle ?
lesson-score-row-hint = Comptez à partir de l’espace marqué, vers la gauche et vers la droite, jusqu’à un espace libre.
lesson-score-column-show = C’est pareil dans la colonne : comptez le groupe au-dessus et au-dessous, avec la nouvelle tuile.
lesson-score-column-task = { lesson-score-row-task }
lesson-score-column-hint = Comptez à partir de l’espace marqué, vers le haut et vers le bas, jusqu’à un espace libre.
lesson-score-both-show = Si une tuile a des voisines dans sa ligne et dans sa colonne, les deux groupes rapportent des points. La nouvelle tuile compte alors dans les deux. Une tuile sans voisine rapporte { $alone }.
lesson-score-both-task = { lesson-score-row-task }
lesson-score-both-hint = Comptez d’abord la ligne, puis la colonne. Additionnez les deux nombres.
lesson-score-most-show = Vous pouvez maintenant prévoir : quel espace de votre mur rapporterait le plus ?
lesson-score-most-task = Complétez une ligne pour que sa tuile rapporte le plus de points possible.
lesson-score-most-hint = Regardez les espaces libres qui ont beaucoup de voisines. De quelles tuiles avez-vous besoin ?
lesson-floor-cost-show = Ensuite, la ligne Plancher coûte des points : { $floor-costs } pour ses espaces, de gauche à droite. Le marqueur de premier joueur compte comme une tuile. Puis la ligne Plancher est vidée.
lesson-floor-cost-task = Combien de points coûte cette ligne Plancher ?
lesson-floor-cost-hint = Additionnez les nombres sous les espaces occupés.
lesson-floor-zero-show = Un score ne descend jamais au-dessous de zéro.
lesson-floor-zero-task = Votre score est de { $before }. Quel est-il après la ligne Plancher ?
lesson-floor-zero-hint = Vous ne pouvez pas perdre plus de points que vous n’en avez.
lesson-end-row-show = La partie prend fin après la manche où un joueur complète une ligne horizontale de { $side } tuiles.
lesson-end-row-task = Voici les dernières tuiles de la manche. Complétez une ligne du mur et terminez la partie.
lesson-end-row-hint = Cherchez la ligne du mur qui n’a plus qu’un espace libre. Quelle ligne Motif est à côté ?
lesson-end-bonus-show = À la fin, il y a des points supplémentaires : { $row-bonus } par ligne horizontale complète, { $column-bonus } par colonne complète et { $colour-bonus } par couleur dont les { $side } tuiles sont sur votre mur.
lesson-end-bonus-task = Combien de points supplémentaires rapporte ce mur ?
lesson-end-bonus-hint = Regardez d’abord les lignes, puis les colonnes, puis les couleurs.
lesson-grey-column-show = L’autre côté du plateau a un mur gris. Ici, c’est vous qui choisissez la colonne d’une tuile. Aucune couleur ne peut être deux fois dans une ligne ou une colonne.
lesson-grey-column-task = Choisissez l’espace où votre tuile rapporte le plus de points.
lesson-grey-column-hint = Le petit nombre sur un espace dit ce que la tuile y rapporterait.

## Right answers

lesson-why-right = Bravo !
lesson-why-sum-alone = Exact ! Une tuile sans voisine rapporte { points }.
lesson-why-sum-across = Exact ! { $across } tuiles dans la ligne : { points }.
lesson-why-sum-down = Exact ! { $down } tuiles dans la colonne : { points }.
lesson-why-sum-both = Exact ! { $across } dans la ligne et { $down } dans la colonne : { points }.
lesson-why-sum-wall = Exact ! { $tiles } lignes sont complètes, et une tuile de chacune va sur le mur.
lesson-why-sum-floor = Exact ! { $costs } : { $sum } en tout.
lesson-why-sum-score = Exact ! La ligne Plancher coûterait { $sum }, mais le score s’arrête à { $score }.
lesson-why-sum-bonus = Exact ! { $bonuses } : { $sum } en tout.

## Other answers

lesson-why-other-tiles = Vous avez pris { tiles }. L’exercice en demande d’autres.
lesson-why-other-line = C’est permis, mais l’exercice porte sur la ligne Motif { $line }.
lesson-why-on-floor = C’est permis, mais les tuiles de la ligne Plancher coûtent des points : −{ $penalty }.
lesson-why-falls =
    { $falls ->
        [one] C’est permis, mais { $falls } tuile tombe : −{ $penalty }.
       *[other] C’est permis, mais { $falls } tuiles tombent : −{ $penalty }.
    }
lesson-why-not-complete =
    { $missing ->
        [one] La ligne Motif { $line } n’est pas encore complète : il manque { $missing } tuile.
       *[other] La ligne Motif { $line } n’est pas encore complète : il manque { $missing } tuiles.
    }
lesson-why-costs-more =
    { $penalty ->
        [one] Ce coup coûte { $penalty } point. Un autre coûte moins.
       *[other] Ce coup coûte { $penalty } points. Un autre coûte moins.
    }
lesson-why-fewer-points = Ce coup rapporte { points }. Un autre rapporte plus.
lesson-why-no-points = Ce coup ne rapporte rien dans cette manche.
lesson-why-row-open =
    { $free ->
        [one] La ligne { $row } du mur aurait encore { $free } espace libre, et la partie continuerait.
       *[other] La ligne { $row } du mur aurait encore { $free } espaces libres, et la partie continuerait.
    }
lesson-why-not-possible = Ce n’est pas possible ici.
lesson-why-row-only = C’est la ligne. La tuile a aussi des voisines dans sa colonne.
lesson-why-column-only = C’est la colonne. La tuile a aussi des voisines dans sa ligne.
lesson-why-once = Presque ! La nouvelle tuile compte dans la ligne et encore une fois dans la colonne.
lesson-why-neighbours-only = Presque ! La nouvelle tuile compte aussi.
lesson-why-alone-counts = Même une tuile sans voisine rapporte quelque chose.
lesson-why-count-again = Pas tout à fait. Comptez à partir de l’espace marqué dans chaque direction, jusqu’au premier trou.
lesson-why-incomplete-stays = Seules les lignes complètes envoient une tuile sur le mur. Les autres gardent leurs tuiles.
lesson-why-one-from-each = Une seule tuile de chaque ligne complète va sur le mur.
lesson-why-lines-again = Pas tout à fait. Comptez les lignes qui n’ont aucun espace libre.
lesson-why-not-one-each = Les espaces ne coûtent pas tous autant : regardez les nombres en dessous.
lesson-why-marker-counts = Le marqueur de premier joueur occupe aussi un espace et compte comme une tuile.
lesson-why-costs-again = Pas tout à fait. Additionnez les nombres sous les espaces occupés.
lesson-why-below-zero = Bien calculé, mais un score ne descend jamais au-dessous de zéro.
lesson-why-floor-costs = La ligne Plancher coûte aussi quelque chose.
lesson-why-one-bonus-only = C’est un bonus, mais il y en a un autre.
lesson-why-no-colour = Aucune couleur n’a ses { $side } tuiles sur ce mur.
lesson-why-bonus-again = Pas tout à fait. Chaque ligne, colonne et couleur complète rapporte des points supplémentaires.
