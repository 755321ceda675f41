## The screen

me-lead = Er is geen account. Je spellen horen bij een geheime sleutel in deze browser. Als je de gegevens van de browser wist, begin je opnieuw: bewaar dus eerst een bestand of neem je spellen mee naar een ander apparaat.
me-loading = Je spellen worden opgezocht…
me-nothing = Je eerste afgelopen spel verschijnt hier.

## Rating

me-rating = Rating
me-rating-error = ± { $error }
me-rating-none = Vink vóór een spel tegen een bot ‘Telt voor de rating’ aan, en je rating verschijnt hier.
me-rating-games =
    { $count ->
        [one] na { $count } spel voor de rating
       *[other] na { $count } spellen voor de rating
    }
me-rating-near = ongeveer even sterk: { $name }
me-rating-over-time = Rating in de loop van de tijd
me-rating-summary = Rating in de loop van de tijd: van { $first } naar { $last }, laagste { $low }, hoogste { $high }
me-game = Spel

## Statistics

me-results =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $won } gewonnen, { $shared } gedeeld
me-points = Waar je punten vandaan komen
me-points-mean = Punten per spel, gemiddeld. De vloerlijn kost punten.
me-source = Uit
me-mean = Per spel
me-win-rates = Hoe vaak je wint
me-by-opponent = Tegen
me-by-seats = Spelers
me-by-wall = Muur
me-by-start = Begin
me-start-first = Je begon
me-start-later = Anderen begonnen
me-people = Mensen
me-players = { $count } spelers
me-games = Spellen
me-won = Gewonnen
me-reviewed =
    { $count ->
        [one] In het spel met een spelanalyse: nauwkeurigheid { $accuracy }, geluk { $luck }.
       *[other] In de { $count } spellen met een spelanalyse: nauwkeurigheid { $accuracy }, geluk { $luck } per spel.
    }

## The list of games

me-search = Zoek op naam, niveau of datum
me-found =
    { $count ->
        [0] Geen spel gevonden
        [one] { $count } spel gevonden
       *[other] { $count } spellen gevonden
    }
me-more = Meer spellen tonen
me-result =
    { $result ->
        [won] Gewonnen
        [shared] Gedeeld
        [lost] Verloren
       *[none] Geen uitslag
    }
me-against = tegen: { $names }
me-rated-game = rating: { $rating }
me-not-counted = telt niet

## Your data

me-data = Je gegevens
me-save = Opslaan als bestand
me-carry = Meenemen naar een ander apparaat
me-code-is = Vul deze code binnen { $minutes } minuten in op het andere apparaat:
me-code-scan = Of scan daarmee deze afbeelding:
me-code-qr = Afbeelding met de link voor het andere apparaat
me-carry-what = Je afgelopen spellen, je statistieken en je rating gaan mee. Lopende spellen, opgeloste puzzels en instellingen blijven op elk apparaat.
me-enter = Code van een ander apparaat
me-join = Spellen samenvoegen
me-join-means = De spellen van deze browser komen erbij. De rating van het andere apparaat telt.
me-joined = Beide apparaten tonen nu dezelfde spellen.
me-delete = Mijn gegevens wissen
me-delete-sure = Je lijst met spellen, je rating en je statistieken wissen, op al je apparaten? Dit kan niet ongedaan worden gemaakt. De afgelopen spellen blijven op de server met ‘Gast’ in plaats van je naam.
me-deleted = Je gegevens zijn gewist.

## At the end of a rated game

me-rating-change = Je rating: { $rating } ({ $change })
me-not-counted-no-move = Er is geen zet gedaan, dus dit spel telt niet voor de rating.
me-not-counted-warming-up = Een eenvoudigere speler deed zetten voor een bot, dus dit spel telt niet voor de rating.
me-forfeit-away = Je was te lang weg, dus dit spel telt als verlies.
me-forfeit-bot-played = Een bot heeft voor je gespeeld, dus dit spel telt als verlies.
