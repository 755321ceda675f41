"""The review of a game: what every move was worth, what was luck, and where the game turned.

    review      start here: `review_game`, and `review_stream` for results as they come
    grades      from best to blunder, and the accuracy of a move
    judge       the played move and the best move of one decision, with equal effort
    same        when two moves do the same
    rollout     a second opinion on blunders with three and four seats
    luck        what a deal, or being first, changed
    seats       the summary of each seat, and the key moments
    levels      the measured accuracy of each level, for "plays like"
    team        threads that judge decisions side by side
    keys        what a review depends on, as a hash; `cache` keeps finished reviews
    shapes      the review as data
    worker      a process that reviews games for a server

Nothing is imported here: `shapes`, `grades`, `keys`, `cache`, `same` and `worker` load no compiled
code.
docs/review.md explains the figures.
"""
