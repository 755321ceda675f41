"""Hints at the keyboard: the best move of a master, and why it is good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from azulejos.players import LEVELS, Limits
from azulejos.rules import Move, Position
from azulejos.terminal.text.moves import move_text
from azulejos.terminal.text.reasons import reason_line

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.players.analysis import AnalysedMove
    from azulejos.players.thinking import ThinkingPlayer

HINT_S: Final = 1.0


class Adviser:
    """Gives hints to all people at the keyboard."""

    def __init__(self, names: Sequence[str], catalogue: Catalogue) -> None:
        self.names, self.catalogue = names, catalogue
        self._player: ThinkingPlayer | None = None

    def hint(self, position: Position) -> Iterator[str]:
        """Who is to move, the best move, and its reasons."""
        best = self._best(position)
        assert position.turn is not None
        words = move_text(Move.parse(best.move), position, self.catalogue)
        name = self.names[position.turn]
        yield self.catalogue.say("hint-is", you="no", name=name, move=f"{best.move}, {words}")
        for reason in best.reasons:
            yield f"  {reason_line(reason, self.names, self.catalogue)}"

    def _best(self, position: Position) -> AnalysedMove:
        """The best move of the master, which is loaded at the first hint."""
        from azulejos.players.analysis import analyse
        from azulejos.players.thinking import ThinkingPlayer

        self._player = self._player or ThinkingPlayer(LEVELS["master"])
        return analyse(self._player, position, Limits(seconds=HINT_S), best=1).moves[0]
