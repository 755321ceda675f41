"""Plain players: legal, repeatable, sensible, and without compiled code."""

import subprocess
import sys

import pytest

from azulejos.players.analysis import analyse
from azulejos.players.levels import LEVELS
from azulejos.players.plain import PlainPlayer
from azulejos.rules import Move, Position, Preview, Wall, previews
from tests.players.positions import game_positions, opening

PLAIN = [name for name, level in LEVELS.items() if level.sees is not None]
KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]


@pytest.mark.parametrize(("seats", "wall"), KINDS)
@pytest.mark.parametrize("level", PLAIN)
def test_moves_are_legal_at_every_kind_of_table(level: str, seats: int, wall: Wall) -> None:
    player = PlainPlayer(LEVELS[level], seed=3)
    for position in game_positions(seats, wall, seed=2, every=11):
        chosen = player.choose(position)
        assert chosen.move in position.legal_moves()
        assert chosen.win is not None
        assert 0 <= chosen.win <= 1


def preview_of(position: Position, move: Move) -> Preview:
    return next(each for each in previews(position) if each.move == move)


@pytest.mark.parametrize("level", PLAIN)
def test_no_level_throws_tiles_away_that_fit(level: str) -> None:
    player = PlainPlayer(LEVELS[level], seed=3)
    for position in game_positions(2, seed=7, every=9):
        if position.phase.value != "draft" or len(position.legal_moves()) < 30:
            continue
        move = player.choose(position).move
        assert preview_of(position, move).fits, f"{level} plays {move} in {position}"


def test_analysis_of_a_plain_player_has_values_lines_and_reasons() -> None:
    position = opening(seed=3)
    found = analyse(PlainPlayer(LEVELS["capable"]), position, None, best=4)
    assert len(found.moves) == 4
    for one in found.moves:
        assert one.line[0] == one.move
        assert sum(one.wins) == pytest.approx(1.0)
        after = position
        for text in one.line:
            after = after.play(Move.parse(text))
        assert after.phase.value != "draft"


def test_plain_players_need_no_compiled_code() -> None:
    program = (
        "import sys\n"
        "from azulejos.players.named import make_player\n"
        "from azulejos.rules import CounterGenerator, Position, draw_deal\n"
        "start = Position.start(2)\n"
        "position = start.deal(draw_deal(start, CounterGenerator(1).below))\n"
        f"for name in {PLAIN!r}:\n"
        "    make_player(name).choose(position)\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
