"""A game at one keyboard: asks whose turn it is, plays, tells, and keeps the record.

A file of its own because the loop knows neither how a game is set up nor how a table is drawn. A
seat is whoever answers `Seat.decide`: a person at this keyboard, or a bot.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from azulejos.commands.drawing import draw
from azulejos.commands.paint import Paint
from azulejos.commands.telling import MINUS, colour_name, source_name, tell, tell_outcome
from azulejos.rules import (
    FLOOR,
    Below,
    Deal,
    Draft,
    Game,
    IllegalMoveError,
    Move,
    NotationError,
    Phase,
    Position,
    Preview,
    draw_deal,
    previews,
)

if TYPE_CHECKING:
    from azulejos.players import Player

HELP = """\
3R2  all red tiles of factory 3 to line 2      CB4  blue from the centre to line 4
5WF  white of factory 5 to the floor           T24  grey wall: line 2 to column 4
colours: B blue, Y yellow, R red, K black, W white; * is the start marker
?    this help and the moves      undo  take the last move back      quit  leave"""


class Wish(Enum):
    """What somebody may want instead of moving."""

    LEAVE = auto()
    UNDO = auto()


class Seat(Protocol):
    """Whoever decides for a seat: a person here; a bot can take the same place."""

    def decide(self, position: Position) -> Move | Wish:
        """A legal move, or a wish."""


class Person:
    """A person who types."""

    def __init__(self, name: str, paint: Paint) -> None:
        self.name, self.paint = name, paint

    def decide(self, position: Position) -> Move | Wish:
        """Ask until something legal is typed."""
        while True:
            words = ask(f"{self.name}> ", self.paint)
            if isinstance(words, Wish):
                return words
            if words in ("?", "help", "h"):
                print(
                    self.paint.signs("\n".join([HELP, "", *table_of_moves(position, self.paint)]))
                )
            elif not words:
                print("Type a move such as 3R2, or ? for help.")
            elif move := self._legal_move(words, position):
                return move

    def _legal_move(self, words: str, position: Position) -> Move | None:
        try:
            move = Move.parse("".join(words.split()).upper())
            position.play(move)
        except NotationError as error:
            print(f"{words[:20]!r} is no move: expected {error.expected} (? for help).")
        except IllegalMoveError as error:
            print(f"Not possible: {error}.")
        else:
            return move
        return None


class Bot:
    """A player of the program, by name (see `azulejos match --help`)."""

    def __init__(self, name: str, player: str, paint: Paint) -> None:
        self.name, self.paint = name, paint
        self._player_name = player
        self._player: Player | None = None

    def decide(self, position: Position) -> Move:
        """Let the player think; its code is loaded at its first turn."""
        print(self.paint.faint(f"{self.name} thinks ..."))
        if self._player is None:
            from azulejos.players.named import make_player

            self._player = make_player(self._player_name)
        return self._player.choose(position).move


def ask(prompt: str, paint: Paint) -> str | Wish:
    """A line from the keyboard; the end of all lines is a wish to leave."""
    try:
        words = input(paint.signs(prompt)).strip()
    except EOFError:
        print()
        return Wish.LEAVE
    wishes = {"quit": Wish.LEAVE, "q": Wish.LEAVE, "undo": Wish.UNDO, "u": Wish.UNDO}
    return wishes.get(words.lower(), words)


def table_of_moves(position: Position, paint: Paint) -> Iterator[str]:
    """The legal moves, a line for each heap, with what they would do on each line."""
    heaps: dict[str, list[str]] = {}
    for preview in previews(position):
        move = preview.move
        if isinstance(move, Draft):
            count = position.sources[move.source][move.colour]
            what = f"{count} {colour_name(move.colour)} from {source_name(move.source)}"
            head = f"{str(move)[:2]}  {what:<24}"
        else:
            head = f"{str(move)[:2]}  line {move.action_id % 300 // 6 + 1} to column"
        heaps.setdefault(head, []).append(_effect(preview))
    if heaps:
        yield paint.faint("line:tiles that fit, ✓ completes it for +points, − what the floor costs")
    for head, effects in heaps.items():
        yield f"{head} {'  '.join(effects)}"


def _effect(preview: Preview) -> str:
    number = preview.move.action_id % 6
    words = "F" if number == FLOOR else str(number + 1)
    if not isinstance(preview.move, Draft):
        return f"{words}:+{preview.points}" if preview.fits else f"{words}:falls"
    if preview.completes:
        words += f":✓+{preview.points}"
    elif number != FLOOR:
        words += f":{preview.fits}"
    return words + (f"{MINUS}{preview.penalty}" if preview.penalty else "")


class Keyboard:
    """The game, its people and its file."""

    def __init__(self, game: Game, chance: Below, save: Path | None, paint: Paint) -> None:
        self.game, self.chance, self.save, self.paint = game, chance, save, paint
        self.position = game.replay()
        self.names = [
            game.header(f"Name{n + 1}") or f"Player {n + 1}" for n in range(game.start.seats)
        ]
        self.seats: list[Seat] = [self.seat(number) for number in range(game.start.seats)]

    def seat(self, number: int) -> Seat:
        """Who sits there: the one place that says so."""
        player = self.game.header(f"Bot{number + 1}")
        if player is None:
            return Person(self.names[number], self.paint)
        return Bot(self.names[number], player, self.paint)

    def run(self) -> int:
        """Play until the end or until somebody leaves."""
        if self.save:
            self.write()
        if self.game.events or self.position.phase is not Phase.DEAL:
            self.show()
        while (wish := self.turn()) is not Wish.LEAVE:
            if wish is Wish.UNDO:
                self.take_back()
        if self.save:
            print(f"Saved in {self.save}; --load {self.save} goes on with it.")
        return 0

    def turn(self) -> Wish | None:
        """One event: a move, or a deal; or a wish."""
        if self.position.phase is Phase.END:
            wish = ask("Enter leaves, undo takes the last move back> ", self.paint)
            return wish if isinstance(wish, Wish) else Wish.LEAVE
        event = self.deal() if self.position.phase is Phase.DEAL else self.move()
        if isinstance(event, Wish):
            return event
        self.happen(event)
        self.show()
        return None

    def move(self) -> Move | Wish:
        """What the seat to act decides."""
        assert self.position.turn is not None
        return self.seats[self.position.turn].decide(self.position)

    def deal(self) -> Deal | Wish:
        """The next deal; between two rounds the last move can still be taken back."""
        if self.game.events:
            wish = ask("Enter deals the next round, undo takes the last move back> ", self.paint)
            if isinstance(wish, Wish):
                return wish
        return draw_deal(self.position, self.chance)

    def happen(self, event: Move | Deal) -> None:
        """Carry out an event, write it down, tell what it did."""
        seat = self.position.turn
        after, steps = self.position.transition(event)
        self.position, self.game = after, self.game.with_event(event)
        if self.save:
            self.write()
        self.say("", *tell(event, steps, self.names, seat))

    def take_back(self) -> None:
        """The last move never was; what was dealt stays dealt."""
        if not self.game.events or isinstance(self.game.events[-1], Deal):
            print("There is no move of this round to take back.")
            return
        while True:
            number = len(self.game.events) - 1
            events, absent = self.game.events[:number], self.game.absent - {number}
            self.game = replace(self.game, events=events, absent=absent)
            self.position = self.game.replay()
            # A bot would only move again: go on to a person's turn, but not behind the deal.
            person = isinstance(self.seats[self.position.turn or 0], Person)
            if person or isinstance(self.game.events[-1], Deal):
                break
        if self.save:
            self.write()
        self.say("", "The last move is taken back.")
        self.show()

    def show(self) -> None:
        """Draw the table; at the end, the result too."""
        columns = shutil.get_terminal_size().columns
        print(f"\n{draw(self.position, self.names, self.paint, columns)}\n")
        outcome = self.position.outcome()
        if outcome is not None:
            self.say(*tell_outcome(outcome, self.names))

    def say(self, *sentences: str) -> None:
        """Print sentences with signs that the terminal has."""
        print(self.paint.signs("\n".join(sentences)))

    def write(self) -> None:
        """Put the record into its file: the old one stays until the new one is complete."""
        assert self.save is not None
        folder = self.save.parent
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{self.save.name}.", suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(str(self.game))
            Path(name).replace(self.save)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
