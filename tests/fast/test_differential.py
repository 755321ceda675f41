"""Both engines on the same games: some of what `make fuzz` compares, and a check that it fails."""

from pathlib import Path

import numpy as np
import pytest

from azulejos import fast
from azulejos.rules import CounterGenerator, Phase, Position, Wall, draw_deal
from tests.fast.games import KIND_NAMES
from tests.marks import first_is_short
from tools import fuzz
from tools.differential import CORNERS, KINDS, DifferenceError, Lockstep, Tally, play_game

# The first number reaches every corner case.
GAMES = [90, 150]


def reachable(seats: int, wall: Wall) -> set[str]:
    """The corner cases that a kind has: only grey walls get stuck, few seats never run short."""
    corners = set(CORNERS)
    if wall is Wall.COLOURED:
        corners -= {"stuck line", "stuck line overflows the floor line"}
    if seats == 2:
        corners -= {"short deal"}
    if seats < 4:
        corners -= {"end by no tiles"}
    return corners


@pytest.mark.parametrize("games", first_is_short(GAMES))
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KIND_NAMES)
def test_engines_agree_and_the_sample_reaches_every_corner(kind: int, games: int) -> None:
    tally = Tally()
    for game in range(games):
        play_game(len(KINDS) * game + kind, tally)
    assert tally.games == games
    assert {corner for corner in CORNERS if tally.corners[corner]} == reachable(*KINDS[kind])


@pytest.mark.parametrize(
    ("word", "bit"),
    [(0, 0), (5, 3), (6, 8), (8, 0), (9, 0), (10, 16), (11, 7), (12, 9), (13, 11), (14, 32)],
)
def test_a_single_changed_bit_is_noticed(word: int, bit: int) -> None:
    game = Lockstep(Position.start(2), seed=1)
    game.deal(one_coloured=False)
    game.state[word] ^= 1 << bit
    with pytest.raises(DifferenceError, match=r"words \[|legal moves"):
        game.play(game.legal_moves()[0])


@pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)
def test_same_seed_gives_the_same_game_on_both(seats: int, wall: Wall) -> None:
    """Random playouts: below(number of legal moves) for a move, deals from the same stream."""
    for seed in range(8):
        chance, position = CounterGenerator(seed), Position.start(seats, wall)
        moves = 0
        while position.phase is not Phase.END:
            if position.phase is Phase.DEAL:
                position = position.deal(draw_deal(position, chance.below))
                continue
            legal = position.legal_moves()
            position = position.play(legal[chance.below(len(legal))])
            moves += 1
        state, generator = fast.new_state(seats, wall is Wall.GREY), fast.new_generator(seed)
        assert fast.playout(state, generator) == moves
        assert np.array_equal(state, fast.from_position(position))


def test_fuzz_reports_and_exits_with_its_finding(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fuzz.main(["--games", "12", "--jobs", "1", "--seed", "600"]) == 0
    assert "12 games" in capsys.readouterr().out.splitlines()[-1]
    assert list(fuzz.chunks(5, 61)) == [range(5, 65), range(65, 66)]
    monkeypatch.setattr(fuzz, "play_game", _differ)
    assert fuzz.compare(range(3, 5))[1] == ["seed 3: there", "seed 4: there"]


def _differ(_seed: int, _tally: Tally) -> None:
    raise DifferenceError("there")


def test_make_fuzz_runs_this_program() -> None:
    makefile = Path(__file__).parents[2] / "Makefile"
    assert "python -m tools.fuzz" in makefile.read_text(encoding="utf-8")
