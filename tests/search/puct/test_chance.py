"""Chance sampling: which deals are sampled, how values change, and when it does not happen."""

import numpy as np
import pytest

from azulejos import fast
from azulejos.net.forward import Work
from azulejos.net.network import Network, load_network
from azulejos.net.shipped import shipped
from azulejos.search.limits import Limits
from azulejos.search.puct.arrays import ChanceSampler
from azulejos.search.puct.chance import FIRST_DEAL, MOST_SAMPLES, NEXT_DEAL, sample, sample_leaf
from azulejos.search.puct.nodes import ENDLESS_SAMPLES, leaf_behind
from azulejos.search.puct.parameters import SearchParameters
from azulejos.search.puct.search import PuctSearch
from azulejos.search.puct.thread import TreeThread, edge_index, new_pools, root_edge, root_edges
from azulejos.search.puct.tree import Floats, Tree
from azulejos.search.report import Report

PARAMETERS = SearchParameters(1.1, 0.2, 0.0, 1.0, 0.0)


def take_sample(
    network: Network, work: Work, tree: Tree, child: int, sampler: ChanceSampler, number: int
) -> bool:
    """`sample_leaf` behind a child, or `sample` if there is none."""
    if child:
        return sample_leaf(network, work, tree, child, sampler, PARAMETERS)
    sample(network, work, sampler, number, PARAMETERS)
    return True


def sample_numbered(search: PuctSearch, state: fast.State, number: int) -> Floats:
    """The values that a sample finds behind a state before a deal; the sampler keeps the deal."""
    arrays = search._threads[0].arrays
    arrays.sampler.state[:] = state
    take_sample(search.network, arrays.work, arrays.tree, 0, arrays.sampler, number)
    return arrays.sampler.values.copy()


def new_search(chance_share: float = 0.5) -> PuctSearch:
    search = PuctSearch(load_network(shipped(2)), new_pools(1, 400_000))
    search.parameters = search.parameters._replace(chance_share=chance_share)
    return search


def solved_position(rounds: int, grey: bool = False) -> fast.State:
    """A position of this round with a choice that a short search can prove."""
    search, state, chance = new_search(0.0), fast.new_state(2, grey), fast.new_generator(rounds)
    while not fast.is_over(state):
        if fast.phase(state) == fast.DEAL:
            fast.deal(state, chance)
            continue
        report = search.think(state, Limits(nodes=600), best=2)
        if report.solved and len(report.candidates) > 1 and fast.round_number(state) >= rounds:
            return state
        fast.play(state, report.best.action)
    raise AssertionError("no such position")


def leaves(thread: TreeThread) -> dict[int, int]:
    """The leaf below each move at a proven root."""
    return {
        action: leaf_behind(thread.tree, root_edge(thread, index))
        for index, action in enumerate(root_edges(thread).action.tolist())
    }


def think_long_enough(search: PuctSearch, state: fast.State) -> Report:
    """Think for longer and longer: how much is done in a second depends on the machine."""
    for doubled in range(8):
        report = search.think(state, Limits(seconds=0.3 * 2**doubled))
        thread = search._threads[0]
        if report.solved and thread.tree.nodes.samples[leaves(thread)[report.best.action]] > 3:
            break
    return report


@pytest.mark.parametrize("grey", [False, True])
def test_time_that_is_left_goes_to_samples_of_the_deal(grey: bool) -> None:
    state, search = solved_position(2, grey), new_search()
    report = think_long_enough(search, state)
    thread = search._threads[0]
    nodes, behind = thread.tree.nodes, leaves(thread)
    assert report.solved
    assert nodes.samples[behind[report.best.action]] > 3
    assert max(nodes.samples[leaf] for leaf in behind.values()) <= MOST_SAMPLES
    mover = int(fast.seat_to_act(state))
    best = max(nodes.value_sum[leaf, mover] for leaf in behind.values())
    assert nodes.value_sum[behind[report.best.action], mover] == best
    outlook = nodes.outlook[behind[report.best.action]]
    assert report.best.wins == pytest.approx(outlook[:2].tolist())


def test_nodes_alone_stay_in_the_round() -> None:
    state, search = solved_position(2), new_search()
    search.think(state, Limits(nodes=3000))
    thread = search._threads[0]
    assert all(thread.tree.nodes.samples[leaf] == 0 for leaf in leaves(thread).values())


@pytest.mark.long  # it compiles the network once more after every edit
def test_value_becomes_the_mean_of_the_network_and_all_samples() -> None:
    state, search = solved_position(2), new_search(0.0)
    report = search.think(state, Limits(nodes=3000))
    thread, sampler = search._threads[0], search._threads[0].arrays.sampler
    leaf = leaves(thread)[report.best.action]
    child = int(root_edges(thread).child[edge_index(thread, report.best.action)])
    after = state.copy()
    for action in report.best.line:
        fast.play(after, action)
    assert fast.phase(after) == fast.DEAL
    nodes = thread.tree.nodes
    seen = [nodes.value_sum[leaf].copy()]
    seen += [sample_numbered(search, after, number) for number in range(3)]
    for number in range(3):
        sampler.state[:] = state
        fast.play(sampler.state, report.best.action)
        assert take_sample(search.network, thread.arrays.work, thread.tree, child, sampler, number)
        assert nodes.samples[leaf] == number + 1
        mean = np.mean(seen[: number + 2], axis=0)
        assert nodes.value_sum[leaf] == pytest.approx(mean, abs=1e-4)
        if leaves(thread)[report.best.action] != leaf:
            break  # another leaf is chosen now: this one will not be sampled again


@pytest.mark.long  # it compiles the network once more after every edit
def test_number_of_a_sample_decides_its_deal() -> None:
    search, first = new_search(), fast.new_state(2)
    thread = search._threads[0]
    for number in (0, 5):
        sample_numbered(search, first, number)
        dealt = first.copy()
        fast.deal(dealt, fast.new_generator(FIRST_DEAL + NEXT_DEAL * number))
        assert np.array_equal(thread.arrays.sampler.state, dealt)


def test_finished_games_are_not_sampled() -> None:
    state, search = solved_position(5), new_search()
    report = search.think(state, Limits(seconds=1000.0))  # it ends when everything is proven
    thread = search._threads[0]
    samples = {int(thread.tree.nodes.samples[leaf]) for leaf in leaves(thread).values()}
    assert report.solved
    assert samples == {ENDLESS_SAMPLES}
    assert set(report.best.wins) <= {0.0, 0.5, 1.0}
