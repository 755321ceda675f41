### Die Analyse eines Spiels auf der Seite: was jeder Zug wert war, und was Glück war.

## Während die Analyse entsteht

review-begun = Die Analyse hat begonnen und erscheint nach und nach.
review-finished = Die Analyse ist fertig.
review-ahead =
    { $count ->
        [one] Wartet: { $count } andere Analyse kommt zuerst.
       *[other] Wartet: { $count } andere Analysen kommen zuerst.
    }
review-first-look = Erste Durchsicht: { $done } von { $total } Zügen
review-progress = Geprüft: { $done } von { $total } Zügen und Nachfüllungen
review-asks-again = Diese Seite versucht es von selbst weiter.

## Das Diagramm

review-graph = Gewinnwahrscheinlichkeit nach jedem Zug
review-graph-summary = Gewinnwahrscheinlichkeit nach jedem Zug. Am Ende: { $ends }.
review-graph-note = Die Zahlen sind Runden. Offene Zeichen zeigen, was die neuen Fliesen geändert haben: Glück, nicht Spiel.
review-share = { $name } { $share }
review-cursor = { $shares }. { $event }
review-event = Zug
review-grade = Bewertung

## Bewertungen

review-grade-best = Bester Zug
review-grade-good = Gut
review-grade-inaccuracy = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Patzer
review-grade-forced = Einziger Zug

## Die Spieler

review-players = Die Spieler
review-accuracy = Genauigkeit
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Patzer
review-luck = Glück
review-plays-like = Spielt wie
review-between = zwischen { $lowest } und { $highest }
review-players-note = Die Genauigkeit ist 100, wenn kein Zug etwas gekostet hat. Glück ist, was die neuen Fliesen und die Sitzfolge geändert haben.

## Momente

review-key-moments = Schlüsselmomente
review-no-key-moments = Keine nennenswerten Fehler.
review-moment = Runde { $round }, { $name }
review-deal = Die neuen Fliesen haben die Gewinnwahrscheinlichkeit geändert: { $changes }.
review-lost = Gewinnwahrscheinlichkeit { $wins } statt { $best }.
review-points = Erwartete Punkte { $played } statt { $best }.
review-better = Besser: { $move }.
review-best-played = Kein Zug war besser.
review-show-better = Besseren Zug zeigen
review-show-played = Gespielten Zug zeigen
review-show = Auf dem Tisch zeigen
review-try-again = Ab hier noch einmal versuchen
review-copy-link = Link zu diesem Moment kopieren
review-board = Der Tisch in diesem Moment
review-to-table = Zum Tisch
review-load = Öffne ein gespeichertes Spiel, um es zu analysieren.
