### Les règles en français, avec nos propres mots.

rules-title = Comment jouer
rules-aim-title = But du jeu
rules-aim = Deux à quatre joueurs décorent chacun un mur. La partie s’arrête quand une première ligne horizontale de cinq tuiles est complète ; le plus grand score l’emporte.
rules-round-title = Une manche
rules-round = Chaque manche a deux phases : d’abord chacun prend des tuiles à son tour jusqu’à ce qu’il n’en reste plus, puis les lignes complètes passent sur le mur et rapportent des points.
rules-take-title = Prendre des tuiles
rules-take-factory = À votre tour, prenez toutes les tuiles d’une même couleur dans une fabrique. Les autres tuiles de cette fabrique vont au centre de la table.
rules-take-factory-example = Les deux tuiles bleues sont prises ; la jaune et la rouge vont au centre.
rules-take-centre = Ou prenez toutes les tuiles d’une même couleur au centre de la table. Qui le fait en premier dans la manche prend aussi le marqueur de premier joueur, le pose sur sa ligne Plancher et commence la manche suivante.
rules-place-title = Les placer
rules-place = Placez toutes les tuiles prises sur une seule de vos cinq lignes Motif. Une ligne n’a qu’une couleur, et jamais une couleur que la ligne du mur correspondante a déjà.
rules-place-example = Une ligne de trois reçoit quatre tuiles rouges : trois y vont, une tombe sur le plancher.
rules-floor-title = La ligne Plancher
rules-floor = Les tuiles qui n’ont pas de place, ou que vous ne voulez pas placer, tombent sur la ligne Plancher, de la gauche vers la droite. Chaque espace coûte les points indiqués dessous. Quand elle est pleine, les tuiles suivantes vont dans le couvercle de la boîte sans rien coûter.
rules-floor-example = Quatre tuiles et le marqueur de premier joueur : −8.
rules-tile-title = Décorer le mur
rules-tile = Quand il n’y a plus de tuiles à prendre, une tuile de chaque ligne Motif complète passe sur l’espace de sa couleur dans la même ligne du mur, de haut en bas. Les autres tuiles de cette ligne vont dans le couvercle. Les lignes incomplètes restent en place.
rules-score-title = Décompte des points
rules-score = Une tuile rapporte des points au moment où elle est posée.
rules-score-alone = Aucune tuile à côté : 1 point.
rules-score-row = Des tuiles à côté d’elle sur la ligne : autant de points que de tuiles liées, ici 3.
rules-score-column = Des tuiles au-dessus ou au-dessous : de même à la verticale, ici 2.
rules-score-both = Dans les deux sens : les deux comptent, et la nouvelle tuile compte deux fois, ici 3 + 2 = 5.
rules-score-gap = Les tuiles au-delà d’un vide ou en diagonale ne comptent pas, ici 1 point.
rules-score-floor = À la fin de la phase, chacun perd les points de sa ligne Plancher. Un score ne descend jamais sous 0.
rules-end-title = Fin de la partie
rules-end = La partie prend fin après la manche où quelqu’un complète une ligne horizontale. Il y a alors des points supplémentaires :
rules-bonus-row = 2 par ligne horizontale complète
rules-bonus-column = 7 par ligne verticale complète
rules-bonus-colour = 10 par couleur dont les cinq tuiles sont sur le mur
rules-tie = En cas d’égalité, le plus grand nombre de lignes horizontales complètes l’emporte ; en cas de nouvelle égalité, la victoire est partagée.
rules-grey-title = Le mur gris
rules-grey = Une variante : vous choisissez l’espace dans la ligne, mais aucune couleur ne peut figurer deux fois dans une ligne horizontale ou verticale. Si une tuile ne trouve aucune place, toutes les tuiles de sa ligne Motif tombent sur la ligne Plancher.
rules-play = Essayer : une partie contre un novice
