"""What the server says about itself: the board, the languages, its figures and its health."""

from azulejos.locales.languages import LANGUAGES
from azulejos.players.characters import CHARACTERS
from testing.servers import RunningServer
from testing.tables import make_table


def test_about_says_what_the_board_says(server: RunningServer) -> None:
    answer = server.get("/api/about")
    assert answer["wall_pattern"][1] == ["W", "B", "Y", "R", "K"]
    assert answer["floor_penalties"] == [1, 1, 2, 2, 2, 3, 3]
    assert {level["id"]: level["name"] for level in answer["levels"]} == CHARACTERS
    assert answer["levels"][0] == {"id": "novice", "name": "Sofia", "rating": 650}
    assert {one["code"]: one["name"] for one in answer["languages"]} == LANGUAGES
    assert server.get("/api/languages") == answer["languages"]


def test_metrics_count_what_happens(server: RunningServer) -> None:
    before = server.figure("azulejos_tables_created_total")
    make_table(server, None, None)
    assert server.figure("azulejos_tables_created_total") == before + 1
    assert server.figure("azulejos_events_total") >= 3


def test_health_answers(server: RunningServer) -> None:
    assert server.get("/api/health")["status"] == "ok"
