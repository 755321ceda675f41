### Regelbogen på dansk, i vores egne sætninger.

## Omkring teksten

rulebook-title = Regelbog
rulebook-contents = Indhold
rulebook-print = Udskriv
rulebook-play = Prøv det: et spil mod en begynder
rulebook-ours-mark = vores egen regel
rulebook-example = Eksempel
rulebook-frame = Trin { $at } af { $count }
rulebook-step-back = Forrige trin
rulebook-step-on = Næste trin
rulebook-paragraph = Afsnit { $id }
rulebook-differs-point = Spørgsmål
rulebook-differs-books = Trykte regelbøger
rulebook-differs-here = Her

## Formålet

rulebook-aim-title = Formål med spillet
rulebook-aim = Du lægger fliser på en væg i et palads, og det gør dine modspillere også. Fliser, der ligger side om side, giver flest point; fliser, du spilder, koster point. Efter den runde, hvor en spiller gør en vandret række på { $side } fliser færdig, er spillet slut. Den, der så har flest point, når bonuspoint er talt med, vinder.
rulebook-round = I spiller flere runder. Hver af dem har tre faser:
rulebook-phase-offer-title = { rulebook-offer-title }
rulebook-phase-offer = Spillerne tager på skift fliser og lægger dem på deres mønsterlinjer, indtil der ikke er flere at tage.
rulebook-phase-tiling-title = { rulebook-tiling-title }
rulebook-phase-tiling = Fra hver fyldt mønsterlinje kommer én flise op på væggen og giver point.
rulebook-phase-next-title = { rulebook-next-title }
rulebook-phase-next = Har ingen gjort en vandret række færdig, bliver fabriksbrikkerne fyldt igen.

## Materialet

rulebook-material-title = Det skal I bruge
rulebook-boards-title = Spilleplader
rulebook-boards = En til hver spiller. Til venstre har den { $side } mønsterlinjer med plads til { $shortest-line } til { $longest-line } fliser. Til højre er væggen med { $side } vandrette rækker og { $side } lodrette linjer (kolonner). Nederst er gulvlinjen med { $floor-spaces } felter. Den ene side af pladen har en farvet væg, den anden en grå.
rulebook-factories-title = Fabriksbrikker
rulebook-factories = Små runde skiver, som man tager fliser fra. De ligger i en cirkel om midten af bordet.
rulebook-tiles-title = Fliser og pose
rulebook-tiles = Der er { $tiles } fliser i { $colours } farver: blå, gul, rød, sort og hvid. De trækkes fra en pose.
rulebook-marker-title = Startbrik
rulebook-marker = Den viser, hvem der begynder en runde. Den kan ligge på en gulvlinje ligesom en flise, men den er ikke en flise.
rulebook-lid-title = Æskens låg
rulebook-lid = Brugte fliser venter her, til posen er tom.

## Opsætning

rulebook-setup-title = Opsætning
rulebook-s1 = Spillet er for { $seats-fewest } til { $seats-most } spillere. Alle bruger samme side af spillepladen; den farvede væg er det almindelige spil. Alle pointmarkører begynder på { $lowest-score }.
rulebook-s2 = Læg fabriksbrikkerne i en cirkel: { $factories-two } ved to spillere, { $factories-three } ved tre spillere, { $factories-four } ved fire spillere.
rulebook-set-up-title = Bordet til to, tre og fire spillere
rulebook-set-up-0 = To spillere: { $factories } fabriksbrikker
rulebook-set-up-1 = Tre spillere: { $factories } fabriksbrikker
rulebook-set-up-2 = Fire spillere: { $factories } fabriksbrikker
rulebook-s3 = Kom alle { $tiles } fliser i posen, { $tiles-per-colour } af hver farve.
rulebook-s4 = Træk fliser fra posen uden at kigge. Læg { $tiles-per-factory } på hver fabriksbrik.
rulebook-s5 = Én bliver første spiller og får startbrikken: efter de trykte regler den, der sidst har været i Portugal. Det kan et program ikke vide. Ved et bord på denne server trækkes der derfor lod om, hvem der begynder.

## Fase A

rulebook-offer-title = Fabriksudbud
rulebook-d1 = Første spiller lægger startbrikken på midten af bordet og har den første tur. Derefter går turen med urets retning.
rulebook-d2 = I din tur vælger du en fabriksbrik og en farve. Tag alle dens fliser i den farve. De øvrige rykker ind på midten af bordet.
rulebook-d3 = Eller vælg en farve på midten, og tag alle fliser i den farve derfra. Du skal tage fliser; startbrikken alene kan du ikke tage.
rulebook-d4 = Læg det, du tog, på en af dine { $side } mønsterlinjer. Den øverste har plads til { $shortest-line } flise, hver linje under den til én mere, op til { $longest-line }. Alle fliser på en linje har samme farve. Fliser, der ikke får plads, falder ned på din gulvlinje. En linje uden ledige felter er fyldt. Er den ikke fyldt, kan du senere lægge flere fliser i samme farve på den.
rulebook-d5 = Den, der i en runde er først til at tage fliser fra midten, tager også startbrikken. Den skal på det ledige felt længst til venstre på spillerens gulvlinje.
rulebook-d6 = Startbrikken lægges før fliserne. Derfor ligger den til venstre for de fliser, der falder i samme tur.
rulebook-first-turns-title = Tre ture
rulebook-first-turns-0 = En runde for tre spillere begynder. På midten ligger kun startbrikken.
rulebook-first-turns-1 = { $name } tager { $taken } sorte fliser fra den første fabriksbrik og fylder linje { $line } med dem. De andre { $rest } fliser rykker ind på midten.
rulebook-first-turns-2 = { $name } tager { $taken } gul flise fra den næste fabriksbrik til linje { $line }. Dermed kommer { $rest } røde fliser ind på midten.
rulebook-first-turns-3 = { $name } er den første, der tager fra midten: { $taken } røde fliser til linje { $line } og startbrikken til felt { $space } på gulvlinjen.
rulebook-d7 = En farve må ikke lægges på en mønsterlinje, hvis rækken ved siden af på din væg allerede har farven. Dine andre rækker og de andres vægge betyder ikke noget.
rulebook-d8 = Du må altid lægge alt, du tog, på din gulvlinje, også selv om en mønsterlinje har plads. Må ingen mønsterlinje få dem, skal de alle derned.
rulebook-d9 = Gulvlinjen fyldes fra venstre mod højre. Når den er fuld, kommer yderligere fliser i æskens låg uden at koste noget.
rulebook-options-title = Hvor må de gule fliser ligge?
rulebook-options-0 = { $name } vil have de gule fliser fra den første fabriksbrik. Nogle linjer er åbne for dem, andre ikke.
rulebook-options-1 = Tilladt: linje { $line }. Den har plads til { $fits } flise; { $falls } flise falder ned på gulvlinjen.
rulebook-options-2 = Tilladt: linje { $line }. { $fits } fliser får plads, og ingen falder.
rulebook-options-3 = Tilladt: gulvlinjen. { $falls } fliser lægges dér, selv om andre linjer er ledige.
rulebook-options-4 = Ikke tilladt: linje { $line }. Række { $line } på væggen har allerede gul.
rulebook-options-5 = { rulebook-options-4 }
rulebook-options-6 = Ikke tilladt: linje { $line }. Der ligger en blå flise.
rulebook-d10 = Fasen er slut, når der hverken er fliser på fabriksbrikkerne eller på midten.

## Fase B

rulebook-tiling-title = Fliseplacering
rulebook-t1 = Det gør alle spillere, gerne samtidig. Gå dine fyldte mønsterlinjer igennem oppefra. Flyt én flise fra hver til rækken ved siden af på din væg, og tæl straks dens point.
rulebook-t2 = Linjer, der ikke er fyldt, beholder deres fliser til næste runde.
rulebook-t3 = Resten af fliserne på en linje, du har flyttet fra, skal i æskens låg.
rulebook-t4 = På den farvede væg skal hver flise på feltet med dens egen farve. Øverste række er blå, gul, rød, sort, hvid. I hver række derunder begynder samme rækkefølge ét felt længere til højre og fortsætter ved venstre kant.
rulebook-tiling-lines-title = Fra linjerne til væggen
rulebook-tiling-lines-0 = { $name } har fyldt den røde og den blå linje, men ikke den gule og den sorte.
rulebook-tiling-lines-1 = Først linje { $line }. Flisen lægges i kolonne { $column } og har ingen nabo: +{ $points }. { $to-lid } flise bliver til overs og skal i låget.
rulebook-tiling-lines-2 = Så linje { $line }. Et hul skiller flisen fra den første: +{ $points }. { $to-lid } fliser bliver til overs og skal i låget.
rulebook-tiling-lines-3 = { $name } har ingen fyldt linje, men startbrikken koster { $lost } point. Pointtallet går fra { $before } til { $score }.
rulebook-t5 = En flise giver point, så snart den ligger på væggen. En flise uden nabofliser giver { $alone } point. Rører den fliser til venstre eller højre, tæller du den ubrudte vandrette gruppe; rører den fliser over eller under sig, tæller du den ubrudte lodrette gruppe. Den nye flise hører med til begge og kan altså tælle to gange. Skrå naboer tæller ikke.
rulebook-score-alone-title = Alene
rulebook-score-alone-0 = En linje er fyldt.
rulebook-score-alone-1 = Den røde flise rører ingen andre; de blå er for langt væk: +{ $points }.
rulebook-score-row-title = Vandret
rulebook-score-row-0 = { rulebook-score-alone-0 }
rulebook-score-row-1 = Den gule flise danner en vandret gruppe på { $across } og rører intet over eller under sig: +{ $points }.
rulebook-score-column-title = Lodret
rulebook-score-column-0 = { rulebook-score-alone-0 }
rulebook-score-column-1 = Den blå flise danner en lodret gruppe på { $down } og rører intet til siderne: +{ $points }.
rulebook-score-pair-title = Lodret med én nabo
rulebook-score-pair-0 = { rulebook-score-alone-0 }
rulebook-score-pair-1 = Den blå flise rører kun flisen over sig. Det er en gruppe på { $down }: +{ $points }.
rulebook-score-both-title = Vandret og lodret
rulebook-score-both-0 = { rulebook-score-alone-0 }
rulebook-score-both-1 = En vandret gruppe på { $across } og en lodret på { $down } mødes i den gule flise: { $across } + { $down } = { $points }.
rulebook-t6 = Fra venstre koster gulvlinjens { $floor-spaces } felter { $floor-costs } point: { $floor-total } point for en fuld gulvlinje.
rulebook-t7 = Du betaler for gulvlinjen i slutningen af fasen, når din sidste flise er kommet op på væggen.
rulebook-t8 = Ingen kommer under { $lowest-score } point. Det, du ikke kan betale, slipper du for.
rulebook-t9 = Bagefter skal gulvlinjens fliser i æskens låg. Startbrikken koster point ligesom en flise, men den beholder du.
rulebook-floor-marker-first-title = Hvad en gulvlinje koster
rulebook-floor-marker-first-0 = Startbrikken kom først. Bagefter faldt flere fliser.
rulebook-floor-marker-first-1 = { $name } mister { $costs } point, i alt { $lost }. Pointtallet går fra { $before } til { $score }. De { $to-lid } fliser skal i låget, men ikke startbrikken.
rulebook-floor-marker-last-title = Startbrikken til sidst
rulebook-floor-marker-last-0 = De samme fliser, men her kom startbrikken sidst.
rulebook-floor-marker-last-1 = Rækkefølgen gør ingen forskel: igen { $lost } point, fra { $before } til { $score }.

## Fase C

rulebook-next-title = Forberedelse af næste runde
rulebook-p1 = Har ingen gjort en række færdig, begynder en ny runde. Den, der har startbrikken, fylder fabriksbrikkerne og er første spiller.
rulebook-p2 = På hver fabriksbrik skal der { $tiles-per-factory } fliser fra posen. Er posen tom, hælder du alle fliser fra låget i den og fortsætter.
rulebook-p3 = Er både pose og låg tomme, begynder runden alligevel, selv om nogle fabriksbrikker ikke er fyldt.

## Slutningen

rulebook-end-title = Spillets afslutning
rulebook-e1 = Efter den runde, hvor en eller flere gør en vandret række på { $side } fliser færdig, er spillet slut. Alle gør rundens fliseplacering færdig, også gulvlinjerne. Kolonner og farver afslutter ikke spillet.
rulebook-e2 = Så får alle bonuspoint: { $row-bonus } for hver fyldt række, { $column-bonus } for hver fyldt kolonne og { $colour-bonus } for hver farve, som har alle { $side } fliser på væggen.
rulebook-bonuses-title = Række, kolonne og farve
rulebook-bonuses-0 = I øverste række mangler kun den hvide flise.
rulebook-bonuses-1 = Den gør en række og en kolonne færdig: { $across } + { $down } = { $points } point. Nu slutter spillet.
rulebook-bonuses-2 = Rækken, kolonnen og farven blå giver { $bonuses } bonuspoint: { $bonus } i alt. Slutresultatet er { $score } point.
rulebook-e3 = Den med flest point vinder. Står flere lige, vinder den af dem, der har flest fyldte rækker. Står de stadig lige, deler de sejren.

## Den grå væg

rulebook-grey-title = Den grå væg
rulebook-g1 = På pladens grå side vælger du selv feltet: flisen fra en fyldt linje må lægges på et hvilket som helst ledigt felt i sin række.
rulebook-g2 = Men hver farve må kun ligge én gang i hver række og én gang i hver kolonne.
rulebook-g3 = Kan flisen ikke lægges nogen steder, falder hele linjen straks ned på din gulvlinje og koster point i denne runde. Fliser, der ikke får plads dér, skal i låget.
rulebook-grey-falls-title = En linje, der ikke passer nogen steder
rulebook-grey-falls-0 = Den blå linje er fyldt. Men alle ledige felter i rækken ligger i kolonner, der allerede har blå.
rulebook-grey-falls-1 = Alle { $falls } fliser fra linje { $line } falder ned på gulvlinjen.
rulebook-grey-falls-2 = { $name } mister { $costs } point, i alt { $lost }. Pointtallet går fra { $before } til { $score }.

## Afgørelser

rulebook-rulings-title = Åbne spørgsmål
rulebook-rulings = Her svarer de trykte regelbøger ikke, eller de er uenige. Sådan har vi afgjort det.
rulebook-i1-title = Startbrikken og en fuld gulvlinje
rulebook-i1 = Så bruger startbrikken intet felt og koster ingenting. Den ligger foran spilleren, som begynder næste runde. Den skubber aldrig en flise væk og kommer aldrig i låget.
rulebook-i2-title = At dele fliserne op
rulebook-i2 = Du må ikke dele de fliser op, som du tog. Alle skal på én mønsterlinje, så mange der er plads til, eller alle på gulvlinjen.
rulebook-i3-title = Fyldte linjer
rulebook-i3 = En mønsterlinje, der allerede er fyldt, kan du ikke vælge. Alle fliser ville falde; vil du det, så vælg gulvlinjen.
rulebook-i4-title = Håbløse linjer på den grå væg
rulebook-i4 = Du må begynde på en linje, selv om dens flise ikke vil passe nogen steder. Når du tager fliser, tæller kun farverne i væggens række.
rulebook-i5-title = Ingen tager fra midten
rulebook-i5 = Kommer der aldrig en flise på midten, får ingen startbrikken. Fasen slutter alligevel, og den samme spiller begynder igen.
rulebook-i6-title = En flise, der passer, skal lægges
rulebook-i6 = På den grå væg bestemmer du, hvor en flise skal ligge, men ikke om. Tag linjerne én for én oppefra, med væggen, som den er i det øjeblik. Du må gerne spærre for en af dine egne senere linjer.
rulebook-i7-title = Hvornår låget tømmes
rulebook-i7 = Først når der mangler en flise, og posen er tom. Med to spillere rækker { $tiles } fliser til præcis { $full-rounds } runder: så er posen tom, men der mangler ingen flise, og låget bliver, som det er. Dets fliser blandes aldrig med dem, der stadig er i posen.
rulebook-i8-title = For få fliser
rulebook-i8 = Fabriksbrikkerne fyldes én efter én. Højst én af dem er altså delvis fyldt, og de følgende er tomme.
rulebook-i9-title = Ingen fliser til en ny runde
rulebook-i9 = Ligger alle fliser på vægge og på linjer, der ikke er fyldt, slutter spillet, og bonuspoint lægges til. Det kan kun ske med fire spillere.
rulebook-i10-title = Højeste pointtal
rulebook-i10 = Der er ingen øvre grænse.
rulebook-i11-title = Spil uden ende
rulebook-i11 = I sjældne stillinger kan ingen længere gøre en række færdig. Derfor slutter spillet også efter { $barren-limit } runder i træk, hvor ingen flise er kommet op på en væg. Bonuspoint lægges til som ellers. Spiller man for at vinde, ser man det næsten aldrig.
rulebook-i12-title = Gulvlinjen og laveste pointtal
rulebook-i12 = Alt, hvad en gulvlinje koster, lægges først sammen. Er det mere, end spilleren har, er pointtallet { $lowest-score }. Intet overføres til en senere runde.

## Forskelle

rulebook-differences-title = Hvor trykte regelbøger er uenige
rulebook-differences = Vi har sammenlignet fem trykte regelbøger: den danske, hollandske, franske, islandske og tyske. Under »{ rulebook-differs-here }« står, hvordan vi spiller.
rulebook-differs-marker-space-point = Startbrikkens felt
rulebook-differs-marker-space-books = Dansk, islandsk, tysk: første ledige felt fra venstre. Hollandsk, fransk: feltet længst til venstre.
rulebook-differs-marker-space-here = Første ledige felt fra venstre
rulebook-differs-marker-after-point = Startbrikken efter fliseplaceringen
rulebook-differs-marker-after-books = Dansk: midt på bordet. De andre: foran spilleren.
rulebook-differs-marker-after-here = Foran spilleren
rulebook-differs-who-starts-point = Hvem der fylder fabriksbrikkerne og begynder
rulebook-differs-who-starts-books = Fransk: første spiller. De andre: spilleren med startbrikken.
rulebook-differs-who-starts-here = Spilleren med startbrikken
rulebook-differs-first-turns-point = Eksemplet med tre ture
rulebook-differs-first-turns-books = Fransk: den tredje tur mangler i vores eksemplar. Islandsk: mere end én gul flise.
rulebook-differs-first-turns-here = Alle tre ture, med én gul flise
rulebook-differs-filling-point = Retningen, en linje fyldes i
rulebook-differs-filling-books = Fransk: en billedtekst siger venstre mod højre. De andre: højre mod venstre.
rulebook-differs-filling-here = Gør ingen forskel
rulebook-differs-which-lines-point = Hvilke linjer der flyttes fra
rulebook-differs-which-lines-books = Fransk: selve reglen siger det ikke. De andre: fyldte linjer.
rulebook-differs-which-lines-here = Kun fyldte linjer
rulebook-differs-top-down-point = Linjernes rækkefølge
rulebook-differs-top-down-books = Dansk: begynd med den første. De andre: oppefra og ned.
rulebook-differs-top-down-here = Oppefra og ned
rulebook-differs-neighbours-point = Point for en flise med naboer
rulebook-differs-neighbours-books = Fransk: en trykfejl gentager tilfældet uden naboer. De andre er enige.
rulebook-differs-neighbours-here = Vandrette og lodrette grupper
rulebook-differs-column-example-point = Eksemplet med en lodret gruppe
rulebook-differs-column-example-books = Tysk: to fliser. De andre: tre fliser.
rulebook-differs-column-example-here = Begge er rigtige
rulebook-differs-game-end-point = Hvad der afslutter spillet
rulebook-differs-game-end-books = Fransk: ét sted uden »vandret«. Islandsk: når rækken er færdig. De andre: efter den runde.
rulebook-differs-game-end-here = En vandret række, efter fliseplaceringen
rulebook-differs-colour-bonus-point = Bonus for farver
rulebook-differs-colour-bonus-books = Islandsk: kan læses som én bonus. De andre: for hver farve.
rulebook-differs-colour-bonus-here = For hver farve
rulebook-differs-ties-point = Når flere står lige
rulebook-differs-ties-books = Tysk: nævner dem, der står lige. De andre: blot den med flest rækker.
rulebook-differs-ties-here = Kun dem, der står lige, sammenlignes
rulebook-differs-grey-row-point = Farver på den grå væg
rulebook-differs-grey-row-books = Dansk, hollandsk: én gang i hver række og kolonne. De andre: én gang i hver kolonne.
rulebook-differs-grey-row-here = Én gang i hver række og kolonne
rulebook-differs-grey-stuck-point = En linje, der ikke passer nogen steder
rulebook-differs-grey-stuck-books = Dansk, hollandsk, islandsk: hele linjen falder. Fransk: intet svar. Tysk: mangler i vores eksemplar.
rulebook-differs-grey-stuck-here = Hele linjen falder straks
rulebook-differs-short-supply-point = Pose og låg er tomme
rulebook-differs-short-supply-books = Dansk, hollandsk, islandsk: tomme igen. Tysk: begge tomme. Fransk: ikke nok fliser.
rulebook-differs-short-supply-here = Begynd med færre fliser

## Det har vi tilføjet

rulebook-ours-title = Det har vi tilføjet
rulebook-ours = Det følgende findes i ingen trykt regelbog. Andre afsnit, der er vores, har samme mærke.
rulebook-draws-title = Sådan trækkes fliserne
rulebook-draws = Serveren trækker fliserne efter et tilfældigt tal, der lå fast før spillet. Når spillet er slut, kan alle spillere kontrollere det.
rulebook-order-title = Rækkefølgen i fliseplaceringen
rulebook-order = Her flytter spillerne deres fliser efter tur, begyndende med rundens første spiller. På den farvede væg ændrer det intet. På den grå væg kan du ikke vente og se, hvad de andre vælger.
rulebook-table-title = Ur, fortrudte træk og tips
rulebook-table = Ved et bord kan man spille med ur og tillade, at træk fortrydes, og at der gives tips. Det er aftaler mellem spillerne, ikke regler i spillet.
