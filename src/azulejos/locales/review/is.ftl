### Greining á leik á síðunni: hvers virði hver aðgerð var og hvað var heppni.

## Meðan greiningin er gerð

review-begun = Greiningin er hafin og birtist jafnóðum.
review-finished = Greiningunni er lokið.
review-ahead =
    { $count ->
        [one] Í bið: { $count } önnur greining er á undan.
       *[other] Í bið: { $count } aðrar greiningar eru á undan.
    }
review-first-look = Fyrsta mat: { $done } af { $total } aðgerðum
review-progress = Yfirfarið: { $done } af { $total } aðgerðum og áfyllingum
review-asks-again = Þessi síða reynir sjálfkrafa aftur.

## Línuritið

review-graph = Sigurlíkur eftir hverja aðgerð
review-graph-summary = Sigurlíkur eftir hverja aðgerð. Í lokin: { $ends }.
review-graph-note = Tölurnar eru umferðir. Útlínumerki sýna hverju nýju flísarnar breyttu: heppni, ekki spilamennska.
review-share = { $name } { $share }
review-cursor = { $shares }. { $event }
review-event = Aðgerð
review-grade = Mat

## Mat

review-grade-best = Best
review-grade-good = Gott
review-grade-inaccuracy = Ónákvæmni
review-grade-mistake = Mistök
review-grade-blunder = Gróf mistök
review-grade-forced = Eini kosturinn

## Leikmennirnir

review-players = Leikmennirnir
review-accuracy = Nákvæmni
review-inaccuracies = Ónákvæmni
review-mistakes = Mistök
review-blunders = Gróf mistök
review-luck = Heppni
review-plays-like = Spilar eins og
review-between = veikast eins og { $lowest }, sterkast eins og { $highest }
review-players-note = Nákvæmnin er 100 ef engin aðgerð kostaði neitt. Heppni er það sem nýju flísarnar og röð leikmanna breyttu.

## Atvik

review-key-moments = Lykilatvik
review-no-key-moments = Engin mistök sem skipta máli.
review-moment = Umferð { $round }, { $name }
review-deal = Nýju flísarnar breyttu sigurlíkunum: { $changes }.
review-lost = Sigurlíkur { $wins } í stað { $best }.
review-points = Áætluð stig { $played } í stað { $best }.
review-better = Betra: { $move }.
review-best-played = Ekkert var betra.
review-show-better = Sýna betri kost
review-show-played = Sýna hvað var spilað
review-show = Sýna á borðinu
review-try-again = Reyna aftur héðan
review-copy-link = Afrita hlekk á þetta atvik
review-board = Borðið á þessari stundu
review-to-table = Að borðinu
review-load = Opnaðu vistaðan leik til að greina hann.
