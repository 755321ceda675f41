### Ce que seul le terminal dit, en français ; tout le reste est dans le catalogue de la page.

## The table

factories = fabriques
centre = centre
floor = plancher
bag-lid-counts = sac { $bag }, couvercle { $lid }
player-number = Joueur { $number }
bot-name = { $player } (bot)

## What happened

dealt =
    { $poured ->
        [yes] Les fabriques sont remplies : { $deal }. Les tuiles du couvercle sont retournées dans le sac
       *[no] Les fabriques sont remplies : { $deal }
    }
told-more = { $first }. { $second }
told-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { $name } prend { tiles } au centre → ligne Plancher
               *[line] { $name } prend { tiles } au centre → ligne Motif { $line }
            }
       *[factory]
            { $to ->
                [floor] { $name } prend { tiles } dans la fabrique { $factory } → ligne Plancher
               *[line] { $name } prend { tiles } dans la fabrique { $factory } → ligne Motif { $line }
            }
    }
tiles-fall =
    { $count ->
        [one] { $count } tuile tombe sur le plancher
       *[other] { $count } tuiles tombent sur le plancher
    }
told-marker = { $name } prend le marqueur de premier joueur
told-marker-left = Personne n’a pris le marqueur de premier joueur : { $name } commence de nouveau
told-placed =
    { $colour ->
        [B] { $name } : tuile bleue en ligne { $row }, colonne { $column }, +{ $points }
        [Y] { $name } : tuile jaune en ligne { $row }, colonne { $column }, +{ $points }
        [R] { $name } : tuile rouge en ligne { $row }, colonne { $column }, +{ $points }
        [K] { $name } : tuile noire en ligne { $row }, colonne { $column }, +{ $points }
       *[W] { $name } : tuile blanche en ligne { $row }, colonne { $column }, +{ $points }
    }
told-line-falls = { $name } : la ligne Motif { $line } ne trouve aucune place et tombe sur le plancher
told-floor = { $name } : ligne Plancher −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name } : ligne { $number } du mur complète, +{ $points }
        [column] { $name } : colonne { $number } complète, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name } : les cinq tuiles bleues, +{ $points }
                [Y] { $name } : les cinq tuiles jaunes, +{ $points }
                [R] { $name } : les cinq tuiles rouges, +{ $points }
                [K] { $name } : les cinq tuiles noires, +{ $points }
               *[W] { $name } : les cinq tuiles blanches, +{ $points }
            }
    }
move-taken-back = Le dernier coup est repris.
bot-thinks = { $name } réfléchit…
bot-failed = { $name } ne peut plus jouer ({ $reason }). Saisissez ses coups ici.

## What a move would do

preview-fits =
    { $count ->
        [one] { $count } tuile placée
       *[other] { $count } tuiles placées
    }
preview-completes = complète la ligne : +{ $points }
preview-line-fits-nowhere =
    { $count ->
        [one] aucune place sur le mur : { $count } tuile tombera sur le plancher
       *[other] aucune place sur le mur : { $count } tuiles tomberont sur le plancher
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = tuile vers le mur : +{ $points }
preview-stuck = la ligne ne trouve aucune place et tombe sur le plancher
preview-marker = prend le marqueur de premier joueur
preview-floor = ligne Plancher −{ $points }
legend-draft = ligne:tuiles placées, ✓ complète pour +points, −points de la ligne Plancher
legend-line-falls = ✗ complète, mais aucune place sur le mur
legend-tiling = colonne:+points de la tuile
deal-next = On distribue maintenant les tuiles de la prochaine manche.

## At the keyboard

help =
    3R2      toutes les tuiles rouges de la fabrique 3 vers la ligne Motif 2
    CB4      toutes les tuiles bleues du centre vers la ligne Motif 4
    5WF      toutes les tuiles blanches de la fabrique 5 vers la ligne Plancher
    T24      mur gris : la tuile de la ligne Motif 2 vers la colonne 4
    ?        cette aide et les coups (ou : aide)
    indice   le meilleur coup, et pourquoi
    annuler  reprendre le dernier coup
    quitter  quitter la partie
    B bleu, Y jaune, R rouge, K noir, W blanc, * marqueur de premier joueur
words-help = aide
words-hint = indice
words-undo = annuler, reprendre
words-quit = quitter
type-move = Écrivez un coup, par exemple 3R2, ou ? pour l’aide.
not-a-move =
    { $place ->
        [source] « { $typed } » n’est pas un coup : un coup commence par une fabrique de 1 à 9, C ou T (? pour l’aide).
        [colour] « { $typed } » n’est pas un coup : la couleur vient en deuxième : B bleu, Y jaune, R rouge, K noir ou W blanc (? pour l’aide).
        [line] « { $typed } » n’est pas un coup : une ligne Motif de 1 à 5 ou F vient en troisième (? pour l’aide).
        [tiling-line] « { $typed } » n’est pas un coup : une ligne Motif de 1 à 5 vient après T (? pour l’aide).
        [column] « { $typed } » n’est pas un coup : une colonne de 1 à 5 ou F vient en troisième (? pour l’aide).
       *[end] « { $typed } » n’est pas un coup : un coup a trois caractères (? pour l’aide).
    }
ask-next-round = Entrée distribue la prochaine manche, annuler reprend le dernier coup
ask-leave = Entrée quitte la partie, annuler reprend le dernier coup
saved = Partie enregistrée dans { $file } ; --load { $file } la continue.
not-saved = Partie non enregistrée dans { $file } ({ $reason }) : nouvel essai au prochain coup.

## Why a move is not possible

refused-wrong-phase =
    { $phase ->
        [draft] Prenez maintenant des tuiles, par exemple 3R2.
        [tile] Choisissez maintenant une colonne, par exemple T24.
       *[other] Il n’y a pas de choix à faire maintenant.
    }
refused-no-such-source = Il y a ici { $count } fabriques.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] Il n’y a pas de tuile bleue au centre.
                [Y] Il n’y a pas de tuile jaune au centre.
                [R] Il n’y a pas de tuile rouge au centre.
                [K] Il n’y a pas de tuile noire au centre.
               *[W] Il n’y a pas de tuile blanche au centre.
            }
       *[factory]
            { $colour ->
                [B] Il n’y a pas de tuile bleue dans la fabrique { $factory }.
                [Y] Il n’y a pas de tuile jaune dans la fabrique { $factory }.
                [R] Il n’y a pas de tuile rouge dans la fabrique { $factory }.
                [K] Il n’y a pas de tuile noire dans la fabrique { $factory }.
               *[W] Il n’y a pas de tuile blanche dans la fabrique { $factory }.
            }
    }
refused-line-not-complete = La ligne Motif { $line } n’est pas complète.
refused-not-top-line = Les lignes Motif passent sur le mur de haut en bas : d’abord la ligne Motif { $first }.

## The end and the record

record-unfinished = La partie n’est pas terminée.
record-right =
    { $moves ->
        [one] ok : { $seats } places, manche { $round }, { $moves } coup
       *[other] ok : { $seats } places, manche { $round }, { $moves } coups
    }

## Analysis

win-probabilities = Probabilité de victoire : { $values }
expected-points = Points attendus : { $values }
search-work =
    { $solved ->
        [yes] Positions : { $nodes }. La manche est calculée jusqu’au bout.
       *[no] Positions : { $nodes }. Profondeur en coups : { $depth }.
    }

## Review

review-graph = Probabilité de victoire après chaque coup
review-accuracy = Précision
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Gaffes
review-luck = Chance
review-result = Résultat
review-without-luck = Sans la chance
review-plays-like = { $name } joue comme { $character }
review-plays-between = { $name } joue comme { $character } ; entre { $lowest } et { $highest }
review-character = { $name } ({ $level })
review-key-moments = Moments clés
review-no-key-moments = Aucune erreur notable
review-moment =
    { $grade ->
        [inaccuracy] Manche { $round }, { $name } : { $move }, une imprécision
        [mistake] Manche { $round }, { $name } : { $move }, une erreur
       *[blunder] Manche { $round }, { $name } : { $move }, une gaffe
    }
review-lost = Probabilité de victoire : { $wins } au lieu de { $best }.
review-better = Meilleur coup : { $move }.
review-progress = Bilan : { $done } sur { $moves }
review-stopped = Le bilan a été interrompu au coup { $done } sur { $moves }.

## Puzzles

puzzle-title = Problème { $id }, difficulté { $difficulty } sur { $most }
puzzle-question = À { $name } de jouer. Un seul coup est nettement le meilleur : écrivez-le, ou indice, ou quitter.
puzzle-help =
    3R2      toutes les tuiles rouges de la fabrique 3 vers la ligne Motif 2
    CB4      toutes les tuiles bleues du centre vers la ligne Motif 4
    5WF      toutes les tuiles blanches de la fabrique 5 vers la ligne Plancher
    T24      mur gris : la tuile de la ligne Motif 2 vers la colonne 4
    indice   le thème du problème
    quitter  quitter le problème
    B bleu, Y jaune, R rouge, K noir, W blanc, * marqueur de premier joueur
puzzle-right = Bien vu : { $move }.
puzzle-wrong = Ce n’est pas le meilleur coup : { $move }.
puzzle-themes = Thèmes : { $themes }
puzzle-no-themes = Thèmes : aucun
puzzle-theme =
    { $theme ->
        [last-round] dernière manche
        [deny] gêner un adversaire
        [column] colonne
        [colour] couleur
        [floor] ligne Plancher
        [marker] marqueur de premier joueur
        [grey-tiling] pose sur le mur gris
        [three-seats] trois places
       *[four-seats] quatre places
    }
puzzle-proved = Prouvé : toutes les suites ont été calculées jusqu’à la fin de la partie.
puzzle-moves = Où mènent trois coups
puzzle-again = Vous avez déjà essayé ce problème : la réponse ne compte pas.
puzzle-streak = Série : { $streak }, la plus longue { $longest }
