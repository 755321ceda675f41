"""A screen reader user: what the page's live regions said, and what they had to say.

What they had to say is the script of the server's events: tests/browser/script.py.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from playwright.sync_api import WebSocket

from azulejos.locales.catalogue import catalogue_of
from testing.patience import wait_until
from tests.browser.script import COLOURS, Line, Script
from tests.browser.visitor import Visitor

# Everything that is added to a live region or changed in it, and whether a sheet lies over it.
_EAR = """
(() => {
  const told = new WeakSet();
  const tell = (text, again) => {
    const sentence = text.closest('[role=log] p');
    if (!sentence || (!again && told.has(sentence))) return;
    told.add(sentence);
    const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
    window.tellTest(sentence.textContent, !sheet || sheet.contains(sentence));
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') tell(target.parentElement, true);
      for (const node of addedNodes) {
        if (node.nodeType === 3 && target.isConnected) tell(target, false);
        if (node.nodeType !== 1 || !node.isConnected) continue;
        tell(node, false);
        for (const inner of node.querySelectorAll('[role=log] p')) tell(inner, false);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
})();
"""


class Listener:
    """Listens to a visitor's page from its next screen; `you` is the visitor's seat."""

    def __init__(
        self, visitor: Visitor, names: list[str], language: str = "en", you: int | None = 0
    ) -> None:
        self.page = visitor.page
        self.script = Script(language, names, you)
        self.sentences: list[str] = []
        self.unheard: list[str] = []
        self.events: list[dict[str, Any]] = []
        self._known = -1
        self._asides = set(_asides(language))
        self.page.expose_function("tellTest", self._said)
        self.page.add_init_script(_EAR)
        self.page.on("websocket", self._connected)

    def _said(self, sentence: str, is_heard: bool) -> None:
        plain = re.sub("[\u2068\u2069]", "", sentence)
        self.sentences.append(plain)
        if not is_heard:
            self.unheard.append(plain)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        """Keep what is new to the page; what came before a snapshot is old."""
        message = json.loads(frame)
        if message["type"] == "Snapshot":
            self._known = message["number"]
            self.events.append(message)
        elif message["type"] == "EventHappened" and message["number"] == self._known + 1:
            self._known += 1
            self.events.append(message)

    def told(self) -> list[str]:
        """What was said about the game, without what the visitor did at the screen."""
        return [sentence for sentence in self.sentences if sentence not in self._asides]

    def lines(self) -> list[Line]:
        """What had to be said."""
        return list(self.script.lines(self.events))

    def catch_up(self) -> None:
        """Wait until everything has been said, each sentence once and in order."""

        def is_told() -> bool:
            return self.told() == [line.sentence for line in self.lines()]

        wait_until(is_told, self._difference, page=self.page)

    def wait_for(self, kind: str, times: int = 1) -> None:
        """Wait until lines of this kind have happened, and everything has been said."""
        wait_until(lambda: self.count(kind) >= times, f"no {kind}", page=self.page)
        self.catch_up()

    def count(self, kind: str) -> int:
        return sum(line.kind == kind for line in self.lines())

    def _difference(self) -> str:
        said, due = Counter(self.told()), Counter(line.sentence for line in self.lines())
        return f"not said: {due - said}, said for nothing: {said - due}, all: {self.told()}"

    def points(self) -> list[int]:
        """What each seat has, as a listener adds it up from the numbers in the sentences."""
        sums = [0] * len(self.script.names)
        for sentence, (kind, seat, _) in zip(self.told(), self.lines(), strict=True):
            if seat is None:
                continue
            rest = sentence.removeprefix(self.script.names[seat])
            numbers = [int(digits) for digits in re.findall(r"\d+", rest)]
            if kind == "gain":
                sums[seat] += numbers[-1]
            elif kind == "bonus":
                sums[seat] += numbers[0]
            elif kind == "loss" and len(numbers) == 2:
                sums[seat] -= numbers[0]
        return sums


def _asides(language: str) -> list[str]:
    """What the narrator may say about the visitor's own screen."""
    say = catalogue_of(language).say
    hands = [
        say("in-hand", count=count, colour=colour) for colour in COLOURS for count in range(1, 20)
    ]
    return [*hands, say("heard-put-back"), say("heard-online"), say("back-to-game")]
