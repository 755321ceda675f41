"""Records can be taken at any time, contain the seed only at the end, and pass `verify`."""

import datetime
from dataclasses import replace

import pytest

from azulejos.rules import Deal, Game, Wall
from azulejos.table import Options, Status, commitment, record, verify
from azulejos.table.events import MovePlayed
from azulejos.table.record import date
from azulejos.table.requests import (
    ClaimSeat,
    NoteOverdue,
    Resign,
    StartGame,
    StartUnproven,
    TakeBack,
)
from azulejos.table.verify import Finding
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


def test_header_names_the_bots_for_which_a_simple_player_moved_in_an_earlier_version() -> None:
    host = alone(3)
    host.play_until(2)
    assert record(host.state).header("WarmUp") is None
    assert host.state.position is not None
    move = str(host.state.position.legal_moves()[0])
    host.remember(MovePlayed(2, move, "bot", warming_up=True))
    assert host.state.warming_up_moves(2) == 1
    assert Game.parse(str(record(host.state))).header("WarmUp") == "3"
    while not host.state.rounds:
        host.play()
    assert Game.parse(str(record(host.state))).header("WarmUp") == "3"


def test_move_of_a_simple_player_that_is_taken_back_does_not_count() -> None:
    host = alone()
    host.play_until(0)
    host.play()
    assert host.state.position is not None
    move = str(host.state.position.legal_moves()[0])
    host.remember(MovePlayed(1, move, "bot", warming_up=True))
    host.ask(TakeBack(host.name(), 0, host.state.game_number), 0)
    assert host.state.warming_up_moves(1) == 0
    assert record(host.state).header("WarmUp") is None


def test_headers_say_who_played() -> None:
    host = alone()
    game = record(host.state)
    assert game.header("Name1") == "Guest 0"
    assert (game.header("Name2"), game.header("Bot2")) == ("novice", "novice")
    assert game.header("Date") == "2023-11-14"
    assert game.header("Table") == "test"
    assert game.header("Nonces") == f"{host.nonces[0]} -"


def test_bots_have_the_names_that_they_are_given_and_are_told_apart() -> None:
    host = alone(3)
    game = record(host.state, {"novice": "Sofia"}.__getitem__)
    assert [game.header(f"Name{number}") for number in (1, 2, 3)] == ["Guest 0", "Sofia", "Sofia 2"]
    assert [game.header(f"Bot{number}") for number in (1, 2, 3)] == [None, "novice", "novice"]


def test_day_is_right_over_centuries() -> None:
    start = datetime.date(1970, 1, 1)
    for days in (*range(0, 60_000, 13), 11_016, 47_540):
        assert date(days * 86_400_000 + 1) == str(start + datetime.timedelta(days))


def _finished_host() -> Host:
    host = people(3)
    host.finish()
    return host


def _finished() -> Game:
    return record(_finished_host().state)


def _with(game: Game, **changed: str) -> Game:
    return replace(game, headers=tuple((k, changed.get(k, v)) for k, v in game.headers))


def test_record_by_itself_is_only_consistent() -> None:
    verification = verify(_finished())
    assert verification.finding is Finding.CONSISTENT
    assert verification.is_fair is None
    assert verification.deals > 3
    assert verification.missing == ()


def test_record_is_fair_to_somebody_who_kept_commitment_and_nonce() -> None:
    host = _finished_host()
    game, noted = record(host.state), host.state.commitment
    assert verify(game, noted, {1: host.nonces[1]}, host.noted()).is_fair
    assert verify(game, noted, host.nonces).is_fair
    assert verify(game, noted, {}, host.noted()).finding is Finding.CONSISTENT
    assert verify(game, None, host.nonces, host.noted()).finding is Finding.CONSISTENT


def test_own_nonce_that_was_not_used_is_found_out() -> None:
    host = _finished_host()
    verification = verify(record(host.state), host.state.commitment, {1: "00" * 32})
    assert verification.finding is Finding.FAILED
    assert verification.problems == ("the record has another nonce for seat 2 than was given",)


def test_replaced_nonce_with_its_hash_is_found_out_by_its_owner() -> None:
    """The seed is kept; one nonce and its hash are the server's; everything else agrees."""
    host = _finished_host()
    forged = Host(3)
    for seat in range(3):
        forged.claim(seat, seat)
    forged.nonces[2] = "ab" * 32
    promise = commitment(bytes.fromhex("ab" * 32))
    forged.ask(ClaimSeat("forged", 2, "Guest 2", promise), 2)
    forged.start()
    forged.finish()
    game = record(forged.state)
    assert verify(game, host.state.commitment).finding is Finding.CONSISTENT
    assert verify(game, host.state.commitment, {2: host.nonces[2]}).finding is Finding.FAILED


def test_share_whose_hash_was_not_noted_proves_nothing() -> None:
    """The server could have chosen it when it knew the other shares."""
    host = _finished_host()
    game, noted = record(host.state), host.noted()
    own = {1: host.nonces[1]}
    verification = verify(game, host.state.commitment, own)
    assert (verification.finding, verification.unfixed) == (Finding.NOT_PROVEN, (0, 2))
    assert verification.is_fair is None
    verification = verify(game, host.state.commitment, own, {0: noted[0]})
    assert (verification.finding, verification.unfixed) == (Finding.NOT_PROVEN, (2,))
    assert verify(game, host.state.commitment, own, {0: noted[0], 2: noted[2]}).is_fair


def test_hash_that_was_noted_is_compared() -> None:
    host = _finished_host()
    for changed in ("ab" * 32, None):
        noted = {**host.noted(), 2: changed}
        verification = verify(record(host.state), host.state.commitment, host.nonces, noted)
        assert verification.finding is Finding.FAILED
        assert verification.problems == (
            "the record has another nonce hash for seat 3 than was given",
        )


def _with_share_of_a_bot(host: Host, nonce: str) -> Game:
    """The record of a game against one bot, as a server tells it that gave the bot a share."""
    forged = Host(2)
    forged.claim(0, 0)
    promise = commitment(bytes.fromhex(nonce))
    forged.ask(ClaimSeat("forged", 1, "novice", promise), 1)
    forged.nonces = {0: host.nonces[0], 1: nonce}
    forged.start()
    forged.ask(Resign("r", 0), 0)
    return record(forged.state)


def test_share_of_a_bot_is_never_fair() -> None:
    host = alone(2)
    person = _with_share_of_a_bot(host, "ab" * 32)
    bot = _with(person, Players="person bot")
    old = replace(bot, headers=tuple(one for one in bot.headers if one[0] != "Players"))
    old = _with(old, Name2="bot novice")
    given = (host.state.commitment, host.nonces)
    for noted in ({}, host.noted()):
        verification = verify(bot, *given, noted)
        assert verification.finding is Finding.FAILED
        assert verification.problems == (
            "seat 2 belongs to a bot, and a bot has no share in the draws",
        )
    for game in (person, old):
        assert verify(game, *given, host.noted()).finding is Finding.FAILED
        assert verify(game, *given).finding is Finding.NOT_PROVEN


def test_running_game_cannot_be_verified_yet() -> None:
    verification = verify(record(people().state))
    assert verification.is_fair is False
    assert "no seed" in verification.problems[0]


def test_other_seed_is_found_out() -> None:
    game = _with(_finished(), Seed="00" * 32)
    verification = verify(game)
    assert "commitment" in verification.problems[0]
    assert any("round 1" in problem for problem in verification.problems)


def test_commitment_noted_beforehand_is_compared() -> None:
    game = _finished()
    noted = game.header("Commitment")
    assert noted is not None
    assert not verify(game, noted.upper()).problems
    assert "that was given" in verify(game, "00" * 32).problems[0]


def test_other_nonce_is_found_out() -> None:
    game = _finished()
    nonces = (game.header("Nonces") or "").split()
    verification = verify(_with(game, Nonces=" ".join(["00" * 32, *nonces[1:]])))
    assert verification.problems == ("the nonce of seat 1 is not the one that was promised",)


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
    verification = verify(replace(game, events=(Deal(first.factories[::-1]),)))
    assert verification.problems == (f"round 1: the seed gives {first}",)


def test_missing_nonce_is_named() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(StartGame("s", {0: host.nonces[0]}), 0)
    host.ask(NoteOverdue((1,)), after=10_000)
    host.ask(StartUnproven("u"), 0)
    host.ask(Resign("r", 0), 0)
    assert host.state.status is Status.FINISHED
    verification = verify(Game.parse(str(record(host.state))))
    assert verification.finding is Finding.NOT_PROVEN
    assert verification.is_fair is None
    assert verification.missing == (1,)
    kept = verify(record(host.state), host.state.commitment, {1: host.nonces[1]})
    assert kept.problems == ("the nonce that was given for seat 2 is not in the record",)


def test_person_who_promised_nothing_makes_a_game_not_proven() -> None:
    host = Host()
    host.claim(0, 0)
    host.ask(ClaimSeat("c", 1, "bot novice"), 1)
    host.start()
    host.ask(Resign("r", 0), 0)
    game = record(host.state)
    assert game.header("Players") == "person person"
    verification = verify(game, host.state.commitment, {0: host.nonces[0]}, host.noted())
    assert (verification.finding, verification.missing) == (Finding.NOT_PROVEN, (1,))


def test_bot_needs_no_nonce_and_old_records_tell_it_by_its_name() -> None:
    host = alone(3)
    host.finish()
    game = record(host.state)
    assert game.header("Players") == "person bot bot"
    old = record(host.state, "bot {}".format)
    old = replace(old, headers=tuple(one for one in old.headers if one[0] != "Players"))
    old = _with(old, Name3="bot novice")  # both had the same name in old records
    for record_ in (game, old):
        assert verify(record_, host.state.commitment, host.nonces).is_fair


@pytest.mark.parametrize("players", ["", "person", "person bot", "person bot human"])
def test_unreadable_players_are_told(players: str) -> None:
    host = alone(3)
    host.finish()
    verification = verify(_with(record(host.state), Players=players))
    assert verification.problems == ("the players cannot be read",)
