### Wat alleen de terminal zegt, in het Nederlands; al het andere staat in de catalogus van de pagina.

## The table

factories = fabrieksschijven
centre = midden
floor = vloer
bag-lid-counts = zak { $bag }, deksel { $lid }
player-number = Speler { $number }
bot-name = { $player } (bot)

## What happened

dealt =
    { $poured ->
        [yes] De fabrieksschijven zijn gevuld: { $deal }. De tegels uit het deksel gingen terug in de zak
       *[no] De fabrieksschijven zijn gevuld: { $deal }
    }
told-more = { $first }. { $second }
told-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { $name } neemt { tiles } uit het midden → vloerlijn
               *[line] { $name } neemt { tiles } uit het midden → patroonlijn { $line }
            }
       *[factory]
            { $to ->
                [floor] { $name } neemt { tiles } van fabrieksschijf { $factory } → vloerlijn
               *[line] { $name } neemt { tiles } van fabrieksschijf { $factory } → patroonlijn { $line }
            }
    }
tiles-fall =
    { $count ->
        [one] { $count } tegel valt op de vloer
       *[other] { $count } tegels vallen op de vloer
    }
told-marker = { $name } krijgt het startspelerfiche
told-marker-left = Niemand nam het startspelerfiche: { $name } begint weer
told-placed =
    { $colour ->
        [B] { $name }: blauwe tegel naar rij { $row }, kolom { $column }, +{ $points }
        [Y] { $name }: gele tegel naar rij { $row }, kolom { $column }, +{ $points }
        [R] { $name }: rode tegel naar rij { $row }, kolom { $column }, +{ $points }
        [K] { $name }: zwarte tegel naar rij { $row }, kolom { $column }, +{ $points }
       *[W] { $name }: witte tegel naar rij { $row }, kolom { $column }, +{ $points }
    }
told-line-falls = { $name }: patroonlijn { $line } past nergens en valt op de vloer
told-floor = { $name }: vloerlijn −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name }: rij { $number } is compleet, +{ $points }
        [column] { $name }: kolom { $number } is compleet, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name }: alle vijf de blauwe tegels, +{ $points }
                [Y] { $name }: alle vijf de gele tegels, +{ $points }
                [R] { $name }: alle vijf de rode tegels, +{ $points }
                [K] { $name }: alle vijf de zwarte tegels, +{ $points }
               *[W] { $name }: alle vijf de witte tegels, +{ $points }
            }
    }
move-taken-back = De laatste zet is teruggenomen.
bot-thinks = { $name } denkt na…
bot-failed = { $name } kan niet verderspelen ({ $reason }). Voer de zetten hier in.

## What a move would do

preview-fits =
    { $count ->
        [one] { $count } tegel past
       *[other] { $count } tegels passen
    }
preview-completes = maakt de lijn compleet: +{ $points }
preview-line-fits-nowhere =
    { $count ->
        [one] past nergens: { $count } tegel zal op de vloer vallen
       *[other] past nergens: { $count } tegels zullen op de vloer vallen
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = tegel naar de muur: +{ $points }
preview-stuck = de lijn past nergens en valt op de vloer
preview-marker = neemt het startspelerfiche
preview-floor = vloerlijn −{ $points }
legend-draft = lijn:tegels die passen, ✓ compleet voor +punten, −punten van de vloerlijn
legend-line-falls = ✗ compleet, maar past nergens op de muur
legend-tiling = kolom:+punten voor de tegel
deal-next = Nu worden de tegels voor de volgende ronde uitgedeeld.

## At the keyboard

help =
    3R2    alle rode tegels van fabrieksschijf 3 naar patroonlijn 2
    CB4    alle blauwe tegels uit het midden naar patroonlijn 4
    5WF    alle witte tegels van fabrieksschijf 5 naar de vloerlijn
    T24    grijze muur: de tegel van patroonlijn 2 naar kolom 4
    ?      deze hulp en de zetten (of: hulp)
    hint   de beste zet, en waarom
    terug  de laatste zet terugnemen
    stop   het spel verlaten
    B blauw, Y geel, R rood, K zwart, W wit, * startspelerfiche
words-help = hulp
words-hint = hint, tip
words-undo = terug, ongedaan
words-quit = stop, stoppen
type-move = Typ een zet, bijvoorbeeld 3R2, of ? voor hulp.
not-a-move =
    { $place ->
        [source] ‘{ $typed }’ is geen zet: een zet begint met een fabrieksschijf 1 t/m 9, C of T (? voor hulp).
        [colour] ‘{ $typed }’ is geen zet: de kleur staat op de tweede plaats: B blauw, Y geel, R rood, K zwart of W wit (? voor hulp).
        [line] ‘{ $typed }’ is geen zet: een patroonlijn 1 t/m 5 of F staat op de derde plaats (? voor hulp).
        [tiling-line] ‘{ $typed }’ is geen zet: een patroonlijn 1 t/m 5 komt na T (? voor hulp).
        [column] ‘{ $typed }’ is geen zet: een kolom 1 t/m 5 of F staat op de derde plaats (? voor hulp).
       *[end] ‘{ $typed }’ is geen zet: een zet heeft drie tekens (? voor hulp).
    }
ask-next-round = Enter deelt de volgende ronde uit, terug neemt de laatste zet terug
ask-leave = Enter verlaat het spel, terug neemt de laatste zet terug
saved = Bewaard in { $file }; --load { $file } gaat ermee verder.
not-saved = Niet bewaard in { $file } ({ $reason }): bij de volgende zet wordt het opnieuw geprobeerd.

## Why a move is not possible

refused-wrong-phase =
    { $phase ->
        [draft] Neem nu tegels, bijvoorbeeld 3R2.
        [tile] Kies nu een kolom, bijvoorbeeld T24.
       *[other] Er valt nu niets te kiezen.
    }
refused-no-such-source = Er zijn hier { $count } fabrieksschijven.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] In het midden ligt geen blauwe tegel.
                [Y] In het midden ligt geen gele tegel.
                [R] In het midden ligt geen rode tegel.
                [K] In het midden ligt geen zwarte tegel.
               *[W] In het midden ligt geen witte tegel.
            }
       *[factory]
            { $colour ->
                [B] Op fabrieksschijf { $factory } ligt geen blauwe tegel.
                [Y] Op fabrieksschijf { $factory } ligt geen gele tegel.
                [R] Op fabrieksschijf { $factory } ligt geen rode tegel.
                [K] Op fabrieksschijf { $factory } ligt geen zwarte tegel.
               *[W] Op fabrieksschijf { $factory } ligt geen witte tegel.
            }
    }
refused-line-not-complete = Patroonlijn { $line } is niet compleet.
refused-not-top-line = De patroonlijnen komen van boven naar beneden aan de beurt: patroonlijn { $first } komt eerst.

## The end and the record

record-unfinished = Het spel is niet afgelopen.
record-right =
    { $moves ->
        [one] ok: { $seats } plaatsen, ronde { $round }, { $moves } zet
       *[other] ok: { $seats } plaatsen, ronde { $round }, { $moves } zetten
    }

## Analysis

win-probabilities = Winkans: { $values }
expected-points = Verwachte punten: { $values }
search-work =
    { $solved ->
        [yes] Stellingen: { $nodes }. De ronde is tot het einde doorgerekend.
       *[no] Stellingen: { $nodes }. Diepte in zetten: { $depth }.
    }

## Review

review-graph = Winkans na elke zet
review-accuracy = Nauwkeurigheid
review-inaccuracies = Onnauwkeurigheden
review-mistakes = Fouten
review-blunders = Blunders
review-luck = Geluk
review-result = Resultaat
review-without-luck = Zonder geluk
review-plays-like = { $name } speelt zoals { $character }
review-plays-between = { $name } speelt zoals { $character }; tussen { $lowest } en { $highest }
review-character = { $name } ({ $level })
review-key-moments = Beslissende momenten
review-no-key-moments = Geen fouten van betekenis
review-moment =
    { $grade ->
        [inaccuracy] Ronde { $round }, { $name }: { $move }, een onnauwkeurigheid
        [mistake] Ronde { $round }, { $name }: { $move }, een fout
       *[blunder] Ronde { $round }, { $name }: { $move }, een blunder
    }
review-lost = Winkans { $wins } in plaats van { $best }.
review-better = Beter: { $move }.
review-progress = Analyse: { $done } van { $moves }
review-stopped = De analyse is afgebroken bij zet { $done } van { $moves }.

## Puzzles

puzzle-title = Puzzel { $id }, moeilijkheid { $difficulty } van { $most }
puzzle-question = { $name } is aan de beurt. Eén zet is duidelijk de beste: typ die, of hint, of stop.
puzzle-help =
    3R2   alle rode tegels van fabrieksschijf 3 naar patroonlijn 2
    CB4   alle blauwe tegels uit het midden naar patroonlijn 4
    5WF   alle witte tegels van fabrieksschijf 5 naar de vloerlijn
    T24   grijze muur: de tegel van patroonlijn 2 naar kolom 4
    hint  waar de puzzel over gaat
    stop  de puzzel verlaten
    B blauw, Y geel, R rood, K zwart, W wit, * startspelerfiche
puzzle-right = Goed: { $move }.
puzzle-wrong = Niet de beste zet: { $move }.
puzzle-themes = Thema’s: { $themes }
puzzle-no-themes = Thema’s: geen
puzzle-theme =
    { $theme ->
        [last-round] laatste ronde
        [deny] een tegenstander tegenhouden
        [column] kolom
        [colour] kleur
        [floor] vloerlijn
        [marker] startspelerfiche
        [grey-tiling] tegels op de grijze muur
        [three-seats] drie plaatsen
       *[four-seats] vier plaatsen
    }
puzzle-proved = Bewezen: alle mogelijkheden zijn tot het einde van het spel doorgerekend.
puzzle-moves = Waar drie zetten toe leiden
puzzle-again = Je hebt deze puzzel al eens geprobeerd, dus het antwoord telt niet mee.
puzzle-streak = Reeks: { $streak }, langste { $longest }
