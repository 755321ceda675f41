"""Repeated requests, and the memory that recognises them."""

from typing import get_args

from azulejos.table import Code, Repeated, decide, fold_all
from azulejos.table import requests as r
from azulejos.table.decide import _DECISIONS
from azulejos.table.fold import ANSWERS_KEPT, ANSWERS_PER_GUEST
from azulejos.table.refusals import SENTENCES
from tests.table.harness import Host, people


def test_every_request_has_a_decision() -> None:
    assert set(_DECISIONS) == {*get_args(r.GuestRequest), *get_args(r.ServerRequest)}


def test_every_code_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Code)
    assert all(sentence.endswith(".") for sentence in SENTENCES.values())
    assert all(code.value.startswith("table/") for code in Code)


def test_repetition_is_recognised_after_a_restart() -> None:
    host = Host()
    claim = r.ClaimSeat("same", 0, "Ada")
    host.ask(claim, 0)
    restarted = fold_all(host.entries)
    assert decide(restarted, claim, host.now, host.seed, 0) == Repeated(2, 2)


def test_same_id_of_another_guest_is_another_request() -> None:
    host = Host()
    host.ask(r.ClaimSeat("same", 0, "Ada"), 0)
    host.ask(r.ClaimSeat("same", 1, "Bo"), 1)
    assert [seat.name for seat in host.state.seats] == ["Ada", "Bo"]


def test_refused_request_changes_nothing_and_may_be_asked_again() -> None:
    host = Host()
    host.claim(0, 0)
    start = r.StartGame("s")
    assert host.refused(start, 0) is Code.SEATS_OPEN
    host.claim(1, 1)
    host.ask(start, 0)


def test_nobody_can_push_the_answers_of_others_out() -> None:
    host = Host()
    mine = [r.ClaimSeat(f"mine {n}", 0, f"Ada {n}") for n in range(ANSWERS_PER_GUEST - 1)]
    for claim in mine:
        host.ask(claim, 0)
    for n in range(2 * ANSWERS_KEPT):
        host.ask(r.ClaimSeat(f"{n}", 1, f"Bo {n}"), 1)
    assert len(host.state.answered) == ANSWERS_KEPT
    assert all(isinstance(host.try_(claim, 0), Repeated) for claim in mine)
    assert host.state.seats[0].name == f"Ada {ANSWERS_PER_GUEST - 2}"


def test_forgotten_move_is_stale_and_not_played_again() -> None:
    host = people()
    turn = host.state.turn
    assert turn is not None
    assert host.state.position is not None
    move = str(host.state.position.legal_moves()[0])
    request = r.PlayMove("first", turn, move, host.state.game_number)
    host.ask(request, turn)
    host.play()
    for _ in range(ANSWERS_KEPT):
        host.play()
        host.ask(r.TakeBack(host.name(), turn, host.state.game_number), turn)
    assert host.refused(request, turn) is Code.STALE
