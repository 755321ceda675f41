"""`azulejos play --text`: whole games typed in the terminal."""

import errno
import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import CounterGenerator, Deal, Draft, Game, Move, Phase, Position, Wall, draw_deal
from azulejos.__main__ import main
from azulejos.terminal.game import Keyboard
from testing.patience import PATIENCE_S
from tests.commands.running import Ran, Runner, process
from tests.rules.texts import filled


def typed_game(seats: int, wall: Wall, seed: int) -> tuple[Game, list[str]]:
    """A random game as it is dealt from a seed, and what to type for it."""
    below, chooser = CounterGenerator(seed).below, CounterGenerator(seed + 1).below
    game, lines = Game(Position.start(seats, wall)), []
    position = game.start
    while position.phase is not Phase.END:
        event: Move | Deal
        if position.phase is Phase.DEAL:
            event = draw_deal(position, below)
            lines += [""] if game.events else []
        else:
            moves = position.legal_moves()
            event = moves[chooser(len(moves))]
            lines.append(str(event))
        game, position = game.with_event(event), position.transition(event).position
    return game, [*lines, ""]


def play(run: Runner, *words: str, lines: list[str]) -> Ran:
    return run("play", "--text", *words, stdin="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize(
    ("seats", "wall"), [(2, Wall.COLOURED), (2, Wall.GREY), (3, Wall.GREY), (4, Wall.COLOURED)]
)
def test_whole_game_is_played_told_and_saved(
    run: Runner, tmp_path: Path, seats: int, wall: Wall
) -> None:
    game, lines = typed_game(seats, wall, 5)
    file = tmp_path / "game.azul"
    table = ("--seats", str(seats), "--wall", wall.value, "--seed", "5", "--save", str(file))
    ran = play(run, *table, lines=lines)
    assert (ran.code, ran.err) == (0, "")
    saved = Game.parse(file.read_text(encoding="utf-8"))
    assert saved.events == game.events
    outcome = saved.replay().outcome()
    assert outcome is not None
    assert "Game over. " in ran.out
    best = sorted(outcome.scores, reverse=True)
    total = next(line for line in ran.out.splitlines() if line.startswith("Total "))
    assert list(map(int, total.split()[1:])) == best
    drafts = sum(isinstance(event, Draft) for event in game.events)
    assert ran.out.count(" takes ") == drafts + ran.out.count("undo takes")
    assert "\x1b" not in ran.out


def test_moves_are_explained(run: Runner) -> None:
    ran = play(run, "--seed", "7", "--names", "Anna,Bo", lines=["3b2", "c r 1", "quit"])
    assert "Anna takes 2 blue tiles from factory 3 → line 2\n" in ran.out
    assert "Bo takes 1 red tile from the centre → line 1. Bo gets the start marker\n" in ran.out


def test_what_cannot_be_is_explained_and_asked_again(run: Runner) -> None:
    ran = play(run, "--seed", "7", lines=["", "xyz", "CB1", "3r2", "quit"])
    assert "Type a move such as 3R2, or ? for help." in ran.out
    assert (
        "“xyz” is not a move: a move begins with a factory 1 to 9, C or T (? for help)." in ran.out
    )
    assert "There is no blue tile in the centre." in ran.out
    assert "Player 1 takes 1 red tile from factory 3" in ran.out


def test_help_lists_the_moves(run: Runner) -> None:
    ran = play(run, "--seed", "7", lines=["?", "quit"])
    assert "4W  Factory 4: 3 white    1:✓+1−2  2:✓+1−1  3:✓+1  4:3  5:3  F−4" in ran.out
    heaps = re.findall(r"^\d[BYRKW]  Factory \d: \d \w+", ran.out, re.MULTILINE)
    assert len(heaps) == 14


def test_undo_takes_moves_back_but_never_a_deal(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    lines = ["3B2", "CR1", "undo", "undo", "undo", "4W3", "quit"]
    ran = play(run, "--seed", "7", "--save", str(file), lines=lines)
    assert ran.out.count("The last move is taken back.") == 2
    assert ran.out.count("There is nothing to take back.") == 1
    saved = Game.parse(file.read_text(encoding="utf-8"))
    assert [str(event) for event in saved.events[1:]] == ["4W3"]


def test_last_move_of_a_round_can_be_taken_back_before_the_deal(
    run: Runner, tmp_path: Path
) -> None:
    game, lines = typed_game(2, Wall.COLOURED, 5)
    moves = lines[: lines.index("")]
    file = tmp_path / "game.azul"
    ran = play(
        run, "--seed", "5", "--save", str(file), lines=[*moves, "?", "undo", moves[-1], "", "quit"]
    )
    assert "3R2   all red tiles from factory 3 to line 2" in ran.out
    assert "The last move is taken back." in ran.out
    assert Game.parse(file.read_text(encoding="utf-8")).events == game.events[: len(moves) + 2]


def test_saved_game_goes_on_with_the_same_deals(run: Runner, tmp_path: Path) -> None:
    game, lines = typed_game(3, Wall.COLOURED, 9)
    file = tmp_path / "game.azul"
    table = ("--seats", "3", "--seed", "9", "--save", str(file), "--names", "A,B,C")
    half = len(lines) // 2
    play(run, *table, lines=lines[:half])
    ran = play(run, "--load", str(file), lines=lines[half:])
    saved = Game.parse(file.read_text(encoding="utf-8"))
    assert saved.events == game.events
    assert saved.header("Name2") == "B"
    assert f"Saved in {file}; --load {file} continues it." in ran.out


def test_nothing_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    words = ["play", "--text", "--seed", "7", "--save", str(file)]
    player = subprocess.Popen(
        [sys.executable, "-m", "azulejos", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert player.stdin is not None
    assert player.stdout is not None
    player.stdin.write("3B2\n")
    player.stdin.flush()
    while "takes 2 blue tiles" not in player.stdout.readline():
        pass
    player.kill()
    player.communicate()
    assert str(Game.parse(file.read_text(encoding="utf-8")).events[-1]) == "3B2"


def test_position_can_be_played_on(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(run("new", "--seed", "7").out, encoding="utf-8")
    saved = tmp_path / "game.azul"
    ran = play(run, "--load", str(file), "--save", str(saved), lines=["3B2", "quit"])
    assert ran.code == 0
    assert Game.parse(saved.read_text(encoding="utf-8")).start.phase is Phase.DRAFT


@pytest.mark.parametrize(
    "text",
    [
        "C tile 2 0 1- -/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:B1/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-",
        "G tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:B1/-/-/-/-:-",
        "G tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:R 0:5/5/5/5/5:B1/-/-/-/-:-",
    ],
)
def test_tiling_that_nobody_decides_goes_on_by_itself(
    run: Runner, tmp_path: Path, text: str
) -> None:
    file, saved = tmp_path / "position.txt", tmp_path / "game.azul"
    file.write_text(filled(text), encoding="utf-8")
    lines = ["T11", "", "quit"] if text.startswith("G") else ["", "quit"]
    ran = play(run, "--load", str(file), "--save", str(saved), lines=lines)
    assert (ran.code, ran.err) == (0, "")
    game = Game.parse(saved.read_text(encoding="utf-8"))
    assert game.replay().phase is Phase.DRAFT
    assert game.replay().round_number == 3


def test_end_of_input_leaves_quietly() -> None:
    ran = process("play", "--text", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "--text"),
        (("--text", "--names", "A,B,C", "--seats", "2"), "3 names for 2 seats"),
        (("--text", "--names", "A,"), "names are 1 to 30 letters"),
        (("--text", "--names", "A,A"), "every name only once"),
        (("--text", "--names", "A,B\x07"), "names are 1 to 30 letters"),
        (("--text", "--names", "A"), "2 to 4 seats"),
        (("--text", "--seats", "5"), "invalid choice: 5"),
        (("--text", "--first", "3"), "the first seat is 1 to 2"),
        (("--text", "--load", "missing.azul"), "missing.azul: No such file"),
        (("--text", "--save", "missing/game.azul"), "No such file"),
        (("--text", "--load", "x.azul", "--seats", "3"), "come from the saved game"),
    ],
)
def test_bad_tables_are_refused(run: Runner, words: tuple[str, ...], message: str) -> None:
    assert message in run.refused("play", *words)


def test_file_that_is_there_is_not_overwritten(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    file.write_text("precious", encoding="utf-8")
    assert "exists already" in run.refused("play", "--text", "--save", str(file))
    assert file.read_text(encoding="utf-8") == "precious"


def test_file_that_is_no_game_is_not_loaded(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    file.write_text("precious", encoding="utf-8")
    assert "cannot read 'precious'" in run.refused("play", "--text", "--load", str(file))


@pytest.mark.parametrize(("no_colour", "colours"), [("", True), ("1", False)])
def test_colours_are_for_terminals(no_colour: str, colours: bool) -> None:
    screen, keyboard = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "NO_COLOR": no_colour}
    command = [sys.executable, "-m", "azulejos", "play", "--text", "--seed", "7"]
    player = subprocess.Popen(
        command, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment
    )
    os.close(keyboard)
    os.write(screen, b"quit\n")
    seen = b""
    while select.select([screen], [], [], PATIENCE_S)[0]:
        try:
            piece = os.read(screen, 65536)
        except OSError:  # the other side is closed
            break
        seen += piece
    assert player.wait(PATIENCE_S) == 0
    os.close(screen)
    assert (b"\x1b[48;5;26" in seen) == colours
    assert b"Player 1" in seen


def test_bot_takes_the_last_seat_and_undo_leads_back_to_the_person(
    run: Runner, tmp_path: Path
) -> None:
    file = tmp_path / "game.azul"
    words = ("--bots", "greedy", "--seed", "3", "--save", str(file))
    ran = play(run, *words, lines=["1BF", "undo", "1BF", "quit"])
    assert ran.out.count("greedy (bot) is thinking…") == 2
    game = Game.parse(file.read_text(encoding="utf-8"))
    assert game.header("Bot2") == "greedy"
    assert len(game.events) == 3


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--bots", "emperor"), "there is no player 'emperor'"),
        (("--bots", "greedy,greedy,greedy", "--seats", "2"), "0 names and 3 bots for 2 seats"),
        (("--bots", "greedy", "--names", "Ann", "--seats", "3"), "1 names and 1 bots for 3 seats"),
    ],
)
def test_bots_that_do_not_fit_are_refused(
    run: Runner, words: tuple[str, ...], message: str
) -> None:
    assert message in run.refused("play", "--text", *words)


def test_file_with_a_position_stays_as_it_is(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    text = run("new", "--seed", "7").out
    file.write_text(text, encoding="utf-8")
    assert play(run, "--load", str(file), lines=["3B2", "quit"]).code == 0
    assert file.read_text(encoding="utf-8") == text


def test_save_writes_over_no_other_game(run: Runner, tmp_path: Path) -> None:
    file, other = tmp_path / "position.txt", tmp_path / "other.azul"
    file.write_text(run("new", "--seed", "7").out, encoding="utf-8")
    other.write_text("precious", encoding="utf-8")
    said = run.refused("play", "--text", "--load", str(file), "--save", str(other))
    assert "exists already" in said
    assert other.read_text(encoding="utf-8") == "precious"


def test_what_a_terminal_would_obey_is_not_sent_back(run: Runner) -> None:
    ran = play(run, "--seed", "5", lines=["\x1b[2J\x07", "quit"])
    assert "\x1b" not in ran.out
    assert "“\ufffd[2J\ufffd” is not a move" in ran.out


def test_interrupt_leaves_the_line_of_the_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(prompt: str) -> str:
        print(prompt, end="")
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "--text", "--names", "Anna,Bo", "--first", "1"]) == 130
    assert capsys.readouterr().out.endswith("\nAnna> \n")


def test_game_goes_on_while_its_file_cannot_be_written(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, lines = typed_game(2, Wall.COLOURED, 5)
    file, writes = tmp_path / "game.azul", list[str]()

    def failing(target: Path, text: str, **_: str) -> int:
        writes.append(text)
        if 3 < len(writes) < 6:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target))
        return target.write_bytes(text.encode())

    monkeypatch.setattr(Path, "write_text", failing)
    ran = play(run, "--seed", "5", "--save", str(file), lines=lines)
    assert (ran.code, ran.err) == (0, "")
    told = f"Not saved in {file} (No space left on device): the next move tries again."
    assert ran.out.count(told) == 2
    assert Game.parse(file.read_text(encoding="utf-8")).events == game.events
    assert [other.name for other in tmp_path.iterdir()] == ["game.azul"]


def test_leaving_says_that_the_game_is_not_saved(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    file = folder / "game.azul"
    shown = Keyboard.show

    def pulled_out(keyboard: Keyboard) -> None:
        shown(keyboard)
        if folder.exists():
            file.unlink()
            folder.rmdir()

    monkeypatch.setattr(Keyboard, "show", pulled_out)
    ran = play(run, "--seed", "5", "--save", str(file), lines=["1Y2", "quit"])
    assert ran.code == 2
    assert ran.out.count("Not saved in") == 2
    assert "Saved in" not in ran.out


def test_only_enter_deals_the_next_round_and_leaves_at_the_end(run: Runner) -> None:
    _, lines = typed_game(2, Wall.COLOURED, 5)
    ran = play(run, "--seed", "5", lines=[*lines[: lines.index("")], "udno", "undo", "quit"])
    assert ran.out.count("Enter deals the next round") == 2
    assert ran.out.count("The factories are filled") == 1
    assert "The last move is taken back." in ran.out
    ran = play(run, "--seed", "5", lines=[*lines[:-1], "udno", ""])
    assert ran.out.count("Enter leaves") == 2


def test_hint_says_who_is_to_move_and_why_the_move_is_good(run: Runner) -> None:
    ran = play(run, "--seed", "7", "--names", "Anna,Bo", lines=["hint", "3b2", "quit"])
    told = (
        r"Anna to move\. Hint: \w{3}, place \d \w+ tiles? from factory \d in line \d\n  [+=-] \w+"
    )
    assert re.search(told, ran.out)
    assert "Anna takes 2 blue tiles from factory 3 → line 2\n" in ran.out


def test_hint_without_a_choice_says_so_and_the_game_goes_on(run: Runner) -> None:
    _, lines = typed_game(2, Wall.COLOURED, 5)
    lines.insert(lines.index(""), "hint")
    ran = play(run, "--seed", "5", lines=[*lines[:-1], "hint", "undo", "quit"])
    assert ran.code == 0
    assert "The next round is about to be dealt.\n" in ran.out
    assert "The last move is taken back." in ran.out
