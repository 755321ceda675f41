### Kennslan.

## Around the tasks

lesson-title = Læra að spila
lesson-lead = Níu stuttir kaflar. Þú getur hætt hvenær sem er og haldið áfram seinna.
lesson-chapters = Kaflar
lesson-done = lokið
lesson-at = Verkefni { $at } af { $count }
lesson-rule = Öll reglan
lesson-continue = Halda áfram
lesson-again = Reyna aftur
lesson-board = Leikmannaspjaldið þitt
lesson-answers = Svarið þitt
lesson-finished-title = Nú kanntu að spila
lesson-finished = Þú hefur séð allt sem þarf í fyrsta leikinn. Hitt lærist þegar þú spilar.
lesson-play = Fyrsti leikur með þjálfara
lesson-rulebook = Lesa reglubókina
lesson-drills = Æfa stigatalningu
lesson-back = Aftur í kennsluna
lesson-drill-show = Flísin úr fullkláruðu mynsturlínunni fer á merkta reitinn.
lesson-drill-task = Hvað gefur hún mörg stig?
lesson-streak = Rétt svör samfleytt: { $streak }
lesson-best = Met: { $best }
lesson-next = Næsta flís

## Titles of the chapters

lesson-chapter-take = Að taka flísar
lesson-chapter-place = Að leggja flísar
lesson-chapter-many = Of margar flísar
lesson-chapter-marker = Byrjunarflísin
lesson-chapter-wall = Á vegginn
lesson-chapter-scoring = Stigatalning
lesson-chapter-floor = Gólflínan
lesson-chapter-end = Leikslok og aukastig
lesson-chapter-grey = Grái veggurinn

## Tasks

lesson-take-factory-show = Flísarnar liggja á uppstillingarplötunum. Þegar kemur að þér velur þú plötu og lit og tekur þaðan allar flísar í þeim lit. Hinar færast á miðju borðsins.
lesson-take-factory-task = Taktu { tiles } af uppstillingarplötu { $factory }. Leggðu þær á hvaða mynsturlínu sem er.
lesson-take-factory-hint = Veldu fyrst flísarnar á uppstillingarplötu { $factory } og svo eina af línunum vinstra megin á spjaldinu þínu.
lesson-take-centre-show = Þú getur líka tekið flísar af miðju borðsins: aftur allar flísar í einum lit.
lesson-take-centre-task = Taktu { tiles } af miðju borðsins. Leggðu þær á mynsturlínu.
lesson-take-centre-hint = Miðja borðsins er fyrir neðan uppstillingarplöturnar. Litlu tölurnar sýna hve margar flísar eru þar af hverjum lit.
lesson-place-new-show = Allar flísar á mynsturlínu eru eins á litinn. Línurnar eru mislangar. Þegar enginn reitur er laus á línu er hún fullkláruð.
lesson-place-new-task = Taktu { tiles } af uppstillingarplötu { $factory } og fylltu eina línu nákvæmlega.
lesson-place-new-hint = Finndu línuna með { $count } reitum.
lesson-place-more-show = Lína sem er ekki fullkláruð heldur flísunum sínum. Þú getur bætt við fleirum í sama lit seinna.
lesson-place-more-task = Kláraðu mynsturlínu { $line }.
lesson-place-more-hint = Á uppstillingarplötu { $factory } liggja { tiles }.
lesson-many-room-show = Allar flísar sem þú tekur fara á eina línu. Flísar sem komast ekki fyrir falla á gólflínuna og kosta stig.
lesson-many-room-task = Taktu { tiles } af uppstillingarplötu { $factory }. Leggðu þær þar sem engin fellur.
lesson-many-room-hint = Línan þarf að minnsta kosti { $count } lausa reiti.
lesson-many-cost-show = Stundum er enginn kostur góður. Þú verður að taka flísar þótt einhverjar þeirra falli.
lesson-many-cost-task = Finndu það sem kostar minnst.
lesson-many-cost-hint = Aðeins mynsturlína { $line } hefur enn pláss. Hvaða flísar eru í hennar lit?
lesson-marker-take-show = Byrjunarflísin liggur á miðju borðsins. Sá sem er fyrstur í umferð til að taka flísar af miðjunni tekur líka byrjunarflísina. Hún kostar svolítið, en sá leikmaður byrjar næstu umferð.
lesson-marker-take-task = Taktu { tiles } af miðju borðsins og byrjunarflísina með. Láttu enga flís falla.
lesson-marker-take-hint = Veldu flísarnar á miðjunni og svo línu með plássi fyrir þær. Byrjunarflísin fer sjálf á gólflínuna þína.
lesson-wall-count-show = Þegar allar flísar hafa verið teknar er veggurinn flísalagður. Úr hverri fullkláraðri línu fer ein flís á sinn reit í sömu röð á veggnum. Þá er línan aftur auð.
lesson-wall-count-task = Hvað fara margar flísar núna á vegginn þinn?
lesson-wall-count-hint = Á fullkláraðri línu er enginn laus reitur. Teldu þær línur.
lesson-wall-row-show = Í hverri röð á veggnum er hver litur einu sinni. Ef litur er þegar í röðinni tekur línan við hliðina ekki lengur við honum.
lesson-wall-row-task = Taktu { tiles } af uppstillingarplötu { $factory }. Finndu línu fyrir þær og láttu enga flís falla.
lesson-wall-row-hint = Í hvaða röð á veggnum er þessi litur þegar? Hvaða línur eru nógu langar?
lesson-score-row-show = Flís gefur stig um leið og hún er komin á vegginn. Ef hún á nágranna í röðinni telur þú allan óslitna hópinn. Nýja flísin telst með.
lesson-score-row-task = Flísin fer á merkta reitinn. Hvað gefur hún mörg stig?
lesson-score-row-hint = Teldu frá merkta reitnum til vinstri og hægri þar til reitur er laus.
lesson-score-column-show = Eins er það í dálkinum: teldu hópinn fyrir ofan og neðan, með nýju flísinni.
lesson-score-column-task = { lesson-score-row-task }
lesson-score-column-hint = Teldu frá merkta reitnum upp og niður þar til reitur er laus.
lesson-score-both-show = Ef flís á nágranna bæði í röðinni og dálkinum gefa báðir hóparnir stig. Nýja flísin telst þá með í báðum. Flís án nágranna gefur { $alone }.
lesson-score-both-task = { lesson-score-row-task }
lesson-score-both-hint = Teldu fyrst röðina og svo dálkinn. Leggðu tölurnar tvær saman.
lesson-score-most-show = Nú getur þú skipulagt: hvaða reitur á veggnum þínum gæfi mest?
lesson-score-most-task = Kláraðu línu þannig að flísin úr henni gefi sem flest stig.
lesson-score-most-hint = Skoðaðu lausu reitina sem eiga marga nágranna. Hvaða flísar þarftu í þá?
lesson-floor-cost-show = Eftir það kostar gólflínan stig: { $floor-costs } fyrir reitina frá vinstri til hægri. Byrjunarflísin telst eins og flís. Síðan er gólflínan tæmd.
lesson-floor-cost-task = Hvað kostar þessi gólflína mörg stig?
lesson-floor-cost-hint = Leggðu saman tölurnar undir reitunum sem eru ekki lausir.
lesson-floor-zero-show = Enginn fer niður fyrir núll stig.
lesson-floor-zero-task = Þú ert með { $before } stig. Hvað ertu með mörg eftir gólflínuna?
lesson-floor-zero-hint = Þú getur ekki misst fleiri stig en þú átt.
lesson-end-row-show = Leiknum lýkur eftir þá umferð þar sem leikmaður klárar lárétta línu með { $side } flísum.
lesson-end-row-task = Þetta eru síðustu flísar umferðarinnar. Kláraðu röð og ljúktu leiknum.
lesson-end-row-hint = Finndu röðina þar sem aðeins einn reitur er laus. Hvaða lína er við hliðina?
lesson-end-bonus-show = Í lokin fást aukastig: { $row-bonus } fyrir hverja fullkláraða röð, { $column-bonus } fyrir hvern fullkláraðan dálk og { $colour-bonus } fyrir hvern lit sem á allar { $side } flísar sínar á veggnum þínum.
lesson-end-bonus-task = Hvað gefur þessi veggur mörg aukastig?
lesson-end-bonus-hint = Skoðaðu fyrst raðirnar, svo dálkana og loks litina.
lesson-grey-column-show = Hin hlið leikmannaspjaldsins er með gráan vegg. Hér velur þú dálkinn fyrir flís. Enginn litur má vera tvisvar í röð eða dálki.
lesson-grey-column-task = Veldu reitinn þar sem flísin þín gefur flest stig.
lesson-grey-column-hint = Litla talan á reit segir hvað flísin gæfi þar.

## Right answers

lesson-why-right = Vel gert!
lesson-why-sum-alone = Rétt! Flís án nágranna gefur { points }.
lesson-why-sum-across = Rétt! Flísar í röðinni: { $across }. Það gefur { points }.
lesson-why-sum-down = Rétt! Flísar í dálkinum: { $down }. Það gefur { points }.
lesson-why-sum-both = Rétt! { $across } í röðinni og { $down } í dálkinum: { points }.
lesson-why-sum-wall = Rétt! Fullkláraðar línur eru { $tiles } og ein flís úr hverri fer á vegginn.
lesson-why-sum-floor = Rétt! { $costs }: samtals { $sum }.
lesson-why-sum-score = Rétt! Gólflínan myndi kosta { $sum }, en stigin stöðvast við { $score }.
lesson-why-sum-bonus = Rétt! { $bonuses }: samtals { $sum }.

## Other answers

lesson-why-other-tiles = Þú tókst { tiles }. Í verkefninu er átt við aðrar.
lesson-why-other-line = Það má, en þetta verkefni er um mynsturlínu { $line }.
lesson-why-on-floor = Það má, en flísar á gólflínunni kosta stig: −{ $penalty }.
lesson-why-falls =
    { $falls ->
        [one] Það má, en { $falls } flís fellur: −{ $penalty }.
       *[other] Það má, en { $falls } flísar falla: −{ $penalty }.
    }
lesson-why-not-complete =
    { $missing ->
        [one] Mynsturlína { $line } er ekki enn fullkláruð: það vantar { $missing } flís.
       *[other] Mynsturlína { $line } er ekki enn fullkláruð: það vantar { $missing } flísar.
    }
lesson-why-costs-more =
    { $penalty ->
        [one] Þetta kostar { $penalty } stig. Annað kostar minna.
       *[other] Þetta kostar { $penalty } stig. Annað kostar minna.
    }
lesson-why-fewer-points = Þetta gefur { points }. Annað gefur meira.
lesson-why-no-points = Þetta gefur engin stig í þessari umferð.
lesson-why-row-open =
    { $free ->
        [one] Í röð { $row } væri enn { $free } reitur laus og leikurinn héldi áfram.
       *[other] Í röð { $row } væru enn { $free } reitir lausir og leikurinn héldi áfram.
    }
lesson-why-not-possible = Þetta er ekki hægt hér.
lesson-why-row-only = Þetta er röðin. Flísin á líka nágranna í dálkinum.
lesson-why-column-only = Þetta er dálkurinn. Flísin á líka nágranna í röðinni.
lesson-why-once = Næstum! Nýja flísin telst með í röðinni og aftur í dálkinum.
lesson-why-neighbours-only = Næstum! Nýja flísin telst sjálf með.
lesson-why-alone-counts = Jafnvel flís án nágranna gefur eitthvað.
lesson-why-count-again = Ekki alveg. Teldu frá merkta reitnum í hverja átt og hættu við fyrstu eyðuna.
lesson-why-incomplete-stays = Aðeins úr fullkláruðum línum fer flís á vegginn. Hinar halda flísunum sínum.
lesson-why-one-from-each = Aðeins ein flís úr hverri fullkláraðri línu fer á vegginn.
lesson-why-lines-again = Ekki alveg. Teldu línurnar þar sem enginn reitur er laus.
lesson-why-not-one-each = Reitirnir kosta ekki allir jafn mikið: skoðaðu tölurnar undir þeim.
lesson-why-marker-counts = Byrjunarflísin er líka á reit og telst eins og flís.
lesson-why-costs-again = Ekki alveg. Leggðu saman tölurnar undir reitunum sem eru ekki lausir.
lesson-why-below-zero = Vel reiknað, en enginn fer niður fyrir núll stig.
lesson-why-floor-costs = Gólflínan kostar líka eitthvað.
lesson-why-one-bonus-only = Þetta er ein tegund aukastiga. Þau eru fleiri.
lesson-why-no-colour = Enginn litur á allar { $side } flísar sínar á þessum vegg.
lesson-why-bonus-again = Ekki alveg. Hver fullkláruð röð, dálkur og litur gefur aukastig.
