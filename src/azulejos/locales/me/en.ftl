### My games and I: a person's finished games, rating and statistics. No account; be plain about what is stored.

## The screen

# Below the title.
me-lead = There is no account. Your games belong to a secret key in this browser. If you clear the browser’s data, you start over, so save a file or carry your games to another device first.
# While the games are loaded.
me-loading = Looking for your games…
# Instead of statistics, before the first finished game.
me-nothing = Your first finished game will appear here.

## Rating

# Heading, and the name of the number.
me-rating = Rating
# After the rating: how exact it is. $error is a number.
me-rating-error = ± { $error }
# Instead of a rating.
me-rating-none = Tick “Rated” before a game against a bot, and your rating appears here.
# Below the rating. $count is the number of rated games.
me-rating-games =
    { $count ->
        [one] after { $count } rated game
       *[other] after { $count } rated games
    }
# Below the rating: the bot whose rating is nearest. $name is its name.
me-rating-near = about as strong as { $name }
# Title of the chart and of its table.
me-rating-over-time = Rating over time
# Read aloud instead of the chart. All values are ratings.
me-rating-summary = Rating over time: from { $first } to { $last }, lowest { $low }, highest { $high }
# Head of a column: which game.
me-game = Game

## Statistics

# Below the heading. $games, $won and $shared are numbers of games.
me-results =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won, { $shared } shared
# Heading of the bars.
me-points = Where your points come from
# Below that heading.
me-points-mean = Points per game, on average. The floor line costs points.
# Head of a column: where points come from.
me-source = From
# Head of a column: points per game.
me-mean = Per game
# Heading of the table.
me-win-rates = How often you win
# Heading of a group of rows.
me-by-opponent = Against
# Heading of a group of rows.
me-by-seats = Players
# Heading of a group of rows.
me-by-wall = Wall
# Heading of a group of rows: who began.
me-by-start = Start
# Row: games that this person began.
me-start-first = You began
# Row: games that somebody else began.
me-start-later = Others began
# Row: games against people.
me-people = People
# Row: games with this many players. $count is their number.
me-players = { $count } players
# Head of a column and heading of the list of games.
me-games = Games
# Head of a column: the share of games that were won.
me-won = Won
# How well this person played, from reviews. $accuracy and $luck are percentages, $count is a number of games.
me-reviewed =
    { $count ->
        [one] In the game that has a review: accuracy { $accuracy }, luck { $luck }.
       *[other] In the { $count } games that have a review: accuracy { $accuracy }, luck { $luck } per game.
    }

## The list of games

# Label of the search field.
me-search = Search by name, level or date
# Read aloud after a search. $count is a number of games.
me-found =
    { $count ->
        [0] No game found
        [one] { $count } game found
       *[other] { $count } games found
    }
# Button below the list.
me-more = Show more games
# The result of a game.
me-result =
    { $result ->
        [won] Won
        [shared] Shared
        [lost] Lost
       *[none] No result
    }
# Who the others were. $names is a list.
me-against = against { $names }
# A mark on a rated game. $rating is the rating after it.
me-rated-game = rated: { $rating }
# A mark on a rated game that did not count.
me-not-counted = not counted

## Your data

# Heading.
me-data = Your data
# Button: save everything as a file.
me-save = Save as a file
# Button: carry the games to another device.
me-carry = Carry to another device
# Above a code. $minutes is how long it is valid.
me-code-is = Enter this code on the other device within { $minutes } minutes:
# Between the code and its picture.
me-code-scan = Or scan this picture there:
# Read aloud: the picture of the code.
me-code-qr = Picture with the link for the other device
# Below a code: what another device gets, and what it does not.
me-carry-what = Your finished games, statistics and rating come along. Games that still go on, progress in puzzles and settings stay on each device.
# Label of the field for a code of another device.
me-enter = Code of another device
# Button next to that field.
me-join = Join games
# Below that field.
me-join-means = The games of this browser are added. The rating of the other device counts.
# After the code was accepted.
me-joined = Both devices now show the same games.
# Button: delete everything.
me-delete = Delete my data
# The question before everything is deleted.
me-delete-sure = Delete your list of games, your rating and your statistics, on all your devices? This cannot be undone. The finished games stay on the server with “Guest” in place of your name.
# After everything was deleted.
me-deleted = Your data is deleted.

## At the end of a rated game

# After a rated game. $rating is the new rating, $change how much it changed, with its sign.
me-rating-change = Your rating: { $rating } ({ $change })
# After a rated game in which no move was played.
me-not-counted-no-move = No move was played, so this game does not count for your rating.
# After a rated game of an earlier version in which a simpler player moved for a bot.
me-not-counted-warming-up = A simpler player moved for a bot, so this game does not count for your rating.
# After a rated game that the person left without coming back.
me-forfeit-away = You were away for too long, so this game counts as a loss.
# After a rated game in which a bot made moves for the person, whatever the points are.
me-forfeit-bot-played = A bot played for you, so this game counts as a loss.
