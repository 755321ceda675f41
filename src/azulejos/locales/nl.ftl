### De woorden van azulejos in het Nederlands. Sleutels en plaatshouders zijn in alle talen gelijk.

title = azulejos
title-your-turn = ● Jouw beurt – azulejos

## Lists, numbers and dates

list-two = { $first } en { $last }
list-more = { $first }, { $rest }
number-thousands = { $thousands }.{ $rest }
number-decimal = { $whole },{ $fraction }
percent = { $number }%
month-short =
    { $month ->
        [1] jan
        [2] feb
        [3] mrt
        [4] apr
        [5] mei
        [6] jun
        [7] jul
        [8] aug
        [9] sep
        [10] okt
        [11] nov
       *[12] dec
    }
date-time = { $day } { month-short } { $year }, { $hour }:{ $minute }

## Tiles and colours

colour-name =
    { $colour ->
        [B] blauw
        [Y] geel
        [R] rood
        [K] zwart
       *[W] wit
    }
tile-colour =
    { $colour ->
        [B] blauw
        [Y] geel
        [R] rood
        [K] zwart
       *[W] wit
    }
tiles =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } blauwe tegel
               *[other] { $count } blauwe tegels
            }
        [Y]
            { $count ->
                [one] { $count } gele tegel
               *[other] { $count } gele tegels
            }
        [R]
            { $count ->
                [one] { $count } rode tegel
               *[other] { $count } rode tegels
            }
        [K]
            { $count ->
                [one] { $count } zwarte tegel
               *[other] { $count } zwarte tegels
            }
       *[W]
            { $count ->
                [one] { $count } witte tegel
               *[other] { $count } witte tegels
            }
    }
heap-part =
    { $colour ->
        [B] { $count } blauwe
        [Y] { $count } gele
        [R] { $count } rode
        [K] { $count } zwarte
       *[W] { $count } witte
    }
heap-nothing = leeg
start-marker = startspelerfiche
has-start-marker = heeft het startspelerfiche
bag = Zak
lid = Deksel
bag-and-lid = Ronde { $round }. { $bag } in de zak, { $lid } in het deksel
bag-and-lid-title = Zak en deksel
bag-and-lid-note = Is de zak leeg, dan gaan de tegels uit het deksel er weer in.

## Sources

sources = Fabrieksschijven en midden van de tafel
factory-holds = Fabrieksschijf { $number }: { $tiles }
centre-holds = Midden van de tafel: { $tiles }
centre-holds-marker = Midden van de tafel: { $tiles }, en het startspelerfiche
centre-holds-only-marker = Midden van de tafel: alleen het startspelerfiche
take-from-factory = { tiles } van fabrieksschijf { $number } nemen
take-from-centre =
    { $marker ->
        [yes] { tiles } en het startspelerfiche uit het midden van de tafel nemen
       *[no] { tiles } uit het midden van de tafel nemen
    }

## Boards

your-board = Jouw spelerbord
board-of = Spelerbord: { $name }
other-boards = De andere spelerborden

## Pattern lines and floor line

line-empty =
    { $capacity ->
        [one] Patroonlijn { $line }: leeg, plaats voor { $capacity } tegel
       *[other] Patroonlijn { $line }: leeg, plaats voor { $capacity } tegels
    }
line-state = Patroonlijn { $line }: { $filled } van { $capacity }, { colour-name }
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
minus-points =
    { $cost ->
        [one] { $cost } minpunt
       *[other] { $cost } minpunten
    }
effect-fits =
    { $fits ->
        [one] { $fits } past
       *[other] { $fits } passen
    }
effect-completes =
    { $fits ->
        [one] { $fits } past en maakt de lijn compleet
       *[other] { $fits } passen en maken de lijn compleet
    }
effect-falls =
    { $falls ->
        [one] { $falls } valt op de vloer
       *[other] { $falls } vallen op de vloer
    }
effect-falls-cost =
    { $cost ->
        [0] { effect-falls }
       *[other] { effect-falls }: { minus-points }
    }
effect-with-marker = { $effect }. Startspelerfiche: { minus-points }
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
        [one] Past nergens op de muur: { $stuck } tegel zal op de vloer vallen
       *[other] Past nergens op de muur: { $stuck } tegels zullen op de vloer vallen
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, { minus-points }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Vloerlijn: { $things }
       *[other] Vloerlijn: { $things }. { minus-points }
    }
floor-takes = Vloerlijn: { $things }. { $effect }

## The wall

wall-tile = { tile-colour } in kolom { $column }
wall-space =
    { $wall ->
        [grey] kolom { $column }
       *[coloured] { tile-colour } { $column }
    }
wall-row =
    { $state ->
        [empty] Muur, rij { $row }: geen tegels; vrij: { $free }
        [full] Muur, rij { $row }, compleet: { $tiles }
       *[part] Muur, rij { $row }: { $tiles }; vrij: { $free }
    }
wall-cell =
    { $state ->
        [tile] Rij { $row }, kolom { $column }: { tile-colour }
        [printed] Rij { $row }, kolom { $column }: { colour-name }, vrij
       *[grey] Rij { $row }, kolom { $column }: vrij
    }
wall-picture =
    { $count ->
        [one] Muur, { $name }: { $count } tegel
       *[other] Muur, { $name }: { $count } tegels
    }
tile-to-column = Tegel van patroonlijn { $line }, { tile-colour }, naar kolom { $column }: { points }
column-refuses = Rij { $row }, kolom { $column }: { $why }
line-falls =
    { $count ->
        [one] Patroonlijn { $line } past nergens: { $count } tegel valt op de vloer, { minus-points }
       *[other] Patroonlijn { $line } past nergens: { $count } tegels vallen op de vloer, { minus-points }
    }
ask-tile = Rij { $row }, kolom { $column }: { tile-colour }. Wat leverde de tegel op?
tile-asked = { $name }: rij { $row }, kolom { $column }
tile-scored-alone = In ronde { $round } gelegd zonder buren: { $points } punt.
tile-scored-one =
    { $way ->
        [row] In ronde { $round } gelegd. Horizontaal grenzen er { $points } aan elkaar: { $points } punten.
       *[column] In ronde { $round } gelegd. Verticaal grenzen er { $points } aan elkaar: { $points } punten.
    }
tile-scored-both = In ronde { $round } gelegd. { $across } horizontaal en { $down } verticaal: { $across } + { $down } = { $points } punten.
tile-unknown = Wat deze tegel opleverde, is niet bekend.

## Players and points

chip =
    { $state ->
        [plain] { $name }: { points }. Spelerbord tonen
       *[more] { $name }: { points }, { $states }. Spelerbord tonen
    }
chip-turn = aan de beurt
chip-ends = beëindigt het spel
chip-clock = nog { $clock }
points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-of = { $name }: { points }
see-rule = Regel bekijken
score-track = Scorespoor
score-track-is = Scorespoor: { $scores }
row-will-close = Beëindigt het spel
away = afwezig
bot-plays-on = een bot heeft het overgenomen

## The turn

your-turn = Jouw beurt
your-turn-tile = Kies een kolom
turn-of = { $name } is aan de beurt
dealing = De tegels worden uitgedeeld
scoring = Puntentelling
game-over = Einde van het spel
looking-back = Zet { $move } van { $moves }
in-hand = In je hand: { tiles }
typing = { $typed }…
not-there = { $typed } kan nu niet
back-to-game = Terug naar het spel
skip = Animatie overslaan

## Questions and answers

confirm-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { tiles } uit het midden op de vloerlijn leggen?
               *[line] { tiles } uit het midden op patroonlijn { $line } leggen?
            }
       *[factory]
            { $to ->
                [floor] { tiles } van fabrieksschijf { $factory } op de vloerlijn leggen?
               *[line] { tiles } van fabrieksschijf { $factory } op patroonlijn { $line } leggen?
            }
    }
confirm-tiling = De tegel van patroonlijn { $line } in kolom { $column } leggen?
confirm-line-falls = Alle tegels van patroonlijn { $line } op de vloer laten vallen?
confirm = Bevestigen
cancel = Annuleren
close = Sluiten
undo = Ongedaan maken
agree = Toestaan
refuse = Weigeren
take-back-asked = { $name } wil de laatste zet terugnemen.
take-back-sent = Het verzoek is verstuurd.
take-back-refused = De zet wordt niet teruggenomen.
taken-back =
    { $you ->
        [yes] Je hebt een zet teruggenomen
       *[no] { $name } heeft een zet teruggenomen
    }
bot-plays-for-you = Een bot speelt voor je.
return-to-seat = Mijn plaats weer innemen

## Hints

hint = Hint
thinking = Denkt na…
hint-is =
    { $you ->
        [yes] Hint: { $move }
       *[no] { turn-of }. Hint: { $move }
    }
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { tiles } uit het midden op de vloerlijn leggen
               *[line] { tiles } uit het midden op patroonlijn { $line } leggen
            }
       *[factory]
            { $to ->
                [floor] { tiles } van fabrieksschijf { $factory } op de vloerlijn leggen
               *[line] { tiles } van fabrieksschijf { $factory } op patroonlijn { $line } leggen
            }
    }
do-tiling = de tegel van patroonlijn { $line } in kolom { $column } leggen
do-line-falls = alle tegels van patroonlijn { $line } op de vloer laten vallen

## The coach of a first game

coach = Coach
coach-says = { coach }: { $words }
coach-quiet = Ik laat van me horen als het ertoe doet.
coach-better = Beter: { $move }.
coach-setting = Coach in het eerste spel

## Buttons and notes at the table

type-a-move = Zet typen: 3R2
play-move = Spelen
key-letters = B blauw, Y geel, R rood, K zwart, W wit; C midden, F vloerlijn
menu = Menu
says = { $name }: { $words }
reconnecting = Opnieuw verbinden…
move-waits = Je zet is bewaard en wacht op de verbinding.
round = Ronde { $round }
copied = Gekopieerd

## Why a line or a column is refused

refused-line-complete = Patroonlijn { $line } is al compleet.
refused-line-has-other-colour =
    { $holds ->
        [B] Op patroonlijn { $line } liggen blauwe tegels.
        [Y] Op patroonlijn { $line } liggen gele tegels.
        [R] Op patroonlijn { $line } liggen rode tegels.
        [K] Op patroonlijn { $line } liggen zwarte tegels.
       *[W] Op patroonlijn { $line } liggen witte tegels.
    }
refused-row-has-colour =
    { $colour ->
        [B] Rij { $line } van je muur heeft al een blauwe tegel.
        [Y] Rij { $line } van je muur heeft al een gele tegel.
        [R] Rij { $line } van je muur heeft al een rode tegel.
        [K] Rij { $line } van je muur heeft al een zwarte tegel.
       *[W] Rij { $line } van je muur heeft al een witte tegel.
    }
refused-space-taken = Dit vak is bezet.
refused-column-has-colour = Deze kolom heeft die kleur al.
refused-tile-fits = Een tegel die past, moet worden geplaatst.

## Log

log = Verloop
log-round = Ronde { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Jij: midden → vloer
                       *[line] Jij: midden → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] Jij: { $factory } → vloer
                       *[line] Jij: { $factory } → ≡{ $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name }: midden → vloer
                       *[line] { $name }: midden → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name }: { $factory } → vloer
                       *[line] { $name }: { $factory } → ≡{ $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] Jij: ≡{ $line } → kolom { $column }, +{ $points }
       *[no] { $name }: ≡{ $line } → kolom { $column }, +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Jij: ≡{ $line } → vloer
       *[no] { $name }: ≡{ $line } → vloer
    }
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Jij: +{ $gained }
               *[other] Jij: +{ $gained }, vloerlijn −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name }: +{ $gained }
               *[other] { $name }: +{ $gained }, vloerlijn −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] Jij: vloerlijn −{ $lost }
       *[no] { $name }: vloerlijn −{ $lost }
    }
log-time =
    { $you ->
        [yes] Je hebt geen tijd meer.
       *[no] { $name } heeft geen tijd meer.
    }
stand-in = { $name } (bot)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] Jij: complete horizontale lijn, +{ $points }
                [column] Jij: complete verticale lijn, +{ $points }
               *[colour] Jij: alle vijf van een kleur, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name }: complete horizontale lijn, +{ $points }
                [column] { $name }: complete verticale lijn, +{ $points }
               *[colour] { $name }: alle vijf van een kleur, +{ $points }
            }
    }

## Looking back

previous = Vorige
next = Volgende
replay-position = Getoonde zet
move-of = Zet { $move } van { $moves }

## What a listener hears

heard-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Je neemt { tiles } uit het midden voor de vloerlijn.
                       *[line] Je neemt { tiles } uit het midden voor patroonlijn { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] Je neemt { tiles } van fabrieksschijf { $factory } voor de vloerlijn.
                       *[line] Je neemt { tiles } van fabrieksschijf { $factory } voor patroonlijn { $line }.
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } neemt { tiles } uit het midden voor de vloerlijn.
                       *[line] { $name } neemt { tiles } uit het midden voor patroonlijn { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } neemt { tiles } van fabrieksschijf { $factory } voor de vloerlijn.
                       *[line] { $name } neemt { tiles } van fabrieksschijf { $factory } voor patroonlijn { $line }.
                    }
            }
    }
heard-tiling =
    { $you ->
        [yes] Je legt de tegel van patroonlijn { $line } in kolom { $column }: { points }.
       *[no] { $name } legt de tegel van patroonlijn { $line } in kolom { $column }: { points }.
    }
heard-line-falls =
    { $you ->
        [yes] Jouw patroonlijn { $line } past nergens en valt op de vloer.
       *[no] { $name }: patroonlijn { $line } past nergens en valt op de vloer.
    }
heard-round =
    { $you ->
        [yes] Ronde { $round }. Jij begint.
       *[no] Ronde { $round }. { $name } begint.
    }
heard-marker =
    { $you ->
        [yes] Jij krijgt het startspelerfiche.
       *[no] { $name } krijgt het startspelerfiche.
    }
heard-last-round =
    { $you ->
        [yes] Jij gaat een horizontale lijn compleet maken: dit is de laatste ronde.
       *[no] { $name } gaat een horizontale lijn compleet maken: dit is de laatste ronde.
    }
heard-scoring = Punten van ronde { $round }.
heard-placed =
    { $you ->
        [yes] Rij { $row }, { wall-tile }: { points }.
       *[no] { $name }, rij { $row }, { wall-tile }: { points }.
    }
heard-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Je scoort { points } en hebt er nu { $total }.
               *[other] Je scoort { points }, verliest er { $lost } op de vloerlijn en hebt er nu { $total }.
            }
       *[no]
            { $lost ->
                [0] { $name } scoort { points } en heeft er nu { $total }.
               *[other] { $name } scoort { points }, verliest er { $lost } op de vloerlijn en heeft er nu { $total }.
            }
    }
heard-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Je hebt geen punten te verliezen op de vloerlijn.
               *[other] Je verliest { points } op de vloerlijn en hebt er nu { $total }.
            }
       *[no]
            { $points ->
                [0] { $name } heeft geen punten te verliezen op de vloerlijn.
               *[other] { $name } verliest { points } op de vloerlijn en heeft er nu { $total }.
            }
    }
heard-total =
    { $you ->
        [yes] Je hebt nu { points }.
       *[no] { $name } heeft nu { points }.
    }
heard-bonus-for =
    { $kind ->
        [row] de complete rij { $number }
        [column] de complete kolom { $number }
       *[colour]
            { $colour ->
                [B] alle vijf de blauwe tegels
                [Y] alle vijf de gele tegels
                [R] alle vijf de rode tegels
                [K] alle vijf de zwarte tegels
               *[W] alle vijf de witte tegels
            }
    }
heard-bonus =
    { $you ->
        [yes] Je krijgt { points } voor { heard-bonus-for }.
       *[no] { $name } krijgt { points } voor { heard-bonus-for }.
    }
heard-put-back = Je legt de tegels terug.
heard-online = De verbinding is hersteld.

## Why a move is good or bad

reason-wins =
    { $you ->
        [yes] Je wint het spel met { $points } tegen { $other_points }.
       *[no] { $name } wint het spel met { $points } tegen { $other_points }.
    }
reason-shares =
    { $you ->
        [yes] Je deelt de overwinning, { $points } tegen { $points }.
       *[no] { $name } deelt de overwinning, { $points } tegen { $points }.
    }
reason-ends-game =
    { $you ->
        [yes] Je maakt rij { $row } compleet: dit is de laatste ronde.
       *[no] { $name } maakt rij { $row } compleet: dit is de laatste ronde.
    }
reason-goes-on =
    { $you ->
        [yes] Je maakt rij { $row } niet compleet: het spel gaat door.
       *[no] { $name } maakt rij { $row } niet compleet: het spel gaat door.
    }
reason-completes =
    { $you ->
        [yes] Je maakt patroonlijn { $line } compleet: +{ $points }.
       *[no] { $name } maakt patroonlijn { $line } compleet: +{ $points }.
    }
reason-misses =
    { $you ->
        [yes] Je maakt patroonlijn { $line } niet compleet (anders +{ $points }).
       *[no] { $name } maakt patroonlijn { $line } niet compleet (anders +{ $points }).
    }
reason-leaves =
    { $you ->
        [yes] Deze zet laat { tiles } liggen: jij maakt patroonlijn { $line } compleet (+{ $points }).
       *[no] Deze zet laat { tiles } liggen: { $name } maakt patroonlijn { $line } compleet (+{ $points }).
    }
reason-denies =
    { $you ->
        [yes] Deze zet neemt { tiles }: jij maakt patroonlijn { $line } niet compleet (anders +{ $points }).
       *[no] Deze zet neemt { tiles }: { $name } maakt patroonlijn { $line } niet compleet (anders +{ $points }).
    }
reason-instead =
    { $you ->
        [yes] Je maakt patroonlijn { $line } (+{ $points }) compleet in plaats van { $other_line } (+{ $other_points }).
       *[no] { $name } maakt patroonlijn { $line } (+{ $points }) compleet in plaats van { $other_line } (+{ $other_points }).
    }
reason-scores-more =
    { $you ->
        [yes] Je krijgt { points } voor nieuwe tegels op de muur (anders { $other_points }), vooral met patroonlijn { $line }.
       *[no] { $name } krijgt { points } voor nieuwe tegels op de muur (anders { $other_points }), vooral met patroonlijn { $line }.
    }
reason-scores-less =
    { $you ->
        [yes] Je krijgt { points } voor nieuwe tegels op de muur (anders { $other_points }, vooral met patroonlijn { $line }).
       *[no] { $name } krijgt { points } voor nieuwe tegels op de muur (anders { $other_points }, vooral met patroonlijn { $line }).
    }
reason-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Je verliest geen punten op de vloerlijn (anders { $other_points }).
               *[other]
                    { $other_points ->
                        [0] Je verliest { points } op de vloerlijn.
                       *[other] Je verliest { points } op de vloerlijn (anders { $other_points }).
                    }
            }
       *[no]
            { $points ->
                [0] { $name } verliest geen punten op de vloerlijn (anders { $other_points }).
               *[other]
                    { $other_points ->
                        [0] { $name } verliest { points } op de vloerlijn.
                       *[other] { $name } verliest { points } op de vloerlijn (anders { $other_points }).
                    }
            }
    }
reason-marker-cheap = Het startspelerfiche kost nu maar { points }: het komt mee met tegels uit het midden, en jij begint de volgende ronde.
reason-floor-fills = Je vloerlijn kost al { points }; de volgende tegel daar kost er nog { $more }.
reason-begins =
    { $you ->
        [yes] Je begint de volgende ronde.
       *[no] { $name } begint de volgende ronde.
    }
reason-row =
    { $you ->
        [yes] Je hebt dan { $tiles } van de 5 tegels in rij { $row } (anders { $other_tiles }).
       *[no] { $name } heeft dan { $tiles } van de 5 tegels in rij { $row } (anders { $other_tiles }).
    }
reason-column =
    { $you ->
        [yes]
            { $tiles ->
                [5] Je maakt kolom { $column } compleet: { $points } extra punten.
               *[other] Je hebt dan { $tiles } van de 5 tegels in kolom { $column } (anders { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } maakt kolom { $column } compleet: { $points } extra punten.
               *[other] { $name } heeft dan { $tiles } van de 5 tegels in kolom { $column } (anders { $other_tiles }).
            }
    }
reason-colour =
    { $you ->
        [yes]
            { $tiles ->
                [5] Je hebt dan { tiles } op de muur: { $points } extra punten.
               *[other] Je hebt dan { tiles } op de muur (anders { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } heeft dan { tiles } op de muur: { $points } extra punten.
               *[other] { $name } heeft dan { tiles } op de muur (anders { $other_tiles }).
            }
    }
reason-line =
    { $you ->
        [yes] Je hebt dan { $tiles } van de { $space } tegels in patroonlijn { $line } (anders { $other_tiles }).
       *[no] { $name } heeft dan { $tiles } van de { $space } tegels in patroonlijn { $line } (anders { $other_tiles }).
    }
reason-supply =
    { $you ->
        [yes] Je hebt nog { tiles } nodig voor patroonlijn { $line }: { $bag } in de zak, { $lid } in het deksel.
       *[no] { $name } heeft nog { tiles } nodig voor patroonlijn { $line }: { $bag } in de zak, { $lid } in het deksel.
    }
reason-same =
    { $you ->
        [yes] Je krijgt in deze ronde in beide gevallen dezelfde punten.
       *[no] { $name } krijgt in deze ronde in beide gevallen dezelfde punten.
    }

## Analysis

analyse = Analyseren
analysis-board = Analysebord
chart-as-table = Als tabel tonen
best-moves = { $name }: beste zetten
win-probability = Winkans
position-loaded = Stelling

## First screen

lead = Het tegelspel voor twee tot vier spelers, met vrienden of tegen een bot.
play-now = Nu spelen
with-friends = Met vrienden
learn = Leren spelen
puzzle-of-day = Puzzel van de dag
puzzle-solved = Opgelost
against = tegen
character = { $name } · { $level }
choose-opponent = Kies je tegenstander
character-rating = Rating { $rating }
ways-in = Manieren om te beginnen
my-games = Verderspelen
open-tables = Tafels met vrije plaatsen
finished-games = Afgelopen spellen
rated = Telt voor de rating
rated-means = Geen hints, niets terugnemen. Zodra het spel is begonnen, verlies je als je weggaat, opgeeft of geen tijd meer hebt, en zonder klok ook als je tien minuten weg bent terwijl je aan de beurt bent.
my-rating = Mijn rating: { $rating }
all-games = Alle spellen en statistieken
my-games-and-i = Mijn spellen en ik
game-in =
    { $state ->
        [playing] Ronde { $round }
       *[other] Wacht op spelers
    }
watch = Toekijken
no-tables = Er is nu geen openbare tafel.
load-record = Spel openen
record-file = Bestand met spelverslag (.azul)
load-title = Spel of stelling openen
record-text = of een spelverslag of stelling plakken
load-it = Openen
language = Taal
theme = Uiterlijk
theme-auto = Systeeminstelling
theme-light = Licht
theme-dark = Donker
demo-pause = Voorbeeldspel pauzeren
demo-play = Voorbeeldspel afspelen
install = Installeren
server-away = De server reageert niet. De spelregels en je afgelopen spellen openen zonder server, al het andere heeft hem nodig. Deze pagina probeert het vanzelf opnieuw.
needs-server = Hiervoor is de server nodig, en die reageert nu niet. Deze pagina probeert het vanzelf opnieuw.
not-affiliated = Een gratis, onofficieel programma; niet verbonden aan de auteur of de uitgever van het spel.
to-first-screen = Naar het beginscherm
setting-the-table = De tafel wordt klaargezet…
you = Jij

## Levels

level-novice = nieuweling
level-beginner = beginner
level-casual = gelegenheidsspeler
level-regular = vaste speler
level-capable = bekwaam
level-skilled = geoefend
level-advanced = gevorderd
level-veteran = veteraan
level-strong = sterk
level-expert = expert
level-elite = topspeler
level-champion = kampioen
level-master = meester

## How a bot plays

plays-novice = Vult de ene patroonlijn na de andere, vergeet de extra punten en de andere spelers en ziet vaak de beste zet over het hoofd.
plays-beginner = Vult de ene patroonlijn na de andere, vergeet de extra punten en de andere spelers en ziet af en toe een goede zet over het hoofd.
plays-casual = Verzamelt verticale lijnen, maar vergeet de kleuren en de andere spelers.
plays-regular = Kent alle extra punten en weet wat de volgende speler wil, maar ziet niet hoe de ronde afloopt.
plays-capable = Speelt de ronde in gedachten uit, maar kijkt niet verder.
plays-skilled = Heeft van veel spellen geleerd, maar denkt niet vooruit en ziet vaak een zet over het hoofd.
plays-advanced = Heeft van veel spellen geleerd, maar denkt niet vooruit en ziet af en toe een zet over het hoofd.
plays-veteran = Heeft van veel spellen geleerd en denkt een beetje vooruit.
plays-strong = Heeft van veel spellen geleerd en denkt enkele zetten vooruit.
plays-expert = Heeft van veel spellen geleerd en denkt vooruit.
plays-elite = Denkt verder vooruit en maakt weinig fouten.
plays-champion = Denkt ver vooruit en maakt nauwelijks fouten.
plays-master = Denkt het verst vooruit en is hier de sterkste speler.

## A new table

how-many = Hoeveel plaatsen?
seats-count = { $count }
who-sits-where = Wie speelt er?
seat-number = Plaats { $seat }
at-this-screen = Aan dit scherm
by-link = Een vriend, via link
name = Naam
guest = Gast
guest-number = Gast { $number }
wall = Muur
wall-coloured = Gekleurde muur
wall-coloured-is = Elke kleur heeft een eigen vak.
wall-grey = Grijze muur
wall-grey-is = Je kiest zelf de kolom.
clock = Klok
clock-none = Geen klok.
clock-move =
    { $seconds ->
        [one] { $seconds } seconde per zet.
       *[other] { $seconds } seconden per zet.
    }
clock-move-days =
    { $days ->
        [one] { $days } dag per zet.
       *[other] { $days } dagen per zet.
    }
clock-days-note = Wie weg is, wordt niet vervangen. Komt een zet niet op tijd, dan doet een bot die.
clock-days-left = { $days } d { $hours } u
clock-budget =
    { $minutes ->
        [one] { $minutes } minuut per speler, +{ $increment } s per zet.
       *[other] { $minutes } minuten per speler, +{ $increment } s per zet.
    }
clock-own-move = Eigen tijd per zet…
clock-own-budget = Eigen tijd per speler…
clock-seconds = Seconden per zet
clock-minutes = Minuten per speler
clock-increment = Extra seconden na elke zet
public-table = Openbaar: iedereen kan toekijken of meedoen
make-table = Tafel aanmaken
start-game = Spel starten

## Waiting for others

lobby = De tafel staat klaar
starting = Het spel begint…
table-is =
    { $wall ->
        [grey] { $seats } plaatsen, grijze muur.
       *[coloured] { $seats } plaatsen, gekleurde muur.
    }
open-seat = Vrije plaats
is-here = is er
not-yet-here = is er nog niet
seat-is = Wie zit op plaats { $seat }?
sit-down = Plaatsnemen
sit-here-too = Speler aan dit scherm toevoegen
stand-up = Opstaan
come-along = Ik ben er
your-name = Jouw naam
name-for-next = Naam voor de volgende plaats
waiting-for-seats =
    { $count ->
        [one] Wachten op nog { $count } speler.
       *[other] Wachten op nog { $count } spelers.
    }
come-back-any-time = Je kunt deze pagina sluiten en altijd terugkomen: op dit apparaat blijft de plaats van jou.
invite-link = Uitnodigingslink
copy-link = Link kopiëren
share = Delen
copy-by-hand = Selecteer de link en kopieer hem.
only-this-machine = Deze link werkt alleen op deze computer. Start de server voor andere apparaten met:
qr-of-link = De uitnodigingslink als QR-code
table-abandoned = Deze tafel is verlaten.
start-waits = Het spel begint zodra iedereen heeft bijgedragen aan de trekking. Nog niet: { $names }.
start-unproven = Zonder die bijdrage starten: de trekking wordt niet bewezen
start-host-decides = De host beslist of het spel zonder die bijdrage begint.
new-table = Nieuwe tafel
new-table-is = Een nieuwe tafel betekent een nieuwe trekking. Iedereen neemt weer plaats.
table-goes-on = Er wacht een nieuwe tafel.
go-there = Naar de nieuwe tafel gaan
open-the-seat = Plaats vrijmaken

## Menu and settings

rules = Spelregels
download-record = Spelverslag downloaden
save-proof = Mijn bewijs opslaan
proof-title = Bewijs van de trekkingen aan tafel { $table }
proof-commitment = Door de server vastgelegd vóór het spel (commitment): { $commitment }
proof-seat = Plaats { $seat }, mijn bijdrage aan de trekking (nonce): { $nonce }
proof-hash = Plaats { $seat }, de bijdrage lag vóór de start vast (nonce-hash): { $hash }
proof-no-share = Plaats { $seat }: geen bijdrage aan de trekking
proof-how = Download na het spel ook het spelverslag en voer daarnaast deze opdracht uit:
copy-position = Stelling kopiëren
copy-return-link = Mijn privélink kopiëren
show-result = Uitslag tonen
resign = Opgeven
resign-sure = Dit spel opgeven?
resign-who = Wie geeft op?
resign-all = Wij allemaal
resign-bot = Een bot krijgt de plaats tot het einde van het spel.
leave = Tafel verlaten
leave-sure = Tafel verlaten? Een bot neemt het over; je kunt terugkomen.
leave-sure-rated = Tafel verlaten? Het spel telt voor de rating, dus je verliest.

## Reactions

reactions = Iets zeggen
reaction-hello = Hallo!
reaction-good-luck = Succes!
reaction-well-played = Goed gespeeld!
reaction-thanks = Bedankt!
reaction-wow = Wauw!
reaction-oops = Oeps!
reaction-sorry = Sorry!
reaction-bye = Tot ziens!
reaction-thinking = Even nadenken…
reaction-hurry = Jij bent aan de beurt!

## Settings

settings = Instellingen
animation-speed = Animatiesnelheid
speed-slow = Langzaam
speed-normal = Normaal
speed-fast = Snel
speed-off = Uit
announcements = Meldingen voor schermlezers
announcements-everything = Alles
announcements-short = Kort
announcements-turn = Alleen mijn beurt
sound = Geluid
volume = Volume
confirm-moves = Voor elke zet om bevestiging vragen
single-key-shortcuts = Sneltoetsen met één toets
notify = Melding geven als ik aan de beurt ben
notify-refused = Deze browser staat meldingen van deze pagina niet toe. Dat kun je in de instellingen ervan wijzigen.

## Keys

shortcuts = Sneltoetsen
key-move = fabrieksschijf (of C), kleur, patroonlijn (of F)
key-step = door het spel bladeren
key-hint = hint
key-undo = ongedaan maken
key-log = verloop
key-skip = animatie overslaan
key-cancel = tegels terugleggen
key-help = deze lijst

## The end

you-win = Je hebt gewonnen!
wins = { $name } heeft gewonnen
shared-victory = Gedeelde overwinning: { $names }

## Why the game ended

ended-row = Een horizontale lijn is compleet.
ended-no-tiles = Er zijn geen tegels meer om uit te delen.
ended-barren = Drie rondes lang kwam er geen tegel op een muur.
ended-resign = { $name } heeft opgegeven.
ended-resigned = { $names } hebben opgegeven.
ended-time = { $name } heeft geen tijd meer.
ended-abandoned = Iedereen heeft de tafel verlaten.

## Where the points came from

source-before = Vooraf
source-placements = Geplaatste tegels
source-floor = Vloerlijn
source-rows = Horizontale lijnen
source-columns = Verticale lijnen
source-colours = Kleuren
source-total = Totaal

## After the game

rematch = Revanche
rematch-waits = Er wacht een revanche.
replay = Terugkijken
review = Spelanalyse
review-of = Spelanalyse: { $names }

## The draw of the tiles

draws-verified = Gecontroleerd: elke tegel volgt uit wat vóór het spel vastlag en uit je eigen bijdrage aan de trekking.
draws-consistent = De trekkingen kloppen met wat openbaar is gemaakt. Alleen de pagina van een speler kan meer bewijzen.
draws-unproven = Niet bewezen: de bijdrage van een speler aan de trekking ontbreekt.
draws-older = Niet bewezen: de bijdragen aan de trekking zijn door een oudere versie bewaard.
draws-failed = Mislukt: de trekkingen kloppen niet met wat vastlag!
draws-impossible = De trekkingen zijn hier niet te controleren.
draws-start-set = Het begin van dit spel is met de hand opgezet; pas daarna zijn er tegels getrokken.
alarm = Waarschuwing!
alarm-commitment = De server heeft vervangen wat voor deze tafel vastlag. De trekking is niet te vertrouwen.
alarm-nonce = De server gebruikt jouw bijdrage aan de trekking niet. De trekking is niet te vertrouwen.
alarm-promise = De bijdrage van een andere speler is na de start vervangen. De trekking is niet te vertrouwen.
alarm-bot = De server heeft voor een bot een bijdrage aan de trekking toegevoegd. De trekking is niet te vertrouwen.
alarm-draws = De tegels van dit spel volgen niet uit wat vóór het spel vastlag.

## Refusals

code-other = Dat ging niet ({ $code }).
code-page-offline = Geen verbinding met de server.
code-page-unknown = Er ging iets mis. Probeer het nog eens.
code-game-bad-record = Dit spelverslag kan niet worden gelezen.
code-game-bad-position = Deze stelling kan niet worden gelezen of is niet mogelijk.
code-game-nobody-chooses = In deze stelling valt er niets te kiezen.
code-game-no-moves = In dit spel is geen zet gedaan.
code-game-too-long = Dit spel heeft te veel zetten voor een spelanalyse.
code-table-not-your-turn = Je bent niet aan de beurt.
code-table-not-your-seat = Dit is niet jouw plaats.
code-table-stale = Het spel is verdergegaan. Probeer het nog eens.
code-table-illegal-move = Deze zet kan niet.
code-table-bad-move = Dit is geen zet.
code-table-seat-taken = Deze plaats is bezet.
code-table-no-such-seat = Die plaats bestaat niet.
code-table-seat-open = Deze plaats is vrij.
code-table-seats-open = Er zijn nog vrije plaatsen.
code-table-not-host = Dat kan alleen de host.
code-table-bad-name = Kies een andere naam.
code-table-bad-nonce = De trekkingen konden niet worden voorbereid.
code-table-not-in-lobby = Het spel is al begonnen.
code-table-starting = Het spel staat op het punt te beginnen.
code-table-not-starting = Het spel begint nu niet.
code-table-not-playing = Er wordt niet gespeeld.
code-table-not-over = Het spel is nog niet afgelopen.
code-table-rematch-exists = Er is al een revanche.
code-table-deal-is-final = Er zijn nieuwe tegels uitgedeeld: eerdere zetten liggen vast.
code-table-nothing-to-take-back = Er is niets terug te nemen.
code-table-already-asked = Het verzoek is al verstuurd.
code-table-already-declined = De anderen hebben geweigerd.
code-table-not-asked = Er is geen verzoek om te beantwoorden.
code-table-time-is-up = De tijd is om.
code-table-stand-in-plays = Op deze plaats speelt nu een bot.
code-table-not-away = Je zit al aan de tafel.
code-table-seat-lost = Een bot heeft deze plaats tot het einde van het spel.
code-table-not-due = Daarvoor is het te vroeg.
code-table-start-is-set = Deze tafel begint met een stelling; de muur ligt vast.
code-table-too-many-changes = Er zijn te veel wijzigingen aan deze tafel geweest.
code-server-bad-message = De server kon een bericht van deze pagina niet lezen. Laad de pagina opnieuw.
code-server-not-joined = Deze pagina is je plaats kwijt. Laad de pagina opnieuw.
code-server-bad-token = Deze link geeft geen plaats aan deze tafel.
code-server-too-fast = Dat ging te snel. Wacht even.
code-server-too-large = Dat was te veel ineens.
code-server-too-slow = De verbinding is erg traag.
code-server-no-such-table = Die tafel bestaat niet.
code-server-busy = De server heeft het druk. Probeer het zo nog eens.
code-server-going-down = De server wordt opnieuw gestart.
code-server-no-hints = Aan deze tafel zijn er geen hints.
code-server-bots-failed = De bots kunnen op deze server niet worden geladen; het logboek zegt waarom.
code-server-no-reviews = Deze server maakt geen spelanalyses.
code-table-rated = Dit spel telt voor de rating: zetten worden niet teruggenomen.
code-table-not-ratable = Alleen een spel van één persoon tegen bots kan voor de rating tellen.
code-server-bad-key = De sleutel van deze browser is beschadigd. Laad de pagina opnieuw.
code-server-no-profile = Je hebt nog geen spel om mee te nemen.
code-server-no-such-code = Deze code is fout, al gebruikt of te oud.
code-server-rated-game = Deze stelling hoort bij een spel voor de rating. Na afloop kun je die analyseren.
code-server-no-png = Deze server maakt geen PNG-afbeeldingen. Neem SVG.
code-server-no-analyses = Deze server beoordeelt geen stellingen.
code-server-not-found = Hier is niets.
