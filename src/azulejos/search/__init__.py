"""Tree search over the compiled rules, with a network or a hand-written evaluation.

A round has no hidden information and no chance, so the search covers the round, to its end if it
can. An evaluator estimates what lies beyond the next deal.

    search      the search of the shipped players: a network for each kind of table; start here
    puct/       the tree that a network's policy and value grow
    alphabeta/  alpha-beta with the hand-written evaluation; it also solves last rounds
    handmade/   the hand-written evaluation
    uct         plain UCT with random playouts, as a baseline
    limits      seconds, nodes, plies
    stop        the signal that ends a search early
    report      what a search returns

Nothing is imported here: `limits`, `stop` and `report` load no compiled code.
"""
