### Hvad kun terminalen siger, på dansk; alt andet står i sidens katalog.

## The table

factories = fabriksbrikker
centre = midten
floor = gulv
bag-lid-counts = pose { $bag }, låg { $lid }
player-number = Spiller { $number }
bot-name = { $player } (bot)

## What happened

dealt =
    { $poured ->
        [yes] Fabriksbrikkerne er fyldt: { $deal }. Fliserne fra låget kom tilbage i posen
       *[no] Fabriksbrikkerne er fyldt: { $deal }
    }
told-more = { $first }. { $second }
told-draft =
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
tiles-fall =
    { $count ->
        [one] { $count } flise falder på gulvet
       *[other] { $count } fliser falder på gulvet
    }
told-marker = { $name } får startbrikken
told-marker-left = Ingen tog startbrikken: { $name } begynder igen
told-placed =
    { $colour ->
        [B] { $name }: blå flise til række { $row }, kolonne { $column }, +{ $points }
        [Y] { $name }: gul flise til række { $row }, kolonne { $column }, +{ $points }
        [R] { $name }: rød flise til række { $row }, kolonne { $column }, +{ $points }
        [K] { $name }: sort flise til række { $row }, kolonne { $column }, +{ $points }
       *[W] { $name }: hvid flise til række { $row }, kolonne { $column }, +{ $points }
    }
told-line-falls = { $name }: mønsterlinje { $line } passer ingen steder og falder på gulvet
told-floor = { $name }: gulvlinje −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name }: række { $number } er fyldt, +{ $points }
        [column] { $name }: kolonne { $number } er fyldt, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name }: alle fem blå fliser, +{ $points }
                [Y] { $name }: alle fem gule fliser, +{ $points }
                [R] { $name }: alle fem røde fliser, +{ $points }
                [K] { $name }: alle fem sorte fliser, +{ $points }
               *[W] { $name }: alle fem hvide fliser, +{ $points }
            }
    }
move-taken-back = Det sidste træk er taget tilbage.
bot-thinks = { $name } tænker …
bot-failed = { $name } kan ikke spille videre ({ $reason }). Skriv trækkene her.

## What a move would do

preview-fits =
    { $count ->
        [one] { $count } flise får plads
       *[other] { $count } fliser får plads
    }
preview-completes = fylder linjen: +{ $points }
preview-line-fits-nowhere =
    { $count ->
        [one] passer ingen steder: { $count } flise vil falde på gulvet
       *[other] passer ingen steder: { $count } fliser vil falde på gulvet
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = flise til væggen: +{ $points }
preview-stuck = linjen passer ingen steder og falder på gulvet
preview-marker = tager startbrikken
preview-floor = gulvlinje −{ $points }
legend-draft = linje:fliser, der får plads, ✓ fyldt for +point, −point på gulvlinjen
legend-line-falls = ✗ fyldt, men passer ingen steder på væggen
legend-tiling = kolonne:+point for flisen
deal-next = Nu lægges fliserne ud til næste runde.

## At the keyboard

help =
    3R2      alle røde fliser fra fabriksbrik 3 til mønsterlinje 2
    CB4      alle blå fliser fra midten til mønsterlinje 4
    5WF      alle hvide fliser fra fabriksbrik 5 til gulvlinjen
    T24      grå væg: flisen fra mønsterlinje 2 til kolonne 4
    ?        denne hjælp og trækkene (eller: hjælp)
    tip      det bedste træk, og hvorfor
    fortryd  tag det sidste træk tilbage
    slut     forlad spillet
    B blå, Y gul, R rød, K sort, W hvid, * startbrik
words-help = hjælp
words-hint = tip, råd
words-undo = fortryd, tilbage
words-quit = slut, afslut
type-move = Skriv et træk, for eksempel 3R2, eller ? for hjælp.
not-a-move =
    { $place ->
        [source] »{ $typed }« er ikke et træk: et træk begynder med en fabriksbrik 1 til 9, C eller T (? for hjælp).
        [colour] »{ $typed }« er ikke et træk: farven står som nummer to: B blå, Y gul, R rød, K sort eller W hvid (? for hjælp).
        [line] »{ $typed }« er ikke et træk: en mønsterlinje 1 til 5 eller F står som nummer tre (? for hjælp).
        [tiling-line] »{ $typed }« er ikke et træk: en mønsterlinje 1 til 5 står efter T (? for hjælp).
        [column] »{ $typed }« er ikke et træk: en kolonne 1 til 5 eller F står som nummer tre (? for hjælp).
       *[end] »{ $typed }« er ikke et træk: et træk har tre tegn (? for hjælp).
    }
ask-next-round = Enter lægger fliser ud til næste runde, fortryd tager det sidste træk tilbage
ask-leave = Enter forlader spillet, fortryd tager det sidste træk tilbage
saved = Gemt i { $file }; --load { $file } fortsætter spillet.
not-saved = Ikke gemt i { $file } ({ $reason }): ved næste træk prøves der igen.

## Why a move is not possible

refused-wrong-phase =
    { $phase ->
        [draft] Tag fliser nu, for eksempel 3R2.
        [tile] Vælg en kolonne nu, for eksempel T24.
       *[other] Der er ikke noget at vælge nu.
    }
refused-no-such-source = Der er { $count } fabriksbrikker her.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] Der er ingen blå fliser på midten.
                [Y] Der er ingen gule fliser på midten.
                [R] Der er ingen røde fliser på midten.
                [K] Der er ingen sorte fliser på midten.
               *[W] Der er ingen hvide fliser på midten.
            }
       *[factory]
            { $colour ->
                [B] Der er ingen blå fliser på fabriksbrik { $factory }.
                [Y] Der er ingen gule fliser på fabriksbrik { $factory }.
                [R] Der er ingen røde fliser på fabriksbrik { $factory }.
                [K] Der er ingen sorte fliser på fabriksbrik { $factory }.
               *[W] Der er ingen hvide fliser på fabriksbrik { $factory }.
            }
    }
refused-line-not-complete = Mønsterlinje { $line } er ikke fyldt.
refused-not-top-line = Mønsterlinjerne tages oppefra og ned: mønsterlinje { $first } kommer først.

## The end and the record

record-unfinished = Spillet er ikke slut.
record-right =
    { $moves ->
        [one] ok: { $seats } pladser, runde { $round }, { $moves } træk
       *[other] ok: { $seats } pladser, runde { $round }, { $moves } træk
    }

## Analysis

win-probabilities = Vinderchance: { $values }
expected-points = Forventede point: { $values }
search-work =
    { $solved ->
        [yes] Stillinger: { $nodes }. Runden er regnet helt igennem.
       *[no] Stillinger: { $nodes }. Dybde i træk: { $depth }.
    }

## Review

review-graph = Vinderchance efter hvert træk
review-accuracy = Nøjagtighed
review-inaccuracies = Unøjagtigheder
review-mistakes = Fejl
review-blunders = Bommerter
review-luck = Held
review-result = Resultat
review-without-luck = Uden held
review-plays-like = { $name } spiller som { $character }
review-plays-between = { $name } spiller som { $character }; mellem { $lowest } og { $highest }
review-character = { $name } ({ $level })
review-key-moments = Afgørende øjeblikke
review-no-key-moments = Ingen fejl af betydning
review-moment =
    { $grade ->
        [inaccuracy] Runde { $round }, { $name }: { $move }, en unøjagtighed
        [mistake] Runde { $round }, { $name }: { $move }, en fejl
       *[blunder] Runde { $round }, { $name }: { $move }, en bommert
    }
review-lost = Vinderchance { $wins } i stedet for { $best }.
review-better = Bedre: { $move }.
review-progress = Gennemgang: { $done } af { $moves }
review-stopped = Gennemgangen blev afbrudt ved træk { $done } af { $moves }.

## Puzzles

puzzle-title = Opgave { $id }, sværhedsgrad { $difficulty } af { $most }
puzzle-question = { $name } er i tur. Ét træk er klart det bedste: skriv det, eller tip, eller slut.
puzzle-help =
    3R2   alle røde fliser fra fabriksbrik 3 til mønsterlinje 2
    CB4   alle blå fliser fra midten til mønsterlinje 4
    5WF   alle hvide fliser fra fabriksbrik 5 til gulvlinjen
    T24   grå væg: flisen fra mønsterlinje 2 til kolonne 4
    tip   hvad opgaven handler om
    slut  forlad opgaven
    B blå, Y gul, R rød, K sort, W hvid, * startbrik
puzzle-right = Rigtigt: { $move }.
puzzle-wrong = Ikke det bedste træk: { $move }.
puzzle-themes = Temaer: { $themes }
puzzle-no-themes = Temaer: ingen
puzzle-theme =
    { $theme ->
        [last-round] sidste runde
        [deny] stop en modstander
        [column] kolonne
        [colour] farve
        [floor] gulvlinje
        [marker] startbrik
        [grey-tiling] fliser på den grå væg
        [three-seats] tre pladser
       *[four-seats] fire pladser
    }
puzzle-proved = Bevist: alle muligheder er regnet igennem til spillets slutning.
puzzle-moves = Hvad tre træk fører til
puzzle-again = Du har prøvet denne opgave før, så svaret tæller ikke.
puzzle-streak = Løst i træk: { $streak }, flest { $longest }
