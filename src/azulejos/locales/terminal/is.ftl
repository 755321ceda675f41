### Það sem aðeins skjáhermirinn segir, á íslensku; allt annað er í orðaskrá síðunnar.

## The table

factories = uppstillingarplötur
centre = miðja
floor = gólf
bag-lid-counts = poki { $bag }, kassalok { $lid }
player-number = Leikmaður { $number }
bot-name = { $player } (þjarkur)

## What happened

dealt =
    { $poured ->
        [yes] Fyllt er á uppstillingarplöturnar: { $deal }. Flísarnar úr kassalokinu fóru aftur í pokann
       *[no] Fyllt er á uppstillingarplöturnar: { $deal }
    }
told-more = { $first }. { $second }
told-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { $name } tekur { tiles } af miðjunni → gólflína
               *[line] { $name } tekur { tiles } af miðjunni → mynsturlína { $line }
            }
       *[factory]
            { $to ->
                [floor] { $name } tekur { tiles } af uppstillingarplötu { $factory } → gólflína
               *[line] { $name } tekur { tiles } af uppstillingarplötu { $factory } → mynsturlína { $line }
            }
    }
tiles-fall =
    { $count ->
        [one] { $count } flís dettur í gólfið
       *[other] { $count } flísar detta í gólfið
    }
told-marker = { $name } fær byrjunarflísina
told-marker-left = Enginn tók byrjunarflísina: { $name } byrjar aftur
told-placed =
    { $colour ->
        [B] { $name }: blá flís í röð { $row }, dálk { $column }, +{ $points }
        [Y] { $name }: gul flís í röð { $row }, dálk { $column }, +{ $points }
        [R] { $name }: rauð flís í röð { $row }, dálk { $column }, +{ $points }
        [K] { $name }: svört flís í röð { $row }, dálk { $column }, +{ $points }
       *[W] { $name }: hvít flís í röð { $row }, dálk { $column }, +{ $points }
    }
told-line-falls = { $name }: mynsturlína { $line } kemst hvergi fyrir og dettur í gólfið
told-floor = { $name }: gólflína −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name }: röð { $number } er fullkláruð, +{ $points }
        [column] { $name }: dálkur { $number } er fullkláraður, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name }: allar fimm bláu flísarnar, +{ $points }
                [Y] { $name }: allar fimm gulu flísarnar, +{ $points }
                [R] { $name }: allar fimm rauðu flísarnar, +{ $points }
                [K] { $name }: allar fimm svörtu flísarnar, +{ $points }
               *[W] { $name }: allar fimm hvítu flísarnar, +{ $points }
            }
    }
move-taken-back = Síðasta aðgerð er afturkölluð.
bot-thinks = { $name } hugsar…
bot-failed = { $name } getur ekki spilað áfram ({ $reason }). Sláðu aðgerðirnar inn hér.

## What a move would do

preview-fits =
    { $count ->
        [one] { $count } flís kemst fyrir
       *[other] { $count } flísar komast fyrir
    }
preview-completes = fullklárar línuna: +{ $points }
preview-line-fits-nowhere =
    { $count ->
        [one] kemst hvergi fyrir: { $count } flís mun detta í gólfið
       *[other] kemst hvergi fyrir: { $count } flísar munu detta í gólfið
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = flís á vegginn: +{ $points }
preview-stuck = línan kemst hvergi fyrir og dettur í gólfið
preview-marker = tekur byrjunarflísina
preview-floor = gólflína −{ $points }
legend-draft = lína:flísar sem komast fyrir, ✓ fullkláruð fyrir +stig, −stig á gólflínu
legend-line-falls = ✗ fullkláruð, en kemst hvergi fyrir á veggnum
legend-tiling = dálkur:+stig fyrir flísina
deal-next = Nú eru flísarnar lagðar út fyrir næstu umferð.

## At the keyboard

help =
    3R2         allar rauðar flísar af uppstillingarplötu 3 á mynsturlínu 2
    CB4         allar bláar flísar af miðjunni á mynsturlínu 4
    5WF         allar hvítar flísar af uppstillingarplötu 5 á gólflínuna
    T24         grár veggur: flísin úr mynsturlínu 2 í dálk 4
    ?           þessi hjálp og allir kostir (eða: hjálp)
    vísbending  besti kosturinn, og hvers vegna
    afturkalla  taka síðustu aðgerð til baka
    hætta       yfirgefa leikinn
    B blár, Y gulur, R rauður, K svartur, W hvítur, * byrjunarflís
words-help = hjálp
words-hint = vísbending
words-undo = afturkalla, til baka
words-quit = hætta
type-move = Skrifaðu til dæmis 3R2, eða ? til að fá hjálp.
not-a-move =
    { $place ->
        [source] „{ $typed }“ er ógilt: fyrst kemur uppstillingarplata 1 til 9, C eða T (? sýnir hjálp).
        [colour] „{ $typed }“ er ógilt: liturinn kemur næst: B blár, Y gulur, R rauður, K svartur eða W hvítur (? sýnir hjálp).
        [line] „{ $typed }“ er ógilt: mynsturlína 1 til 5 eða F kemur síðast (? sýnir hjálp).
        [tiling-line] „{ $typed }“ er ógilt: mynsturlína 1 til 5 kemur á eftir T (? sýnir hjálp).
        [column] „{ $typed }“ er ógilt: dálkur 1 til 5 eða F kemur síðast (? sýnir hjálp).
       *[end] „{ $typed }“ er ógilt: stafirnir eiga að vera þrír (? sýnir hjálp).
    }
ask-next-round = Enter leggur út næstu umferð, afturkalla tekur síðustu aðgerð til baka
ask-leave = Enter hættir, afturkalla tekur síðustu aðgerð til baka
saved = Vistað í { $file }; --load { $file } heldur leiknum áfram.
not-saved = Ekki vistað í { $file } ({ $reason }): reynt verður aftur við næstu aðgerð.

## Why a move is not possible

refused-wrong-phase =
    { $phase ->
        [draft] Taktu flísar núna, til dæmis 3R2.
        [tile] Veldu dálk núna, til dæmis T24.
       *[other] Ekkert val er núna.
    }
refused-no-such-source = Hér eru { $count } uppstillingarplötur.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] Á miðjunni er engin blá flís.
                [Y] Á miðjunni er engin gul flís.
                [R] Á miðjunni er engin rauð flís.
                [K] Á miðjunni er engin svört flís.
               *[W] Á miðjunni er engin hvít flís.
            }
       *[factory]
            { $colour ->
                [B] Á uppstillingarplötu { $factory } er engin blá flís.
                [Y] Á uppstillingarplötu { $factory } er engin gul flís.
                [R] Á uppstillingarplötu { $factory } er engin rauð flís.
                [K] Á uppstillingarplötu { $factory } er engin svört flís.
               *[W] Á uppstillingarplötu { $factory } er engin hvít flís.
            }
    }
refused-line-not-complete = Mynsturlína { $line } er ekki fullkláruð.
refused-not-top-line = Mynsturlínurnar eru teknar ofan frá og niður: mynsturlína { $first } kemur fyrst.

## The end and the record

record-unfinished = Leiknum er ekki lokið.
record-right =
    { $moves ->
        [one] í lagi: { $seats } sæti, umferð { $round }, { $moves } aðgerð
       *[other] í lagi: { $seats } sæti, umferð { $round }, { $moves } aðgerðir
    }

## Analysis

win-probabilities = Sigurlíkur: { $values }
expected-points = Áætluð stig: { $values }
search-work =
    { $solved ->
        [yes] Stöður: { $nodes }. Umferðin er reiknuð til enda.
       *[no] Stöður: { $nodes }. Dýpt í skrefum: { $depth }.
    }

## Review

review-graph = Sigurlíkur eftir hverja aðgerð
review-accuracy = Nákvæmni
review-inaccuracies = Ónákvæmni
review-mistakes = Mistök
review-blunders = Gróf mistök
review-luck = Heppni
review-result = Úrslit
review-without-luck = Án heppni
review-plays-like = { $name } spilar eins og { $character }
review-plays-between = { $name } spilar eins og { $character }; veikast eins og { $lowest }, sterkast eins og { $highest }
review-character = { $name } ({ $level })
review-key-moments = Lykilatvik
review-no-key-moments = Engin mistök sem skipta máli
review-moment =
    { $grade ->
        [inaccuracy] Umferð { $round }, { $name }: { $move }, ónákvæmni
        [mistake] Umferð { $round }, { $name }: { $move }, mistök
       *[blunder] Umferð { $round }, { $name }: { $move }, gróf mistök
    }
review-lost = Sigurlíkur { $wins } í stað { $best }.
review-better = Betra: { $move }.
review-progress = Greining: { $done } af { $moves }
review-stopped = Greiningin var stöðvuð við aðgerð { $done } af { $moves }.

## Puzzles

puzzle-title = Þraut { $id }, þyngd { $difficulty } af { $most }
puzzle-question = { $name } á næstu aðgerð. Einn kostur er greinilega bestur: skrifaðu hann, eða vísbending, eða hætta.
puzzle-help =
    3R2         allar rauðar flísar af uppstillingarplötu 3 á mynsturlínu 2
    CB4         allar bláar flísar af miðjunni á mynsturlínu 4
    5WF         allar hvítar flísar af uppstillingarplötu 5 á gólflínuna
    T24         grár veggur: flísin úr mynsturlínu 2 í dálk 4
    vísbending  um hvað þrautin snýst
    hætta       yfirgefa þrautina
    B blár, Y gulur, R rauður, K svartur, W hvítur, * byrjunarflís
puzzle-right = Rétt: { $move }.
puzzle-wrong = Ekki besti kosturinn: { $move }.
puzzle-themes = Þemu: { $themes }
puzzle-no-themes = Þemu: engin
puzzle-theme =
    { $theme ->
        [last-round] síðasta umferð
        [deny] að stöðva andstæðing
        [column] dálkur
        [colour] litur
        [floor] gólflína
        [marker] byrjunarflís
        [grey-tiling] flísar á gráa veggnum
        [three-seats] þrjú sæti
       *[four-seats] fjögur sæti
    }
puzzle-proved = Sannað: allir möguleikar voru reiknaðir til loka leiksins.
puzzle-moves = Hvert þrír kostir leiða
puzzle-again = Þú hefur reynt þessa þraut áður, svo svarið telst ekki með.
puzzle-streak = Leystar samfleytt: { $streak }, mest { $longest }
