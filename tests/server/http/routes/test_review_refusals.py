"""Games that cannot be reviewed are refused with a code."""

import contextlib
from pathlib import Path

import pytest

from azulejos.rules import Game
from azulejos.server.http.problems import ProblemError
from azulejos.server.http.routes.reviews import MOST_MOVES, need_moves
from azulejos.table.requests import Expire
from testing.review_client import NDJSON, ReviewClient, store_game
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import make_table
from tests.review.games import sample_game
from tests.table.harness import Host


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("nonsense", "game/bad_record"),
        (str(sample_game()).replace("1. ", "1. 9", 1), "game/bad_record"),
        (str(Game(sample_game().start)), "game/no_moves"),
    ],
    ids=["no record", "illegal", "no moves"],
)
def test_bad_record_is_refused(server: RunningServer, record: str, code: str) -> None:
    with ReviewClient(server, "/api/review", record) as client:
        assert client.problem() == (400, code)


def test_game_with_too_many_moves_is_refused() -> None:
    game = sample_game()
    long = Game(game.start, game.events[:1] + game.events[1:2] * (MOST_MOVES + 1))
    with pytest.raises(ProblemError, match="more than 500 moves") as error:
        need_moves(long, 409)
    assert (error.value.status_code, error.value.code) == (409, "game/too_long")


def test_unknown_table_is_refused(server: RunningServer) -> None:
    with ReviewClient(server, "/api/tables/nosuchtable/review", Accept=NDJSON) as client:
        assert client.problem() == (404, "server/no_such_table")


def test_unfinished_game_is_refused(server: RunningServer) -> None:
    path = f"/api/tables/{make_table(server, None, None).name}/review"
    with ReviewClient(server, path, Accept=NDJSON) as client:
        assert client.problem() == (409, "table/not_over")
    with pytest.raises(ProblemAnswerError, match="table/not_over"):
        server.get(path)


def test_table_that_was_given_up_before_the_first_move_is_refused(tmp_path: Path) -> None:
    host = Host(table="alpha")
    host.ask(Expire(), after=10**9)
    assert host.state.is_over
    store_game(str(tmp_path / "tables.db"), host.entries, host.seed)
    with contextlib.closing(RunningServer(str(tmp_path / "tables.db"))) as server:
        server.start()
        with ReviewClient(server, "/api/tables/alpha/review", Accept=NDJSON) as client:
            assert client.problem() == (409, "game/no_moves")
