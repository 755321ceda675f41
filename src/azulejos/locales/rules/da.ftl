### Reglerne på dansk, med vores egne ord.

rules-title = Sådan spilles der
rules-aim-title = Formål med spillet
rules-aim = To til fire spillere beklæder hver sin væg med fliser. Den, der har flest point, når den første vandrette række på fem er fyldt, har vundet.
rules-round-title = En runde
rules-round = Hver runde har to faser: først tager alle på skift fliser, til der ikke er flere, og så flyttes fliser fra fyldte linjer over på væggen og giver point.
rules-take-title = Tag fliser
rules-take-factory = I din tur tager du alle fliser af én farve fra én fabriksbrik. Resten af fliserne flyttes til midten af bordet.
rules-take-factory-example = De to blå fliser tages; gul og rød flyttes til midten.
rules-take-centre = Eller tag alle fliser af én farve fra midten af bordet. Den, der gør det først i en runde, får også startbrikken, lægger den på sin gulvlinje og begynder næste runde.
rules-place-title = Læg dem
rules-place = Læg alle de fliser, du har taget, på én af dine fem mønsterlinjer. En linje har kun én farve, og ikke en farve, som den tilhørende række på din væg allerede har.
rules-place-example = En linje med plads til tre får fire røde fliser: tre passer ind, én falder på gulvet.
rules-floor-title = Gulvlinjen
rules-floor = Fliser, der ikke passer ind, eller som du ikke vil lægge, falder ned på gulvlinjen fra venstre mod højre. Hvert felt koster det, der står under det. Er gulvlinjen fuld, lægges resten i æskens låg uden at koste noget.
rules-floor-example = Fire fliser og startbrikken: −8.
rules-tile-title = Fliseplacering
rules-tile = Når der ikke er flere fliser at tage, flyttes én flise fra hver fyldt mønsterlinje til sin farves felt i samme række, oppefra og ned. Linjens øvrige fliser lægges i æskens låg. Linjer, der ikke er fyldt, bliver liggende.
rules-score-title = Point
rules-score = En flise giver point i det øjeblik, den lægges.
rules-score-alone = Ingen fliser ved siden af: 1 point.
rules-score-row = Fliser ved siden af i rækken: et point for hver flise, der er forbundet, her 3.
rules-score-column = Fliser over eller under: det samme lodret, her 2.
rules-score-both = I begge retninger: begge tæller, og den nye flise tæller to gange, her 3 + 2 = 5.
rules-score-gap = Fliser på den anden side af et hul eller på skrå tæller ikke, her 1 point.
rules-score-floor = Til sidst i fasen mister alle gulvlinjens point. Man kommer aldrig under 0.
rules-end-title = Spillets afslutning
rules-end = Spillet slutter efter den runde, hvor nogen har færdiggjort en vandret række. Så er der bonuspoint:
rules-bonus-row = 2 for hver fyldt vandret række
rules-bonus-column = 7 for hver fyldt lodret linje
rules-bonus-colour = 10 for hver farve, som du har alle fem fliser af på væggen
rules-tie = Står flere lige, vinder den med flest fyldte vandrette rækker; har de også lige mange, er sejren delt.
rules-grey-title = Den grå væg
rules-grey = En spilvariant: du vælger selv feltet i rækken, men ingen farve må være to gange i en vandret række eller en lodret linje. Kan en flise ikke lægges nogen steder, falder alle linjens fliser ned på gulvlinjen.
rules-play = Prøv: et spil mod en begynder
