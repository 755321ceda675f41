"""Deciders for a seat at the keyboard: a person who types, or a bot.

Notation and the English words are understood in every language, besides the words of that language.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from azulejos.rules import IllegalMoveError, Move, NotationError, Position
from azulejos.terminal.hints import Adviser
from azulejos.terminal.style import Style, plain
from azulejos.terminal.text.errors import illegal_text, unreadable_text
from azulejos.terminal.text.moves import move_table

if TYPE_CHECKING:
    from azulejos.players import Player


class Wish(Enum):
    """What a person may want instead of a move."""

    LEAVE = auto()
    UNDO = auto()
    HELP = auto()
    HINT = auto()


_ENGLISH = {
    "quit": Wish.LEAVE,
    "q": Wish.LEAVE,
    "undo": Wish.UNDO,
    "u": Wish.UNDO,
    "help": Wish.HELP,
    "h": Wish.HELP,
    "?": Wish.HELP,
    "hint": Wish.HINT,
}
_KEYS = {
    "words-quit": Wish.LEAVE,
    "words-undo": Wish.UNDO,
    "words-help": Wish.HELP,
    "words-hint": Wish.HINT,
}


class Decider(Protocol):
    """Decides for a seat: a person or a bot."""

    def decide(self, position: Position) -> Move | Wish:
        """A legal move, or a wish."""

    def close(self) -> None:
        """The game is over."""


class Prompt:
    """Asks at the keyboard and understands wishes."""

    def __init__(self, style: Style, adviser: Adviser) -> None:
        self.style, self.catalogue, self.adviser = style, adviser.catalogue, adviser
        own = {
            _folded(word): wish
            for key, wish in _KEYS.items()
            for word in self.catalogue.say(key).split(",")
        }
        self._wishes = own | _ENGLISH

    def ask(self, prompt: str) -> str | Wish:
        """A line from the keyboard; the end of the input is a wish to leave."""
        try:
            typed = input(self.style.signs(f"{prompt}> ")).strip()
        except EOFError:
            print()
            return Wish.LEAVE
        except KeyboardInterrupt:
            print()  # so that the next output starts on a new line
            raise
        return self._wishes.get(_folded(typed), typed)

    def show(self, *sentences: str) -> None:
        """Print text."""
        self.style.show(*sentences)


def _folded(word: str) -> str:
    """A word without capitals and accents: keyboards differ."""
    return plain(word.strip().casefold())


class Person:
    """A person who types."""

    def __init__(self, name: str, prompt: Prompt) -> None:
        self.name, self.prompt = name, prompt

    def decide(self, position: Position) -> Move | Wish:
        """Ask until something legal is typed."""
        catalogue = self.prompt.catalogue
        while True:
            typed = self.prompt.ask(self.name)
            if typed is Wish.HELP:
                table = move_table(position, self.prompt.style, catalogue)
                self.prompt.show(catalogue.say("help"), "", *table)
            elif typed is Wish.HINT:
                self.prompt.show(*self.prompt.adviser.hint(position))
            elif isinstance(typed, Wish):
                return typed
            elif not typed:
                self.prompt.show(catalogue.say("type-move"))
            elif move := legal_move(typed, position, self.prompt):
                return move

    def close(self) -> None:
        """A person needs no end."""


def legal_move(typed: str, position: Position, prompt: Prompt) -> Move | None:
    """The legal move that was typed; None after a sentence that says what is wrong."""
    try:
        move = Move.parse("".join(typed.split()).upper())
    except NotationError as error:
        prompt.show(unreadable_text(typed, error, prompt.catalogue))
        return None
    try:
        position.play(move)
    except IllegalMoveError as error:
        prompt.show(illegal_text(move, error, position, prompt.catalogue))
        return None
    return move


class Bot:
    """A bot, by the name of its player (see `azulejos match --help`)."""

    def __init__(self, name: str, player: str, prompt: Prompt) -> None:
        self.name, self.prompt = name, prompt
        self._player_name = player
        self._player: Player | None = None
        self._replacement: Person | None = None

    def decide(self, position: Position) -> Move | Wish:
        """Let the bot think; if it fails, the person at the keyboard plays for it."""
        from azulejos.players.player import PlayerError

        if self._replacement is not None:
            return self._replacement.decide(position)
        catalogue = self.prompt.catalogue
        self.prompt.show(self.prompt.style.faint(catalogue.say("bot-thinks", name=self.name)))
        try:
            return self._choose(position)
        except (PlayerError, OSError) as error:
            self.prompt.show(catalogue.say("bot-failed", name=self.name, reason=str(error)))
        self._replacement = Person(self.name, self.prompt)
        return self._replacement.decide(position)

    def close(self) -> None:
        """Close the player, which may be another program."""
        if self._player is not None:
            self._player.close()

    def _choose(self, position: Position) -> Move:
        """The move of the player, which is loaded for its first move."""
        if self._player is None:
            from azulejos.players.named import make_player

            self._player = make_player(self._player_name)
        return self._player.choose(position).move
