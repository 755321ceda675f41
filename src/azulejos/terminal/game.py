"""A game at one keyboard: the loop that asks for moves, plays them, tells what happened and saves.

`setup` starts games, `seats` decides for a seat, and `board` draws.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.players import LEVELS
from azulejos.rules import Below, Deal, Game, Move, Phase, draw_deal
from azulejos.terminal.board import draw
from azulejos.terminal.hints import Adviser
from azulejos.terminal.names import introduction, seat_names
from azulejos.terminal.seats import Bot, Decider, Person, Prompt, Wish
from azulejos.terminal.style import Style
from azulejos.terminal.text.events import event_sentences
from azulejos.terminal.text.moves import waiting_text
from azulejos.terminal.text.result import result_lines

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


UNSAVED = 2  # the exit code of a game whose file could not be written


class Keyboard:
    """The game, its people and its file."""

    def __init__(
        self, game: Game, chance: Below, save: Path | None, style: Style, catalogue: Catalogue
    ) -> None:
        self.game, self.chance, self.save, self.catalogue = game, chance, save, catalogue
        self.position = game.replay()
        self.unsaved = False
        self.names = [
            name or catalogue.say("player-number", number=number)
            for number, name in enumerate(seat_names(game), 1)
        ]
        self.prompt = Prompt(style, Adviser(self.names, catalogue))
        self.seats: list[Decider] = [self.seat(number) for number in range(game.start.seats)]

    def seat(self, number: int) -> Decider:
        """The person or bot at a seat, as the record says."""
        player = self.game.header(f"Bot{number + 1}")
        if player is None:
            return Person(self.names[number], self.prompt)
        return Bot(self.names[number], player, self.prompt)

    def run(self) -> int:
        """Play until the end or until a person leaves."""
        if self.save and not self.save.exists():
            self.write()
        self.introduce_bots()
        if self.game.events or self.position.phase is not Phase.DEAL:
            self.show()
        try:
            while (wish := self.turn()) is not Wish.LEAVE:
                if wish is Wish.UNDO:
                    self.take_back()
        finally:
            for seat in self.seats:
                seat.close()
        if self.unsaved:
            self.keep()
        if self.save and not self.unsaved:
            self.prompt.show(self.catalogue.say("saved", file=str(self.save)))
        return UNSAVED if self.unsaved else 0

    def introduce_bots(self) -> None:
        """Introduce the bots of this table."""
        for number, name in enumerate(self.names, 1):
            player = self.game.header(f"Bot{number}")
            if player in LEVELS:
                self.prompt.show(introduction(name, player, self.catalogue))

    def turn(self) -> Wish | None:
        """The next event, a move or a deal, or a wish."""
        if self.position.phase is Phase.END:
            return Wish.UNDO if self.wish("ask-leave") is Wish.UNDO else Wish.LEAVE
        event = self.deal() if self.position.phase is Phase.DEAL else self.move()
        if isinstance(event, Wish):
            return event
        self.happen(event)
        self.show()
        return None

    def move(self) -> Move | Wish:
        """What the seat to act decides."""
        assert self.position.turn is not None
        seat = self.seats[self.position.turn]
        return seat.decide(self.position)

    def deal(self) -> Deal | Wish:
        """The next deal; between two rounds the last move can still be taken back."""
        if self.game.events:
            wish = self.wish("ask-next-round")
            if wish is not None:
                return wish
        return draw_deal(self.position, self.chance)

    def wish(self, question: str) -> Wish | None:
        """Ask for a wish between two rounds or at the end; Enter alone is none.

        Ask again after anything else: a mistyped `undo` must not make the last move final.
        """
        while answer := self.prompt.ask(self.catalogue.say(question)):
            if answer is Wish.HELP:
                self.prompt.show(self.catalogue.say("help"))
            elif answer is Wish.HINT:
                self.prompt.show(waiting_text(self.position, self.catalogue))
            elif isinstance(answer, Wish):
                return answer
        return None

    def happen(self, event: Move | Deal) -> None:
        """Play an event, save the record, and tell what happened."""
        seat = self.position.turn
        after, steps = self.position.transition(event)
        self.position, self.game = after, self.game.with_event(event)
        self.keep()
        self.prompt.show("", *event_sentences(event, steps, self.names, seat, self.catalogue))

    def take_back(self) -> None:
        """Take back the last move of a person and the moves of bots after it; deals stay."""
        number = self.last_choice()
        if number is None:
            dealt = any(isinstance(event, Deal) for event in self.game.events[1:])
            key = "deal-is-final" if dealt else "nothing-to-take-back"
            self.prompt.show(self.catalogue.say(f"code-table-{key}"))
            return
        self.game = self.game.until(number)
        self.position = self.game.replay()
        self.keep()
        self.prompt.show("", self.catalogue.say("move-taken-back"))
        self.show()

    def last_choice(self) -> int | None:
        """The number of the last move of a person, None if a deal came after it."""
        before = list(self.game.positions())
        for number in reversed(range(len(self.game.events))):
            turn = before[number].turn
            if turn is None or isinstance(self.game.events[number], Deal):
                return None
            if isinstance(self.seats[turn], Person):
                return number
        return None

    def show(self) -> None:
        """Draw the table; at the end, the result too."""
        columns = shutil.get_terminal_size().columns
        table = draw(self.position, self.names, self.prompt.style, self.catalogue, columns)
        print(f"\n{table}\n")
        if self.position.phase is Phase.END:
            self.prompt.show(*result_lines(self.game, self.names, self.catalogue))

    def keep(self) -> None:
        """Save the record if it has a file; if that fails, the game goes on."""
        if self.save is None:
            return
        try:
            self.write()
        except OSError as error:
            reason = error.strerror or str(error)
            self.prompt.show(self.catalogue.say("not-saved", file=str(self.save), reason=reason))
            self.unsaved = True
        else:
            self.unsaved = False

    def write(self) -> None:
        """Write the record; the old file stays until the new one is complete."""
        assert self.save is not None
        target = self.save.resolve()  # follow a symbolic link
        new = target.with_name(f".{target.name}.new")
        try:
            new.write_text(str(self.game), encoding="utf-8")
            if target.exists():
                shutil.copymode(target, new)
            new.replace(target)
        except BaseException:
            new.unlink(missing_ok=True)
            raise
