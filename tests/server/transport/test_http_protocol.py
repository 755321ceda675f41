"""One HTTP connection can neither delay the others nor stay for ever."""

import contextlib
import json
from collections.abc import Iterator

import pytest

from testing.patience import wait_until
from testing.raw_client import RawConnection, handshake, request
from testing.servers import RunningServer

MOST = 10
PATIENT = 600
HEAD = 20_000


def _server(*options: str, **limits: float) -> contextlib.closing[RunningServer]:
    given = [f"--limit={name}={value}" for name, value in limits.items()]
    running = RunningServer("", *given, *options)
    running.start()
    return contextlib.closing(running)


@pytest.fixture(scope="module")
def patient() -> Iterator[RunningServer]:
    """A server with long timeouts, so that only its other limits end a connection."""
    seconds = dict.fromkeys(("header_seconds", "body_seconds", "keep_alive_seconds"), PATIENT)
    with _server(header_bytes=HEAD, http_connections_per_address=MOST, **seconds) as running:
        yield running


@pytest.fixture(scope="module")
def hasty() -> Iterator[RunningServer]:
    """A server that waits only a moment for the rest of a request."""
    with _server(header_seconds=1, body_seconds=1, keep_alive_seconds=PATIENT) as running:
        yield running


ENDLESS = {
    "header": request("/")[:-2] + b"X: ",
    "header name": request("/")[:-2],
    "request line": b"GET /",
    "many headers": request("/")[:-2] + b"X: y\r\n",
    "trailer": request("/", "Transfer-Encoding: chunked") + b"0\r\nX: ",
    "chunk extension": request("/", "Transfer-Encoding: chunked") + b"1;x=",
    "nothing but line ends": b"\r\n",
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_endless_request_is_cut_off(patient: RunningServer, kind: str) -> None:
    piece = {"many headers": b"X: y\r\n", "nothing but line ends": b"\r\n"}.get(kind, b"a")
    with RawConnection(patient, ENDLESS[kind]) as connection:
        # The system buffers some of it, but not this much.
        assert connection.send_until_cut(piece * 10_000, 100_000_000) < 100_000_000
    assert patient.get("/api/health")["status"] == "ok"


@pytest.mark.parametrize(("size", "status"), [(HEAD, 200), (HEAD + 1, 431)])
def test_head_has_a_largest_size(patient: RunningServer, size: int, status: int) -> None:
    padding = size - len(request("/api/health", "X: "))
    with RawConnection(patient, request("/api/health", "X: " + "a" * padding)) as connection:
        found, body = connection.answer()
        assert found == status
        assert (b"server/too_large" in body) == (status == 431)


def test_large_head_in_small_pieces_is_answered_with_431(patient: RunningServer) -> None:
    with RawConnection(patient, request("/")[:-2]) as connection:
        for _ in range(HEAD // 1000 + 1):
            connection.send(b"X: " + b"a" * 1000 + b"\r\n")
        assert connection.problem() == (431, "server/too_large")
        assert connection.rest() == b""


def test_connection_may_ask_again_and_again(patient: RunningServer) -> None:
    with RawConnection(patient) as connection:
        for _ in range(20):
            connection.send(request("/api/health", "X: " + "a" * 5_000))
            assert connection.answer()[0] == 200
        body = b'{"record":"' + b" " * 200_000 + b'"}'
        kind = f"Content-Length: {len(body)}"
        connection.send(request("/api/replay", kind, method="POST") + body)
        assert connection.problem() == (400, "game/bad_record")
        connection.send(request("/api/health"))
        assert connection.answer()[0] == 200


def test_flood_of_requests_at_once_is_cut_off(patient: RunningServer) -> None:
    with RawConnection(patient) as connection:
        assert connection.send_until_cut(request("/") * 1_000, 100_000_000) < 100_000_000


def test_few_requests_at_once_are_answered_in_order(patient: RunningServer) -> None:
    with RawConnection(patient, request("/api/health") + request("/api/nowhere")) as connection:
        assert connection.answer()[0] == 200
        assert connection.problem() == (404, "server/not_found")


def test_what_is_not_http_is_a_problem_too(patient: RunningServer) -> None:
    with RawConnection(patient, b"\x16\x03\x01\x02\x00\x01\r\n\r\n") as connection:
        assert connection.problem() == (400, "server/bad_request")
        assert connection.rest() == b""


def test_half_a_head_is_answered_with_408(hasty: RunningServer) -> None:
    with RawConnection(hasty, request("/")[:-2]) as connection:
        assert connection.problem() == (408, "server/too_slow")
        assert connection.rest() == b""


def test_half_a_body_is_answered_with_408(hasty: RunningServer) -> None:
    head = request("/api/tables", "Content-Length: 100", method="POST")
    with RawConnection(hasty, head + b"{") as connection:
        assert connection.problem() == (408, "server/too_slow")
        assert connection.rest() == b""


def test_half_a_body_that_nobody_waits_for_is_not_waited_for(hasty: RunningServer) -> None:
    head = request("/api/health", "Content-Length: 100")
    with RawConnection(hasty, head + b"{") as connection:
        assert connection.answer()[0] == 200
        assert connection.rest() == b""


def test_connection_without_a_request_is_closed() -> None:
    with _server(keep_alive_seconds=0.5) as server:
        with RawConnection(server) as silent:
            assert silent.rest() == b""
        with _let_in(server) as idle:
            assert idle.rest() == b""


def test_slow_requests_leave_no_trace_in_the_log(hasty: RunningServer) -> None:
    head = request("/api/tables", "Content-Length: 100", method="POST")
    with RawConnection(hasty, head + b"{") as connection:
        connection.rest()
    assert "Traceback" not in hasty.log()
    assert hasty.figure("azulejos_errors_total") == 0


def _try(server: RunningServer) -> RawConnection | None:
    """A connection on which the server has answered; None if it refused or closed it."""
    connection = RawConnection(server)
    with contextlib.suppress(ConnectionError):
        connection.send(request("/api/health"))
        status, body = connection.answer()
        if status == 200:
            return connection
        assert b"server/busy" in body
    connection.socket.close()
    return None


def _let_in(server: RunningServer) -> RawConnection:
    """A connection, as soon as the server accepts another one."""
    taken: list[RawConnection] = []

    def is_let_in() -> bool:
        taken.extend(filter(None, [_try(server)]))
        return bool(taken)

    wait_until(is_let_in, "nobody is let in")
    return taken[0]


def _is_let_in(server: RunningServer) -> bool:
    connection = _try(server)
    if connection is not None:
        connection.socket.close()
    return connection is not None


def test_half_sent_and_idle_connections_count(patient: RunningServer) -> None:
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(_let_in(patient)) for _ in range(MOST)]
        for connection in held[: MOST // 2]:
            connection.send(b"GET / HTTP/1.1\r\n")
        assert not _is_let_in(patient)
        held[0].send(b"Host: localhost\r\n\r\n")
        assert b" 200 " in held[0].head()
        held[1].socket.close()
        _let_in(patient).socket.close()


def test_open_websocket_is_no_http_connection() -> None:
    with (
        _server(http_connections_per_address=1, keep_alive_seconds=PATIENT) as server,
        _let_in(server) as maker,
    ):
        body = b'{"seats":[null,null]}'
        maker.send(request("/api/tables", f"Content-Length: {len(body)}", method="POST") + body)
        table = json.loads(maker.answer()[1])["table"]["id"]
        maker.send(handshake(table))
        assert b" 101 " in maker.head()
        with _let_in(server) as other:
            assert not _is_let_in(server)
            other.send(handshake(table))
            assert b" 101 " in other.head()


def test_handshake_with_a_header_that_is_too_long_is_refused(patient: RunningServer) -> None:
    with RawConnection(patient, handshake("nobodyhere", "X: " + "a" * 10_000)) as connection:
        assert b" 431 " in connection.head()
        connection.rest()


def test_proxy_may_have_more_connections() -> None:
    with (
        _server("--proxy", "127.0.0.1", http_connections_per_address=1) as server,
        contextlib.ExitStack() as stack,
    ):
        for _ in range(3):
            connection = stack.enter_context(RawConnection(server, request("/api/health")))
            assert connection.answer()[0] == 200


def test_client_that_does_not_read_is_cut() -> None:
    with (
        _server(keep_alive_seconds=0.5, http_connections_per_address=1) as server,
        _let_in(server) as connection,
    ):
        with contextlib.suppress(ConnectionError):
            # More than the system buffers; none of it is read.
            for _ in range(10):
                connection.send(request("/api/schema/openapi.json"))
        _let_in(server).socket.close()
