"""`azulejos engine`: our players behind a protocol of text lines, for programs in any language.

docs/engine-protocol.md describes it. Bad input gets `error <code> <sentence>`, and the dialogue
continues.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from azulejos.players.characters import level_of
from azulejos.players.levels import LEVELS
from azulejos.players.named import level_player
from azulejos.players.plain import PlainPlayer
from azulejos.rules import Position
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal

if TYPE_CHECKING:
    from azulejos.players.thinking import ThinkingPlayer

LONGEST_LINE: Final = 2000
MOST_SECONDS: Final = 3600.0
MOST_THREADS: Final = 64


class LineError(Exception):
    """A line that cannot be executed: code and sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code} {sentence}")


class Engine:
    """One dialogue. `say` gets every line of the output, from any thread."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._level, self._seed, self._threads = "master", 0, 1
        self._position: Position | None = None
        self._player: ThinkingPlayer | PlainPlayer | None = None
        self._thinking: threading.Thread | None = None
        self._stop_signal = StopSignal()
        self._answered = threading.Event()  # set with the answer; the thread may end a moment later
        self._commands: dict[str, Callable[[str], None]] = {
            "ready": self._ready,
            "option": self._option,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Execute lines until `quit` or the end of the input."""
        for line in lines:
            words = line.strip()
            if words == "quit":
                break
            if words:
                self.obey(words)
        self._stop("")

    def obey(self, line: str) -> None:
        """Execute one line."""
        command, _, rest = line.partition(" ")
        try:
            if len(line) > LONGEST_LINE:
                raise LineError("line", f"a line has at most {LONGEST_LINE} characters")
            if command not in self._commands:
                known = ", ".join((*self._commands, "quit"))
                raise LineError("command", f"no command {command[:20]!r}; there are {known}")
            if command != "stop" and self._thinking is not None:
                if not self._answered.is_set():
                    raise LineError("busy", "still thinking; send stop first")
                self._thinking.join()
                self._thinking = None
            self._commands[command](rest)
        except LineError as error:
            self._say(f"error {error}")

    def _ready(self, _rest: str) -> None:
        player = self._get_player()
        if not isinstance(player, PlainPlayer):
            player.load()
        self._say("readyok")

    def _option(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if name == "level" and level_of(value) in LEVELS:
            self._level = level_of(value)
        elif name == "seed" and value.isascii() and value.isdigit() and len(value) < 20:
            self._seed = int(value)
            if self._player is not None:
                self._player.seed = self._seed
            return
        elif name == "threads" and value in map(str, range(1, MOST_THREADS + 1)):
            self._threads = int(value)
        elif name in ("level", "seed", "threads"):
            raise LineError("option", f"{name} cannot be {value[:20]!r}")
        else:
            raise LineError("option", f"no option {name[:20]!r}; there are level, seed, threads")
        self._player = None

    def _set_position(self, rest: str) -> None:
        try:
            position = Position.parse(rest)
        except ValueError as error:
            raise LineError("position", " ".join(str(error).split())) from error
        self._position = position

    def _go(self, rest: str) -> None:
        limits = _parse_limits(rest)
        if self._position is None:
            raise LineError("position", "no position yet")
        if not self._position.legal_moves():
            raise LineError("phase", "no seat has a choice in this position")
        self._answered.clear()
        self._stop_signal = StopSignal()
        self._thinking = threading.Thread(
            target=self._think, args=(self._position, limits, self._stop_signal), daemon=True
        )
        self._thinking.start()

    def _think(self, position: Position, limits: Limits, stop_signal: StopSignal) -> None:
        try:
            chosen = self._get_player().choose(position, limits, stop_signal)
        except OSError as error:  # the compiled engine cannot be used
            self._answered.set()
            self._say(f"error engine {error}")
            return
        self._say(f"info nodes {chosen.nodes} depth {chosen.depth} time {chosen.seconds:.3f}")
        win = chosen.win if chosen.win is not None else 0.5
        self._answered.set()
        self._say(f"bestmove {chosen.move} value {win:.4f}")

    def _stop(self, _rest: str) -> None:
        self._stop_signal.set()
        if self._thinking is not None:
            self._thinking.join()

    def _get_player(self) -> ThinkingPlayer | PlainPlayer:
        """The player of the level."""
        if self._player is None:
            self._player = level_player(LEVELS[self._level], self._seed, self._threads)
        return self._player


def _parse_limits(text: str) -> Limits:
    words = text.split()
    try:
        match words:
            case ["time", seconds] if 0 < float(seconds) <= MOST_SECONDS:
                return Limits(seconds=float(seconds))
            case ["nodes", nodes]:
                return Limits(nodes=int(nodes))
    except ValueError:
        pass
    raise LineError("limit", f"go time SECONDS or go nodes NUMBER, not {text[:40]!r}")
