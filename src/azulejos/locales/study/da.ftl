study-bar = Vinderchance: { $seats }
study-bar-seat = { $name } { $share } (forventet pointtal { $points })
study-bar-none = Ikke vurderet endnu
study-evaluation = Vurdering
study-off = Vurderingen er slået fra.
study-no-choice = Her er der ikke noget at vælge.
study-deepening = { $nodes } stillinger undersøgt, går dybere …
study-searched = { $nodes } stillinger undersøgt
study-solved = Løst til rundens afslutning
study-line = Forventet:
study-play-to = Spil de forventede træk til og med { $move }

study-moves = Træk
study-variation = Variant
study-first = Til begyndelsen
study-last = Til slutningen
study-promote = Gør til hovedvariant
study-delete = Slet herfra
study-no-moves = Ingen træk endnu. Du spiller for alle pladser.

study-deal-next = Nu lægges der fliser ud.
study-draw = Træk fliserne
study-deal-by-hand = Læg dem selv ud
study-deal-fill = Hver fabriksbrik får efter tur fire fliser, så længe der er nogen.
study-deal-lay = Læg disse fliser ud
study-over = Spillet er slut.

study-set-up = Opstil
study-save = Gem spilforløbet
study-picture = Billede ({ $kind })

study-setup-title = Opstil en stilling
study-hand = I hånden
study-eraser = Fjern
study-seats = Pladser
study-next = Hvad sker der nu
study-phase =
    { $phase ->
        [draft] Tage fliser
        [deal] Nye fliser
        [tile] Fliseplacering
       *[end] Spillets afslutning
    }
study-turn = I tur
study-begins = Først i runden
study-round = Runde
study-score = Point
study-in-lid = I låget: { colour-name }
study-in-bag = Pose: { $tiles }
study-at-factory = Fabriksbrik { $number }, felt { $place }: { $what }
study-at-centre = Midten: { heap-part }
study-at-line = Mønsterlinje { $line }, felt { $place }: { $what }
study-at-wall = Række { $row }, kolonne { $column }: { $what }
study-at-floor = Gulvlinje, felt { $place }: { $what }
study-clear = Ryd bordet
study-done = Analysér denne stilling
study-possible = Denne stilling er mulig.
study-impossible = Endnu ikke mulig:

study-problem-shape = Et tal er for stort, eller der mangler noget.
study-problem-tile-count = { heap-part } i stedet for { $needed }
study-problem-overfull-line = Plads { $seat }: for mange fliser i mønsterlinje { $line }
study-problem-line-colour-in-row = Plads { $seat }, mønsterlinje { $line }: { colour-name } ligger allerede i rækken ved siden af
study-problem-colour-twice-in-row = Plads { $seat }: { colour-name } to gange i række { $row }
study-problem-colour-twice-in-column = Plads { $seat }: { colour-name } to gange i kolonne { $column }
study-problem-off-its-place = Plads { $seat }, række { $row }: { colour-name } ligger i den forkerte kolonne
study-problem-overfull-floor = Plads { $seat }: gulvlinjen er for fuld
study-problem-marker =
    { $case ->
        [deal] Før der lægges nye fliser ud, skal startbrikken ligge på midten
        [several] Plads { $seat } har flere startbrikker
        [other] Startbrikken hører ikke til på gulvlinjen for plads { $seat }
       *[floor] Startbrikken for plads { $seat } skal ligge på gulvlinjen
    }
study-problem-phase =
    { $case ->
        [empty] Der er ingen fliser at tage
       *[tiles] Der ligger fliser på fabriksbrikker eller på midten, men der tages ingen nu
    }
study-problem-overfull-factory = Fabriksbrik { $factory } har flere end { $most } fliser
study-problem-row-complete = Plads { $seat } har en fyldt vandret række, og dermed slutter spillet
study-problem-floor-not-settled = Før der lægges nye fliser ud, skal gulvlinjen for plads { $seat } være tom
study-problem-barren = Runder i træk uden en flise på en væg: { $rounds }. Så er spillet slut.
study-problem-seat =
    { $case ->
        [missing] Vælg, hvem der er i tur
        [end] Til sidst er ingen i tur
        [deal] Før der lægges nye fliser ud, skal rundens første plads være i tur
       *[order] Plads { $seat } skal være færdig med fliseplaceringen, før plads { $later } er i tur
    }
