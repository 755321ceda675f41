"""HTTP and WebSocket over a plain socket, for tests that send what no library would send."""

import base64
import json
import os
import socket
import struct
from typing import Any

from testing.patience import PATIENCE_S
from testing.servers import RunningServer

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
PART = 0x0


class RawConnection:
    """A connection that does nothing by itself."""

    def __init__(self, server: RunningServer, data: bytes = b"") -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE_S)
        # A small window, so that unread data waits in the server and not in the system.
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", server.port))
        self.send(data)

    def __enter__(self) -> "RawConnection":
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def send_until_cut(self, data: bytes, most: int) -> int:
        """Send data repeatedly until the other side cuts the connection; return how much."""
        sent = 0
        try:
            while sent < most:
                sent += self.socket.send(data)
        except ConnectionError:
            pass
        return sent

    def head(self) -> bytes:
        """Read up to the end of the headers."""
        found = b""
        while not found.endswith(b"\r\n\r\n"):
            found += self._read(1)
        return found

    def answer(self) -> tuple[int, bytes]:
        """Read one response: its status and its body."""
        head = self.head()
        length = next(
            int(line.partition(b":")[2])
            for line in head.split(b"\r\n")
            if line.lower().startswith(b"content-length:")
        )
        return int(head.split(b" ")[1]), b"".join(self._read(1) for _ in range(length))

    def problem(self) -> tuple[int, str]:
        """Read one response: its status and the code of the problem."""
        status, body = self.answer()
        problem: dict[str, Any] = json.loads(body)
        return status, problem["code"]

    def _read(self, size: int) -> bytes:
        data = self.socket.recv(size)
        if not data:
            raise ConnectionError("the other side has closed")
        return data

    def rest(self) -> bytes:
        """Read until the other side closes."""
        found = b""
        try:
            while data := self.socket.recv(65_536):
                found += data
        except ConnectionError:
            pass
        return found


def request(path: str, *headers: str, method: str = "GET") -> bytes:
    """A complete request without a body."""
    return "\r\n".join((f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", "")).encode()


def handshake(table: str, *headers: str) -> bytes:
    """A request for the WebSocket of a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
    return request(f"/api/tables/{table}/socket", *upgrade, f"Sec-WebSocket-Key: {key}", *headers)


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client; its mask is zero, which changes nothing."""
    assert len(data) < 126
    return struct.pack("!BBI", (0x80 if last else 0) | kind, 0x80 | len(data), 0) + data


def close_code(frames: bytes) -> int:
    """The code of the close frame at the end of what a server sent."""
    start = 0
    while True:
        kind, length = frames[start] & 0x0F, frames[start + 1]
        start += 2
        if length == 126:
            length, start = int.from_bytes(frames[start : start + 2]), start + 2
        if kind == CLOSE:
            return int.from_bytes(frames[start : start + 2])
        start += length
