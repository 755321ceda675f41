"""Hints at the keyboard: the best move of a master, and why it is good.

The search is loaded at the first hint. While it must be compiled, a plain player answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from azulejos.players import LEVELS, Limits
from azulejos.players.levels import SearchKind
from azulejos.rules import Move, Position
from azulejos.terminal.text.moves import move_text
from azulejos.terminal.text.reasons import reason_line

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue
    from azulejos.players.analysis import AnalysedMove
    from azulejos.players.thinking import ThinkingPlayer
    from azulejos.players.workers.loading import SearchLoader

HINT_S: Final = 1.0
LONGEST_LOAD_S: Final = 20.0


class Adviser:
    """Gives hints to all people at the keyboard."""

    def __init__(self, names: Sequence[str], catalogue: Catalogue) -> None:
        self.names, self.catalogue = names, catalogue
        self._loader: SearchLoader | None = None
        self._player: ThinkingPlayer | None = None

    def hint(self, position: Position) -> Iterator[str]:
        """Who is to move, the best move, and its reasons."""
        is_loaded = self._is_loaded()
        best = self._best(position, is_loaded)
        assert position.turn is not None
        words = move_text(Move.parse(best.move), position, self.catalogue)
        name = self.names[position.turn]
        yield self.catalogue.say("hint-is", you="no", name=name, move=f"{best.move}, {words}")
        for reason in best.reasons:
            yield f"  {reason_line(reason, self.names, self.catalogue)}"
        if not is_loaded and self._loader is not None:
            loaded = self.catalogue.percent(self._loader.share)
            yield self.catalogue.say("compiling", loaded=loaded)

    def _best(self, position: Position, is_loaded: bool) -> AnalysedMove:
        """The best move of the master, or of the plain player until the search is loaded."""
        from azulejos.players.analysis import analyse
        from azulejos.players.plain import warm_up_player

        if not is_loaded:
            return analyse(warm_up_player(LEVELS["master"]), position, None, best=1).moves[0]
        from azulejos.players.thinking import ThinkingPlayer

        self._player = self._player or ThinkingPlayer(LEVELS["master"])
        return analyse(self._player, position, Limits(seconds=HINT_S), best=1).moves[0]

    def _is_loaded(self) -> bool:
        """Whether the search is loaded; waits for it unless it must be compiled."""
        if self._loader is None:
            from azulejos.players.workers.loading import SearchLoader

            self._loader = SearchLoader((SearchKind.TREE,))
            self._loader.start()
        loader = self._loader
        return loader.wait(SearchKind.TREE, LONGEST_LOAD_S, lambda: not loader.is_compiling)
