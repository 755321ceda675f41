### De analyse van een spel op de pagina: wat elke zet waard was, en wat geluk was.

## Terwijl de analyse wordt gemaakt

review-begun = De analyse is begonnen en wordt gaandeweg aangevuld.
review-finished = De analyse is klaar.
review-ahead =
    { $count ->
        [one] In de wacht: er gaat { $count } andere analyse voor.
       *[other] In de wacht: er gaan { $count } andere analyses voor.
    }
review-first-look = Eerste controle: { $done } van { $total } zetten
review-progress = Nagekeken: { $done } van { $total } zetten en aanvullingen
review-asks-again = Deze pagina probeert het vanzelf opnieuw.

## De grafiek

review-graph = Winkans na elke zet
review-graph-summary = Winkans na elke zet. Aan het einde: { $ends }.
review-graph-note = De getallen zijn rondes. Open tekens tonen wat de nieuwe tegels veranderden: geluk, geen spel.
review-share = { $name } { $share }
review-cursor = { $shares }. { $event }
review-event = Zet
review-grade = Oordeel

## Oordelen

review-grade-best = Beste zet
review-grade-good = Goed
review-grade-inaccuracy = Onnauwkeurig
review-grade-mistake = Fout
review-grade-blunder = Blunder
review-grade-forced = Enige zet

## De spelers

review-players = De spelers
review-accuracy = Nauwkeurigheid
review-inaccuracies = Onnauwkeurigheden
review-mistakes = Fouten
review-blunders = Blunders
review-luck = Geluk
review-plays-like = Speelt zoals
review-between = tussen { $lowest } en { $highest }
review-players-note = De nauwkeurigheid is 100 als geen enkele zet iets kostte. Geluk is wat de nieuwe tegels en de volgorde van de spelers veranderden.

## Momenten

review-key-moments = Beslissende momenten
review-no-key-moments = Geen fouten van betekenis.
review-moment = Ronde { $round }, { $name }
review-deal = De nieuwe tegels veranderden de winkans: { $changes }.
review-lost = Winkans { $wins } in plaats van { $best }.
review-points = Verwachte score { $played } in plaats van { $best }.
review-better = Beter: { $move }.
review-best-played = Geen zet was beter.
review-show-better = Betere zet tonen
review-show-played = Gespeelde zet tonen
review-show = Op tafel tonen
review-try-again = Vanaf hier opnieuw proberen
review-copy-link = Link naar dit moment kopiëren
review-board = De tafel op dit moment
review-to-table = Naar de tafel
review-load = Open een opgeslagen spel om het te analyseren.
