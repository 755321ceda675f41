"""One step of many games: store the evaluation of a leaf, search on, ask for the next one.

This is all of the CPU's work in training. A game does as much as it can without the network: visits
that end in known values, moves, deals, new games.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import (
    DEAL,
    END,
    Int64s,
    at,
    compiled,
    copy_state,
    deal,
    phase,
    play,
    reset,
    round_number,
    score,
    seat_count,
    winners,
)
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.net.inputs.inputs import write_training_features
from azulejos.search.puct.descent import (
    FULL,
    VISITED,
    WAITING,
    descend,
    set_priors,
)
from azulejos.search.puct.nodes import add_node, edges_of, is_crowded
from azulejos.search.puct.parameters import SearchParameters
from azulejos.search.puct.tree import DEPTH, LEAF, ROOT, Scratch, Tree, clear_tree
from training.selfplay import games as g
from training.selfplay.chance import uniform
from training.selfplay.games import LOGIT_SCALE, Games, Settings, scratch_of, tree_of
from training.selfplay.policy import add_noise, choose_edge, write_target, write_value
from training.selfplay.samples import close_samples, last_deals, open_sample

VISITS_PER_STEP = 48  # visits without the network, so that no game keeps the others waiting
CROWDED = 0.7  # share of its places beyond which a tree is not kept for the next move


@compiled
def settle(games: Games, game: int, scratch: Scratch) -> None:
    """Expand the waiting leaf with the network's output."""
    tree, values = tree_of(games, game, scratch), scratch.values
    prior, node = tree.edges.prior, tree.header[LEAF]
    logits = games.logits[game]
    scale = np.float32(1 / LOGIT_SCALE)
    for edge in edges_of(tree.nodes, node):
        prior[at(edge)] = logits[at(int(prior[at(edge)]))] * scale
    mover, seats = tree.nodes.mover[at(node)], values.size
    for place in range(seats):
        values[(mover + place) % seats] = games.values[game, place]
    set_priors(tree)
    games.control[game, g.PENDING] = 0


@compiled
def begin_game(games: Games, game: int, settings: Settings) -> None:
    """Start and deal a new game, with a random wall and a random first seat."""
    state, generator = games.states[game], games.generators[game : game + 1]
    seats = games.values.shape[1]
    first = int(uniform(generator) * seats)
    reset(state, seats, uniform(generator) < settings.grey_share, first)
    deal(state, generator)
    begin_round(games, game, settings, first)


@compiled
def deal_again(games: Games, game: int, settings: Settings) -> None:
    """Go back to before one of the last two deals of a finished game and deal again."""
    generator = games.generators[game : game + 1]
    last, before = last_deals(games, game)
    chosen = before if before >= 0 and uniform(generator) < 0.5 else last
    copy_state(games.states[game], games.sample_states[game, chosen])
    games.control[game, g.SAMPLES] = 0
    open_sample(games, game)
    deal(games.states[game], generator)
    begin_round(games, game, settings, games.control[game, g.FIRST])


@compiled
def begin_round(games: Games, game: int, settings: Settings, first: int) -> None:
    """Begin with a round just dealt, in a game that this seat began."""
    samples = games.control[game, g.SAMPLES]
    games.control[game, :] = 0
    games.control[game, g.SAMPLES] = samples
    games.control[game, g.FIRST] = first
    games.control[game, g.STARTED] = 1
    clear_tree(games.headers[game])
    begin_move(games, game, settings, True)


@compiled
def begin_move(games: Games, game: int, settings: Settings, opens: bool) -> None:
    """Decide how many visits the next move gets; the first of a round gets a full search."""
    full = uniform(games.generators[game : game + 1]) < settings.full_share or opens
    games.control[game, g.IS_FULL] = full
    games.control[game, g.NOISED] = 0
    games.control[game, g.VISIT_LIMIT] = settings.full_visits if full else settings.cheap_visits


@compiled
def end_game(games: Games, game: int, chunk: int, settings: Settings, order: Int64s) -> bool:
    """Output the samples, count, and begin a game or deal again; False if there is no room."""
    if not close_samples(games, game, chunk, order):
        return False
    state, counters = games.states[game], games.counters[chunk]
    seats, first = seat_count(state), games.control[game, g.FIRST]
    counters[g.GAMES] += 1
    counters[g.PLAYED] += games.control[game, g.MOVES]
    counters[g.ROUNDS] += round_number(state)
    mask = winners(state)
    counters[g.FIRST_WINS] += (mask >> first) & 1
    for seat in range(seats):
        counters[g.POINTS] += score(state, seat)
    again = uniform(games.generators[game : game + 1]) < settings.again_share
    if again and last_deals(games, game)[0] >= 0:
        deal_again(games, game, settings)
    else:
        games.control[game, g.SAMPLES] = 0
        begin_game(games, game, settings)
    return True


@compiled
def make_move(
    games: Games, game: int, settings: Settings, tree: Tree, action: int, child: int
) -> None:
    """Play a move, deal if the round is over, and keep the part of the tree that is still valid."""
    state, header = games.states[game], tree.header
    play(state, action)
    games.control[game, g.MOVES] += 1
    opens = phase(state) == DEAL
    if opens:
        open_sample(games, game)
        deal(state, games.generators[game : game + 1])
        child = 0
    elif is_crowded(header, CROWDED):
        child = 0
    if child == 0 or tree.nodes.edge_count[at(child)] == 0:
        clear_tree(header)
    else:
        header[ROOT] = child
    if phase(state) != END:
        begin_move(games, game, settings, opens)


@compiled
def finish_search(games: Games, game: int, chunk: int, settings: Settings, tree: Tree) -> None:
    """Record the result of a full search, and play."""
    full = games.control[game, g.IS_FULL]
    games.counters[chunk, g.SEARCHES] += 1
    if full:
        games.counters[chunk, g.FULLS] += 1
        place = open_sample(games, game)
        if place >= 0:
            write_target(games, game, chunk, place, settings, tree)
            write_value(games, game, place, tree)
    generator = games.generators[game : game + 1]
    edge = choose_edge(tree, tree.header[ROOT], settings.sharpness, generator)
    action, child = tree.edges.action[at(edge)], tree.edges.child[at(edge)]
    make_move(games, game, settings, tree, action, child)


@compiled
def begin_search(games: Games, game: int, settings: Settings, tree: Tree) -> bool:
    """Set the root; True if it waits for the network, False if there was no choice."""
    state, header, scratch = games.states[game], tree.header, tree.scratch
    sort_factories(state, scratch.order)
    if candidates(state, scratch.order, scratch.actions, scratch.indices) == 1:
        make_move(games, game, settings, tree, scratch.actions[0], 0)
        return False
    copy_state(scratch.reached, state)
    node = add_node(tree, state)
    header[ROOT], header[LEAF], header[DEPTH] = node, node, 0
    return True


@compiled
def search_on(games: Games, game: int, chunk: int, settings: Settings, scratch: Scratch) -> bool:
    """Search until a leaf waits for the network (its features are written), or for long enough."""
    tree, control = tree_of(games, game, scratch), games.control[game]
    header = tree.header
    parameters = SearchParameters(
        exploration=settings.exploration,
        fpu_reduction=settings.fpu_reduction,
        growth=0.0,
        temperature=1.0,
        chance_share=0.0,
    )
    for _ in range(VISITS_PER_STEP):
        if phase(games.states[game]) == END:
            if not end_game(games, game, chunk, settings, scratch.order):
                return False
        elif header[ROOT] == 0:
            if begin_search(games, game, settings, tree):
                return True
        elif tree.nodes.visits[at(header[ROOT])] >= control[g.VISIT_LIMIT]:
            finish_search(games, game, chunk, settings, tree)
        else:
            if control[g.IS_FULL] and not control[g.NOISED]:
                add_noise(games, game, chunk, settings, tree)
            status = descend(tree, games.states[game], parameters, False, 0)
            if status == WAITING:
                return True
            if status == FULL:
                control[g.VISIT_LIMIT] = 0
            games.counters[chunk, g.VISITS] += status == VISITED
    return False


@compiled
def step_chunk(games: Games, chunk: int, settings: Settings) -> None:
    """Do one step of the games of a chunk."""
    scratch = scratch_of(games, chunk)
    size = games.states.shape[0] // games.out_count.size
    for game in range(chunk * size, (chunk + 1) * size):
        if games.control[game, g.PENDING]:
            settle(games, game, scratch)
        if not games.control[game, g.STARTED]:
            begin_game(games, game, settings)
        if search_on(games, game, chunk, settings, scratch):
            sort_factories(scratch.reached, scratch.order)
            write_training_features(scratch.reached, scratch.order, games.features[game])
            games.control[game, g.PENDING] = 1
            games.counters[chunk, g.EVALUATIONS] += 1
        else:
            games.counters[chunk, g.WAITED] += 1


def counted(games: Games) -> NDArray[np.int64]:
    """The sum of the counters of all chunks."""
    return np.asarray(games.counters.sum(axis=0))
