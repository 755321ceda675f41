"""Options are checked when they are read, and every field has a sensible default."""

import msgspec
import pytest

from azulejos.rules import Wall
from azulejos.table import REACTIONS, BudgetClock, MoveClock, NoClock, Options


def test_defaults_are_those_of_a_game_among_friends() -> None:
    options = msgspec.json.decode(b"{}", type=Options)
    assert options == Options()
    assert (options.wall, options.public, options.hints) == (Wall.COLOURED, False, None)
    assert options.clock == NoClock()


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"move","ms":30000}', MoveClock(30_000)),
        ('{"kind":"budget","ms":300000,"increment_ms":5000}', BudgetClock(300_000, 5_000)),
    ],
)
def test_clocks_are_told_apart(text: str, clock: object) -> None:
    assert msgspec.json.decode(f'{{"clock":{text}}}', type=Options).clock == clock


@pytest.mark.parametrize(
    "text",
    [
        '{"wall":"pink"}',
        '{"clock":{"kind":"move","ms":0}}',
        '{"clock":{"kind":"move","ms":1e18}}',
        '{"clock":{"kind":"budget","ms":60000,"increment_ms":-1}}',
        '{"clock":{"kind":"sand"}}',
        '{"on_timeout":"cry"}',
        '{"stand_in":"../etc"}',
        '{"stand_in":"casual\\n"}',
        '{"absence_ms":-1}',
        '{"lobby_ms":0}',
        '{"idle_ms":0}',
        '{"show_ms":100000}',
        '{"public":"yes"}',
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Options)


def test_reactions_are_a_few_words() -> None:
    assert len(set(REACTIONS)) == len(REACTIONS) >= 6
    assert all(word.isidentifier() and word.islower() for word in REACTIONS)
