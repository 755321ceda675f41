"""`azulejos verify`."""

import json
import re
from pathlib import Path

import pytest

from tests.commands.running import Runner, process

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.fixture(scope="session")
def fair() -> str:
    """The record of docs/fairness.md."""
    return PAGE.read_text(encoding="utf-8").split("```azul\n")[1].split("```")[0]


def test_fair_record_is_found_fair(run: Runner, fair: str) -> None:
    ran = run("verify", "-", stdin=fair)
    assert ran.code == 0
    assert ran.out == (
        "fair: the first seat and 2 deals follow from the seed of the record's own commitment\n"
    )
    assert process("verify", "-", stdin=fair) == ran


def test_commitment_noted_beforehand_counts(run: Runner, fair: str) -> None:
    assert run("verify", "-", "--commitment", COMMITMENT, stdin=fair).code == 0
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


def test_missing_nonce_is_noted(run: Runner, fair: str) -> None:
    promised = fair.replace('bedc -"]', f'bedc {"ab" * 32}"]')
    ran = run("verify", "-", stdin=promised)
    assert ran.code == 0
    assert ran.out.startswith("note: seat 2 promised a nonce and did not show it\nfair:")


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
    assert [row for row in rows if re.fullmatch(r"\| \d ", row)] == ["| 0 ", "| 1 ", "| 2 ", "| 3 "]


def test_json_says_the_same(run: Runner, fair: str) -> None:
    assert json.loads(run("verify", "--json", "-", stdin=fair).out) == {
        "fair": True,
        "deals": 2,
        "problems": [],
        "missing_nonces": [],
    }
    running = "".join(line for line in fair.splitlines(keepends=True) if "[Seed" not in line)
    ran = run("verify", "--json", "-", stdin=running)
    assert (ran.code, json.loads(ran.out)["fair"]) == (1, False)
    assert "no seed" in json.loads(ran.out)["problems"][0]
