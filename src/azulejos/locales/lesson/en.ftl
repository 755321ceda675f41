### The lesson: a few minutes of tasks on the board, and drills. The reader is new to the game and may
### be ten years old. Short, friendly sentences; never a reproach. No digits: numbers are variables.
### "tiles" and "points" are messages of the page: "3 red tiles", "2 points".

## Around the tasks

# Title of the screen.
lesson-title = Learn to play
# Below the title.
lesson-lead = Nine short chapters. You can leave at any time and continue later.
# Heading of the list of chapters.
lesson-chapters = Chapters
# Read aloud after the title of a chapter whose tasks are all solved.
lesson-done = done
# Small, above a task.
lesson-at = Task { $at } of { $count }
# Link to the paragraph of the rulebook.
lesson-rule = The rule in full
# Button after a right answer.
lesson-continue = Continue
# Button after a wrong answer.
lesson-again = Try again
# Heading of the reader's player board.
lesson-board = Your board
# Read aloud: the group of buttons with numbers.
lesson-answers = Your answer
# Heading when all tasks are solved.
lesson-finished-title = Now you know the game
# Below that heading.
lesson-finished = You have seen everything that you need for a first game. The rest comes with playing.
# Large button: a game against a bot that a newcomer can beat.
lesson-play = First game with a coach
# Button.
lesson-rulebook = Read the rulebook
# Button and title: endless exercises.
lesson-drills = Scoring drills
# Button that leads from the drills to the lesson.
lesson-back = Back to the lesson
# Below the title of the drills.
lesson-drill-show = The tile of the complete line moves to the marked space.
# The question of every drill.
lesson-drill-task = How many points does it score?
# Beside a drill: right answers without a mistake in between.
lesson-streak = Streak: { $streak }
# The longest such series.
lesson-best = Best: { $best }
# Button for the next drill.
lesson-next = Next tile

## Titles of the chapters
## In the list and above the tasks. Two or three words.

lesson-chapter-take = Taking tiles
lesson-chapter-place = Placing tiles
lesson-chapter-many = Too many tiles
lesson-chapter-marker = The start marker
lesson-chapter-wall = To the wall
lesson-chapter-scoring = Scoring
lesson-chapter-floor = The floor line
lesson-chapter-end = The end and its bonuses
lesson-chapter-grey = The grey wall

## Tasks
## "show" tells something new, "task" says what to do, "hint" helps if the reader asks.

lesson-take-factory-show = The tiles lie on the factories. On your turn, choose a factory and a colour, and take all its tiles of that colour. The others move to the centre.
# $count is more than one.
lesson-take-factory-task = Take the { tiles } from factory { $factory }. Put them on any pattern line.
lesson-take-factory-hint = Choose the tiles on factory { $factory } first, then one of the lines on the left of your board.
lesson-take-centre-show = You can also take tiles from the centre: again, all tiles of one colour.
# $count is more than one.
lesson-take-centre-task = Take the { tiles } from the centre. Put them on a pattern line.
lesson-take-centre-hint = The centre is below the factories. The small numbers show how many tiles of each colour lie there.
lesson-place-new-show = All tiles on a pattern line have the same colour. The lines have different lengths. When a line has no free space, it is complete.
lesson-place-new-task = Take the { tiles } from factory { $factory } and fill a line exactly.
lesson-place-new-hint = Look for the line with { $count } spaces.
lesson-place-more-show = A line that is not complete keeps its tiles. You can add more of the same colour later.
lesson-place-more-task = Complete line { $line }.
# $count is more than one.
lesson-place-more-hint = Factory { $factory } has { tiles }.
lesson-many-room-show = All tiles that you take go on one line. Tiles that find no room there fall on the floor line and cost points.
lesson-many-room-task = Take the { tiles } from factory { $factory }. Put them where none falls.
lesson-many-room-hint = The line needs at least { $count } free spaces.
lesson-many-cost-show = Sometimes there is no good move. You must take tiles, even if some of them fall.
lesson-many-cost-task = Find the move that costs least.
lesson-many-cost-hint = Only line { $line } still has room. Which tiles have its colour?
lesson-marker-take-show = The start marker lies in the centre. In every round, the first player to take tiles from the centre takes the marker, too. It costs a little, but this player begins the next round.
lesson-marker-take-task = Take the { tiles } from the centre, and the start marker with them. Let no tile fall.
lesson-marker-take-hint = Choose the tiles in the centre, then a line with room for them. The marker goes to your floor line by itself.
lesson-wall-count-show = When all tiles are taken, the wall is tiled. From every complete line, one tile moves to its space in the same row of the wall. The line is then empty again.
lesson-wall-count-task = How many tiles move to your wall now?
lesson-wall-count-hint = A complete line has no free space. Count these lines.
lesson-wall-row-show = Every row of the wall has each colour once. If a colour already lies in a row, the line beside it does not accept that colour any more.
lesson-wall-row-task = Take the { tiles } from factory { $factory }. Find a line for them, and let no tile fall.
lesson-wall-row-hint = Which row of the wall already has this colour? Which lines are long enough?
lesson-score-row-show = A tile scores as soon as it is on the wall. If it has neighbours in its row, count the whole group without a gap. The new tile counts, too.
lesson-score-row-task = The tile moves to the marked space. How many points does it score?
lesson-score-row-hint = Count from the marked space to the left and to the right, until a space is free.
lesson-score-column-show = It is the same in the column: count the group above and below, with the new tile.
lesson-score-column-task = { lesson-score-row-task }
lesson-score-column-hint = Count from the marked space up and down, until a space is free.
# $points of a tile without neighbours is $alone.
lesson-score-both-show = If a tile has neighbours in its row and in its column, both groups score. The new tile then counts in both. A tile without any neighbour scores { $alone }.
lesson-score-both-task = { lesson-score-row-task }
lesson-score-both-hint = First count the row, then the column. Then add the two numbers.
lesson-score-most-show = Now you can plan: which space on your wall would score the most?
lesson-score-most-task = Complete the line whose tile will score the most.
lesson-score-most-hint = Look at the free spaces with many neighbours. Which tiles would you need for them?
# $floor-costs is a list of numbers.
lesson-floor-cost-show = After that, the floor line costs points: { $floor-costs } for its spaces, from left to right. The start marker counts like a tile. Then the floor line is emptied.
lesson-floor-cost-task = How many points does this floor line cost?
lesson-floor-cost-hint = Add the numbers below the spaces that are taken.
lesson-floor-zero-show = A score never falls below zero.
# $before is the score.
lesson-floor-zero-task = Your score is { $before }. What is it after the floor line?
lesson-floor-zero-hint = You cannot lose more points than you have.
lesson-end-row-show = The game ends after the round in which a player completes a horizontal row of { $side } tiles.
lesson-end-row-task = These are the last tiles of the round. Complete a row and end the game.
lesson-end-row-hint = Look for the row with only one free space. Which line is beside it?
lesson-end-bonus-show = At the end there are bonus points: { $row-bonus } for each complete row, { $column-bonus } for each complete column, and { $colour-bonus } for each colour that has all { $side } tiles on your wall.
lesson-end-bonus-task = How many bonus points does this wall earn?
lesson-end-bonus-hint = Look at the rows first, then at the columns, then at the colours.
lesson-grey-column-show = The other side of the player board has a grey wall. Here you choose the column of a tile yourself. Each row and each column may have a colour only once.
lesson-grey-column-task = Choose the space where your tile scores the most.
lesson-grey-column-hint = The small number on a space is what the tile would score there.

## Right answers
## Spoken, too. They begin with a word of praise.

lesson-why-right = Well done!
lesson-why-sum-alone = Right! A tile without neighbours scores { points }.
lesson-why-sum-across = Right! { $across } tiles in the row: { points }.
lesson-why-sum-down = Right! { $down } tiles in the column: { points }.
lesson-why-sum-both = Right! { $across } in the row and { $down } in the column: { points }.
# $tiles is more than one.
lesson-why-sum-wall = Right! { $tiles } lines are complete, and one tile of each moves.
# $costs is a list of numbers, $sum their sum.
lesson-why-sum-floor = Right! { $costs }: together { $sum }.
# $sum is what the floor line would cost, $score the new score.
lesson-why-sum-score = Right! The floor line would cost { $sum }, but the score stops at { $score }.
# $bonuses is a list of numbers, $sum their sum.
lesson-why-sum-bonus = Right! { $bonuses }: together { $sum }.

## Other answers
## Spoken, too. They explain and never scold.

lesson-why-other-tiles = You took { tiles }. The task asks for other ones.
lesson-why-other-line = You may do that, but this task is about line { $line }.
lesson-why-on-floor = You may do that, but tiles on the floor line cost points: −{ $penalty }.
lesson-why-falls =
    { $falls ->
        [one] You may do that, but { $falls } tile falls: −{ $penalty }.
       *[other] You may do that, but { $falls } tiles fall: −{ $penalty }.
    }
lesson-why-not-complete =
    { $missing ->
        [one] Line { $line } is not complete yet: { $missing } tile is missing.
       *[other] Line { $line } is not complete yet: { $missing } tiles are missing.
    }
lesson-why-costs-more =
    { $penalty ->
        [one] This costs { $penalty } point. Another move costs less.
       *[other] This costs { $penalty } points. Another move costs less.
    }
lesson-why-fewer-points = This scores { points }. Another move scores more.
lesson-why-no-points = This scores nothing in this round.
lesson-why-row-open =
    { $free ->
        [one] Row { $row } would still have { $free } free space, and the game would go on.
       *[other] Row { $row } would still have { $free } free spaces, and the game would go on.
    }
lesson-why-not-possible = This is not possible here.
lesson-why-row-only = That is the row. The tile has neighbours in its column, too.
lesson-why-column-only = That is the column. The tile has neighbours in its row, too.
lesson-why-once = Almost! The new tile counts in the row and again in the column.
lesson-why-neighbours-only = Almost! The new tile itself counts, too.
lesson-why-alone-counts = Even a tile without neighbours scores something.
lesson-why-count-again = Not quite. Count from the marked space in each direction and stop at the first gap.
lesson-why-incomplete-stays = Only complete lines send a tile to the wall. The others keep their tiles.
lesson-why-one-from-each = Only one tile of each complete line moves to the wall.
lesson-why-lines-again = Not quite. Count the lines that have no free space.
lesson-why-not-one-each = The spaces do not all cost the same: look at the numbers below them.
lesson-why-marker-counts = The start marker lies on a space, too, and counts like a tile.
lesson-why-costs-again = Not quite. Add the numbers below the spaces that are taken.
lesson-why-below-zero = Well calculated, but a score never falls below zero.
lesson-why-floor-costs = The floor line costs something, too.
lesson-why-one-bonus-only = That is one bonus. There is another one.
# $side is the number of tiles.
lesson-why-no-colour = No colour has all { $side } tiles on this wall.
lesson-why-bonus-again = Not quite. Every complete row, column and colour earns a bonus.
