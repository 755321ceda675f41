### Die Lektion.

## Around the tasks

lesson-title = So geht’s
lesson-lead = Neun kurze Kapitel. Du kannst jederzeit aufhören und später weitermachen.
lesson-chapters = Kapitel
lesson-done = erledigt
lesson-at = Aufgabe { $at } von { $count }
lesson-rule = Die ganze Regel
lesson-continue = Weiter
lesson-again = Noch einmal
lesson-board = Deine Ablage
lesson-answers = Deine Antwort
lesson-finished-title = Jetzt kannst du spielen
lesson-finished = Du weißt alles, was du für das erste Spiel brauchst. Der Rest kommt mit dem Spielen.
lesson-play = Erstes Spiel mit Coach
lesson-rulebook = Regelbuch lesen
lesson-drills = Punkte zählen üben
lesson-back = Zurück zur Lektion
lesson-drill-show = Die Fliese der kompletten Musterreihe kommt auf das markierte Feld.
lesson-drill-task = Wie viele Punkte bringt sie?
lesson-streak = Richtig hintereinander: { $streak }
lesson-best = Rekord: { $best }
lesson-next = Nächste Fliese

## Titles of the chapters

lesson-chapter-take = Fliesen nehmen
lesson-chapter-place = Fliesen legen
lesson-chapter-many = Zu viele Fliesen
lesson-chapter-marker = Der Startspielermarker
lesson-chapter-wall = An die Wand
lesson-chapter-scoring = Die Wertung
lesson-chapter-floor = Die Bodenreihe
lesson-chapter-end = Spielende und Zusatzpunkte
lesson-chapter-grey = Die graue Wand

## Tasks

lesson-take-factory-show = Die Fliesen liegen auf den Manufakturplättchen. Wenn du am Zug bist, wählst du ein Plättchen und eine Farbe und nimmst dort alle Fliesen dieser Farbe. Die anderen kommen in die Tischmitte.
lesson-take-factory-task = Nimm { tiles } von Manufakturplättchen { $factory }. Lege sie in irgendeine Musterreihe.
lesson-take-factory-hint = Wähle zuerst die Fliesen auf Manufakturplättchen { $factory }, dann links auf deiner Ablage eine Musterreihe.
lesson-take-centre-show = Du kannst auch Fliesen aus der Tischmitte nehmen: wieder alle Fliesen einer Farbe.
lesson-take-centre-task = Nimm { tiles } aus der Tischmitte. Lege sie in eine Musterreihe.
lesson-take-centre-hint = Die Tischmitte ist unter den Manufakturplättchen. Die kleinen Zahlen sagen, wie viele Fliesen jeder Farbe dort liegen.
lesson-place-new-show = Alle Fliesen in einer Musterreihe haben dieselbe Farbe. Die Musterreihen sind verschieden lang. Ist kein Feld mehr frei, ist die Musterreihe komplett.
lesson-place-new-task = Nimm { tiles } von Manufakturplättchen { $factory } und fülle eine Musterreihe genau.
lesson-place-new-hint = Suche die Musterreihe mit { $count } Feldern.
lesson-place-more-show = Eine Musterreihe, die nicht komplett ist, behält ihre Fliesen. Du kannst später weitere derselben Farbe dazulegen.
lesson-place-more-task = Mache Musterreihe { $line } komplett.
lesson-place-more-hint = Auf Manufakturplättchen { $factory } liegen { tiles }.
lesson-many-room-show = Alle Fliesen, die du nimmst, kommen in eine einzige Musterreihe. Fliesen, die dort keinen Platz finden, fallen in die Bodenreihe und kosten Punkte.
lesson-many-room-task = Nimm { tiles } von Manufakturplättchen { $factory }. Lege sie so, dass keine fällt.
lesson-many-room-hint = Die Musterreihe braucht mindestens { $count } freie Felder.
lesson-many-cost-show = Manchmal gibt es keinen guten Zug. Du musst Fliesen nehmen, auch wenn einige fallen.
lesson-many-cost-task = Finde den Zug, der am wenigsten kostet.
lesson-many-cost-hint = Nur in Musterreihe { $line } ist noch Platz. Welche Fliesen haben ihre Farbe?
lesson-marker-take-show = In der Tischmitte liegt der Startspielermarker. Wer in einer Runde als Erster Fliesen aus der Tischmitte nimmt, nimmt auch den Marker. Das kostet ein wenig, aber dafür beginnt man die nächste Runde.
lesson-marker-take-task = Nimm { tiles } aus der Tischmitte und mit ihnen den Startspielermarker. Keine Fliese soll fallen.
lesson-marker-take-hint = Wähle die Fliesen in der Tischmitte, dann eine Musterreihe mit genug Platz. Der Marker kommt von selbst in deine Bodenreihe.
lesson-wall-count-show = Sind alle Fliesen genommen, wird gefliest. Aus jeder kompletten Musterreihe kommt eine Fliese auf ihr Feld in derselben Zeile der Wand. Danach ist die Musterreihe wieder leer.
lesson-wall-count-task = Wie viele Fliesen kommen jetzt an deine Wand?
lesson-wall-count-hint = Eine komplette Musterreihe hat kein freies Feld. Zähle diese Musterreihen.
lesson-wall-row-show = In jeder Zeile der Wand gibt es jede Farbe einmal. Liegt eine Farbe schon in der Zeile, nimmt die Musterreihe daneben diese Farbe nicht mehr an.
lesson-wall-row-task = Nimm { tiles } von Manufakturplättchen { $factory }. Finde eine Musterreihe für sie; keine Fliese soll fallen.
lesson-wall-row-hint = In welcher Zeile der Wand liegt diese Farbe schon? Welche Musterreihen sind lang genug?
lesson-score-row-show = Eine Fliese bringt sofort Punkte, wenn sie an die Wand kommt. Hat sie Nachbarn in ihrer Zeile, zählst du die ganze Gruppe ohne Lücke. Die neue Fliese zählt mit.
lesson-score-row-task = Die Fliese kommt auf das markierte Feld. Wie viele Punkte bringt sie?
lesson-score-row-hint = Zähle vom markierten Feld nach links und nach rechts, bis ein Feld frei ist.
lesson-score-column-show = In der Spalte ist es genauso: Zähle die Gruppe darüber und darunter, zusammen mit der neuen Fliese.
lesson-score-column-task = { lesson-score-row-task }
lesson-score-column-hint = Zähle vom markierten Feld nach oben und nach unten, bis ein Feld frei ist.
lesson-score-both-show = Hat eine Fliese Nachbarn in ihrer Zeile und in ihrer Spalte, bringen beide Gruppen Punkte. Die neue Fliese zählt dann in beiden. Eine Fliese ganz ohne Nachbarn zählt { $alone }.
lesson-score-both-task = { lesson-score-row-task }
lesson-score-both-hint = Zähle erst die Zeile, dann die Spalte. Dann zähle beides zusammen.
lesson-score-most-show = Jetzt kannst du planen: Welches Feld deiner Wand würde am meisten bringen?
lesson-score-most-task = Mache die Musterreihe komplett, deren Fliese die meisten Punkte bringt.
lesson-score-most-hint = Sieh dir die freien Felder mit vielen Nachbarn an. Welche Fliesen brauchst du dafür?
lesson-floor-cost-show = Danach kostet die Bodenreihe Punkte: { $floor-costs } für ihre Felder von links nach rechts. Der Startspielermarker zählt wie eine Fliese. Dann wird die Bodenreihe geleert.
lesson-floor-cost-task = Wie viele Punkte kostet diese Bodenreihe?
lesson-floor-cost-hint = Zähle die Zahlen unter den belegten Feldern zusammen.
lesson-floor-zero-show = Der Punktestand fällt nie unter null.
lesson-floor-zero-task = Dein Punktestand ist { $before }. Wie hoch ist er nach der Bodenreihe?
lesson-floor-zero-hint = Du kannst nicht mehr Punkte verlieren, als du hast.
lesson-end-row-show = Nach der Runde, in der jemand eine horizontale Reihe mit { $side } Fliesen vervollständigt, ist das Spiel zu Ende.
lesson-end-row-task = Das sind die letzten Fliesen der Runde. Vervollständige eine Zeile und beende das Spiel.
lesson-end-row-hint = Suche die Zeile, in der nur ein Feld frei ist. Welche Musterreihe liegt daneben?
lesson-end-bonus-show = Am Ende gibt es Zusatzpunkte: { $row-bonus } für jede vollständige Zeile, { $column-bonus } für jede vollständige Spalte und { $colour-bonus } für jede Farbe, von der alle { $side } Fliesen an deiner Wand liegen.
lesson-end-bonus-task = Wie viele Zusatzpunkte bringt diese Wand?
lesson-end-bonus-hint = Sieh zuerst auf die Zeilen, dann auf die Spalten, dann auf die Farben.
lesson-grey-column-show = Die andere Seite der Spielerablage hat eine graue Wand. Hier wählst du die Spalte einer Fliese selbst. Keine Farbe darf zweimal in einer Zeile oder einer Spalte liegen.
lesson-grey-column-task = Wähle das Feld, auf dem deine Fliese die meisten Punkte bringt.
lesson-grey-column-hint = Die kleine Zahl auf einem Feld sagt, was die Fliese dort bringen würde.

## Right answers

lesson-why-right = Gut gemacht!
lesson-why-sum-alone = Richtig! Eine Fliese ohne Nachbarn bringt { points }.
lesson-why-sum-across = Richtig! { $across } Fliesen in der Zeile: { points }.
lesson-why-sum-down = Richtig! { $down } Fliesen in der Spalte: { points }.
lesson-why-sum-both = Richtig! { $across } in der Zeile und { $down } in der Spalte: { points }.
lesson-why-sum-wall = Richtig! { $tiles } Musterreihen sind komplett, und aus jeder kommt eine Fliese an die Wand.
lesson-why-sum-floor = Richtig! { $costs }: zusammen { $sum }.
lesson-why-sum-score = Richtig! Die Bodenreihe würde { $sum } kosten, aber tiefer als { $score } sinkt der Punktestand nicht.
lesson-why-sum-bonus = Richtig! { $bonuses }: zusammen { $sum }.

## Other answers

lesson-why-other-tiles = Du hast { tiles } genommen. Die Aufgabe meint andere.
lesson-why-other-line = Das darfst du, aber hier geht es um Musterreihe { $line }.
lesson-why-on-floor = Das darfst du, aber Fliesen in der Bodenreihe kosten Punkte: −{ $penalty }.
lesson-why-falls =
    { $falls ->
        [one] Das darfst du, aber { $falls } Fliese fällt: −{ $penalty }.
       *[other] Das darfst du, aber { $falls } Fliesen fallen: −{ $penalty }.
    }
lesson-why-not-complete =
    { $missing ->
        [one] Musterreihe { $line } ist noch nicht komplett: { $missing } Fliese fehlt.
       *[other] Musterreihe { $line } ist noch nicht komplett: { $missing } Fliesen fehlen.
    }
lesson-why-costs-more =
    { $penalty ->
        [one] Das kostet { $penalty } Punkt. Ein anderer Zug kostet weniger.
       *[other] Das kostet { $penalty } Punkte. Ein anderer Zug kostet weniger.
    }
lesson-why-fewer-points = Das bringt { points }. Ein anderer Zug bringt mehr.
lesson-why-no-points = Das bringt in dieser Runde keine Punkte.
lesson-why-row-open =
    { $free ->
        [one] In Zeile { $row } wäre noch { $free } Feld frei, und das Spiel ginge weiter.
       *[other] In Zeile { $row } wären noch { $free } Felder frei, und das Spiel ginge weiter.
    }
lesson-why-not-possible = Das geht hier nicht.
lesson-why-row-only = Das ist die Zeile. Die Fliese hat auch in ihrer Spalte Nachbarn.
lesson-why-column-only = Das ist die Spalte. Die Fliese hat auch in ihrer Zeile Nachbarn.
lesson-why-once = Fast! Die neue Fliese zählt in der Zeile und noch einmal in der Spalte.
lesson-why-neighbours-only = Fast! Die neue Fliese selbst zählt auch mit.
lesson-why-alone-counts = Auch eine Fliese ohne Nachbarn bringt etwas.
lesson-why-count-again = Nicht ganz. Zähle vom markierten Feld in jede Richtung und höre bei der ersten Lücke auf.
lesson-why-incomplete-stays = Nur aus kompletten Musterreihen kommt eine Fliese an die Wand. Die anderen behalten ihre Fliesen.
lesson-why-one-from-each = Aus jeder kompletten Musterreihe kommt nur eine Fliese an die Wand.
lesson-why-lines-again = Nicht ganz. Zähle die Musterreihen, in denen kein Feld frei ist.
lesson-why-not-one-each = Nicht jedes Feld kostet gleich viel: Sieh auf die Zahlen darunter.
lesson-why-marker-counts = Auch der Startspielermarker liegt auf einem Feld und zählt wie eine Fliese.
lesson-why-costs-again = Nicht ganz. Zähle die Zahlen unter den belegten Feldern zusammen.
lesson-why-below-zero = Gut gerechnet, aber der Punktestand fällt nie unter null.
lesson-why-floor-costs = Auch die Bodenreihe kostet etwas.
lesson-why-one-bonus-only = Das ist ein Bonus. Es gibt noch einen.
lesson-why-no-colour = Von keiner Farbe liegen alle { $side } Fliesen an dieser Wand.
lesson-why-bonus-again = Nicht ganz. Jede vollständige Zeile, Spalte und Farbe bringt Zusatzpunkte.
