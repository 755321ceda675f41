### Was nur das Terminal sagt, auf Deutsch; alles andere steht im Katalog der Seite.

## The table

factories = Manufakturplättchen
centre = Tischmitte
floor = Boden
bag-lid-counts = Beutel { $bag }, Schachteldeckel { $lid }
player-number = Spieler { $number }
bot-name = { $player } (Bot)

## What happened

dealt =
    { $poured ->
        [yes] Die Manufakturplättchen sind bestückt: { $deal }. Die Fliesen aus dem Schachteldeckel kamen zurück in den Beutel
       *[no] Die Manufakturplättchen sind bestückt: { $deal }
    }
told-more = { $first }. { $second }
told-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { $name } nimmt { tiles } aus der Tischmitte → Bodenreihe
               *[line] { $name } nimmt { tiles } aus der Tischmitte → Musterreihe { $line }
            }
       *[factory]
            { $to ->
                [floor] { $name } nimmt { tiles } von Manufakturplättchen { $factory } → Bodenreihe
               *[line] { $name } nimmt { tiles } von Manufakturplättchen { $factory } → Musterreihe { $line }
            }
    }
tiles-fall =
    { $count ->
        [one] { $count } Fliese fällt in die Bodenreihe
       *[other] { $count } Fliesen fallen in die Bodenreihe
    }
told-marker = { $name } bekommt den Startspielermarker
told-marker-left = Niemand hat den Startspielermarker genommen: { $name } beginnt wieder
told-placed =
    { $colour ->
        [B] { $name }: blaue Fliese in Zeile { $row }, Spalte { $column }, +{ $points }
        [Y] { $name }: gelbe Fliese in Zeile { $row }, Spalte { $column }, +{ $points }
        [R] { $name }: rote Fliese in Zeile { $row }, Spalte { $column }, +{ $points }
        [K] { $name }: schwarze Fliese in Zeile { $row }, Spalte { $column }, +{ $points }
       *[W] { $name }: weiße Fliese in Zeile { $row }, Spalte { $column }, +{ $points }
    }
told-line-falls = { $name }: Musterreihe { $line } passt nirgends hin und fällt in die Bodenreihe
told-floor = { $name }: Bodenreihe −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name }: Zeile { $number } ist vollständig, +{ $points }
        [column] { $name }: Spalte { $number } ist vollständig, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name }: alle fünf blauen Fliesen, +{ $points }
                [Y] { $name }: alle fünf gelben Fliesen, +{ $points }
                [R] { $name }: alle fünf roten Fliesen, +{ $points }
                [K] { $name }: alle fünf schwarzen Fliesen, +{ $points }
               *[W] { $name }: alle fünf weißen Fliesen, +{ $points }
            }
    }
move-taken-back = Der letzte Zug ist zurückgenommen.
bot-thinks = { $name } denkt nach …
bot-failed = { $name } kann nicht weiterspielen ({ $reason }). Gib die Züge hier ein.

## What a move would do

preview-fits =
    { $count ->
        [one] { $count } Fliese passt
       *[other] { $count } Fliesen passen
    }
preview-completes = macht die Musterreihe komplett: +{ $points }
preview-line-fits-nowhere =
    { $count ->
        [one] passt nirgends hin: { $count } Fliese wird in die Bodenreihe fallen
       *[other] passt nirgends hin: { $count } Fliesen werden in die Bodenreihe fallen
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = Fliese an die Wand: +{ $points }
preview-stuck = die Musterreihe passt nirgends hin und fällt in die Bodenreihe
preview-marker = nimmt den Startspielermarker
preview-floor = Bodenreihe −{ $points }
legend-draft = Musterreihe:Fliesen, die passen, ✓ komplett für +Punkte, −Punkte der Bodenreihe
legend-line-falls = ✗ komplett, passt aber nirgends an die Wand
legend-tiling = Spalte:+Punkte der Fliese
deal-next = Jetzt werden die Fliesen für die nächste Runde verteilt.

## At the keyboard

help =
    3R2     alle roten Fliesen von Manufakturplättchen 3 in Musterreihe 2
    CB4     alle blauen Fliesen aus der Tischmitte in Musterreihe 4
    5WF     alle weißen Fliesen von Manufakturplättchen 5 in die Bodenreihe
    T24     graue Wand: die Fliese aus Musterreihe 2 in Spalte 4
    ?       diese Hilfe und die Züge (oder: hilfe)
    tipp    der beste Zug, und warum
    zurück  den letzten Zug zurücknehmen
    ende    das Spiel verlassen
    B blau, Y gelb, R rot, K schwarz, W weiß, * Startspielermarker
words-help = hilfe
words-hint = tipp, hinweis
words-undo = zurück, rückgängig
words-quit = ende, beenden
type-move = Gib einen Zug ein, zum Beispiel 3R2, oder ? für Hilfe.
not-a-move =
    { $place ->
        [source] „{ $typed }“ ist kein Zug: Ein Zug beginnt mit einem Manufakturplättchen 1 bis 9, C oder T (? für Hilfe).
        [colour] „{ $typed }“ ist kein Zug: An zweiter Stelle steht die Farbe: B blau, Y gelb, R rot, K schwarz oder W weiß (? für Hilfe).
        [line] „{ $typed }“ ist kein Zug: An dritter Stelle steht eine Musterreihe 1 bis 5 oder F (? für Hilfe).
        [tiling-line] „{ $typed }“ ist kein Zug: Nach T kommt eine Musterreihe 1 bis 5 (? für Hilfe).
        [column] „{ $typed }“ ist kein Zug: An dritter Stelle steht eine Spalte 1 bis 5 oder F (? für Hilfe).
       *[end] „{ $typed }“ ist kein Zug: Ein Zug hat drei Zeichen (? für Hilfe).
    }
ask-next-round = Enter verteilt die nächste Runde, zurück nimmt den letzten Zug zurück
ask-leave = Enter verlässt das Spiel, zurück nimmt den letzten Zug zurück
saved = Gespeichert in { $file }; --load { $file } setzt das Spiel fort.
not-saved = Nicht gespeichert in { $file } ({ $reason }): Der nächste Zug versucht es noch einmal.

## Why a move is not possible

refused-wrong-phase =
    { $phase ->
        [draft] Nimm jetzt Fliesen, zum Beispiel 3R2.
        [tile] Wähle jetzt eine Spalte, zum Beispiel T24.
       *[other] Jetzt gibt es nichts zu entscheiden.
    }
refused-no-such-source = Es gibt hier { $count } Manufakturplättchen.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] In der Tischmitte liegt keine blaue Fliese.
                [Y] In der Tischmitte liegt keine gelbe Fliese.
                [R] In der Tischmitte liegt keine rote Fliese.
                [K] In der Tischmitte liegt keine schwarze Fliese.
               *[W] In der Tischmitte liegt keine weiße Fliese.
            }
       *[factory]
            { $colour ->
                [B] Auf Manufakturplättchen { $factory } liegt keine blaue Fliese.
                [Y] Auf Manufakturplättchen { $factory } liegt keine gelbe Fliese.
                [R] Auf Manufakturplättchen { $factory } liegt keine rote Fliese.
                [K] Auf Manufakturplättchen { $factory } liegt keine schwarze Fliese.
               *[W] Auf Manufakturplättchen { $factory } liegt keine weiße Fliese.
            }
    }
refused-line-not-complete = Musterreihe { $line } ist nicht komplett.
refused-not-top-line = Die Musterreihen werden von oben nach unten gewertet: Zuerst kommt Musterreihe { $first }.

## The end and the record

record-unfinished = Das Spiel ist nicht zu Ende.
record-right =
    { $moves ->
        [one] ok: { $seats } Plätze, Runde { $round }, { $moves } Zug
       *[other] ok: { $seats } Plätze, Runde { $round }, { $moves } Züge
    }

## Analysis

win-probabilities = Gewinnwahrscheinlichkeit: { $values }
expected-points = Erwartete Punkte: { $values }
search-work =
    { $solved ->
        [yes] Stellungen: { $nodes }. Die Runde ist bis zum Ende durchgerechnet.
       *[no] Stellungen: { $nodes }. Tiefe in Zügen: { $depth }.
    }

## Review

review-graph = Gewinnwahrscheinlichkeit nach jedem Zug
review-accuracy = Genauigkeit
review-inaccuracies = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Patzer
review-luck = Glück
review-result = Ergebnis
review-without-luck = Ohne Glück
review-plays-like = { $name } spielt wie { $character }
review-plays-between = { $name } spielt wie { $character }; zwischen { $lowest } und { $highest }
review-character = { $name } ({ $level })
review-key-moments = Schlüsselmomente
review-no-key-moments = Keine nennenswerten Fehler
review-moment =
    { $grade ->
        [inaccuracy] Runde { $round }, { $name }: { $move }, eine Ungenauigkeit
        [mistake] Runde { $round }, { $name }: { $move }, ein Fehler
       *[blunder] Runde { $round }, { $name }: { $move }, ein Patzer
    }
review-lost = Gewinnwahrscheinlichkeit { $wins } statt { $best }.
review-better = Besser: { $move }.
review-progress = Analyse: { $done } von { $moves }
review-stopped = Die Analyse wurde bei Zug { $done } von { $moves } abgebrochen.

## Puzzles

puzzle-title = Aufgabe { $id }, Schwierigkeit { $difficulty } von { $most }
puzzle-question = { $name } ist am Zug. Ein Zug ist klar der beste: Gib ihn ein, oder tipp, oder ende.
puzzle-help =
    3R2   alle roten Fliesen von Manufakturplättchen 3 in Musterreihe 2
    CB4   alle blauen Fliesen aus der Tischmitte in Musterreihe 4
    5WF   alle weißen Fliesen von Manufakturplättchen 5 in die Bodenreihe
    T24   graue Wand: die Fliese aus Musterreihe 2 in Spalte 4
    tipp  worum es in der Aufgabe geht
    ende  die Aufgabe verlassen
    B blau, Y gelb, R rot, K schwarz, W weiß, * Startspielermarker
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nicht der beste Zug: { $move }.
puzzle-themes = Themen: { $themes }
puzzle-no-themes = Themen: keine
puzzle-theme =
    { $theme ->
        [last-round] letzte Runde
        [deny] einen Gegner bremsen
        [column] Spalte
        [colour] Farbe
        [floor] Bodenreihe
        [marker] Startspielermarker
        [grey-tiling] Fliesen an der grauen Wand
        [three-seats] drei Plätze
       *[four-seats] vier Plätze
    }
puzzle-proved = Bewiesen: Alle Möglichkeiten wurden bis zum Ende des Spiels durchgerechnet.
puzzle-moves = Wohin drei Züge führen
puzzle-again = Du hast diese Aufgabe schon einmal versucht, die Antwort zählt also nicht.
puzzle-streak = Serie: { $streak }, längste { $longest }
