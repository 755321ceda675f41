"""Finding a move: evaluation and tree search over the compiled rules.

Inside a round nothing is hidden and nothing is left to chance, so the round is searched, to its end
where that can be reached; what lies beyond the next deal is an evaluator's estimate.

    limits          seconds, nodes, plies
    alarm           what ends a search before that
    report          what a search answers
    learned_search  the search by the shipped networks: start here
      tree_search   threads, limits, the answer
      tree_growth, tree, tree_nodes: policy and value inside the round
      same_positions, tree_reuse: what a tree knows already
    round_search    the search with the hand-written evaluation
      deepening     deeper and deeper, from the root
      alphabeta     a node and those below it
      generation, transpositions, control, pointers: what these need
    evaluator       the interface of an evaluation; HANDMADE is one
    handmade        the hand-written evaluation
      boards, features, buckets, coefficients: what it is made of
    reasons         why a move is good, as codes with numbers

Nothing is imported here, so that `limits`, `alarm`, `report`, `reasons` come without compiled code.
"""
