"""A TCP relay that can fall silent, as a network does that loses its packets.

While it is silent, connections stay open and new ones are accepted, but nothing arrives.
"""

import contextlib
import selectors
import socket
import threading
from collections.abc import Iterator

from sqlalchemy import make_url

_CHUNK = 65_536
_LOOK_S = 0.02


class Relay:
    """Forwards connections to a port of this machine, in a thread of its own."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._peers: dict[socket.socket, socket.socket] = {}
        self._forgotten: list[socket.socket] = []
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listening, selectors.EVENT_READ)
        self._turn = threading.Lock()
        self._is_forwarding = threading.Event()
        self._is_forwarding.set()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def url(self, url: str) -> str:
        """The URL of a database, through this relay."""
        return make_url(url).set(port=self.port).render_as_string(hide_password=False)

    def fall_silent(self) -> None:
        """Forward nothing from now on."""
        with self._turn:
            self._is_forwarding.clear()

    def speak(self) -> None:
        """Forward again, also what was sent meanwhile."""
        self._is_forwarding.set()

    def forget(self) -> None:
        """Forget all connections without telling the target, as a router does that restarts."""
        with self._turn:
            for one in list(self._peers):
                self._selector.unregister(one)
            self._forgotten += self._peers
            self._peers.clear()

    def close(self) -> None:
        """Close everything."""
        self._is_closed = True
        self.speak()
        self._thread.join()
        for one in (self._listening, *self._peers, *self._forgotten):
            one.close()
        self._selector.close()

    def _run(self) -> None:
        while not self._is_closed:
            self._is_forwarding.wait()
            ready = self._selector.select(_LOOK_S)
            with self._turn:
                if self._is_forwarding.is_set():
                    for key, _ in ready:
                        self._forward(key.fileobj)  # type: ignore[arg-type]

    def _forward(self, source: socket.socket) -> None:
        if source is self._listening:
            self._accept()
            return
        if source not in self._peers:  # its other side has just been closed
            return
        data = b""
        with contextlib.suppress(OSError):
            data = source.recv(_CHUNK)
            self._peers[source].sendall(data)
        if not data:
            self._drop(source)

    def _accept(self) -> None:
        client, _ = self._listening.accept()
        try:
            server = socket.create_connection(("127.0.0.1", self._target))
        except OSError:
            client.close()
            return
        self._peers |= {client: server, server: client}
        for one in (client, server):
            self._selector.register(one, selectors.EVENT_READ)

    def _drop(self, one: socket.socket) -> None:
        for end in (one, self._peers[one]):
            del self._peers[end]
            self._selector.unregister(end)
            end.close()


@contextlib.contextmanager
def relay_to(port: int) -> Iterator[Relay]:
    """A relay for the time of a block."""
    with contextlib.closing(Relay(port)) as relay:
        yield relay
