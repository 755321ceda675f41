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
heap-nothing = ingenting
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
line-empty =
    { $capacity ->
        [one] Mønsterlinje { $line }: tom, plads til { $capacity } flise
       *[other] Mønsterlinje { $line }: tom, plads til { $capacity } fliser
    }
line-state = Mønsterlinje { $line }: { $filled } af { $capacity }, { colour-name }
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
effect-fits = { $fits } passer ind
effect-completes = { $fits } passer ind og fylder linjen
effect-falls = { $falls } falder på gulvet
effect-falls-cost =
    { $penalty ->
        [0] { effect-falls }
       *[other] { effect-falls }: −{ $penalty }
    }
effect-with-marker = { $effect }. Startbrik: −{ $cost }
effect =
    { $completes ->
        [yes]
            { $falls ->
                [0] { effect-completes }: +{ $points }
               *[other] { effect-completes }: +{ $points }. { effect-falls-cost }
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
       *[other] { effect-line-fits-nowhere }, −{ $cost }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Gulvlinje: { $things }
       *[other] Gulvlinje: { $things }. −{ $cost }
    }
floor-takes = Gulvlinje: { $things }. { $effect }
wall-tile = { tile-colour } på felt { $column }
wall-space =
    { $wall ->
        [grey] felt { $column }
       *[coloured] { tile-colour } { $column }
    }
wall-row =
    { $state ->
        [empty] Væg, række { $row }: ingen fliser; ledigt: { $free }
        [full] Væg, række { $row }, fyldt: { $tiles }
       *[part] Væg, række { $row }: { $tiles }; ledigt: { $free }
    }
wall-picture =
    { $count ->
        [one] Væg, { $name }: { $count } flise
       *[other] Væg, { $name }: { $count } fliser
    }
tile-to-column = Mønsterlinje { $line } til lodret linje { $column }: +{ $points }
column-refuses = Lodret linje { $column }: { $why }
line-falls =
    { $count ->
        [one] Mønsterlinje { $line } passer ingen steder: { $count } flise falder på gulvet, −{ $penalty }
       *[other] Mønsterlinje { $line } passer ingen steder: { $count } fliser falder på gulvet, −{ $penalty }
    }
ask-tile = Række { $row }, lodret linje { $column }: { colour-name }. Hvad gav flisen?
tile-asked = { $name }: række { $row }, lodret linje { $column }
tile-scored-alone = Lagt i runde { $round } uden naboer: { $points } point.
tile-scored-one =
    { $way ->
        [row] Lagt i runde { $round }. Den gav en vandret række på { $points }: { $points } point.
       *[column] Lagt i runde { $round }. Den gav en lodret linje på { $points }: { $points } point.
    }
tile-scored-both = Lagt i runde { $round }. { $across } vandret og { $down } lodret: { $across } + { $down } = { $points } point.
tile-unknown = Her vides det ikke, hvad flisen gav.
chip =
    { $turn ->
        [yes] { $name }: { points }, er i tur. Vis spillepladen
       *[no] { $name }: { points }. Vis spillepladen
    }
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
bot-plays-on = en bot spiller videre

## The turn

your-turn = Din tur
your-turn-tile = Vælg et felt i rækken
turn-of = { $name } er i tur
dealing = Fliserne lægges ud
scoring = Pointgivning
game-over = Spillet er slut
looking-back = Træk { $move } af { $moves }
in-hand = I hånden: { tiles }
typing = { $typed }…
not-there = { $typed } er ikke muligt nu
back-to-game = Tilbage til spillet
confirm-move = Bekræft trækket: { $move }
confirm-tiling = Læg flisen fra mønsterlinje { $line } i lodret linje { $column }?
confirm-line-falls = Lad mønsterlinje { $line } falde på gulvet?
confirm = Bekræft
cancel = Annuller
close = Luk
skip = Spring animationen over
undo = Fortryd
agree = Godkend
refuse = Afvis
take-back-asked = { $name } vil gerne tage det sidste træk tilbage.
take-back-sent = De andre er blevet spurgt.
take-back-refused = Trækket tages ikke tilbage.
taken-back =
    { $you ->
        [yes] Du tog et træk tilbage
       *[no] { $name } tog et træk tilbage
    }
bot-plays-for-you = En bot spiller for dig.
return-to-seat = Spil selv igen
hint = Tip
thinking = Tænker …
hint-is = Tip: { $move }
bot-warming-up = { $name } er stadig ved at varme op ({ $loaded }). En enkel spiller trækker så længe.
first-look = Et første blik fra en enkel spiller. Botterne er stadig ved at varme op ({ $loaded }); deres svar følger af sig selv.
warm-up-moved = En enkel spiller foretog nogle træk, mens botten varmede op: { $names }.
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] tag { tiles } fra midten → gulvlinjen
               *[line] tag { tiles } fra midten → mønsterlinje { $line }
            }
       *[factory]
            { $to ->
                [floor] tag { tiles } fra fabriksbrik { $factory } → gulvlinjen
               *[line] tag { tiles } fra fabriksbrik { $factory } → mønsterlinje { $line }
            }
    }
do-tiling = mønsterlinje { $line } til lodret linje { $column }
do-line-falls = mønsterlinje { $line } falder på gulvet
type-a-move = Skriv et træk: 3R2
play-move = Spil
menu = Menu
says = { $name }: { $words }
sound-ask = Vil du spille med lyd?
reconnecting = Genopretter forbindelsen …
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
refused-column-has-colour = Den lodrette linje har allerede den farve.
refused-tile-fits = En flise, der passer ind, skal lægges.

## Log

log = Forløb
log-round = Runde { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Du tager { tiles } fra midten → gulvlinjen
                       *[line] Du tager { tiles } fra midten → mønsterlinje { $line }
                    }
               *[factory]
                    { $to ->
                        [floor] Du tager { tiles } fra fabriksbrik { $factory } → gulvlinjen
                       *[line] Du tager { tiles } fra fabriksbrik { $factory } → mønsterlinje { $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } tager { tiles } fra midten → gulvlinjen
                       *[line] { $name } tager { tiles } fra midten → mønsterlinje { $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } tager { tiles } fra fabriksbrik { $factory } → gulvlinjen
                       *[line] { $name } tager { tiles } fra fabriksbrik { $factory } → mønsterlinje { $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] Du flytter mønsterlinje { $line } til lodret linje { $column }: +{ $points }
       *[no] { $name } flytter mønsterlinje { $line } til lodret linje { $column }: +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Din mønsterlinje { $line } passer ingen steder og falder på gulvet
       *[no] { $name }: mønsterlinje { $line } passer ingen steder og falder på gulvet
    }
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Dig: +{ $gained }
               *[other] Dig: +{ $gained }, gulvlinje −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name }: +{ $gained }
               *[other] { $name }: +{ $gained }, gulvlinje −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] Dig: gulvlinje −{ $lost }
       *[no] { $name }: gulvlinje −{ $lost }
    }
log-time =
    { $you ->
        [yes] Din tid løb ud.
       *[no] Tiden løb ud: { $name }.
    }
stand-in = { $name } (bot)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] Dig: fyldt vandret række, +{ $points }
                [column] Dig: fyldt lodret linje, +{ $points }
               *[colour] Dig: alle fem af en farve, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name }: fyldt vandret række, +{ $points }
                [column] { $name }: fyldt lodret linje, +{ $points }
               *[colour] { $name }: alle fem af en farve, +{ $points }
            }
    }
previous = Forrige
next = Næste
replay-position = Vist træk
move-of = Træk { $move } af { $moves }

## What a listener hears

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
        [yes] Du vil fylde en vandret række: det er sidste runde.
       *[no] { $name } vil fylde en vandret række: det er sidste runde.
    }
heard-placed =
    { $you ->
        [yes] Række { $row }, { wall-tile }: { points }.
       *[no] { $name }, række { $row }, { wall-tile }: { points }.
    }
heard-scored =
    { $lost ->
        [0] { $name } får { points } og har nu { $total }.
       *[other] { $name } får { points }, mister { $lost } på gulvlinjen og har nu { $total }.
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
        [column] at fylde lodret linje { $number }
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

## Why a move is good

reason-completes-line = Det fylder mønsterlinje { $line }: +{ $points }
reason-line-fits-nowhere =
    { $tiles ->
        [one] Mønsterlinje { $line } passer ingen steder: { $tiles } flise vil falde på gulvet
       *[other] Mønsterlinje { $line } passer ingen steder: { $tiles } fliser vil falde på gulvet
    }
reason-line-falls =
    { $points ->
        [0] { reason-line-fits-nowhere }
       *[other] { reason-line-fits-nowhere }, −{ $points }
    }
reason-begins-line = Det påbegynder mønsterlinje { $line }: { $tiles } af { $space }
reason-continues-line =
    { $space ->
        [one] Det fortsætter mønsterlinje { $line }: der mangler { $space } flise
       *[other] Det fortsætter mønsterlinje { $line }: der mangler { $space } fliser
    }
reason-column =
    { $tiles ->
        [one] Lodret linje { $column } har så { $tiles } flise
       *[other] Lodret linje { $column } har så { $tiles } fliser
    }
reason-colour = Der vil være { tiles } på din væg
reason-row =
    { $tiles ->
        [one] Række { $row } har så { $tiles } flise
       *[other] Række { $row } har så { $tiles } fliser
    }
reason-ends-game = Række { $row } bliver fyldt: det er sidste runde
reason-takes-marker =
    { $points ->
        [0] Du begynder næste runde
       *[other] Du begynder næste runde: −{ $points }
    }
reason-drops =
    { $tiles ->
        [one] { $tiles } flise falder på gulvet: −{ $points }
       *[other] { $tiles } fliser falder på gulvet: −{ $points }
    }
reason-denies = { $name } kunne have fyldt en mønsterlinje med { tiles }
reason-last-draft = Runden er slut med dette træk
analyse = Analysér
best-moves = { $name }: bedste træk
win-probability = Vinderchance
position-loaded = Stilling

## First screen

lead = Flisespillet for to til fire, med venner eller mod en bot.
play-now = Spil nu
with-friends = Med venner
learn = Lær spillet
against = mod
character = { $name } · { $level }
my-games = Spil videre
open-tables = Borde med ledige pladser
finished-games = Afsluttede spil
game-in =
    { $state ->
        [playing] Runde { $round }
       *[other] Venter
    }
watch = Se med
no-tables = Der er ingen offentlige borde lige nu.
load-record = Indlæs et spilforløb
record-file = Fil med spilforløb (.azul)
load-title = Indlæs et spilforløb eller en stilling
record-text = eller indsæt et spilforløb eller en stilling
load-it = Åbn
language = Sprog
theme = Udseende
theme-auto = Som systemet
theme-light = Lyst
theme-dark = Mørkt
not-affiliated = Et frit program til et udgivet brætspil; ikke forbundet med dets ophavsmænd.
to-first-screen = Til forsiden
setting-the-table = Gør bordet klar …
you = Dig
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
wall-grey-is = Du vælger selv feltet.
clock = Ur
clock-none = Intet ur.
clock-move =
    { $seconds ->
        [one] { $seconds } sekund pr. træk.
       *[other] { $seconds } sekunder pr. træk.
    }
clock-budget =
    { $minutes ->
        [one] { $minutes } minut hver, +{ $increment } s pr. træk.
       *[other] { $minutes } minutter hver, +{ $increment } s pr. træk.
    }
public-table = Vis bordet for alle, som vil se med eller deltage
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
seat-is = Plads { $seat } er
sit-down = Sæt dig
sit-here-too = En til ved denne skærm
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
copy-by-hand = Markér linket, og kopiér det selv.
only-this-machine = Linket virker kun på denne computer. Til andre enheder startes serveren med:
qr-of-link = Invitationslinket som QR-kode
table-abandoned = Bordet blev forladt.
start-waits = Spillet begynder, når alle har givet deres bidrag til trækningen. Mangler endnu: { $names }.
start-unproven = Start uden: trækningen bliver ikke bevist
start-host-decides = Værten afgør, om spillet starter uden.
new-table = Nyt bord
new-table-is = Ved et nyt bord trækkes alt forfra, og alle sætter sig dér igen.
table-goes-on = Et nyt bord venter.
go-there = Gå derhen
open-the-seat = Gør pladsen ledig

## Menu and settings

download-record = Hent spilforløbet
save-proof = Gem mit bevis
proof-title = Bevis for trækningen ved bord { $table }
proof-commitment = Fastlagt af serveren før spillet (commitment): { $commitment }
proof-seat = Plads { $seat }, mit bidrag til trækningen (nonce): { $nonce }
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
leave-sure = Vil du gå? En bot spiller videre; du kan komme tilbage.
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
settings = Indstillinger
animation-speed = Animationshastighed
speed-slow = Langsom
speed-normal = Normal
speed-fast = Hurtig
speed-off = Fra
sound = Lyd
volume = Lydstyrke
confirm-moves = Spørg før hvert træk
single-key-shortcuts = Genveje med én tast
notify = Giv besked, når det er min tur
shortcuts = Taster
key-move = fabriksbrik (eller C), farve (B Y R K W), mønsterlinje (eller F)
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
ended-row = En vandret række er fyldt.
ended-no-tiles = Der er ikke flere fliser at lægge ud.
ended-barren = Tre runder i træk kom der ingen fliser på nogen væg.
ended-resign = { $name } gav op.
ended-resigned = { $names } gav op.
ended-time = Tiden løb ud: { $name }.
ended-abandoned = Alle forlod bordet.
source-placements = Lagte fliser
source-floor = Gulvlinje
source-rows = Vandrette rækker
source-columns = Lodrette linjer
source-colours = Farver
source-total = I alt
rematch = Revanche
rematch-waits = En revanche venter.
replay = Genafspil
draws-verified = Kontrolleret: hver flise følger af det, der var fastlagt før spillet, og af dit eget bidrag til trækningen.
draws-consistent = Trækningen passer med det, der er offentliggjort. Kun en spillers egen side kan bevise mere.
draws-unproven = Ikke bevist: en spillers bidrag til trækningen mangler.
draws-failed = Fejl: trækningen passer ikke med det, der var fastlagt!
draws-impossible = Trækningen kan ikke kontrolleres her.
alarm = Advarsel!
alarm-commitment = Serveren har udskiftet det, den havde fastlagt for dette bord. Man kan ikke stole på trækningen.
alarm-nonce = Serveren bruger ikke dit bidrag til trækningen. Man kan ikke stole på trækningen.
alarm-promise = En anden spillers bidrag blev udskiftet efter starten. Man kan ikke stole på trækningen.
alarm-draws = Fliserne i dette spil følger ikke af det, der var fastlagt før spillet.

## Refusals

code-other = Det gik ikke: { $sentence }
code-page-offline = Ingen forbindelse til serveren.
code-page-unknown = Noget gik galt. Prøv igen.
code-game-bad-record = Spilforløbet kan ikke læses.
code-game-bad-position = Stillingen kan ikke læses eller er ikke mulig.
code-game-nobody-chooses = Ingen har noget valg i denne stilling.
code-table-not-your-turn = Det er ikke din tur.
code-table-not-your-seat = Det er ikke din plads.
code-table-stale = Spillet er gået videre; se efter en gang til.
code-table-illegal-move = Det træk er ikke muligt.
code-table-bad-move = Det er ikke et træk.
code-table-seat-taken = Pladsen er optaget.
code-table-no-such-seat = Den plads findes ikke.
code-table-seat-open = Der sidder ingen.
code-table-seats-open = Der er stadig ledige pladser.
code-table-not-host = Det kan kun værten.
code-table-bad-name = Vælg et andet navn.
code-table-bad-nonce = Trækningen kunne ikke forberedes.
code-table-not-in-lobby = Spillet er allerede begyndt.
code-table-starting = Spillet begynder lige nu.
code-table-not-starting = Spillet er ikke ved at begynde.
code-table-not-playing = Spillet er ikke i gang.
code-table-not-over = Spillet er ikke slut endnu.
code-table-rematch-exists = Der er allerede en revanche.
code-table-deal-is-final = Der er lagt nye fliser ud: det, der kom før, står fast.
code-table-nothing-to-take-back = Der er ikke noget at tage tilbage.
code-table-already-asked = De andre er allerede blevet spurgt.
code-table-already-declined = De andre har sagt nej.
code-table-not-asked = Ingen har spurgt.
code-table-time-is-up = Tiden er gået.
code-table-stand-in-plays = En bot spiller på denne plads lige nu.
code-table-not-away = Du sidder ved bordet.
code-table-seat-lost = En bot har pladsen resten af spillet.
code-table-not-due = Det er for tidligt.
code-table-too-many-changes = Der er ændret for meget ved dette bord.
code-server-bad-message = Serveren forstod ikke siden.
code-server-not-joined = Siden har mistet sin plads; genindlæs den.
code-server-bad-token = Linket åbner ingen plads ved dette bord.
code-server-too-fast = Det gik for hurtigt; vent et øjeblik.
code-server-too-large = Det var for meget på én gang.
code-server-too-slow = Forbindelsen er meget langsom.
code-server-no-such-table = Bordet findes ikke.
code-server-busy = Serveren har travlt; prøv igen om lidt.
code-server-going-down = Serveren genstartes.
code-server-no-hints = Ved dette bord gives der ingen tips.
code-server-not-found = Her er ikke noget.
