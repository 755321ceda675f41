### Ordene i azulejos på dansk. Nøgler og pladsholdere er de samme i alle sprog.

title = azulejos
title-your-turn = ● Din tur – azulejos

## Lists, numbers and dates

list-two = { $first } og { $last }
list-more = { $first }, { $rest }
number-thousands = { $thousands }.{ $rest }
number-decimal = { $whole },{ $fraction }
percent = { $number }{ "\u00A0" }%
month-short =
    { $month ->
        [1] jan.
        [2] feb.
        [3] mar.
        [4] apr.
        [5] maj
        [6] jun.
        [7] jul.
        [8] aug.
        [9] sep.
        [10] okt.
        [11] nov.
       *[12] dec.
    }
date-time = { $day }. { month-short } { $year }, { $hour }.{ $minute }

## Tiles and colours

colour-name =
    { $colour ->
        [B] blå
        [Y] gul
        [R] rød
        [K] sort
       *[W] hvid
    }
tile-colour =
    { $colour ->
        [B] blå
        [Y] gul
        [R] rød
        [K] sort
       *[W] hvid
    }
tiles =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } blå flise
               *[other] { $count } blå fliser
            }
        [Y]
            { $count ->
                [one] { $count } gul flise
               *[other] { $count } gule fliser
            }
        [R]
            { $count ->
                [one] { $count } rød flise
               *[other] { $count } røde fliser
            }
        [K]
            { $count ->
                [one] { $count } sort flise
               *[other] { $count } sorte fliser
            }
       *[W]
            { $count ->
                [one] { $count } hvid flise
               *[other] { $count } hvide fliser
            }
    }
heap-part =
    { $colour ->
        [B] { $count } blå
        [Y]
            { $count ->
                [one] { $count } gul
               *[other] { $count } gule
            }
        [R]
            { $count ->
                [one] { $count } rød
               *[other] { $count } røde
            }
        [K]
            { $count ->
                [one] { $count } sort
               *[other] { $count } sorte
            }
       *[W]
            { $count ->
                [one] { $count } hvid
               *[other] { $count } hvide
            }
    }
heap-nothing = tomt
start-marker = startbrik
has-start-marker = har startbrikken
bag = Pose
lid = Låg
bag-and-lid = Runde { $round }. { $bag } i posen, { $lid } i låget
bag-and-lid-title = Pose og låg
bag-and-lid-note = Når posen er tom, kommer fliserne fra låget tilbage i den.

## Sources

sources = Fabriksbrikker og midten af bordet
factory-holds = Fabriksbrik { $number }: { $tiles }
centre-holds = Midten af bordet: { $tiles }
centre-holds-marker = Midten af bordet: { $tiles } samt startbrikken
centre-holds-only-marker = Midten af bordet: kun startbrikken
take-from-factory = Tag { tiles } fra fabriksbrik { $number }
take-from-centre =
    { $marker ->
        [yes] Tag { tiles } og startbrikken fra midten af bordet
       *[no] Tag { tiles } fra midten af bordet
    }

## Boards

your-board = Din spilleplade
board-of = Spilleplade: { $name }
other-boards = De andre spilleplader

## Pattern lines and floor line

line-empty =
    { $capacity ->
        [one] Mønsterlinje { $line }: tom, plads til { $capacity } flise
       *[other] Mønsterlinje { $line }: tom, plads til { $capacity } fliser
    }
line-state = Mønsterlinje { $line }: { $filled } af { $capacity }, { colour-name }
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
minus-points = { $cost } minuspoint
effect-fits = { $fits } får plads
effect-completes = { $fits } får plads og fylder linjen
effect-falls = { $falls } falder på gulvet
effect-falls-cost =
    { $cost ->
        [0] { effect-falls }
       *[other] { effect-falls }: { minus-points }
    }
effect-with-marker = { $effect }. Startbrik: { minus-points }
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
        [one] Passer ingen steder på væggen: { $stuck } flise vil falde på gulvet
       *[other] Passer ingen steder på væggen: { $stuck } fliser vil falde på gulvet
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, { minus-points }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Gulvlinje: { $things }
       *[other] Gulvlinje: { $things }. { minus-points }
    }
floor-takes = Gulvlinje: { $things }. { $effect }

## The wall

wall-tile = { tile-colour } i kolonne { $column }
wall-space =
    { $wall ->
        [grey] kolonne { $column }
       *[coloured] { tile-colour } { $column }
    }
wall-row =
    { $state ->
        [empty] Væg, række { $row }: ingen fliser; ledigt: { $free }
        [full] Væg, række { $row }, fyldt: { $tiles }
       *[part] Væg, række { $row }: { $tiles }; ledigt: { $free }
    }
wall-cell =
    { $state ->
        [tile] Række { $row }, kolonne { $column }: { tile-colour }
        [printed] Række { $row }, kolonne { $column }: { colour-name }, ledigt
       *[grey] Række { $row }, kolonne { $column }: ledigt
    }
wall-picture =
    { $count ->
        [one] Væg, { $name }: { $count } flise
       *[other] Væg, { $name }: { $count } fliser
    }
tile-to-column = Flisen fra mønsterlinje { $line }, { tile-colour }, til kolonne { $column }: { points }
column-refuses = Række { $row }, kolonne { $column }: { $why }
line-falls =
    { $count ->
        [one] Mønsterlinje { $line } passer ingen steder: { $count } flise falder på gulvet, { minus-points }
       *[other] Mønsterlinje { $line } passer ingen steder: { $count } fliser falder på gulvet, { minus-points }
    }
ask-tile = Række { $row }, kolonne { $column }: { tile-colour }. Hvad gav flisen?
tile-asked = { $name }: række { $row }, kolonne { $column }
tile-scored-alone = Lagt i runde { $round } uden naboer: { $points } point.
tile-scored-one =
    { $way ->
        [row] Lagt i runde { $round }. Den gav en vandret række på { $points }: { $points } point.
       *[column] Lagt i runde { $round }. Den gav en lodret linje på { $points }: { $points } point.
    }
tile-scored-both = Lagt i runde { $round }. { $across } vandret og { $down } lodret: { $across } + { $down } = { $points } point.
tile-unknown = Det vides ikke, hvad flisen gav.

## Players and points

chip =
    { $state ->
        [plain] { $name }: { points }. Vis spillepladen
       *[more] { $name }: { points }, { $states }. Vis spillepladen
    }
chip-turn = er i tur
chip-ends = afslutter spillet
chip-clock = { $clock } tilbage
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
score-of = { $name }: { points }
see-rule = Se reglen
score-track = Pointspor
score-track-is = Pointspor: { $scores }
row-will-close = Afslutter spillet
away = ikke her
bot-plays-on = en bot har overtaget

## The turn

your-turn = Din tur
your-turn-tile = Vælg en kolonne
turn-of = { $name } er i tur
dealing = Fliserne lægges ud
scoring = Pointgivning
game-over = Spillet er slut
looking-back = Træk { $move } af { $moves }
in-hand = I hånden: { tiles }
typing = { $typed }…
not-there = { $typed } er ikke muligt lige nu
back-to-game = Tilbage til spillet
skip = Spring animationen over

## Questions and answers

confirm-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] Læg { tiles } fra bordets midte på gulvlinjen?
               *[line] Læg { tiles } fra bordets midte på mønsterlinje { $line }?
            }
       *[factory]
            { $to ->
                [floor] Læg { tiles } fra fabriksbrik { $factory } på gulvlinjen?
               *[line] Læg { tiles } fra fabriksbrik { $factory } på mønsterlinje { $line }?
            }
    }
confirm-tiling = Læg flisen fra mønsterlinje { $line } i kolonne { $column }?
confirm-line-falls = Lad alle fliser fra mønsterlinje { $line } falde på gulvet?
confirm = Bekræft
cancel = Annullér
close = Luk
undo = Fortryd
agree = Tillad
refuse = Afvis
take-back-asked = { $name } vil gerne tage det sidste træk tilbage.
take-back-sent = Anmodningen er sendt.
take-back-refused = Trækket tages ikke tilbage.
taken-back =
    { $you ->
        [yes] Du tog et træk tilbage
       *[no] { $name } tog et træk tilbage
    }
bot-plays-for-you = En bot spiller for dig.
return-to-seat = Overtag min plads igen

## Hints

hint = Tip
thinking = Tænker …
hint-is =
    { $you ->
        [yes] Tip: { $move }
       *[no] { turn-of }. Tip: { $move }
    }
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] læg { tiles } fra bordets midte på gulvlinjen
               *[line] læg { tiles } fra bordets midte på mønsterlinje { $line }
            }
       *[factory]
            { $to ->
                [floor] læg { tiles } fra fabriksbrik { $factory } på gulvlinjen
               *[line] læg { tiles } fra fabriksbrik { $factory } på mønsterlinje { $line }
            }
    }
do-tiling = læg flisen fra mønsterlinje { $line } i kolonne { $column }
do-line-falls = lad alle fliser fra mønsterlinje { $line } falde på gulvet

## The coach of a first game

coach = Træner
coach-says = { coach }: { $words }
coach-quiet = Jeg siger til, når det er vigtigt.
coach-better = Bedre: { $move }.
coach-setting = Træner i det første spil

## Buttons and notes at the table

type-a-move = Skriv et træk: 3R2
play-move = Spil
key-letters = B blå, Y gul, R rød, K sort, W hvid; C midten, F gulvlinjen
menu = Menu
says = { $name }: { $words }
reconnecting = Genopretter forbindelsen …
move-waits = Dit træk er gemt og venter på forbindelsen.
round = Runde { $round }
copied = Kopieret

## Why a line or a column is refused

refused-line-complete = Mønsterlinje { $line } er allerede fyldt.
refused-line-has-other-colour =
    { $holds ->
        [B] På mønsterlinje { $line } ligger der blå fliser.
        [Y] På mønsterlinje { $line } ligger der gule fliser.
        [R] På mønsterlinje { $line } ligger der røde fliser.
        [K] På mønsterlinje { $line } ligger der sorte fliser.
       *[W] På mønsterlinje { $line } ligger der hvide fliser.
    }
refused-row-has-colour =
    { $colour ->
        [B] Række { $line } på din væg har allerede en blå flise.
        [Y] Række { $line } på din væg har allerede en gul flise.
        [R] Række { $line } på din væg har allerede en rød flise.
        [K] Række { $line } på din væg har allerede en sort flise.
       *[W] Række { $line } på din væg har allerede en hvid flise.
    }
refused-space-taken = Feltet er optaget.
refused-column-has-colour = Kolonnen har allerede den farve.
refused-tile-fits = En flise, der kan lægges, skal lægges.

## Log

log = Forløb
log-round = Runde { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Du: midten → gulv
                       *[line] Du: midten → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] Du: { $factory } → gulv
                       *[line] Du: { $factory } → ≡{ $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name }: midten → gulv
                       *[line] { $name }: midten → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name }: { $factory } → gulv
                       *[line] { $name }: { $factory } → ≡{ $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] Du: ≡{ $line } → kolonne { $column }, +{ $points }
       *[no] { $name }: ≡{ $line } → kolonne { $column }, +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Du: ≡{ $line } → gulv
       *[no] { $name }: ≡{ $line } → gulv
    }
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Du: +{ $gained }
               *[other] Du: +{ $gained }, gulvlinje −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name }: +{ $gained }
               *[other] { $name }: +{ $gained }, gulvlinje −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] Du: gulvlinje −{ $lost }
       *[no] { $name }: gulvlinje −{ $lost }
    }
log-time =
    { $you ->
        [yes] Du løb tør for tid.
       *[no] { $name } løb tør for tid.
    }
stand-in = { $name } (bot)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] Du: fyldt vandret række, +{ $points }
                [column] Du: fyldt lodret linje, +{ $points }
               *[colour] Du: alle fem af en farve, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name }: fyldt vandret række, +{ $points }
                [column] { $name }: fyldt lodret linje, +{ $points }
               *[colour] { $name }: alle fem af en farve, +{ $points }
            }
    }

## Looking back

previous = Forrige
next = Næste
replay-position = Vist træk
move-of = Træk { $move } af { $moves }

## What a listener hears

heard-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Du tager { tiles } fra midten til gulvlinjen.
                       *[line] Du tager { tiles } fra midten til mønsterlinje { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] Du tager { tiles } fra fabriksbrik { $factory } til gulvlinjen.
                       *[line] Du tager { tiles } fra fabriksbrik { $factory } til mønsterlinje { $line }.
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } tager { tiles } fra midten til gulvlinjen.
                       *[line] { $name } tager { tiles } fra midten til mønsterlinje { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } tager { tiles } fra fabriksbrik { $factory } til gulvlinjen.
                       *[line] { $name } tager { tiles } fra fabriksbrik { $factory } til mønsterlinje { $line }.
                    }
            }
    }
heard-tiling =
    { $you ->
        [yes] Du lægger flisen fra mønsterlinje { $line } i kolonne { $column }: { points }.
       *[no] { $name } lægger flisen fra mønsterlinje { $line } i kolonne { $column }: { points }.
    }
heard-line-falls =
    { $you ->
        [yes] Din mønsterlinje { $line } passer ingen steder og falder på gulvet.
       *[no] { $name }: mønsterlinje { $line } passer ingen steder og falder på gulvet.
    }
heard-round =
    { $you ->
        [yes] Runde { $round }. Du begynder.
       *[no] Runde { $round }. { $name } begynder.
    }
heard-marker =
    { $you ->
        [yes] Du får startbrikken.
       *[no] { $name } får startbrikken.
    }
heard-last-round =
    { $you ->
        [yes] Du fylder snart en vandret række: det er sidste runde.
       *[no] { $name } fylder snart en vandret række: det er sidste runde.
    }
heard-scoring = Pointgivning efter runde { $round }.
heard-placed =
    { $you ->
        [yes] Række { $row }, { wall-tile }: { points }.
       *[no] { $name }, række { $row }, { wall-tile }: { points }.
    }
heard-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Du får { points } og har nu { $total }.
               *[other] Du får { points }, mister { $lost } på gulvlinjen og har nu { $total }.
            }
       *[no]
            { $lost ->
                [0] { $name } får { points } og har nu { $total }.
               *[other] { $name } får { points }, mister { $lost } på gulvlinjen og har nu { $total }.
            }
    }
heard-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Du har ingen point at miste på gulvlinjen.
               *[other] Du mister { points } på gulvlinjen og har nu { $total }.
            }
       *[no]
            { $points ->
                [0] { $name } har ingen point at miste på gulvlinjen.
               *[other] { $name } mister { points } på gulvlinjen og har nu { $total }.
            }
    }
heard-total =
    { $you ->
        [yes] Du har nu { points }.
       *[no] { $name } har nu { points }.
    }
heard-bonus-for =
    { $kind ->
        [row] at fylde række { $number }
        [column] at fylde kolonne { $number }
       *[colour]
            { $colour ->
                [B] alle fem blå fliser
                [Y] alle fem gule fliser
                [R] alle fem røde fliser
                [K] alle fem sorte fliser
               *[W] alle fem hvide fliser
            }
    }
heard-bonus =
    { $you ->
        [yes] Du får { points } for { heard-bonus-for }.
       *[no] { $name } får { points } for { heard-bonus-for }.
    }
heard-put-back = Du lægger fliserne tilbage.
heard-online = Forbindelsen er genoprettet.

## Why a move is good or bad

reason-wins =
    { $you ->
        [yes] Du vinder spillet med { $points } mod { $other_points }.
       *[no] { $name } vinder spillet med { $points } mod { $other_points }.
    }
reason-shares =
    { $you ->
        [yes] Du deler sejren, { $points } mod { $points }.
       *[no] { $name } deler sejren, { $points } mod { $points }.
    }
reason-ends-game =
    { $you ->
        [yes] Du fylder række { $row }: det er sidste runde.
       *[no] { $name } fylder række { $row }: det er sidste runde.
    }
reason-goes-on =
    { $you ->
        [yes] Du fylder ikke række { $row }: spillet fortsætter.
       *[no] { $name } fylder ikke række { $row }: spillet fortsætter.
    }
reason-completes =
    { $you ->
        [yes] Du fylder mønsterlinje { $line }: +{ $points }.
       *[no] { $name } fylder mønsterlinje { $line }: +{ $points }.
    }
reason-misses =
    { $you ->
        [yes] Du fylder ikke mønsterlinje { $line } (ellers +{ $points }).
       *[no] { $name } fylder ikke mønsterlinje { $line } (ellers +{ $points }).
    }
reason-leaves =
    { $you ->
        [yes] Trækket efterlader { tiles }: du fylder mønsterlinje { $line } (+{ $points }).
       *[no] Trækket efterlader { tiles }: { $name } fylder mønsterlinje { $line } (+{ $points }).
    }
reason-denies =
    { $you ->
        [yes] Trækket tager { tiles }: du fylder ikke mønsterlinje { $line } (ellers +{ $points }).
       *[no] Trækket tager { tiles }: { $name } fylder ikke mønsterlinje { $line } (ellers +{ $points }).
    }
reason-instead =
    { $you ->
        [yes] Du fylder mønsterlinje { $line } (+{ $points }) i stedet for { $other_line } (+{ $other_points }).
       *[no] { $name } fylder mønsterlinje { $line } (+{ $points }) i stedet for { $other_line } (+{ $other_points }).
    }
reason-scores-more =
    { $you ->
        [yes] Du får { points } for nye fliser på væggen (ellers { $other_points }), især med mønsterlinje { $line }.
       *[no] { $name } får { points } for nye fliser på væggen (ellers { $other_points }), især med mønsterlinje { $line }.
    }
reason-scores-less =
    { $you ->
        [yes] Du får { points } for nye fliser på væggen (ellers { $other_points }, især med mønsterlinje { $line }).
       *[no] { $name } får { points } for nye fliser på væggen (ellers { $other_points }, især med mønsterlinje { $line }).
    }
reason-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Du mister ingen point på gulvlinjen (ellers { $other_points }).
               *[other]
                    { $other_points ->
                        [0] Du mister { points } på gulvlinjen.
                       *[other] Du mister { points } på gulvlinjen (ellers { $other_points }).
                    }
            }
       *[no]
            { $points ->
                [0] { $name } mister ingen point på gulvlinjen (ellers { $other_points }).
               *[other]
                    { $other_points ->
                        [0] { $name } mister { points } på gulvlinjen.
                       *[other] { $name } mister { points } på gulvlinjen (ellers { $other_points }).
                    }
            }
    }
reason-marker-cheap = Startbrikken koster kun { points } nu: den følger med fliser fra midten, og du begynder næste runde.
reason-floor-fills = Din gulvlinje koster allerede { points }; den næste flise dér koster { $more } mere.
reason-begins =
    { $you ->
        [yes] Du begynder næste runde.
       *[no] { $name } begynder næste runde.
    }
reason-row =
    { $you ->
        [yes] Du har så { $tiles } af 5 fliser i række { $row } (ellers { $other_tiles }).
       *[no] { $name } har så { $tiles } af 5 fliser i række { $row } (ellers { $other_tiles }).
    }
reason-column =
    { $you ->
        [yes]
            { $tiles ->
                [5] Du fylder kolonne { $column }: { $points } bonuspoint.
               *[other] Du har så { $tiles } af 5 fliser i kolonne { $column } (ellers { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } fylder kolonne { $column }: { $points } bonuspoint.
               *[other] { $name } har så { $tiles } af 5 fliser i kolonne { $column } (ellers { $other_tiles }).
            }
    }
reason-colour =
    { $you ->
        [yes]
            { $tiles ->
                [5] Du har så { tiles } på væggen: { $points } bonuspoint.
               *[other] Du har så { tiles } på væggen (ellers { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } har så { tiles } på væggen: { $points } bonuspoint.
               *[other] { $name } har så { tiles } på væggen (ellers { $other_tiles }).
            }
    }
reason-line =
    { $you ->
        [yes] Du har så { $tiles } af { $space } fliser i mønsterlinje { $line } (ellers { $other_tiles }).
       *[no] { $name } har så { $tiles } af { $space } fliser i mønsterlinje { $line } (ellers { $other_tiles }).
    }
reason-supply =
    { $you ->
        [yes] Du mangler stadig { tiles } til mønsterlinje { $line }: { $bag } i posen, { $lid } i låget.
       *[no] { $name } mangler stadig { tiles } til mønsterlinje { $line }: { $bag } i posen, { $lid } i låget.
    }
reason-same =
    { $you ->
        [yes] Du får de samme point i denne runde i begge tilfælde.
       *[no] { $name } får de samme point i denne runde i begge tilfælde.
    }

## Analysis

analyse = Analysér
analysis-board = Analysebræt
chart-as-table = Vis som tabel
best-moves = { $name }: bedste træk
win-probability = Vinderchance
position-loaded = Stilling

## First screen

lead = Flisespillet for to til fire spillere, med venner eller mod en bot.
play-now = Spil nu
with-friends = Med venner
learn = Lær spillet
puzzle-of-day = Dagens opgave
puzzle-solved = Løst
against = mod
character = { $name } · { $level }
choose-opponent = Vælg din modstander
character-rating = Rating { $rating }
ways-in = Veje ind i spillet
my-games = Spil videre
open-tables = Borde med ledige pladser
finished-games = Afsluttede spil
rated = Tæller til ratingen
rated-means = Ingen tips, intet tages tilbage. Når spillet er begyndt, taber du, hvis du går, giver op eller løber tør for tid, og uden ur også, hvis du er væk i ti minutter, når det er din tur.
my-rating = Min rating: { $rating }
all-games = Alle spil og statistik
my-games-and-i = Mine spil og jeg
game-in =
    { $state ->
        [playing] Runde { $round }
       *[other] Venter på spillere
    }
watch = Se med
no-tables = Der er ingen offentlige borde lige nu.
load-record = Åbn et gemt spil
record-file = Fil med spilforløb (.azul)
load-title = Åbn et spil eller en stilling
record-text = eller indsæt et spilforløb eller en stilling
load-it = Åbn
language = Sprog
theme = Udseende
theme-auto = Følg systemet
theme-light = Lyst
theme-dark = Mørkt
demo-pause = Sæt eksempelspillet på pause
demo-play = Afspil eksempelspillet
install = Installér
server-away = Serveren svarer ikke. Reglerne og dine afsluttede spil kan åbnes uden den; alt andet kræver den. Denne side prøver selv igen.
needs-server = Det kræver serveren, som ikke svarer lige nu. Denne side prøver selv igen.
not-affiliated = Et gratis, uofficielt program; uden tilknytning til spillets designer eller forlag.
to-first-screen = Til forsiden
setting-the-table = Gør bordet klar …
you = Dig

## Levels

level-novice = nybegynder
level-beginner = begynder
level-casual = hyggespiller
level-regular = klubspiller
level-capable = dygtig
level-skilled = øvet
level-advanced = viderekommen
level-veteran = veteran
level-strong = stærk
level-expert = ekspert
level-elite = elitespiller
level-champion = champion
level-master = mester

## How a bot plays

plays-novice = Fylder den ene mønsterlinje efter den anden, glemmer bonuspoint og de andre spillere og overser ofte det bedste træk.
plays-beginner = Fylder den ene mønsterlinje efter den anden, glemmer bonuspoint og de andre spillere og overser et godt træk en gang imellem.
plays-casual = Samler på lodrette linjer, men glemmer farverne og de andre spillere.
plays-regular = Kender alle bonuspoint og ved, hvad den næste spiller gerne vil have, men ser ikke, hvordan runden ender.
plays-capable = Spiller runden til ende i hovedet, men ser ikke længere frem.
plays-skilled = Har lært af mange spil, men tænker ikke fremad og overser ofte et træk.
plays-advanced = Har lært af mange spil, men tænker ikke fremad og overser et træk en gang imellem.
plays-veteran = Har lært af mange spil og tænker lidt fremad.
plays-strong = Har lært af mange spil og tænker nogle træk fremad.
plays-expert = Har lært af mange spil og tænker fremad.
plays-elite = Tænker længere frem og begår få fejl.
plays-champion = Tænker langt frem og begår næsten ingen fejl.
plays-master = Tænker længst frem og er den stærkeste spiller her.

## A new table

how-many = Hvor mange pladser?
seats-count = { $count }
who-sits-where = Hvem spiller?
seat-number = Plads { $seat }
at-this-screen = Ved denne skærm
by-link = En ven, via link
name = Navn
guest = Gæst
guest-number = Gæst { $number }
wall = Væg
wall-coloured = Farvet væg
wall-coloured-is = Hver farve har sit felt.
wall-grey = Grå væg
wall-grey-is = Du vælger selv kolonnen.
clock = Ur
clock-none = Uden ur.
clock-move =
    { $seconds ->
        [one] { $seconds } sekund pr. træk.
       *[other] { $seconds } sekunder pr. træk.
    }
clock-move-days =
    { $days ->
        [one] { $days } dag pr. træk.
       *[other] { $days } dage pr. træk.
    }
clock-days-note = Den, der er væk, bliver ikke erstattet. Kommer et træk ikke i tide, foretager en bot det.
clock-days-left = { $days } d { $hours } t
clock-budget =
    { $minutes ->
        [one] { $minutes } minut hver, +{ $increment } s pr. træk.
       *[other] { $minutes } minutter hver, +{ $increment } s pr. træk.
    }
clock-own-move = Egen tid pr. træk …
clock-own-budget = Egen tid til hver …
clock-seconds = Sekunder pr. træk
clock-minutes = Minutter til hver
clock-increment = Sekunder ekstra efter hvert træk
public-table = Offentligt: alle kan se med eller deltage
make-table = Opret bord
start-game = Start spillet

## Waiting for others

lobby = Bordet er klar
starting = Begynder …
table-is =
    { $wall ->
        [grey] { $seats } pladser, grå væg.
       *[coloured] { $seats } pladser, farvet væg.
    }
open-seat = Ledig plads
is-here = er her
not-yet-here = er her ikke endnu
seat-is = Hvem sidder på plads { $seat }?
sit-down = Sæt dig
sit-here-too = Tilføj en spiller ved denne skærm
stand-up = Rejs dig
come-along = Jeg er her
your-name = Dit navn
name-for-next = Navn til næste plads
waiting-for-seats =
    { $count ->
        [one] Venter på { $count } spiller mere.
       *[other] Venter på { $count } spillere mere.
    }
come-back-any-time = Du kan lukke siden og komme tilbage når som helst: pladsen er stadig din på denne enhed.
invite-link = Invitationslink
copy-link = Kopiér link
share = Del
copy-by-hand = Markér linket, og kopiér det.
only-this-machine = Linket virker kun på denne computer. Til andre enheder startes serveren med:
qr-of-link = Invitationslinket som QR-kode
table-abandoned = Bordet blev forladt.
start-waits = Spillet begynder, når alle har givet deres bidrag til trækningen. Mangler endnu: { $names }.
start-unproven = Start uden: trækningen bliver ikke bevist
start-host-decides = Værten afgør, om spillet starter uden.
new-table = Nyt bord
new-table-is = Et nyt bord giver en ny trækning. Alle sætter sig igen.
table-goes-on = Et nyt bord venter.
go-there = Gå til det nye bord
open-the-seat = Gør pladsen ledig

## Menu and settings

rules = Regler
download-record = Hent spilforløbet
save-proof = Gem mit bevis
proof-title = Bevis for trækningen ved bord { $table }
proof-commitment = Fastlagt af serveren før spillet (commitment): { $commitment }
proof-seat = Plads { $seat }, mit bidrag til trækningen (nonce): { $nonce }
proof-hash = Plads { $seat }, bidraget blev fastlagt før starten (nonce-hash): { $hash }
proof-no-share = Plads { $seat }: intet bidrag til trækningen
proof-how = Hent også spilforløbet efter spillet, og kør denne kommando ved siden af det:
copy-position = Kopiér stillingen
copy-return-link = Kopiér mit private link
show-result = Vis resultatet
resign = Giv op
resign-sure = Vil du opgive spillet?
resign-who = Hvem giver op?
resign-all = Vi giver alle op
resign-bot = En bot får pladsen resten af spillet.
leave = Forlad bordet
leave-sure = Vil du forlade bordet? En bot tager over; du kan komme tilbage.
leave-sure-rated = Vil du forlade bordet? Spillet tæller til ratingen, så du taber det.

## Reactions

reactions = Sig noget
reaction-hello = Hej!
reaction-good-luck = Held og lykke!
reaction-well-played = Godt spillet!
reaction-thanks = Tak!
reaction-wow = Wow!
reaction-oops = Ups!
reaction-sorry = Undskyld!
reaction-bye = Farvel!
reaction-thinking = Lad mig tænke …
reaction-hurry = Det er din tur!

## Settings

settings = Indstillinger
animation-speed = Animationshastighed
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-off = Fra
announcements = Oplysninger til skærmlæsere
announcements-everything = Alt
announcements-short = Kort
announcements-turn = Kun når det er min tur
sound = Lyd
volume = Lydstyrke
confirm-moves = Spørg før hvert træk
single-key-shortcuts = Genveje med én tast
notify = Giv besked, når det er min tur
notify-refused = Browseren tillader ikke meddelelser fra denne side. Det kan ændres i dens indstillinger.

## Keys

shortcuts = Tastaturgenveje
key-move = fabriksbrik (eller C), farve, mønsterlinje (eller F)
key-step = frem og tilbage i spillet
key-hint = tip
key-undo = fortryd
key-log = forløb
key-skip = spring animationen over
key-cancel = læg fliserne tilbage
key-help = denne liste

## The end

you-win = Du har vundet!
wins = { $name } har vundet
shared-victory = Delt sejr: { $names }

## Why the game ended

ended-row = En vandret række er fyldt.
ended-no-tiles = Der er ikke flere fliser at lægge ud.
ended-barren = Tre runder i træk kom der ingen fliser på nogen væg.
ended-resign = { $name } gav op.
ended-resigned = { $names } gav op.
ended-time = { $name } løb tør for tid.
ended-abandoned = Alle forlod bordet.

## Where the points came from

source-before = Før
source-placements = Lagte fliser
source-floor = Gulvlinje
source-rows = Vandrette rækker
source-columns = Lodrette linjer
source-colours = Farver
source-total = I alt

## After the game

rematch = Revanche
rematch-waits = En revanche venter.
replay = Genafspil
review = Gennemgang
review-of = Gennemgang: { $names }

## The draw of the tiles

draws-verified = Kontrolleret: hver flise følger af det, der var fastlagt før spillet, og af dit eget bidrag til trækningen.
draws-consistent = Trækningen passer med det, der er offentliggjort. Kun en spillers egen side kan bevise mere.
draws-unproven = Ikke bevist: en spillers bidrag til trækningen mangler.
draws-older = Ikke bevist: bidragene til trækningen blev gemt af en ældre version.
draws-failed = Fejl: trækningen passer ikke med det, der var fastlagt!
draws-impossible = Trækningen kan ikke kontrolleres her.
draws-start-set = Spillets begyndelse blev sat op i hånden; der blev først trukket fliser derefter.
alarm = Advarsel!
alarm-commitment = Serveren har udskiftet det, den havde fastlagt for dette bord. Man kan ikke stole på trækningen.
alarm-nonce = Serveren bruger ikke dit bidrag til trækningen. Man kan ikke stole på trækningen.
alarm-promise = En anden spillers bidrag blev udskiftet efter starten. Man kan ikke stole på trækningen.
alarm-bot = Serveren har tilføjet et bidrag til trækningen for en bot. Man kan ikke stole på trækningen.
alarm-draws = Fliserne i dette spil følger ikke af det, der var fastlagt før spillet.

## Refusals

code-other = Det gik ikke ({ $code }).
code-page-offline = Ingen forbindelse til serveren.
code-page-unknown = Noget gik galt. Prøv igen.
code-game-bad-record = Spilforløbet kan ikke læses.
code-game-bad-position = Stillingen kan ikke læses eller er ikke mulig.
code-game-nobody-chooses = Der er ikke noget at vælge i denne stilling.
code-game-no-moves = Der er ingen træk i dette spil.
code-game-too-long = Spillet har for mange træk til en spilgennemgang.
code-table-not-your-turn = Det er ikke din tur.
code-table-not-your-seat = Det er ikke din plads.
code-table-stale = Spillet er gået videre. Prøv igen.
code-table-illegal-move = Det træk er ikke muligt.
code-table-bad-move = Det er ikke et træk.
code-table-seat-taken = Pladsen er optaget.
code-table-no-such-seat = Den plads findes ikke.
code-table-seat-open = Pladsen er ledig.
code-table-seats-open = Der er stadig ledige pladser.
code-table-not-host = Det kan kun værten.
code-table-bad-name = Vælg et andet navn.
code-table-bad-nonce = Trækningen kunne ikke forberedes.
code-table-not-in-lobby = Spillet er allerede begyndt.
code-table-starting = Spillet begynder lige nu.
code-table-not-starting = Spillet er ikke ved at starte lige nu.
code-table-not-playing = Spillet er ikke i gang.
code-table-not-over = Spillet er ikke slut endnu.
code-table-rematch-exists = Der er allerede en revanche.
code-table-deal-is-final = Der er lagt nye fliser ud: tidligere træk er endelige.
code-table-nothing-to-take-back = Der er ikke noget at tage tilbage.
code-table-already-asked = Anmodningen er allerede sendt.
code-table-already-declined = De andre har afvist.
code-table-not-asked = Der er ingen anmodning at svare på.
code-table-time-is-up = Tiden er gået.
code-table-stand-in-plays = En bot spiller på denne plads lige nu.
code-table-not-away = Du sidder allerede ved bordet.
code-table-seat-lost = En bot har pladsen resten af spillet.
code-table-not-due = Det er for tidligt.
code-table-start-is-set = Bordet begynder med en stilling, så væggen kan ikke ændres.
code-table-too-many-changes = Der er foretaget for mange ændringer ved dette bord.
code-server-bad-message = Serveren kunne ikke læse en besked fra siden. Genindlæs den.
code-server-not-joined = Denne side har mistet sin plads. Genindlæs den.
code-server-bad-token = Linket giver ikke adgang til en plads ved dette bord.
code-server-too-fast = Det gik for hurtigt. Vent et øjeblik.
code-server-too-large = Det var for meget på én gang.
code-server-too-slow = Forbindelsen er meget langsom.
code-server-no-such-table = Bordet findes ikke.
code-server-busy = Serveren har travlt. Prøv igen om lidt.
code-server-going-down = Serveren genstartes.
code-server-no-hints = Ved dette bord gives der ingen tips.
code-server-bots-failed = Botterne kan ikke indlæses på denne server; dens log siger hvorfor.
code-server-no-reviews = Denne server laver ingen spilgennemgange.
code-table-rated = Spillet tæller til ratingen: træk kan ikke tages tilbage.
code-table-not-ratable = Kun et spil, hvor én person spiller mod botter, kan tælle til ratingen.
code-server-bad-key = Browserens nøgle er beskadiget. Genindlæs siden.
code-server-no-profile = Du har endnu ingen spil at tage med.
code-server-no-such-code = Koden er forkert, allerede brugt eller for gammel.
code-server-rated-game = Stillingen hører til et spil, der tæller til ratingen. Du kan analysere den, når spillet er slut.
code-server-no-png = Denne server laver ikke PNG-billeder. Brug SVG i stedet.
code-server-no-analyses = Denne server vurderer ikke stillinger.
code-server-not-found = Her er ikke noget.
