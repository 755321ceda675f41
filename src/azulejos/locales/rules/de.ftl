### Die Spielregeln auf Deutsch, in unseren eigenen Worten.

rules-title = So wird gespielt
rules-aim-title = Ziel des Spiels
rules-aim = Zwei bis vier Spieler fliesen je eine Wand. Wer die meisten Punkte hat, sobald die erste horizontale Reihe aus fünf Fliesen vollständig ist, gewinnt das Spiel.
rules-round-title = Eine Runde
rules-round = Jede Runde hat zwei Phasen: Erst nehmen alle abwechselnd Fliesen, bis keine mehr da sind, dann kommen Fliesen aus kompletten Musterreihen auf die Wand und bringen Punkte.
rules-take-title = Fliesen nehmen
rules-take-factory = Nimm in deinem Zug alle Fliesen einer Farbe von einem Manufakturplättchen. Die übrigen Fliesen schiebst du in die Tischmitte.
rules-take-factory-example = Die zwei blauen Fliesen werden genommen; Gelb und Rot kommen in die Tischmitte.
rules-take-centre = Oder nimm alle Fliesen einer Farbe aus der Tischmitte. Wer das in einer Runde als Erster tut, nimmt auch den Startspielermarker, legt ihn in die eigene Bodenreihe und beginnt die nächste Runde.
rules-place-title = Fliesen legen
rules-place = Lege alle genommenen Fliesen in eine deiner fünf Musterreihen. Eine Musterreihe hat nur eine Farbe, und keine, die in der zugehörigen Reihe deiner Wand schon liegt.
rules-place-example = Eine Musterreihe mit drei Feldern bekommt vier rote Fliesen: Drei passen, eine geht zu Bruch.
rules-floor-title = Die Bodenreihe
rules-floor = Fliesen, die nicht passen oder die du nicht legen willst, kommen von links nach rechts in die Bodenreihe. Jedes Feld kostet die Punkte, die darunter stehen. Ist sie voll, kommen weitere Fliesen ohne Kosten in den Schachteldeckel.
rules-floor-example = Vier Fliesen und der Startspielermarker: −8.
rules-tile-title = Die Wand fliesen
rules-tile = Sind keine Fliesen mehr zu nehmen, kommt aus jeder kompletten Musterreihe eine Fliese auf das Feld ihrer Farbe in derselben Reihe der Wand, von oben nach unten. Die übrigen Fliesen dieser Musterreihe kommen in den Schachteldeckel. Nicht komplette Musterreihen bleiben liegen.
rules-score-title = Wertung
rules-score = Eine Fliese bringt Punkte, sobald sie gelegt ist.
rules-score-alone = Keine angrenzende Fliese: 1 Punkt.
rules-score-row = Angrenzende Fliesen in der horizontalen Reihe: so viele Punkte, wie Fliesen zusammenhängen, hier 3.
rules-score-column = Fliesen darüber oder darunter: ebenso vertikal, hier 2.
rules-score-both = In beiden Richtungen: Beides zählt, und die neue Fliese zählt doppelt, hier 3 + 2 = 5.
rules-score-gap = Fliesen hinter einer Lücke oder schräg daneben zählen nicht, hier 1 Punkt.
rules-score-floor = Am Ende der Phase verlieren alle die Punkte ihrer Bodenreihe. Unter 0 geht es nie.
rules-end-title = Spielende
rules-end = Das Spiel endet nach der Runde, in der jemand eine horizontale Reihe vervollständigt hat. Dann gibt es Zusatzpunkte:
rules-bonus-row = 2 für jede vollständige horizontale Reihe
rules-bonus-column = 7 für jede vollständige vertikale Reihe
rules-bonus-colour = 10 für jede Farbe, von der alle fünf Fliesen auf der Wand liegen
rules-tie = Bei Gleichstand gewinnt, wer mehr vollständige horizontale Reihen hat; sind auch die gleich, wird der Sieg geteilt.
rules-grey-title = Die graue Wand
rules-grey = Eine Variante: Du wählst selbst das Feld in der Reihe, aber keine Farbe darf in einer horizontalen oder vertikalen Reihe zweimal liegen. Passt eine Fliese nirgends, kommen alle Fliesen ihrer Musterreihe in die Bodenreihe.
rules-play = Ausprobieren: ein Spiel gegen einen Anfänger
