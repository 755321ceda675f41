study-bar = Vinderchance: { $seats }
study-bar-seat = { $name } { $share } (forventet stilling { $points })
study-bar-none = Ikke vurderet endnu
study-evaluation = Vurdering
study-off = Vurderingen er slået fra.
study-no-choice = Her har ingen plads et valg.
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
study-deal-by-hand = Læg dem ud i hånden
study-deal-fill = Hver fabriksbrik får efter tur fire fliser, så længe der er nogen.
study-deal-lay = Læg disse fliser ud
study-over = Spillet er slut.

study-set-up = Stil op
study-save = Gem optegnelse
study-picture = Billede ({ $kind })

study-setup-title = Stil en stilling op
study-hand = I din hånd
study-eraser = Fjern
study-seats = Pladser
study-next = Hvad der nu kommer
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
study-in-bag = I posen: { $tiles }
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
study-problem-line-colour-in-row = Plads { $seat }, mønsterlinje { $line }: rækken har allerede { colour-name }
study-problem-colour-twice-in-row = Plads { $seat }: { colour-name } to gange i række { $row }
study-problem-colour-twice-in-column = Plads { $seat }: { colour-name } to gange i kolonne { $column }
study-problem-off-its-place = Plads { $seat }, række { $row }: { colour-name } ligger i den forkerte kolonne
study-problem-overfull-floor = Plads { $seat }: gulvlinjen er for fuld
study-problem-marker =
    { $case ->
        [deal] Før nye fliser ligger startbrikken i midten
        [several] Plads { $seat } har flere startbrikker
        [other] Plads { $seat } har en startbrik, som en anden har taget
       *[floor] Startbrikken for plads { $seat } skal ligge på gulvlinjen
    }
study-problem-phase =
    { $case ->
        [empty] Der er ingen fliser at tage
       *[tiles] Der ligger fliser på fabriksbrikker eller i midten, men der tages ingen nu
    }
study-problem-overfull-factory = Fabriksbrik { $factory } har flere end { $most } fliser
study-problem-row-complete = Plads { $seat } har en fyldt vandret række, og dermed slutter spillet
study-problem-floor-not-settled = Før nye fliser er gulvlinjen for plads { $seat } tom
study-problem-barren = Runder i træk uden en flise på en væg: { $rounds }. Så er spillet slut.
study-problem-seat =
    { $case ->
        [missing] En plads skal være i tur
        [end] Til sidst er ingen plads i tur
        [deal] Før nye fliser er rundens første plads i tur
       *[order] Plads { $seat } placerer fliser før plads { $later }
    }
