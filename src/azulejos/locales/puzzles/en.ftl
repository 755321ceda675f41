### Puzzles: positions with one clearly best move, one at a time, on the real board. The reader knows the
### game. "tile-colour" is a message of the page. The terminal has the same words (terminal, puzzle-*).

## The puzzle

# Title of the screen. $id is the name of the puzzle, such as K7QX2M.
puzzles-title = Puzzle { $id }
# The task, above the board, read and heard. What the puzzle is about; "deny" is taking what an opponent needs,
# "marker" is having the start marker, "grey-tiling" asks for a column of the grey wall.
puzzles-question =
    { $theme ->
        [last-round] Make the most of the last round.
        [deny] Stop an opponent.
        [column] Build a column.
        [colour] Collect a colour.
        [floor] Escape the floor line.
        [marker] Make sure that you begin the next round.
        [grey-tiling] Choose the best column.
       *[other] Find the best move.
    }
# Below the task, read and heard. $seat is the number of a seat.
puzzles-you-are = You are seat { $seat }, and it is your turn.
# $difficulty is 1 to $most.
puzzles-difficulty = Difficulty { $difficulty } of { $most }
# Beside the board, before the answer.
puzzles-no-help = One move is clearly the best. After your answer you see what the moves are worth.
# Beside the board: the reader has answered this puzzle before.
puzzles-again = You have answered this puzzle before, so the answer does not count.
# Grey wall, a button, heard: the tile of this pattern line goes to this column. As "tile-to-column", without the points.
puzzles-column = Tile from line { $line }, { tile-colour }, to column { $column }
# Instead of a puzzle: the link names a puzzle that this server does not have.
puzzles-missing = This server has no such puzzle.
# Button, before the answer: leave this puzzle and get another one.
puzzles-other = Another puzzle

## The answer

# After the answer, read and heard.
puzzles-right = Right! This is clearly the best move.
# After the answer, read and heard. Kind: the reader has tried.
puzzles-wrong = Not quite: another move is clearly better.
# About the answer, which is certain.
puzzles-proved = Proven: every sequence of moves was searched to the end of the game.
# Heading of a list of three moves, each with its win probability and reasons.
puzzles-moves = What three moves lead to
# Below that heading: each move is a button.
puzzles-show = Choose a move to see it on the board.
# While the moves of that list are being searched.
puzzles-searching = The moves are being searched…
# Beside the best move of the list. Short.
puzzles-best = Best
# Beside the move that the reader chose. Short.
puzzles-yours = Your move
# Beside a move: how much lower its win probability is than that of the best move. $share is a percentage.
puzzles-loss = loses { $share }
# $themes is a list of puzzles-theme.
puzzles-themes = Themes: { $themes }
# Button, after the answer.
puzzles-next = Next puzzle
# Button, after the answer: the same puzzle once more.
puzzles-retry = Try again

## The solver

# How many puzzles in succession the reader has solved, now and at most.
puzzles-streak = Streak: { $streak }, longest { $longest }
# How many puzzles the reader has solved.
puzzles-solved = Solved: { $solved }
# Label of a choice: puzzles with this theme come next.
puzzles-theme-choice = Theme
# The first choice: puzzles with any theme.
puzzles-theme-all = All themes
# One theme of a puzzle, in a choice and in puzzles-themes.
puzzles-theme =
    { $theme ->
        [last-round] Last round
        [deny] Stop an opponent
        [column] Column
        [colour] Colour
        [floor] Floor line
        [marker] Start marker
        [grey-tiling] Tiling the grey wall
        [three-seats] Three seats
       *[four-seats] Four seats
    }
