"""`azulejos verify`."""

import json
import re
from pathlib import Path

import pytest

from azulejos.table import record
from testing.client import nonce_of
from tests.commands.running import Runner, process
from tests.table.harness import Host, people, position_after, training

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
OWN = f"1={'11' * 32}"


@pytest.fixture(scope="session")
def fair() -> str:
    """The record of docs/fairness.md."""
    return PAGE.read_text(encoding="utf-8").split("```azul\n")[1].split("```")[0]


def test_record_by_itself_is_called_consistent_and_not_fair(run: Runner, fair: str) -> None:
    ran = run("verify", "-", stdin=fair)
    assert ran.code == 0
    assert ran.out == (
        "consistent: the first seat and 2 deals follow from the record's own seed and nonces\n"
        "The server could have replaced what you do not compare.\n"
        "To prove the draws to yourself, add --commitment HEX (noted before the game) and "
        "--nonce SEAT=HEX (of your own seat).\n"
    )
    assert process("verify", "-", stdin=fair) == ran


@pytest.mark.parametrize("given", [["--commitment", COMMITMENT], ["--nonce", OWN]])
def test_one_of_both_is_not_enough_to_be_fair(run: Runner, fair: str, given: list[str]) -> None:
    ran = run("verify", "-", *given, stdin=fair)
    assert ran.code == 0
    assert ran.out.startswith("consistent: ")
    assert given[0] not in ran.out.splitlines()[-1]


def test_commitment_and_own_nonce_prove_the_draws(run: Runner, fair: str) -> None:
    ran = run("verify", "-", "--commitment", COMMITMENT, "--nonce", OWN, stdin=fair)
    assert (ran.code, ran.out) == (
        0,
        "fair: the first seat and 2 deals follow from your commitment and your nonce of seat 1\n",
    )


def test_nonce_that_is_not_in_the_record_is_a_problem(run: Runner, fair: str) -> None:
    ran = run("verify", "-", "--nonce", f"1={'22' * 32}", stdin=fair)
    assert (ran.code, ran.out) == (1, "the record has another nonce for seat 1 than was given\n")
    ran = run("verify", "-", "--nonce", f"2={'11' * 32}", stdin=fair)
    assert (ran.code, ran.out) == (1, "the nonce that was given for seat 2 is not in the record\n")


@pytest.fixture(scope="session")
def two() -> Host:
    """A finished game of two people."""
    host = people()
    host.finish()
    return host


def test_other_share_needs_the_hash_that_was_noted(run: Runner, two: Host) -> None:
    text = str(record(two.state))
    kept = ["--commitment", two.state.commitment, "--nonce", f"1={two.nonces[0]}"]
    ran = run("verify", "-", *kept, stdin=text)
    assert ran.code == 4
    assert ran.out.startswith(
        "not proven: saved by an older version, without the nonce hash of seat 2: "
    )
    own = f"1={two.noted()[0]}"
    ran = run("verify", "-", *kept, "--nonce-hash", own, stdin=text)
    assert ran.code == 4
    assert ran.out.startswith("not proven: you did not give the nonce hash of seat 2: ")
    told = json.loads(run("verify", "--json", "-", *kept, stdin=text).out)
    assert (told["verdict"], told["fair"], told["missing_nonce_hashes"]) == (
        "not_proven",
        None,
        [2],
    )
    other = f"2={two.noted()[1]}"
    ran = run("verify", "-", *kept, "--nonce-hash", own, "--nonce-hash", other, stdin=text)
    assert (ran.code, ran.out[:6]) == (0, "fair: ")
    for wrong in (f"2={'ab' * 32}", "2=-"):
        ran = run("verify", "-", *kept, "--nonce-hash", wrong, stdin=text)
        assert (ran.code, ran.out) == (
            1,
            "the record has another nonce hash for seat 2 than was given\n",
        )


def test_record_of_two_people_by_itself_says_all_that_is_lacking(run: Runner, two: Host) -> None:
    ran = run("verify", "-", stdin=str(record(two.state)))
    assert ran.code == 0
    assert "--nonce-hash SEAT=HEX (of every seat" in ran.out.splitlines()[-1]


@pytest.mark.parametrize("given", ["", "1", "1=", "1=xyz", f"5={'11' * 32}", "1=--"])
def test_nonce_hash_that_cannot_be_read_is_refused(run: Runner, fair: str, given: str) -> None:
    assert "SEAT=HEX" in run.refused("verify", "-", "--nonce-hash", given, stdin=fair)


def test_nonce_hash_of_no_seat_or_twice_is_refused(run: Runner, fair: str) -> None:
    assert "seats 1 to 2" in run.refused("verify", "-", "--nonce-hash", "3=-", stdin=fair)
    twice = ["--nonce-hash", "2=-", "--nonce-hash", "2=-"]
    assert "seat 2 has two values" in run.refused("verify", "-", *twice, stdin=fair)


def test_share_of_a_bot_is_not_fair(run: Runner, fair: str) -> None:
    nonce, promise = nonce_of("bot")
    forged = fair.replace('bedc -"]', f'bedc {promise}"]').replace('1111 -"]', f'1111 {nonce}"]')
    ran = run("verify", "-", "--commitment", COMMITMENT, "--nonce", OWN, stdin=forged)
    assert (ran.code, ran.out) == (
        1,
        "seat 2 belongs to a bot, and a bot has no share in the draws\n",
    )


@pytest.mark.parametrize(
    "given", ["", "1", "1=", "1=xyz", f"0={'11' * 32}", f"5={'11' * 32}", f"1={'11' * 31}"]
)
def test_nonce_that_cannot_be_read_is_refused(run: Runner, fair: str, given: str) -> None:
    assert "SEAT=HEX" in run.refused("verify", "-", "--nonce", given, stdin=fair)


def test_nonce_of_no_seat_or_twice_is_refused(run: Runner, fair: str) -> None:
    assert "seats 1 to 2" in run.refused("verify", "-", "--nonce", f"3={'11' * 32}", stdin=fair)
    twice = ["--nonce", OWN, "--nonce", OWN]
    assert "seat 1 has two values for its nonce" in run.refused("verify", "-", *twice, stdin=fair)


def test_commitment_noted_beforehand_counts(run: Runner, fair: str) -> None:
    ran = run("verify", "-", "--commitment", "00" * 32, stdin=fair)
    assert (ran.code, ran.out) == (
        1,
        "the seed does not belong to the commitment that was given\n",
    )
    assert "64 hexadecimal digits" in run.refused("verify", "-", "--commitment", "x", stdin=fair)


def test_unfair_record_is_found_out(run: Runner, fair: str) -> None:
    forged = fair.replace("2. deal BYRW/BRKW", "2. deal BRKW/BYRW").replace("1YF", "2YF")
    ran = run("verify", "-", stdin=forged)
    assert ran.code == 1
    assert ran.out == "round 2: the seed gives BYRW/BRKW/BYRW/RRWW/YYYR\n"


def test_game_without_every_share_is_not_proven(run: Runner, fair: str) -> None:
    person = fair.replace('[Players "person bot"]', '[Players "person person"]')
    promised = person.replace('bedc -"]', f'bedc {"ab" * 32}"]')
    kept = ["--commitment", COMMITMENT, "--nonce", OWN]
    for text in (promised, person):
        for given in ([], kept):
            ran = run("verify", "-", *given, stdin=text)
            assert ran.code == 4
            assert ran.out.startswith("not proven: seat 2 added no nonce to the draws\n")
        told = json.loads(run("verify", "--json", "-", stdin=text).out)
        assert (told["verdict"], told["fair"]) == ("not_proven", None)
        assert told["missing_nonces"] == [2]


def test_game_that_no_server_dealt_has_nothing_to_verify(run: Runner, record_text: str) -> None:
    seeded = record_text.replace("[Date", '[Seed "5"]\n[Date')
    for text in (record_text, seeded):
        ran = run("verify", "-", stdin=text)
        assert ran.code == 3
        assert ran.out.startswith("nothing to verify: no server dealt this game")
        told = run("verify", "--json", "-", stdin=text)
        assert told.code == 3
        assert json.loads(told.out)["fair"] is None
        assert json.loads(told.out)["problems"] == []
    ran = run("verify", "-", "--commitment", COMMITMENT, stdin=record_text)
    assert ran.code == 1
    assert "no seed" in ran.out


def test_exit_codes_are_on_the_page() -> None:
    rows = [line[:4] for line in PAGE.read_text(encoding="utf-8").splitlines()]
    found = [row for row in rows if re.fullmatch(r"\| \d ", row)]
    assert found == ["| 0 ", "| 0 ", "| 1 ", "| 2 ", "| 3 ", "| 4 "]


def test_json_says_the_same(run: Runner, fair: str) -> None:
    assert json.loads(run("verify", "--json", "-", stdin=fair).out) == {
        "verdict": "consistent",
        "fair": None,
        "deals": 2,
        "problems": [],
        "missing_nonces": [],
        "missing_nonce_hashes": [1],
        "start_set_by_hand": False,
    }
    kept = ["--commitment", COMMITMENT, "--nonce", OWN]
    told = json.loads(run("verify", "--json", "-", *kept, stdin=fair).out)
    assert (told["verdict"], told["fair"]) == ("fair", True)
    running = "".join(line for line in fair.splitlines(keepends=True) if "[Seed" not in line)
    ran = run("verify", "--json", "-", stdin=running)
    assert (ran.code, json.loads(ran.out)["fair"]) == (1, False)
    assert json.loads(ran.out)["verdict"] == "failed"
    assert "no seed" in json.loads(ran.out)["problems"][0]


def test_start_that_was_set_by_hand_is_told(run: Runner) -> None:
    host = training(position_after(9))
    host.finish()
    text = str(record(host.state))
    given = ["--commitment", host.state.commitment, "--nonce", f"1={host.nonces[0]}"]
    ran = run("verify", "-", *given, stdin=text)
    deals = text.count(". deal ")
    assert (ran.code, ran.out) == (
        0,
        f"fair: {deals} deals follow from your commitment and your nonce of seat 1\n"
        "The start of this game was set by hand: only the deals after it were drawn.\n",
    )
    told = json.loads(run("verify", "-", "--json", stdin=text).out)
    assert told["start_set_by_hand"] is True
