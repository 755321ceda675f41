"""Another program as a player: speaks the engine protocol with a process of its own.

A file of its own because a foreign program may crash, hang or talk nonsense; each of these becomes
a `PlayerError` that says what happened, and the next game starts a new process.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
import time

from azulejos.players.player import ChosenMove, PlayerError
from azulejos.rules import Move, NotationError, Position
from azulejos.search.limits import Limits

START_PATIENCE = 180.0  # a program may compile itself before its first answer
MOVE_PATIENCE = 5.0  # seconds beyond the limit
NODES_PATIENCE = 60.0  # for a limit in nodes, which says nothing about time
LONGEST_LINE = 10_000


class EnginePlayer:
    """Plays by asking a program."""

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
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        """What the program answers; raises `PlayerError` and ends the program if it does not."""
        try:
            self._start()
            return self._ask(position, limits or self._limits)
        except PlayerError:
            self.close()
            raise

    def new_game(self, seed: int) -> None:
        """Tell the program the seed; it may not care."""
        if self._process is not None:
            with contextlib.suppress(PlayerError):
                self._send(f"option seed {seed}")

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.write("quit\n")
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join()
        assert process.stdout is not None
        process.stdout.close()

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
        if self._process is not None:
            return
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise PlayerError(f"cannot start {self._command!r}: {error}") from error
        self._lines = queue.SimpleQueue()
        self._reader = threading.Thread(
            target=_read, args=(self._process, self._lines), daemon=True
        )
        self._reader.start()
        self._send("ready")
        self._wait_for(("readyok",), self._start_patience)

    def _send(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
        except OSError as error:
            raise PlayerError(self._ended()) from error

    def _wait_for(self, words: tuple[str, ...], seconds: float) -> str:
        """The next line that begins with one of the words; `info` lines are passed over."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise PlayerError(f"hangs: no {words[0]} within {seconds:g} s") from None
            if line is None:
                raise PlayerError(self._ended())
            if line.split(" ", 1)[0] in words:
                return line

    def _ended(self) -> str:
        assert self._process is not None
        try:
            return f"crashed: exit code {self._process.wait(1.0)}"
        except subprocess.TimeoutExpired:
            return "crashed: closed its output"


def _read(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while line := process.stdout.readline(LONGEST_LINE):
            lines.put(line.strip())
    lines.put(None)


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
