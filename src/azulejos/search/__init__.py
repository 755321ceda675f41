"""Tree search over the compiled rules, with a network, and an exact solver.

A round has no hidden information and no chance, so the search covers the round, to its end if it
can. The network estimates what lies beyond the next deal.

    learned      the search of the shipped players: a network for each kind of table; start here
    puct/        the tree that a network's policy and value grow
    last_rounds  the exact solver of last rounds, for two seats on the coloured wall
    limits       seconds and nodes
    stop         the signal that ends a search early
    report       what a search returns

Nothing is imported here: `limits`, `stop` and `report` load no compiled code.
"""
