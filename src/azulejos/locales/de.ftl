### Die Wörter von azulejos auf Deutsch. Schlüssel und Platzhalter sind in allen Sprachen gleich.

title = azulejos
title-your-turn = ● Du bist am Zug – azulejos

## Lists, numbers and dates

list-two = { $first } und { $last }
list-more = { $first }, { $rest }
number-thousands = { $thousands }.{ $rest }
number-decimal = { $whole },{ $fraction }
percent = { $number }{ "\u00A0" }%
month-short =
    { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
date-time = { $day }. { month-short } { $year }, { $hour }:{ $minute }

## Tiles and colours

colour-name =
    { $colour ->
        [B] Blau
        [Y] Gelb
        [R] Rot
        [K] Schwarz
       *[W] Weiß
    }
tile-colour =
    { $colour ->
        [B] Blau
        [Y] Gelb
        [R] Rot
        [K] Schwarz
       *[W] Weiß
    }
tiles =
    { $colour ->
        [B]
            { $count ->
                [one] { $count } blaue Fliese
               *[other] { $count } blaue Fliesen
            }
        [Y]
            { $count ->
                [one] { $count } gelbe Fliese
               *[other] { $count } gelbe Fliesen
            }
        [R]
            { $count ->
                [one] { $count } rote Fliese
               *[other] { $count } rote Fliesen
            }
        [K]
            { $count ->
                [one] { $count } schwarze Fliese
               *[other] { $count } schwarze Fliesen
            }
       *[W]
            { $count ->
                [one] { $count } weiße Fliese
               *[other] { $count } weiße Fliesen
            }
    }
heap-part =
    { $colour ->
        [B] { $count } blaue
        [Y] { $count } gelbe
        [R] { $count } rote
        [K] { $count } schwarze
       *[W] { $count } weiße
    }
heap-nothing = leer
start-marker = Startspielermarker
has-start-marker = hat den Startspielermarker
bag = Beutel
lid = Schachteldeckel
bag-and-lid = Runde { $round }. { $bag } im Beutel, { $lid } im Schachteldeckel
bag-and-lid-title = Beutel und Schachteldeckel
bag-and-lid-note = Ist der Beutel leer, kommen die Fliesen aus dem Schachteldeckel wieder hinein.

## Sources

sources = Manufakturplättchen und Tischmitte
factory-holds = Manufakturplättchen { $number }: { $tiles }
centre-holds = Tischmitte: { $tiles }
centre-holds-marker = Tischmitte: { $tiles }, dazu der Startspielermarker
centre-holds-only-marker = Tischmitte: nur der Startspielermarker
take-from-factory = { tiles } von Manufakturplättchen { $number } nehmen
take-from-centre =
    { $marker ->
        [yes] { tiles } und den Startspielermarker aus der Tischmitte nehmen
       *[no] { tiles } aus der Tischmitte nehmen
    }

## Boards

your-board = Deine Spielerablage
board-of = Spielerablage: { $name }
other-boards = Die anderen Spielerablagen

## Pattern lines and floor line

line-empty =
    { $capacity ->
        [one] Musterreihe { $line }: leer, Platz für { $capacity } Fliese
       *[other] Musterreihe { $line }: leer, Platz für { $capacity } Fliesen
    }
line-state = Musterreihe { $line }: { $filled } von { $capacity }, { colour-name }
line-takes = { $state }. { $effect }
line-refuses = { $state }. { $why }
minus-points =
    { $cost ->
        [one] { $cost } Minuspunkt
       *[other] { $cost } Minuspunkte
    }
effect-fits =
    { $fits ->
        [one] { $fits } passt hinein
       *[other] { $fits } passen hinein
    }
effect-completes =
    { $fits ->
        [one] { $fits } passt hinein und macht die Musterreihe komplett
       *[other] { $fits } passen hinein und machen die Musterreihe komplett
    }
effect-falls =
    { $falls ->
        [one] { $falls } fällt in die Bodenreihe
       *[other] { $falls } fallen in die Bodenreihe
    }
effect-falls-cost =
    { $cost ->
        [0] { effect-falls }
       *[other] { effect-falls }: { minus-points }
    }
effect-with-marker = { $effect }. Startspielermarker: { minus-points }
effect =
    { $completes ->
        [yes]
            { $falls ->
                [0] { effect-completes }: { points }
               *[other] { effect-completes }: { points }. { effect-falls-cost }
            }
       *[no]
            { $fits ->
                [0] { effect-falls-cost }
               *[other]
                    { $falls ->
                        [0] { effect-fits }
                       *[other] { effect-fits }, { effect-falls-cost }
                    }
            }
    }
effect-line-fits-nowhere =
    { $stuck ->
        [one] Passt nirgends an die Wand: { $stuck } Fliese wird in die Bodenreihe fallen
       *[other] Passt nirgends an die Wand: { $stuck } Fliesen werden in die Bodenreihe fallen
    }
effect-line-falls =
    { $cost ->
        [0] { effect-line-fits-nowhere }
       *[other] { effect-line-fits-nowhere }, { minus-points }
    }
effect-more = { $first }. { $second }
floor-state =
    { $cost ->
        [0] Bodenreihe: { $things }
       *[other] Bodenreihe: { $things }. { minus-points }
    }
floor-takes = Bodenreihe: { $things }. { $effect }

## The wall

wall-tile = { tile-colour } in Spalte { $column }
wall-space =
    { $wall ->
        [grey] Spalte { $column }
       *[coloured] { tile-colour } { $column }
    }
wall-row =
    { $state ->
        [empty] Wand, Zeile { $row }: keine Fliesen; frei: { $free }
        [full] Wand, Zeile { $row }, vollständig: { $tiles }
       *[part] Wand, Zeile { $row }: { $tiles }; frei: { $free }
    }
wall-cell =
    { $state ->
        [tile] Zeile { $row }, Spalte { $column }: { tile-colour }
        [printed] Zeile { $row }, Spalte { $column }: { colour-name }, frei
       *[grey] Zeile { $row }, Spalte { $column }: frei
    }
wall-picture =
    { $count ->
        [one] Wand, { $name }: { $count } Fliese
       *[other] Wand, { $name }: { $count } Fliesen
    }
tile-to-column = Fliese aus Musterreihe { $line }, { tile-colour }, in Spalte { $column }: { points }
column-refuses = Zeile { $row }, Spalte { $column }: { $why }
line-falls =
    { $count ->
        [one] Musterreihe { $line } passt nirgends hin: { $count } Fliese fällt in die Bodenreihe, { minus-points }
       *[other] Musterreihe { $line } passt nirgends hin: { $count } Fliesen fallen in die Bodenreihe, { minus-points }
    }
ask-tile = Zeile { $row }, Spalte { $column }: { tile-colour }. Was hat die Fliese gebracht?
tile-asked = { $name }: Zeile { $row }, Spalte { $column }
tile-scored-alone = In Runde { $round } ohne Nachbarn gelegt: { $points } Punkt.
tile-scored-one =
    { $way ->
        [row] In Runde { $round } gelegt. Horizontal hängen { $points } zusammen: { $points } Punkte.
       *[column] In Runde { $round } gelegt. Vertikal hängen { $points } zusammen: { $points } Punkte.
    }
tile-scored-both = In Runde { $round } gelegt. { $across } horizontal und { $down } vertikal: { $across } + { $down } = { $points } Punkte.
tile-unknown = Was diese Fliese gebracht hat, ist nicht bekannt.

## Players and points

chip =
    { $state ->
        [plain] { $name }: { points }. Spielerablage zeigen
       *[more] { $name }: { points }, { $states }. Spielerablage zeigen
    }
chip-turn = am Zug
chip-ends = beendet das Spiel
chip-clock = noch { $clock }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-of = { $name }: { points }
see-rule = Regel ansehen
score-track = Punkteleiste
score-track-is = Punkteleiste: { $scores }
row-will-close = Beendet das Spiel
away = nicht da
bot-plays-on = ein Bot hat übernommen

## The turn

your-turn = Du bist am Zug
your-turn-tile = Wähle eine Spalte
turn-of = { $name } ist am Zug
dealing = Fliesen werden verteilt
scoring = Wertung
game-over = Das Spiel ist zu Ende
looking-back = Zug { $move } von { $moves }
in-hand = In der Hand: { tiles }
typing = { $typed }…
not-there = { $typed } geht gerade nicht
back-to-game = Zurück zum Spiel
skip = Animation überspringen

## Questions and answers

confirm-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { tiles } aus der Tischmitte in die Bodenreihe legen?
               *[line] { tiles } aus der Tischmitte in Musterreihe { $line } legen?
            }
       *[factory]
            { $to ->
                [floor] { tiles } von Manufakturplättchen { $factory } in die Bodenreihe legen?
               *[line] { tiles } von Manufakturplättchen { $factory } in Musterreihe { $line } legen?
            }
    }
confirm-tiling = Die Fliese aus Musterreihe { $line } in Spalte { $column } legen?
confirm-line-falls = Alle Fliesen aus Musterreihe { $line } in die Bodenreihe fallen lassen?
confirm = Bestätigen
cancel = Abbrechen
close = Schließen
undo = Rückgängig machen
agree = Erlauben
refuse = Ablehnen
take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
take-back-sent = Anfrage gesendet.
take-back-refused = Der Zug wird nicht zurückgenommen.
taken-back =
    { $you ->
        [yes] Du hast einen Zug zurückgenommen
       *[no] { $name } hat einen Zug zurückgenommen
    }
bot-plays-for-you = Ein Bot spielt für dich.
return-to-seat = Meinen Platz wieder übernehmen

## Hints

hint = Tipp
thinking = Denkt nach …
hint-is =
    { $you ->
        [yes] Tipp: { $move }
       *[no] { turn-of }. Tipp: { $move }
    }
do-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { tiles } aus der Tischmitte in die Bodenreihe legen
               *[line] { tiles } aus der Tischmitte in Musterreihe { $line } legen
            }
       *[factory]
            { $to ->
                [floor] { tiles } von Manufakturplättchen { $factory } in die Bodenreihe legen
               *[line] { tiles } von Manufakturplättchen { $factory } in Musterreihe { $line } legen
            }
    }
do-tiling = die Fliese aus Musterreihe { $line } in Spalte { $column } legen
do-line-falls = alle Fliesen aus Musterreihe { $line } in die Bodenreihe fallen lassen

## The coach of a first game

coach = Coach
coach-says = { coach }: { $words }
coach-quiet = Ich melde mich, wenn es darauf ankommt.
coach-better = Besser: { $move }.
coach-setting = Coach im ersten Spiel

## Buttons and notes at the table

type-a-move = Zug eingeben: 3R2
play-move = Spielen
key-letters = B blau, Y gelb, R rot, K schwarz, W weiß; C Tischmitte, F Bodenreihe
menu = Menü
says = { $name }: { $words }
reconnecting = Verbindung wird wiederhergestellt …
move-waits = Dein Zug ist gespeichert und wartet auf die Verbindung.
round = Runde { $round }
copied = Kopiert

## Why a line or a column is refused

refused-line-complete = Musterreihe { $line } ist schon komplett.
refused-line-has-other-colour =
    { $holds ->
        [B] In Musterreihe { $line } liegen blaue Fliesen.
        [Y] In Musterreihe { $line } liegen gelbe Fliesen.
        [R] In Musterreihe { $line } liegen rote Fliesen.
        [K] In Musterreihe { $line } liegen schwarze Fliesen.
       *[W] In Musterreihe { $line } liegen weiße Fliesen.
    }
refused-row-has-colour =
    { $colour ->
        [B] Zeile { $line } deiner Wand hat schon eine blaue Fliese.
        [Y] Zeile { $line } deiner Wand hat schon eine gelbe Fliese.
        [R] Zeile { $line } deiner Wand hat schon eine rote Fliese.
        [K] Zeile { $line } deiner Wand hat schon eine schwarze Fliese.
       *[W] Zeile { $line } deiner Wand hat schon eine weiße Fliese.
    }
refused-space-taken = Dieses Feld ist belegt.
refused-column-has-colour = Diese Spalte hat die Farbe schon.
refused-tile-fits = Eine Fliese, die passt, muss gelegt werden.

## Log

log = Verlauf
log-round = Runde { $round }
log-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Du: Mitte → Boden
                       *[line] Du: Mitte → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] Du: { $factory } → Boden
                       *[line] Du: { $factory } → ≡{ $line }
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name }: Mitte → Boden
                       *[line] { $name }: Mitte → ≡{ $line }
                    }
               *[factory]
                    { $to ->
                        [floor] { $name }: { $factory } → Boden
                       *[line] { $name }: { $factory } → ≡{ $line }
                    }
            }
    }
log-tiling =
    { $you ->
        [yes] Du: ≡{ $line } → Spalte { $column }, +{ $points }
       *[no] { $name }: ≡{ $line } → Spalte { $column }, +{ $points }
    }
log-line-falls =
    { $you ->
        [yes] Du: ≡{ $line } → Boden
       *[no] { $name }: ≡{ $line } → Boden
    }
log-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Du: +{ $gained }
               *[other] Du: +{ $gained }, Bodenreihe −{ $lost }
            }
       *[no]
            { $lost ->
                [0] { $name }: +{ $gained }
               *[other] { $name }: +{ $gained }, Bodenreihe −{ $lost }
            }
    }
log-floor =
    { $you ->
        [yes] Du: Bodenreihe −{ $lost }
       *[no] { $name }: Bodenreihe −{ $lost }
    }
log-time =
    { $you ->
        [yes] Du hast die Zeit überschritten.
       *[no] { $name } hat die Zeit überschritten.
    }
stand-in = { $name } (Bot)
log-bonus =
    { $you ->
        [yes]
            { $kind ->
                [row] Du: vollständige horizontale Reihe, +{ $points }
                [column] Du: vollständige vertikale Reihe, +{ $points }
               *[colour] Du: alle fünf einer Farbe, +{ $points }
            }
       *[no]
            { $kind ->
                [row] { $name }: vollständige horizontale Reihe, +{ $points }
                [column] { $name }: vollständige vertikale Reihe, +{ $points }
               *[colour] { $name }: alle fünf einer Farbe, +{ $points }
            }
    }

## Looking back

previous = Zurück
next = Weiter
replay-position = Gezeigter Zug
move-of = Zug { $move } von { $moves }

## What a listener hears

heard-draft =
    { $you ->
        [yes]
            { $from ->
                [centre]
                    { $to ->
                        [floor] Du nimmst { tiles } aus der Tischmitte für die Bodenreihe.
                       *[line] Du nimmst { tiles } aus der Tischmitte für Musterreihe { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] Du nimmst { tiles } von Manufakturplättchen { $factory } für die Bodenreihe.
                       *[line] Du nimmst { tiles } von Manufakturplättchen { $factory } für Musterreihe { $line }.
                    }
            }
       *[no]
            { $from ->
                [centre]
                    { $to ->
                        [floor] { $name } nimmt { tiles } aus der Tischmitte für die Bodenreihe.
                       *[line] { $name } nimmt { tiles } aus der Tischmitte für Musterreihe { $line }.
                    }
               *[factory]
                    { $to ->
                        [floor] { $name } nimmt { tiles } von Manufakturplättchen { $factory } für die Bodenreihe.
                       *[line] { $name } nimmt { tiles } von Manufakturplättchen { $factory } für Musterreihe { $line }.
                    }
            }
    }
heard-tiling =
    { $you ->
        [yes] Du setzt die Fliese aus Musterreihe { $line } in Spalte { $column }: { points }.
       *[no] { $name } setzt die Fliese aus Musterreihe { $line } in Spalte { $column }: { points }.
    }
heard-line-falls =
    { $you ->
        [yes] Deine Musterreihe { $line } passt nirgends hin und fällt in die Bodenreihe.
       *[no] { $name }: Musterreihe { $line } passt nirgends hin und fällt in die Bodenreihe.
    }
heard-round =
    { $you ->
        [yes] Runde { $round }. Du beginnst.
       *[no] Runde { $round }. { $name } beginnt.
    }
heard-marker =
    { $you ->
        [yes] Du erhältst den Startspielermarker.
       *[no] { $name } erhält den Startspielermarker.
    }
heard-last-round =
    { $you ->
        [yes] Du wirst eine horizontale Reihe vervollständigen: Das ist die letzte Runde.
       *[no] { $name } wird eine horizontale Reihe vervollständigen: Das ist die letzte Runde.
    }
heard-scoring = Wertung der Runde { $round }.
heard-placed =
    { $you ->
        [yes] Zeile { $row }, { wall-tile }: { points }.
       *[no] { $name }, Zeile { $row }, { wall-tile }: { points }.
    }
heard-scored =
    { $you ->
        [yes]
            { $lost ->
                [0] Du erhältst { points } und hast jetzt { $total }.
               *[other] Du erhältst { points }, verlierst { $lost } in der Bodenreihe und hast jetzt { $total }.
            }
       *[no]
            { $lost ->
                [0] { $name } erhält { points } und hat jetzt { $total }.
               *[other] { $name } erhält { points }, verliert { $lost } in der Bodenreihe und hat jetzt { $total }.
            }
    }
heard-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Du hast keine Punkte zu verlieren: Die Bodenreihe kostet nichts.
               *[other] Du verlierst { points } in der Bodenreihe und hast jetzt { $total }.
            }
       *[no]
            { $points ->
                [0] { $name } hat keine Punkte zu verlieren: Die Bodenreihe kostet nichts.
               *[other] { $name } verliert { points } in der Bodenreihe und hat jetzt { $total }.
            }
    }
heard-total =
    { $you ->
        [yes] Du hast jetzt { points }.
       *[no] { $name } hat jetzt { points }.
    }
heard-bonus-for =
    { $kind ->
        [row] die vollständige Zeile { $number }
        [column] die vollständige Spalte { $number }
       *[colour]
            { $colour ->
                [B] alle fünf blauen Fliesen
                [Y] alle fünf gelben Fliesen
                [R] alle fünf roten Fliesen
                [K] alle fünf schwarzen Fliesen
               *[W] alle fünf weißen Fliesen
            }
    }
heard-bonus =
    { $you ->
        [yes] Du erhältst { points } für { heard-bonus-for }.
       *[no] { $name } erhält { points } für { heard-bonus-for }.
    }
heard-put-back = Du legst die Fliesen zurück.
heard-online = Die Verbindung besteht wieder.

## Why a move is good or bad

reason-wins =
    { $you ->
        [yes] Du gewinnst das Spiel mit { $points } zu { $other_points }.
       *[no] { $name } gewinnt das Spiel mit { $points } zu { $other_points }.
    }
reason-shares =
    { $you ->
        [yes] Du teilst dir den Sieg, { $points } zu { $points }.
       *[no] { $name } teilt sich den Sieg, { $points } zu { $points }.
    }
reason-ends-game =
    { $you ->
        [yes] Du vervollständigst Zeile { $row }: Das ist die letzte Runde.
       *[no] { $name } vervollständigt Zeile { $row }: Das ist die letzte Runde.
    }
reason-goes-on =
    { $you ->
        [yes] Du vervollständigst Zeile { $row } nicht: Das Spiel geht weiter.
       *[no] { $name } vervollständigt Zeile { $row } nicht: Das Spiel geht weiter.
    }
reason-completes =
    { $you ->
        [yes] Du machst Musterreihe { $line } komplett: +{ $points }.
       *[no] { $name } macht Musterreihe { $line } komplett: +{ $points }.
    }
reason-misses =
    { $you ->
        [yes] Du machst Musterreihe { $line } nicht komplett (sonst +{ $points }).
       *[no] { $name } macht Musterreihe { $line } nicht komplett (sonst +{ $points }).
    }
reason-leaves =
    { $you ->
        [yes] Der Zug lässt { tiles } liegen: Du machst Musterreihe { $line } komplett (+{ $points }).
       *[no] Der Zug lässt { tiles } liegen: { $name } macht Musterreihe { $line } komplett (+{ $points }).
    }
reason-denies =
    { $you ->
        [yes] Der Zug nimmt { tiles } weg: Du machst Musterreihe { $line } nicht komplett (sonst +{ $points }).
       *[no] Der Zug nimmt { tiles } weg: { $name } macht Musterreihe { $line } nicht komplett (sonst +{ $points }).
    }
reason-instead =
    { $you ->
        [yes] Du machst Musterreihe { $line } komplett (+{ $points }) statt Musterreihe { $other_line } (+{ $other_points }).
       *[no] { $name } macht Musterreihe { $line } komplett (+{ $points }) statt Musterreihe { $other_line } (+{ $other_points }).
    }
reason-scores-more =
    { $you ->
        [yes] Du erhältst { points } für neue Fliesen an der Wand (sonst { $other_points }), vor allem mit Musterreihe { $line }.
       *[no] { $name } erhält { points } für neue Fliesen an der Wand (sonst { $other_points }), vor allem mit Musterreihe { $line }.
    }
reason-scores-less =
    { $you ->
        [yes] Du erhältst { points } für neue Fliesen an der Wand (sonst { $other_points }, vor allem mit Musterreihe { $line }).
       *[no] { $name } erhält { points } für neue Fliesen an der Wand (sonst { $other_points }, vor allem mit Musterreihe { $line }).
    }
reason-floor =
    { $you ->
        [yes]
            { $points ->
                [0] Du verlierst keine Punkte in der Bodenreihe (sonst { $other_points }).
               *[other]
                    { $other_points ->
                        [0] Du verlierst { points } in der Bodenreihe.
                       *[other] Du verlierst { points } in der Bodenreihe (sonst { $other_points }).
                    }
            }
       *[no]
            { $points ->
                [0] { $name } verliert keine Punkte in der Bodenreihe (sonst { $other_points }).
               *[other]
                    { $other_points ->
                        [0] { $name } verliert { points } in der Bodenreihe.
                       *[other] { $name } verliert { points } in der Bodenreihe (sonst { $other_points }).
                    }
            }
    }
reason-marker-cheap = Der Startspielermarker kostet jetzt nur { points }: Er kommt mit Fliesen aus der Tischmitte, und du beginnst die nächste Runde.
reason-floor-fills = Deine Bodenreihe kostet schon { points }; die nächste Fliese dort kostet { $more } mehr.
reason-begins =
    { $you ->
        [yes] Du beginnst die nächste Runde.
       *[no] { $name } beginnt die nächste Runde.
    }
reason-row =
    { $you ->
        [yes] Du hast dann { $tiles } von 5 Fliesen in Zeile { $row } (sonst { $other_tiles }).
       *[no] { $name } hat dann { $tiles } von 5 Fliesen in Zeile { $row } (sonst { $other_tiles }).
    }
reason-column =
    { $you ->
        [yes]
            { $tiles ->
                [5] Du vervollständigst Spalte { $column }: { $points } Zusatzpunkte.
               *[other] Du hast dann { $tiles } von 5 Fliesen in Spalte { $column } (sonst { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } vervollständigt Spalte { $column }: { $points } Zusatzpunkte.
               *[other] { $name } hat dann { $tiles } von 5 Fliesen in Spalte { $column } (sonst { $other_tiles }).
            }
    }
reason-colour =
    { $you ->
        [yes]
            { $tiles ->
                [5] Du hast dann { tiles } an der Wand: { $points } Zusatzpunkte.
               *[other] Du hast dann { tiles } an der Wand (sonst { $other_tiles }).
            }
       *[no]
            { $tiles ->
                [5] { $name } hat dann { tiles } an der Wand: { $points } Zusatzpunkte.
               *[other] { $name } hat dann { tiles } an der Wand (sonst { $other_tiles }).
            }
    }
reason-line =
    { $you ->
        [yes] Du hast dann { $tiles } von { $space } Fliesen in Musterreihe { $line } (sonst { $other_tiles }).
       *[no] { $name } hat dann { $tiles } von { $space } Fliesen in Musterreihe { $line } (sonst { $other_tiles }).
    }
reason-supply =
    { $you ->
        [yes] Du brauchst noch { tiles } für Musterreihe { $line }: { $bag } im Beutel, { $lid } im Deckel.
       *[no] { $name } braucht noch { tiles } für Musterreihe { $line }: { $bag } im Beutel, { $lid } im Deckel.
    }
reason-same =
    { $you ->
        [yes] Du erhältst in dieser Runde in beiden Fällen die gleichen Punkte.
       *[no] { $name } erhält in dieser Runde in beiden Fällen die gleichen Punkte.
    }

## Analysis

analyse = Analysieren
analysis-board = Analysebrett
chart-as-table = Als Tabelle anzeigen
best-moves = { $name }: beste Züge
win-probability = Gewinnwahrscheinlichkeit
position-loaded = Stellung

## First screen

lead = Das Fliesenspiel für zwei bis vier Spieler, mit Freunden oder gegen einen Bot.
play-now = Jetzt spielen
with-friends = Mit Freunden
learn = So geht’s
puzzle-of-day = Aufgabe des Tages
puzzle-solved = Gelöst
against = gegen
character = { $name } · { $level }
choose-opponent = Gegner wählen
character-rating = Wertungszahl { $rating }
ways-in = Einstiege
my-games = Weiterspielen
open-tables = Tische mit freien Plätzen
finished-games = Beendete Spiele
rated = Gewertet
rated-means = Keine Tipps, kein Zurücknehmen. Sobald das Spiel begonnen hat, verlierst du, wenn du gehst, aufgibst oder die Zeit überschreitest, und ohne Uhr auch, wenn du am Zug bist und zehn Minuten weg bist.
my-rating = Meine Wertungszahl: { $rating }
all-games = Alle Spiele und Statistik
my-games-and-i = Meine Spiele und ich
game-in =
    { $state ->
        [playing] Runde { $round }
       *[other] Wartet auf Spieler
    }
watch = Zuschauen
no-tables = Zurzeit gibt es keinen öffentlichen Tisch.
load-record = Spiel öffnen
record-file = Protokolldatei (.azul)
load-title = Spiel oder Stellung öffnen
record-text = oder ein Protokoll oder eine Stellung einfügen
load-it = Öffnen
language = Sprache
theme = Aussehen
theme-auto = Systemeinstellung
theme-light = Hell
theme-dark = Dunkel
demo-pause = Beispielspiel anhalten
demo-play = Beispielspiel abspielen
install = Installieren
server-away = Der Server antwortet nicht. Die Regeln und deine beendeten Spiele öffnen sich auch ohne ihn, alles andere braucht ihn. Diese Seite versucht es von selbst weiter.
needs-server = Das geht nur mit dem Server, und der antwortet gerade nicht. Diese Seite versucht es von selbst weiter.
not-affiliated = Ein freies, inoffizielles Programm; keine Verbindung zu Autor oder Verlag des Spiels.
to-first-screen = Zur Startseite
setting-the-table = Der Tisch wird vorbereitet …
you = Du

## Levels

level-novice = Neuling
level-beginner = Anfänger
level-casual = Gelegenheitsspielerin
level-regular = Stammspieler
level-capable = gewandt
level-skilled = geübt
level-advanced = fortgeschritten
level-veteran = Veteranin
level-strong = stark
level-expert = Experte
level-elite = Elite
level-champion = Champion
level-master = Meisterin

## How a bot plays

plays-novice = Füllt eine Musterreihe nach der anderen, vergisst die Zusatzpunkte und die Mitspieler und übersieht oft den besten Zug.
plays-beginner = Füllt eine Musterreihe nach der anderen, vergisst die Zusatzpunkte und die Mitspieler und übersieht ab und zu einen guten Zug.
plays-casual = Sammelt vertikale Reihen, vergisst aber die Farben und die Mitspieler.
plays-regular = Kennt alle Zusatzpunkte und weiß, was der nächste Spieler haben möchte, sieht aber nicht, wie die Runde endet.
plays-capable = Spielt die Runde im Kopf zu Ende, schaut aber nicht weiter.
plays-skilled = Hat aus vielen Spielen gelernt, denkt aber nicht voraus und übersieht oft einen Zug.
plays-advanced = Hat aus vielen Spielen gelernt, denkt aber nicht voraus und übersieht ab und zu einen Zug.
plays-veteran = Hat aus vielen Spielen gelernt und denkt ein wenig voraus.
plays-strong = Hat aus vielen Spielen gelernt und denkt einige Züge voraus.
plays-expert = Hat aus vielen Spielen gelernt und denkt voraus.
plays-elite = Denkt weiter voraus und macht wenige Fehler.
plays-champion = Denkt weit voraus und macht kaum Fehler.
plays-master = Denkt am weitesten voraus; niemand spielt hier stärker.

## A new table

how-many = Wie viele Plätze?
seats-count = { $count }
who-sits-where = Wer spielt?
seat-number = Platz { $seat }
at-this-screen = An diesem Bildschirm
by-link = Freund, per Link
name = Name
guest = Gast
guest-number = Gast { $number }
wall = Wand
wall-coloured = Farbige Wand
wall-coloured-is = Jede Farbe hat ihr Feld.
wall-grey = Graue Wand
wall-grey-is = Du wählst die Spalte.
clock = Uhr
clock-none = Ohne Uhr.
clock-move =
    { $seconds ->
        [one] { $seconds } Sekunde je Zug.
       *[other] { $seconds } Sekunden je Zug.
    }
clock-move-days =
    { $days ->
        [one] { $days } Tag je Zug.
       *[other] { $days } Tage je Zug.
    }
clock-days-note = Wer abwesend ist, wird nicht ersetzt. Kommt ein Zug nicht rechtzeitig, macht ihn ein Bot.
clock-days-left = { $days } T { $hours } h
clock-budget =
    { $minutes ->
        [one] { $minutes } Minute für jeden, +{ $increment } s je Zug.
       *[other] { $minutes } Minuten für jeden, +{ $increment } s je Zug.
    }
clock-own-move = Eigene Zeit je Zug …
clock-own-budget = Eigene Zeit für jeden …
clock-seconds = Sekunden je Zug
clock-minutes = Minuten für jeden
clock-increment = Zusätzliche Sekunden nach jedem Zug
public-table = Öffentlich: Alle können zuschauen oder mitspielen
make-table = Tisch eröffnen
start-game = Spiel starten

## Waiting for others

lobby = Der Tisch ist bereit
starting = Es geht los …
table-is =
    { $wall ->
        [grey] { $seats } Plätze, graue Wand.
       *[coloured] { $seats } Plätze, farbige Wand.
    }
open-seat = Freier Platz
is-here = ist da
not-yet-here = noch nicht da
seat-is = Wer sitzt auf Platz { $seat }?
sit-down = Platz nehmen
sit-here-too = Spieler an diesem Bildschirm hinzufügen
stand-up = Aufstehen
come-along = Ich bin da
your-name = Dein Name
name-for-next = Name für den nächsten Platz
waiting-for-seats =
    { $count ->
        [one] Es fehlt noch { $count } Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
come-back-any-time = Du kannst die Seite schließen und jederzeit zurückkommen: Dein Platz bleibt dir auf diesem Gerät.
invite-link = Einladungslink
copy-link = Link kopieren
share = Teilen
copy-by-hand = Markiere den Link und kopiere ihn.
only-this-machine = Dieser Link funktioniert nur auf diesem Computer. Für andere Geräte starte den Server mit:
qr-of-link = Der Einladungslink als QR-Code
table-abandoned = Dieser Tisch wurde verlassen.
start-waits = Das Spiel beginnt, sobald alle ihren Beitrag zur Ziehung geleistet haben. Es fehlt noch: { $names }.
start-unproven = Ohne diesen Beitrag starten: Die Ziehung ist dann nicht bewiesen
start-host-decides = Der Gastgeber entscheidet, ob das Spiel ohne diesen Beitrag beginnt.
new-table = Neuer Tisch
new-table-is = Neuer Tisch, neue Ziehung: Alle nehmen wieder Platz.
table-goes-on = Ein neuer Tisch wartet.
go-there = Zum neuen Tisch gehen
open-the-seat = Platz freigeben

## Menu and settings

rules = Regeln
download-record = Spielprotokoll herunterladen
save-proof = Meinen Beweis speichern
proof-title = Beweis der Ziehungen am Tisch { $table }
proof-commitment = Vom Server vor dem Spiel festgelegt (Commitment): { $commitment }
proof-seat = Platz { $seat }, mein Beitrag zur Ziehung (Nonce): { $nonce }
proof-hash = Platz { $seat }, der Beitrag lag vor dem Start fest (Nonce-Hash): { $hash }
proof-no-share = Platz { $seat }: kein Beitrag zur Ziehung
proof-how = Lade nach dem Spiel auch das Spielprotokoll herunter und führe daneben diesen Befehl aus:
copy-position = Stellung kopieren
copy-return-link = Meinen privaten Link kopieren
show-result = Ergebnis zeigen
resign = Aufgeben
resign-sure = Dieses Spiel aufgeben?
resign-who = Wer gibt auf?
resign-all = Wir alle
resign-bot = Ein Bot übernimmt den Platz dann bis zum Ende des Spiels.
leave = Tisch verlassen
leave-sure = Tisch verlassen? Ein Bot übernimmt; du kannst zurückkommen.
leave-sure-rated = Tisch verlassen? Das Spiel wird gewertet und ist dann verloren.

## Reactions

reactions = Etwas sagen
reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-wow = Wow!
reaction-oops = Hoppla!
reaction-sorry = Tut mir leid!
reaction-bye = Tschüss!
reaction-thinking = Ich überlege …
reaction-hurry = Du bist am Zug!

## Settings

settings = Einstellungen
animation-speed = Animationsgeschwindigkeit
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
announcements = Ansagen für Screenreader
announcements-everything = Alles
announcements-short = Kurz
announcements-turn = Nur wenn ich am Zug bin
sound = Ton
volume = Lautstärke
confirm-moves = Vor jedem Zug nachfragen
single-key-shortcuts = Kürzel mit nur einer Taste
notify = Benachrichtigen, wenn ich am Zug bin
notify-refused = Dieser Browser erlaubt keine Benachrichtigungen von dieser Seite. Das lässt sich in seinen Einstellungen ändern.

## Keys

shortcuts = Tastenkürzel
key-move = Manufakturplättchen (oder C), Farbe, Musterreihe (oder F)
key-step = durch das Spiel blättern
key-hint = Tipp
key-undo = rückgängig machen
key-log = Verlauf
key-skip = Animation überspringen
key-cancel = Fliesen zurücklegen
key-help = diese Liste

## The end

you-win = Du hast gewonnen!
wins = { $name } hat gewonnen
shared-victory = Geteilter Sieg: { $names }

## Why the game ended

ended-row = Eine horizontale Reihe ist vollständig.
ended-no-tiles = Es sind keine Fliesen mehr da.
ended-barren = Drei Runden lang kam keine Fliese an eine Wand.
ended-resign = { $name } hat aufgegeben.
ended-resigned = { $names } haben aufgegeben.
ended-time = { $name } hat die Zeit überschritten.
ended-abandoned = Alle haben den Tisch verlassen.

## Where the points came from

source-before = Vorher
source-placements = Gelegte Fliesen
source-floor = Bodenreihe
source-rows = Horizontale Reihen
source-columns = Vertikale Reihen
source-colours = Farben
source-total = Gesamt

## After the game

rematch = Revanche
rematch-waits = Eine Revanche wartet.
replay = Noch einmal ansehen
review = Spielanalyse
review-of = Spielanalyse: { $names }

## The draw of the tiles

draws-verified = Geprüft: Jede Fliese folgt aus dem, was vor dem Spiel festlag, und aus deinem eigenen Beitrag zur Ziehung.
draws-consistent = Die Ziehungen passen zu dem, was veröffentlicht ist. Mehr kann nur die eigene Seite eines Spielers beweisen.
draws-unproven = Nicht bewiesen: Der Beitrag eines Spielers zur Ziehung fehlt.
draws-older = Nicht bewiesen: Die Beiträge zur Ziehung wurden von einer älteren Version gespeichert.
draws-failed = Fehlgeschlagen: Die Ziehungen passen nicht zu dem, was festlag!
draws-impossible = Die Ziehungen lassen sich hier nicht prüfen.
draws-start-set = Der Anfang dieses Spiels wurde von Hand aufgebaut; gezogen wurde erst danach.
alarm = Warnung!
alarm-commitment = Der Server hat ersetzt, was er für diesen Tisch festgelegt hatte. Der Ziehung ist nicht zu trauen.
alarm-nonce = Der Server verwendet deinen Beitrag zur Ziehung nicht. Der Ziehung ist nicht zu trauen.
alarm-promise = Der Beitrag eines anderen Spielers wurde nach dem Start ersetzt. Der Ziehung ist nicht zu trauen.
alarm-bot = Der Server hat für einen Bot einen Beitrag zur Ziehung hinzugefügt. Der Ziehung ist nicht zu trauen.
alarm-draws = Die Fliesen dieses Spiels folgen nicht aus dem, was vor ihm festlag.

## Refusals

code-other = Das ging nicht ({ $code }).
code-page-offline = Keine Verbindung zum Server.
code-page-unknown = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
code-game-bad-record = Dieses Protokoll kann nicht gelesen werden.
code-game-bad-position = Diese Stellung ist nicht lesbar oder nicht möglich.
code-game-nobody-chooses = In dieser Stellung gibt es nichts zu entscheiden.
code-game-no-moves = In diesem Spiel gibt es keinen Zug.
code-game-too-long = Dieses Spiel hat zu viele Züge für eine Spielanalyse.
code-table-not-your-turn = Du bist nicht am Zug.
code-table-not-your-seat = Das ist nicht dein Platz.
code-table-stale = Das Spiel ist weitergegangen. Bitte versuche es noch einmal.
code-table-illegal-move = Dieser Zug ist nicht möglich.
code-table-bad-move = Das ist kein Zug.
code-table-seat-taken = Dieser Platz ist besetzt.
code-table-no-such-seat = Diesen Platz gibt es nicht.
code-table-seat-open = Dieser Platz ist frei.
code-table-seats-open = Es sind noch Plätze frei.
code-table-not-host = Das kann nur der Gastgeber.
code-table-bad-name = Bitte wähle einen anderen Namen.
code-table-bad-nonce = Die Ziehung konnte nicht vorbereitet werden.
code-table-not-in-lobby = Das Spiel hat schon begonnen.
code-table-starting = Das Spiel beginnt gerade.
code-table-not-starting = Im Moment startet hier kein Spiel.
code-table-not-playing = Das Spiel läuft nicht.
code-table-not-over = Das Spiel ist noch nicht zu Ende.
code-table-rematch-exists = Es gibt schon eine Revanche.
code-table-deal-is-final = Neue Fliesen sind verteilt: Frühere Züge sind endgültig.
code-table-nothing-to-take-back = Es gibt nichts zurückzunehmen.
code-table-already-asked = Die Anfrage wurde schon gesendet.
code-table-already-declined = Die anderen haben abgelehnt.
code-table-not-asked = Es gibt keine Anfrage zu beantworten.
code-table-time-is-up = Die Zeit ist um.
code-table-stand-in-plays = Auf diesem Platz spielt gerade ein Bot.
code-table-not-away = Du sitzt schon am Tisch.
code-table-seat-lost = Ein Bot hat diesen Platz bis zum Ende des Spiels.
code-table-not-due = Dafür ist es zu früh.
code-table-start-is-set = Dieser Tisch beginnt mit einer Stellung; die Wand steht fest.
code-table-too-many-changes = An diesem Tisch wurde schon zu viel geändert.
code-server-bad-message = Der Server konnte eine Nachricht dieser Seite nicht lesen. Bitte lade sie neu.
code-server-not-joined = Die Seite hat ihren Platz verloren. Bitte lade sie neu.
code-server-bad-token = Dieser Link gibt dir keinen Platz an diesem Tisch.
code-server-too-fast = Das war zu schnell. Bitte warte kurz.
code-server-too-large = Das war zu viel auf einmal.
code-server-too-slow = Die Verbindung ist sehr langsam.
code-server-no-such-table = Diesen Tisch gibt es nicht.
code-server-busy = Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
code-server-going-down = Der Server wird neu gestartet.
code-server-no-hints = An diesem Tisch gibt es keine Tipps.
code-server-bots-failed = Die Bots lassen sich auf diesem Server nicht laden; sein Protokoll sagt, warum.
code-server-no-reviews = Dieser Server erstellt keine Spielanalysen.
code-table-rated = Dieses Spiel wird gewertet: Kein Zug wird zurückgenommen.
code-table-not-ratable = Gewertet wird nur, wenn eine Person gegen Bots spielt.
code-server-bad-key = Der Schlüssel dieses Browsers ist beschädigt. Bitte lade die Seite neu.
code-server-no-profile = Du hast noch kein Spiel zum Mitnehmen.
code-server-no-such-code = Dieser Code ist falsch, schon benutzt oder zu alt.
code-server-rated-game = Diese Stellung gehört zu einem laufenden gewerteten Spiel. Danach kannst du sie analysieren.
code-server-no-png = Dieser Server macht keine PNG-Bilder. Nimm stattdessen SVG.
code-server-no-analyses = Dieser Server bewertet keine Stellungen.
code-server-not-found = Hier ist nichts.
