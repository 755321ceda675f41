### Orðin í azulejos á íslensku. Lyklar og breytur eru eins í öllum tungumálum.

title = azulejos
title-your-turn = ● Þú átt leik – azulejos

## Lists, numbers and dates

list-two = { $first } og { $last }
list-more = { $first }, { $rest }
number-thousands = { $thousands }.{ $rest }
number-decimal = { $whole },{ $fraction }
percent = { $number }%
month-short =
    { $month ->
        [1] jan.
        [2] feb.
        [3] mar.
        [4] apr.
        [5] maí
        [6] jún.
        [7] júl.
        [8] ágú.
        [9] sep.
        [10] okt.
        [11] nóv.
       *[12] des.
    }
date-time = { $day }. { month-short } { $year }, { $hour }:{ $minute }

## Tiles and colours

colour-name =
    { $colour ->
        [B] blár
        [Y] gulur
        [R] rauður
        [K] svartur
       *[W] hvítur
    }
tile-colour =
    { $colour ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    }
tiles =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } bláa flís
               *[other] { $count } bláar flísar
            }
        [Y]
            { $count ->
                [one] { $count } gula flís
               *[other] { $count } gular flísar
            }
        [R]
            { $count ->
                [one] { $count } rauða flís
               *[other] { $count } rauðar flísar
            }
        [K]
            { $count ->
                [one] { $count } svarta flís
               *[other] { $count } svartar flísar
            }
       *[W]
            { $count ->
                [one] { $count } hvíta flís
               *[other] { $count } hvítar flísar
            }
    }
heap-part =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } blá
               *[other] { $count } bláar
            }
        [Y]
            { $count ->
                [one] { $count } gul
               *[other] { $count } gular
            }
        [R]
            { $count ->
                [one] { $count } rauð
               *[other] { $count } rauðar
            }
        [K]
            { $count ->
                [one] { $count } svört
               *[other] { $count } svartar
            }
       *[W]
            { $count ->
                [one] { $count } hvít
               *[other] { $count } hvítar
            }
    }
heap-nothing = tómt
start-marker = byrjunarflís
has-start-marker = er með byrjunarflísina
bag = Poki
lid = Kassalok
bag-and-lid = Umferð { $round }. { $bag } í pokanum, { $lid } í kassalokinu
bag-and-lid-title = Poki og kassalok
bag-and-lid-note = Þegar pokinn er tómur fara flísarnar úr kassalokinu aftur í hann.

## Sources

sources = Uppstillingarplötur og miðja borðsins
factory-holds = Uppstillingarplata { $number }: { $tiles }
centre-holds = Miðja borðsins: { $tiles }
centre-holds-marker = Miðja borðsins: { $tiles }, og byrjunarflísin
centre-holds-only-marker = Miðja borðsins: aðeins byrjunarflísin
take-from-factory = Taka { tiles } af uppstillingarplötu { $number }
take-from-centre =
    { $marker ->
        [yes] Taka { tiles } og byrjunarflísina af miðju borðsins
       *[no] Taka { tiles } af miðju borðsins
    }

## Boards

your-board = Leikmannaspjaldið þitt
board-of = Leikmannaspjald: { $name }
other-boards = Hin leikmannaspjöldin

## Pattern lines and floor line

line-empty =
    { $capacity ->
        [one] Mynsturlína { $line }: tóm, tekur { $capacity } flís
       *[other] Mynsturlína { $line }: tóm, tekur { $capacity } flísar
    }
line-state = Mynsturlína { $line }: { $filled } af { $capacity }, { colour-name } litur
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
minus-points = { $cost } mínusstig
effect-fits =
    { $fits ->
        [one] { $fits } kemst fyrir
       *[other] { $fits } komast fyrir
    }
effect-completes =
    { $fits ->
        [one] { $fits } kemst fyrir og línan er fullkláruð
       *[other] { $fits } komast fyrir og línan er fullkláruð
    }
effect-falls =
    { $falls ->
        [one] { $falls } dettur í gólfið
       *[other] { $falls } detta í gólfið
    }
effect-falls-cost =
    { $cost ->
        [0] { effect-falls }
       *[other] { effect-falls }: { minus-points }
    }
effect-with-marker = { $effect }. Byrjunarflís: { minus-points }
effect =
    { $completes ->
        [yes]
            { $falls ->
                [0] { effect-completes }: { points }
               *[other] { effect-completes }: { points }. { effect-falls-cost }
            }
       *[no]
            { $fits ->
                [0] { effect-falls-cost }
               *[other]
                    { $falls ->
                        [0] { effect-fits }
                       *[other] { effect-fits }, { effect-falls-cost }
                    }
            }
    }
effect-line-fits-nowhere =
    { $stuck ->
        [one] Kemst hvergi fyrir á veggnum: { $stuck } flís mun detta í gólfið
       *[other] Kemst hvergi fyrir á veggnum: { $stuck } flísar munu detta í gólfið
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, { minus-points }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Gólflína: { $things }
       *[other] Gólflína: { $things }. { minus-points }
    }
floor-takes = Gólflína: { $things }. { $effect }

## The wall

wall-tile = { tile-colour } í dálki { $column }
wall-space =
    { $wall ->
        [grey] dálkur { $column }
       *[coloured] { colour-name } { $column }
    }
wall-row =
    { $state ->
        [empty] Veggur, röð { $row }: engar flísar; laust: { $free }
        [full] Veggur, röð { $row }, fullkláruð: { $tiles }
       *[part] Veggur, röð { $row }: { $tiles }; laust: { $free }
    }
wall-cell =
    { $state ->
        [tile] Röð { $row }, dálkur { $column }: { tile-colour }
        [printed] Röð { $row }, dálkur { $column }: { colour-name }, laus
       *[grey] Röð { $row }, dálkur { $column }: laus
    }
wall-picture =
    { $count ->
        [one] Veggur, { $name }: { $count } flís
       *[other] Veggur, { $name }: { $count } flísar
    }
tile-to-column = Flísin úr mynsturlínu { $line }, { tile-colour }, í dálk { $column }: { points }
column-refuses = Röð { $row }, dálkur { $column }: { $why }
line-falls =
    { $count ->
        [one] Mynsturlína { $line } kemst hvergi fyrir: { $count } flís dettur í gólfið, { minus-points }
       *[other] Mynsturlína { $line } kemst hvergi fyrir: { $count } flísar detta í gólfið, { minus-points }
    }
ask-tile = Röð { $row }, dálkur { $column }: { tile-colour }. Hvað gaf flísin?
tile-asked = { $name }: röð { $row }, dálkur { $column }
tile-scored-alone = Lögð í umferð { $round } án aðliggjandi flísa: { $points } stig.
tile-scored-one =
    { $way ->
        [row] Lögð í umferð { $round }. { $points } tengdar lárétt: { $points } stig.
       *[column] Lögð í umferð { $round }. { $points } tengdar lóðrétt: { $points } stig.
    }
tile-scored-both = Lögð í umferð { $round }. { $across } lárétt og { $down } lóðrétt: { $across } + { $down } = { $points } stig.
tile-unknown = Ekki er vitað hvað flísin gaf.

## Players and points

chip =
    { $state ->
        [plain] { $name }: { points }. Sýna leikmannaspjaldið
       *[more] { $name }: { points }, { $states }. Sýna leikmannaspjaldið
    }
chip-turn = á leik
chip-ends = lýkur leiknum
chip-clock = { $clock } eftir
points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
score-of = { $name }: { points }
see-rule = Sjá regluna
score-track = Stigatafla
score-track-is = Stigatafla: { $scores }
row-will-close = Lýkur leiknum
away = ekki við borðið
bot-plays-on = þjarkur hefur tekið við

## The turn

your-turn = Þú átt leik
your-turn-tile = Veldu dálk
turn-of = { $name } á leik
dealing = Flísarnar eru lagðar út
scoring = Stigatalning
game-over = Leikslok
looking-back = Skref { $move } af { $moves }
in-hand =
    { $colour ->
        [B]
            { $count ->
                [one] Á hendi: { $count } blá flís
               *[other] Á hendi: { $count } bláar flísar
            }
        [Y]
            { $count ->
                [one] Á hendi: { $count } gul flís
               *[other] Á hendi: { $count } gular flísar
            }
        [R]
            { $count ->
                [one] Á hendi: { $count } rauð flís
               *[other] Á hendi: { $count } rauðar flísar
            }
        [K]
            { $count ->
                [one] Á hendi: { $count } svört flís
               *[other] Á hendi: { $count } svartar flísar
            }
       *[W]
            { $count ->
                [one] Á hendi: { $count } hvít flís
               *[other] Á hendi: { $count } hvítar flísar
            }
    }
typing = { $typed }…
not-there = { $typed } er ekki hægt núna
back-to-game = Aftur í leikinn
skip = Sleppa hreyfimynd

## Questions and answers

confirm-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] Viltu leggja { tiles } af miðjunni á gólflínuna?
               *[line] Viltu leggja { tiles } af miðjunni á mynsturlínu { $line }?
            }
       *[factory]
            { $to ->
                [floor] Viltu leggja { tiles } af uppstillingarplötu { $factory } á gólflínuna?
               *[line] Viltu leggja { tiles } af uppstillingarplötu { $factory } á mynsturlínu { $line }?
            }
    }
confirm-tiling = Viltu færa flísina úr mynsturlínu { $line } í dálk { $column }?
confirm-line-falls = Viltu láta allar flísar úr mynsturlínu { $line } detta í gólfið?
confirm = Staðfesta
cancel = Hætta við
close = Loka
undo = Afturkalla
agree = Leyfa
refuse = Hafna
take-back-asked = { $name } vill afturkalla síðustu aðgerð.
take-back-sent = Beiðnin hefur verið send.
take-back-refused = Aðgerðin var ekki afturkölluð.
taken-back =
    { $you ->
        [yes] Þú afturkallaðir aðgerð
       *[no] { $name } afturkallaði aðgerð
    }
bot-plays-for-you = Þjarkur spilar fyrir þig.
return-to-seat = Taka aftur við sætinu

## Hints

hint = Vísbending
thinking = Hugsar…
hint-is =
    { $you ->
        [yes] Vísbending: { $move }
       *[no] { turn-of }. Vísbending: { $move }
    }
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] leggja { tiles } af miðjunni á gólflínuna
               *[line] leggja { tiles } af miðjunni á mynsturlínu { $line }
            }
       *[factory]
            { $to ->
                [floor] leggja { tiles } af uppstillingarplötu { $factory } á gólflínuna
               *[line] leggja { tiles } af uppstillingarplötu { $factory } á mynsturlínu { $line }
            }
    }
do-tiling = færa flísina úr mynsturlínu { $line } í dálk { $column }
do-line-falls = láta allar flísar úr mynsturlínu { $line } detta í gólfið

## The coach of a first game

coach = Þjálfari
coach-says = { coach }: { $words }
coach-quiet = Ég læt vita þegar það skiptir máli.
coach-better = Betra: { $move }.
coach-setting = Þjálfari í fyrsta leiknum

## Buttons and notes at the table

type-a-move = Slá inn aðgerð: 3R2
play-move = Spila
key-letters = B blár, Y gulur, R rauður, K svartur, W hvítur; C miðja, F gólflína
menu = Valmynd
says = { $name }: { $words }
reconnecting = Tengist aftur…
move-waits = Aðgerðin þín er geymd og bíður eftir tengingu.
round = Umferð { $round }
copied = Afritað

## Why a line or a column is refused

refused-line-complete = Mynsturlína { $line } er þegar fullkláruð.
refused-line-has-other-colour =
    { $holds ->
        [B] Á mynsturlínu { $line } eru bláar flísar.
        [Y] Á mynsturlínu { $line } eru gular flísar.
        [R] Á mynsturlínu { $line } eru rauðar flísar.
        [K] Á mynsturlínu { $line } eru svartar flísar.
       *[W] Á mynsturlínu { $line } eru hvítar flísar.
    }
refused-row-has-colour =
    { $colour ->
        [B] Í röð { $line } á veggnum þínum er þegar blá flís.
        [Y] Í röð { $line } á veggnum þínum er þegar gul flís.
        [R] Í röð { $line } á veggnum þínum er þegar rauð flís.
        [K] Í röð { $line } á veggnum þínum er þegar svört flís.
       *[W] Í röð { $line } á veggnum þínum er þegar hvít flís.
    }
refused-space-taken = Þessi reitur er ekki laus.
refused-column-has-colour = Þessi litur er þegar í dálkinum.
refused-tile-fits = Flís sem kemst fyrir verður að leggja niður.

## Log

log = Gangur leiksins
log-round = Umferð { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Þú: miðja → gólf
                       *[line] Þú: miðja → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] Þú: { $factory } → gólf
                       *[line] Þú: { $factory } → ≡{ $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name }: miðja → gólf
                       *[line] { $name }: miðja → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name }: { $factory } → gólf
                       *[line] { $name }: { $factory } → ≡{ $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] Þú: ≡{ $line } → dálkur { $column }, +{ $points }
       *[no] { $name }: ≡{ $line } → dálkur { $column }, +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Þú: ≡{ $line } → gólf
       *[no] { $name }: ≡{ $line } → gólf
    }
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Þú: +{ $gained }
               *[other] Þú: +{ $gained }, gólflína −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name }: +{ $gained }
               *[other] { $name }: +{ $gained }, gólflína −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] Þú: gólflína −{ $lost }
       *[no] { $name }: gólflína −{ $lost }
    }
log-time =
    { $you ->
        [yes] Þú féllst á tíma.
       *[no] { $name } féll á tíma.
    }
stand-in = { $name } (þjarkur)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] Þú: fullkláruð lárétt lína, +{ $points }
                [column] Þú: fullkláruð lóðrétt lína, +{ $points }
               *[colour] Þú: allar fimm í sama lit, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name }: fullkláruð lárétt lína, +{ $points }
                [column] { $name }: fullkláruð lóðrétt lína, +{ $points }
               *[colour] { $name }: allar fimm í sama lit, +{ $points }
            }
    }

## Looking back

previous = Fyrra skref
next = Næsta skref
replay-position = Sýnt skref
move-of = Skref { $move } af { $moves }

## What a listener hears

heard-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Þú tekur { tiles } af miðjunni á gólflínuna.
                       *[line] Þú tekur { tiles } af miðjunni á mynsturlínu { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] Þú tekur { tiles } af uppstillingarplötu { $factory } á gólflínuna.
                       *[line] Þú tekur { tiles } af uppstillingarplötu { $factory } á mynsturlínu { $line }.
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } tekur { tiles } af miðjunni á gólflínuna.
                       *[line] { $name } tekur { tiles } af miðjunni á mynsturlínu { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } tekur { tiles } af uppstillingarplötu { $factory } á gólflínuna.
                       *[line] { $name } tekur { tiles } af uppstillingarplötu { $factory } á mynsturlínu { $line }.
                    }
            }
    }
heard-tiling =
    { $you ->
        [yes] Þú færir flísina úr mynsturlínu { $line } í dálk { $column }: { points }.
       *[no] { $name } færir flísina úr mynsturlínu { $line } í dálk { $column }: { points }.
    }
heard-line-falls =
    { $you ->
        [yes] Mynsturlína { $line } hjá þér kemst hvergi fyrir og dettur í gólfið.
       *[no] { $name }: mynsturlína { $line } kemst hvergi fyrir og dettur í gólfið.
    }
heard-round =
    { $you ->
        [yes] Umferð { $round }. Þú byrjar.
       *[no] Umferð { $round }. { $name } byrjar.
    }
heard-marker =
    { $you ->
        [yes] Þú færð byrjunarflísina.
       *[no] { $name } fær byrjunarflísina.
    }
heard-last-round =
    { $you ->
        [yes] Þú munt fullklára lárétta línu: þetta er síðasta umferðin.
       *[no] { $name } mun fullklára lárétta línu: þetta er síðasta umferðin.
    }
heard-scoring = Stigatalning eftir umferð { $round }.
heard-placed =
    { $you ->
        [yes] Röð { $row }, { wall-tile }: { points }.
       *[no] { $name }, röð { $row }, { wall-tile }: { points }.
    }
heard-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Þú færð { points } og ert nú með { $total }.
               *[other] Þú færð { points }, missir { $lost } á gólflínunni og ert nú með { $total }.
            }
       *[no]
            { $lost ->
                [0] { $name } fær { points } og er nú með { $total }.
               *[other] { $name } fær { points }, missir { $lost } á gólflínunni og er nú með { $total }.
            }
    }
heard-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Þú átt engin stig til að missa á gólflínunni.
               *[other] Þú missir { points } á gólflínunni og ert nú með { $total }.
            }
       *[no]
            { $points ->
                [0] { $name } á engin stig til að missa á gólflínunni.
               *[other] { $name } missir { points } á gólflínunni og er nú með { $total }.
            }
    }
heard-total =
    { $you ->
        [yes] Þú ert nú með { points }.
       *[no] { $name } er nú með { points }.
    }
heard-bonus-for =
    { $kind ->
        [row] fullkláraða röð { $number }
        [column] fullkláraðan dálk { $number }
       *[colour]
            { $colour ->
                [B] allar fimm bláu flísarnar
                [Y] allar fimm gulu flísarnar
                [R] allar fimm rauðu flísarnar
                [K] allar fimm svörtu flísarnar
               *[W] allar fimm hvítu flísarnar
            }
    }
heard-bonus =
    { $you ->
        [yes] Þú færð { points } fyrir { heard-bonus-for }.
       *[no] { $name } fær { points } fyrir { heard-bonus-for }.
    }
heard-put-back = Þú skilar flísunum.
heard-online = Sambandið er komið á aftur.

## Why a move is good or bad

reason-wins =
    { $you ->
        [yes] Þú vinnur leikinn með { $points } gegn { $other_points }.
       *[no] { $name } vinnur leikinn með { $points } gegn { $other_points }.
    }
reason-shares =
    { $you ->
        [yes] Þú deilir sigrinum, { $points } gegn { $points }.
       *[no] { $name } deilir sigrinum, { $points } gegn { $points }.
    }
reason-ends-game =
    { $you ->
        [yes] Þú fullklárar röð { $row }: þetta er síðasta umferðin.
       *[no] { $name } fullklárar röð { $row }: þetta er síðasta umferðin.
    }
reason-goes-on =
    { $you ->
        [yes] Þú fullklárar ekki röð { $row }: leikurinn heldur áfram.
       *[no] { $name } fullklárar ekki röð { $row }: leikurinn heldur áfram.
    }
reason-completes =
    { $you ->
        [yes] Þú fullklárar mynsturlínu { $line }: +{ $points }.
       *[no] { $name } fullklárar mynsturlínu { $line }: +{ $points }.
    }
reason-misses =
    { $you ->
        [yes] Þú fullklárar ekki mynsturlínu { $line } (annars +{ $points }).
       *[no] { $name } fullklárar ekki mynsturlínu { $line } (annars +{ $points }).
    }
reason-leaves =
    { $you ->
        [yes] Þetta skilur eftir { tiles }: þú fullklárar mynsturlínu { $line } (+{ $points }).
       *[no] Þetta skilur eftir { tiles }: { $name } fullklárar mynsturlínu { $line } (+{ $points }).
    }
reason-denies =
    { $you ->
        [yes] Þetta tekur { tiles }: þú fullklárar ekki mynsturlínu { $line } (annars +{ $points }).
       *[no] Þetta tekur { tiles }: { $name } fullklárar ekki mynsturlínu { $line } (annars +{ $points }).
    }
reason-instead =
    { $you ->
        [yes] Þú fullklárar mynsturlínu { $line } (+{ $points }) í staðinn fyrir línu { $other_line } (+{ $other_points }).
       *[no] { $name } fullklárar mynsturlínu { $line } (+{ $points }) í staðinn fyrir línu { $other_line } (+{ $other_points }).
    }
reason-scores-more =
    { $you ->
        [yes] Þú færð { points } fyrir nýjar flísar á veggnum (annars { $other_points }), einkum með mynsturlínu { $line }.
       *[no] { $name } fær { points } fyrir nýjar flísar á veggnum (annars { $other_points }), einkum með mynsturlínu { $line }.
    }
reason-scores-less =
    { $you ->
        [yes] Þú færð { points } fyrir nýjar flísar á veggnum (annars { $other_points }, einkum með mynsturlínu { $line }).
       *[no] { $name } fær { points } fyrir nýjar flísar á veggnum (annars { $other_points }, einkum með mynsturlínu { $line }).
    }
reason-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Þú missir engin stig á gólflínunni (annars { $other_points }).
               *[other]
                    { $other_points ->
                        [0] Þú missir { points } á gólflínunni.
                       *[other] Þú missir { points } á gólflínunni (annars { $other_points }).
                    }
            }
       *[no]
            { $points ->
                [0] { $name } missir engin stig á gólflínunni (annars { $other_points }).
               *[other]
                    { $other_points ->
                        [0] { $name } missir { points } á gólflínunni.
                       *[other] { $name } missir { points } á gólflínunni (annars { $other_points }).
                    }
            }
    }
reason-marker-cheap = Byrjunarflísin kostar aðeins { points } núna: hún fylgir flísum af miðjunni og þú byrjar næstu umferð.
reason-floor-fills = Gólflínan þín kostar nú þegar { points }; næsta flís þar kostar { $more } í viðbót.
reason-begins =
    { $you ->
        [yes] Þú byrjar næstu umferð.
       *[no] { $name } byrjar næstu umferð.
    }
reason-row =
    { $you ->
        [yes] Þú ert þá með { $tiles } af 5 flísum í röð { $row } (annars { $other_tiles }).
       *[no] { $name } er þá með { $tiles } af 5 flísum í röð { $row } (annars { $other_tiles }).
    }
reason-column =
    { $you ->
        [yes]
            { $tiles ->
                [5] Þú fullklárar dálk { $column }: { $points } aukastig.
               *[other] Þú ert þá með { $tiles } af 5 flísum í dálki { $column } (annars { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } fullklárar dálk { $column }: { $points } aukastig.
               *[other] { $name } er þá með { $tiles } af 5 flísum í dálki { $column } (annars { $other_tiles }).
            }
    }
reason-colour =
    { $you ->
        [yes]
            { $tiles ->
                [5] Þú ert þá með { tiles } á veggnum: { $points } aukastig.
               *[other] Þú ert þá með { tiles } á veggnum (annars { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } er þá með { tiles } á veggnum: { $points } aukastig.
               *[other] { $name } er þá með { tiles } á veggnum (annars { $other_tiles }).
            }
    }
reason-line =
    { $you ->
        [yes] Þú ert þá með { $tiles } af { $space } flísum í mynsturlínu { $line } (annars { $other_tiles }).
       *[no] { $name } er þá með { $tiles } af { $space } flísum í mynsturlínu { $line } (annars { $other_tiles }).
    }
reason-supply =
    { $you ->
        [yes] Þú þarft enn { tiles } í mynsturlínu { $line }: { $bag } í pokanum, { $lid } í lokinu.
       *[no] { $name } þarf enn { tiles } í mynsturlínu { $line }: { $bag } í pokanum, { $lid } í lokinu.
    }
reason-same =
    { $you ->
        [yes] Þú færð sömu stig í þessari umferð í báðum tilvikum.
       *[no] { $name } fær sömu stig í þessari umferð í báðum tilvikum.
    }

## Analysis

analyse = Greina
analysis-board = Greiningarborð
chart-as-table = Sýna sem töflu
best-moves = { $name }: bestu kostirnir
win-probability = Sigurlíkur
position-loaded = Staða

## First screen

lead = Flísaspilið fyrir tvo til fjóra leikmenn, með vinum eða gegn þjarki.
play-now = Spila núna
with-friends = Með vinum
learn = Læra að spila
puzzle-of-day = Þraut dagsins
puzzle-solved = Leyst
against = gegn
character = { $name } · { $level }
choose-opponent = Veldu andstæðing
character-rating = Styrkleikastig: { $rating }
ways-in = Leiðir inn í leikinn
my-games = Halda áfram
open-tables = Borð með lausum sætum
finished-games = Loknir leikir
rated = Styrkleikaleikur
rated-means = Engar vísbendingar, ekkert afturkallað. Þegar leikurinn er hafinn taparðu ef þú ferð, gefst upp eða fellur á tíma, og án klukku líka ef þú ert í burtu í tíu mínútur þegar röðin er komin að þér.
my-rating = Styrkleikastigin mín: { $rating }
all-games = Allir leikir og tölfræði
my-games-and-i = Leikirnir mínir og ég
game-in =
    { $state ->
        [playing] Umferð { $round }
       *[other] Bíður eftir leikmönnum
    }
watch = Fylgjast með
no-tables = Ekkert borð er opið öllum eins og er.
load-record = Opna vistaðan leik
record-file = Skrá með leik (.azul)
load-title = Opna leik eða stöðu
record-text = eða líma leik eða stöðu hér
load-it = Opna
language = Tungumál
theme = Útlit
theme-auto = Fylgja kerfinu
theme-light = Ljóst
theme-dark = Dökkt
demo-pause = Gera hlé á litla leiknum
demo-play = Spila litla leikinn
install = Setja upp
server-away = Netþjónninn svarar ekki. Reglurnar og loknu leikirnir þínir opnast án hans, en allt annað þarfnast hans. Þessi síða reynir sjálfkrafa aftur.
needs-server = Þetta þarfnast netþjónsins, sem svarar ekki sem stendur. Þessi síða reynir sjálfkrafa aftur.
not-affiliated = Ókeypis, óopinbert forrit; ótengt höfundi og útgefanda spilsins.
to-first-screen = Á upphafssíðu
setting-the-table = Verið er að undirbúa borðið…
you = Þú

## Levels

level-novice = nýliði
level-beginner = byrjandi
level-casual = frístundaspilari
level-regular = áhugaspilari
level-capable = fær spilari
level-skilled = vanur spilari
level-advanced = lengra kominn
level-veteran = reyndur spilari
level-strong = sterkur spilari
level-expert = sérfræðingur
level-elite = afreksspilari
level-champion = kappi
level-master = meistari

## How a bot plays

plays-novice = Fyllir hverja mynsturlínuna á fætur annarri, gleymir aukastigum og hinum leikmönnunum og missir oft af besta kostinum.
plays-beginner = Fyllir hverja mynsturlínuna á fætur annarri, gleymir aukastigum og hinum leikmönnunum og missir stundum af góðum kosti.
plays-casual = Safnar lóðréttum línum en gleymir litunum og hinum leikmönnunum.
plays-regular = Þekkir öll aukastig og veit hvað næsti leikmaður vill en sér ekki hvernig umferðin endar.
plays-capable = Spilar umferðina til enda í huganum en lítur ekki lengra.
plays-skilled = Hefur lært af mörgum leikjum en hugsar ekki fram í tímann og missir oft af kosti.
plays-advanced = Hefur lært af mörgum leikjum en hugsar ekki fram í tímann og missir stundum af kosti.
plays-veteran = Hefur lært af mörgum leikjum og hugsar svolítið fram í tímann.
plays-strong = Hefur lært af mörgum leikjum og hugsar nokkur skref fram í tímann.
plays-expert = Hefur lært af mörgum leikjum og hugsar fram í tímann.
plays-elite = Hugsar lengra fram í tímann og gerir fá mistök.
plays-champion = Hugsar langt fram í tímann og gerir varla mistök.
plays-master = Hugsar lengst fram í tímann og er sterkasti leikmaðurinn hér.

## A new table

how-many = Hve mörg sæti?
seats-count = { $count }
who-sits-where = Hverjir spila?
seat-number = Sæti { $seat }
at-this-screen = Við þennan skjá
by-link = Vinur, með hlekk
name = Nafn
guest = Gestur
guest-number = Gestur { $number }
wall = Veggur
wall-coloured = Litaður veggur
wall-coloured-is = Hver litur á sinn reit.
wall-grey = Grár veggur
wall-grey-is = Þú velur dálkinn.
clock = Klukka
clock-none = Engin klukka.
clock-move =
    { $seconds ->
        [one] { $seconds } sekúnda í hvert sinn.
       *[other] { $seconds } sekúndur í hvert sinn.
    }
clock-move-days =
    { $days ->
        [one] { $days } dagur í hvert sinn.
       *[other] { $days } dagar í hvert sinn.
    }
clock-days-note = Enginn missir sætið þótt hann sé fjarverandi. Ef tíminn rennur út spilar þjarkur í það sinn.
clock-days-left = { $days } d. { $hours } klst.
clock-budget =
    { $minutes ->
        [one] { $minutes } mínúta á mann, +{ $increment } s í hvert sinn.
       *[other] { $minutes } mínútur á mann, +{ $increment } s í hvert sinn.
    }
clock-own-move = Eigin tími í hvert sinn…
clock-own-budget = Eigin tími á mann…
clock-seconds = Sekúndur í hvert sinn
clock-minutes = Mínútur á mann
clock-increment = Sekúndur sem bætast við í hvert sinn
public-table = Opið öllum: hver sem er getur fylgst með eða tekið þátt
make-table = Stofna borð
start-game = Hefja leik

## Waiting for others

lobby = Borðið er tilbúið
starting = Leikurinn er að hefjast…
table-is =
    { $wall ->
        [grey] { $seats } sæti, grár veggur.
       *[coloured] { $seats } sæti, litaður veggur.
    }
open-seat = Laust sæti
is-here = við borðið
not-yet-here = ekki enn við borðið
seat-is = Hver situr í sæti { $seat }?
sit-down = Setjast
sit-here-too = Bæta við leikmanni við þennan skjá
stand-up = Standa upp
come-along = Ég er hér
your-name = Nafnið þitt
name-for-next = Nafn fyrir næsta sæti
waiting-for-seats =
    { $count ->
        [one] Enn vantar { $count } leikmann.
       *[other] Enn vantar { $count } leikmenn.
    }
come-back-any-time = Þú getur lokað síðunni og komið aftur hvenær sem er: sætið er áfram þitt á þessu tæki.
invite-link = Boðshlekkur
copy-link = Afrita hlekk
share = Deila
copy-by-hand = Veldu hlekkinn og afritaðu hann.
only-this-machine = Þessi hlekkur virkar aðeins á þessari tölvu. Fyrir önnur tæki þarf að ræsa netþjóninn svona:
qr-of-link = Boðshlekkurinn sem QR-kóði
table-abandoned = Borðið var yfirgefið.
start-waits = Leikurinn hefst þegar allir hafa lagt sitt af mörkum til útdráttarins. Enn vantar: { $names }.
start-unproven = Hefja leik án þess: útdrátturinn verður ekki sannaður
start-host-decides = Gestgjafinn ákveður hvort leikurinn hefst án þess.
new-table = Nýtt borð
new-table-is = Nýtt borð þýðir nýjan útdrátt. Allir setjast aftur.
table-goes-on = Nýtt borð bíður.
go-there = Fara að nýja borðinu
open-the-seat = Losa sætið

## Menu and settings

rules = Reglur
download-record = Sækja leikinn sem skrá
save-proof = Vista sönnun mína
proof-title = Sönnun á útdrættinum við borð { $table }
proof-commitment = Ákveðið af netþjóninum fyrir leikinn (commitment): { $commitment }
proof-seat = Sæti { $seat }, framlag mitt til útdráttarins (nonce): { $nonce }
proof-hash = Sæti { $seat }, framlagið var ákveðið áður en leikurinn hófst (nonce-hash): { $hash }
proof-no-share = Sæti { $seat }: ekkert framlag til útdráttarins
proof-how = Sæktu leikinn líka sem skrá þegar honum er lokið og keyrðu þessa skipun við hlið hennar:
copy-position = Afrita stöðuna
copy-return-link = Afrita einkahlekkinn minn
show-result = Sýna úrslitin
resign = Gefast upp
resign-sure = Viltu gefast upp?
resign-who = Hver gefst upp?
resign-all = Við öll
resign-bot = Þjarkur fær sætið til leiksloka.
leave = Yfirgefa borðið
leave-sure = Viltu yfirgefa borðið? Þjarkur tekur við; þú getur komið aftur.
leave-sure-rated = Viltu yfirgefa borðið? Þetta er styrkleikaleikur og þú tapar honum.

## Reactions

reactions = Segja eitthvað
reaction-hello = Halló!
reaction-good-luck = Gangi þér vel!
reaction-well-played = Vel spilað!
reaction-thanks = Takk!
reaction-wow = Vá!
reaction-oops = Úps!
reaction-sorry = Fyrirgefðu!
reaction-bye = Bless!
reaction-thinking = Ég er að hugsa…
reaction-hurry = Þú átt leik!

## Settings

settings = Stillingar
animation-speed = Hraði hreyfimynda
speed-slow = Hægur
speed-normal = Venjulegur
speed-fast = Hraður
speed-off = Slökkt
announcements = Tilkynningar fyrir skjálesara
announcements-everything = Allt
announcements-short = Stutt
announcements-turn = Aðeins þegar ég á leik
sound = Hljóð
volume = Hljóðstyrkur
confirm-moves = Spyrja áður en leikið er
single-key-shortcuts = Flýtilyklar með einum staf
notify = Láta mig vita þegar ég á leik
notify-refused = Vafrinn leyfir ekki tilkynningar frá þessari síðu. Því má breyta í stillingum hans.

## Keys

shortcuts = Flýtilyklar
key-move = uppstillingarplata (eða C), litur, mynsturlína (eða F)
key-step = fletta í gegnum leikinn
key-hint = vísbending
key-undo = afturkalla
key-log = gangur leiksins
key-skip = sleppa hreyfimyndinni
key-cancel = skila flísunum
key-help = þessi listi

## The end

you-win = Þú vannst!
wins = { $name } vann
shared-victory = Sameiginlegur sigur: { $names }

## Why the game ended

ended-row = Lárétt lína er fullkláruð.
ended-no-tiles = Engar flísar eru eftir til að leggja út.
ended-barren = Þrjár umferðir í röð kom engin flís á vegg.
ended-resign = { $name } gafst upp.
ended-resigned = { $names } gáfust upp.
ended-time = { $name } féll á tíma.
ended-abandoned = Allir yfirgáfu borðið.

## Where the points came from

source-before = Áður
source-placements = Lagðar flísar
source-floor = Gólflína
source-rows = Láréttar línur
source-columns = Lóðréttar línur
source-colours = Litir
source-total = Samtals

## After the game

rematch = Spila aftur
rematch-waits = Nýr leikur bíður.
replay = Endursýna
review = Leikgreining
review-of = Leikgreining: { $names }

## The draw of the tiles

draws-verified = Sannreynt: hver flís leiðir af því sem ákveðið var fyrir leikinn og af þínu eigin framlagi til útdráttarins.
draws-consistent = Útdrátturinn passar við það sem var birt. Aðeins síða leikmanns getur sannað meira.
draws-unproven = Ekki sannað: framlag leikmanns til útdráttarins vantar.
draws-older = Ekki sannað: framlögin til útdráttarins voru vistuð af eldri útgáfu.
draws-failed = Mistókst: útdrátturinn passar ekki við það sem var ákveðið!
draws-impossible = Ekki er hægt að sannreyna útdráttinn hér.
draws-start-set = Upphafsstaða leiksins var sett upp handvirkt; flísar voru aðeins dregnar eftir það.
alarm = Viðvörun!
alarm-commitment = Netþjónninn hefur skipt út því sem hann hafði ákveðið fyrir þetta borð. Ekki er hægt að treysta útdrættinum.
alarm-nonce = Netþjónninn notar ekki framlag þitt til útdráttarins. Ekki er hægt að treysta útdrættinum.
alarm-promise = Framlagi annars leikmanns var skipt út eftir að leikurinn hófst. Ekki er hægt að treysta útdrættinum.
alarm-bot = Netþjónninn hefur bætt við framlagi til útdráttarins fyrir þjark. Ekki er hægt að treysta útdrættinum.
alarm-draws = Flísarnar í þessum leik leiða ekki af því sem ákveðið var fyrir hann.

## Refusals

code-other = Það tókst ekki ({ $code }).
code-page-offline = Ekkert samband við netþjóninn.
code-page-unknown = Eitthvað fór úrskeiðis. Reyndu aftur.
code-game-bad-record = Ekki er hægt að lesa þessa skrá.
code-game-bad-position = Þessi staða er ólæsileg eða ómöguleg.
code-game-nobody-chooses = Ekkert val er í þessari stöðu.
code-game-no-moves = Engar aðgerðir eru í þessum leik.
code-game-too-long = Aðgerðirnar eru of margar til að greina leikinn.
code-table-not-your-turn = Þú átt ekki leik.
code-table-not-your-seat = Þetta er ekki þitt sæti.
code-table-stale = Leikurinn er kominn lengra. Reyndu aftur.
code-table-illegal-move = Þetta er ekki leyfilegt.
code-table-bad-move = Þetta er ekki gild aðgerð.
code-table-seat-taken = Sætið er ekki laust.
code-table-no-such-seat = Þetta sæti er ekki til.
code-table-seat-open = Sætið er laust.
code-table-seats-open = Enn eru laus sæti.
code-table-not-host = Aðeins gestgjafinn getur það.
code-table-bad-name = Veldu annað nafn.
code-table-bad-nonce = Ekki tókst að undirbúa útdráttinn.
code-table-not-in-lobby = Leikurinn er þegar hafinn.
code-table-starting = Leikurinn er rétt að hefjast.
code-table-not-starting = Leikurinn er ekki að hefjast núna.
code-table-not-playing = Leikurinn er ekki í gangi.
code-table-not-over = Leiknum er ekki lokið.
code-table-rematch-exists = Nýr leikur er þegar til.
code-table-deal-is-final = Nýjar flísar eru komnar: fyrri aðgerðum verður ekki breytt.
code-table-nothing-to-take-back = Ekkert er hægt að taka til baka.
code-table-already-asked = Beiðnin hefur þegar verið send.
code-table-already-declined = Hinir hafa hafnað.
code-table-not-asked = Engin beiðni bíður svars.
code-table-time-is-up = Tíminn er liðinn.
code-table-stand-in-plays = Þjarkur spilar í þessu sæti núna.
code-table-not-away = Þú ert þegar við borðið.
code-table-seat-lost = Þjarkur hefur sætið til leiksloka.
code-table-not-due = Það er of snemmt.
code-table-start-is-set = Leikurinn hefst í gefinni stöðu og því er ekki hægt að breyta veggnum.
code-table-too-many-changes = Of margar breytingar hafa verið gerðar við þetta borð.
code-server-bad-message = Netþjónninn gat ekki lesið skilaboð frá síðunni. Hladdu henni aftur.
code-server-not-joined = Þessi síða hefur misst sætið. Hladdu henni aftur.
code-server-bad-token = Þessi hlekkur veitir ekki sæti við þetta borð.
code-server-too-fast = Þetta var of hratt. Bíddu aðeins.
code-server-too-large = Þetta var of mikið í einu.
code-server-too-slow = Sambandið er mjög hægt.
code-server-no-such-table = Þetta borð er ekki til.
code-server-busy = Netþjónninn er upptekinn. Reyndu aftur eftir smástund.
code-server-going-down = Verið er að endurræsa netþjóninn.
code-server-no-hints = Við þetta borð eru engar vísbendingar.
code-server-bots-failed = Ekki er hægt að hlaða þjörkunum á þessum netþjóni; atburðaskrá hans segir hvers vegna.
code-server-no-reviews = Þessi netþjónn greinir ekki leiki.
code-table-rated = Þetta er styrkleikaleikur: ekkert er afturkallað.
code-table-not-ratable = Aðeins leikur einnar manneskju við þjarka getur verið styrkleikaleikur.
code-server-bad-key = Lykill þessa vafra er skemmdur. Hladdu síðunni aftur.
code-server-no-profile = Enginn leikur er til að flytja enn.
code-server-no-such-code = Kóðinn er rangur, notaður eða of gamall.
code-server-rated-game = Þessi staða er úr styrkleikaleik sem stendur yfir. Hana má greina þegar honum er lokið.
code-server-no-png = Þessi netþjónn býr ekki til PNG-myndir. Notaðu SVG.
code-server-no-analyses = Þessi netþjónn metur ekki stöður.
code-server-not-found = Hér er ekkert.
