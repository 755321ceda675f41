"""The dialogue of the engine."""

import queue
from pathlib import Path

import pytest

from azulejos.players.engines.engine import Engine
from azulejos.rules import Move, Position
from tests.players.positions import opening

PAGE = Path(__file__).parents[3] / "docs" / "engine-protocol.md"


class Dialogue:
    """An engine and what it has said."""

    def __init__(self) -> None:
        self.said: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.engine = Engine(self.said.put)

    def tell(self, *lines: str) -> None:
        for line in lines:
            self.engine.obey(line)

    def answer(self, word: str) -> str:
        """The next line that begins with the word."""
        while not (line := self.said.get(timeout=300)).startswith(word):
            assert line.startswith("info"), line
        return line


def test_engine_answers_with_a_legal_move_and_its_value() -> None:
    dialogue = Dialogue()
    dialogue.tell("ready")
    assert dialogue.answer("readyok") == "readyok"
    dialogue.tell(f"position {opening()}", "go nodes 2000")
    words = dialogue.answer("bestmove").split()
    assert Move.parse(words[1]) in opening().legal_moves()
    assert words[2] == "value"
    assert 0 <= float(words[3]) <= 1


def test_same_nodes_give_the_same_move() -> None:
    first, second = Dialogue(), Dialogue()
    for dialogue in (first, second):
        dialogue.tell(
            "option seed 5", "option level master", f"position {opening(3)}", "go nodes 3000"
        )
    assert first.answer("bestmove") == second.answer("bestmove")


def test_stop_ends_a_long_search() -> None:
    dialogue = Dialogue()
    dialogue.tell("option threads 2", f"position {opening(4)}", "go time 3000")
    dialogue.tell("go time 1")
    assert dialogue.answer("error") == "error busy still thinking; send stop first"
    dialogue.tell("stop")
    assert dialogue.answer("bestmove")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("hello", "error command no command 'hello'"),
        ("option level emperor", "error option level cannot be 'emperor'"),
        ("option volume 3", "error option no option 'volume'"),
        ("option threads 0", "error option threads cannot be '0'"),
        ("position nonsense", "error position"),
        ("go", "error limit"),
        ("go time -1", "error limit"),
        ("go time nan", "error limit"),
        ("go nodes 1e3", "error limit"),
        ("go time 1", "error position no position yet"),
        ("position " + "x" * 5000, "error line"),
    ],
)
def test_bad_line_gets_an_error_and_the_dialogue_goes_on(line: str, error: str) -> None:
    dialogue = Dialogue()
    dialogue.tell(line)
    assert dialogue.answer("error").startswith(error)
    dialogue.tell("option seed 1", f"position {Position.start()}", "go time 1")
    assert dialogue.answer("error") == "error phase no seat has a choice in this position"


def test_run_ends_at_quit_and_at_the_end_of_the_input() -> None:
    dialogue = Dialogue()
    dialogue.engine.run(["", "nonsense\n", "quit\n", "never"])
    dialogue.engine.run([f"position {opening()}\n", "go time 1000\n"])
    assert dialogue.answer("error").startswith("error command no command 'nonsense'")
    assert dialogue.answer("bestmove")


def test_next_line_may_come_right_after_the_answer() -> None:
    dialogue = Dialogue()
    for seed in range(200):
        dialogue.tell(f"option seed {seed}", f"position {opening()}", "go nodes 1")
        assert dialogue.answer("bestmove")


def test_dialogue_of_the_page_is_what_is_said() -> None:
    dialogue = Dialogue()
    shown = PAGE.read_text(encoding="utf-8").split("```\n> ")[1].split("```")[0]
    said = [line for line in f"> {shown}".splitlines() if not line.startswith("< info")]
    for line in said:
        if line.startswith("> "):
            dialogue.tell(line[2:])
            continue
        expected, answer = line[2:].split(), dialogue.answer(line.split()[1]).split()
        assert answer[:3] == expected[:3]
        # Other processors add in another order.
        assert [float(n) for n in answer[3:]] == pytest.approx(
            [float(n) for n in expected[3:]], abs=0.005
        )
