"""Explanations by contrast: what one line of play gives and another does not.

    contrast(position, line, other)

A line is a move of the seat to act, the mover, and the expected moves after it, at most to the end
of the round. `contrast` follows both lines with the readable rules and explains the first compared
with the second: a played move with the better one (review), the best move with the runner-up
(hints), another move with the best one (analysis). Each reason is a `gain`, which speaks for the
first line, or a `cost`, which speaks against it, or `even`. The reasons that weigh most points come
first, at most three.

If both lines reach the end of the round, everything is compared there. If not, both are compared
after the same number of moves as if the round ended then, and only what the first line adds is
told: what it lacks may still come. Without another line, the position itself is compared. What an
opponent decides alone, such as where its tiles go on the grey wall, is not told.

Every number can be checked by playing both lines. Seats, lines, rows and columns count from 0, as
in code; `other_...` is the same number in the other line.

    code          numbers                              meaning
    wins          seat, points, other_points           the game ends in both lines, with different
                                                       winners; here the seat wins, with this final
                                                       score and that of the best opponent
    shares        seat, points                         the game ends in both lines; here the mover
                                                       is one of several winners, and there is one
                                                       winner in the other line
    ends_game     seat, row                            the seat completes the row: the last round
    goes_on       seat, row                            in the other line it does; here it does not
    completes     seat, line, points                   only here the seat completes the line; what
                                                       its tile scores
    misses        seat, line, points                   only in the other line it does
    leaves        seat, line, points, colour, tiles    `completes` by an opponent, with tiles that
                                                       the mover takes in the other line
    denies        seat, line, points, colour, tiles    `misses` by an opponent, which completes the
                                                       line with these tiles in the other line; here
                                                       the mover takes them
    instead       seat, line, points, other_line,      one line is completed instead of another
                  other_points
    scores_more   seat, points, other_points, line     points for all tiles of the seat in this
                                                       round; the line makes the largest difference
    scores_less   seat, points, other_points, line     the same if the other line gives more
    floor         seat, points, other_points           what the floor line costs the seat
    begins        seat                                 the seat begins the next round
    row           seat, row, tiles, other_tiles        how many tiles the row has
    column        seat, column, tiles, other_tiles,    how many the column has; its bonus
                  points
    colour        seat, colour, tiles, other_tiles,    how many tiles of the colour the wall has;
                  points                               its bonus
    line          seat, line, tiles, other_tiles,      an incomplete line has this many tiles of
                  space                                this many spaces
    supply        seat, line, colour, tiles, bag, lid  an incomplete line still needs these tiles,
                                                       and the bag alone has too few of them
    same          seat                                 nothing of all this: the mover gets the same
                                                       points in this round
"""

from azulejos.players.contrast.contrast import MOST_REASONS, contrast
from azulejos.players.contrast.reason import MoveReason, Side

__all__ = ["MOST_REASONS", "MoveReason", "Side", "contrast"]
