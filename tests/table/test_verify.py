"""Verification distinguishes what can be verified from what cannot."""

from azulejos.rules import Game, Position
from azulejos.table import record, verify
from tests.table.harness import people


def test_game_that_no_server_dealt_is_neither_fair_nor_wrong() -> None:
    for headers in ((), (("Seed", "5"),)):
        verdict = verify(Game(Position.start(), headers=headers))
        assert verdict.nothing
        assert verdict.is_fair is None
        assert verdict.problems == ()


def test_commitment_noted_beforehand_asks_for_a_seed() -> None:
    verdict = verify(Game(Position.start()), "00" * 32)
    assert not verdict.nothing
    assert "no seed" in verdict.problems[0]


def test_running_game_of_a_server_has_something_to_verify() -> None:
    verdict = verify(record(people().state))
    assert not verdict.nothing
    assert verdict.is_fair is False
