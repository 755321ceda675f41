## The screen

me-lead = Es gibt kein Konto. Deine Spiele gehören zu einem geheimen Schlüssel in diesem Browser. Wenn du die Daten des Browsers löschst, fängst du von vorn an. Speichere also vorher eine Datei oder nimm deine Spiele auf ein anderes Gerät mit.
me-loading = Deine Spiele werden gesucht …
me-nothing = Dein erstes beendetes Spiel erscheint hier.

## Rating

me-rating = Wertungszahl
me-rating-error = ± { $error }
me-rating-none = Setze vor einem Spiel gegen einen Bot das Häkchen bei „Gewertet“, dann erscheint hier deine Wertungszahl.
me-rating-games =
    { $count ->
        [one] nach { $count } gewerteten Spiel
       *[other] nach { $count } gewerteten Spielen
    }
me-rating-near = etwa gleich stark: { $name }
me-rating-over-time = Wertungszahl im Lauf der Zeit
me-rating-summary = Wertungszahl im Lauf der Zeit: von { $first } auf { $last }, niedrigste { $low }, höchste { $high }
me-game = Spiel

## Statistics

me-results =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $won } gewonnen, { $shared } geteilt
me-points = Woher deine Punkte kommen
me-points-mean = Punkte pro Spiel im Durchschnitt. Die Bodenreihe kostet Punkte.
me-source = Aus
me-mean = Pro Spiel
me-win-rates = Wie oft du gewinnst
me-by-opponent = Gegen
me-by-seats = Spieler
me-by-wall = Wand
me-by-start = Beginn
me-start-first = Du hast begonnen
me-start-later = Andere haben begonnen
me-people = Menschen
me-players = { $count } Spieler
me-games = Spiele
me-won = Gewonnen
me-reviewed =
    { $count ->
        [one] Im Spiel mit Spielanalyse: Genauigkeit { $accuracy }, Glück { $luck }.
       *[other] In den { $count } Spielen mit Spielanalyse: Genauigkeit { $accuracy }, Glück { $luck } pro Spiel.
    }

## The list of games

me-search = Nach Name, Stufe oder Datum suchen
me-found =
    { $count ->
        [0] Kein Spiel gefunden
        [one] { $count } Spiel gefunden
       *[other] { $count } Spiele gefunden
    }
me-more = Mehr Spiele zeigen
me-result =
    { $result ->
        [won] Gewonnen
        [shared] Geteilt
        [lost] Verloren
       *[none] Ohne Ergebnis
    }
me-against = gegen: { $names }
me-rated-game = Wertungszahl: { $rating }
me-not-counted = zählt nicht

## Your data

me-data = Deine Daten
me-save = Als Datei speichern
me-carry = Auf ein anderes Gerät mitnehmen
me-code-is = Gib diesen Code innerhalb von { $minutes } Minuten auf dem anderen Gerät ein:
me-code-scan = Oder scanne dort dieses Bild:
me-code-qr = Bild mit dem Link für das andere Gerät
me-carry-what = Deine beendeten Spiele, deine Statistik und deine Wertungszahl kommen mit. Laufende Spiele, gelöste Aufgaben und Einstellungen bleiben auf jedem Gerät.
me-enter = Code eines anderen Geräts
me-join = Spiele zusammenführen
me-join-means = Die Spiele dieses Browsers kommen dazu. Es gilt die Wertungszahl des anderen Geräts.
me-joined = Beide Geräte zeigen jetzt dieselben Spiele.
me-delete = Meine Daten löschen
me-delete-sure = Deine Liste der Spiele, deine Wertungszahl und deine Statistik auf allen deinen Geräten löschen? Das lässt sich nicht rückgängig machen. Die beendeten Spiele bleiben auf dem Server, mit „Gast“ statt deines Namens.
me-deleted = Deine Daten sind gelöscht.

## At the end of a rated game

me-rating-change = Deine Wertungszahl: { $rating } ({ $change })
me-not-counted-no-move = Es wurde kein Zug gemacht, also zählt das Spiel nicht für die Wertungszahl.
me-not-counted-warming-up = Ein einfacherer Spieler hat für einen Bot gezogen, also zählt das Spiel nicht für die Wertungszahl.
me-forfeit-away = Du warst zu lange weg, also zählt das Spiel als verloren.
me-forfeit-bot-played = Ein Bot hat für dich gespielt, also zählt das Spiel als verloren.
