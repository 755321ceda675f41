"""Which web pages may talk to the server from a browser."""

import pytest

from azulejos.server.http.security import is_allowed_origin


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, b"localhost:8765", True),
        (b"http://localhost:8765", b"localhost:8765", True),
        (b"https://play.example", b"play.example", True),
        (b"http://LOCALHOST:8765", b"localhost:8765", True),
        (b"http://localhost:1", b"localhost:8765", False),
        (b"http://evil.example", b"localhost:8765", False),
        (b"null", b"localhost:8765", False),
        (b"http://localhost:8765", b"", False),
        (b"", b"", False),
        (b"https://friend.example", b"localhost:8765", True),
        (b"https://friend.example.evil.example", b"localhost:8765", False),
    ],
)
def test_only_own_and_named_origins(origin: bytes | None, host: bytes, allowed: bool) -> None:
    headers = [(b"host", host)]
    if origin is not None:
        headers.append((b"origin", origin))
    assert is_allowed_origin(headers, ("https://friend.example",)) is allowed
