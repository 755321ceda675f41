"""Games in the terminal that begin from files: which can continue, where they are saved."""

from dataclasses import replace
from pathlib import Path

import pytest

from azulejos import Annotation, Game, Mark
from tests.commands.running import Ran, Runner, process


def play(run: Runner, *words: str, lines: list[str]) -> Ran:
    return run("play", "--text", *words, stdin="".join(f"{line}\n" for line in lines))


@pytest.fixture
def saved(run: Runner, tmp_path: Path) -> Path:
    """A record with one move."""
    file = tmp_path / "saved.azul"
    play(run, "--seed", "7", "--save", str(file), lines=["3B2", "quit"])
    return file


def read(file: Path) -> Game:
    return Game.parse(file.read_text(encoding="utf-8"))


def with_header(file: Path, key: str, value: str) -> Path:
    game = read(file)
    changed = replace(game, headers=(*game.headers, (key, value)))
    file.write_text(str(changed), encoding="utf-8")
    return file


@pytest.mark.parametrize("seat", ["engine:touch {}", "mine=engine:touch {}"])
def test_record_starts_no_program(run: Runner, saved: Path, tmp_path: Path, seat: str) -> None:
    touched = tmp_path / "touched"
    player = seat.format(touched)
    with_header(saved, "Bot2", player)
    said = run.refused("play", "--text", "--load", str(saved))
    assert "the record wants" in said
    assert "--bots" in said
    assert not touched.exists()


def test_program_of_a_record_is_started_by_whoever_says_so(
    run: Runner, saved: Path, tmp_path: Path
) -> None:
    touched = tmp_path / "touched"
    player = f"engine:touch {touched}"
    with_header(saved, "Bot2", player)
    ran = play(run, "--load", str(saved), "--bots", player, lines=["quit"])
    assert ran.code == 0
    assert touched.exists()


def test_record_with_a_bot_that_nobody_knows_is_refused(run: Runner, saved: Path) -> None:
    with_header(saved, "Bot2", "emperor")
    said = run.refused("play", "--text", "--load", str(saved))
    assert "seat 2: there is no player 'emperor'" in said


def test_bots_take_the_last_seats_of_a_loaded_game(run: Runner, saved: Path) -> None:
    ran = play(run, "--load", str(saved), "--bots", "greedy", lines=["quit"])
    assert "greedy (bot) is thinking" in ran.out
    assert read(saved).header("Bot2") == "greedy"
    said = run.refused("play", "--text", "--load", str(saved), "--bots", "greedy,greedy,greedy")
    assert "3 bots for 2 seats" in said


def test_who_begins_comes_from_the_saved_game(run: Runner, saved: Path) -> None:
    said = run.refused("play", "--text", "--load", str(saved), "--first", "2")
    assert "come from the saved game" in said


def test_game_that_was_given_up_does_not_go_on(run: Runner, saved: Path) -> None:
    saved.write_text(str(replace(read(saved), ended_early="resign 1")), encoding="utf-8")
    before = saved.read_bytes()
    assert "over (resign 1)" in run.refused("play", "--text", "--load", str(saved))
    assert saved.read_bytes() == before


def test_json_needs_a_file_to_go_on_in(run: Runner, saved: Path, tmp_path: Path) -> None:
    file, record = tmp_path / "game.json", tmp_path / "on.azul"
    file.write_text(run("convert", "--to", "json", str(saved)).out, encoding="utf-8")
    before = file.read_bytes()
    assert "--save" in run.refused("play", "--text", "--load", str(file))
    play(run, "--load", str(file), "--save", str(record), lines=["CR1", "quit"])
    assert len(read(record).events) == len(read(saved).events) + 1
    assert file.read_bytes() == before


def test_annotations_stay_when_a_game_goes_on(run: Runner, saved: Path) -> None:
    said = Annotation("well?", Mark.INACCURACY)
    number = len(read(saved).events) - 1
    saved.write_text(str(replace(read(saved), annotations=((number, said),))), encoding="utf-8")
    play(run, "--load", str(saved), lines=["CR1", "quit"])
    assert (len(read(saved).events), read(saved).annotation(number)) == (number + 2, said)
    play(run, "--load", str(saved), lines=["undo", "undo", "quit"])
    assert (len(read(saved).events), read(saved).annotations) == (number, ())


def test_one_game_goes_on_at_a_time(run: Runner, saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8") * 2, encoding="utf-8")
    said = run.refused("play", "--text", "--load", str(saved))
    assert "there are 2 games in this text: choose one" in said


def test_record_with_a_byte_order_mark_goes_on(run: Runner, saved: Path) -> None:
    saved.write_text("\ufeff" + saved.read_text(encoding="utf-8"), encoding="utf-8")
    assert play(run, "--load", str(saved), lines=["CR1", "quit"]).code == 0
    assert len(read(saved).events) == 3


def test_looking_changes_nothing_and_playing_keeps_link_and_mode(
    run: Runner, saved: Path, tmp_path: Path
) -> None:
    saved.chmod(0o640)
    link = tmp_path / "link.azul"
    link.symlink_to(saved)
    before = saved.stat()
    play(run, "--load", str(link), lines=["quit"])
    assert (saved.stat().st_ino, saved.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    play(run, "--load", str(link), lines=["CR1", "quit"])
    assert link.is_symlink()
    assert saved.stat().st_mode & 0o777 == 0o640
    assert len(read(saved).events) == 3


def test_several_bots_of_a_kind_have_numbers(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    words = ("--bots", "greedy,random,greedy", "--first", "1", "--save", str(file))
    play(run, *words, lines=["quit"])
    names = [read(file).header(f"Name{number}") for number in range(2, 5)]
    assert names == ["greedy (bot)", "random (bot)", "greedy (bot) 2"]


def test_character_is_kept_as_its_level_and_named_apart(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    words = ("--names", "Sofia", "--bots", "novice,SOFIA,Bruno", "--first", "1")
    out = play(run, *words, "--save", str(file), lines=["quit"]).out
    game = read(file)
    names = [game.header(f"Name{number}") for number in range(1, 5)]
    assert names == ["Sofia", "Sofia 2", "Sofia 3", "Bruno"]
    assert [game.header(f"Bot{n}") for n in range(2, 5)] == ["novice", "novice", "beginner"]
    assert "Sofia 3 · novice: Fills one line after another" in out


def test_bot_that_breaks_leaves_its_seat_to_whoever_is_there(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    words = ("--bots", "engine:false", "--first", "2", "--seed", "7", "--save", str(file))
    ran = play(run, *words, lines=["3B2", "CR1", "quit"])
    assert ran.code == 0
    assert ran.out.count("cannot continue") == 1
    assert len(read(file).events) == 3


def test_opening_move_of_a_bot_is_not_played_again(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "game.azul"
    words = ("--bots", "random", "--first", "2", "--seed", "3", "--save", str(file))
    ran = play(run, *words, lines=["undo", "undo", "quit"])
    assert ran.out.count("There is nothing to take back.") == 2
    assert ran.out.count("is thinking") == 1


def test_bots_first_move_from_a_position_is_not_taken_back(run: Runner, tmp_path: Path) -> None:
    file, record = tmp_path / "position.txt", tmp_path / "on.azul"
    play(run, "--seed", "7", "--save", str(record), lines=["3B2", "quit"])
    file.write_text(str(read(record).replay()), encoding="utf-8")
    ran = play(run, "--load", str(file), "--bots", "greedy", lines=["undo", "quit"])
    assert (ran.code, ran.out.count("There is nothing to take back.")) == (0, 1)


def test_bytes_that_are_no_letters_are_a_typing_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    ran = process(
        "play", "--text", "--seed", "7", stdin="3B2\n\udce5\nquit\n", errors="surrogateescape"
    )
    assert (ran.code, ran.err) == (0, "")


def test_words_are_understood_as_plain_terminals_show_them(run: Runner) -> None:
    asked = play(run, "--language", "da", "--seed", "7", lines=["hjaelp", "quit"])
    silent = play(run, "--language", "da", "--seed", "7", lines=["quit"])
    assert asked.out.count("hjælp") > silent.out.count("hjælp")
