study-bar = Probabilité de victoire : { $seats }
study-bar-seat = { $name } { $share } (score attendu { $points })
study-bar-none = Pas encore évalué
study-evaluation = Évaluation
study-off = L’évaluation est désactivée.
study-no-choice = Il n’y a pas de choix à faire ici.
study-deepening = { $nodes } positions examinées, la recherche continue…
study-searched = { $nodes } positions examinées
study-solved = Résolu jusqu’à la fin de la manche
study-line = Attendu :
study-play-to = Jouer les coups attendus jusqu’à { $move }

study-moves = Coups
study-variation = Variante
study-first = Au début
study-last = À la fin
study-promote = En faire la variante principale
study-delete = Supprimer à partir d’ici
study-no-moves = Aucun coup pour l’instant. Vous jouez pour chaque place.

study-deal-next = De nouvelles tuiles vont être distribuées.
study-draw = Piocher les tuiles
study-deal-by-hand = Les disposer à la main
study-deal-fill = Chaque fabrique reçoit quatre tuiles, l’une après l’autre, tant qu’il y en a.
study-deal-lay = Distribuer ces tuiles
study-over = La partie est terminée.

study-set-up = Mettre en place
study-save = Enregistrer la partie
study-picture = Image ({ $kind })

study-setup-title = Mettre en place une position
study-hand = En main
study-eraser = Retirer
study-seats = Places
study-next = Ce qui vient ensuite
study-phase =
    { $phase ->
        [draft] Prendre des tuiles
        [deal] Nouvelles tuiles
        [tile] Décorer le mur
       *[end] Fin de la partie
    }
study-turn = À qui de jouer
study-begins = Premier de la manche
study-round = Manche
study-score = Points
study-in-lid = Dans le couvercle : { colour-name }
study-in-bag = Sac : { $tiles }
study-at-factory = Fabrique { $number }, espace { $place } : { $what }
study-at-centre = Centre : { heap-part }
study-at-line = Ligne Motif { $line }, espace { $place } : { $what }
study-at-wall = Ligne { $row }, colonne { $column } : { $what }
study-at-floor = Ligne Plancher, espace { $place } : { $what }
study-clear = Vider la table
study-done = Analyser cette position
study-possible = Cette position est possible.
study-impossible = Pas encore possible :

study-problem-shape = Un nombre est trop grand, ou quelque chose manque.
study-problem-tile-count = { heap-part } au lieu de { $needed }
study-problem-overfull-line = Place { $seat } : trop de tuiles sur la ligne Motif { $line }
study-problem-line-colour-in-row = Place { $seat }, ligne Motif { $line } : { colour-name }, déjà dans sa ligne du mur
study-problem-colour-twice-in-row = Place { $seat }, ligne { $row } : { colour-name }, deux fois
study-problem-colour-twice-in-column = Place { $seat }, colonne { $column } : { colour-name }, deux fois
study-problem-off-its-place = Place { $seat }, ligne { $row } : { colour-name }, dans la mauvaise colonne
study-problem-overfull-floor = Place { $seat } : la ligne Plancher est trop remplie
study-problem-marker =
    { $case ->
        [deal] Avant la distribution, le marqueur de premier joueur doit être au centre
        [several] La place { $seat } a plusieurs marqueurs de premier joueur
        [other] Le marqueur de premier joueur ne doit pas être sur la ligne Plancher de la place { $seat }
       *[floor] Le marqueur de premier joueur de la place { $seat } doit être sur sa ligne Plancher
    }
study-problem-phase =
    { $case ->
        [empty] Il n’y a pas de tuiles à prendre
       *[tiles] Il y a des tuiles dans les fabriques ou au centre, mais on n’en prend pas maintenant
    }
study-problem-overfull-factory = La fabrique { $factory } a plus de { $most } tuiles
study-problem-row-complete = La place { $seat } a une ligne horizontale complète, ce qui met fin à la partie
study-problem-floor-not-settled = Avant la distribution, la ligne Plancher de la place { $seat } doit être vide
study-problem-barren = Manches de suite sans tuile sur un mur : { $rounds }. La partie est alors terminée.
study-problem-seat =
    { $case ->
        [missing] Choisissez qui doit jouer
        [end] À la fin, personne ne joue
        [deal] Avant la distribution, ce doit être à la première place de la manche de jouer
       *[order] La place { $seat } doit finir de décorer son mur avant la place { $later }
    }
