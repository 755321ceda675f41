### The review of a game on the page: what every move was worth, and what was luck.
###
### Names of players are never inflected. The terminal has similar words of its own.

## While the review is made
## On the screen below the heading; the first and the last sentence are also spoken.

# Spoken, once.
review-begun = The review has begun and fills in as it goes.
# Spoken, once.
review-finished = The review is finished.
# Other games are reviewed before this one.
review-ahead =
    { $count ->
        [one] Waiting: { $count } other review is made first.
       *[other] Waiting: { $count } other reviews are made first.
    }
# A quick grade of every move comes first, as a preview.
review-first-look = First look: { $done } of { $total } moves
review-progress = Checked: { $done } of { $total } moves and deals
# Follows after a problem such as "No connection to the server."
review-asks-again = This page keeps trying.

## The graph

# Heading.
review-graph = Win probability after each move
# Label of the picture. $ends is a list of review-share.
review-graph-summary = Win probability after each move. At the end: { $ends }.
# A note below the graph: dots with an outline and dotted lines are luck.
review-graph-note = The numbers are rounds. Outlined marks show what a deal changed: luck, not play.
# A player with a percentage, in a list; $share may have a sign.
review-share = { $name } { $share }
# Spoken when the graph's cursor moves. $event is a sentence, or the name of a round.
review-cursor = { $shares }. { $event }
# Heading of a column: what happened.
review-event = Move
# Heading of a column: how good a move was.
review-grade = Grade

## Grades
## How good a move was, on the screen, after a sign such as ★ or ??. One or two words.

review-grade-best = Best
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
# There was no other move.
review-grade-forced = Only move

## The players
## A table with a column for every player, on the screen.

# Heading of the table.
review-players = The players
# A number from 0 to 100.
review-accuracy = Accuracy
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
# A percentage with + or −.
review-luck = Luck
# Heading of a list: the players, each with the name of a bot and its level.
review-plays-like = Plays like
# The strength is uncertain. $lowest and $highest are names of bots.
review-between = between { $lowest } and { $highest }
# A note below the table.
review-players-note = Accuracy is 100 if no move lost anything. Luck is what the deals and the order of the players changed.

## Moments
## What was played and what was better, on the screen.

# Heading of the list of the largest errors.
review-key-moments = Key moments
# Instead of that list.
review-no-key-moments = No errors worth mentioning.
# Heading of a moment. The grade follows beside it.
review-moment = Round { $round }, { $name }
# $changes is a list of review-share with signs.
review-deal = The new tiles changed the win probability: { $changes }.
review-lost = Win probability { $wins } instead of { $best }.
# Points at the end of the game.
review-points = Expected score { $played } instead of { $best }.
# $move is do-draft, do-tiling or do-line-falls.
review-better = Better: { $move }.
review-best-played = No move was better.
# A button: shows the position before the move.
review-show-better = Show the better move
# A button: shows the position after the move.
review-show-played = Show what was played
# A button: shows this move on the board.
review-show = Show on the board
# A button: a game against bots that begins at the position on the board.
review-try-again = Try again from here
# A button.
review-copy-link = Copy link to this moment
# Label of the picture of the table.
review-board = The table at this moment
# A link to the table whose game this is.
review-to-table = To the table
# Instead of a review, above a form.
review-load = Open a record to review its game.
