study-bar = Sigurlíkur: { $seats }
study-bar-seat = { $name } { $share } (áætluð stig { $points })
study-bar-none = Ekki metið enn
study-evaluation = Mat
study-off = Slökkt er á matinu.
study-no-choice = Hér er ekkert að velja.
study-deepening = { $nodes } stöður kannaðar, leitað dýpra…
study-searched = { $nodes } stöður kannaðar
study-solved = Leyst til loka umferðarinnar
study-line = Líklegt framhald:
study-play-to = Spila líklegt framhald til og með { $move }

study-moves = Gangur leiksins
study-variation = Afbrigði
study-first = Fara fremst
study-last = Fara aftast
study-promote = Gera að aðalleið
study-delete = Eyða héðan
study-no-moves = Ekkert hefur verið spilað enn. Þú spilar fyrir öll sæti.

study-deal-next = Næst eru lagðar út flísar.
study-draw = Draga flísar
study-deal-by-hand = Leggja út handvirkt
study-deal-fill = Hver uppstillingarplata fær fjórar flísar, hver á eftir annarri, meðan þær eru til.
study-deal-lay = Leggja þessar flísar út
study-over = Leiknum er lokið.

study-set-up = Stilla upp
study-save = Vista leikskrá
study-picture = Mynd ({ $kind })

study-setup-title = Stilla upp stöðu
study-hand = Á hendi
study-eraser = Fjarlægja
study-seats = Sæti
study-next = Hvað kemur næst
study-phase =
    { $phase ->
        [draft] Taka flísar
        [deal] Nýjar flísar
        [tile] Flísalagning
       *[end] Leikslok
    }
study-turn = Á leik
study-begins = Fyrst í umferðinni
study-round = Umferð
study-score = Stig
study-in-lid = Í kassalokinu: { colour-name }
study-in-bag = Poki: { $tiles }
study-at-factory = Uppstillingarplata { $number }, reitur { $place }: { $what }
study-at-centre = Miðja: { heap-part }
study-at-line = Mynsturlína { $line }, reitur { $place }: { $what }
study-at-wall = Röð { $row }, dálkur { $column }: { $what }
study-at-floor = Gólflína, reitur { $place }: { $what }
study-clear = Hreinsa borðið
study-done = Greina þessa stöðu
study-possible = Þessi staða er möguleg.
study-impossible = Ekki enn möguleg:

study-problem-shape = Tala er of há eða eitthvað vantar.
study-problem-tile-count = { heap-part } í stað { $needed }
study-problem-overfull-line = Sæti { $seat }: of margar flísar í mynsturlínu { $line }
study-problem-line-colour-in-row = Sæti { $seat }, mynsturlína { $line }: { colour-name } er þegar í röðinni
study-problem-colour-twice-in-row = Sæti { $seat }: { colour-name } tvisvar í röð { $row }
study-problem-colour-twice-in-column = Sæti { $seat }: { colour-name } tvisvar í dálki { $column }
study-problem-off-its-place = Sæti { $seat }, röð { $row }: { colour-name } er í röngum dálki
study-problem-overfull-floor = Sæti { $seat }: gólflínan er of full
study-problem-marker =
    { $case ->
        [deal] Áður en nýjar flísar eru lagðar út á byrjunarflísin að vera á miðjunni
        [several] Sæti { $seat } er með fleiri en eina byrjunarflís
        [other] Byrjunarflísin á ekki að vera á gólflínu sætis { $seat }
       *[floor] Byrjunarflís sætis { $seat } á að liggja á gólflínunni
    }
study-problem-phase =
    { $case ->
        [empty] Engar flísar eru til að taka
       *[tiles] Flísar liggja á uppstillingarplötum eða á miðjunni en engar eru teknar núna
    }
study-problem-overfull-factory = Uppstillingarplata { $factory } er með fleiri en { $most } flísar
study-problem-row-complete = Sæti { $seat } er með fullkláraða lárétta línu og þar með lýkur leiknum
study-problem-floor-not-settled = Áður en nýjar flísar eru lagðar út á gólflína sætis { $seat } að vera tóm
study-problem-barren = Umferðir í röð án flísar á vegg: { $rounds }. Þá er leiknum lokið.
study-problem-seat =
    { $case ->
        [missing] Veldu hver á leik
        [end] Í lokin á enginn leik
        [deal] Áður en nýjar flísar eru lagðar út á fyrsta sæti umferðarinnar að eiga leik
       *[order] Sæti { $seat } á að ljúka flísalagningu á undan sæti { $later }
    }
