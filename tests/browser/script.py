"""The script of a game: every sentence that a listener must hear, from the server's steps alone.

It is written in any language with the page's own catalogue. A line of the script says what kind of
fact it tells and of which seat, so that a test can add up the points that were heard.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from azulejos.locales.catalogue import catalogue_of

Message = dict[str, Any]
COLOURS = "BYRKW"


class Line(NamedTuple):
    """A sentence of the script."""

    kind: str
    seat: int | None
    sentence: str


class Script:
    """Writes for one listener: in a language, with a seat of their own or none."""

    def __init__(self, language: str, names: list[str], you: int | None) -> None:
        self.say = catalogue_of(language).say
        self.all_of = catalogue_of(language).all_of
        self.names = names
        self.you = you

    def lines(self, messages: list[Message]) -> Iterator[Line]:
        """The lines of these messages, of which the first is a snapshot."""
        before = None
        for message in messages:
            if message["type"] == "EventHappened":
                yield from self._event(message, before)
            before = message["position"] or before

    def _event(self, message: Message, before: Message | None) -> Iterator[Line]:
        event, position = message["event"], message["position"]
        if event["type"] == "TilesDealt":
            turn = position["turn"]
            yield self._line("round", turn, "heard-round", round=position["round_number"])
        elif event["type"] == "MovePlayed":
            yield from self._move(event, message["steps"])
            yield from self._news(message["steps"], before, position)
            yield from self._scores(message["steps"])
            yield from self._call(position)
        elif event["type"] == "TableEnded":
            yield from self._result(message["table"]["result"])

    def _line(self, kind: str, seat: int, key: str, /, **values: str | int) -> Line:
        you = "yes" if seat == self.you else "no"
        return Line(kind, seat, self.say(key, name=self.names[seat], you=you, **values))

    def _move(self, event: Message, steps: list[Message]) -> Iterator[Line]:
        seat, move = event["seat"], event["move"]
        if seat == self.you and event.get("by") != "table":
            return
        if move.startswith("T"):
            if move.endswith("F"):
                yield self._line("fall", seat, "heard-line-falls", line=int(move[1]))
            return
        source, colour, line = move[0], move[1], move[2]
        count = sum(
            step["count"]
            for step in steps
            if step["type"] == "TilesMoved"
            and step["colour"] == colour
            and step["origin"]["area"] == "source" != step["target"]["area"]
        )
        start = {"from": "centre" if source == "C" else "factory"}
        end = {"to": "floor" if line == "F" else "line"}
        numbers = {
            "factory": 0 if source == "C" else int(source),
            "line": 0 if line == "F" else int(line),
            "count": count,
        }
        yield self._line("move", seat, "heard-draft", colour=colour, **numbers, **start, **end)

    def _news(self, steps: list[Message], before: Message | None, after: Message) -> Iterator[Line]:
        for step in steps:
            if step["type"] == "MarkerMoved" and step["origin"]["area"] == "source":
                yield self._line("marker", step["target"]["seat"], "heard-marker")
        for seat, board in enumerate(after["boards"]):
            if board["closes_row"] and not (before and before["boards"][seat]["closes_row"]):
                yield self._line("last round", seat, "heard-last-round")
        if before and before["phase"] == "draft" != after["phase"]:
            yield Line("title", None, self.say("heard-scoring", round=before["round_number"]))

    def _scores(self, steps: list[Message]) -> Iterator[Line]:
        scored = [step for step in steps if step["type"] in ("TilePlaced", "FloorScored")]
        for index, step in enumerate(scored):
            seat = step["seat"]
            if step["type"] == "FloorScored":
                points = {"points": step["lost"], "total": step["score"]}
                yield self._line("loss", seat, "heard-floor", **points)
                continue
            place = {"row": step["line"] + 1, "column": step["column"] + 1}
            values = {"colour": step["colour"], "points": step["points"], **place}
            yield self._line("gain", seat, "heard-placed", **values)
            # The seat's last step tells its total; a floor line tells it too.
            if [other["seat"] for other in scored[index + 1 : index + 2]] != [seat]:
                yield self._line("total", seat, "heard-total", points=step["score"])
        for step in steps:
            if step["type"] == "BonusScored":
                colour = COLOURS[step["index"]] if step["kind"] == "colour" else ""
                values = {"kind": step["kind"], "number": step["index"] + 1, "colour": colour}
                points = step["points"]
                yield self._line("bonus", step["seat"], "heard-bonus", points=points, **values)

    def _call(self, position: Message) -> Iterator[Line]:
        if self.you is not None and position["turn"] == self.you and position["phase"] != "deal":
            key = "your-turn-tile" if position["phase"] == "tile" else "your-turn"
            yield Line("call", self.you, self.say(key))

    def _result(self, result: Message) -> Iterator[Line]:
        winners = [self.names[seat] for seat in result["winners"]]
        if result["winners"] == [self.you]:
            yield Line("result", None, self.say("you-win"))
        elif len(winners) == 1:
            yield Line("result", None, self.say("wins", name=winners[0]))
        else:
            yield Line("result", None, self.say("shared-victory", names=self.all_of(winners)))
        reason = result["termination"].replace(" ", "-")
        yield Line("reason", None, self.say(f"ended-{reason}"))
        for seat, score in enumerate(result["scores"]):
            yield self._line("score", seat, "score-of", points=score)
