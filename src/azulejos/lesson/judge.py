"""The judge: whether an answer is right, why, and what happens on the board.

>>> from azulejos.lesson.chapters import TASKS
>>> judge(TASKS["place-new"], "2B2").code
'falls'
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.lesson.chapters import Task
from azulejos.lesson.checks import Tried, Values, fault
from azulejos.lesson.questions import Question, ask
from azulejos.rules.errors import IllegalMoveError, Reason
from azulejos.rules.moves import Draft, Move, Tiling
from azulejos.rules.position import Position
from azulejos.rules.preview import previews
from azulejos.rules.steps import Transition
from azulejos.rules.tiles import SIDE

RIGHT_MOVE: Final = "right"
NOT_POSSIBLE: Final = "not-possible"
_EXPLAINED: Final = {
    Reason.LINE_COMPLETE,
    Reason.LINE_HAS_OTHER_COLOUR,
    Reason.ROW_HAS_COLOUR,
    Reason.SPACE_TAKEN,
    Reason.COLUMN_HAS_COLOUR,
    Reason.TILE_FITS,
}
"""Refusals that have a sentence of their own, `refused-<reason>`."""


class BadAnswerError(ValueError):
    """An answer that is not of the kind that the task asks for."""


class Verdict(NamedTuple):
    """Right or wrong, the code and the numbers of its explanation, and what happened.

    An answer that the rules forbid has no transition: nothing happened.
    """

    is_right: bool
    code: str
    values: Values
    transition: Transition | None


def judge(task: Task, answer: str | int) -> Verdict:
    """Compare an answer with what the task asks for."""
    if task.kind is not None:
        return judge_number(ask(task.kind, task.position), answer)
    if not isinstance(answer, str):
        raise BadAnswerError("this task asks for a move")
    return _judge_move(task, Move.parse(answer))


def judge_number(question: Question, answer: str | int) -> Verdict:
    """Compare a number with the one that the rules give."""
    if not isinstance(answer, int):
        raise BadAnswerError("this task asks for a number")
    if answer == question.answer:
        return Verdict(True, question.why, question.values, question.transition)
    code = question.mistakes.get(answer, question.otherwise)
    return Verdict(False, code, question.values | {"answer": answer}, None)


def _judge_move(task: Task, move: Move) -> Verdict:
    try:
        transition = task.position.transition(move)
    except IllegalMoveError as error:
        return _refused(task.position, move, error.reason)
    if str(move) in task.accepted:
        return Verdict(True, RIGHT_MOVE, {}, transition)
    preview = next(each for each in previews(task.position) if each.move == move)
    found = fault(task.checks, Tried(task.position, preview, task.take, task.line))
    assert found is not None, f"nothing explains what is wrong with {move} in {task.id}"
    return Verdict(False, found.code, found.values, transition)


def _refused(position: Position, move: Move, reason: Reason) -> Verdict:
    """Why the rules forbid a move."""
    if reason not in _EXPLAINED or position.turn is None:
        return Verdict(False, NOT_POSSIBLE, {}, None)
    assert isinstance(move, Draft | Tiling)
    values: Values = {"line": move.line + 1}
    if isinstance(move, Draft) and move.line < SIDE:
        holds = position.boards[position.turn].pattern_lines[move.line].colour
        values |= {"colour": move.colour.letter, "holds": (holds or move.colour).letter}
    return Verdict(False, f"refused-{reason.replace('_', '-')}", values, None)
