"""Look for the best moves of a position, and say why they are good.

Says who is to move, and for every move the probability to win and the expected final score of each
seat, the expected line of play to the end of the round at most, and its reasons in words. On a
terminal, short searches show first answers while the command thinks. Ctrl-C ends the search and
tells what it has found so far.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from azulejos.commands.input import add_input, add_json, read_text
from azulejos.commands.replay import names_of
from azulejos.rules import Game, Move, Position
from azulejos.terminal.language import add_language, catalogue_for
from azulejos.views.records import parse_any

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.players.analysis import AnalysedMove, Analysis
    from azulejos.players.thinking import ThinkingPlayer
    from azulejos.search.limits import Limits

MOST_THREADS = 64
FIRST_SHARES = (1 / 64, 1 / 16, 1 / 4)
"""The shares of the limits for the first answers on a terminal."""
SHORTEST_S, FEWEST = 0.05, 50
"""The least seconds and nodes of a first answer."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The position and how long to think."""
    add_input(parser, "position", "a position, or a record: its last one")
    parser.add_argument("--time", type=float, default=1.0, metavar="SECONDS", help="to think (1)")
    parser.add_argument(
        "--nodes", type=int, help="think for N nodes instead: always the same answer"
    )
    parser.add_argument(
        "--best", type=int, default=3, metavar="N", help="how many moves to show (3)"
    )
    parser.add_argument("--threads", type=int, default=1, help="number of threads (1)")
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Think and print."""
    import msgspec

    limits = _limits(options)
    if options.best < 1:
        raise ValueError("--best is at least 1")
    if not 1 <= options.threads <= MOST_THREADS:
        raise ValueError(f"--threads is 1 to {MOST_THREADS}, not {options.threads}")
    thing = parse_any(read_text(options.position), options.game)
    position = thing if isinstance(thing, Position) else thing.replay()
    choices = len(position.legal_moves())
    if not choices:
        raise ValueError(f"no seat has a choice in the phase {position.phase} of this position")
    from azulejos.players.levels import LEVELS
    from azulejos.players.thinking import ThinkingPlayer

    player = ThinkingPlayer(LEVELS["master"], threads=options.threads)
    search = AnalysisRun(player, position, min(options.best, choices))
    if options.json:
        found, complete = search.run(limits)
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        catalogue = catalogue_for(options)
        report = AnalysisText(position, _names(thing, position.seats, catalogue), catalogue)
        complete = _show(search, limits, report)
    if not complete:
        raise KeyboardInterrupt
    return 0


def _show(search: AnalysisRun, limits: Limits, report: AnalysisText) -> bool:
    """Think and print; on a terminal, print first answers and replace them by better ones."""
    from azulejos.terminal.style import LiveLines, style_for

    style = style_for()
    live = LiveLines(style)
    thinking = style.faint(report.catalogue.say("thinking"))
    *first, last = stages(limits) if live.can_rewrite else [limits]
    shown: Analysis | None = None
    for stage in first:
        found, complete = search.run(stage)
        if not complete:  # it may have found less than the search before
            live.show(*report.lines(_better(shown, found)))
            return False
        shown = found
        live.preview(*report.lines(found), thinking)
    found, complete = search.run(last)
    live.show(*report.lines(found if complete else _better(shown, found)))
    return complete


def _better(before: Analysis | None, found: Analysis) -> Analysis:
    """The analysis with more nodes."""
    return found if before is None or found.nodes > before.nodes else before


def stages(limits: Limits) -> list[Limits]:
    """Limits of several searches, each longer than the one before.

    Their times add up to the time of the limits. With a limit of nodes the last one has them all,
    so that the answer is the same as without the others.
    """
    from azulejos.search.limits import part_of

    first = [part_of(limits, share) for share in FIRST_SHARES]
    first = [
        each
        for each in first
        if (each.seconds or SHORTEST_S) >= SHORTEST_S and (each.nodes or FEWEST) >= FEWEST
    ]
    if limits.seconds is None:
        return [*first, limits]
    used = sum(each.seconds or 0.0 for each in first)
    return [*first, part_of(limits, 1 - used / limits.seconds)]


def _limits(options: argparse.Namespace) -> Limits:
    from azulejos.search.limits import Limits

    return Limits(seconds=options.time) if options.nodes is None else Limits(nodes=options.nodes)


class AnalysisRun(NamedTuple):
    """What to search: a position, by a player, for a number of moves."""

    player: ThinkingPlayer
    position: Position
    best: int

    def run(self, limits: Limits) -> tuple[Analysis, bool]:
        """What the player finds, and whether it was left to the end of its limits.

        It thinks in a thread of its own: Python handles Ctrl-C only in the main thread, and never
        inside compiled code.
        """
        from azulejos.players.analysis import analyse
        from azulejos.search.stop import StopSignal

        stop_signal, arguments = StopSignal(), (self.player, self.position, limits, self.best)
        with ThreadPoolExecutor(1) as threads:
            thinking = threads.submit(analyse, *arguments, stop_signal)
            try:
                return thinking.result(), True
            except KeyboardInterrupt:
                stop_signal.set()
                return thinking.result(), False


def _names(thing: Position | Game, seats: int, catalogue: Catalogue) -> list[str]:
    """Who plays: as a record says, else by number."""
    if isinstance(thing, Game):
        return names_of(thing, catalogue)
    return [catalogue.say("seat-number", seat=n) for n in range(1, seats + 1)]


class AnalysisText(NamedTuple):
    """An analysis in words."""

    position: Position
    names: Sequence[str]
    catalogue: Catalogue

    def lines(self, found: Analysis) -> Iterator[str]:
        """Who is to move, the moves with their values, lines and reasons, and the work done."""
        assert self.position.turn is not None
        yield self.catalogue.say("turn-of", name=self.names[self.position.turn])
        for number, best in enumerate(found.moves, 1):
            yield from self._move(number, best)
        numbers = {"nodes": found.nodes, "depth": found.depth}
        yield self.catalogue.say("search-work", solved="yes" if found.solved else "no", **numbers)

    def _move(self, number: int, best: AnalysedMove) -> Iterator[str]:
        from azulejos.terminal.text.moves import move_text
        from azulejos.terminal.text.reasons import reason_line

        words = move_text(Move.parse(best.move), self.position, self.catalogue)
        yield f"{number}. {best.move}  {words}"
        yield from (f"   {line}" for line in self._values(best))
        yield f"   {' '.join(best.line)}"
        for reason in best.reasons:
            yield f"   {reason_line(reason, self.names, self.catalogue)}"

    def _values(self, best: AnalysedMove) -> Iterator[str]:
        catalogue = self.catalogue
        wins = [catalogue.percent(share, decimals=1) for share in best.wins]
        scores = [catalogue.number(points, decimals=1) for points in best.scores]
        for key, values in (("win-probabilities", wins), ("expected-points", scores)):
            told = [f"{value} ({name})" for name, value in zip(self.names, values, strict=True)]
            yield catalogue.say(key, values=", ".join(told))
