puzzles-title = Problème { $id }
puzzles-question =
    { $theme ->
        [last-round] Tirez le meilleur parti de la dernière manche.
        [deny] Gênez un adversaire.
        [column] Construisez une colonne.
        [colour] Réunissez une couleur.
        [floor] Évitez la ligne Plancher.
        [marker] Assurez-vous de commencer la prochaine manche.
        [grey-tiling] Choisissez la meilleure colonne.
       *[other] Trouvez le meilleur coup.
    }
puzzles-you-are = Vous êtes à la place { $seat } et c’est à vous de jouer.
puzzles-difficulty = Difficulté { $difficulty } sur { $most }
puzzles-no-help = Un seul coup est nettement le meilleur. Vous verrez après votre réponse ce que valent les coups.
puzzles-again = Vous avez déjà répondu à ce problème : la réponse ne compte pas.
puzzles-column = Tuile de la ligne Motif { $line }, { tile-colour }, vers la colonne { $column }
puzzles-missing = Ce serveur n’a pas ce problème.
puzzles-other = Un autre problème

puzzles-right = Bien vu ! C’est nettement le meilleur coup.
puzzles-wrong = Pas tout à fait : un autre coup est nettement meilleur.
puzzles-proved = Prouvé : toutes les suites ont été calculées jusqu’à la fin de la partie.
puzzles-moves = Où mènent trois coups
puzzles-show = Choisissez un coup pour le voir sur la table.
puzzles-searching = Calcul des coups en cours…
puzzles-best = Le meilleur
puzzles-yours = Votre coup
puzzles-loss = perd { $share }
puzzles-themes = Thèmes : { $themes }
puzzles-next = Problème suivant
puzzles-retry = Réessayer

puzzles-streak = Série : { $streak }, la plus longue { $longest }
puzzles-solved = Résolus : { $solved }
puzzles-theme-choice = Thème
puzzles-theme-all = Tous les thèmes
puzzles-theme =
    { $theme ->
        [last-round] Dernière manche
        [deny] Gêner un adversaire
        [column] Colonne
        [colour] Couleur
        [floor] Ligne Plancher
        [marker] Marqueur de premier joueur
        [grey-tiling] Pose sur le mur gris
        [three-seats] Trois places
       *[four-seats] Quatre places
    }
