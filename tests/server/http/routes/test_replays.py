"""Replays of records over HTTP."""

from azulejos.rules import CounterGenerator, Game, Position, draw_deal
from testing.servers import RunningServer


def test_loaded_record_comes_with_every_position(server: RunningServer) -> None:
    below, position = CounterGenerator(5).below, Position.start(3)
    game, positions = Game(position), []
    while position.outcome() is None:
        moves = position.legal_moves()
        event = moves[below(len(moves))] if moves else draw_deal(position, below)
        game, position = game.with_event(event), position.transition(event).position
        positions.append(str(position))
    answer = server.post("/api/replay", {"record": str(game)})
    assert [one["position"]["text"] for one in answer["moves"]] == positions
    scores = [board.score for board in position.boards]
    assert [sheet["total"] for sheet in answer["moves"][-1]["sheets"]] == scores
    assert answer["result"]["scores"] == scores


def test_loaded_record_may_have_annotations_and_more_games(
    server: RunningServer, record_text: str, annotated_text: str
) -> None:
    answer = server.post("/api/replay", {"record": f"{annotated_text}\n{record_text}"})
    assert [one["notation"] for one in answer["moves"]][:2] == ["CY4", "3R4"]
    assert answer["names"] == ["Ada", "Bento"]
