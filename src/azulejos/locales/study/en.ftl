### The analysis board: set up positions, play moves for every seat, and see what they are worth. The
### reader knows the game. "heap-part", "colour-name" and "tile-colour" are messages of the page.

## Evaluation

# Read aloud for the bar with everyone’s probability to win. $seats is a list of study-bar-seat.
study-bar = Probability to win: { $seats }
# One seat in study-bar. $share is a percentage, $points the expected final score.
study-bar-seat = { $name } { $share } (expected score { $points })
# Read aloud for the bar before there is an evaluation.
study-bar-none = Not evaluated yet
# Switch, and name of the part with the best moves.
study-evaluation = Evaluation
# Status beside the switch.
study-off = The evaluation is off.
# Status when no seat is to act: before a deal, or at the end.
study-no-choice = There is nothing to choose here.
# Status while the search goes on. $nodes is a number of positions, with separators.
study-deepening = { $nodes } positions searched, going deeper…
# Status when the search has ended.
study-searched = { $nodes } positions searched
# Status when every line was followed to the end of the round.
study-solved = Solved to the end of the round
# Before the moves that are expected after the chosen one, in notation.
study-line = Expected:
# Button, read aloud: play the expected moves up to this one. $move is in notation (3R2).
study-play-to = Play the expected moves up to { $move }

## The tree of moves

# Name of the list of moves.
study-moves = Moves
# Name of a list of moves that replace those of the game.
study-variation = Variation
# Button: go back to the first position.
study-first = To the start
# Button: go to the last move of this line.
study-last = To the end
# Button: the variation becomes the main line.
study-promote = Make main variation
# Button: delete this move and everything after it.
study-delete = Delete from here
# Shown instead of an empty list of moves.
study-no-moves = No moves yet. You play for every seat.

## Deals, and the end

# Shown before a round.
study-deal-next = New tiles are dealt next.
# Button: the server draws the tiles of a round.
study-draw = Draw the tiles
# Button: the user puts the tiles on the factories.
study-deal-by-hand = Lay them out by hand
# While the tiles are laid out by hand and the deal is not complete.
study-deal-fill = Every factory gets four tiles, factory by factory, as long as there are any.
# Button: use the tiles that the user has put on the factories.
study-deal-lay = Deal these tiles
# Shown at the end of a game.
study-over = The game is over.

## Buttons

# Button: change the position by hand.
study-set-up = Set up
# Button: download a record with all variations.
study-save = Save record
# Button: download a picture of the position. $kind is SVG or PNG.
study-picture = Picture ({ $kind })

## Setting up a position

# Heading.
study-setup-title = Set up a position
# Legend of the choice what a click puts on the table.
study-hand = In your hand
# One of the choices of study-hand: it removes things.
study-eraser = Remove
# Label of a number from two to four.
study-seats = Seats
# Label of a choice: study-phase.
study-next = What comes next
# Choices: tiles are taken, new tiles are dealt, complete lines go to the wall, the end.
study-phase =
    { $phase ->
        [draft] Taking tiles
        [deal] New tiles
        [tile] Tiling the wall
       *[end] End of the game
    }
# Label of a choice of seats.
study-turn = To move
# Label of a choice of seats: who began this round, or begins the next one.
study-begins = First in the round
# Label of a number.
study-round = Round
# Label of a number on a board.
study-score = Points
# Label of a number: how many tiles of a colour are in the lid.
study-in-lid = In the lid: { colour-name }
# Before the tiles that are left for the bag. $tiles is a list as in “2 blue, 1 red”.
study-in-bag = Bag: { $tiles }
# A space of a factory, read aloud. $what is the colour of a tile, or “empty”.
study-at-factory = Factory { $number }, space { $place }: { $what }
# The tiles of one colour in the centre, read aloud.
study-at-centre = Centre: { heap-part }
# A space of a pattern line, read aloud.
study-at-line = Line { $line }, space { $place }: { $what }
# A space of the wall, read aloud.
study-at-wall = Row { $row }, column { $column }: { $what }
# A space of the floor line, read aloud.
study-at-floor = Floor line, space { $place }: { $what }
# Button: remove all tiles.
study-clear = Clear the table
# Button: leave the set-up with this position.
study-done = Analyse this position
# Shown when a position that is set up has no problem.
study-possible = This position is possible.
# Heading of the list of problems.
study-impossible = Not possible yet:

## What is wrong with a position

# A number is far too large, or something is missing.
study-problem-shape = A number is too large, or something is missing.
# So many tiles of a colour are on the table, in the bag and in the lid, instead of $needed.
study-problem-tile-count = { heap-part } instead of { $needed }
# $most is the number of spaces.
study-problem-overfull-line = Seat { $seat }: too many tiles in line { $line }
# The colour of the line is on the wall already.
study-problem-line-colour-in-row = Seat { $seat }, line { $line }: { colour-name } is already in its row
# On the wall.
study-problem-colour-twice-in-row = Seat { $seat }: { colour-name } twice in row { $row }
# On the wall.
study-problem-colour-twice-in-column = Seat { $seat }: { colour-name } twice in column { $column }
# On the coloured wall every colour has its column.
study-problem-off-its-place = Seat { $seat }, row { $row }: { colour-name } is in the wrong column
# $most is the number of spaces.
study-problem-overfull-floor = Seat { $seat }: the floor line is too full
# Where the start marker lies.
study-problem-marker =
    { $case ->
        [deal] Before new tiles are dealt, the start marker must lie in the centre
        [several] Seat { $seat } has several start markers
        [other] The start marker does not belong on the floor line of seat { $seat }
       *[floor] The start marker of seat { $seat } must lie on its floor line
    }
# Whether tiles lie on the table does not fit what comes next.
study-problem-phase =
    { $case ->
        [empty] There are no tiles to take
       *[tiles] Tiles lie on the factories or in the centre, but none are taken now
    }
# $most is the number of spaces.
study-problem-overfull-factory = Factory { $factory } has more than { $most } tiles
# Then no other round follows.
study-problem-row-complete = Seat { $seat } has a complete row, which ends the game
# Before new tiles.
study-problem-floor-not-settled = Before new tiles are dealt, the floor line of seat { $seat } must be empty
# $rounds rounds in a row in which no tile came to a wall.
study-problem-barren = Rounds in a row without a tile on a wall: { $rounds }. Then the game is over.
# Whose turn it is does not fit what comes next.
study-problem-seat =
    { $case ->
        [missing] Choose whose turn it is
        [end] At the end it is nobody’s turn
        [deal] Before new tiles are dealt, it must be the turn of the first seat of the round
       *[order] Seat { $seat } must finish tiling before seat { $later }
    }
