puzzles-title = Opgave { $id }
puzzles-question =
    { $theme ->
        [last-round] Få det bedste ud af den sidste runde.
        [deny] Stop en modstander.
        [column] Byg en kolonne.
        [colour] Saml en farve.
        [floor] Undgå gulvlinjen.
        [marker] Sørg for, at du begynder næste runde.
        [grey-tiling] Vælg den bedste kolonne.
       *[other] Find det bedste træk.
    }
puzzles-you-are = Du sidder på plads { $seat } og er i tur.
puzzles-difficulty = Sværhedsgrad { $difficulty } af { $most }
puzzles-no-help = Ét træk er klart det bedste. Efter svaret vises, hvad trækkene er værd.
puzzles-again = Du har besvaret denne opgave før, så svaret tæller ikke.
puzzles-column = Flisen fra mønsterlinje { $line }, { tile-colour }, til kolonne { $column }
puzzles-missing = Denne opgave findes ikke på serveren.
puzzles-other = En anden opgave

puzzles-right = Rigtigt! Det er klart det bedste træk.
puzzles-wrong = Ikke helt: et andet træk er klart bedre.
puzzles-proved = Bevist: alle muligheder er regnet igennem til spillets slutning.
puzzles-moves = Hvad tre træk fører til
puzzles-show = Vælg et træk for at se det på bordet.
puzzles-searching = Trækkene bliver regnet igennem …
puzzles-best = Bedst
puzzles-yours = Dit træk
puzzles-loss = mister { $share }
puzzles-themes = Temaer: { $themes }
puzzles-next = Næste opgave
puzzles-retry = Prøv igen

puzzles-streak = Løst i træk: { $streak }, flest { $longest }
puzzles-solved = Løst: { $solved }
puzzles-theme-choice = Tema
puzzles-theme-all = Alle temaer
puzzles-theme =
    { $theme ->
        [last-round] Sidste runde
        [deny] Stop en modstander
        [column] Kolonne
        [colour] Farve
        [floor] Gulvlinje
        [marker] Startbrik
        [grey-tiling] Fliser på den grå væg
        [three-seats] Tre pladser
       *[four-seats] Fire pladser
    }
