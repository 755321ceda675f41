"""The lesson itself: nine chapters, each with its tasks and a paragraph of the rulebook.

A task has a position and asks for a move or for a number. Its sentences are Fluent messages:
`lesson-<task>-show` says something new, `-task` asks, and `-hint` helps.

>>> TASKS["place-new"].accepted
('2B3',)
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.lesson.checks import Check
from azulejos.lesson.questions import Kind
from azulejos.rules.position import Position

_FRESH: Final = "0:5/5/5/5/5:-/-/-/-/-:-"
_WITH_MARKER: Final = "0:5/5/5/5/5:-/-/-/-/-:*"
_NO_SOURCES: Final = "-/-/-/-/-/-"
_SAFE: Final = (Check.TILES, Check.ON_LINE, Check.ALL_FIT)


class Task(NamedTuple):
    """One task: a position, and what is asked in it.

    A move is right if it is accepted; `checks` say what is wrong with every other one. `take`
    names the tiles, `line` the pattern line that it asks for. A number is asked if `kind` is set.
    """

    id: str
    position: Position
    accepted: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    take: str = ""
    line: int | None = None
    kind: Kind | None = None


class Chapter(NamedTuple):
    """A chapter: its tasks, and the paragraph of the rulebook that says the same in full."""

    id: str
    paragraph: str
    tasks: tuple[Task, ...]


def _move(
    name: str, position: str, accepted: str, checks: tuple[Check, ...], about: str | int = ""
) -> Task:
    """A task that asks for a move; `about` is the tiles or the line that it names."""
    take, line = (about, None) if isinstance(about, str) else ("", about)
    return Task(name, Position.parse(position), tuple(accepted.split()), checks, take, line)


def _number(name: str, kind: Kind, position: str) -> Task:
    """A task that asks for a number."""
    return Task(name, Position.parse(position), kind=kind)


CHAPTERS: Final = (
    Chapter(
        "take",
        "d2",
        (
            _move(
                "take-factory",
                "C draft 1 1 1- -/BBYR/YRKK/BYKK/RRRW/BYYW 16,15,15,16,18 0,0,0,0,0"
                f" {_FRESH} {_FRESH}",
                "4R1 4R2 4R3 4R4 4R5",
                (Check.TILES, Check.ON_LINE),
                "4R",
            ),
            _move(
                "take-centre",
                "C draft 1 1 12 BYKKW/-/BYRR/BBKW/-/YRWW 16,15,14,17,16 0,0,0,0,0"
                " 0:5/5/5/5/5:-/-/R3/-/-:- 0:5/5/5/5/5:-/Y2/-/-/-:*",
                "CK1 CK2 CK4 CK5",
                (Check.TILES, Check.ON_LINE),
                "CK",
            ),
        ),
    ),
    Chapter(
        "place",
        "d4",
        (
            _move(
                "place-new",
                "C draft 1 1 1- -/YRKW/BBBW/YYRK/RKWW/BYYR 16,15,16,17,16 0,0,0,0,0"
                f" {_FRESH} {_FRESH}",
                "2B3",
                (*_SAFE, Check.COMPLETE),
                "2B",
            ),
            _move(
                "place-more",
                "C draft 1 1 12 BK/-/YYKW/RRWW/-/BYKW 16,15,16,17,13 0,0,0,0,0"
                " 0:5/5/5/5/5:-/Y2/-/R2/-:- 0:5/5/5/5/5:-/-/B2/-/W3:*",
                "3R4",
                (Check.ON_LINE, Check.LINE),
                3,
            ),
        ),
    ),
    Chapter(
        "many",
        "d8",
        (
            _move(
                "many-room",
                "C draft 1 1 1- -/YYYY/BRKW/BBRK/RKWW/BYRW 16,15,16,17,16 0,0,0,0,0"
                f" {_FRESH} {_FRESH}",
                "1Y4 1Y5",
                _SAFE,
                "1Y",
            ),
            _move(
                "many-cost",
                "C draft 2 1 12 BBBYYKK/-/-/-/-/- 12,15,17,14,16 0,0,0,0,0"
                " 8:5/5/5/5/5:K1/Y1/R3/W4/B5:- 6:5/5/5/5/5:-/-/Y2/K3/-:*",
                "CY2",
                (Check.CHEAPEST,),
            ),
        ),
    ),
    Chapter(
        "marker",
        "d5",
        (
            _move(
                "marker-take",
                "C draft 1 1 2- BYYK/-/RRKW/BYRW/-/BKKW 17,17,17,16,15 0,0,0,0,0"
                f" {_FRESH} 0:5/5/5/5/5:-/-/W2/-/-:-",
                "CY2 CY3 CY4 CY5",
                _SAFE,
                "CY",
            ),
        ),
    ),
    Chapter(
        "wall",
        "t4",
        (
            _number(
                "wall-count",
                Kind.WALL,
                f"C tile 1 0 12 {_NO_SOURCES} 16,18,18,17,20 0,0,0,0,0"
                f" 0:5/5/5/5/5:-/R2/Y2/B4/K3:- {_WITH_MARKER}",
            ),
            _move(
                "wall-row",
                "C draft 2 1 1- -/YRKW/BBBR/YYKW/RRKW/BYYK 15,15,16,14,17 0,0,0,0,0"
                f" 3:5/5/2B2/5/5:-/-/-/-/K2:- {_FRESH}",
                "2B4",
                _SAFE,
                "2B",
            ),
        ),
    ),
    Chapter(
        "scoring",
        "t5",
        (
            _number(
                "score-row",
                Kind.POINTS,
                f"C tile 2 0 12 {_NO_SOURCES} 19,18,18,20,20 0,0,0,0,0"
                f" 6:5/1BY2/5/5/Y4:-/R2/-/-/-:- {_WITH_MARKER}",
            ),
            _number(
                "score-column",
                Kind.POINTS,
                f"C tile 2 0 12 {_NO_SOURCES} 17,19,18,20,19 0,0,0,0,0"
                f" 9:2R2/2Y2/5/2W2/1R3:-/-/B3/-/-:- {_WITH_MARKER}",
            ),
            _number(
                "score-both",
                Kind.POINTS,
                f"C tile 3 0 12 {_NO_SOURCES} 18,17,17,20,20 0,0,0,0,0"
                f" 12:B4/3R1/2B1R/5/1R3:-/-/Y3/-/-:- {_WITH_MARKER}",
            ),
            _move(
                "score-most",
                "C draft 3 1 12 -/YYRW/-/-/BBKW/- 17,16,18,18,18 0,0,0,0,0"
                " 14:BY3/2YR1/5/5/5:-/K1/-/-/-:- 11:5/5/5/5/5:-/-/-/-/-:*",
                "1R1",
                (Check.MOST_POINTS,),
            ),
        ),
    ),
    Chapter(
        "floor",
        "t6",
        (
            _number(
                "floor-cost",
                Kind.FLOOR,
                f"C tile 2 0 11 {_NO_SOURCES} 19,20,19,20,20 0,0,0,0,0"
                f" 20:5/5/5/5/5:-/-/-/-/-:*BR {_FRESH}",
            ),
            _number(
                "floor-zero",
                Kind.SCORE,
                f"C tile 1 0 12 {_NO_SOURCES} 18,18,20,19,20 0,0,0,0,0"
                f" 2:5/5/5/5/5:-/-/Y2/-/-:BBK {_WITH_MARKER}",
            ),
        ),
    ),
    Chapter(
        "end",
        "e1",
        (
            _move(
                "end-row",
                "C draft 5 1 12 KK/-/-/-/-/- 17,18,18,18,15 0,0,0,0,0"
                " 31:BY3/WBYR1/2B2/5/5:-/-/-/W3/-:- 27:2R2/5/1W3/5/5:-/-/-/-/-:*",
                "CK2",
                (Check.CLOSE_ROW,),
            ),
            _number(
                "end-bonus",
                Kind.BONUS,
                f"C tile 5 0 12 {_NO_SOURCES} 19,17,18,18,18 0,0,0,0,0"
                " 40:BYRKW/W1Y2/K4/R4/Y4:-/-/-/-/-:- 29:5/5/5/5/5:-/-/-/-/-:*",
            ),
        ),
    ),
    Chapter(
        "grey",
        "g1",
        (
            _move(
                "grey-column",
                f"G tile 2 1 12 {_NO_SOURCES} 19,18,16,20,19 0,0,0,0,0"
                f" 7:1R3/B1Y2/3W1/Y4/5:-/-/R3/-/-:- {_WITH_MARKER}",
                "T33",
                (Check.MOST_POINTS,),
            ),
        ),
    ),
)

TASKS: Final = {task.id: task for chapter in CHAPTERS for task in chapter.tasks}
"""Every task, by its name."""
