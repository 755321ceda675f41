### De les.

## Around the tasks

lesson-title = Leren spelen
lesson-lead = Negen korte hoofdstukken. Je kunt altijd stoppen en later verdergaan.
lesson-chapters = Hoofdstukken
lesson-done = klaar
lesson-at = Opdracht { $at } van { $count }
lesson-rule = De hele regel
lesson-continue = Verder
lesson-again = Opnieuw proberen
lesson-board = Jouw spelerbord
lesson-answers = Jouw antwoord
lesson-finished-title = Nu ken je het spel
lesson-finished = Je hebt alles gezien wat je voor een eerste spel nodig hebt. De rest komt met het spelen.
lesson-play = Eerste spel met een coach
lesson-rulebook = Spelregels lezen
lesson-drills = Punten oefenen
lesson-back = Terug naar de les
lesson-drill-show = De tegel van de complete patroonlijn gaat naar het gemarkeerde vak.
lesson-drill-task = Hoeveel punten levert hij op?
lesson-streak = Goed achter elkaar: { $streak }
lesson-best = Record: { $best }
lesson-next = Volgende tegel

## Titles of the chapters

lesson-chapter-take = Tegels nemen
lesson-chapter-place = Tegels leggen
lesson-chapter-many = Te veel tegels
lesson-chapter-marker = Het startspelerfiche
lesson-chapter-wall = Naar de muur
lesson-chapter-scoring = Punten scoren
lesson-chapter-floor = De vloerlijn
lesson-chapter-end = Het einde en extra punten
lesson-chapter-grey = De grijze muur

## Tasks

lesson-take-factory-show = De tegels liggen op de fabrieksschijven. In je beurt kies je een schijf en een kleur en neem je er alle tegels van die kleur af. De andere gaan naar het midden van de tafel.
lesson-take-factory-task = Neem de { tiles } van fabrieksschijf { $factory }. Leg ze op een patroonlijn naar keuze.
lesson-take-factory-hint = Kies eerst de tegels op fabrieksschijf { $factory } en dan een van de lijnen links op je spelerbord.
lesson-take-centre-show = Je kunt ook tegels uit het midden van de tafel nemen: weer alle tegels van één kleur.
lesson-take-centre-task = Neem de { tiles } uit het midden van de tafel. Leg ze op een patroonlijn.
lesson-take-centre-hint = Het midden van de tafel is onder de fabrieksschijven. De kleine getallen zeggen hoeveel tegels er van elke kleur liggen.
lesson-place-new-show = Alle tegels op een patroonlijn hebben dezelfde kleur. De lijnen zijn niet even lang. Heeft een lijn geen vrij vak meer, dan is hij compleet.
lesson-place-new-task = Neem de { tiles } van fabrieksschijf { $factory } en vul precies één lijn.
lesson-place-new-hint = Zoek de lijn met { $count } vakken.
lesson-place-more-show = Een lijn die nog niet compleet is, houdt zijn tegels. Je kunt er later meer van dezelfde kleur bij leggen.
lesson-place-more-task = Maak patroonlijn { $line } compleet.
lesson-place-more-hint = Op fabrieksschijf { $factory } liggen { tiles }.
lesson-many-room-show = Alle tegels die je neemt, gaan naar één lijn. Tegels waarvoor daar geen plaats is, vallen op de vloerlijn en kosten punten.
lesson-many-room-task = Neem de { tiles } van fabrieksschijf { $factory }. Leg ze zo dat er geen valt.
lesson-many-room-hint = De lijn heeft minstens { $count } vrije vakken nodig.
lesson-many-cost-show = Soms is er geen goede zet. Je moet tegels nemen, ook als er een paar vallen.
lesson-many-cost-task = Zoek de zet die het minst kost.
lesson-many-cost-hint = Alleen op patroonlijn { $line } is nog plaats. Welke tegels hebben die kleur?
lesson-marker-take-show = Het startspelerfiche ligt in het midden van de tafel. Wie in een ronde als eerste tegels uit het midden neemt, neemt ook het fiche. Dat kost een beetje, maar die speler begint de volgende ronde.
lesson-marker-take-task = Neem de { tiles } uit het midden van de tafel, met het startspelerfiche erbij. Laat geen tegel vallen.
lesson-marker-take-hint = Kies de tegels in het midden en dan een lijn met genoeg plaats. Het fiche gaat vanzelf naar je vloerlijn.
lesson-wall-count-show = Als alle tegels genomen zijn, wordt de muur betegeld. Van elke complete lijn gaat één tegel naar zijn vak in dezelfde rij van de muur. Daarna is de lijn weer leeg.
lesson-wall-count-task = Hoeveel tegels gaan er nu naar je muur?
lesson-wall-count-hint = Een complete lijn heeft geen vrij vak. Tel die lijnen.
lesson-wall-row-show = Elke rij van de muur heeft elke kleur één keer. Ligt een kleur al in de rij, dan mag die kleur niet meer op de lijn ernaast.
lesson-wall-row-task = Neem de { tiles } van fabrieksschijf { $factory }. Zoek er een lijn voor en laat geen tegel vallen.
lesson-wall-row-hint = Welke rij van de muur heeft deze kleur al? Welke lijnen zijn lang genoeg?
lesson-score-row-show = Een tegel levert punten op zodra hij op de muur ligt. Heeft hij buren in zijn rij, tel dan de hele groep zonder gat. De nieuwe tegel telt mee.
lesson-score-row-task = De tegel gaat naar het gemarkeerde vak. Hoeveel punten levert hij op?
lesson-score-row-hint = Tel vanaf het gemarkeerde vak naar links en naar rechts, tot een vak vrij is.
lesson-score-column-show = In de kolom is het net zo: tel de groep erboven en eronder, samen met de nieuwe tegel.
lesson-score-column-task = { lesson-score-row-task }
lesson-score-column-hint = Tel vanaf het gemarkeerde vak omhoog en omlaag, tot een vak vrij is.
lesson-score-both-show = Heeft een tegel buren in zijn rij én in zijn kolom, dan leveren beide groepen punten op. De nieuwe tegel telt dan in allebei. Een tegel zonder buren levert { $alone } op.
lesson-score-both-task = { lesson-score-row-task }
lesson-score-both-hint = Tel eerst de rij, dan de kolom. Tel die twee getallen op.
lesson-score-most-show = Nu kun je plannen: welk vak op je muur zou het meest opleveren?
lesson-score-most-task = Maak de lijn compleet waarvan de tegel de meeste punten oplevert.
lesson-score-most-hint = Kijk naar de vrije vakken met veel buren. Welke tegels heb je daarvoor nodig?
lesson-floor-cost-show = Daarna kost de vloerlijn punten: { $floor-costs } voor de vakken van links naar rechts. Het startspelerfiche telt als een tegel. Dan wordt de vloerlijn leeggemaakt.
lesson-floor-cost-task = Hoeveel punten kost deze vloerlijn?
lesson-floor-cost-hint = Tel de getallen onder de bezette vakken op.
lesson-floor-zero-show = Een score komt nooit onder nul.
lesson-floor-zero-task = Je score is { $before }. Wat is je score na de vloerlijn?
lesson-floor-zero-hint = Je kunt niet meer punten verliezen dan je hebt.
lesson-end-row-show = Na de ronde waarin een speler een horizontale lijn van { $side } tegels compleet maakt, is het spel afgelopen.
lesson-end-row-task = Dit zijn de laatste tegels van de ronde. Maak een rij compleet en beëindig het spel.
lesson-end-row-hint = Zoek de rij met maar één vrij vak. Welke lijn ligt ernaast?
lesson-end-bonus-show = Aan het einde zijn er extra punten: { $row-bonus } voor elke complete rij, { $column-bonus } voor elke complete kolom en { $colour-bonus } voor elke kleur waarvan alle { $side } tegels op je muur liggen.
lesson-end-bonus-task = Hoeveel extra punten levert deze muur op?
lesson-end-bonus-hint = Kijk eerst naar de rijen, dan naar de kolommen, dan naar de kleuren.
lesson-grey-column-show = De andere zijde van het spelerbord heeft een grijze muur. Hier kies je de kolom van een tegel zelf. Geen kleur mag twee keer in een rij of een kolom liggen.
lesson-grey-column-task = Kies het vak waar je tegel de meeste punten oplevert.
lesson-grey-column-hint = Het kleine getal op een vak zegt wat de tegel daar zou opleveren.

## Right answers

lesson-why-right = Goed gedaan!
lesson-why-sum-alone = Goed! Een tegel zonder buren levert { points } op.
lesson-why-sum-across = Goed! { $across } tegels in de rij: { points }.
lesson-why-sum-down = Goed! { $down } tegels in de kolom: { points }.
lesson-why-sum-both = Goed! { $across } in de rij en { $down } in de kolom: { points }.
lesson-why-sum-wall = Goed! { $tiles } lijnen zijn compleet, en van elke gaat één tegel naar de muur.
lesson-why-sum-floor = Goed! { $costs }: samen { $sum }.
lesson-why-sum-score = Goed! De vloerlijn zou { $sum } kosten, maar de score stopt bij { $score }.
lesson-why-sum-bonus = Goed! { $bonuses }: samen { $sum }.

## Other answers

lesson-why-other-tiles = Je nam { tiles }. De opdracht gaat over andere.
lesson-why-other-line = Dat mag, maar deze opdracht gaat over patroonlijn { $line }.
lesson-why-on-floor = Dat mag, maar tegels op de vloerlijn kosten punten: −{ $penalty }.
lesson-why-falls =
    { $falls ->
        [one] Dat mag, maar { $falls } tegel valt: −{ $penalty }.
       *[other] Dat mag, maar { $falls } tegels vallen: −{ $penalty }.
    }
lesson-why-not-complete =
    { $missing ->
        [one] Patroonlijn { $line } is nog niet compleet: er ontbreekt { $missing } tegel.
       *[other] Patroonlijn { $line } is nog niet compleet: er ontbreken { $missing } tegels.
    }
lesson-why-costs-more =
    { $penalty ->
        [one] Dat kost { $penalty } punt. Een andere zet kost minder.
       *[other] Dat kost { $penalty } punten. Een andere zet kost minder.
    }
lesson-why-fewer-points = Dat levert { points } op. Een andere zet levert meer op.
lesson-why-no-points = Dat levert in deze ronde geen punten op.
lesson-why-row-open =
    { $free ->
        [one] Rij { $row } zou nog { $free } vrij vak hebben, en het spel zou doorgaan.
       *[other] Rij { $row } zou nog { $free } vrije vakken hebben, en het spel zou doorgaan.
    }
lesson-why-not-possible = Dat kan hier niet.
lesson-why-row-only = Dat is de rij. De tegel heeft ook buren in zijn kolom.
lesson-why-column-only = Dat is de kolom. De tegel heeft ook buren in zijn rij.
lesson-why-once = Bijna! De nieuwe tegel telt in de rij en nog een keer in de kolom.
lesson-why-neighbours-only = Bijna! De nieuwe tegel telt zelf ook mee.
lesson-why-alone-counts = Ook een tegel zonder buren levert iets op.
lesson-why-count-again = Niet helemaal. Tel vanaf het gemarkeerde vak in elke richting en stop bij het eerste gat.
lesson-why-incomplete-stays = Alleen van complete lijnen gaat er een tegel naar de muur. De andere houden hun tegels.
lesson-why-one-from-each = Van elke complete lijn gaat maar één tegel naar de muur.
lesson-why-lines-again = Niet helemaal. Tel de lijnen zonder vrij vak.
lesson-why-not-one-each = Niet elk vak kost evenveel: kijk naar de getallen eronder.
lesson-why-marker-counts = Het startspelerfiche ligt ook op een vak en telt als een tegel.
lesson-why-costs-again = Niet helemaal. Tel de getallen onder de bezette vakken op.
lesson-why-below-zero = Goed gerekend, maar een score komt nooit onder nul.
lesson-why-floor-costs = De vloerlijn kost ook iets.
lesson-why-one-bonus-only = Dat is één bonus. Er is er nog een.
lesson-why-no-colour = Geen kleur heeft alle { $side } tegels op deze muur.
lesson-why-bonus-again = Niet helemaal. Elke complete rij, kolom en kleur levert extra punten op.
