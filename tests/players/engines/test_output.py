"""The output of an engine: lines in order, and the time checked at every line."""

import io
from itertools import count

import pytest

from azulejos.players import PlayerError
from azulejos.players.engines.output import MOST_CHARACTERS, EngineOutput, OutputEnded


def test_words_are_found_and_other_lines_are_skipped() -> None:
    output = EngineOutput(io.StringIO("info a\nreadyok\n\nbestmoves 1\nbestmove 3R2\nbestmove"))
    assert output.wait_for(("readyok",), 60) == "readyok"
    assert output.wait_for(("bestmove", "error"), 60) == "bestmove 3R2"
    assert output.wait_for(("bestmove", "error"), 60) == "bestmove"
    with pytest.raises(OutputEnded):
        output.wait_for(("bestmove",), 60)


def test_time_is_over_although_lines_keep_coming() -> None:
    clock = count()
    output = EngineOutput(io.StringIO("info\n" * 50 + "bestmove 3R2\n"), lambda: next(clock))
    output.join(60)
    with pytest.raises(PlayerError, match="hangs: no bestmove within 10 s"):
        output.wait_for(("bestmove",), 10)


def test_answer_that_is_there_counts_however_late_it_is_read() -> None:
    clock = iter([0, 99, 99])
    output = EngineOutput(io.StringIO("bestmove 3R2\n"), lambda: next(clock))
    output.join(60)
    assert output.wait_for(("bestmove",), 10) == "bestmove 3R2"


def test_reading_ends_with_a_flood() -> None:
    stream = io.StringIO("x" * (MOST_CHARACTERS + 20_000))
    output = EngineOutput(stream)
    output.join(60)
    assert output.is_flooding
    assert stream.closed
