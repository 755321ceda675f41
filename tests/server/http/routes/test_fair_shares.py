"""One address, or a few, do not shut off reviews and analyses for the others."""

import contextlib
import http.client
import json
from collections.abc import Iterator

import pytest

from testing.patience import PATIENCE_S
from testing.review_client import NDJSON, ReviewClient, store_game
from testing.servers import QUICK_BOTS, RunningServer
from tests.review.games import sample_game
from tests.rules.texts import OPENING
from tests.table.harness import Host

ENDLESS = "--limit=review_nodes=1000000"
"""Such a review takes hours."""
STREAMS_OF_ONE = 3
MOST_STREAMS = 20
MOST_REVIEWS = 10


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that believes us which address a request comes from, with the usual limits."""
    store = str(tmp_path_factory.mktemp("shares") / "tables.db")
    host = Host(seed=1, table="alpha")
    for seat in range(2):
        host.claim(seat, seat)
    host.start()
    host.finish()
    store_game(store, host.entries, host.seed)
    options = ["--proxy", "127.0.0.1", *QUICK_BOTS, ENDLESS]
    with contextlib.closing(RunningServer(store, *options)) as server:
        server.start()
        yield server


@contextlib.contextmanager
def _analysis(server: RunningServer, address: str) -> Iterator[http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
    connection.request("POST", "/api/analysis", json.dumps({"position": OPENING}), headers)
    with contextlib.closing(connection), contextlib.closing(connection.getresponse()) as answer:
        yield answer


def test_ninth_address_gets_an_analysis_and_one_with_three_loses_one(
    behind_proxy: RunningServer,
) -> None:
    with contextlib.ExitStack() as stack:
        addresses = [f"2001:db8:0:{number // STREAMS_OF_ONE}::{number:x}" for number in range(20)]
        streams = [stack.enter_context(_analysis(behind_proxy, one)) for one in addresses]
        assert [stream.status for stream in streams] == [200] * MOST_STREAMS
        ninth = stack.enter_context(_analysis(behind_proxy, "198.51.100.9"))
        assert ninth.status == 200
        assert json.loads(ninth.readline())["type"] == "progress"
        *_, last = streams[17]  # the newest of an address with three
        problem = json.loads(last)
        assert (problem["type"], problem["code"]) == ("problem", "server/busy")
        assert problem["retry_after"] > 0


def _record(server: RunningServer, number: int, address: str) -> ReviewClient:
    record = str(sample_game(seed=number))
    return ReviewClient(server, "/api/review", record, X_Forwarded_For=address)


def test_address_with_ten_records_does_not_keep_others_from_their_review(
    behind_proxy: RunningServer,
) -> None:
    with contextlib.ExitStack() as stack:
        greedy = [
            stack.enter_context(_record(behind_proxy, number, "198.51.100.1"))
            for number in range(MOST_REVIEWS)
        ]
        assert [client.status for client in greedy] == [200] * MOST_REVIEWS
        headers = {"Accept": NDJSON, "X_Forwarded_For": "198.51.100.2"}
        other = stack.enter_context(
            ReviewClient(behind_proxy, "/api/tables/alpha/review", **headers)
        )
        assert other.status == 200
        assert other.next_line("progress")["ahead"] == 1
        assert greedy[-1].next_line("problem")["code"] == "server/busy"
