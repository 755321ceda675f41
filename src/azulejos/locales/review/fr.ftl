### Le bilan d’une partie sur la page : ce que valait chaque coup, et ce qui tenait à la chance.

## Pendant que le bilan se fait

review-begun = Le bilan a commencé et se complète au fur et à mesure.
review-finished = Le bilan est terminé.
review-ahead =
    { $count ->
        [one] En attente : { $count } autre bilan passe d’abord.
       *[other] En attente : { $count } autres bilans passent d’abord.
    }
review-first-look = Premier aperçu : coups { $done } sur { $total }
review-progress = Coups et tirages vérifiés : { $done } sur { $total }
review-asks-again = Cette page réessaie d’elle-même.

## Le graphique

review-graph = Probabilité de victoire après chaque coup
review-graph-summary = Probabilité de victoire après chaque coup. À la fin : { $ends }.
review-graph-note = Les nombres sont les manches. Les marques évidées montrent ce qu’un tirage a changé : la chance, pas le jeu.
review-share = { $name } { $share }
review-cursor = { $shares }. { $event }
review-event = Coup
review-grade = Note

## Notes

review-grade-best = Meilleur
review-grade-good = Bon
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-grade-forced = Seul coup

## Les joueurs

review-players = Les joueurs
review-accuracy = Précision
review-inaccuracies = Imprécisions
review-mistakes = Erreurs
review-blunders = Gaffes
review-luck = Chance
review-plays-like = Joue comme
review-between = entre { $lowest } et { $highest }
review-players-note = La précision est de 100 si aucun coup n’a rien coûté. La chance est ce que les tirages et l’ordre des joueurs ont changé.

## Moments

review-key-moments = Moments clés
review-no-key-moments = Aucune erreur notable.
review-moment = Manche { $round }, { $name }
review-deal = Les nouvelles tuiles ont changé la probabilité de victoire : { $changes }.
review-lost = Probabilité de victoire : { $wins } au lieu de { $best }.
review-points = Score attendu : { $played } au lieu de { $best }.
review-better = Meilleur coup : { $move }.
review-best-played = Aucun coup n’était meilleur.
review-show-better = Montrer le meilleur coup
review-show-played = Montrer le coup joué
review-show = Montrer sur la table
review-try-again = Réessayer à partir d’ici
review-copy-link = Copier le lien vers ce moment
review-board = La table à ce moment
review-to-table = Vers la table
review-load = Ouvrez une partie enregistrée pour en faire le bilan.
