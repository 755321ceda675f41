### Das Regelbuch auf Deutsch, in unseren eigenen Sätzen.

## Rund um den Text

rulebook-title = Regelbuch
rulebook-contents = Inhalt
rulebook-print = Drucken
rulebook-play = Ausprobieren: ein Spiel gegen einen Anfänger
rulebook-ours-mark = unsere eigene Regel
rulebook-example = Beispiel
rulebook-frame = Schritt { $at } von { $count }
rulebook-step-back = Voriger Schritt
rulebook-step-on = Nächster Schritt
rulebook-paragraph = Absatz { $id }
rulebook-differs-point = Frage
rulebook-differs-books = Gedruckte Regeln
rulebook-differs-here = Hier

## Das Ziel

rulebook-aim-title = Ziel des Spiels
rulebook-aim = Du fliest eine Wand in einem Palast, und deine Mitspieler tun das auch. Am meisten bringen Fliesen, die nebeneinanderliegen; verschwendete Fliesen kosten Punkte. Nach der Runde, in der ein Spieler eine horizontale Reihe aus { $side } Fliesen vervollständigt, ist das Spiel zu Ende. Wer dann mit allen Zusatzpunkten die meisten Punkte hat, gewinnt.
rulebook-round = Ihr spielt mehrere Runden. Jede hat drei Phasen:
rulebook-phase-offer-title = { rulebook-offer-title }
rulebook-phase-offer = Reihum nehmen die Spieler Fliesen und legen sie in ihre Musterreihen, bis keine mehr zu nehmen ist.
rulebook-phase-tiling-title = { rulebook-tiling-title }
rulebook-phase-tiling = Aus jeder kompletten Musterreihe kommt eine Fliese an die Wand und bringt Punkte.
rulebook-phase-next-title = { rulebook-next-title }
rulebook-phase-next = Hat niemand eine horizontale Reihe vervollständigt, werden die Manufakturplättchen neu bestückt.

## Das Material

rulebook-material-title = Was ihr braucht
rulebook-boards-title = Spielerablagen
rulebook-boards = Jeder Spieler hat eine. Links sind { $side } Musterreihen für { $shortest-line } bis { $longest-line } Fliesen. Rechts ist die Wand mit { $side } horizontalen Reihen (Zeilen) und { $side } vertikalen Reihen (Spalten). Darunter ist die Bodenreihe mit { $floor-spaces } Feldern. Eine Seite der Ablage zeigt eine farbige Wand, die andere eine graue.
rulebook-factories-title = Manufakturplättchen
rulebook-factories = Kleine runde Plättchen, von denen man Fliesen nimmt. Sie liegen im Kreis um die Tischmitte.
rulebook-tiles-title = Fliesen und Beutel
rulebook-tiles = Es gibt { $tiles } Fliesen in { $colours } Farben: Blau, Gelb, Rot, Schwarz und Weiß. Gezogen werden sie aus einem Beutel.
rulebook-marker-title = Startspielermarker
rulebook-marker = Er zeigt, wer eine Runde beginnt. Er kann wie eine Fliese in einer Bodenreihe liegen, ist aber keine Fliese.
rulebook-lid-title = Schachteldeckel
rulebook-lid = Benutzte Fliesen warten hier, bis der Beutel leer ist.

## Spielvorbereitung

rulebook-setup-title = Spielvorbereitung
rulebook-s1 = Das Spiel ist für { $seats-fewest } bis { $seats-most } Spieler. Alle verwenden dieselbe Seite der Spielerablage; die farbige Wand ist das normale Spiel. Alle Punktemarker beginnen auf { $lowest-score }.
rulebook-s2 = Bildet einen Kreis aus Manufakturplättchen: { $factories-two } für zwei Spieler, { $factories-three } für drei Spieler, { $factories-four } für vier Spieler.
rulebook-set-up-title = Der Tisch für zwei, drei und vier Spieler
rulebook-set-up-0 = Zwei Spieler: { $factories } Manufakturplättchen
rulebook-set-up-1 = Drei Spieler: { $factories } Manufakturplättchen
rulebook-set-up-2 = Vier Spieler: { $factories } Manufakturplättchen
rulebook-s3 = Alle { $tiles } Fliesen kommen in den Beutel, { $tiles-per-colour } von jeder Farbe.
rulebook-s4 = Zieht Fliesen, ohne hinzusehen. Auf jedes Manufakturplättchen kommen { $tiles-per-factory }.
rulebook-s5 = Einer wird Startspieler und bekommt den Startspielermarker: nach den gedruckten Regeln, wer zuletzt in Portugal war. Ein Programm kann das nicht wissen. An einem Tisch auf diesem Server entscheidet daher das Los.

## Phase A

rulebook-offer-title = Musterphase
rulebook-d1 = Der Startspieler legt den Startspielermarker in die Tischmitte und hat den ersten Zug. Danach geht es im Uhrzeigersinn weiter.
rulebook-d2 = In deinem Zug wählst du ein Manufakturplättchen und eine Farbe. Nimm dort alle Fliesen dieser Farbe. Die anderen Fliesen des Plättchens kommen in die Tischmitte.
rulebook-d3 = Oder du wählst eine Farbe in der Tischmitte und nimmst dort alle Fliesen dieser Farbe. Fliesen musst du nehmen; nur den Startspielermarker zu nehmen geht nicht.
rulebook-d4 = Lege, was du genommen hast, in eine deiner { $side } Musterreihen. Die oberste fasst { $shortest-line } Fliese, jede darunter eine mehr, bis { $longest-line }. Alle Fliesen einer Musterreihe haben dieselbe Farbe. Wofür kein Platz ist, das fällt in deine Bodenreihe. Eine Musterreihe ohne freies Feld ist komplett. In die anderen darfst du später Fliesen derselben Farbe nachlegen.
rulebook-d5 = Wer in einer Runde als Erster Fliesen aus der Tischmitte nimmt, nimmt auch den Startspielermarker. Er kommt auf das erste freie Feld von links in der eigenen Bodenreihe.
rulebook-d6 = Der Marker wird vor den Fliesen hingelegt. Darum liegt er links von Fliesen, die im selben Zug fallen.
rulebook-first-turns-title = Drei Züge
rulebook-first-turns-0 = Eine Runde für drei Spieler beginnt. In der Tischmitte liegt nur der Startspielermarker.
rulebook-first-turns-1 = { $name } nimmt { $taken } schwarze Fliesen vom ersten Manufakturplättchen und füllt damit Musterreihe { $line }. Die anderen { $rest } Fliesen kommen in die Tischmitte.
rulebook-first-turns-2 = { $name } nimmt { $taken } gelbe Fliese vom nächsten Plättchen für Musterreihe { $line }. So kommen { $rest } rote Fliesen in die Tischmitte.
rulebook-first-turns-3 = { $name } nimmt vor allen anderen aus der Tischmitte: { $taken } rote Fliesen für Musterreihe { $line } und den Startspielermarker für Feld { $space } der Bodenreihe.
rulebook-d7 = Eine Farbe darf nicht in eine Musterreihe, wenn die Zeile daneben an deiner Wand diese Farbe schon hat. Deine anderen Zeilen und die Wände der Mitspieler spielen keine Rolle.
rulebook-d8 = Du darfst immer alles, was du genommen hast, in deine Bodenreihe legen, auch wenn eine Musterreihe Platz hätte. Darf keine Musterreihe sie aufnehmen, müssen alle dorthin.
rulebook-d9 = Die Bodenreihe füllt sich von links nach rechts. Ist sie voll, kommen weitere Fliesen in den Schachteldeckel und kosten nichts.
rulebook-options-title = Wohin dürfen die gelben Fliesen?
rulebook-options-0 = { $name } möchte die gelben Fliesen vom ersten Manufakturplättchen. Manche Musterreihen stehen ihnen offen, andere nicht.
rulebook-options-1 = Erlaubt: Musterreihe { $line }. Sie hat Platz für { $fits } Fliese; { $falls } Fliese fällt in die Bodenreihe.
rulebook-options-2 = Erlaubt: Musterreihe { $line }. { $fits } Fliesen passen, und nichts fällt.
rulebook-options-3 = Erlaubt: die Bodenreihe. { $falls } Fliesen kommen dorthin, obwohl Musterreihen frei sind.
rulebook-options-4 = Nicht erlaubt: Musterreihe { $line }. Zeile { $line } der Wand hat schon Gelb.
rulebook-options-5 = { rulebook-options-4 }
rulebook-options-6 = Nicht erlaubt: Musterreihe { $line }. Dort liegt eine blaue Fliese.
rulebook-d10 = Die Phase ist zu Ende, wenn auf den Plättchen und in der Tischmitte keine Fliesen mehr sind.

## Phase B

rulebook-tiling-title = Fliesungsphase
rulebook-t1 = Das machen alle Spieler, gern gleichzeitig. Geh deine kompletten Musterreihen von oben nach unten durch. Versetze aus jeder eine Fliese in die Zeile daneben an deiner Wand und werte sie sofort.
rulebook-t2 = Was nicht komplett ist, bleibt für die nächste Runde liegen.
rulebook-t3 = Die anderen Fliesen einer Musterreihe, aus der du eine versetzt hast, kommen in den Schachteldeckel.
rulebook-t4 = Auf der farbigen Wand kommt jede Fliese auf das Feld ihrer Farbe. Die oberste Zeile lautet Blau, Gelb, Rot, Schwarz, Weiß. In jeder Zeile darunter beginnt dieselbe Folge ein Feld weiter rechts und geht am linken Rand weiter.
rulebook-tiling-lines-title = Von den Musterreihen an die Wand
rulebook-tiling-lines-0 = { $name } hat die rote und die blaue Musterreihe komplett, die gelbe und die schwarze nicht.
rulebook-tiling-lines-1 = Zuerst Musterreihe { $line }. Die Fliese kommt in Spalte { $column } und hat keine Nachbarn: +{ $points }. { $to-lid } Fliese bleibt übrig und kommt in den Deckel.
rulebook-tiling-lines-2 = Dann Musterreihe { $line }. Eine Lücke trennt die Fliese von der ersten: +{ $points }. { $to-lid } Fliesen bleiben übrig und kommen in den Deckel.
rulebook-tiling-lines-3 = { $name } hat nichts zu versetzen, aber der Startspielermarker kostet { $lost } Punkt. Aus { $before } Punkten werden { $score }.
rulebook-t5 = Eine Fliese bringt Punkte, sobald sie an der Wand ist. Ohne angrenzende Fliese bringt sie { $alone } Punkt. Berührt sie links oder rechts andere Fliesen, zähle die lückenlose horizontale Gruppe; berührt sie oben oder unten welche, zähle die lückenlose vertikale Gruppe. Die neue Fliese gehört zu beiden und kann also doppelt zählen. Schräg zählt nicht.
rulebook-score-alone-title = Allein
rulebook-score-alone-0 = Eine Musterreihe ist komplett.
rulebook-score-alone-1 = Die rote Fliese berührt keine andere; die blauen sind zu weit weg: +{ $points }.
rulebook-score-row-title = Horizontal
rulebook-score-row-0 = { rulebook-score-alone-0 }
rulebook-score-row-1 = Die gelbe Fliese bildet eine horizontale Gruppe von { $across } und berührt oben und unten nichts: +{ $points }.
rulebook-score-column-title = Vertikal
rulebook-score-column-0 = { rulebook-score-alone-0 }
rulebook-score-column-1 = Die blaue Fliese bildet eine vertikale Gruppe von { $down } und berührt links und rechts nichts: +{ $points }.
rulebook-score-pair-title = Vertikal, mit einer Nachbarfliese
rulebook-score-pair-0 = { rulebook-score-alone-0 }
rulebook-score-pair-1 = Die blaue Fliese berührt nur die über ihr. Das ist eine Gruppe von { $down }: +{ $points }.
rulebook-score-both-title = Horizontal und vertikal
rulebook-score-both-0 = { rulebook-score-alone-0 }
rulebook-score-both-1 = Eine horizontale Gruppe von { $across } und eine vertikale von { $down } treffen sich in der gelben Fliese: { $across } + { $down } = { $points }.
rulebook-t6 = Von links an kosten die { $floor-spaces } Felder der Bodenreihe { $floor-costs } Punkte: { $floor-total } Punkte für eine volle Bodenreihe.
rulebook-t7 = Deine Bodenreihe bezahlst du am Ende der Phase, wenn deine letzte Fliese an der Wand ist.
rulebook-t8 = Kein Punktestand sinkt unter { $lowest-score }. Was du nicht bezahlen kannst, verfällt.
rulebook-t9 = Danach kommen die Fliesen der Bodenreihe in den Schachteldeckel. Der Startspielermarker kostet Punkte wie eine Fliese, aber du behältst ihn.
rulebook-floor-marker-first-title = Was eine Bodenreihe kostet
rulebook-floor-marker-first-0 = Zuerst kam der Startspielermarker. Danach fielen Fliesen.
rulebook-floor-marker-first-1 = { $name } verliert { $costs } Punkte, zusammen { $lost }. Aus { $before } Punkten werden { $score }. Die { $to-lid } Fliesen kommen in den Deckel, der Startspielermarker nicht.
rulebook-floor-marker-last-title = Der Startspielermarker am Ende
rulebook-floor-marker-last-0 = Dieselben Fliesen, aber hier kam der Startspielermarker zuletzt.
rulebook-floor-marker-last-1 = Die Reihenfolge ändert nichts: wieder { $lost } Punkte, aus { $before } werden { $score }.

## Phase C

rulebook-next-title = Vorbereiten der nächsten Runde
rulebook-p1 = Hat niemand eine horizontale Reihe vervollständigt, folgt eine neue Runde. Wer den Startspielermarker hat, bestückt die Manufakturplättchen und ist Startspieler.
rulebook-p2 = Auf jedes Manufakturplättchen kommen { $tiles-per-factory } Fliesen aus dem Beutel. Ist der Beutel leer, schütte alle Fliesen aus dem Deckel hinein und mach weiter.
rulebook-p3 = Sind Beutel und Deckel beide leer, beginnt die Runde trotzdem, auch wenn nicht alle Plättchen voll sind.

## Das Ende

rulebook-end-title = Spielende
rulebook-e1 = Nach der Runde, in der jemand eine horizontale Reihe aus { $side } Fliesen vervollständigt, ist das Spiel zu Ende. Alle beenden die Fliesungsphase dieser Runde, Bodenreihen eingeschlossen. Spalten und Farben beenden das Spiel nicht.
rulebook-e2 = Dann bekommen alle Zusatzpunkte: { $row-bonus } für jede vollständige horizontale Reihe, { $column-bonus } für jede vollständige Spalte und { $colour-bonus } für jede Farbe, von der alle { $side } Fliesen an der Wand sind.
rulebook-bonuses-title = Zeile, Spalte und Farbe
rulebook-bonuses-0 = In der obersten Zeile fehlt nur die weiße Fliese.
rulebook-bonuses-1 = Sie vervollständigt eine Zeile und eine Spalte: { $across } + { $down } = { $points } Punkte. Nun endet das Spiel.
rulebook-bonuses-2 = Zeile, Spalte und die Farbe Blau bringen { $bonuses } Zusatzpunkte, zusammen { $bonus }. Der Endstand ist { $score }.
rulebook-e3 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer von den Beteiligten mehr vollständige horizontale Reihen hat. Bleibt es beim Gleichstand, teilen sie sich den Sieg.

## Die graue Wand

rulebook-grey-title = Die graue Wand
rulebook-g1 = Auf der grauen Seite der Ablage wählst du selbst: Die Fliese einer kompletten Musterreihe darf auf jedes freie Feld ihrer Zeile.
rulebook-g2 = Aber jede Farbe darf in jeder Zeile und in jeder Spalte nur einmal vorkommen.
rulebook-g3 = Passt die Fliese nirgends hin, fallen sofort alle Fliesen ihrer Musterreihe in deine Bodenreihe und kosten noch in dieser Runde Punkte. Was dort kein Feld findet, kommt in den Deckel.
rulebook-grey-falls-title = Eine Musterreihe, die nirgends hinpasst
rulebook-grey-falls-0 = Die blaue Musterreihe ist komplett. Aber jedes freie Feld ihrer Zeile liegt in einer Spalte, die schon Blau hat.
rulebook-grey-falls-1 = Alle { $falls } Fliesen aus Musterreihe { $line } fallen in die Bodenreihe.
rulebook-grey-falls-2 = { $name } verliert { $costs } Punkte, zusammen { $lost }. Aus { $before } Punkten werden { $score }.

## Entscheidungen

rulebook-rulings-title = Offene Fragen
rulebook-rulings = Diese Fragen lassen die gedruckten Regeln offen, oder sie widersprechen sich. So haben wir entschieden.
rulebook-i1-title = Der Startspielermarker und eine volle Bodenreihe
rulebook-i1 = Der Marker braucht dann kein Feld und kostet nichts. Er liegt vor dem Spieler, der die nächste Runde beginnt. Er verdrängt nie eine Fliese und kommt nie in den Deckel.
rulebook-i2-title = Fliesen aufteilen
rulebook-i2 = Du darfst die genommenen Fliesen nicht aufteilen. Alle kommen in eine Musterreihe, soweit sie passen, oder alle in die Bodenreihe.
rulebook-i3-title = Komplette Musterreihen
rulebook-i3 = Eine Musterreihe, die schon komplett ist, kannst du nicht wählen. Alle Fliesen würden fallen; wenn du das willst, wähle die Bodenreihe.
rulebook-i4-title = Hoffnungslose Musterreihen bei der grauen Wand
rulebook-i4 = Du darfst eine Musterreihe beginnen, auch wenn ihre Fliese nirgends hinpassen wird. Beim Nehmen zählen nur die Farben in der Zeile der Wand.
rulebook-i5-title = Niemand nimmt aus der Tischmitte
rulebook-i5 = Kommt nie eine Fliese in die Tischmitte, bekommt niemand den Startspielermarker. Die Phase endet trotzdem, und derselbe Spieler beginnt wieder.
rulebook-i6-title = Eine Fliese, die passt, muss an die Wand
rulebook-i6 = Auf der grauen Wand wählst du, wohin eine Fliese kommt, aber nicht, ob. Versetze von oben nach unten, mit der Wand, wie sie dann gerade ist. Eine deiner späteren Musterreihen darfst du dabei blockieren.
rulebook-i7-title = Wann der Deckel geleert wird
rulebook-i7 = Erst wenn eine Fliese gebraucht wird und der Beutel leer ist. Zu zweit reichen { $tiles } Fliesen für genau { $full-rounds } Runden: Dann ist der Beutel leer, aber es fehlt keine Fliese, und der Deckel bleibt, wie er ist. Seine Fliesen kommen nie zu Fliesen, die noch im Beutel sind.
rulebook-i8-title = Zu wenige Fliesen
rulebook-i8 = Die Manufakturplättchen werden nacheinander bestückt. Höchstens eines ist also nur teilweise voll, und die danach bleiben leer.
rulebook-i9-title = Keine Fliesen für eine neue Runde
rulebook-i9 = Sind alle Fliesen an Wänden und in unvollständigen Musterreihen, endet das Spiel, und die Zusatzpunkte kommen dazu. Das ist nur zu viert möglich.
rulebook-i10-title = Höchster Punktestand
rulebook-i10 = Es gibt keine Obergrenze.
rulebook-i11-title = Spiele ohne Ende
rulebook-i11 = In seltenen Stellungen kann niemand mehr eine horizontale Reihe vervollständigen. Darum endet das Spiel auch nach { $barren-limit } Runden hintereinander, in denen keine Fliese an eine Wand gekommen ist. Zusatzpunkte gibt es wie sonst. Wer gewinnen will, erlebt das so gut wie nie.
rulebook-i12-title = Bodenreihe und niedrigster Punktestand
rulebook-i12 = Zuerst wird zusammengezählt, was die Bodenreihe kostet. Ist das mehr als der Punktestand, wird dieser { $lowest-score }. Nichts wird in eine spätere Runde übertragen.

## Unterschiede

rulebook-differences-title = Wo gedruckte Regeln sich unterscheiden
rulebook-differences = Wir haben fünf gedruckte Regelhefte verglichen: das dänische, niederländische, französische, isländische und deutsche. Unter „{ rulebook-differs-here }“ steht, wie wir spielen.
rulebook-differs-marker-space-point = Feld für den Startspielermarker
rulebook-differs-marker-space-books = Dänisch, isländisch, deutsch: erstes freies Feld von links. Niederländisch, französisch: Feld ganz links.
rulebook-differs-marker-space-here = Erstes freies Feld von links
rulebook-differs-marker-after-point = Startspielermarker nach der Fliesungsphase
rulebook-differs-marker-after-books = Dänisch: Tischmitte. Die anderen: vor dem Spieler.
rulebook-differs-marker-after-here = Vor dem Spieler
rulebook-differs-who-starts-point = Wer bestückt und beginnt
rulebook-differs-who-starts-books = Französisch: der Startspieler. Die anderen: wer den Startspielermarker hat.
rulebook-differs-who-starts-here = Wer den Startspielermarker hat
rulebook-differs-first-turns-point = Beispiel mit drei Zügen
rulebook-differs-first-turns-books = Französisch: Der dritte Zug fehlt in unserem Exemplar. Isländisch: mehr als eine gelbe Fliese.
rulebook-differs-first-turns-here = Alle drei Züge, mit einer gelben Fliese
rulebook-differs-filling-point = Richtung, in der eine Musterreihe gefüllt wird
rulebook-differs-filling-books = Französisch: Eine Bildunterschrift sagt von links nach rechts. Die anderen: von rechts nach links.
rulebook-differs-filling-here = Macht keinen Unterschied
rulebook-differs-which-lines-point = Aus welchen Musterreihen versetzt wird
rulebook-differs-which-lines-books = Französisch: Die Regel selbst sagt es nicht. Die anderen: aus kompletten.
rulebook-differs-which-lines-here = Nur aus kompletten
rulebook-differs-top-down-point = Reihenfolge der Musterreihen
rulebook-differs-top-down-books = Dänisch: Beginne mit der ersten. Die anderen: von oben nach unten.
rulebook-differs-top-down-here = Von oben nach unten
rulebook-differs-neighbours-point = Punkte einer Fliese mit Nachbarn
rulebook-differs-neighbours-books = Französisch: Ein Druckfehler wiederholt den Fall ohne Nachbarn. Die anderen sind sich einig.
rulebook-differs-neighbours-here = Horizontale und vertikale Gruppen
rulebook-differs-column-example-point = Beispiel einer vertikalen Gruppe
rulebook-differs-column-example-books = Deutsch: zwei Fliesen. Die anderen: drei Fliesen.
rulebook-differs-column-example-here = Beides ist richtig
rulebook-differs-game-end-point = Was das Spiel beendet
rulebook-differs-game-end-books = Französisch: einmal ohne „horizontal“. Isländisch: sobald die horizontale Reihe vollständig ist. Die anderen: nach dieser Runde.
rulebook-differs-game-end-here = Eine horizontale Reihe, nach der Fliesungsphase
rulebook-differs-colour-bonus-point = Zusatzpunkte für Farben
rulebook-differs-colour-bonus-books = Isländisch: kann auch einmal bedeuten. Die anderen: für jede Farbe.
rulebook-differs-colour-bonus-here = Für jede Farbe
rulebook-differs-ties-point = Bei Gleichstand
rulebook-differs-ties-books = Deutsch: nennt die Spieler mit Gleichstand. Die anderen: einfach, wer mehr Zeilen hat.
rulebook-differs-ties-here = Nur Spieler mit Gleichstand werden verglichen
rulebook-differs-grey-row-point = Farben an der grauen Wand
rulebook-differs-grey-row-books = Dänisch, niederländisch: einmal je Zeile und Spalte. Die anderen: einmal je Spalte.
rulebook-differs-grey-row-here = Einmal je Zeile und Spalte
rulebook-differs-grey-stuck-point = Eine Musterreihe, die nirgends hinpasst
rulebook-differs-grey-stuck-books = Dänisch, niederländisch, isländisch: Alle Fliesen fallen. Französisch: keine Antwort. Deutsch: fehlt in unserem Exemplar.
rulebook-differs-grey-stuck-here = Alle Fliesen fallen sofort
rulebook-differs-short-supply-point = Beutel und Deckel sind leer
rulebook-differs-short-supply-books = Dänisch, niederländisch, isländisch: wieder leer. Deutsch: beide leer. Französisch: nicht genug Fliesen.
rulebook-differs-short-supply-here = Mit weniger Fliesen beginnen

## Unsere Ergänzungen

rulebook-ours-title = Was wir ergänzt haben
rulebook-ours = Das Folgende steht in keinem gedruckten Regelheft. Andere Absätze von uns tragen dasselbe Zeichen.
rulebook-draws-title = Das Ziehen der Fliesen
rulebook-draws = Der Server zieht Fliesen nach einer Zufallszahl, die vor dem Spiel feststand. Nach dem Spiel kann das jeder Spieler nachprüfen.
rulebook-order-title = Reihenfolge in der Fliesungsphase
rulebook-order = Hier versetzen die Spieler ihre Fliesen nacheinander, angefangen beim Startspieler der Runde. Auf der farbigen Wand ändert das nichts. Auf der grauen Wand kannst du nicht abwarten, was die anderen wählen.
rulebook-table-title = Uhr, zurückgenommene Züge und Tipps
rulebook-table = An einem Tisch kann mit Uhr gespielt werden, und Zurücknehmen und Tipps können erlaubt sein. Das sind Absprachen unter Spielern, keine Spielregeln.
