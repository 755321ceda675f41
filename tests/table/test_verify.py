"""Verification distinguishes what can be verified from what cannot."""

from azulejos.rules import Game, Position
from azulejos.table import record, verify
from tests.table.harness import people


def test_game_that_no_server_dealt_is_neither_fair_nor_wrong() -> None:
    for headers in ((), (("Seed", "5"),)):
        verification = verify(Game(Position.start(), headers=headers))
        assert verification.nothing
        assert verification.is_fair is None
        assert verification.problems == ()


def test_commitment_noted_beforehand_asks_for_a_seed() -> None:
    verification = verify(Game(Position.start()), "00" * 32)
    assert not verification.nothing
    assert "no seed" in verification.problems[0]


def test_running_game_of_a_server_has_something_to_verify() -> None:
    verification = verify(record(people().state))
    assert not verification.nothing
    assert verification.is_fair is False
