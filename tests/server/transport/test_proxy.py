"""Addresses in proxy headers count only if the operator has named trusted proxies."""

import asyncio
import contextlib
import json
import urllib.error
import urllib.request

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from testing.patience import PATIENCE_S
from testing.servers import RunningServer

ONE_EACH = ["--limit=tables_burst=1", "--limit=tables_per_minute=0.001"]
ONE_SOCKET = ["--limit=connections_per_address=1"]


def _open_table(server: RunningServer, forwarded: str) -> str:
    """Open a table as if from another address; return the code of the refusal, or ''."""
    body = json.dumps({"seats": [None, None]}).encode()
    request = urllib.request.Request(f"{server.url}/api/tables", body, method="POST")
    request.add_header("Content-Type", "application/json")
    request.add_header("X-Forwarded-For", forwarded)
    try:
        urllib.request.urlopen(request, timeout=PATIENCE_S).close()
    except urllib.error.HTTPError as error:
        with error:
            code: str = json.loads(error.read())["code"]
            return code
    return ""


@pytest.mark.parametrize(
    ("options", "is_believed"),
    [
        (["--proxy", "127.0.0.1"], True),
        (["--proxy", "203.0.113.9"], False),
        ([], False),
    ],
)
def test_limits_count_by_the_address_that_a_trusted_proxy_names(
    options: list[str], is_believed: bool
) -> None:
    with contextlib.closing(RunningServer("", *options, *ONE_EACH)) as server:
        server.start()
        assert _open_table(server, "198.51.100.1") == ""
        assert _open_table(server, "198.51.100.1") == "server/too_fast"
        assert _open_table(server, "198.51.100.2") == ("" if is_believed else "server/too_fast")


def test_client_cannot_hide_behind_an_address_of_its_own_invention() -> None:
    """A proxy appends the address it saw; what was there before comes from the client."""
    with contextlib.closing(RunningServer("", "--proxy", "127.0.0.1", *ONE_EACH)) as server:
        server.start()
        assert _open_table(server, "192.0.2.1, 198.51.100.1") == ""
        assert _open_table(server, "192.0.2.2, 198.51.100.1") == "server/too_fast"


@pytest.mark.parametrize("is_believed", [True, False])
def test_connections_count_by_address_too(is_believed: bool) -> None:
    options = ["--proxy", "127.0.0.1"] if is_believed else []
    with contextlib.closing(RunningServer("", *options, *ONE_SOCKET)) as server:
        server.start()
        made = server.post("/api/tables", {"seats": [None, None]})
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']['id']}/socket"
        asyncio.run(_connect_twice(url, is_believed))


async def _connect_twice(url: str, is_believed: bool) -> None:
    async with _connect(url, "198.51.100.1"):
        if is_believed:
            async with _connect(url, "198.51.100.2"):
                return
        with pytest.raises(InvalidStatus):
            await _connect(url, "198.51.100.2")


def _connect(url: str, forwarded: str) -> connect:
    return connect(url, additional_headers={"X-Forwarded-For": forwarded}, proxy=None)
