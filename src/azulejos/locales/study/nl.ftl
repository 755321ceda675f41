study-bar = Winkans: { $seats }
study-bar-seat = { $name } { $share } (verwachte score { $points })
study-bar-none = Nog niet beoordeeld
study-evaluation = Beoordeling
study-off = De beoordeling staat uit.
study-no-choice = Hier valt niets te kiezen.
study-deepening = { $nodes } stellingen doorzocht, gaat dieper…
study-searched = { $nodes } stellingen doorzocht
study-solved = Opgelost tot het einde van de ronde
study-line = Verwacht:
study-play-to = De verwachte zetten tot en met { $move } spelen

study-moves = Zetten
study-variation = Variant
study-first = Naar het begin
study-last = Naar het einde
study-promote = Tot hoofdvariant maken
study-delete = Vanaf hier wissen
study-no-moves = Nog geen zetten. Je speelt voor elke plaats.

study-deal-next = Nu worden er nieuwe tegels uitgedeeld.
study-draw = Tegels trekken
study-deal-by-hand = Zelf uitdelen
study-deal-fill = Elke fabrieksschijf krijgt op volgorde vier tegels, zolang die er zijn.
study-deal-lay = Deze tegels uitdelen
study-over = Het spel is afgelopen.

study-set-up = Opstellen
study-save = Spelverslag opslaan
study-picture = Afbeelding ({ $kind })

study-setup-title = Stelling opstellen
study-hand = In de hand
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
study-in-bag = Zak: { $tiles }
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
study-problem-line-colour-in-row = Plaats { $seat }, patroonlijn { $line }: { colour-name } ligt al in de rij ernaast
study-problem-colour-twice-in-row = Plaats { $seat }: { colour-name } twee keer in rij { $row }
study-problem-colour-twice-in-column = Plaats { $seat }: { colour-name } twee keer in kolom { $column }
study-problem-off-its-place = Plaats { $seat }, rij { $row }: { colour-name } ligt in de verkeerde kolom
study-problem-overfull-floor = Plaats { $seat }: de vloerlijn is te vol
study-problem-marker =
    { $case ->
        [deal] Voordat er nieuwe tegels komen, moet het startspelerfiche in het midden liggen
        [several] Plaats { $seat } heeft meerdere startspelerfiches
        [other] Het startspelerfiche hoort niet op de vloerlijn van plaats { $seat }
       *[floor] Het startspelerfiche van plaats { $seat } moet op de vloerlijn liggen
    }
study-problem-phase =
    { $case ->
        [empty] Er liggen geen tegels om te nemen
       *[tiles] Er liggen tegels op fabrieksschijven of in het midden, maar er worden er nu geen genomen
    }
study-problem-overfull-factory = Fabrieksschijf { $factory } heeft meer dan { $most } tegels
study-problem-row-complete = Plaats { $seat } heeft een complete horizontale lijn, en daarmee eindigt het spel
study-problem-floor-not-settled = Voordat er nieuwe tegels komen, moet de vloerlijn van plaats { $seat } leeg zijn
study-problem-barren = Rondes op rij zonder tegel op een muur: { $rounds }. Dan is het spel afgelopen.
study-problem-seat =
    { $case ->
        [missing] Kies wie aan de beurt is
        [end] Aan het einde is niemand aan de beurt
        [deal] Voordat er nieuwe tegels komen, moet de eerste plaats van de ronde aan de beurt zijn
       *[order] Plaats { $seat } moet klaar zijn met betegelen voordat plaats { $later } aan de beurt is
    }
