"""Finding a move: evaluation and tree search over the compiled rules.

Inside a round nothing is hidden and nothing is left to chance, so the round is searched, to its end
where that can be reached; what lies beyond the next deal is an evaluator's estimate.

    limits        seconds, nodes, plies
    report        what a search answers
    evaluator     the interface of an evaluation; HANDMADE is one
    round_search  the search as an object: start here
      deepening   deeper and deeper, from the root
      alphabeta   a node and those below it
      generation, transpositions, control, pointers, alarm: what these need
    handmade      the hand-written evaluation
      boards, features, buckets, coefficients: what it is made of
    reasons       why a move is good, as codes with numbers

Nothing is imported here, so that `limits`, `report` and `reasons` come without compiled code.
"""
