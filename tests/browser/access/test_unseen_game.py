"""A whole game without looking: from the accessibility tree and the announcements alone."""

import re

import pytest

from testing.patience import wait_until
from testing.servers import RunningServer
from tests.browser.access.test_screens import table_for
from tests.browser.conftest import Visit
from tests.browser.listener import Listener
from tests.browser.visitor import Visitor

_BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"(.*)')
_PLACED = re.compile(r"Row (\d), (\w+) in column (\d): ")


class Reader:
    """Plays with the names of buttons, and knows only what was said."""

    def __init__(self, guest: Visitor, listener: Listener) -> None:
        self.page = guest.page
        self.listener = listener
        self.known = 0

    def buttons(self, begins: str) -> list[str]:
        """The names of the buttons that can be pressed."""
        tree = self.page.get_by_role("main").aria_snapshot()
        found = [match.groups() for match in _BUTTON.finditer(tree)]
        return [name for name, rest in found if name.startswith(begins) and "disabled" not in rest]

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def is_called(self) -> bool:
        """Whether the reader has been called to move since the last move, or has heard the end."""
        news = self.listener.told()[self.known :]
        calls = [s for s in news if s in ("Your turn", "Choose a column") or "You begin" in s]
        return bool(calls) or self.has_ended()

    def has_ended(self) -> bool:
        return any(re.fullmatch(r"Anna: \d+ points?", s) for s in self.listener.told())

    def play_to_the_end(self) -> None:
        wait_until(self.is_called, "nobody called", page=self.page)
        while not self.has_ended():
            self.move()
            wait_until(self.is_called, lambda: f"{self.listener.told()[-9:]}", page=self.page)

    def move(self) -> None:
        def choices() -> list[str]:
            return [*self.buttons("Take "), *self.buttons("Tile from "), *self.stuck()]

        # The buttons can be there before the call is heard, and the end can follow it at once.
        wait_until(
            lambda: choices() or self.has_ended(), "there is nothing to press", page=self.page
        )
        if self.has_ended():
            return
        said = len(self.listener.sentences)
        self.known = len(self.listener.told())
        chosen = max(choices(), key=_worth)
        self.press(chosen)
        if not chosen.startswith("Take "):
            return
        wait_until(
            lambda: any("In hand" in s for s in self.listener.sentences[said:]),
            "nothing is in the hand",
            page=self.page,
        )
        self.press(max([*self.buttons("Line "), *self.buttons("Floor line")], key=_worth))

    def stuck(self) -> list[str]:
        return [name for name in self.buttons("Line ") if "fits nowhere:" in name]


def _worth(name: str) -> int:
    """How good a choice sounds: its points, less its costs; many tiles are better than few."""
    gain = sum(int(points) for points in re.findall(r"(?<!minus )\b(\d+) points?", name))
    cost = sum(int(points) for points in re.findall(r"minus (\d+) points?", name))
    tiles = re.search(r"Take (\d+)|(\d+) fits?\b", name)
    count = int(tiles[1] or tiles[2]) if tiles else 0
    return 2 * gain - 2 * cost + count


@pytest.mark.long
def test_whole_game_is_played_without_looking(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    listener = Listener(guest, ["Anna", "Sofia"])
    guest.go(table_for(server, 2, "grey"))
    page = guest.page
    page.get_by_role("button", name="Start game").press("Enter")
    reader = Reader(guest, listener)
    reader.play_to_the_end()
    listener.catch_up()
    scores = listener.events[-1]["table"]["result"]["scores"]
    assert listener.points() == scores
    assert f"Anna: {scores[0]} point" in " ".join(listener.told())
    # The wall in the tree is the wall that was told.
    page.get_by_role("button", name="Close").press("Enter")
    rows = page.get_by_role("region", name="Your board").get_by_role("rowheader").all_inner_texts()
    in_tree = {
        (str(number), colour, column)
        for number, row in enumerate(rows, 1)
        for colour, column in re.findall(r"(\w+) in column (\d)", row)
    }
    told = {match.groups() for s in listener.told() if (match := _PLACED.match(s))}
    assert told == in_tree
    assert told
