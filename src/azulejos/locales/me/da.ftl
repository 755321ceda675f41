## The screen

me-lead = Der er ingen konto. Dine spil hører til en hemmelig nøgle i denne browser. Hvis du rydder browserens data, begynder du forfra, så gem en fil, eller tag dine spil med til en anden enhed først.
me-loading = Leder efter dine spil …
me-nothing = Dit første afsluttede spil vises her.

## Rating

me-rating = Rating
me-rating-error = ± { $error }
me-rating-none = Sæt hak ved »Tæller til ratingen« før et spil mod en bot, så vises din rating her.
me-rating-games =
    { $count ->
        [one] efter { $count } spil med rating
       *[other] efter { $count } spil med rating
    }
me-rating-near = omtrent samme styrke: { $name }
me-rating-over-time = Rating over tid
me-rating-summary = Rating over tid: fra { $first } til { $last }, lavest { $low }, højest { $high }
me-game = Spil

## Statistics

me-results =
    { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    }, { $won } vundet, { $shared } delt
me-points = Hvor dine point kommer fra
me-points-mean = Point pr. spil i gennemsnit. Gulvlinjen koster point.
me-source = Fra
me-mean = Pr. spil
me-win-rates = Hvor tit du vinder
me-by-opponent = Mod
me-by-seats = Spillere
me-by-wall = Væg
me-by-start = Start
me-start-first = Du begyndte
me-start-later = Andre begyndte
me-people = Mennesker
me-players = { $count } spillere
me-games = Spil
me-won = Vundet
me-reviewed =
    { $count ->
        [one] I spillet med spilgennemgang: nøjagtighed { $accuracy }, held { $luck }.
       *[other] I de { $count } spil med spilgennemgang: nøjagtighed { $accuracy }, held { $luck } pr. spil.
    }

## The list of games

me-search = Søg efter navn, niveau eller dato
me-found =
    { $count ->
        [0] Intet spil fundet
        [one] { $count } spil fundet
       *[other] { $count } spil fundet
    }
me-more = Vis flere spil
me-result =
    { $result ->
        [won] Vundet
        [shared] Delt
        [lost] Tabt
       *[none] Intet resultat
    }
me-against = mod: { $names }
me-rated-game = rating: { $rating }
me-not-counted = tæller ikke

## Your data

me-data = Dine data
me-save = Gem som fil
me-carry = Tag med til en anden enhed
me-code-is = Indtast koden på den anden enhed inden for { $minutes } minutter:
me-code-scan = Eller scan dette billede med den:
me-code-qr = Billede med linket til den anden enhed
me-carry-what = Dine afsluttede spil, din statistik og din rating følger med. Igangværende spil, løste opgaver og indstillinger bliver på hver enhed.
me-enter = Kode fra en anden enhed
me-join = Saml spillene
me-join-means = Spillene i denne browser føjes til. Den anden enheds rating gælder.
me-joined = Begge enheder viser nu de samme spil.
me-delete = Slet mine data
me-delete-sure = Slet din liste over spil, din rating og din statistik på alle dine enheder? Det kan ikke fortrydes. De afsluttede spil bliver på serveren med »Gæst« i stedet for dit navn.
me-deleted = Dine data er slettet.

## At the end of a rated game

me-rating-change = Din rating: { $rating } ({ $change })
me-not-counted-no-move = Ingen har foretaget et træk, så spillet tæller ikke til ratingen.
me-not-counted-warming-up = En enklere spiller foretog træk for en bot, så spillet tæller ikke til ratingen.
me-forfeit-away = Du var væk for længe, så spillet tæller som et nederlag.
me-forfeit-bot-played = En bot spillede for dig, så spillet tæller som et nederlag.
