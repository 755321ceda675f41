"""The table of coefficients, and evaluations if some are missing."""

import pytest

from azulejos.search.handmade.boards import COEFFICIENTS, MEMORY_WORDS, STAGES
from azulejos.search.handmade.coefficients import NAMES, coefficients
from azulejos.search.handmade.evaluator import hand_memory


@pytest.mark.parametrize(("seats", "grey"), [(s, g) for s in (2, 3, 4) for g in (False, True)])
def test_every_kind_has_its_numbers(seats: int, grey: bool) -> None:
    table = coefficients(seats, grey)
    assert table.shape == (len(NAMES), STAGES)
    assert (table[NAMES.index("scale"), :15] > 0).all()
    assert abs(table).max() < 60 * 1024  # no feature is worth sixty points
    memory = hand_memory(seats, grey)
    assert memory.size == MEMORY_WORDS
    assert (memory[COEFFICIENTS : COEFFICIENTS + table.size] == table.ravel()).all()


def test_start_of_the_next_round_is_worth_something() -> None:
    assert coefficients(2, False)[NAMES.index("start"), 0] > 0
