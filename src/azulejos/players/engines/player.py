"""Another program as a player: runs it in a process and speaks the engine protocol with it.

The program may crash, hang, flood or send invalid answers. Each of these becomes a `PlayerError`
that says what happened and what the program wrote last on standard error, and the next game starts
a new process.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from typing import NoReturn

from azulejos.players.engines.command import split_command
from azulejos.players.engines.last_words import LastWords
from azulejos.players.engines.output import MOST_CHARACTERS, MOST_LINES, EngineOutput, OutputEnded
from azulejos.players.player import ChosenMove, PlayerError
from azulejos.rules import Move, NotationError, Position
from azulejos.search.limits import Limits

START_PATIENCE = 180.0  # seconds; a program may load much before its first answer
MOVE_PATIENCE = 5.0  # seconds beyond the limit
NODES_PATIENCE = 60.0  # seconds for a limit in nodes, which says nothing about time
QUIT_PATIENCE = 0.5  # seconds between `quit` and killing the program


class EnginePlayer:
    """Plays the moves that a program answers."""

    def __init__(
        self,
        command: str,
        name: str,
        limits: Limits,
        patience: float = MOVE_PATIENCE,
        start_patience: float = START_PATIENCE,
    ) -> None:
        self.name = name
        self._command = command
        self._limits = limits
        self._patience = patience
        self._start_patience = start_patience
        self._seed: int | None = None
        self._ready = False
        self._closed = False
        self._changing = threading.Lock()  # a stopping worker closes the player from a thread
        self._process: subprocess.Popen[str] | None = None

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """The program's answer; raises `PlayerError` and ends the program if there is none."""
        self.start()
        try:
            return self._ask(position, limits or self._limits)
        except PlayerError as error:
            self._fail(error)

    def start(self) -> None:
        """Start the program if it is not running, and wait until it is ready."""
        try:
            if self._process is None:
                self._start()
            if not self._ready:
                self._get_ready()
        except PlayerError as error:
            self._fail(error)

    def new_game(self, seed: int) -> None:
        """Send the seed before the next move; the program may ignore it."""
        self._seed, self._ready = seed, False

    def close(self) -> None:
        """End the program for good."""
        with self._changing:
            self._closed = True
        self._end()

    def _fail(self, error: PlayerError) -> NoReturn:
        """End the program, and say what went wrong and what it wrote last."""
        has_run = self._process is not None
        self._end()
        said = self._last_words.text(QUIT_PATIENCE) if has_run else ""
        raise PlayerError(f"{error}; stderr: {said}" if said else str(error)) from error

    def _end(self) -> None:
        """End the program and everything that it started."""
        with self._changing:
            process, self._process, self._ready = self._process, None, False
            if process is not None:
                _end(process, self._output)

    def _ask(self, position: Position, limits: Limits) -> ChosenMove:
        began = time.perf_counter()
        self._send(f"position {position}")
        if limits.seconds is not None:
            self._send(f"go time {limits.seconds:g}")
            patience = limits.seconds + self._patience
        else:
            self._send(f"go nodes {limits.nodes}")
            patience = NODES_PATIENCE
        answer = self._wait_for(("bestmove", "error"), patience)
        return _chosen(answer, position, time.perf_counter() - began)

    def _start(self) -> None:
        with self._changing:
            if self._closed:
                raise PlayerError("has been closed")
            self._process = process = _popen(self._command)
            assert process.stdout is not None
            assert process.stderr is not None
            self._output = EngineOutput(process.stdout)
            self._last_words = LastWords(process.stderr)

    def _get_ready(self) -> None:
        """Send the seed; if the program refuses it, it does so before `readyok`, without harm."""
        if self._seed is not None:
            self._send(f"option seed {self._seed}")
        self._send("ready")
        self._wait_for(("readyok",), self._start_patience)
        self._ready = True

    def _send(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
        except OSError as error:
            raise PlayerError(self._ended()) from error

    def _wait_for(self, words: tuple[str, ...], seconds: float) -> str:
        try:
            return self._output.wait_for(words, seconds)
        except OutputEnded:
            raise PlayerError(self._ended()) from None

    def _ended(self) -> str:
        assert self._process is not None
        if self._output.is_flooding:
            return f"floods: over {MOST_LINES:,} lines or {MOST_CHARACTERS:,} characters at once"
        try:
            return f"crashed: exit code {self._process.wait(1.0)}"
        except subprocess.TimeoutExpired:
            return "crashed: closed its output"


def _popen(command: str) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            split_command(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            bufsize=1,
            start_new_session=True,  # so that a shell and its children can be ended together
        )
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or error
        raise PlayerError(f"cannot start {command!r}: {reason}") from error


def _end(process: subprocess.Popen[str], output: EngineOutput) -> None:
    assert process.stdin is not None
    with contextlib.suppress(OSError):
        process.stdin.write("quit\n")
    with contextlib.suppress(OSError):
        process.stdin.close()
    output.join(QUIT_PATIENCE)  # ends when no process can write to it any more
    _kill(process)
    process.wait()
    output.join(QUIT_PATIENCE)  # a process that left the program's session may still hold it


def _kill(process: subprocess.Popen[str]) -> None:
    """Kill the program and everything that it started."""
    if os.name == "posix":
        with contextlib.suppress(OSError):  # already gone
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def _chosen(answer: str, position: Position, seconds: float) -> ChosenMove:
    words = answer.split()
    if words[0] == "error" or len(words) < 2:
        raise PlayerError(f"nonsense: {answer[:100]!r}")
    try:
        move = Move.parse(words[1])
    except NotationError as error:
        raise PlayerError(f"nonsense: {answer[:100]!r}") from error
    if move not in position.legal_moves():
        raise PlayerError(f"illegal move {move}")
    win = None
    if len(words) == 4 and words[2] == "value":
        with contextlib.suppress(ValueError):
            win = float(words[3])
    return ChosenMove(move, win, seconds=seconds)
