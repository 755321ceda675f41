### Reglurnar á íslensku, með okkar eigin orðum.

rules-title = Svona er spilað
rules-aim-title = Markmið leiksins
rules-aim = Tveir til fjórir leikmenn flísaleggja hver sinn vegg. Sá sem hefur flest stig þegar fyrsta lárétta línan með fimm flísum er fullkláruð sigrar leikinn.
rules-round-title = Umferð
rules-round = Hver umferð er í tveimur þrepum: fyrst taka allir flísar til skiptis þar til engar eru eftir, síðan færast flísar úr fullkláruðum línum á vegginn og gefa stig.
rules-take-title = Að taka flísar
rules-take-factory = Þegar þú átt leik tekur þú allar flísar í einum lit af einni uppstillingarplötu. Hinar flísarnar af plötunni færast á miðju borðsins.
rules-take-factory-example = Bláu flísarnar tvær eru teknar; sú gula og sú rauða fara á miðjuna.
rules-take-centre = Eða taktu allar flísar í einum lit af miðju borðsins. Sá sem gerir það fyrstur í umferðinni tekur líka byrjunarflísina, setur hana á gólflínuna sína og byrjar næstu umferð.
rules-place-title = Að leggja þær
rules-place = Leggðu allar flísarnar sem þú tókst á eina af mynsturlínunum þínum fimm. Á hverri línu er aðeins einn litur, og ekki litur sem samsvarandi lína á veggnum þínum hefur þegar.
rules-place-example = Lína með þremur reitum fær fjórar rauðar flísar: þrjár komast fyrir, ein dettur í gólfið.
rules-floor-title = Gólflínan
rules-floor = Flísar sem komast ekki fyrir, eða sem þú vilt ekki leggja, falla á gólflínuna frá vinstri til hægri. Hver reitur kostar stigin sem standa undir honum. Þegar línan er full fara umframflísar í kassalokið án þess að kosta stig.
rules-floor-example = Fjórar flísar og byrjunarflísin: −8.
rules-tile-title = Flísalagning
rules-tile = Þegar engar flísar eru eftir til að taka færist ein flís úr hverri fullkláraðri mynsturlínu á reit síns litar í sömu línu á veggnum, ofan frá og niður. Hinar flísarnar úr línunni fara í kassalokið. Ókláraðar línur bíða.
rules-score-title = Stigatalning
rules-score = Flís gefur stig um leið og hún er lögð á vegginn.
rules-score-alone = Engin aðliggjandi flís: 1 stig.
rules-score-row = Aðliggjandi flísar í láréttu línunni: eitt stig fyrir hverja tengda flís, hér 3.
rules-score-column = Flísar fyrir ofan eða neðan: eins lóðrétt, hér 2.
rules-score-both = Í báðar áttir: hvort tveggja telst, og nýja flísin telst tvisvar, hér 3 + 2 = 5.
rules-score-gap = Flísar handan við tóman reit eða á ská teljast ekki, hér 1 stig.
rules-score-floor = Í lok þrepsins missa allir stig gólflínunnar. Stigin fara aldrei niður fyrir 0.
rules-end-title = Leikslok
rules-end = Leiknum lýkur eftir þá umferð þar sem einhver fullklárar lárétta línu. Þá eru gefin aukastig:
rules-bonus-row = 2 fyrir hverja fullkláraða lárétta línu
rules-bonus-column = 7 fyrir hverja fullkláraða lóðrétta línu
rules-bonus-colour = 10 fyrir hvern lit þegar allar fimm flísar hans eru á veggnum
rules-tie = Ef stigin eru jöfn sigrar sá sem er með fleiri fullkláraðar láréttar línur; séu þær líka jafnmargar er sigurinn sameiginlegur.
rules-grey-title = Grái veggurinn
rules-grey = Leiktilbrigði: þú velur reitinn í línunni, en enginn litur má vera tvisvar í láréttri eða lóðréttri línu. Ef flís kemst hvergi fyrir falla allar flísar línunnar á gólflínuna.
rules-play = Prófa: leikur gegn byrjanda
