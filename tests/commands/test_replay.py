"""`azulejos replay`."""

import json
from pathlib import Path

from azulejos import Game, Move, Position
from tests.commands.running import Runner, process
from tests.rules.texts import filled


def test_record_is_told_move_by_move(run: Runner, record_file: Path) -> None:
    lines = run("replay", str(record_file)).out.splitlines()
    assert lines[:3] == [
        "Round 1",
        "  YRRK/BKKW/BYRK/BBYR/YYKW",
        "  1R2  Ada takes 2 red tiles from factory 1 → line 2",
    ]
    assert (
        "  CB1  Ada takes 1 blue tile from the centre → line 1. Ada gets the start marker" in lines
    )
    assert "       Ada: floor line −1" in lines
    assert lines[-11:] == [
        "Game over. A horizontal row is complete.",
        "",
        "              Bento   Ada",
        "Placed tiles    +61   +69",
        "Floor line       −6   −16",
        "Rows             +2    +6",
        "Columns          +7     0",
        "Colours           0     0",
        "Total            64    59",
        "",
        "Bento wins the game",
    ]


def test_bots_of_an_old_record_have_their_names(run: Runner, record_text: str) -> None:
    text = record_text.replace("Ada", "bot novice").replace("Bento", "bot novice")
    out = run("replay", "-", stdin=text).out
    assert "1R2  Sofia takes 2 red tiles" in out
    assert "Sofia 2 wins the game" in out
    assert "bot novice" not in out


def test_boards_are_drawn_after_each_round(run: Runner, record_file: Path) -> None:
    out = run("replay", "--boards", str(record_file)).out
    assert out.count("floor · · · · · · ·            floor") == 5


def test_check_says_only_that_all_is_right(run: Runner, record_file: Path) -> None:
    ran = run("replay", "--check", str(record_file))
    assert ran.out == "ok: 2 seats, round 5, 51 moves. A horizontal row is complete.\n"
    assert process("replay", "--check", str(record_file)).out == ran.out


def test_json_has_every_position_and_step(run: Runner, record_text: str) -> None:
    told = json.loads(run("replay", "--json", "-", stdin=record_text).out)
    game = Game.parse(record_text)
    assert [event["event"] for event in told["events"]] == [str(event) for event in game.events]
    assert [event["position"] for event in told["events"]] == list(map(str, game.positions()))[1:]
    assert (told["winners"], told["scores"], told["termination"]) == ([1], [59, 64], "row")
    assert told["headers"] == {"Name1": "Ada", "Name2": "Bento", "Date": "2026-03-14"}
    first = told["events"][1]
    assert (first["seat"], first["absent"]) == (0, False)
    assert first["steps"][0]["type"] == "TilesMoved"
    assert told["events"][0]["seat"] is None


def test_unfinished_and_abandoned_games_say_so(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    begun = Game(game.start, game.events[:4])
    assert run("replay", "-", stdin=str(begun)).out.endswith("The game is not finished.\n")
    left = Game(game.start, game.events[:4], ended_early="resign 1")
    assert run("replay", "-", stdin=str(left)).out.endswith("Seat 1 gave up.\n")
    assert run("replay", "--check", "-", stdin=str(left)).out.endswith("Seat 1 gave up.\n")
    assert (
        json.loads(run("replay", "--json", "-", stdin=str(left)).out)["termination"] == "resign 1"
    )


def test_wrong_record_is_told_with_its_line(run: Runner, record_text: str) -> None:
    wrong = record_text.replace("scores 22 21", "scores 22 22")
    assert "line 19, character 12" in run.refused("replay", "-", stdin=wrong)


def test_annotations_are_ignored(run: Runner, annotated_text: str) -> None:
    out = run("replay", "-", stdin=annotated_text).out
    assert out.startswith("  CY4  Ada takes 2 yellow tiles from the centre")
    assert run("replay", "--check", "-", stdin=annotated_text).out.startswith("ok: 2 seats")


def test_one_of_several_games_is_chosen(run: Runner, record_text: str, annotated_text: str) -> None:
    text = f"{annotated_text}\n{record_text}\n"
    ran = run("replay", "--check", "--game", "2", "-", stdin=text)
    assert ran.out == run("replay", "--check", "-", stdin=record_text).out
    assert "there are 2 games in this text: choose one" in run.refused("replay", "-", stdin=text)
    wrong = text.replace("scores 22 21\n4. deal YYRK", "scores 22 22\n4. deal YYRK")
    refused = run.refused("replay", "--game", "1", "-", stdin=wrong)
    assert "at game 1, line 13, character 12" in refused


def test_position_is_no_record(run: Runner) -> None:
    position = run("new", "--seed", "1").out.strip()
    assert "a record is needed" in run.refused("replay", position)


def test_line_that_falls_beside_a_full_floor_line_is_shown(run: Runner) -> None:
    start = filled(
        "G tile 4 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:RRRRRRR 1:5/5/5/5/5:-/-/-/-/-:-"
    )
    record = Game(Position.parse(start)).with_event(Move.parse("T5F"))
    assert "  T5F  Seat 1: line 5 fits nowhere and falls\n" in run("replay", str(record)).out
