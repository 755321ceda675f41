### Het spelregelboek in het Nederlands, in onze eigen zinnen.

## Rond de tekst

rulebook-title = Spelregels
rulebook-contents = Inhoud
rulebook-print = Afdrukken
rulebook-play = Proberen: een spel tegen een beginner
rulebook-ours-mark = onze eigen regel
rulebook-example = Voorbeeld
rulebook-frame = Stap { $at } van { $count }
rulebook-step-back = Vorige stap
rulebook-step-on = Volgende stap
rulebook-paragraph = Paragraaf { $id }
rulebook-differs-point = Vraag
rulebook-differs-books = Gedrukte spelregels
rulebook-differs-here = Hier

## Het doel

rulebook-aim-title = Doel van het spel
rulebook-aim = Je betegelt een muur van een paleis, en je tegenspelers doen dat ook. Tegels die naast elkaar liggen, leveren het meeste op; tegels die je verspilt, kosten punten. Na de ronde waarin een speler een horizontale lijn van { $side } tegels compleet maakt, is het spel afgelopen. Wie dan de meeste punten heeft, extra punten meegeteld, wint.
rulebook-round = Je speelt een aantal rondes. Elke ronde heeft drie fases:
rulebook-phase-offer-title = { rulebook-offer-title }
rulebook-phase-offer = De spelers nemen om de beurt tegels en leggen ze op hun patroonlijnen, tot er geen tegel meer te nemen is.
rulebook-phase-tiling-title = { rulebook-tiling-title }
rulebook-phase-tiling = Van elke complete patroonlijn gaat één tegel naar de muur en levert punten op.
rulebook-phase-next-title = { rulebook-next-title }
rulebook-phase-next = Heeft niemand een horizontale lijn compleet gemaakt, dan worden de fabrieksschijven opnieuw gevuld.

## Het materiaal

rulebook-material-title = Wat je nodig hebt
rulebook-boards-title = Spelerborden
rulebook-boards = Iedere speler heeft er een. Links staan { $side } patroonlijnen voor { $shortest-line } tot { $longest-line } tegels. Rechts staat de muur met { $side } horizontale lijnen (rijen) en { $side } verticale lijnen (kolommen). Daaronder ligt de vloerlijn met { $floor-spaces } vakken. De ene zijde van het bord heeft een gekleurde muur, de andere een grijze.
rulebook-factories-title = Fabrieksschijven
rulebook-factories = Kleine ronde schijven waarvan je tegels neemt. Ze liggen in een kring rond het midden van de tafel.
rulebook-tiles-title = Tegels en zak
rulebook-tiles = Er zijn { $tiles } tegels in { $colours } kleuren: blauw, geel, rood, zwart en wit. Ze worden uit een zak getrokken.
rulebook-marker-title = Startspelerfiche
rulebook-marker = Het laat zien wie een ronde begint. Het kan net als een tegel op een vloerlijn liggen, maar het is geen tegel.
rulebook-lid-title = Deksel van de doos
rulebook-lid = Gebruikte tegels wachten hier tot de zak leeg is.

## Voorbereiding

rulebook-setup-title = Voorbereiding
rulebook-s1 = Het spel is voor { $seats-fewest } tot { $seats-most } spelers. Iedereen gebruikt dezelfde zijde van het spelerbord; de gekleurde muur is het gewone spel. Alle scorestenen beginnen op { $lowest-score }.
rulebook-s2 = Leg de fabrieksschijven in een kring: { $factories-two } voor twee spelers, { $factories-three } voor drie spelers, { $factories-four } voor vier spelers.
rulebook-set-up-title = De tafel voor twee, drie en vier spelers
rulebook-set-up-0 = Twee spelers: { $factories } fabrieksschijven
rulebook-set-up-1 = Drie spelers: { $factories } fabrieksschijven
rulebook-set-up-2 = Vier spelers: { $factories } fabrieksschijven
rulebook-s3 = Doe alle { $tiles } tegels in de zak, { $tiles-per-colour } van elke kleur.
rulebook-s4 = Trek tegels uit de zak zonder te kijken. Leg er { $tiles-per-factory } op elke fabrieksschijf.
rulebook-s5 = Eén speler wordt startspeler en krijgt het startspelerfiche: volgens de gedrukte regels degene die het laatst in Portugal was. Dat kan een programma niet weten. Aan een tafel op deze server beslist daarom het lot wie begint.

## Fase A

rulebook-offer-title = Fabrieksaanbod
rulebook-d1 = De startspeler legt het startspelerfiche midden op tafel en begint. Daarna gaat de beurt met de klok mee.
rulebook-d2 = Kies in je beurt een fabrieksschijf en een kleur. Neem er alle tegels van die kleur af. De andere tegels van de schijf gaan naar het midden van de tafel.
rulebook-d3 = Of kies een kleur in het midden en neem daar alle tegels van die kleur. Je moet tegels nemen; alleen het startspelerfiche nemen kan niet.
rulebook-d4 = Leg wat je nam op een van je { $side } patroonlijnen. Op de bovenste past { $shortest-line } tegel, op elke lijn eronder één meer, tot { $longest-line }. Alle tegels op een lijn hebben dezelfde kleur. Tegels waarvoor geen plaats is, vallen op je vloerlijn. Een lijn zonder vrij vak is compleet. Is een lijn dat niet, dan kun je er later tegels van die kleur bij leggen.
rulebook-d5 = Wie in een ronde als eerste tegels uit het midden neemt, neemt ook het startspelerfiche. Het komt op het meest linkse vrije vak van de eigen vloerlijn.
rulebook-d6 = Het fiche wordt vóór de tegels neergelegd. Daarom ligt het links van tegels die in dezelfde beurt vallen.
rulebook-first-turns-title = Drie beurten
rulebook-first-turns-0 = Een ronde voor drie spelers begint. In het midden ligt alleen het startspelerfiche.
rulebook-first-turns-1 = { $name } neemt { $taken } zwarte tegels van de eerste fabrieksschijf en maakt er lijn { $line } compleet mee. De andere { $rest } tegels gaan naar het midden.
rulebook-first-turns-2 = { $name } neemt { $taken } gele tegel van de volgende schijf voor lijn { $line }. Zo komen { $rest } rode tegels in het midden.
rulebook-first-turns-3 = { $name } neemt als eerste uit het midden: { $taken } rode tegels voor lijn { $line }, en het startspelerfiche voor vak { $space } van de vloerlijn.
rulebook-d7 = Een kleur mag niet op een patroonlijn als de rij ernaast op je muur die kleur al heeft. Je andere rijen en de muren van de andere spelers doen er niet toe.
rulebook-d8 = Je mag alles wat je nam altijd op je vloerlijn leggen, ook als er op een patroonlijn plaats is. Mag er geen lijn ze krijgen, dan moeten ze daar allemaal heen.
rulebook-d9 = De vloerlijn wordt van links naar rechts gevuld. Is die vol, dan gaan de tegels daarna in het deksel van de doos en kosten ze niets.
rulebook-options-title = Waar mogen de gele tegels liggen?
rulebook-options-0 = { $name } wil de gele tegels van de eerste fabrieksschijf. Sommige lijnen staan ervoor open, andere niet.
rulebook-options-1 = Toegestaan: lijn { $line }. Er past { $fits } tegel op; { $falls } tegel valt op de vloerlijn.
rulebook-options-2 = Toegestaan: lijn { $line }. { $fits } tegels passen, en er valt niets.
rulebook-options-3 = Toegestaan: de vloerlijn. { $falls } tegels gaan daarheen, al zijn andere lijnen vrij.
rulebook-options-4 = Niet toegestaan: lijn { $line }. Rij { $line } van de muur heeft al geel.
rulebook-options-5 = { rulebook-options-4 }
rulebook-options-6 = Niet toegestaan: lijn { $line }. Daar ligt een blauwe tegel.
rulebook-d10 = De fase is afgelopen zodra er op de fabrieksschijven en in het midden geen tegels meer liggen.

## Fase B

rulebook-tiling-title = Muurbekleding
rulebook-t1 = Dit doen alle spelers, als ze willen tegelijk. Loop je complete patroonlijnen van boven naar onder af. Verplaats van elke lijn één tegel naar de rij ernaast op je muur en tel meteen de punten.
rulebook-t2 = Lijnen die nog niet compleet zijn, houden hun tegels voor de volgende ronde.
rulebook-t3 = De andere tegels van een lijn waarvan je een tegel hebt verplaatst, gaan in het deksel van de doos.
rulebook-t4 = Elke tegel gaat op de gekleurde muur naar het vak van zijn kleur. De bovenste rij is blauw, geel, rood, zwart, wit. In elke rij eronder begint dezelfde volgorde één vak verder naar rechts en loopt aan de linkerkant door.
rulebook-tiling-lines-title = Van de lijnen naar de muur
rulebook-tiling-lines-0 = { $name } heeft de rode en de blauwe lijn compleet, maar de gele en de zwarte niet.
rulebook-tiling-lines-1 = Eerst lijn { $line }. De tegel gaat naar kolom { $column } en heeft geen buur: +{ $points }. { $to-lid } tegel blijft over en gaat in het deksel.
rulebook-tiling-lines-2 = Dan lijn { $line }. Een gat scheidt de tegel van de eerste: +{ $points }. { $to-lid } tegels blijven over en gaan in het deksel.
rulebook-tiling-lines-3 = { $name } heeft geen complete lijn, maar het startspelerfiche kost { $lost } punt. De score gaat van { $before } naar { $score }.
rulebook-t5 = Een tegel levert punten op zodra hij op de muur ligt. Een tegel zonder aangrenzende tegels levert { $alone } punt op. Liggen er links of rechts tegels tegenaan, tel dan de aaneengesloten horizontale groep; liggen ze erboven of eronder, tel dan de aaneengesloten verticale groep. De nieuwe tegel hoort bij beide groepen en kan dus twee keer tellen. Schuin telt niet.
rulebook-score-alone-title = Alleen
rulebook-score-alone-0 = Een lijn is compleet.
rulebook-score-alone-1 = De rode tegel raakt geen andere; de blauwe liggen te ver weg: +{ $points }.
rulebook-score-row-title = Horizontaal
rulebook-score-row-0 = { rulebook-score-alone-0 }
rulebook-score-row-1 = De gele tegel vormt een horizontale groep van { $across } en raakt niets boven of onder zich: +{ $points }.
rulebook-score-column-title = Verticaal
rulebook-score-column-0 = { rulebook-score-alone-0 }
rulebook-score-column-1 = De blauwe tegel vormt een verticale groep van { $down } en raakt niets links of rechts: +{ $points }.
rulebook-score-pair-title = Verticaal, met één buur
rulebook-score-pair-0 = { rulebook-score-alone-0 }
rulebook-score-pair-1 = De blauwe tegel raakt alleen de tegel erboven. Dat is een groep van { $down }: +{ $points }.
rulebook-score-both-title = Horizontaal en verticaal
rulebook-score-both-0 = { rulebook-score-alone-0 }
rulebook-score-both-1 = Een horizontale groep van { $across } en een verticale van { $down } komen samen in de gele tegel: { $across } + { $down } = { $points }.
rulebook-t6 = Van links naar rechts kosten de { $floor-spaces } vakken van de vloerlijn { $floor-costs } punten: { $floor-total } punten voor een volle vloerlijn.
rulebook-t7 = Je betaalt voor je vloerlijn aan het einde van de fase, als je laatste tegel op de muur ligt.
rulebook-t8 = Een score komt nooit onder { $lowest-score }. Wat je niet kunt betalen, vervalt.
rulebook-t9 = Daarna gaan de tegels van de vloerlijn in het deksel van de doos. Het startspelerfiche kost net als een tegel punten, maar je houdt het.
rulebook-floor-marker-first-title = Wat een vloerlijn kost
rulebook-floor-marker-first-0 = Het startspelerfiche kwam eerst. Daarna vielen er tegels.
rulebook-floor-marker-first-1 = { $name } verliest { $costs } punten, samen { $lost }. De score gaat van { $before } naar { $score }. De { $to-lid } tegels gaan in het deksel, het startspelerfiche niet.
rulebook-floor-marker-last-title = Het startspelerfiche als laatste
rulebook-floor-marker-last-0 = Dezelfde tegels, maar hier kwam het startspelerfiche als laatste.
rulebook-floor-marker-last-1 = De volgorde maakt niet uit: opnieuw { $lost } punten, van { $before } naar { $score }.

## Fase C

rulebook-next-title = Voorbereiding van de volgende ronde
rulebook-p1 = Heeft niemand een rij compleet gemaakt, dan begint een nieuwe ronde. Wie het startspelerfiche heeft, vult de fabrieksschijven en is startspeler.
rulebook-p2 = Leg { $tiles-per-factory } tegels uit de zak op elke fabrieksschijf. Is de zak leeg, doe er dan alle tegels uit het deksel in en ga verder.
rulebook-p3 = Zijn zowel de zak als het deksel leeg, dan begint de ronde toch, ook al zijn niet alle schijven vol.

## Het einde

rulebook-end-title = Einde van het spel
rulebook-e1 = Na de ronde waarin minstens één speler een horizontale lijn van { $side } tegels compleet maakt, is het spel afgelopen. Iedereen maakt de muurbekleding van die ronde af, vloerlijnen inbegrepen. Kolommen en kleuren beëindigen het spel niet.
rulebook-e2 = Daarna krijgt iedereen extra punten: { $row-bonus } voor elke complete rij, { $column-bonus } voor elke complete kolom en { $colour-bonus } voor elke kleur waarvan alle { $side } tegels op de muur liggen.
rulebook-bonuses-title = Rij, kolom en kleur
rulebook-bonuses-0 = In de bovenste rij ontbreekt alleen de witte tegel.
rulebook-bonuses-1 = Die maakt een rij en een kolom compleet: { $across } + { $down } = { $points } punten. Nu loopt het spel af.
rulebook-bonuses-2 = De rij, de kolom en de kleur blauw leveren { $bonuses } extra punten op: { $bonus } in totaal. De eindscore is { $score }.
rulebook-e3 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie van hen de meeste complete rijen heeft. Blijft het gelijk, dan delen ze de overwinning.

## De grijze muur

rulebook-grey-title = De grijze muur
rulebook-g1 = Op de grijze zijde van het bord kies je zelf: de tegel van een complete lijn mag naar elk vrij vak van zijn rij.
rulebook-g2 = Wel mag een kleur in elke rij en in elke kolom maar één keer voorkomen.
rulebook-g3 = Past de tegel nergens, dan vallen alle tegels van zijn lijn meteen op je vloerlijn; ze kosten nog deze ronde punten. Wat daar geen vak vindt, gaat in het deksel.
rulebook-grey-falls-title = Een lijn die nergens past
rulebook-grey-falls-0 = De blauwe lijn is compleet. Maar elk vrij vak van de rij ligt in een kolom die al blauw heeft.
rulebook-grey-falls-1 = Alle { $falls } tegels van lijn { $line } vallen op de vloerlijn.
rulebook-grey-falls-2 = { $name } verliest { $costs } punten, samen { $lost }. De score gaat van { $before } naar { $score }.

## Beslissingen

rulebook-rulings-title = Open vragen
rulebook-rulings = Op deze vragen geven de gedrukte spelregels geen antwoord of verschillende antwoorden. Zo hebben wij ze beslist.
rulebook-i1-title = Het startspelerfiche en een volle vloerlijn
rulebook-i1 = Het fiche neemt dan geen vak in en kost niets. Het ligt vóór de speler, die de volgende ronde begint. Het duwt nooit een tegel weg en gaat nooit in het deksel.
rulebook-i2-title = Tegels splitsen
rulebook-i2 = Je mag de tegels die je nam niet splitsen. Ze gaan allemaal naar één patroonlijn, voor zover ze passen, of allemaal naar de vloerlijn.
rulebook-i3-title = Complete lijnen
rulebook-i3 = Een patroonlijn die al compleet is, kun je niet kiezen. Alle tegels zouden vallen; wil je dat, kies dan de vloerlijn.
rulebook-i4-title = Hopeloze lijnen op de grijze muur
rulebook-i4 = Je mag een lijn beginnen, ook als de tegel straks nergens past. Bij het nemen tellen alleen de kleuren in de rij van de muur.
rulebook-i5-title = Niemand neemt uit het midden
rulebook-i5 = Komt er nooit een tegel in het midden, dan krijgt niemand het startspelerfiche. De fase eindigt toch, en dezelfde speler begint opnieuw.
rulebook-i6-title = Een tegel die past, moet geplaatst worden
rulebook-i6 = Op de grijze muur kies je waar een tegel komt, maar niet óf hij er komt. Werk lijn voor lijn van boven naar onder, met de muur zoals hij dan is. Je mag een van je latere lijnen blokkeren.
rulebook-i7-title = Wanneer het deksel geleegd wordt
rulebook-i7 = Pas als er een tegel nodig is en de zak leeg is. Met twee spelers zijn { $tiles } tegels precies genoeg voor { $full-rounds } rondes: de zak is dan leeg, maar er ontbreekt geen tegel, en het deksel blijft zoals het is. Zijn tegels komen nooit bij tegels die nog in de zak zitten.
rulebook-i8-title = Te weinig tegels
rulebook-i8 = De fabrieksschijven worden een voor een gevuld. Hoogstens één schijf is dus gedeeltelijk gevuld, en de schijven erna blijven leeg.
rulebook-i9-title = Geen tegels voor een nieuwe ronde
rulebook-i9 = Liggen alle tegels op muren en op lijnen die niet compleet zijn, dan eindigt het spel en komen de extra punten erbij. Dat kan alleen met vier spelers.
rulebook-i10-title = Hoogste score
rulebook-i10 = Er is geen bovengrens.
rulebook-i11-title = Spellen zonder einde
rulebook-i11 = In zeldzame stellingen kan niemand nog een rij compleet maken. Daarom eindigt het spel ook na { $barren-limit } rondes op rij waarin geen tegel op een muur kwam. De extra punten komen er gewoon bij. Wie speelt om te winnen, maakt dit vrijwel nooit mee.
rulebook-i12-title = Vloerlijn en laagste score
rulebook-i12 = Eerst wordt opgeteld wat de hele vloerlijn kost. Is dat meer dan de score, dan wordt de score { $lowest-score }. Er gaat niets mee naar een latere ronde.

## Verschillen

rulebook-differences-title = Waar gedrukte spelregels verschillen
rulebook-differences = We hebben vijf edities van de gedrukte spelregels vergeleken: de Deense, Nederlandse, Franse, IJslandse en Duitse. Onder ‘{ rulebook-differs-here }’ staat hoe wij spelen.
rulebook-differs-marker-space-point = Vak voor het startspelerfiche
rulebook-differs-marker-space-books = Deens, IJslands, Duits: meest linkse vrije vak. Nederlands, Frans: meest linkse vak.
rulebook-differs-marker-space-here = Meest linkse vrije vak
rulebook-differs-marker-after-point = Startspelerfiche na de muurbekleding
rulebook-differs-marker-after-books = Deens: midden van de tafel. De andere: vóór de speler.
rulebook-differs-marker-after-here = Vóór de speler
rulebook-differs-who-starts-point = Wie de schijven vult en begint
rulebook-differs-who-starts-books = Frans: de startspeler. De andere: wie het startspelerfiche heeft.
rulebook-differs-who-starts-here = Wie het startspelerfiche heeft
rulebook-differs-first-turns-point = Voorbeeld met drie beurten
rulebook-differs-first-turns-books = Frans: de derde beurt ontbreekt in ons exemplaar. IJslands: meer dan één gele tegel.
rulebook-differs-first-turns-here = Alle drie de beurten, met één gele tegel
rulebook-differs-filling-point = Richting waarin een lijn gevuld wordt
rulebook-differs-filling-books = Frans: een bijschrift zegt van links naar rechts. De andere: van rechts naar links.
rulebook-differs-filling-here = Maakt niet uit
rulebook-differs-which-lines-point = Van welke lijnen je verplaatst
rulebook-differs-which-lines-books = Frans: de regel zelf zegt het niet. De andere: complete lijnen.
rulebook-differs-which-lines-here = Alleen complete lijnen
rulebook-differs-top-down-point = Volgorde van de lijnen
rulebook-differs-top-down-books = Deens: begin met de eerste lijn. De andere: van boven naar onder.
rulebook-differs-top-down-here = Van boven naar onder
rulebook-differs-neighbours-point = Punten voor een tegel met buren
rulebook-differs-neighbours-books = Frans: een drukfout herhaalt het geval zonder buren. De andere stemmen overeen.
rulebook-differs-neighbours-here = Horizontale en verticale groepen
rulebook-differs-column-example-point = Voorbeeld van een verticale groep
rulebook-differs-column-example-books = Duits: twee tegels. De andere: drie tegels.
rulebook-differs-column-example-here = Allebei juist
rulebook-differs-game-end-point = Wat het spel beëindigt
rulebook-differs-game-end-books = Frans: één keer zonder ‘horizontaal’. IJslands: zodra de lijn compleet is. De andere: na die ronde.
rulebook-differs-game-end-here = Een horizontale lijn, na de muurbekleding
rulebook-differs-colour-bonus-point = Extra punten voor kleuren
rulebook-differs-colour-bonus-books = IJslands: kan ook één keer betekenen. De andere: voor elke kleur.
rulebook-differs-colour-bonus-here = Voor elke kleur
rulebook-differs-ties-point = Gelijke stand
rulebook-differs-ties-books = Duits: noemt de spelers die gelijkstaan. De andere: gewoon wie meer rijen heeft.
rulebook-differs-ties-here = Alleen wie gelijkstaat, wordt vergeleken
rulebook-differs-grey-row-point = Kleuren op de grijze muur
rulebook-differs-grey-row-books = Deens, Nederlands: één keer per rij en kolom. De andere: één keer per kolom.
rulebook-differs-grey-row-here = Eén keer per rij en kolom
rulebook-differs-grey-stuck-point = Een lijn die nergens past
rulebook-differs-grey-stuck-books = Deens, Nederlands, IJslands: de hele lijn valt. Frans: geen antwoord. Duits: ontbreekt in ons exemplaar.
rulebook-differs-grey-stuck-here = De hele lijn valt meteen
rulebook-differs-short-supply-point = Zak en deksel zijn leeg
rulebook-differs-short-supply-books = Deens, Nederlands, IJslands: opnieuw leeg. Duits: allebei leeg. Frans: niet genoeg tegels.
rulebook-differs-short-supply-here = Met minder tegels beginnen

## Wat wij toevoegen

rulebook-ours-title = Wat wij toevoegen
rulebook-ours = Het volgende staat niet in de gedrukte spelregels. Andere paragrafen van ons hebben hetzelfde teken.
rulebook-draws-title = Het trekken van de tegels
rulebook-draws = De server trekt de tegels met een toevalsgetal dat vóór het spel vastlag. Na het spel kan iedere speler dat controleren.
rulebook-order-title = Volgorde bij de muurbekleding
rulebook-order = Hier verplaatsen de spelers hun tegels na elkaar, te beginnen met de startspeler van de ronde. Op de gekleurde muur verandert dat niets. Op de grijze muur kun je niet afwachten wat de anderen kiezen.
rulebook-table-title = Klok, teruggenomen zetten en hints
rulebook-table = Aan een tafel kun je met een klok spelen, en zetten terugnemen en hints kunnen er toegestaan zijn. Dat zijn afspraken tussen spelers, geen regels van het spel.
