### De spelregels in het Nederlands, in onze eigen woorden.

rules-title = Zo speel je
rules-aim-title = Doel van het spel
rules-aim = Twee tot vier spelers betegelen ieder een muur. Wie de meeste punten heeft zodra de eerste horizontale lijn van vijf compleet is, wint het spel.
rules-round-title = Een ronde
rules-round = Elke ronde heeft twee fases: eerst neemt iedereen om de beurt tegels tot er geen meer zijn, daarna gaan tegels van complete lijnen naar de muur en leveren ze punten op.
rules-take-title = Tegels nemen
rules-take-factory = Neem tijdens je beurt alle tegels van één kleur van één fabrieksschijf. De overige tegels van die schijf leg je in het midden van de tafel.
rules-take-factory-example = De twee blauwe tegels worden genomen; geel en rood gaan naar het midden.
rules-take-centre = Of neem alle tegels van één kleur uit het midden van de tafel. Wie dat in een ronde als eerste doet, neemt ook het startspelerfiche, legt het op de vloerlijn en begint de volgende ronde.
rules-place-title = Tegels leggen
rules-place = Leg alle genomen tegels op één van je vijf patroonlijnen. Op een lijn ligt maar één kleur, en geen kleur die de overeenkomstige lijn van je muur al heeft.
rules-place-example = Een lijn van drie krijgt vier rode tegels: drie passen, één valt op de vloer.
rules-floor-title = De vloerlijn
rules-floor = Tegels die niet passen of die je niet wilt leggen, vallen van links naar rechts op de vloerlijn. Elk vak kost de punten die eronder staan. Is de vloerlijn vol, dan gaan de overige tegels zonder kosten in het deksel van de doos.
rules-floor-example = Vier tegels en het startspelerfiche: −8.
rules-tile-title = Muurbekleding
rules-tile = Zijn er geen tegels meer te nemen, dan gaat van elke complete patroonlijn één tegel naar het vak van zijn kleur op dezelfde lijn van de muur, van boven naar beneden. De overige tegels van die lijn gaan in het deksel. Incomplete lijnen blijven liggen.
rules-score-title = Punten scoren
rules-score = Een tegel levert punten op zodra hij is geplaatst.
rules-score-alone = Geen tegel ernaast: 1 punt.
rules-score-row = Aangrenzende tegels in de horizontale lijn: evenveel punten als er tegels aan elkaar grenzen, hier 3.
rules-score-column = Tegels erboven of eronder: hetzelfde verticaal, hier 2.
rules-score-both = In beide richtingen: beide tellen, en de nieuwe tegel telt twee keer, hier 3 + 2 = 5.
rules-score-gap = Tegels voorbij een leeg vak of schuin ernaast tellen niet, hier 1 punt.
rules-score-floor = Aan het einde van de fase verliest iedereen de punten van de vloerlijn. Een score komt nooit onder 0.
rules-end-title = Einde van het spel
rules-end = Het spel eindigt na de ronde waarin iemand een horizontale lijn compleet heeft gemaakt. Dan zijn er extra punten:
rules-bonus-row = 2 voor elke complete horizontale lijn
rules-bonus-column = 7 voor elke complete verticale lijn
rules-bonus-colour = 10 voor elke kleur waarvan alle vijf de tegels op de muur liggen
rules-tie = Bij een gelijke stand wint wie meer complete horizontale lijnen heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
rules-grey-title = De grijze muur
rules-grey = Een spelvariant: je kiest zelf het vak in de lijn, maar geen kleur mag twee keer in een horizontale of verticale lijn liggen. Past een tegel nergens, dan vallen alle tegels van die patroonlijn op de vloerlijn.
rules-play = Probeer het: een spel tegen een beginner
