"""The judge: accepted answers are right, and every other answer is explained in every language."""

import pytest

from azulejos.lesson.chapters import TASKS, Task
from azulejos.lesson.checks import Check, Values
from azulejos.lesson.drills import drill
from azulejos.lesson.facts import facts
from azulejos.lesson.judge import BadAnswerError, Verdict, judge, judge_number
from azulejos.lesson.questions import Question, ask
from azulejos.locales.catalogue import CATALOGUES, Catalogue
from azulejos.locales.languages import LANGUAGES
from azulejos.rules import Move, NotationError
from azulejos.rules.moves import MOVES
from azulejos.rules.tiles import Wall

MOVES_ASKED = {name: task for name, task in TASKS.items() if task.kind is None}
NUMBERS_ASKED = {name: task for name, task in TASKS.items() if task.kind is not None}


def question(task: Task) -> Question:
    assert task.kind is not None
    return ask(task.kind, task.position)


@pytest.mark.parametrize("task", MOVES_ASKED.values(), ids=MOVES_ASKED)
def test_accepted_moves_are_right_and_no_others(task: Task) -> None:
    verdicts = {str(move): judge(task, str(move)) for move in task.position.legal_moves()}
    assert {move for move, verdict in verdicts.items() if verdict.is_right} == set(task.accepted)
    for move, verdict in verdicts.items():
        assert verdict.transition == task.position.transition(Move.parse(move))


@pytest.mark.parametrize("task", MOVES_ASKED.values(), ids=MOVES_ASKED)
def test_accepted_moves_pass_every_check(task: Task) -> None:
    """The list of accepted moves and the checks say the same."""
    unlisted = task._replace(accepted=())
    for move in task.accepted:
        with pytest.raises(AssertionError, match="nothing explains"):
            judge(unlisted, move)


@pytest.mark.parametrize("task", NUMBERS_ASKED.values(), ids=NUMBERS_ASKED)
def test_one_option_is_right(task: Task) -> None:
    options = question(task).options()
    assert [o for o in options if judge(task, o).is_right] == [question(task).answer]
    assert len(options) >= 4
    assert options[-1] != question(task).answer


@pytest.mark.parametrize(
    ("task", "answer"),
    {
        "wall-count": 2,
        "score-row": 3,
        "score-column": 4,
        "score-both": 5,
        "floor-cost": 4,
        "floor-zero": 0,
        "end-bonus": 9,
    }.items(),
)
def test_answers_are_those_of_a_person_with_the_rulebook(task: str, answer: int) -> None:
    assert judge(TASKS[task], answer).is_right


@pytest.mark.parametrize(
    ("task", "answer", "code", "values"),
    [
        ("take-factory", "1B2", "other-tiles", {"count": 2, "colour": "B"}),
        ("take-factory", "4RF", "on-floor", {"falls": 3, "penalty": 4}),
        ("place-new", "2B2", "falls", {"falls": 1, "fits": 2, "penalty": 1}),
        ("place-new", "2B5", "not-complete", {"line": 5, "missing": 2}),
        ("place-more", "2Y1", "other-line", {"line": 4}),
        ("many-cost", "CBF", "costs-more", {"falls": 3, "penalty": 4}),
        ("marker-take", "CY1", "falls", {"falls": 1, "fits": 1, "penalty": 1}),
        ("score-most", "4K2", "fewer-points", {"points": 3}),
        ("score-most", "4B5", "no-points", {"points": 0}),
        ("end-row", "CK1", "row-open", {"row": 1, "free": 2}),
        ("wall-row", "2B3", "refused-row-has-colour", {"line": 3, "colour": "B", "holds": "B"}),
        (
            "wall-row",
            "2B5",
            "refused-line-has-other-colour",
            {"line": 5, "colour": "B", "holds": "K"},
        ),
        ("grey-column", "T32", "refused-column-has-colour", {"line": 3}),
        ("take-factory", "CB1", "not-possible", {}),
        ("take-factory", "T11", "not-possible", {}),
    ],
)
def test_wrong_move_is_explained(task: str, answer: str, code: str, values: Values) -> None:
    found = judge(TASKS[task], answer)
    assert (found.is_right, found.code, found.values) == (False, code, values)


@pytest.mark.parametrize(
    ("task", "answer", "code"),
    [
        ("wall-count", 4, "incomplete-stays"),
        ("wall-count", 6, "one-from-each"),
        ("wall-count", 11, "lines-again"),
        ("score-row", 2, "neighbours-only"),
        ("score-row", 5, "count-again"),
        ("score-both", 2, "column-only"),
        ("score-both", 3, "row-only"),
        ("score-both", 4, "once"),
        ("floor-cost", 2, "marker-counts"),
        ("floor-cost", 3, "not-one-each"),
        ("floor-zero", -2, "below-zero"),
        ("floor-zero", 2, "floor-costs"),
        ("end-bonus", 7, "one-bonus-only"),
        ("end-bonus", 19, "no-colour"),
        ("end-bonus", 10, "bonus-again"),
    ],
)
def test_wrong_number_is_explained(task: str, answer: int, code: str) -> None:
    found = judge(TASKS[task], answer)
    assert (found.is_right, found.code, found.transition) == (False, code, None)


def test_answer_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(BadAnswerError, match="a move"):
        judge(TASKS["place-new"], 3)
    with pytest.raises(BadAnswerError, match="a number"):
        judge(TASKS["score-row"], "2B3")
    with pytest.raises(NotationError):
        judge(TASKS["place-new"], "2B9")


def every_verdict() -> dict[str, Verdict]:
    """A verdict for every code that the lesson and its drills can give."""
    found = [judge(task, str(move)) for task in MOVES_ASKED.values() for move in MOVES]
    for task in NUMBERS_ASKED.values():
        found += [judge(task, number) for number in (*question(task).options(), 99)]
    for wall in Wall:
        for seed in range(60):
            asked = drill(seed, wall)
            found += [judge_number(asked, number) for number in asked.options()]
    return {verdict.code: verdict for verdict in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    words = Catalogue(language, CATALOGUES, "lesson")
    used = set()
    for code, verdict in every_verdict().items():
        key = code if code.startswith("refused-") else f"lesson-why-{code}"
        text = words.say(key, **said(verdict.values, words))
        assert text.endswith((".", "!"))
        assert "{" not in text, key
        used.add(key)
    whole = (CATALOGUES / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    keys = {line.split(" =")[0] for line in whole.splitlines() if line.startswith("lesson-why")}
    assert keys <= used


def said(values: Values, words: Catalogue) -> dict[str, str | int]:
    """Values as the page fills them in: facts first, and lists as text."""
    return {
        key: words.all_of([words.number(each) for each in value])
        if isinstance(value, list)
        else value
        for key, value in (facts() | values).items()
    }


def test_every_check_is_used() -> None:
    assert {check for task in TASKS.values() for check in task.checks} == set(Check)
