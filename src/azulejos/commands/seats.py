"""Who decides for a seat at the keyboard: a person who types, or a player of the program.

A file of its own because the game's loop only asks `Seat.decide`. Notation and the English words
are understood in every language, beside the language's own words.
"""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager, nullcontext
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from azulejos.commands.foretelling import table_of_moves
from azulejos.commands.paint import Paint, plain
from azulejos.commands.refusing import tell_illegal, tell_unreadable
from azulejos.rules import IllegalMoveError, Move, NotationError, Position

if TYPE_CHECKING:
    from azulejos.locales.words import Words
    from azulejos.players import Player


class Wish(Enum):
    """What somebody may want instead of moving."""

    LEAVE = auto()
    UNDO = auto()
    HELP = auto()


_ENGLISH = {
    "quit": Wish.LEAVE,
    "q": Wish.LEAVE,
    "undo": Wish.UNDO,
    "u": Wish.UNDO,
    "help": Wish.HELP,
    "h": Wish.HELP,
    "?": Wish.HELP,
}
_KEYS = {"words-quit": Wish.LEAVE, "words-undo": Wish.UNDO, "words-help": Wish.HELP}


class Seat(Protocol):
    """Whoever decides for a seat: a person here; a bot can take the same place."""

    def decide(self, position: Position) -> Move | Wish:
        """A legal move, or a wish."""

    def close(self) -> None:
        """The game is over."""


class Asking:
    """Asks at the keyboard and understands wishes."""

    def __init__(self, paint: Paint, words: Words) -> None:
        self.paint, self.words = paint, words
        own = {
            _folded(word): wish for key, wish in _KEYS.items() for word in words.say(key).split(",")
        }
        self._wishes = own | _ENGLISH

    def ask(self, prompt: str) -> str | Wish:
        """A line from the keyboard; the end of all lines is a wish to leave."""
        try:
            typed = input(self.paint.signs(f"{prompt}> ")).strip()
        except EOFError:
            print()
            return Wish.LEAVE
        except KeyboardInterrupt:
            print()  # whatever comes next begins a line of its own
            raise
        return self._wishes.get(_folded(typed), typed)

    def show(self, *sentences: str) -> None:
        """Tell something."""
        self.paint.show(*sentences)


def _folded(word: str) -> str:
    """A word without capitals and accents: keyboards differ."""
    return plain(word.strip().casefold())


class Person:
    """A person who types."""

    def __init__(self, name: str, asking: Asking) -> None:
        self.name, self.asking = name, asking

    def decide(self, position: Position) -> Move | Wish:
        """Ask until something legal is typed."""
        words = self.asking.words
        while True:
            typed = self.asking.ask(self.name)
            if typed is Wish.HELP:
                table = table_of_moves(position, self.asking.paint, words)
                self.asking.show(words.say("help"), "", *table)
            elif isinstance(typed, Wish):
                return typed
            elif not typed:
                self.asking.show(words.say("type-move"))
            elif move := self._legal_move(typed, position):
                return move

    def close(self) -> None:
        """A person just leaves."""

    def _legal_move(self, typed: str, position: Position) -> Move | None:
        words = self.asking.words
        try:
            move = Move.parse("".join(typed.split()).upper())
        except NotationError as error:
            self.asking.show(tell_unreadable(typed, error, words))
            return None
        try:
            position.play(move)
        except IllegalMoveError as error:
            self.asking.show(tell_illegal(move, error, position, words))
            return None
        return move


class Bot:
    """A player of the program, by name (see `azulejos match --help`)."""

    def __init__(self, name: str, player: str, asking: Asking) -> None:
        self.name, self.asking = name, asking
        self._player_name = player
        self._player: Player | None = None
        self._stand_in: Person | None = None

    def decide(self, position: Position) -> Move | Wish:
        """Let the player think; when it cannot go on, whoever is there plays for it."""
        from azulejos.players.player import PlayerError

        if self._stand_in is not None:
            return self._stand_in.decide(position)
        words = self.asking.words
        self.asking.show(self.asking.paint.faint(words.say("bot-thinks", name=self.name)))
        try:
            return self._choose(position)
        except (PlayerError, OSError) as error:
            self.asking.show(words.say("bot-failed", name=self.name, reason=str(error)))
        self._stand_in = Person(self.name, self.asking)
        return self._stand_in.decide(position)

    def close(self) -> None:
        """Give the player back: it may be another program."""
        if self._player is not None:
            self._player.close()

    def _choose(self, position: Position) -> Move:
        """What the player says; its code is loaded at its first turn."""
        if self._player is not None:
            return self._player.choose(position).move
        from azulejos.players.named import make_player

        self._player = make_player(self._player_name)
        with self._noticing_a_wait():
            return self._player.choose(position).move

    def _noticing_a_wait(self) -> AbstractContextManager[None]:
        """Says why the first move takes long, where code must be compiled for it."""
        if "numba" not in sys.modules:
            return nullcontext()
        from azulejos.search.compiling import notice_compiling

        warming = self.asking.words.say("bot-warming-up", name=self.name)
        return notice_compiling(lambda: self.asking.show(warming))
