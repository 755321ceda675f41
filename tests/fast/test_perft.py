"""Perft files on both engines: a comment, a position, then `depth leaves` on every line.

If a count is wrong, the split per move shows below which move the engines differ.
"""

from pathlib import Path

import pytest

from azulejos import fast
from azulejos.rules import Move, Position
from azulejos.rules.perft import perft, perft_split

FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.txt"))
MANY, MOST = 30_000, 100_000  # leaves that the rules count every day, and in the long tests


def read(file: Path) -> tuple[Position, dict[int, int]]:
    lines = file.read_text(encoding="utf-8").splitlines()
    text, *counts = [line for line in lines if not line.startswith("#")]
    pairs = (line.split() for line in counts)
    return Position.parse(text), {int(depth): int(leaves) for depth, leaves in pairs}


def split_of_both(position: Position, depth: int) -> str:
    """A line for each move with both engines; differences are marked."""
    ours = {str(move): leaves for move, leaves in perft_split(position, depth).items()}
    packed = fast.perft_split(fast.from_position(position), depth)
    theirs = {str(Move.from_action_id(action)): leaves for action, leaves in packed.items()}
    lines = [f"{position}, depth {depth}:"]
    for move in sorted(ours.keys() | theirs.keys()):
        a, b = ours.get(move, "-"), theirs.get(move, "-")
        lines.append(f"  {move} rules {a} fast {b}{'' if a == b else '  <--'}")
    return "\n".join(lines)


def test_there_are_a_dozen_files() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_fast_counts_every_depth(file: Path) -> None:
    position, counts = read(file)
    state = fast.from_position(position)
    for depth, leaves in counts.items():
        assert fast.perft(state, depth) == leaves, split_of_both(position, min(depth, 2))
    assert fast.from_position(position).tolist() == state.tolist()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_rules_count_the_same(file: Path) -> None:
    position, counts = read(file)
    for depth, leaves in counts.items():
        if leaves <= MANY:
            assert perft(position, depth) == leaves, split_of_both(position, min(depth, 2))


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_rules_count_the_same_further_down(file: Path) -> None:
    position, counts = read(file)
    for depth, leaves in counts.items():
        if MANY < leaves <= MOST:
            assert perft(position, depth) == leaves, split_of_both(position, min(depth, 2))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_splits_agree_and_add_up(file: Path) -> None:
    position, counts = read(file)
    ours = {move.action_id: leaves for move, leaves in perft_split(position, 2).items()}
    assert ours == fast.perft_split(fast.from_position(position), 2)
    assert sum(ours.values()) == counts[2]
    assert "<--" not in split_of_both(position, 1)


def test_nothing_to_choose_is_one_leaf() -> None:
    position = Position.start(2)
    for depth in range(4):
        assert perft(position, depth) == fast.perft(fast.from_position(position), depth) == 1
    assert perft_split(position, 3) == {}
    assert fast.perft_split(fast.from_position(position), 3) == {}
