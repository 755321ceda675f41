study-bar = Gewinnwahrscheinlichkeit: { $seats }
study-bar-seat = { $name } { $share } (erwarteter Punktestand { $points })
study-bar-none = Noch nicht bewertet
study-evaluation = Bewertung
study-off = Die Bewertung ist aus.
study-no-choice = Hier gibt es nichts zu entscheiden.
study-deepening = { $nodes } Stellungen durchsucht, es geht tiefer …
study-searched = { $nodes } Stellungen durchsucht
study-solved = Bis zum Ende der Runde gelöst
study-line = Erwartet:
study-play-to = Die erwarteten Züge bis { $move } spielen

study-moves = Züge
study-variation = Variante
study-first = Zum Anfang
study-last = Zum Ende
study-promote = Zur Hauptvariante machen
study-delete = Ab hier löschen
study-no-moves = Noch keine Züge. Du spielst für jeden Platz.

study-deal-next = Als Nächstes werden Fliesen ausgelegt.
study-draw = Fliesen ziehen
study-deal-by-hand = Von Hand auslegen
study-deal-fill = Jedes Manufakturplättchen bekommt nacheinander vier Fliesen, solange es welche gibt.
study-deal-lay = Diese Fliesen auslegen
study-over = Das Spiel ist zu Ende.

study-set-up = Aufbauen
study-save = Spielprotokoll speichern
study-picture = Bild ({ $kind })

study-setup-title = Stellung aufbauen
study-hand = In der Hand
study-eraser = Entfernen
study-seats = Plätze
study-next = Was als Nächstes kommt
study-phase =
    { $phase ->
        [draft] Fliesen nehmen
        [deal] Neue Fliesen
        [tile] Wand fliesen
       *[end] Spielende
    }
study-turn = Am Zug
study-begins = Erster in der Runde
study-round = Runde
study-score = Punkte
study-in-lid = Im Schachteldeckel: { colour-name }
study-in-bag = Beutel: { $tiles }
study-at-factory = Manufakturplättchen { $number }, Feld { $place }: { $what }
study-at-centre = Tischmitte: { heap-part }
study-at-line = Musterreihe { $line }, Feld { $place }: { $what }
study-at-wall = Zeile { $row }, Spalte { $column }: { $what }
study-at-floor = Bodenreihe, Feld { $place }: { $what }
study-clear = Alles abräumen
study-done = Diese Stellung analysieren
study-possible = Diese Stellung ist möglich.
study-impossible = Noch nicht möglich:

study-problem-shape = Eine Zahl ist zu groß, oder etwas fehlt.
study-problem-tile-count = { heap-part } statt { $needed }
study-problem-overfull-line = Platz { $seat }: zu viele Fliesen in Musterreihe { $line }
study-problem-line-colour-in-row = Platz { $seat }, Musterreihe { $line }: { colour-name } liegt schon in der Zeile daneben
study-problem-colour-twice-in-row = Platz { $seat }: { colour-name } zweimal in Zeile { $row }
study-problem-colour-twice-in-column = Platz { $seat }: { colour-name } zweimal in Spalte { $column }
study-problem-off-its-place = Platz { $seat }, Zeile { $row }: { colour-name } liegt in der falschen Spalte
study-problem-overfull-floor = Platz { $seat }: Die Bodenreihe ist zu voll
study-problem-marker =
    { $case ->
        [deal] Bevor neue Fliesen kommen, muss der Startspielermarker in der Tischmitte liegen
        [several] Platz { $seat } hat mehrere Startspielermarker
        [other] Der Startspielermarker gehört nicht in die Bodenreihe von Platz { $seat }
       *[floor] Der Startspielermarker von Platz { $seat } muss in seiner Bodenreihe liegen
    }
study-problem-phase =
    { $case ->
        [empty] Es liegen keine Fliesen zum Nehmen da
       *[tiles] Es liegen Fliesen auf Manufakturplättchen oder in der Tischmitte, aber es werden keine genommen
    }
study-problem-overfull-factory = Manufakturplättchen { $factory } hat mehr als { $most } Fliesen
study-problem-row-complete = Platz { $seat } hat eine vollständige horizontale Reihe, und damit endet das Spiel
study-problem-floor-not-settled = Bevor neue Fliesen kommen, muss die Bodenreihe von Platz { $seat } leer sein
study-problem-barren = Runden in Folge ohne Fliese an einer Wand: { $rounds }. Dann ist das Spiel zu Ende.
study-problem-seat =
    { $case ->
        [missing] Wähle, wer am Zug ist
        [end] Am Ende ist niemand am Zug
        [deal] Bevor neue Fliesen kommen, muss der erste Platz der Runde am Zug sein
       *[order] Platz { $seat } muss mit dem Fliesen fertig sein, bevor Platz { $later } am Zug ist
    }
