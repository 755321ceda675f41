### Les mots d’azulejos en français. Clés et variables sont les mêmes dans toutes les langues.

title = azulejos
title-your-turn = ● À vous de jouer – azulejos

## Lists, numbers and dates

list-two = { $first } et { $last }
list-more = { $first }, { $rest }
number-thousands = { $thousands }{ "\u202F" }{ $rest }
number-decimal = { $whole },{ $fraction }
percent = { $number }{ "\u00A0" }%
month-short =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
date-time = { $day } { month-short } { $year }, { $hour }:{ $minute }

## Tiles and colours

colour-name =
    { $colour ->
        [B] bleu
        [Y] jaune
        [R] rouge
        [K] noir
       *[W] blanc
    }
tile-colour =
    { $colour ->
        [B] bleue
        [Y] jaune
        [R] rouge
        [K] noire
       *[W] blanche
    }
tiles =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } tuile bleue
               *[other] { $count } tuiles bleues
            }
        [Y]
            { $count ->
                [one] { $count } tuile jaune
               *[other] { $count } tuiles jaunes
            }
        [R]
            { $count ->
                [one] { $count } tuile rouge
               *[other] { $count } tuiles rouges
            }
        [K]
            { $count ->
                [one] { $count } tuile noire
               *[other] { $count } tuiles noires
            }
       *[W]
            { $count ->
                [one] { $count } tuile blanche
               *[other] { $count } tuiles blanches
            }
    }
heap-part =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } bleue
               *[other] { $count } bleues
            }
        [Y]
            { $count ->
                [one] { $count } jaune
               *[other] { $count } jaunes
            }
        [R]
            { $count ->
                [one] { $count } rouge
               *[other] { $count } rouges
            }
        [K]
            { $count ->
                [one] { $count } noire
               *[other] { $count } noires
            }
       *[W]
            { $count ->
                [one] { $count } blanche
               *[other] { $count } blanches
            }
    }
heap-nothing = vide
start-marker = marqueur de premier joueur
has-start-marker = a le marqueur de premier joueur
bag = Sac
lid = Couvercle
bag-and-lid = Manche { $round }. { $bag } dans le sac, { $lid } dans le couvercle
bag-and-lid-title = Sac et couvercle
bag-and-lid-note = Quand le sac est vide, les tuiles du couvercle y retournent.

## Sources

sources = Fabriques et centre de la table
factory-holds = Fabrique { $number } : { $tiles }
centre-holds = Centre de la table : { $tiles }
centre-holds-marker = Centre de la table : { $tiles }, et le marqueur de premier joueur
centre-holds-only-marker = Centre de la table : seulement le marqueur de premier joueur
take-from-factory = Prendre { tiles } dans la fabrique { $number }
take-from-centre =
    { $marker ->
        [yes] Prendre { tiles } et le marqueur de premier joueur au centre de la table
       *[no] Prendre { tiles } au centre de la table
    }

## Boards

your-board = Votre plateau
board-of = Plateau : { $name }
other-boards = Les autres plateaux

## Pattern lines and floor line

line-empty =
    { $capacity ->
        [one] Ligne Motif { $line } : vide, pour { $capacity } tuile
       *[other] Ligne Motif { $line } : vide, pour { $capacity } tuiles
    }
line-state = Ligne Motif { $line } : { $filled } sur { $capacity }, { colour-name }
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
minus-points =
    { $cost ->
        [one] { $cost } point négatif
       *[other] { $cost } points négatifs
    }
effect-fits = Tuiles placées : { $fits }
effect-completes = Tuiles placées : { $fits }, la ligne est complète
effect-falls = Sur le plancher : { $falls }
effect-falls-cost =
    { $cost ->
        [0] { effect-falls }
       *[other] { effect-falls }, { minus-points }
    }
effect-with-marker = { $effect }. Marqueur de premier joueur : { minus-points }
effect =
    { $completes ->
        [yes]
            { $falls ->
                [0] { effect-completes } : { points }
               *[other] { effect-completes } : { points }. { effect-falls-cost }
            }
       *[no]
            { $fits ->
                [0] { effect-falls-cost }
               *[other]
                    { $falls ->
                        [0] { effect-fits }
                       *[other] { effect-fits }. { effect-falls-cost }
                    }
            }
    }
effect-line-fits-nowhere =
    { $stuck ->
        [one] Aucune place sur le mur : { $stuck } tuile tombera sur le plancher
       *[other] Aucune place sur le mur : { $stuck } tuiles tomberont sur le plancher
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, { minus-points }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Ligne Plancher : { $things }
       *[other] Ligne Plancher : { $things }. { minus-points }
    }
floor-takes = Ligne Plancher : { $things }. { $effect }

## The wall

wall-tile = { tile-colour } en colonne { $column }
wall-space =
    { $wall ->
        [grey] colonne { $column }
       *[coloured] { colour-name } { $column }
    }
wall-row =
    { $state ->
        [empty] Mur, ligne { $row } : aucune tuile ; libre : { $free }
        [full] Mur, ligne { $row }, complète : { $tiles }
       *[part] Mur, ligne { $row } : { $tiles } ; libre : { $free }
    }
wall-cell =
    { $state ->
        [tile] Ligne { $row }, colonne { $column } : { tile-colour }
        [printed] Ligne { $row }, colonne { $column } : { colour-name }, libre
       *[grey] Ligne { $row }, colonne { $column } : libre
    }
wall-picture =
    { $count ->
        [one] Mur, { $name } : { $count } tuile
       *[other] Mur, { $name } : { $count } tuiles
    }
tile-to-column = Tuile de la ligne Motif { $line }, { tile-colour }, vers la colonne { $column } : { points }
column-refuses = Ligne { $row }, colonne { $column } : { $why }
line-falls =
    { $count ->
        [one] La ligne Motif { $line } ne trouve aucune place : { $count } tuile tombe sur le plancher, { minus-points }
       *[other] La ligne Motif { $line } ne trouve aucune place : { $count } tuiles tombent sur le plancher, { minus-points }
    }
ask-tile = Ligne { $row }, colonne { $column } : { tile-colour }. Combien cette tuile a-t-elle rapporté ?
tile-asked = { $name } : ligne { $row }, colonne { $column }
tile-scored-alone = Posée à la manche { $round } sans voisine : { $points } point.
tile-scored-one =
    { $way ->
        [row] Posée à la manche { $round }. { $points } tuiles liées horizontalement : { $points } points.
       *[column] Posée à la manche { $round }. { $points } tuiles liées verticalement : { $points } points.
    }
tile-scored-both = Posée à la manche { $round }. { $across } horizontalement et { $down } verticalement : { $across } + { $down } = { $points } points.
tile-unknown = On ne sait pas ce que cette tuile a rapporté.

## Players and points

chip =
    { $state ->
        [plain] { $name } : { points }. Montrer le plateau
       *[more] { $name } : { points }, { $states }. Montrer le plateau
    }
chip-turn = c’est son tour
chip-ends = met fin à la partie
chip-clock = encore { $clock }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-of = { $name } : { points }
see-rule = Voir la règle
score-track = Piste de score
score-track-is = Piste de score : { $scores }
row-will-close = Met fin à la partie
away = hors ligne
bot-plays-on = un bot joue à sa place

## The turn

your-turn = À vous de jouer
your-turn-tile = Choisissez une colonne
turn-of = À { $name } de jouer
dealing = Distribution des tuiles
scoring = Décompte des points
game-over = Fin de la partie
looking-back = Coup { $move } sur { $moves }
in-hand = En main : { tiles }
typing = { $typed }…
not-there = { $typed } n’est pas possible maintenant
back-to-game = Revenir à la partie
skip = Passer l’animation

## Questions and answers

confirm-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] Placer { tiles } du centre sur la ligne Plancher ?
               *[line] Placer { tiles } du centre sur la ligne Motif { $line } ?
            }
       *[factory]
            { $to ->
                [floor] Placer { tiles } de la fabrique { $factory } sur la ligne Plancher ?
               *[line] Placer { tiles } de la fabrique { $factory } sur la ligne Motif { $line } ?
            }
    }
confirm-tiling = Placer la tuile de la ligne Motif { $line } dans la colonne { $column } ?
confirm-line-falls = Laisser tomber toutes les tuiles de la ligne Motif { $line } sur le plancher ?
confirm = Confirmer
cancel = Annuler
close = Fermer
undo = Annuler le coup
agree = Accepter
refuse = Refuser
take-back-asked = { $name } voudrait reprendre le dernier coup.
take-back-sent = La demande a été envoyée.
take-back-refused = Le coup est maintenu.
taken-back =
    { $you ->
        [yes] Vous avez repris un coup
       *[no] { $name } a repris un coup
    }
bot-plays-for-you = Un bot joue pour vous.
return-to-seat = Reprendre ma place

## Hints

hint = Indice
thinking = Réflexion…
hint-is =
    { $you ->
        [yes] Indice : { $move }
       *[no] { turn-of }. Indice : { $move }
    }
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] placer { tiles } du centre sur la ligne Plancher
               *[line] placer { tiles } du centre sur la ligne Motif { $line }
            }
       *[factory]
            { $to ->
                [floor] placer { tiles } de la fabrique { $factory } sur la ligne Plancher
               *[line] placer { tiles } de la fabrique { $factory } sur la ligne Motif { $line }
            }
    }
do-tiling = placer la tuile de la ligne Motif { $line } dans la colonne { $column }
do-line-falls = laisser tomber toutes les tuiles de la ligne Motif { $line } sur le plancher

## The coach of a first game

coach = Entraîneur
coach-says = { coach } : { $words }
coach-quiet = Je parle quand c’est important.
coach-better = Mieux : { $move }.
coach-setting = Entraîneur dans la première partie

## Buttons and notes at the table

type-a-move = Saisir un coup : 3R2
play-move = Jouer
key-letters = B bleu, Y jaune, R rouge, K noir, W blanc ; C centre, F ligne Plancher
menu = Menu
says = { $name } : { $words }
reconnecting = Reconnexion…
move-waits = Votre coup est conservé et attend la connexion.
round = Manche { $round }
copied = Copié

## Why a line or a column is refused

refused-line-complete = La ligne Motif { $line } est déjà complète.
refused-line-has-other-colour =
    { $holds ->
        [B] La ligne Motif { $line } contient des tuiles bleues.
        [Y] La ligne Motif { $line } contient des tuiles jaunes.
        [R] La ligne Motif { $line } contient des tuiles rouges.
        [K] La ligne Motif { $line } contient des tuiles noires.
       *[W] La ligne Motif { $line } contient des tuiles blanches.
    }
refused-row-has-colour =
    { $colour ->
        [B] La ligne { $line } de votre mur a déjà une tuile bleue.
        [Y] La ligne { $line } de votre mur a déjà une tuile jaune.
        [R] La ligne { $line } de votre mur a déjà une tuile rouge.
        [K] La ligne { $line } de votre mur a déjà une tuile noire.
       *[W] La ligne { $line } de votre mur a déjà une tuile blanche.
    }
refused-space-taken = Cet espace est occupé.
refused-column-has-colour = Cette colonne a déjà cette couleur.
refused-tile-fits = Une tuile qui peut être posée doit l’être.

## Log

log = Historique
log-round = Manche { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Vous : centre → plancher
                       *[line] Vous : centre → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] Vous : { $factory } → plancher
                       *[line] Vous : { $factory } → ≡{ $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } : centre → plancher
                       *[line] { $name } : centre → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } : { $factory } → plancher
                       *[line] { $name } : { $factory } → ≡{ $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] Vous : ≡{ $line } → colonne { $column }, +{ $points }
       *[no] { $name } : ≡{ $line } → colonne { $column }, +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Vous : ≡{ $line } → plancher
       *[no] { $name } : ≡{ $line } → plancher
    }
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Vous : +{ $gained }
               *[other] Vous : +{ $gained }, ligne Plancher −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name } : +{ $gained }
               *[other] { $name } : +{ $gained }, ligne Plancher −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] Vous : ligne Plancher −{ $lost }
       *[no] { $name } : ligne Plancher −{ $lost }
    }
log-time =
    { $you ->
        [yes] Vous n’avez plus de temps.
       *[no] { $name } n’a plus de temps.
    }
stand-in = { $name } (bot)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] Vous : ligne horizontale complète, +{ $points }
                [column] Vous : ligne verticale complète, +{ $points }
               *[colour] Vous : les cinq tuiles d’une couleur, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name } : ligne horizontale complète, +{ $points }
                [column] { $name } : ligne verticale complète, +{ $points }
               *[colour] { $name } : les cinq tuiles d’une couleur, +{ $points }
            }
    }

## Looking back

previous = Précédent
next = Suivant
replay-position = Coup affiché
move-of = Coup { $move } sur { $moves }

## What a listener hears

heard-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Vous prenez { tiles } au centre pour la ligne Plancher.
                       *[line] Vous prenez { tiles } au centre pour la ligne Motif { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] Vous prenez { tiles } dans la fabrique { $factory } pour la ligne Plancher.
                       *[line] Vous prenez { tiles } dans la fabrique { $factory } pour la ligne Motif { $line }.
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } prend { tiles } au centre pour la ligne Plancher.
                       *[line] { $name } prend { tiles } au centre pour la ligne Motif { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } prend { tiles } dans la fabrique { $factory } pour la ligne Plancher.
                       *[line] { $name } prend { tiles } dans la fabrique { $factory } pour la ligne Motif { $line }.
                    }
            }
    }
heard-tiling =
    { $you ->
        [yes] Vous déplacez la tuile de la ligne Motif { $line } vers la colonne { $column } : { points }.
       *[no] { $name } déplace la tuile de la ligne Motif { $line } vers la colonne { $column } : { points }.
    }
heard-line-falls =
    { $you ->
        [yes] Votre ligne Motif { $line } ne trouve aucune place et tombe sur le plancher.
       *[no] { $name } : la ligne Motif { $line } ne trouve aucune place et tombe sur le plancher.
    }
heard-round =
    { $you ->
        [yes] Manche { $round }. Vous commencez.
       *[no] Manche { $round }. { $name } commence.
    }
heard-marker =
    { $you ->
        [yes] Vous recevez le marqueur de premier joueur.
       *[no] { $name } reçoit le marqueur de premier joueur.
    }
heard-last-round =
    { $you ->
        [yes] Vous allez compléter une ligne horizontale : c’est la dernière manche.
       *[no] { $name } va compléter une ligne horizontale : c’est la dernière manche.
    }
heard-scoring = Décompte de la manche { $round }.
heard-placed =
    { $you ->
        [yes] Ligne { $row } du mur, { wall-tile } : { points }.
       *[no] { $name }, ligne { $row } du mur, { wall-tile } : { points }.
    }
heard-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Vous remportez { points } et en avez maintenant { $total }.
               *[other] Vous remportez { points }, en perdez { $lost } sur la ligne Plancher et en avez maintenant { $total }.
            }
       *[no]
            { $lost ->
                [0] { $name } remporte { points } et en a maintenant { $total }.
               *[other] { $name } remporte { points }, en perd { $lost } sur la ligne Plancher et en a maintenant { $total }.
            }
    }
heard-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Vous n’avez aucun point à perdre sur la ligne Plancher.
               *[other] Vous perdez { points } sur la ligne Plancher et en avez maintenant { $total }.
            }
       *[no]
            { $points ->
                [0] { $name } n’a aucun point à perdre sur la ligne Plancher.
               *[other] { $name } perd { points } sur la ligne Plancher et en a maintenant { $total }.
            }
    }
heard-total =
    { $you ->
        [yes] Vous avez maintenant { points }.
       *[no] { $name } a maintenant { points }.
    }
heard-bonus-for =
    { $kind ->
        [row] la ligne { $number } complète
        [column] la colonne { $number } complète
       *[colour]
            { $colour ->
                [B] les cinq tuiles bleues
                [Y] les cinq tuiles jaunes
                [R] les cinq tuiles rouges
                [K] les cinq tuiles noires
               *[W] les cinq tuiles blanches
            }
    }
heard-bonus =
    { $you ->
        [yes] Vous remportez { points } pour { heard-bonus-for }.
       *[no] { $name } remporte { points } pour { heard-bonus-for }.
    }
heard-put-back = Vous reposez les tuiles.
heard-online = La connexion est rétablie.

## Why a move is good or bad

reason-wins =
    { $you ->
        [yes] Vous remportez la partie, { $points } à { $other_points }.
       *[no] { $name } remporte la partie, { $points } à { $other_points }.
    }
reason-shares =
    { $you ->
        [yes] Vous partagez la victoire, { $points } à { $points }.
       *[no] { $name } partage la victoire, { $points } à { $points }.
    }
reason-ends-game =
    { $you ->
        [yes] Vous complétez la ligne { $row } du mur : c’est la dernière manche.
       *[no] { $name } complète la ligne { $row } du mur : c’est la dernière manche.
    }
reason-goes-on =
    { $you ->
        [yes] Vous ne complétez pas la ligne { $row } du mur : la partie continue.
       *[no] { $name } ne complète pas la ligne { $row } du mur : la partie continue.
    }
reason-completes =
    { $you ->
        [yes] Vous complétez la ligne Motif { $line } : +{ $points }.
       *[no] { $name } complète la ligne Motif { $line } : +{ $points }.
    }
reason-misses =
    { $you ->
        [yes] Vous ne complétez pas la ligne Motif { $line } (sinon +{ $points }).
       *[no] { $name } ne complète pas la ligne Motif { $line } (sinon +{ $points }).
    }
reason-leaves =
    { $you ->
        [yes] Ce coup laisse { tiles } : vous complétez la ligne Motif { $line } (+{ $points }).
       *[no] Ce coup laisse { tiles } : { $name } complète la ligne Motif { $line } (+{ $points }).
    }
reason-denies =
    { $you ->
        [yes] Ce coup prend { tiles } : vous ne complétez pas la ligne Motif { $line } (sinon +{ $points }).
       *[no] Ce coup prend { tiles } : { $name } ne complète pas la ligne Motif { $line } (sinon +{ $points }).
    }
reason-instead =
    { $you ->
        [yes] Vous complétez la ligne Motif { $line } (+{ $points }) au lieu de la ligne { $other_line } (+{ $other_points }).
       *[no] { $name } complète la ligne Motif { $line } (+{ $points }) au lieu de la ligne { $other_line } (+{ $other_points }).
    }
reason-scores-more =
    { $you ->
        [yes] Vous remportez { points } pour les nouvelles tuiles du mur (sinon { $other_points }), surtout avec la ligne Motif { $line }.
       *[no] { $name } remporte { points } pour les nouvelles tuiles du mur (sinon { $other_points }), surtout avec la ligne Motif { $line }.
    }
reason-scores-less =
    { $you ->
        [yes] Vous remportez { points } pour les nouvelles tuiles du mur (sinon { $other_points }, surtout avec la ligne Motif { $line }).
       *[no] { $name } remporte { points } pour les nouvelles tuiles du mur (sinon { $other_points }, surtout avec la ligne Motif { $line }).
    }
reason-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Vous ne perdez aucun point sur la ligne Plancher (sinon { $other_points }).
               *[other]
                    { $other_points ->
                        [0] Vous perdez { points } sur la ligne Plancher.
                       *[other] Vous perdez { points } sur la ligne Plancher (sinon { $other_points }).
                    }
            }
       *[no]
            { $points ->
                [0] { $name } ne perd aucun point sur la ligne Plancher (sinon { $other_points }).
               *[other]
                    { $other_points ->
                        [0] { $name } perd { points } sur la ligne Plancher.
                       *[other] { $name } perd { points } sur la ligne Plancher (sinon { $other_points }).
                    }
            }
    }
reason-marker-cheap = Le marqueur de premier joueur ne coûte que { points } maintenant : il vient avec des tuiles du centre, et vous commencez la manche suivante.
reason-floor-fills = Votre ligne Plancher coûte déjà { points } ; la prochaine tuile y coûtera { $more } de plus.
reason-begins =
    { $you ->
        [yes] Vous commencez la prochaine manche.
       *[no] { $name } commence la prochaine manche.
    }
reason-row =
    { $you ->
        [yes] Vous avez alors { $tiles } des 5 tuiles de la ligne { $row } du mur (sinon { $other_tiles }).
       *[no] { $name } a alors { $tiles } des 5 tuiles de la ligne { $row } du mur (sinon { $other_tiles }).
    }
reason-column =
    { $you ->
        [yes]
            { $tiles ->
                [5] Vous complétez la colonne { $column } : { $points } points supplémentaires.
               *[other] Vous avez alors { $tiles } des 5 tuiles de la colonne { $column } (sinon { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } complète la colonne { $column } : { $points } points supplémentaires.
               *[other] { $name } a alors { $tiles } des 5 tuiles de la colonne { $column } (sinon { $other_tiles }).
            }
    }
reason-colour =
    { $you ->
        [yes]
            { $tiles ->
                [5] Vous avez alors { tiles } sur le mur : { $points } points supplémentaires.
               *[other] Vous avez alors { tiles } sur le mur (sinon { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } a alors { tiles } sur le mur : { $points } points supplémentaires.
               *[other] { $name } a alors { tiles } sur le mur (sinon { $other_tiles }).
            }
    }
reason-line =
    { $you ->
        [yes] Vous avez alors { $tiles } des { $space } tuiles de la ligne Motif { $line } (sinon { $other_tiles }).
       *[no] { $name } a alors { $tiles } des { $space } tuiles de la ligne Motif { $line } (sinon { $other_tiles }).
    }
reason-supply =
    { $you ->
        [yes] Vous attendez encore { tiles } pour la ligne Motif { $line } : { $bag } dans le sac, { $lid } dans le couvercle.
       *[no] { $name } attend encore { tiles } pour la ligne Motif { $line } : { $bag } dans le sac, { $lid } dans le couvercle.
    }
reason-same =
    { $you ->
        [yes] Dans les deux cas, cette manche vous rapporte autant de points.
       *[no] Dans les deux cas, cette manche rapporte autant de points à { $name }.
    }

## Analysis

analyse = Analyser
analysis-board = Plateau d’analyse
chart-as-table = Afficher sous forme de tableau
best-moves = { $name } : meilleurs coups
win-probability = Probabilité de victoire
position-loaded = Position

## First screen

lead = Le jeu de tuiles pour deux à quatre joueurs, entre amis ou contre un bot.
play-now = Jouer
with-friends = Entre amis
learn = Apprendre à jouer
puzzle-of-day = Problème du jour
puzzle-solved = Résolu
against = contre
character = { $name } · { $level }
choose-opponent = Choisir l’adversaire
character-rating = Classement { $rating }
ways-in = Accès rapides
my-games = Continuer
open-tables = Tables avec des places libres
finished-games = Parties terminées
rated = Partie classée
rated-means = Ni indice ni coup repris. Dès que la partie a commencé, vous perdez si vous quittez la table, abandonnez ou n’avez plus de temps et, sans pendule, si vous vous absentez dix minutes à votre tour.
my-rating = Mon classement : { $rating }
all-games = Toutes les parties et statistiques
my-games-and-i = Mes parties et moi
game-in =
    { $state ->
        [playing] Manche { $round }
       *[other] En attente de joueurs
    }
watch = Regarder
no-tables = Il n’y a pas de table publique pour le moment.
load-record = Ouvrir une partie
record-file = Fichier de la partie (.azul)
load-title = Ouvrir une partie ou une position
record-text = ou coller une partie ou une position
load-it = Ouvrir
language = Langue
theme = Apparence
theme-auto = Automatique
theme-light = Claire
theme-dark = Sombre
demo-pause = Mettre la démonstration en pause
demo-play = Lancer la démonstration
install = Installer
server-away = Le serveur ne répond pas. Les règles et vos parties terminées s’ouvrent sans lui ; tout le reste en a besoin. Cette page réessaie d’elle-même.
needs-server = Cela demande le serveur, qui ne répond pas en ce moment. Cette page réessaie d’elle-même.
not-affiliated = Adaptation libre et non officielle d’un jeu de société, sans lien avec son auteur ni son éditeur.
to-first-screen = Retour à l’accueil
setting-the-table = Préparation de la table…
you = Vous

## Levels

level-novice = novice
level-beginner = débutant
level-casual = occasionnelle
level-regular = habitué
level-capable = habile
level-skilled = confirmée
level-advanced = avancé
level-veteran = vétérane
level-strong = forte
level-expert = expert
level-elite = élite
level-champion = champion
level-master = maître

## How a bot plays

plays-novice = Remplit une ligne Motif après l’autre, oublie les points supplémentaires et les autres joueurs, et passe souvent à côté du meilleur coup.
plays-beginner = Remplit une ligne Motif après l’autre, oublie les points supplémentaires et les autres joueurs, et passe parfois à côté d’un bon coup.
plays-casual = Cherche les lignes verticales, mais oublie les couleurs et les autres joueurs.
plays-regular = Connaît tous les points supplémentaires et sait ce que veut le joueur suivant, mais ne voit pas comment la manche va finir.
plays-capable = Joue la manche jusqu’au bout dans sa tête, mais ne regarde pas plus loin.
plays-skilled = A appris au fil de nombreuses parties, mais n’anticipe pas et laisse souvent échapper un coup.
plays-advanced = A appris au fil de nombreuses parties, mais n’anticipe pas et laisse parfois échapper un coup.
plays-veteran = A appris au fil de nombreuses parties et anticipe un peu.
plays-strong = A appris au fil de nombreuses parties et voit quelques coups à l’avance.
plays-expert = A appris au fil de nombreuses parties et anticipe.
plays-elite = Anticipe davantage et fait peu d’erreurs.
plays-champion = Voit très loin et ne fait presque pas d’erreurs.
plays-master = Personne ici n’anticipe aussi loin ni ne joue aussi bien.

## A new table

how-many = Combien de places ?
seats-count = { $count }
who-sits-where = Qui joue ?
seat-number = Place { $seat }
at-this-screen = Sur cet écran
by-link = Un ami, par lien
name = Nom
guest = Invité
guest-number = Invité { $number }
wall = Mur
wall-coloured = Mur coloré
wall-coloured-is = Chaque couleur a son espace.
wall-grey = Mur gris
wall-grey-is = Vous choisissez la colonne.
clock = Pendule
clock-none = Sans pendule.
clock-move =
    { $seconds ->
        [one] { $seconds } seconde par coup.
       *[other] { $seconds } secondes par coup.
    }
clock-move-days =
    { $days ->
        [one] { $days } jour par coup.
       *[other] { $days } jours par coup.
    }
clock-days-note = Aucun joueur absent n’est remplacé. Si un coup n’est pas joué à temps, un bot le joue.
clock-days-left = { $days } j { $hours } h
clock-budget =
    { $minutes ->
        [one] { $minutes } minute chacun, +{ $increment } s par coup.
       *[other] { $minutes } minutes chacun, +{ $increment } s par coup.
    }
clock-own-move = Temps au choix par coup…
clock-own-budget = Temps au choix par joueur…
clock-seconds = Secondes par coup
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées après chaque coup
public-table = Publique : tout le monde peut regarder ou participer
make-table = Créer la table
start-game = Commencer la partie

## Waiting for others

lobby = La table est prête
starting = La partie commence…
table-is =
    { $wall ->
        [grey] { $seats } places, mur gris.
       *[coloured] { $seats } places, mur coloré.
    }
open-seat = Place libre
is-here = à la table
not-yet-here = pas encore à la table
seat-is = Qui occupe la place { $seat } ?
sit-down = S’asseoir
sit-here-too = Ajouter un joueur sur cet écran
stand-up = Se lever
come-along = Me voici
your-name = Votre nom
name-for-next = Nom pour la place suivante
waiting-for-seats =
    { $count ->
        [one] On attend encore { $count } joueur.
       *[other] On attend encore { $count } joueurs.
    }
come-back-any-time = Vous pouvez fermer cette page et revenir à tout moment : sur cet appareil, la place reste la vôtre.
invite-link = Lien d’invitation
copy-link = Copier le lien
share = Partager
copy-by-hand = Sélectionnez le lien et copiez-le.
only-this-machine = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils, démarrez le serveur avec :
qr-of-link = Le lien d’invitation en code QR
table-abandoned = Cette table a été abandonnée.
start-waits = La partie commence dès que tout le monde a contribué au tirage. Il manque encore : { $names }.
start-unproven = Commencer sans cette contribution : le tirage ne sera pas prouvé
start-host-decides = L’hôte décide si la partie commence sans cette contribution.
new-table = Nouvelle table
new-table-is = Nouvelle table, nouveau tirage : tout le monde se rassoit.
table-goes-on = Une nouvelle table vous attend.
go-there = Aller à la nouvelle table
open-the-seat = Libérer la place

## Menu and settings

rules = Règles
download-record = Télécharger la partie
save-proof = Enregistrer ma preuve
proof-title = Preuve des tirages de la table { $table }
proof-commitment = Fixé par le serveur avant la partie (commitment) : { $commitment }
proof-seat = Place { $seat }, ma contribution au tirage (nonce) : { $nonce }
proof-hash = Place { $seat }, contribution fixée avant le départ (hachage du nonce) : { $hash }
proof-no-share = Place { $seat } : aucune contribution au tirage
proof-how = Après la partie, téléchargez aussi la partie et lancez cette commande à côté du fichier :
copy-position = Copier la position
copy-return-link = Copier mon lien privé
show-result = Montrer le résultat
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-who = Qui abandonne ?
resign-all = Tout le monde ici
resign-bot = Un bot prend alors la place jusqu’à la fin de la partie.
leave = Quitter la table
leave-sure = Quitter la table ? Un bot prendra la relève ; vous pourrez revenir.
leave-sure-rated = Quitter la table ? La partie est classée : c’est une défaite.

## Reactions

reactions = Dire quelque chose
reaction-hello = Bonjour !
reaction-good-luck = Bonne chance !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-wow = Waouh !
reaction-oops = Oups !
reaction-sorry = Pardon !
reaction-bye = Au revoir !
reaction-thinking = Je réfléchis…
reaction-hurry = À vous de jouer !

## Settings

settings = Paramètres
animation-speed = Vitesse des animations
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Sans animation
announcements = Annonces pour lecteurs d’écran
announcements-everything = Tout
announcements-short = En bref
announcements-turn = Seulement mon tour
sound = Son
volume = Volume
confirm-moves = Demander confirmation avant chaque coup
single-key-shortcuts = Raccourcis à une touche
notify = M’avertir quand c’est à moi de jouer
notify-refused = Ce navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.

## Keys

shortcuts = Raccourcis clavier
key-move = fabrique (ou C), couleur, ligne Motif (ou F)
key-step = parcourir la partie
key-hint = indice
key-undo = annuler le coup
key-log = historique
key-skip = passer l’animation
key-cancel = reposer les tuiles
key-help = cette liste

## The end

you-win = Victoire !
wins = { $name } remporte la partie
shared-victory = Victoire partagée : { $names }

## Why the game ended

ended-row = Une ligne horizontale est complète.
ended-no-tiles = Il n’y a plus de tuiles à distribuer.
ended-barren = Trois manches de suite sans aucune tuile posée sur un mur.
ended-resign = { $name } a abandonné.
ended-resigned = { $names } ont abandonné.
ended-time = { $name } n’a plus de temps.
ended-abandoned = Tout le monde a quitté la table.

## Where the points came from

source-before = Avant
source-placements = Tuiles posées
source-floor = Ligne Plancher
source-rows = Lignes horizontales
source-columns = Lignes verticales
source-colours = Couleurs
source-total = Total

## After the game

rematch = Revanche
rematch-waits = Une revanche vous attend.
replay = Revoir la partie
review = Bilan de la partie
review-of = Bilan de la partie : { $names }

## The draw of the tiles

draws-verified = Vérifié : chaque tuile découle de ce qui était fixé avant la partie et de votre propre contribution au tirage.
draws-consistent = Les tirages correspondent à ce qui a été publié. Seule la page d’un joueur peut prouver davantage.
draws-unproven = Non prouvé : il manque la contribution d’un joueur au tirage.
draws-older = Non prouvé : les contributions au tirage ont été enregistrées par une version plus ancienne.
draws-failed = Échec : les tirages ne correspondent pas à ce qui était fixé !
draws-impossible = Les tirages ne peuvent pas être vérifiés ici.
draws-start-set = Le début de cette partie a été mis en place à la main ; les tuiles n’ont été tirées qu’ensuite.
alarm = Attention !
alarm-commitment = Le serveur a remplacé ce qu’il avait fixé pour cette table. Ce tirage n’est pas fiable.
alarm-nonce = Le serveur n’utilise pas votre contribution au tirage. Ce tirage n’est pas fiable.
alarm-promise = La contribution d’un autre joueur a été remplacée après le départ. Ce tirage n’est pas fiable.
alarm-bot = Le serveur a ajouté une contribution au tirage pour un bot. Ce tirage n’est pas fiable.
alarm-draws = Les tuiles de cette partie ne découlent pas de ce qui était fixé avant elle.

## Refusals

code-other = Échec ({ $code }).
code-page-offline = Pas de connexion au serveur.
code-page-unknown = Une erreur s’est produite. Veuillez réessayer.
code-game-bad-record = Cette partie ne peut pas être lue.
code-game-bad-position = Cette position est illisible ou impossible.
code-game-nobody-chooses = Il n’y a pas de choix à faire dans cette position.
code-game-no-moves = Il n’y a aucun coup dans cette partie.
code-game-too-long = Cette partie compte trop de coups pour un bilan.
code-table-not-your-turn = Ce n’est pas à vous de jouer.
code-table-not-your-seat = Ce n’est pas votre place.
code-table-stale = La partie a avancé. Veuillez réessayer.
code-table-illegal-move = Ce coup n’est pas possible.
code-table-bad-move = Ce n’est pas un coup.
code-table-seat-taken = Cette place est prise.
code-table-no-such-seat = Cette place n’existe pas.
code-table-seat-open = Cette place est libre.
code-table-seats-open = Il y a encore des places libres.
code-table-not-host = Seul l’hôte peut le faire.
code-table-bad-name = Veuillez choisir un autre nom.
code-table-bad-nonce = Le tirage n’a pas pu être préparé.
code-table-not-in-lobby = La partie a déjà commencé.
code-table-starting = La partie est sur le point de commencer.
code-table-not-starting = La partie ne commence pas en ce moment.
code-table-not-playing = La partie n’est pas en cours.
code-table-not-over = La partie n’est pas encore finie.
code-table-rematch-exists = Il y a déjà une revanche.
code-table-deal-is-final = De nouvelles tuiles sont distribuées : les coups précédents sont définitifs.
code-table-nothing-to-take-back = Il n’y a rien à reprendre.
code-table-already-asked = La demande a déjà été envoyée.
code-table-already-declined = Les autres ont refusé.
code-table-not-asked = Il n’y a pas de demande en attente.
code-table-time-is-up = Le temps est écoulé.
code-table-stand-in-plays = Un bot joue à cette place en ce moment.
code-table-not-away = Vous êtes déjà à la table.
code-table-seat-lost = Un bot garde cette place jusqu’à la fin de la partie.
code-table-not-due = C’est trop tôt.
code-table-start-is-set = Cette table part d’une position ; son mur ne peut pas être changé.
code-table-too-many-changes = Il y a eu trop de modifications à cette table.
code-server-bad-message = Le serveur n’a pas pu lire un message de cette page. Veuillez la recharger.
code-server-not-joined = La page a perdu sa place. Veuillez la recharger.
code-server-bad-token = Ce lien ne donne pas de place à cette table.
code-server-too-fast = C’était trop rapide. Attendez un instant.
code-server-too-large = C’était trop en une seule fois.
code-server-too-slow = La connexion est très lente.
code-server-no-such-table = Cette table n’existe pas.
code-server-busy = Le serveur est occupé. Réessayez dans un instant.
code-server-going-down = Le serveur redémarre.
code-server-no-hints = Cette table ne donne pas d’indices.
code-server-bots-failed = Les bots ne peuvent pas être chargés sur ce serveur ; son journal dit pourquoi.
code-server-no-reviews = Ce serveur ne fait pas de bilans.
code-table-rated = Cette partie est classée : aucun coup n’est repris.
code-table-not-ratable = Une partie classée oppose une seule personne à des bots.
code-server-bad-key = La clé de ce navigateur est endommagée. Veuillez recharger la page.
code-server-no-profile = Vous n’avez pas encore de partie à emporter.
code-server-no-such-code = Ce code est faux, déjà utilisé ou trop ancien.
code-server-rated-game = Cette position est celle d’une partie classée en cours. Vous pourrez l’analyser ensuite.
code-server-no-png = Ce serveur ne crée pas d’images PNG. Prenez SVG.
code-server-no-analyses = Ce serveur n’évalue pas les positions.
code-server-not-found = Il n’y a rien ici.
