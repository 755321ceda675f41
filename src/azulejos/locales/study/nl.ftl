study-bar = Winkans: { $seats }
study-bar-seat = { $name } { $share } (verwachte score { $points })
study-bar-none = Nog niet beoordeeld
study-evaluation = Beoordeling
study-off = De beoordeling staat uit.
study-no-choice = Hier heeft geen plaats een keuze.
study-deepening = { $nodes } stellingen doorzocht, gaat dieper…
study-searched = { $nodes } stellingen doorzocht
study-solved = Opgelost tot het einde van de ronde
study-line = Verwacht:
study-play-to = De verwachte zetten tot en met { $move } spelen

study-moves = Zetten
study-variation = Variant
study-first = Naar het begin
study-last = Naar het einde
study-promote = Hoofdvariant maken
study-delete = Vanaf hier wissen
study-no-moves = Nog geen zetten. Je speelt voor elke plaats.

study-deal-next = Nu worden er tegels uitgelegd.
study-draw = Tegels trekken
study-deal-by-hand = Met de hand uitleggen
study-deal-fill = Elke fabrieksschijf krijgt op volgorde vier tegels, zolang die er zijn.
study-deal-lay = Deze tegels uitleggen
study-over = Het spel is afgelopen.

study-set-up = Opstellen
study-save = Verslag opslaan
study-picture = Afbeelding ({ $kind })

study-setup-title = Stelling opstellen
study-hand = In je hand
study-eraser = Verwijderen
study-seats = Plaatsen
study-next = Wat nu komt
study-phase =
    { $phase ->
        [draft] Tegels nemen
        [deal] Nieuwe tegels
        [tile] Muur betegelen
       *[end] Einde van het spel
    }
study-turn = Aan de beurt
study-begins = Eerste in de ronde
study-round = Ronde
study-score = Punten
study-in-lid = In het deksel: { colour-name }
study-in-bag = In de zak: { $tiles }
study-at-factory = Fabrieksschijf { $number }, vak { $place }: { $what }
study-at-centre = Midden: { heap-part }
study-at-line = Patroonlijn { $line }, vak { $place }: { $what }
study-at-wall = Rij { $row }, kolom { $column }: { $what }
study-at-floor = Vloerlijn, vak { $place }: { $what }
study-clear = Tafel leegmaken
study-done = Deze stelling analyseren
study-possible = Deze stelling is mogelijk.
study-impossible = Nog niet mogelijk:

study-problem-shape = Een getal is te groot, of er ontbreekt iets.
study-problem-tile-count = { heap-part } in plaats van { $needed }
study-problem-overfull-line = Plaats { $seat }: te veel tegels in patroonlijn { $line }
study-problem-line-colour-in-row = Plaats { $seat }, patroonlijn { $line }: { colour-name } ligt al in deze rij
study-problem-colour-twice-in-row = Plaats { $seat }: twee keer { colour-name } in rij { $row }
study-problem-colour-twice-in-column = Plaats { $seat }: twee keer { colour-name } in kolom { $column }
study-problem-off-its-place = Plaats { $seat }, rij { $row }: { colour-name } ligt in de verkeerde kolom
study-problem-overfull-floor = Plaats { $seat }: de vloerlijn is te vol
study-problem-marker =
    { $case ->
        [deal] Voor nieuwe tegels ligt het startspelerfiche in het midden
        [several] Plaats { $seat } heeft meerdere startspelerfiches
        [other] Plaats { $seat } heeft een startspelerfiche dat een ander heeft genomen
       *[floor] Het startspelerfiche van plaats { $seat } moet op de vloerlijn liggen
    }
study-problem-phase =
    { $case ->
        [empty] Er liggen geen tegels om te nemen
       *[tiles] Er liggen tegels op fabrieksschijven of in het midden, maar er worden er nu geen genomen
    }
study-problem-overfull-factory = Fabrieksschijf { $factory } heeft meer dan { $most } tegels
study-problem-row-complete = Plaats { $seat } heeft een complete horizontale lijn, en daarmee eindigt het spel
study-problem-floor-not-settled = Voor nieuwe tegels is de vloerlijn van plaats { $seat } leeg
study-problem-barren = Rondes op rij zonder tegel op een muur: { $rounds }. Dan is het spel afgelopen.
study-problem-seat =
    { $case ->
        [missing] Een plaats moet aan de beurt zijn
        [end] Aan het einde is geen plaats aan de beurt
        [deal] Voor nieuwe tegels is de eerste plaats van de ronde aan de beurt
       *[order] Plaats { $seat } betegelt voor plaats { $later }
    }
