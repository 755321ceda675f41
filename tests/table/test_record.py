"""Records can be taken at any time, tell the seed only at the end, and are checked by `verify`."""

import datetime
from dataclasses import replace

import pytest

from azulejos.rules import Deal, Game, Wall
from azulejos.table import Options, Status, record, verify
from azulejos.table.record import date
from azulejos.table.requests import Resign, StartGame, StartNow
from tests.table.harness import Host, alone, people


@pytest.mark.parametrize("wall", list(Wall))
def test_record_can_be_read_after_every_move(wall: Wall) -> None:
    host = people(2, Options(wall=wall))
    while not host.state.is_over:
        text = str(record(host.state))
        assert host.seed.hex() not in text
        assert Game.parse(text).replay() == host.state.position
        host.play()
    assert f'[Seed "{host.seed.hex()}"]' in str(record(host.state))


def test_record_of_a_lobby_is_an_empty_game() -> None:
    host = Host(3)
    game = Game.parse(str(record(host.state)))
    assert game.events == ()
    assert game.start.seats == 3
    assert game.header("Commitment") == host.state.commitment


def test_headers_say_who_played() -> None:
    host = alone()
    game = record(host.state)
    assert game.header("Name1") == "Guest 0"
    assert game.header("Name2") == "bot novice"
    assert game.header("Date") == "2023-11-14"
    assert game.header("Table") == "test"
    assert game.header("Nonces") == f"{host.nonces[0]} -"


def test_day_is_right_over_centuries() -> None:
    start = datetime.date(1970, 1, 1)
    for days in (*range(0, 60_000, 13), 11_016, 47_540):
        assert date(days * 86_400_000 + 1) == str(start + datetime.timedelta(days))


def _finished() -> Game:
    host = people(3)
    host.finish()
    return record(host.state)


def _with(game: Game, **changed: str) -> Game:
    return replace(game, headers=tuple((k, changed.get(k, v)) for k, v in game.headers))


def test_fair_record_is_found_fair() -> None:
    game = _finished()
    verdict = verify(game)
    assert verdict.is_fair
    assert verdict.deals > 3
    assert verdict.missing == ()


def test_running_game_cannot_be_verified_yet() -> None:
    verdict = verify(record(people().state))
    assert not verdict.is_fair
    assert "no seed" in verdict.problems[0]


def test_other_seed_is_found_out() -> None:
    game = _with(_finished(), Seed="00" * 32)
    verdict = verify(game)
    assert "commitment" in verdict.problems[0]
    assert any("round 1" in problem for problem in verdict.problems)


def test_commitment_noted_beforehand_is_compared() -> None:
    game = _finished()
    commitment = game.header("Commitment")
    assert commitment is not None
    assert verify(game, commitment.upper()).is_fair
    assert "that was given" in verify(game, "00" * 32).problems[0]


def test_other_nonce_is_found_out() -> None:
    game = _finished()
    nonces = (game.header("Nonces") or "").split()
    verdict = verify(_with(game, Nonces=" ".join(["00" * 32, *nonces[1:]])))
    assert verdict.problems == ("the nonce of seat 1 is not the one that was promised",)


@pytest.mark.parametrize("nonces", ["", "- -", "- - - -", "xyz - -"])
def test_unreadable_nonces_are_told(nonces: str) -> None:
    assert verify(_with(_finished(), Nonces=nonces)).problems == ("the nonces cannot be read",)


def test_other_first_seat_is_found_out() -> None:
    game = _finished()
    start = game.start
    other = (start.first_seat + 1) % 3
    moved = replace(game, start=replace(start, first_seat=other, turn=other), events=())
    assert "first one" in verify(moved).problems[0]


def test_exchanged_deal_is_found_out() -> None:
    game = _finished()
    first = game.events[0]
    assert isinstance(first, Deal)
    verdict = verify(replace(game, events=(Deal(first.factories[::-1]),)))
    assert verdict.problems == (f"round 1: the seed gives {first}",)


def test_missing_nonce_is_named() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(StartGame("s", {0: host.nonces[0]}), 0)
    host.ask(StartNow(), after=10_000)
    host.ask(Resign("r", 0), 0)
    assert host.state.status is Status.FINISHED
    verdict = verify(Game.parse(str(record(host.state))))
    assert verdict.is_fair
    assert verdict.missing == (1,)
