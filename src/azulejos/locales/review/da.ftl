### Gennemgangen af et spil på siden: hvad hvert træk var værd, og hvad der var held.

## Mens gennemgangen laves

review-begun = Gennemgangen er begyndt og kommer løbende.
review-finished = Gennemgangen er færdig.
review-ahead =
    { $count ->
        [one] Venter: { $count } anden gennemgang laves først.
       *[other] Venter: { $count } andre gennemgange laves først.
    }
review-first-look = Første gennemsyn: { $done } af { $total } træk
review-progress = Kontrolleret: { $done } af { $total } træk og påfyldninger
review-asks-again = Denne side prøver selv igen.

## Grafen

review-graph = Vinderchance efter hvert træk
review-graph-summary = Vinderchance efter hvert træk. Til sidst: { $ends }.
review-graph-note = Tallene er runder. Mærker med omrids viser, hvad de nye fliser ændrede: held, ikke spil.
review-share = { $name } { $share }
review-cursor = { $shares }. { $event }
review-event = Træk
review-grade = Bedømmelse

## Bedømmelser

review-grade-best = Bedst
review-grade-good = Godt
review-grade-inaccuracy = Unøjagtighed
review-grade-mistake = Fejl
review-grade-blunder = Bommert
review-grade-forced = Eneste træk

## Spillerne

review-players = Spillerne
review-accuracy = Nøjagtighed
review-inaccuracies = Unøjagtigheder
review-mistakes = Fejl
review-blunders = Bommerter
review-luck = Held
review-plays-like = Spiller som
review-between = mellem { $lowest } og { $highest }
review-players-note = Nøjagtigheden er 100, hvis intet træk kostede noget. Held er det, som de nye fliser og spillernes rækkefølge ændrede.

## Øjeblikke

review-key-moments = Afgørende øjeblikke
review-no-key-moments = Ingen fejl af betydning.
review-moment = Runde { $round }, { $name }
review-deal = De nye fliser ændrede vinderchancen: { $changes }.
review-lost = Vinderchance { $wins } i stedet for { $best }.
review-points = Forventet pointtal { $played } i stedet for { $best }.
review-better = Bedre: { $move }.
review-best-played = Intet træk var bedre.
review-show-better = Vis det bedre træk
review-show-played = Vis, hvad der blev spillet
review-show = Vis på bordet
review-try-again = Prøv igen herfra
review-copy-link = Kopiér link til dette øjeblik
review-board = Bordet i dette øjeblik
review-to-table = Til bordet
review-load = Åbn et gemt spil for at gennemgå det.
