"""Clients that leave before their answer is ready."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from azulejos.server.http.compressed import Caller

T = TypeVar("T")


class ClientLeftError(Exception):
    """The client has closed its connection; nothing reads the answer."""


async def while_connected(request: Caller, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work, which is cancelled when the client leaves.

    The body of the request must have been read, or there must be none. Raises `ClientLeftError`.
    """
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientLeftError
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _left(request: Caller) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
