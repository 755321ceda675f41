puzzles-title = Þraut { $id }
puzzles-question =
    { $theme ->
        [last-round] Náðu sem mestu úr síðustu umferðinni.
        [deny] Stöðvaðu andstæðing.
        [column] Byggðu upp dálk.
        [colour] Safnaðu lit.
        [floor] Forðastu gólflínuna.
        [marker] Tryggðu að þú byrjir næstu umferð.
        [grey-tiling] Veldu besta dálkinn.
       *[other] Finndu besta kostinn.
    }
puzzles-you-are = Þú ert í sæti { $seat } og átt leik.
puzzles-difficulty = Þyngd { $difficulty } af { $most }
puzzles-no-help = Einn kostur er greinilega bestur. Eftir svarið sést hvers virði kostirnir eru.
puzzles-again = Þú hefur svarað þessari þraut áður, svo svarið telst ekki með.
puzzles-column = Flísin úr mynsturlínu { $line }, { tile-colour }, í dálk { $column }
puzzles-missing = Þessi þraut er ekki til á þessum netþjóni.
puzzles-other = Önnur þraut

puzzles-right = Rétt! Þetta er greinilega besti kosturinn.
puzzles-wrong = Ekki alveg: annar kostur er greinilega betri.
puzzles-proved = Sannað: allir möguleikar voru reiknaðir til loka leiksins.
puzzles-moves = Hvert þrír kostir leiða
puzzles-show = Veldu kost til að sjá hann á borðinu.
puzzles-searching = Verið er að reikna kostina…
puzzles-best = Bestur
puzzles-yours = Þitt val
puzzles-loss = tapar { $share }
puzzles-themes = Þemu: { $themes }
puzzles-next = Næsta þraut
puzzles-retry = Reyna aftur

puzzles-streak = Leystar samfleytt: { $streak }, mest { $longest }
puzzles-solved = Leystar: { $solved }
puzzles-theme-choice = Þema
puzzles-theme-all = Öll þemu
puzzles-theme =
    { $theme ->
        [last-round] Síðasta umferð
        [deny] Að stöðva andstæðing
        [column] Dálkur
        [colour] Litur
        [floor] Gólflína
        [marker] Byrjunarflís
        [grey-tiling] Flísar á gráa veggnum
        [three-seats] Þrjú sæti
       *[four-seats] Fjögur sæti
    }
