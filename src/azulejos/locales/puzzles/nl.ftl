puzzles-title = Puzzel { $id }
puzzles-question =
    { $theme ->
        [last-round] Haal het beste uit de laatste ronde.
        [deny] Houd een tegenstander tegen.
        [column] Bouw een kolom.
        [colour] Verzamel een kleur.
        [floor] Ontwijk de vloerlijn.
        [marker] Zorg dat jij de volgende ronde begint.
        [grey-tiling] Kies de beste kolom.
       *[other] Vind de beste zet.
    }
puzzles-you-are = Je zit op plaats { $seat } en bent aan de beurt.
puzzles-difficulty = Moeilijkheid { $difficulty } van { $most }
puzzles-no-help = Eén zet is duidelijk de beste. Na je antwoord zie je wat de zetten waard zijn.
puzzles-again = Je hebt deze puzzel al eens beantwoord, dus het antwoord telt niet mee.
puzzles-column = Tegel van patroonlijn { $line }, { tile-colour }, naar kolom { $column }
puzzles-missing = Deze puzzel is er niet op deze server.
puzzles-other = Een andere puzzel

puzzles-right = Goed! Dit is duidelijk de beste zet.
puzzles-wrong = Net niet: een andere zet is duidelijk beter.
puzzles-proved = Bewezen: alle mogelijkheden zijn tot het einde van het spel doorgerekend.
puzzles-moves = Waar drie zetten toe leiden
puzzles-show = Kies een zet om die op tafel te zien.
puzzles-searching = De zetten worden doorgerekend…
puzzles-best = Beste
puzzles-yours = Jouw zet
puzzles-loss = verliest { $share }
puzzles-themes = Thema’s: { $themes }
puzzles-next = Volgende puzzel
puzzles-retry = Nog een keer

puzzles-streak = Reeks: { $streak }, langste { $longest }
puzzles-solved = Opgelost: { $solved }
puzzles-theme-choice = Thema
puzzles-theme-all = Alle thema’s
puzzles-theme =
    { $theme ->
        [last-round] Laatste ronde
        [deny] Een tegenstander tegenhouden
        [column] Kolom
        [colour] Kleur
        [floor] Vloerlijn
        [marker] Startspelerfiche
        [grey-tiling] Tegels op de grijze muur
        [three-seats] Drie plaatsen
       *[four-seats] Vier plaatsen
    }
