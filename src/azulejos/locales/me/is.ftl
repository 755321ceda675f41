## The screen

me-lead = Hér þarf ekki að stofna aðgang. Leikirnir þínir tilheyra leynilykli í þessum vafra. Ef þú hreinsar gögn vafrans byrjarðu upp á nýtt; vistaðu því fyrst skrá eða flyttu leikina í annað tæki.
me-loading = Leitað er að leikjunum þínum…
me-nothing = Fyrsti lokni leikurinn þinn birtist hér.

## Rating

me-rating = Styrkleikastig
me-rating-error = ± { $error }
me-rating-none = Hakaðu við „Styrkleikaleikur“ fyrir leik á móti þjarki, þá birtast styrkleikastigin þín hér.
me-rating-games =
    { $count ->
        [one] eftir { $count } styrkleikaleik
       *[other] eftir { $count } styrkleikaleiki
    }
me-rating-near = svipaður styrkur: { $name }
me-rating-over-time = Þróun styrkleikastiga
me-rating-summary = Þróun styrkleikastiga: úr { $first } í { $last }, lægst { $low }, hæst { $high }
me-game = Leikur

## Statistics

me-results =
    { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    }, sigrar: { $won }, sameiginlegir sigrar: { $shared }
me-points = Hvaðan stigin þín koma
me-points-mean = Stig í leik að meðaltali. Gólflínan kostar stig.
me-source = Úr
me-mean = Í leik
me-win-rates = Hve oft þú vinnur
me-by-opponent = Á móti
me-by-seats = Leikmenn
me-by-wall = Veggur
me-by-start = Byrjun
me-start-first = Þú byrjaðir
me-start-later = Aðrir byrjuðu
me-people = Fólk
me-players = { $count } leikmenn
me-games = Leikir
me-won = Unnir
me-reviewed =
    { $count ->
        [one] Í leiknum með leikgreiningu: nákvæmni { $accuracy }, heppni { $luck }.
       *[other] Í { $count } leikjum með leikgreiningu: nákvæmni { $accuracy }, heppni { $luck } í leik.
    }

## The list of games

me-search = Leita að nafni, styrk eða dagsetningu
me-found =
    { $count ->
        [0] Enginn leikur fannst
        [one] { $count } leikur fannst
       *[other] { $count } leikir fundust
    }
me-more = Sýna fleiri leiki
me-result =
    { $result ->
        [won] Sigur
        [shared] Sameiginlegur sigur
        [lost] Tap
       *[none] Engin úrslit
    }
me-against = á móti: { $names }
me-rated-game = styrkleikastig: { $rating }
me-not-counted = telst ekki með

## Your data

me-data = Gögnin þín
me-save = Vista sem skrá
me-carry = Flytja í annað tæki
me-code-is = Sláðu kóðann inn í hinu tækinu innan { $minutes } mínútna:
me-code-scan = Eða skannaðu þessa mynd þar:
me-code-qr = Mynd með hlekk fyrir hitt tækið
me-carry-what = Loknir leikir, tölfræðin og styrkleikastigin fylgja með. Leikir sem standa yfir, leystar þrautir og stillingar verða eftir í hvoru tæki.
me-enter = Kóði úr öðru tæki
me-join = Sameina leiki
me-join-means = Leikirnir í þessum vafra bætast við. Styrkleikastig hins tækisins gilda.
me-joined = Bæði tækin sýna nú sömu leikina.
me-delete = Eyða gögnunum mínum
me-delete-sure = Eyða leikjalistanum, styrkleikastigunum og tölfræðinni í öllum tækjunum þínum? Ekki er hægt að afturkalla það. Loknir leikir verða áfram á netþjóninum með „Gestur“ í stað nafnsins þíns.
me-deleted = Gögnunum þínum hefur verið eytt.

## At the end of a rated game

me-rating-change = Styrkleikastigin þín: { $rating } ({ $change })
me-not-counted-no-move = Ekkert var spilað, svo leikurinn hefur ekki áhrif á styrkleikastigin.
me-not-counted-warming-up = Einfaldari þjarkur spilaði í stað annars, svo leikurinn hefur ekki áhrif á styrkleikastigin.
me-forfeit-away = Þú varst of lengi í burtu, svo leikurinn telst tapaður.
me-forfeit-bot-played = Þjarkur spilaði fyrir þig, svo leikurinn telst tapaður.
