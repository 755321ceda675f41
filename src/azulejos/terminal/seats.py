"""Who decides for a seat at the keyboard: a person who types, or a player of the program.

A file of its own because the game's loop only asks `Decider.decide`. Notation and the English words
are understood in every language, beside the language's own words.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from azulejos.rules import IllegalMoveError, Move, NotationError, Position
from azulejos.terminal.errors_text import tell_illegal, tell_unreadable
from azulejos.terminal.moves_text import table_of_moves
from azulejos.terminal.style import Style, plain

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.players import Player


LONGEST_LOAD_S = 20.0


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


class Decider(Protocol):
    """Whoever decides for a seat: a person here; a bot can take the same place."""

    def decide(self, position: Position) -> Move | Wish:
        """A legal move, or a wish."""

    def close(self) -> None:
        """The game is over."""


class Prompt:
    """Asks at the keyboard and understands wishes."""

    def __init__(self, style: Style, words: Catalogue) -> None:
        self.style, self.words = style, words
        own = {
            _folded(word): wish for key, wish in _KEYS.items() for word in words.say(key).split(",")
        }
        self._wishes = own | _ENGLISH

    def ask(self, prompt: str) -> str | Wish:
        """A line from the keyboard; the end of all lines is a wish to leave."""
        try:
            typed = input(self.style.signs(f"{prompt}> ")).strip()
        except EOFError:
            print()
            return Wish.LEAVE
        except KeyboardInterrupt:
            print()  # whatever comes next begins a line of its own
            raise
        return self._wishes.get(_folded(typed), typed)

    def show(self, *sentences: str) -> None:
        """Tell something."""
        self.style.show(*sentences)


def _folded(word: str) -> str:
    """A word without capitals and accents: keyboards differ."""
    return plain(word.strip().casefold())


class Person:
    """A person who types."""

    def __init__(self, name: str, asking: Prompt) -> None:
        self.name, self.asking = name, asking

    def decide(self, position: Position) -> Move | Wish:
        """Ask until something legal is typed."""
        words = self.asking.words
        while True:
            typed = self.asking.ask(self.name)
            if typed is Wish.HELP:
                table = table_of_moves(position, self.asking.style, words)
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

    def __init__(self, name: str, player: str, asking: Prompt) -> None:
        from azulejos.players.named import PlayerName
        from azulejos.players.workers.loading import SearchLoader

        self.name, self.asking = name, asking
        self._player_name = player
        self._player: Player | None = None
        self._replacement: Person | None = None
        parsed = PlayerName.parse(player)
        self._level, self._searches = parsed.level, parsed.searches
        self._loader = SearchLoader(self._searches)
        if self._searches:
            self._loader.start()
        self.has_used_warm_up = False
        """Whether a simple player has moved, because the player's code was not loaded yet."""

    def decide(self, position: Position) -> Move | Wish:
        """Let the player think; when it cannot go on, whoever is there plays for it."""
        from azulejos.players.player import PlayerError

        if self._replacement is not None:
            return self._replacement.decide(position)
        words = self.asking.words
        self.asking.show(self.asking.style.faint(words.say("bot-thinks", name=self.name)))
        try:
            return self._choose(position)
        except (PlayerError, OSError) as error:
            self.asking.show(words.say("bot-failed", name=self.name, reason=str(error)))
        self._replacement = Person(self.name, self.asking)
        return self._replacement.decide(position)

    def close(self) -> None:
        """Give the player back: it may be another program."""
        if self._player is not None:
            self._player.close()

    def _choose(self, position: Position) -> Move:
        """What the player says; while its code is compiled, what a simple player says."""
        if self._player is None and not self._is_loaded():
            return self._warm_up_move(position)
        if self._player is None:
            from azulejos.players.named import make_player

            self._player = make_player(self._player_name)
        return self._player.choose(position).move

    def _is_loaded(self) -> bool:
        """Whether the code is loaded; it is waited for unless it must be compiled."""
        loader = self._loader
        return not self._searches or loader.wait(
            self._searches[-1], LONGEST_LOAD_S, lambda: not loader.is_compiling
        )

    def _warm_up_move(self, position: Position) -> Move:
        from azulejos.players.plain import warm_up_player

        if not self.has_used_warm_up:
            words = self.asking.words
            loaded = words.percent(self._loader.share)
            self.asking.show(words.say("bot-warming-up", name=self.name, loaded=loaded))
        self.has_used_warm_up = True
        with self._loader.paused():
            return warm_up_player(self._level).choose(position).move
