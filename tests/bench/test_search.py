"""The signature of the search: the same number as long as it plays the same moves."""

from azulejos import fast
from azulejos.bench.search import positions, signature


def test_signature_is_the_same_on_every_machine() -> None:
    """A commit that changes what is played changes this number and says so."""
    assert signature() == 1_175_555_509


def test_positions_are_those_of_real_games() -> None:
    for state in positions("3G", 10):
        assert fast.to_position(state).problems() == ()
