"""The draws are exactly those that docs/fairness.md describes."""

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import Game, Position, draw_deal
from azulejos.table import Stream, commitment, verify

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")


def _blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)


STREAMS, REJECTIONS = (json.loads(block) for block in _blocks("json"))
[RECORD] = _blocks("azul")


def _stream(vector: dict[str, Any]) -> Stream:
    nonces = [nonce and bytes.fromhex(nonce) for nonce in vector["nonces"]]
    return Stream(bytes.fromhex(vector["seed"]), nonces)


@pytest.mark.parametrize("vector", STREAMS)
def test_stream_gives_the_words_of_the_page(vector: dict[str, Any]) -> None:
    assert commitment(bytes.fromhex(vector["seed"])) == vector["commitment"]
    stream = _stream(vector)
    assert [f"{stream.word():016x}" for _ in vector["words"]] == vector["words"]


@pytest.mark.parametrize("vector", STREAMS)
def test_first_seat_and_deal_are_those_of_the_page(vector: dict[str, Any]) -> None:
    stream = _stream(vector)
    seats = len(vector["nonces"])
    first_seat = stream.below(seats)
    assert first_seat + 1 == vector["first_seat"]
    deal = draw_deal(Position.start(seats, first_seat=first_seat), stream.below)
    assert str(deal) == vector["first_deal"]
    assert stream.drawn == vector["words_used"]


@pytest.mark.parametrize("vector", REJECTIONS)
def test_uneven_words_are_thrown_away(
    vector: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = iter([int(word, 16) for word in vector["words"]])
    monkeypatch.setattr(Stream, "word", lambda _: next(words))
    assert Stream(bytes(32), []).below(vector["n"]) == vector["answer"]
    assert list(words) == []


def test_record_of_the_page_is_fair() -> None:
    game = Game.parse(RECORD)
    assert str(game) == RECORD
    noted = {0: commitment(bytes.fromhex("11" * 32)), 1: None}
    verification = verify(game, game.header("Commitment"), {0: "11" * 32}, noted)
    assert verification.is_fair
    assert verification.deals == 2


def _second_verifier(folder: Path, record: str, *noted: str) -> list[str]:
    """What the program of the page prints about a record."""
    [program] = _blocks("python")
    (folder / "second.py").write_text(program, encoding="utf-8")
    (folder / "game.azul").write_text(record, encoding="utf-8")
    command = [sys.executable, "-I", "second.py", "game.azul", *noted]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return [line.split()[0] for line in done.stdout.splitlines()]


def test_second_verifier_of_the_page_agrees(tmp_path: Path) -> None:
    kept = str(STREAMS[0]["commitment"])
    promise, other = (commitment(bytes.fromhex(nonce * 32)) for nonce in ("11", "22"))
    assert _second_verifier(tmp_path, RECORD, kept, promise, "-") == ["fair"] * 6
    unfair = _second_verifier(tmp_path, RECORD, promise, promise, "-")
    assert unfair == ["UNFAIR"] + ["fair"] * 5
    assert _second_verifier(tmp_path, RECORD, kept, promise, other)[1] == "UNFAIR"
    share_of_a_bot = RECORD.replace('1111 -"]', f'1111 {"22" * 32}"]')
    assert _second_verifier(tmp_path, share_of_a_bot, kept, promise, "-")[1:3] == ["UNFAIR"] * 2
    exchanged = RECORD.replace("BBYK/BKWW", "BKWW/BBYK")
    assert _second_verifier(tmp_path, exchanged, kept, promise, "-")[4:] == ["UNFAIR", "fair"]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 50))
def test_stream_can_be_taken_up_anywhere(seed: bytes, start: int) -> None:
    whole = Stream(seed, [None, bytes(32)])
    words = [whole.word() for _ in range(start + 8)]
    later = Stream(seed, [None, bytes(32)], drawn=start)
    assert [later.word() for _ in range(8)] == words[start:]


def test_every_share_changes_the_stream() -> None:
    one, two = bytes(31) + b"\1", bytes(31) + b"\2"
    streams = [
        Stream(bytes(32), nonces)
        for nonces in ([None, None], [one, None], [two, None], [one, two], [two, one])
    ]
    assert len({stream.word() for stream in streams}) == len(streams)
    assert Stream(one, []).word() != Stream(two, []).word()


def test_numbers_are_spread_evenly() -> None:
    stream = Stream(bytes(32), [])
    counts = Counter(stream.below(5) for _ in range(10_000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(abs(count - 2000) < 200 for count in counts.values())


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_impossible_range_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Stream(bytes(32), []).below(n)


def test_short_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(bytes(31), [])
