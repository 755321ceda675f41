puzzles-title = Aufgabe { $id }
puzzles-question =
    { $theme ->
        [last-round] Hol das Beste aus der letzten Runde heraus.
        [deny] Bremse einen Gegner.
        [column] Baue eine Spalte.
        [colour] Sammle eine Farbe.
        [floor] Meide die Bodenreihe.
        [marker] Sorge dafür, dass du die nächste Runde beginnst.
        [grey-tiling] Wähle die beste Spalte.
       *[other] Finde den besten Zug.
    }
puzzles-you-are = Du sitzt auf Platz { $seat } und bist am Zug.
puzzles-difficulty = Schwierigkeit { $difficulty } von { $most }
puzzles-no-help = Ein Zug ist klar der beste. Nach deiner Antwort siehst du, was die Züge wert sind.
puzzles-again = Du hast diese Aufgabe schon einmal beantwortet, die Antwort zählt also nicht.
puzzles-column = Fliese aus Musterreihe { $line }, { tile-colour }, in Spalte { $column }
puzzles-missing = Diese Aufgabe gibt es auf diesem Server nicht.
puzzles-other = Eine andere Aufgabe

puzzles-right = Richtig! Das ist klar der beste Zug.
puzzles-wrong = Nicht ganz: Ein anderer Zug ist klar besser.
puzzles-proved = Bewiesen: Alle Möglichkeiten wurden bis zum Ende des Spiels durchgerechnet.
puzzles-moves = Wohin drei Züge führen
puzzles-show = Wähle einen Zug, um ihn auf dem Tisch zu sehen.
puzzles-searching = Die Züge werden durchgerechnet …
puzzles-best = Bester
puzzles-yours = Dein Zug
puzzles-loss = verliert { $share }
puzzles-themes = Themen: { $themes }
puzzles-next = Nächste Aufgabe
puzzles-retry = Noch einmal

puzzles-streak = Serie: { $streak }, längste { $longest }
puzzles-solved = Gelöst: { $solved }
puzzles-theme-choice = Thema
puzzles-theme-all = Alle Themen
puzzles-theme =
    { $theme ->
        [last-round] Letzte Runde
        [deny] Einen Gegner bremsen
        [column] Spalte
        [colour] Farbe
        [floor] Bodenreihe
        [marker] Startspielermarker
        [grey-tiling] Fliesen an der grauen Wand
        [three-seats] Drei Plätze
       *[four-seats] Vier Plätze
    }
