"""A screen reader user: what the page's live regions said, and what the server had sent.

Both are turned into the same facts, so that a test can check that every fact was said once and in
order. The facts of the server are computed from its steps alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import WebSocket

from testing.patience import wait_until
from tests.browser.visitor import Visitor

Fact = tuple[Any, ...]

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

_NAME = r"(?P<name>You|\w+(?: \d)?)"
_SENTENCES: list[tuple[str, re.Pattern[str]]] = [
    ("round", re.compile(rf"Round (?P<n>\d+)\. {_NAME} begins?\.")),
    ("marker", re.compile(rf"{_NAME} gets? the start marker\.")),
    ("last round", re.compile(rf"{_NAME} will complete a row: this is the last round\.")),
    ("gain", re.compile(rf"(?:{_NAME}, r|R)ow \d, \w+ in column \d: (?P<n>\d+) points?\.")),
    (
        "gain",
        re.compile(
            rf"{_NAME} scores (?P<n>\d+) points?"
            r"(?:, loses (?P<lost>\d+) on the floor line)? and now has (?P<total>\d+)\."
        ),
    ),
    ("loss", re.compile(rf"{_NAME} (?:has|have) no points to lose on the floor line\.")),
    (
        "loss",
        re.compile(
            rf"{_NAME} loses? (?P<lost>\d+) points? on the floor line"
            r" and now (?:has|have) (?P<total>\d+)\."
        ),
    ),
    ("total", re.compile(rf"{_NAME} now (?:has|have) (?P<total>\d+) points?\.")),
    (
        "bonus",
        re.compile(
            rf"{_NAME} gets? (?P<n>\d+) points? for"
            r" (?:completing (?P<kind>row|column) \d|(?P<five>all five) \w+ tiles)\."
        ),
    ),
    ("result", re.compile(r"(?:You win!|.* wins the game|.* share the victory)")),
    ("score", re.compile(rf"{_NAME}: (?P<n>\d+) points?")),
]


class Listener:
    """Listens to a visitor's page from its next screen; the visitor has the first seat."""

    def __init__(self, visitor: Visitor, names: list[str]) -> None:
        self.page = visitor.page
        self.names = names
        self.sentences: list[str] = []
        self.unheard: list[str] = []
        self.events: list[dict[str, Any]] = []
        self._known = -1
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

    def said(self) -> list[Fact]:
        """The facts of the sentences, without moves and calls to the turn."""
        return [fact for sentence in self.sentences for fact in _read(sentence)]

    def happened(self) -> list[Fact]:
        """The facts of the events."""
        return list(_Sent(self.names).facts(self.events))

    def catch_up(self) -> None:
        """Wait until everything has been said."""
        wait_until(
            lambda: self.said() == self.happened(),
            lambda: f"said: {self.said()}, happened: {self.happened()}",
            page=self.page,
        )


def _read(sentence: str) -> Iterator[Fact]:
    for kind, pattern in _SENTENCES:
        match = pattern.fullmatch(sentence)
        if match is None:
            continue
        found = match.groupdict()
        name = found.get("name") or "You"
        if kind == "result":
            yield (kind, sentence)
        elif kind == "bonus":
            yield (kind, name, found["kind"] or "colour", int(found["n"]))
        elif kind in ("marker", "last round"):
            yield (kind, name)
        elif found.get("n"):
            yield (kind, name, int(found["n"]))
        if kind == "loss" or found.get("lost"):
            yield ("loss", name, int(found.get("lost") or 0))
        if found.get("total"):
            yield ("total", name, int(found["total"]))
        return


class _Sent:
    """Facts from what the server sent."""

    def __init__(self, names: list[str]) -> None:
        self.names = ["You", *names[1:]]
        self.shown = names

    def facts(self, messages: list[dict[str, Any]]) -> Iterator[Fact]:
        before = None
        for message in messages:
            position = message["position"]
            if message["type"] == "EventHappened":
                yield from self._event(message, before)
            before = position or before

    def _event(self, message: dict[str, Any], before: dict[str, Any] | None) -> Iterator[Fact]:
        event, position = message["event"], message["position"]
        if event["type"] == "TilesDealt":
            yield ("round", self.names[position["turn"]], position["round_number"])
        elif event["type"] == "MovePlayed":
            steps = message["steps"]
            for step in steps:
                if step["type"] == "MarkerMoved" and step["origin"]["area"] == "source":
                    yield ("marker", self.names[step["target"]["seat"]])
            for seat, board in enumerate(position["boards"]):
                was = before is not None and before["boards"][seat]["closes_row"]
                if board["closes_row"] and not was:
                    yield ("last round", self.names[seat])
            yield from self._scores(steps, event["move"].startswith("T"))
        elif event["type"] == "TableEnded":
            yield from self._result(message["table"]["result"])

    def _scores(self, steps: list[dict[str, Any]], is_chosen: bool) -> Iterator[Fact]:
        scored = [s for s in steps if s["type"] in ("TilePlaced", "FloorScored")]
        for seat in dict.fromkeys(step["seat"] for step in scored):
            own = [step for step in scored if step["seat"] == seat]
            name = self.names[seat]
            points = [step["points"] for step in own if step["type"] == "TilePlaced"]
            if points and seat != 0 and not is_chosen:
                points = [sum(points)]
            yield from (("gain", name, gained) for gained in points)
            lost = [step["lost"] for step in own if step["type"] == "FloorScored"]
            yield from (("loss", name, number) for number in lost)
            if lost != [0]:
                yield ("total", name, own[-1]["score"])
        for step in steps:
            if step["type"] == "BonusScored":
                yield ("bonus", self.names[step["seat"]], step["kind"], step["points"])

    def _result(self, result: dict[str, Any]) -> Iterator[Fact]:
        winners = [self.shown[seat] for seat in result["winners"]]
        if result["winners"] == [0]:
            yield ("result", "You win!")
        elif len(winners) == 1:
            yield ("result", f"{winners[0]} wins the game")
        else:
            yield ("result", f"{' and '.join(winners)} share the victory")
        yield from (
            ("score", name, score) for name, score in zip(self.shown, result["scores"], strict=True)
        )
