### Lektionen.

## Around the tasks

lesson-title = Lær spillet
lesson-lead = Ni korte kapitler. Du kan stoppe når som helst og fortsætte senere.
lesson-chapters = Kapitler
lesson-done = klaret
lesson-at = Opgave { $at } af { $count }
lesson-rule = Hele reglen
lesson-continue = Videre
lesson-again = Prøv igen
lesson-board = Din spilleplade
lesson-answers = Dit svar
lesson-finished-title = Nu kan du spille
lesson-finished = Du har set alt, hvad du skal bruge til dit første spil. Resten kommer, når du spiller.
lesson-play = Første spil med en træner
lesson-rulebook = Læs regelbogen
lesson-drills = Øv dig i at tælle point
lesson-back = Tilbage til lektionen
lesson-drill-show = Flisen fra den fyldte mønsterlinje rykker til det markerede felt.
lesson-drill-task = Hvor mange point giver den?
lesson-streak = Rigtige i træk: { $streak }
lesson-best = Rekord: { $best }
lesson-next = Næste flise

## Titles of the chapters

lesson-chapter-take = Tag fliser
lesson-chapter-place = Læg fliser
lesson-chapter-many = For mange fliser
lesson-chapter-marker = Startbrikken
lesson-chapter-wall = Op på væggen
lesson-chapter-scoring = Point
lesson-chapter-floor = Gulvlinjen
lesson-chapter-end = Slutning og bonuspoint
lesson-chapter-grey = Den grå væg

## Tasks

lesson-take-factory-show = Fliserne ligger på fabriksbrikkerne. I din tur vælger du en fabriksbrik og en farve og tager alle dens fliser i den farve. De andre rykker ind på midten af bordet.
lesson-take-factory-task = Tag de { tiles } fra fabriksbrik { $factory }. Læg dem på en mønsterlinje, du selv vælger.
lesson-take-factory-hint = Vælg først fliserne på fabriksbrik { $factory } og derefter en af linjerne til venstre på din spilleplade.
lesson-take-centre-show = Du kan også tage fliser fra midten af bordet: igen alle fliser i én farve.
lesson-take-centre-task = Tag de { tiles } fra midten af bordet. Læg dem på en mønsterlinje.
lesson-take-centre-hint = Midten af bordet er under fabriksbrikkerne. De små tal viser, hvor mange fliser der er af hver farve.
lesson-place-new-show = Alle fliser på en mønsterlinje har samme farve. Linjerne er ikke lige lange. Når en linje ikke har flere ledige felter, er den fyldt.
lesson-place-new-task = Tag de { tiles } fra fabriksbrik { $factory }, og fyld en linje helt præcist.
lesson-place-new-hint = Find linjen med { $count } felter.
lesson-place-more-show = En linje, der ikke er fyldt, beholder sine fliser. Du kan lægge flere i samme farve senere.
lesson-place-more-task = Fyld mønsterlinje { $line }.
lesson-place-more-hint = På fabriksbrik { $factory } ligger der { tiles }.
lesson-many-room-show = Alle de fliser, du tager, skal på én linje. Fliser, der ikke får plads, falder ned på gulvlinjen og koster point.
lesson-many-room-task = Tag de { tiles } fra fabriksbrik { $factory }. Læg dem, så ingen falder.
lesson-many-room-hint = Linjen skal have mindst { $count } ledige felter.
lesson-many-cost-show = Nogle gange findes der ikke noget godt træk. Du skal tage fliser, også selv om nogle af dem falder.
lesson-many-cost-task = Find det træk, der koster mindst.
lesson-many-cost-hint = Kun mønsterlinje { $line } har stadig plads. Hvilke fliser har dens farve?
lesson-marker-take-show = Startbrikken ligger midt på bordet. Den, der i en runde er først til at tage fliser fra midten, tager også startbrikken. Det koster lidt, men så begynder man i næste runde.
lesson-marker-take-task = Tag de { tiles } fra midten af bordet, og få startbrikken med. Ingen flise må falde.
lesson-marker-take-hint = Vælg fliserne midt på bordet og derefter en linje med plads til dem. Startbrikken kommer selv ned på din gulvlinje.
lesson-wall-count-show = Når alle fliser er taget, begynder fliseplaceringen. Fra hver fyldt linje rykker én flise til sit felt i samme række på væggen. Så er linjen tom igen.
lesson-wall-count-task = Hvor mange fliser rykker nu op på din væg?
lesson-wall-count-hint = En fyldt linje har ingen ledige felter. Tæl de linjer.
lesson-wall-row-show = Hver række på væggen har hver farve én gang. Ligger en farve allerede i rækken, tager linjen ved siden af ikke imod den farve mere.
lesson-wall-row-task = Tag de { tiles } fra fabriksbrik { $factory }. Find en linje til dem, så ingen flise falder.
lesson-wall-row-hint = Hvilken række på væggen har allerede den farve? Hvilke linjer er lange nok?
lesson-score-row-show = En flise giver point, så snart den er på væggen. Har den naboer i sin række, tæller du hele gruppen uden huller. Den nye flise tæller med.
lesson-score-row-task = Flisen rykker til det markerede felt. Hvor mange point giver den?
lesson-score-row-hint = Tæl fra det markerede felt mod venstre og mod højre, til et felt er ledigt.
lesson-score-column-show = Det er det samme i kolonnen: tæl gruppen over og under sammen med den nye flise.
lesson-score-column-task = { lesson-score-row-task }
lesson-score-column-hint = Tæl fra det markerede felt opad og nedad, til et felt er ledigt.
lesson-score-both-show = Har en flise naboer både i sin række og i sin kolonne, giver begge grupper point. Den nye flise tæller så med i dem begge. En flise helt uden naboer giver { $alone }.
lesson-score-both-task = { lesson-score-row-task }
lesson-score-both-hint = Tæl først rækken, så kolonnen. Læg de to tal sammen.
lesson-score-most-show = Nu kan du planlægge: hvilket felt på din væg ville give mest?
lesson-score-most-task = Fyld en linje, så dens flise giver så mange point som muligt.
lesson-score-most-hint = Se på de ledige felter med mange naboer. Hvilke fliser skal du bruge til dem?
lesson-floor-cost-show = Derefter koster gulvlinjen point: { $floor-costs } for felterne fra venstre mod højre. Startbrikken tæller som en flise. Så tømmes gulvlinjen.
lesson-floor-cost-task = Hvor mange point koster denne gulvlinje?
lesson-floor-cost-hint = Læg tallene under de optagne felter sammen.
lesson-floor-zero-show = Ingen kommer under nul point.
lesson-floor-zero-task = Du har { $before } point. Hvor mange har du efter gulvlinjen?
lesson-floor-zero-hint = Du kan ikke miste flere point, end du har.
lesson-end-row-show = Efter den runde, hvor en spiller gør en vandret række på { $side } fliser færdig, er spillet slut.
lesson-end-row-task = Det er rundens sidste fliser. Gør en række færdig, og afslut spillet.
lesson-end-row-hint = Find rækken med kun ét ledigt felt. Hvilken linje ligger ved siden af?
lesson-end-bonus-show = Til sidst er der bonuspoint: { $row-bonus } for hver fyldt række, { $column-bonus } for hver fyldt kolonne og { $colour-bonus } for hver farve, som har alle { $side } fliser på din væg.
lesson-end-bonus-task = Hvor mange bonuspoint giver denne væg?
lesson-end-bonus-hint = Se først på rækkerne, så på kolonnerne og så på farverne.
lesson-grey-column-show = Spillepladens anden side har en grå væg. Her vælger du selv kolonnen til en flise. Ingen farve må ligge to gange i en række eller en kolonne.
lesson-grey-column-task = Vælg det felt, hvor din flise giver flest point.
lesson-grey-column-hint = Det lille tal på et felt viser, hvad flisen ville give der.

## Right answers

lesson-why-right = Godt klaret!
lesson-why-sum-alone = Rigtigt! En flise uden naboer giver { points }.
lesson-why-sum-across = Rigtigt! { $across } fliser i rækken: { points }.
lesson-why-sum-down = Rigtigt! { $down } fliser i kolonnen: { points }.
lesson-why-sum-both = Rigtigt! { $across } i rækken og { $down } i kolonnen: { points }.
lesson-why-sum-wall = Rigtigt! { $tiles } linjer er fyldt, og én flise fra hver rykker op.
lesson-why-sum-floor = Rigtigt! { $costs }: i alt { $sum }.
lesson-why-sum-score = Rigtigt! Gulvlinjen ville koste { $sum }, men pointene stopper ved { $score }.
lesson-why-sum-bonus = Rigtigt! { $bonuses }: i alt { $sum }.

## Other answers

lesson-why-other-tiles = Du tog { tiles }. Opgaven handler om nogle andre.
lesson-why-other-line = Det må du godt, men her handler det om mønsterlinje { $line }.
lesson-why-on-floor = Det må du godt, men fliser på gulvlinjen koster point: −{ $penalty }.
lesson-why-falls =
    { $falls ->
        [one] Det må du godt, men { $falls } flise falder: −{ $penalty }.
       *[other] Det må du godt, men { $falls } fliser falder: −{ $penalty }.
    }
lesson-why-not-complete =
    { $missing ->
        [one] Mønsterlinje { $line } er ikke fyldt endnu: der mangler { $missing } flise.
       *[other] Mønsterlinje { $line } er ikke fyldt endnu: der mangler { $missing } fliser.
    }
lesson-why-costs-more =
    { $penalty ->
        [one] Det koster { $penalty } point. Et andet træk koster mindre.
       *[other] Det koster { $penalty } point. Et andet træk koster mindre.
    }
lesson-why-fewer-points = Det giver { points }. Et andet træk giver mere.
lesson-why-no-points = Det giver ingen point i denne runde.
lesson-why-row-open =
    { $free ->
        [one] Række { $row } ville stadig have { $free } ledigt felt, og spillet ville gå videre.
       *[other] Række { $row } ville stadig have { $free } ledige felter, og spillet ville gå videre.
    }
lesson-why-not-possible = Det kan man ikke her.
lesson-why-row-only = Det er rækken. Flisen har også naboer i sin kolonne.
lesson-why-column-only = Det er kolonnen. Flisen har også naboer i sin række.
lesson-why-once = Næsten! Den nye flise tæller i rækken og en gang til i kolonnen.
lesson-why-neighbours-only = Næsten! Den nye flise tæller selv med.
lesson-why-alone-counts = Også en flise uden naboer giver noget.
lesson-why-count-again = Ikke helt. Tæl fra det markerede felt i hver retning, og stop ved det første hul.
lesson-why-incomplete-stays = Kun fyldte linjer sender en flise op på væggen. De andre beholder deres fliser.
lesson-why-one-from-each = Kun én flise fra hver fyldt linje rykker op på væggen.
lesson-why-lines-again = Ikke helt. Tæl de linjer, der ikke har ledige felter.
lesson-why-not-one-each = Felterne koster ikke alle det samme: se på tallene under dem.
lesson-why-marker-counts = Startbrikken ligger også på et felt og tæller som en flise.
lesson-why-costs-again = Ikke helt. Læg tallene under de optagne felter sammen.
lesson-why-below-zero = Godt regnet, men ingen kommer under nul point.
lesson-why-floor-costs = Gulvlinjen koster også noget.
lesson-why-one-bonus-only = Det er én bonus. Der er en til.
lesson-why-no-colour = Ingen farve har alle { $side } fliser på denne væg.
lesson-why-bonus-again = Ikke helt. Hver fyldt række, kolonne og farve giver bonuspoint.
