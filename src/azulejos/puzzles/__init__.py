"""Puzzles: positions with one clearly best move, found in games of the levels.

    shapes      a puzzle, and its themes
    file        puzzles as text, one in each line; `puzzles.txt` comes with the package
    choice      which puzzle is next, and the puzzle of a day
    progress    what a solver has done: a streak, and the difficulty that follows the solver
    finder      decides whether a position is a puzzle
    themes      what a puzzle is about
    difficulty  which levels solve it
    likeness    when two puzzles are alike
    games       the games in which puzzles are looked for
    findings    the puzzles of a game, and of many games
    journal     findings on disk, so that a search can be continued
    search      many games in several processes
    check       whether puzzles still hold
    explain     what moves of a puzzle lead to, and why
    worker      a process that explains moves for a server

Nothing is imported here: `shapes`, `file`, `choice`, `progress` and the messages of `worker` load
no compiled code.
"""
