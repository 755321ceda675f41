### Reglubókin á íslensku, í okkar eigin setningum.

## Umhverfis textann

rulebook-title = Reglubók
rulebook-contents = Efnisyfirlit
rulebook-print = Prenta
rulebook-play = Prófa: leikur við byrjanda
rulebook-ours-mark = okkar eigin regla
rulebook-example = Dæmi
rulebook-frame = Skref { $at } af { $count }
rulebook-step-back = Fyrra skref
rulebook-step-on = Næsta skref
rulebook-paragraph = Grein { $id }
rulebook-differs-point = Spurning
rulebook-differs-books = Prentaðar reglur
rulebook-differs-here = Hér

## Markmiðið

rulebook-aim-title = Markmið leiksins
rulebook-aim = Þú flísaleggur vegg í höll og það gera mótherjar þínir líka. Flísar sem liggja hlið við hlið gefa flest stig; flísar sem fara til spillis kosta stig. Leiknum lýkur eftir þá umferð þar sem leikmaður klárar lárétta línu með { $side } flísum. Sá sem þá hefur flest stig, að aukastigum meðtöldum, vinnur.
rulebook-round = Spilaðar eru nokkrar umferðir. Hver þeirra er í þremur þrepum:
rulebook-phase-offer-title = { rulebook-offer-title }
rulebook-phase-offer = Leikmenn skiptast á að taka flísar og leggja þær á mynsturlínur sínar þar til engin er eftir.
rulebook-phase-tiling-title = { rulebook-tiling-title }
rulebook-phase-tiling = Ein flís úr hverri fullkláraðri mynsturlínu fer á vegginn og gefur stig.
rulebook-phase-next-title = { rulebook-next-title }
rulebook-phase-next = Ef enginn hefur klárað lárétta línu er fyllt aftur á uppstillingarplöturnar.

## Efniviður

rulebook-material-title = Það sem þarf
rulebook-boards-title = Leikmannaspjöld
rulebook-boards = Hver leikmaður hefur eitt. Vinstra megin eru { $side } mynsturlínur fyrir { $shortest-line } til { $longest-line } flísar. Hægra megin er veggurinn með { $side } láréttum línum (röðum) og { $side } lóðréttum línum (dálkum). Neðst er gólflína með { $floor-spaces } reitum. Önnur hlið spjaldsins er með lituðum vegg, hin með gráum.
rulebook-factories-title = Uppstillingarplötur
rulebook-factories = Litlar kringlóttar plötur sem flísar eru teknar af. Þær liggja í hring um miðju borðsins.
rulebook-tiles-title = Flísar og poki
rulebook-tiles = Flísarnar eru { $tiles } í { $colours } litum: bláum, gulum, rauðum, svörtum og hvítum. Þær eru dregnar úr poka.
rulebook-marker-title = Byrjunarflís
rulebook-marker = Hún sýnir hver byrjar umferð. Hún getur legið á gólflínu eins og aðrar flísar en telst þó ekki til þeirra.
rulebook-lid-title = Kassalok
rulebook-lid = Notaðar flísar bíða hér þar til pokinn er tómur.

## Undirbúningur

rulebook-setup-title = Undirbúningur
rulebook-s1 = Leikurinn er fyrir { $seats-fewest } til { $seats-most } leikmenn. Allir nota sömu hlið leikmannaspjaldsins; litaði veggurinn er venjulegi leikurinn. Stigateningar allra byrja á { $lowest-score }.
rulebook-s2 = Raðið uppstillingarplötunum í hring: { $factories-two } fyrir tvo leikmenn, { $factories-three } fyrir þrjá leikmenn, { $factories-four } fyrir fjóra leikmenn.
rulebook-set-up-title = Borðið fyrir tvo, þrjá og fjóra leikmenn
rulebook-set-up-0 = Tveir leikmenn: { $factories } uppstillingarplötur
rulebook-set-up-1 = Þrír leikmenn: { $factories } uppstillingarplötur
rulebook-set-up-2 = Fjórir leikmenn: { $factories } uppstillingarplötur
rulebook-s3 = Setjið allar { $tiles } flísarnar í pokann, { $tiles-per-colour } af hverjum lit.
rulebook-s4 = Dragið flísar úr pokanum án þess að horfa. Setjið { $tiles-per-factory } á hverja uppstillingarplötu.
rulebook-s5 = Einn verður fyrsti leikmaður og fær byrjunarflísina: samkvæmt prentuðu reglunum sá sem var síðast í Portúgal. Það getur forrit ekki vitað. Við borð á þessum netþjóni er því dregið um hver byrjar.

## Þrep A

rulebook-offer-title = Verksmiðjutilboð
rulebook-d1 = Fyrsti leikmaður setur byrjunarflísina á miðju borðsins og byrjar. Síðan gengur röðin réttsælis.
rulebook-d2 = Þegar kemur að þér velur þú uppstillingarplötu og lit. Taktu þaðan allar flísar í þeim lit. Hinar flísarnar á plötunni færast á miðju borðsins.
rulebook-d3 = Eða veldu lit á miðjunni og taktu þaðan allar flísar í þeim lit. Þú verður að taka flísar; ekki er hægt að taka byrjunarflísina eina.
rulebook-d4 = Leggðu það sem þú tókst á eina af { $side } mynsturlínum þínum. Sú efsta rúmar { $shortest-line } flís, hver lína fyrir neðan einni fleiri, allt að { $longest-line }. Allar flísar á línu eru eins á litinn. Flísar sem komast ekki fyrir falla á gólflínuna þína. Lína án lausra reita er fullkláruð. Á aðrar línur má síðar bæta flísum í sama lit.
rulebook-d5 = Sá sem er fyrstur í umferð til að taka flísar af miðjunni tekur líka byrjunarflísina. Hún fer á þann lausa reit á gólflínu hans sem er lengst til vinstri.
rulebook-d6 = Byrjunarflísin er lögð á undan hinum. Þess vegna er hún vinstra megin við flísar sem falla um leið.
rulebook-first-turns-title = Þrír leikmenn taka flísar
rulebook-first-turns-0 = Umferð með þremur leikmönnum hefst. Á miðjunni er aðeins byrjunarflísin.
rulebook-first-turns-1 = { $name } tekur { $taken } svartar flísar af fyrstu uppstillingarplötunni og fyllir línu { $line } með þeim. Hinar { $rest } flísarnar færast á miðjuna.
rulebook-first-turns-2 = { $name } tekur { $taken } gula flís af næstu plötu og leggur á línu { $line }. Við það koma { $rest } rauðar flísar á miðjuna.
rulebook-first-turns-3 = { $name } verður á undan hinum að taka af miðjunni: { $taken } rauðar flísar á línu { $line } og byrjunarflísina á reit { $space } á gólflínunni.
rulebook-d7 = Litur má ekki fara á mynsturlínu ef röðin við hlið hennar á veggnum þínum hefur þann lit nú þegar. Aðrar raðir þínar og veggir hinna skipta ekki máli.
rulebook-d8 = Þú mátt alltaf leggja allt sem þú tókst á gólflínuna þína, jafnvel þótt mynsturlína hafi pláss. Ef engin mynsturlína má taka við þeim verða þær allar að fara þangað.
rulebook-d9 = Gólflínan fyllist frá vinstri til hægri. Þegar hún er full fara fleiri flísar í kassalokið og kosta ekkert.
rulebook-options-title = Hvert mega gulu flísarnar fara?
rulebook-options-0 = { $name } vill fá gulu flísarnar af fyrstu uppstillingarplötunni. Sumar línur standa þeim opnar, aðrar ekki.
rulebook-options-1 = Leyfilegt: lína { $line }. Hún rúmar { $fits } flís; { $falls } flís fellur á gólflínuna.
rulebook-options-2 = Leyfilegt: lína { $line }. { $fits } flísar komast fyrir og ekkert fellur.
rulebook-options-3 = Leyfilegt: gólflínan. { $falls } flísar fara þangað þótt aðrar línur séu lausar.
rulebook-options-4 = Ekki leyfilegt: lína { $line }. Í röð { $line } á veggnum er gult fyrir.
rulebook-options-5 = { rulebook-options-4 }
rulebook-options-6 = Ekki leyfilegt: lína { $line }. Þar er blá flís.
rulebook-d10 = Þrepinu lýkur þegar hvergi er flís lengur, hvorki á uppstillingarplötunum né á miðjunni.

## Þrep B

rulebook-tiling-title = Flísalagning
rulebook-t1 = Þetta gera allir leikmenn, samtímis ef þeir vilja. Farðu yfir fullkláruðu mynsturlínurnar þínar, ofan frá og niður. Færðu eina flís úr hverri í röðina við hlið hennar á veggnum og teldu stigin strax.
rulebook-t2 = Ókláraðar línur halda flísum sínum til næstu umferðar.
rulebook-t3 = Hinar flísarnar úr línu sem þú hefur fært úr fara í kassalokið.
rulebook-t4 = Á litaða veggnum fer hver flís á reit í sínum lit. Efsta röðin er blá, gul, rauð, svört, hvít. Í hverri röð fyrir neðan byrjar sama runa einum reit lengra til hægri og heldur áfram við vinstri brún.
rulebook-tiling-lines-title = Úr línunum á vegginn
rulebook-tiling-lines-0 = { $name } hefur klárað rauðu og bláu línuna en ekki þá gulu og svörtu.
rulebook-tiling-lines-1 = Fyrst lína { $line }. Flísin fer í dálk { $column } og á engan nágranna: +{ $points }. { $to-lid } flís gengur af og fer í lokið.
rulebook-tiling-lines-2 = Þá lína { $line }. Bil skilur flísina frá þeirri fyrstu: +{ $points }. { $to-lid } flísar ganga af og fara í lokið.
rulebook-tiling-lines-3 = { $name } hefur enga fullkláraða línu en byrjunarflísin kostar { $lost } stig. Stigin fara úr { $before } í { $score }.
rulebook-t5 = Flís gefur stig um leið og hún er komin á vegginn. Flís án aðliggjandi flísa gefur { $alone } stig. Ef hún snertir flísar til vinstri eða hægri telur þú óslitna lárétta hópinn; ef hún snertir flísar fyrir ofan eða neðan telur þú óslitna lóðrétta hópinn. Nýja flísin er í báðum hópunum og getur því talist með tvisvar. Það sem er á ská telst ekki með.
rulebook-score-alone-title = Ein og sér
rulebook-score-alone-0 = Lína er fullkláruð.
rulebook-score-alone-1 = Rauða flísin snertir enga aðra; þær bláu eru of langt í burtu: +{ $points }.
rulebook-score-row-title = Lárétt
rulebook-score-row-0 = { rulebook-score-alone-0 }
rulebook-score-row-1 = Gula flísin myndar láréttan { $across } flísa hóp og snertir ekkert fyrir ofan eða neðan: +{ $points }.
rulebook-score-column-title = Lóðrétt
rulebook-score-column-0 = { rulebook-score-alone-0 }
rulebook-score-column-1 = Bláa flísin myndar lóðréttan { $down } flísa hóp og snertir ekkert til hliðar: +{ $points }.
rulebook-score-pair-title = Lóðrétt, með einum nágranna
rulebook-score-pair-0 = { rulebook-score-alone-0 }
rulebook-score-pair-1 = Bláa flísin snertir aðeins þá fyrir ofan. Það er { $down } flísa hópur: +{ $points }.
rulebook-score-both-title = Lárétt og lóðrétt
rulebook-score-both-0 = { rulebook-score-alone-0 }
rulebook-score-both-1 = Láréttur { $across } flísa hópur og lóðréttur { $down } flísa hópur mætast í gulu flísinni: { $across } + { $down } = { $points }.
rulebook-t6 = Frá vinstri kosta { $floor-spaces } reitir gólflínunnar { $floor-costs } stig: { $floor-total } stig fyrir fulla gólflínu.
rulebook-t7 = Þú greiðir fyrir gólflínuna í lok þrepsins, þegar síðasta flísin þín er komin á vegginn.
rulebook-t8 = Enginn fer niður fyrir { $lowest-score } stig. Það sem þú getur ekki greitt gleymist.
rulebook-t9 = Síðan fara flísar gólflínunnar í kassalokið. Byrjunarflísin kostar stig eins og aðrar en þú heldur henni.
rulebook-floor-marker-first-title = Hvað gólflína kostar
rulebook-floor-marker-first-0 = Byrjunarflísin kom fyrst. Á eftir henni féllu fleiri flísar.
rulebook-floor-marker-first-1 = { $name } missir { $costs } stig, alls { $lost }. Stigin fara úr { $before } í { $score }. Flísarnar { $to-lid } fara í lokið en byrjunarflísin ekki.
rulebook-floor-marker-last-title = Byrjunarflísin síðast
rulebook-floor-marker-last-0 = Sömu flísar, en hér kom byrjunarflísin síðust.
rulebook-floor-marker-last-1 = Röðin breytir engu: aftur { $lost } stig, úr { $before } í { $score }.

## Þrep C

rulebook-next-title = Undirbúningur næstu umferðar
rulebook-p1 = Ef enginn hefur klárað lárétta línu hefst ný umferð. Sá sem hefur byrjunarflísina fyllir á uppstillingarplöturnar og er fyrsti leikmaður.
rulebook-p2 = Setjið { $tiles-per-factory } flísar úr pokanum á hverja uppstillingarplötu. Ef pokinn er tómur er öllu úr lokinu hellt í hann og haldið áfram.
rulebook-p3 = Ef bæði pokinn og lokið eru tóm hefst umferðin samt, þótt ekki séu allar plötur fullar.

## Lokin

rulebook-end-title = Leikslok
rulebook-e1 = Leiknum lýkur eftir þá umferð þar sem minnst einn leikmaður klárar lárétta línu með { $side } flísum. Allir ljúka flísalagningu þeirrar umferðar, líka gólflínum. Dálkar og litir binda ekki enda á leikinn.
rulebook-e2 = Þá fá allir aukastig: { $row-bonus } fyrir hverja fullkláraða röð, { $column-bonus } fyrir hvern fullkláraðan dálk og { $colour-bonus } fyrir hvern lit sem á allar { $side } flísar sínar á veggnum.
rulebook-bonuses-title = Röð, dálkur og litur
rulebook-bonuses-0 = Í efstu röð vantar aðeins hvítu flísina.
rulebook-bonuses-1 = Hún klárar röð og dálk: { $across } + { $down } = { $points } stig. Nú lýkur leiknum.
rulebook-bonuses-2 = Röðin, dálkurinn og blái liturinn gefa { $bonuses } aukastig, alls { $bonus }. Lokastigin eru { $score }.
rulebook-e3 = Sá sem hefur flest stig vinnur. Ef leikmenn eru jafnir vinnur sá þeirra sem hefur fleiri fullkláraðar raðir. Ef þeir eru enn jafnir deila þeir sigrinum.

## Grái veggurinn

rulebook-grey-title = Grái veggurinn
rulebook-g1 = Á gráu hliðinni velur þú reitinn: flís úr fullkláraðri línu má fara á hvaða lausan reit sem er í sinni röð.
rulebook-g2 = En hver litur má aðeins vera einu sinni í hverri röð og einu sinni í hverjum dálki.
rulebook-g3 = Ef flísin kemst hvergi fyrir falla allar flísar línunnar strax á gólflínuna þína og kosta stig í þessari umferð. Þær sem fá engan reit þar fara í lokið.
rulebook-grey-falls-title = Lína sem kemst hvergi fyrir
rulebook-grey-falls-0 = Bláa línan er fullkláruð. En allir lausir reitir í röðinni eru í dálkum þar sem blátt er fyrir.
rulebook-grey-falls-1 = Allar { $falls } flísarnar úr línu { $line } falla á gólflínuna.
rulebook-grey-falls-2 = { $name } missir { $costs } stig, alls { $lost }. Stigin fara úr { $before } í { $score }.

## Úrskurðir

rulebook-rulings-title = Opnar spurningar
rulebook-rulings = Prentuðu reglurnar svara þessum spurningum ekki eða eru ekki sammála. Svona höfum við skorið úr.
rulebook-i1-title = Byrjunarflísin og full gólflína
rulebook-i1 = Byrjunarflísin tekur þá engan reit og kostar ekkert. Hún liggur fyrir framan leikmanninn, sem byrjar næstu umferð. Hún ýtir aldrei flís burt og fer aldrei í lokið.
rulebook-i2-title = Að dreifa flísunum
rulebook-i2 = Þú mátt ekki dreifa flísunum sem þú tókst á fleiri línur. Allar fara á eina mynsturlínu, svo margar sem komast fyrir, eða allar á gólflínuna.
rulebook-i3-title = Fullkláraðar línur
rulebook-i3 = Ekki er hægt að velja mynsturlínu sem er þegar fullkláruð. Allar flísarnar myndu falla; ef þú vilt það skaltu velja gólflínuna.
rulebook-i4-title = Vonlausar línur á gráa veggnum
rulebook-i4 = Þú mátt byrja á línu þótt flísin muni hvergi komast fyrir. Þegar flísar eru teknar skipta aðeins litirnir í röðinni á veggnum máli.
rulebook-i5-title = Enginn tekur af miðjunni
rulebook-i5 = Ef aldrei kemur flís á miðjuna fær enginn byrjunarflísina. Þrepinu lýkur samt og sami leikmaður byrjar aftur.
rulebook-i6-title = Flís sem kemst fyrir verður að leggja
rulebook-i6 = Á gráa veggnum ræður þú hvert flís fer en ekki hvort. Farðu línu fyrir línu að ofan, með vegginn eins og hann er þá stundina. Þú mátt loka fyrir eina af síðari línum þínum.
rulebook-i7-title = Hvenær lokið er tæmt
rulebook-i7 = Aðeins þegar flís vantar og pokinn er tómur. Með tveimur leikmönnum duga { $tiles } flísar í nákvæmlega { $full-rounds } umferðir: þá er pokinn tómur en enga flís vantar og lokið stendur óhreyft. Flísar úr því blandast aldrei þeim sem eru enn í pokanum.
rulebook-i8-title = Of fáar flísar
rulebook-i8 = Fyllt er á eina uppstillingarplötu í einu. Því er í mesta lagi ein full að hluta og þær sem á eftir koma eru tómar.
rulebook-i9-title = Engar flísar í nýja umferð
rulebook-i9 = Ef allar flísar eru á veggjum og ókláruðum línum lýkur leiknum og aukastig bætast við. Það getur aðeins gerst með fjórum leikmönnum.
rulebook-i10-title = Hæsta stigatala
rulebook-i10 = Engin efri mörk eru til.
rulebook-i11-title = Endalausir leikir
rulebook-i11 = Í sjaldgæfum stöðum getur enginn lengur klárað röð. Því lýkur leiknum líka eftir { $barren-limit } umferðir í röð þar sem engin flís komst á vegg. Aukastig bætast við eins og venjulega. Þeir sem spila til að vinna sjá þetta nær aldrei.
rulebook-i12-title = Gólflínan og lægsta stigatala
rulebook-i12 = Fyrst er lagt saman allt sem gólflína kostar. Ef það er meira en stigin verða þau { $lowest-score }. Ekkert flyst yfir í síðari umferð.

## Munur

rulebook-differences-title = Hvar prentuðum reglum ber ekki saman
rulebook-differences = Við bárum saman fimm prentaðar reglubækur: á dönsku, hollensku, frönsku, íslensku og þýsku. Undir „{ rulebook-differs-here }“ stendur hvernig við spilum.
rulebook-differs-marker-space-point = Reitur byrjunarflísarinnar
rulebook-differs-marker-space-books = Danska, íslenska, þýska: lausi reiturinn lengst til vinstri. Hollenska, franska: reiturinn lengst til vinstri.
rulebook-differs-marker-space-here = Lausi reiturinn lengst til vinstri
rulebook-differs-marker-after-point = Byrjunarflísin eftir flísalagningu
rulebook-differs-marker-after-books = Danska: á miðju borðsins. Hinar: fyrir framan leikmanninn.
rulebook-differs-marker-after-here = Fyrir framan leikmanninn
rulebook-differs-who-starts-point = Hver fyllir á plöturnar og byrjar
rulebook-differs-who-starts-books = Franska: fyrsti leikmaður. Hinar: sá sem hefur byrjunarflísina.
rulebook-differs-who-starts-here = Sá sem hefur byrjunarflísina
rulebook-differs-first-turns-point = Dæmið um þrjá leikmenn
rulebook-differs-first-turns-books = Franska: þriðji leikmaðurinn er ekki í okkar eintaki. Íslenska: fleiri en ein gul flís.
rulebook-differs-first-turns-here = Allir þrír, með eina gula flís
rulebook-differs-filling-point = Í hvaða átt lína fyllist
rulebook-differs-filling-books = Franska: myndatexti segir frá vinstri til hægri. Hinar: frá hægri til vinstri.
rulebook-differs-filling-here = Skiptir ekki máli
rulebook-differs-which-lines-point = Úr hvaða línum er fært
rulebook-differs-which-lines-books = Franska: reglan sjálf segir það ekki. Hinar: úr fullkláruðum línum.
rulebook-differs-which-lines-here = Aðeins úr fullkláruðum línum
rulebook-differs-top-down-point = Röð línanna
rulebook-differs-top-down-books = Danska: byrjað á fyrstu línu. Hinar: ofan frá og niður.
rulebook-differs-top-down-here = Ofan frá og niður
rulebook-differs-neighbours-point = Stig flísar sem á nágranna
rulebook-differs-neighbours-books = Franska: prentvilla endurtekur tilvikið án nágranna. Hinar eru sammála.
rulebook-differs-neighbours-here = Láréttir og lóðréttir hópar
rulebook-differs-column-example-point = Dæmið um lóðréttan hóp
rulebook-differs-column-example-books = Þýska: tvær flísar. Hinar: þrjár flísar.
rulebook-differs-column-example-here = Hvort tveggja er rétt
rulebook-differs-game-end-point = Hvað bindur enda á leikinn
rulebook-differs-game-end-books = Franska: einu sinni án „lárétt“. Íslenska: þegar línan er kláruð. Hinar: eftir þá umferð.
rulebook-differs-game-end-here = Lárétt lína, eftir flísalagningu
rulebook-differs-colour-bonus-point = Aukastig fyrir liti
rulebook-differs-colour-bonus-books = Íslenska: gæti merkt aðeins einu sinni. Hinar: fyrir hvern lit.
rulebook-differs-colour-bonus-here = Fyrir hvern lit
rulebook-differs-ties-point = Þegar leikmenn eru jafnir
rulebook-differs-ties-books = Þýska: nefnir þá sem eru jafnir. Hinar: bara sá sem hefur fleiri raðir.
rulebook-differs-ties-here = Aðeins þeir sem eru jafnir eru bornir saman
rulebook-differs-grey-row-point = Litir á gráa veggnum
rulebook-differs-grey-row-books = Danska, hollenska: einu sinni í röð og dálki. Hinar: einu sinni í dálki.
rulebook-differs-grey-row-here = Einu sinni í röð og dálki
rulebook-differs-grey-stuck-point = Lína sem kemst hvergi fyrir
rulebook-differs-grey-stuck-books = Danska, hollenska, íslenska: öll línan fellur. Franska: ekkert svar. Þýska: ekki í okkar eintaki.
rulebook-differs-grey-stuck-here = Öll línan fellur strax
rulebook-differs-short-supply-point = Poki og lok eru tóm
rulebook-differs-short-supply-books = Danska, hollenska, íslenska: aftur tóm. Þýska: bæði tóm. Franska: ekki nógu margar flísar.
rulebook-differs-short-supply-here = Byrjað með færri flísar

## Viðbætur okkar

rulebook-ours-title = Það sem við bættum við
rulebook-ours = Það sem hér fer á eftir er í engri prentaðri reglubók. Aðrar greinar frá okkur bera sama merki.
rulebook-draws-title = Hvernig flísar eru dregnar
rulebook-draws = Netþjónninn dregur flísar eftir slembitölu sem var ákveðin fyrir leikinn. Að leik loknum geta allir leikmenn sannreynt það.
rulebook-order-title = Röðin í flísalagningu
rulebook-order = Hér færa leikmenn flísar sínar hver á eftir öðrum og fyrsti leikmaður umferðarinnar byrjar. Á litaða veggnum breytir það engu. Á gráa veggnum er ekki hægt að bíða og sjá hvað hinir velja.
rulebook-table-title = Klukka, afturköllun og vísbendingar
rulebook-table = Við borð má spila með klukku, leyfa afturköllun og vísbendingar. Það er samkomulag leikmanna en ekki reglur leiksins.
