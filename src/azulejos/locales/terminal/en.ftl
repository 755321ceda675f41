### What only the terminal says, in English; everything else is in the catalogue of the page.

## The table
## Headings of the picture of the table. Small letters, one word if possible.

factories = factories
centre = centre
floor = floor
# Below the factories.
bag-lid-counts = bag { $bag }, lid { $lid }
# The name of a player who has none.
player-number = Player { $number }
# The name of a bot.
bot-name = { $player } (bot)

## What happened
## A line each, without full stop.

# $deal is a list of letters.
dealt =
    { $poured ->
        [yes] The factories are filled: { $deal }. The tiles from the lid went back into the bag
       *[no] The factories are filled: { $deal }
    }
told-more = { $first }. { $second }
told-draft =
    { $from ->
        [centre]
            { $to ->
                [floor] { $name } takes { tiles } from the centre → floor line
               *[line] { $name } takes { tiles } from the centre → line { $line }
            }
       *[factory]
            { $to ->
                [floor] { $name } takes { tiles } from factory { $factory } → floor line
               *[line] { $name } takes { tiles } from factory { $factory } → line { $line }
            }
    }
# Tiles that did not fit; also in the list of what a move would do.
tiles-fall =
    { $count ->
        [one] { $count } tile falls
       *[other] { $count } tiles fall
    }
told-marker = { $name } gets the start marker
told-marker-left = No one took the start marker: { $name } begins again
told-placed =
    { $colour ->
        [B] { $name }: blue tile to row { $row }, column { $column }, +{ $points }
        [Y] { $name }: yellow tile to row { $row }, column { $column }, +{ $points }
        [R] { $name }: red tile to row { $row }, column { $column }, +{ $points }
        [K] { $name }: black tile to row { $row }, column { $column }, +{ $points }
       *[W] { $name }: white tile to row { $row }, column { $column }, +{ $points }
    }
# Grey wall.
told-line-falls = { $name }: line { $line } fits nowhere and falls
told-floor = { $name }: floor line −{ $lost }
told-bonus =
    { $kind ->
        [row] { $name }: row { $number } is complete, +{ $points }
        [column] { $name }: column { $number } is complete, +{ $points }
       *[colour]
            { $colour ->
                [B] { $name }: all five blue tiles, +{ $points }
                [Y] { $name }: all five yellow tiles, +{ $points }
                [R] { $name }: all five red tiles, +{ $points }
                [K] { $name }: all five black tiles, +{ $points }
               *[W] { $name }: all five white tiles, +{ $points }
            }
    }
move-taken-back = The last move is taken back.
# While a bot thinks.
bot-thinks = { $name } is thinking…
# The people at the keyboard must make the bot's moves.
bot-failed = { $name } cannot continue ({ $reason }). Enter its moves here.

## What a move would do
## Facts in a row with commas between, after a move. Small letters.

preview-fits =
    { $count ->
        [one] { $count } tile fits
       *[other] { $count } tiles fit
    }
preview-completes = completes the line: +{ $points }
# Grey wall. A part of preview-line-falls.
preview-line-fits-nowhere =
    { $count ->
        [one] fits nowhere: { $count } tile will fall
       *[other] fits nowhere: { $count } tiles will fall
    }
preview-line-falls =
    { $points ->
        [0] { preview-line-fits-nowhere }
       *[other] { preview-line-fits-nowhere }, −{ $points }
    }
preview-wall = tile to the wall: +{ $points }
preview-stuck = the line fits nowhere and falls
preview-marker = takes the start marker
preview-floor = floor line −{ $points }
# Explains entries such as 3:2, 4:✓+5 and F−3. Keep the colon and the signs.
legend-draft = line:tiles that fit, ✓ complete for +points, −points of the floor line
legend-line-falls = ✗ complete, but fits nowhere on the wall
# Explains entries such as 3:+4.
legend-tiling = column:+points of its tile
# Why there is no move now.
deal-next = The next round is about to be dealt.

## At the keyboard

# Several lines in two columns. The words hint, undo and quit must be in
# words-hint, words-undo and words-quit.
help =
    3R2   all red tiles from factory 3 to line 2
    CB4   all blue tiles from the centre to line 4
    5WF   all white tiles from factory 5 to the floor line
    T24   grey wall: the tile from line 2 to column 4
    ?     this help and the moves (or: help)
    hint  the best move, and why
    undo  take the last move back
    quit  leave the game
    B blue, Y yellow, R red, K black, W white, * start marker
# Words that a player can type for help: small letters, commas between.
words-help = help, h
# Words that a player can type for a hint.
words-hint = hint
# Words that a player can type to take a move back.
words-undo = undo, u
# Words that a player can type to leave.
words-quit = quit, q
# After an empty line.
type-move = Type a move such as 3R2, or ? for help.
# What is wrong with a typed move.
not-a-move =
    { $place ->
        [source] “{ $typed }” is not a move: a move begins with a factory 1 to 9, C or T (? for help).
        [colour] “{ $typed }” is not a move: the second letter is a colour: B blue, Y yellow, R red, K black or W white (? for help).
        [line] “{ $typed }” is not a move: a line 1 to 5 or F comes third (? for help).
        [tiling-line] “{ $typed }” is not a move: a line 1 to 5 comes after T (? for help).
        [column] “{ $typed }” is not a move: a column 1 to 5 or F comes third (? for help).
       *[end] “{ $typed }” is not a move: a move has three characters (? for help).
    }
# A prompt. "Enter" is the key; undo is the first of words-undo.
ask-next-round = Enter deals the next round, undo takes the last move back
# A prompt. "Enter" is the key; undo is the first of words-undo.
ask-leave = Enter leaves, undo takes the last move back
# $file is a path; --load is an option of the program.
saved = Saved in { $file }; --load { $file } continues it.
# $reason is a message of the operating system.
not-saved = Not saved in { $file } ({ $reason }): the next move tries again.

## Why a move is not possible
## A whole sentence.

refused-wrong-phase =
    { $phase ->
        [draft] Take tiles now, for example 3R2.
        [tile] Choose a column now, for example T24.
       *[other] There is no choice to make now.
    }
# $count is 5, 7 or 9.
refused-no-such-source = There are { $count } factories here.
refused-not-in-source =
    { $from ->
        [centre]
            { $colour ->
                [B] There is no blue tile in the centre.
                [Y] There is no yellow tile in the centre.
                [R] There is no red tile in the centre.
                [K] There is no black tile in the centre.
               *[W] There is no white tile in the centre.
            }
       *[factory]
            { $colour ->
                [B] There is no blue tile on factory { $factory }.
                [Y] There is no yellow tile on factory { $factory }.
                [R] There is no red tile on factory { $factory }.
                [K] There is no black tile on factory { $factory }.
               *[W] There is no white tile on factory { $factory }.
            }
    }
refused-line-not-complete = Line { $line } is not complete.
refused-not-top-line = Lines are tiled from top to bottom: line { $first } comes first.

## The end and the record

# After a replay.
record-unfinished = The game is not finished.
# The answer of the command that checks a record.
record-right =
    { $moves ->
        [one] ok: { $seats } seats, round { $round }, { $moves } move
       *[other] ok: { $seats } seats, round { $round }, { $moves } moves
    }

## Analysis
## Printed below the best moves.

# $values is a list of percentages, one for each player.
win-probabilities = Win probability: { $values }
# $values is a list of numbers, one for each player.
expected-points = Expected points: { $values }
# "Nodes" are positions that the search has looked at.
search-work =
    { $solved ->
        [yes] Nodes: { $nodes }. The round is solved to its end.
       *[no] Nodes: { $nodes }. Depth in moves: { $depth }.
    }

## Review
## Printed by the command that reviews a game.

# Above a graph with one row for each player.
review-graph = Win probability after each move
# Heading of a row in a table: a number from 0 to 100 for each player.
review-accuracy = Accuracy
# Heading of a row in a table: how many, for each player.
review-inaccuracies = Inaccuracies
# Heading of a row in a table: how many, for each player.
review-mistakes = Mistakes
# Heading of a row in a table: how many, for each player.
review-blunders = Blunders
# Heading of a row in a table: a percentage with + or −, what chance gave to each player.
review-luck = Luck
# Heading of a row in a table: 100% for the winner.
review-result = Result
# Heading of a row in a table: the result less the luck, as a percentage.
review-without-luck = Without luck
# $character is the name of a bot with its level in brackets.
review-plays-like = { $name } plays like { $character }
# The strength is uncertain. $lowest and $highest are bots with their levels in brackets.
review-plays-between = { $name } plays like { $character }; between { $lowest } and { $highest }
# $name is the name of a bot. A part of review-plays-like.
review-character = { $name } ({ $level })
# Above the list of the largest errors.
review-key-moments = Key moments
# Instead of that list.
review-no-key-moments = No errors worth mentioning
# $move is notation, such as 3R2. review-lost and review-better follow on their own lines.
review-moment =
    { $grade ->
        [inaccuracy] Round { $round }, { $name }: { $move }, an inaccuracy
        [mistake] Round { $round }, { $name }: { $move }, a mistake
       *[blunder] Round { $round }, { $name }: { $move }, a blunder
    }
# What an error cost. $wins and $best are percentages.
review-lost = Win probability { $wins } instead of { $best }.
# $move is a move as notation and in words: "3R2, place 2 red tiles ...".
review-better = Better: { $move }.
# While the command works: how many moves are reviewed, of all.
review-progress = Review: { $done } of { $moves }
# After Ctrl-C.
review-stopped = The review was stopped at move { $done } of { $moves }.

## Puzzles
## Printed by the command that asks a player to solve a puzzle.

# Above the table. $id is the name of the puzzle, such as K7QX2M; $difficulty is 1 to $most.
puzzle-title = Puzzle { $id }, difficulty { $difficulty } of { $most }
# Below the table. The words hint and quit must be in words-hint and words-quit.
puzzle-question = { $name } is to move. One move is clearly the best: type it, or hint, or quit.
# Several lines in two columns, as in help. The words hint and quit as in puzzle-question.
puzzle-help =
    3R2   all red tiles from factory 3 to line 2
    CB4   all blue tiles from the centre to line 4
    5WF   all white tiles from factory 5 to the floor line
    T24   grey wall: the tile from line 2 to column 4
    hint  what the puzzle is about
    quit  leave the puzzle
    B blue, Y yellow, R red, K black, W white, * start marker
# After the answer. $move is a move as notation and in words: "3R2, place 2 red tiles ...".
puzzle-right = Right: { $move }.
# After the answer. $move as in puzzle-right.
puzzle-wrong = Not the best move: { $move }.
# What the puzzle is about. $themes is a list of puzzle-theme.
puzzle-themes = Themes: { $themes }
# Instead of that list.
puzzle-no-themes = Themes: none
# One theme of a puzzle: what makes its best move the best. "deny" is taking what an opponent needs.
puzzle-theme =
    { $theme ->
        [last-round] last round
        [deny] stop an opponent
        [column] column
        [colour] colour
        [floor] floor line
        [marker] start marker
        [grey-tiling] tiling the grey wall
        [three-seats] three seats
       *[four-seats] four seats
    }
# About the answer, which is certain.
puzzle-proved = Proven: every sequence of moves was searched to the end of the game.
# Above a list of three moves, each with its win probability and reasons.
puzzle-moves = What three moves lead to
# Above puzzle-streak: the player has answered this puzzle before.
puzzle-again = You have tried this puzzle before, so the answer does not count.
# How many puzzles in succession the player has solved, now and at most.
puzzle-streak = Streak: { $streak }, longest { $longest }
