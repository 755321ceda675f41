"""The process of the analysis board while its search is compiled: a first look comes at once."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from azulejos.players.analysis import Analysis
from azulejos.players.workers.analyst import AnalysisOrder, CancelAnalysis, ToAnalyst
from azulejos.players.workers.heartbeat import HEARTBEAT
from tests.players.cold import compiler_held
from tests.players.positions import opening

pytestmark = pytest.mark.xdist_group("cold bots")


def _send(analyst: "subprocess.Popen[bytes]", message: ToAnalyst) -> None:
    assert analyst.stdin
    analyst.stdin.write(msgspec.json.encode(message) + b"\n")
    analyst.stdin.flush()


def _answer(analyst: "subprocess.Popen[bytes]") -> Analysis:
    assert analyst.stdout
    line = next(line for line in analyst.stdout if line != HEARTBEAT)
    return msgspec.json.decode(line, type=Analysis)


def test_first_look_comes_while_the_search_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-m", "azulejos.players.workers.analyst"]
    pipe, start = subprocess.PIPE, str(opening())
    with (
        compiler_held(tmp_path, monkeypatch),
        subprocess.Popen(command, stdin=pipe, stdout=pipe) as analyst,
    ):
        _send(analyst, AnalysisOrder(start, 2_000, 3, allow_warm_up=True))
        found = _answer(analyst)
        assert (found.warming_up, len(found.moves)) == (True, 3)
        _send(analyst, AnalysisOrder(start, 2_000, 3))
        _send(analyst, CancelAnalysis())  # it would wait for the compiler
        assert _answer(analyst).warming_up
        assert analyst.stdin
        analyst.stdin.close()
