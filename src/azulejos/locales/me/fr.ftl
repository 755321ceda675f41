## The screen

me-lead = Il n’y a pas de compte. Vos parties sont liées à une clé secrète dans ce navigateur. Si vous effacez ses données, vous repartez de zéro ; enregistrez d’abord un fichier ou emportez vos parties sur un autre appareil.
me-loading = Recherche de vos parties…
me-nothing = Votre première partie terminée apparaîtra ici.

## Rating

me-rating = Classement
me-rating-error = ± { $error }
me-rating-none = Cochez « Partie classée » avant une partie contre un bot, et votre classement apparaîtra ici.
me-rating-games =
    { $count ->
        [one] après { $count } partie classée
       *[other] après { $count } parties classées
    }
me-rating-near = force comparable : { $name }
me-rating-over-time = Évolution du classement
me-rating-summary = Évolution du classement : de { $first } à { $last }, minimum { $low }, maximum { $high }
me-game = Partie

## Statistics

me-results =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, gagnées : { $won }, partagées : { $shared }
me-points = D’où viennent vos points
me-points-mean = Points par partie, en moyenne. La ligne Plancher coûte des points.
me-source = Source
me-mean = Par partie
me-win-rates = Combien de fois vous gagnez
me-by-opponent = Contre
me-by-seats = Joueurs
me-by-wall = Mur
me-by-start = Début
me-start-first = Vous avez commencé
me-start-later = D’autres ont commencé
me-people = Des personnes
me-players = { $count } joueurs
me-games = Parties
me-won = Gagnées
me-reviewed =
    { $count ->
        [one] Dans la partie avec bilan : précision { $accuracy }, chance { $luck }.
       *[other] Dans les { $count } parties avec bilan : précision { $accuracy }, chance { $luck } par partie.
    }

## The list of games

me-search = Chercher un nom, un niveau ou une date
me-found =
    { $count ->
        [0] Aucune partie trouvée
        [one] { $count } partie trouvée
       *[other] { $count } parties trouvées
    }
me-more = Afficher plus de parties
me-result =
    { $result ->
        [won] Gagnée
        [shared] Partagée
        [lost] Perdue
       *[none] Sans résultat
    }
me-against = contre { $names }
me-rated-game = classement : { $rating }
me-not-counted = non comptée

## Your data

me-data = Vos données
me-save = Enregistrer un fichier
me-carry = Emporter sur un autre appareil
me-code-is = Saisissez ce code sur l’autre appareil dans les { $minutes } minutes :
me-code-scan = Ou scannez cette image avec l’autre appareil :
me-code-qr = Image avec le lien pour l’autre appareil
me-carry-what = Vos parties terminées, vos statistiques et votre classement vous suivent. Les parties en cours, les problèmes résolus et les paramètres restent sur chaque appareil.
me-enter = Code d’un autre appareil
me-join = Réunir les parties
me-join-means = Les parties de ce navigateur s’ajoutent. Le classement de l’autre appareil est conservé.
me-joined = Les deux appareils montrent maintenant les mêmes parties.
me-delete = Supprimer mes données
me-delete-sure = Supprimer la liste de vos parties, votre classement et vos statistiques, sur tous vos appareils ? C’est définitif. Les parties terminées restent sur le serveur avec « Invité » à la place de votre nom.
me-deleted = Vos données sont supprimées.

## At the end of a rated game

me-rating-change = Votre classement : { $rating } ({ $change })
me-not-counted-no-move = Aucun coup n’a été joué : cette partie ne compte pas pour le classement.
me-not-counted-warming-up = Un joueur plus simple a joué pour un bot : cette partie ne compte pas pour le classement.
me-forfeit-away = Votre absence a duré trop longtemps : c’est une défaite.
me-forfeit-bot-played = Un bot a joué à votre place : c’est une défaite.
