"""`azulejos serve --certificate --key`: HTTPS and wss with a certificate that clients verify."""

import asyncio
import contextlib
import json
import random
import ssl
import subprocess
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.__main__ import main
from testing.certificates import make_certificate
from testing.client import Client
from testing.patience import PATIENCE_S
from testing.raw_client import RawConnection
from testing.servers import RunningServer
from testing.tables import make_table, start_game


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with ca.pem, azulejos.pem and azulejos.key."""
    folder = tmp_path_factory.mktemp("certificate")
    make_certificate(folder)
    return folder


@pytest.fixture(scope="module")
def trusting(files: Path) -> Iterator[None]:
    """Let the clients of this process trust only the authority of the test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(files / "ca.pem"))
        patch.delenv("SSL_CERT_DIR", raising=False)
        yield


@pytest.fixture(scope="module")
def secure(files: Path, trusting: None) -> Iterator[RunningServer]:  # noqa: ARG001
    options = ["--certificate", str(files / "azulejos.pem"), "--key", str(files / "azulejos.key")]
    with contextlib.closing(
        RunningServer("", "--lan", "--host-name", "mybox.local", *options)
    ) as server:
        server.start()
        yield server


def test_addresses_say_https_and_the_name(secure: RunningServer) -> None:
    assert secure.url.startswith("https://")
    listening = next(json.loads(line) for line in secure.log().splitlines() if "listening" in line)
    here = f"https://localhost:{secure.port}"
    away = [f"https://mybox.local:{secure.port}"] if len(listening["urls"]) > 1 else []
    assert listening["urls"] == [*away, here]
    assert f"azulejos: open {[*away, here][0]} " in secure.log()
    assert secure.get("/api/about")["reachable_from"] == away


def test_client_that_does_not_know_the_authority_refuses(
    secure: RunningServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "none.pem").touch()
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "none.pem"))
    with pytest.raises(urllib.error.URLError, match="CERTIFICATE_VERIFY_FAILED"):
        secure.get("/api/health")


def test_game_is_played_over_wss(secure: RunningServer) -> None:
    table = make_table(secure, None, "novice")

    async def play() -> str:
        async with Client(secure.url, table.name, table.tokens[0]) as client:
            assert client.url.startswith("wss://")
            await start_game(table, client)
            await client.play_on(random.Random(1))
            return str(client.view["state"])

    assert asyncio.run(play()) == "finished"


@pytest.mark.parametrize(("host", "status"), [("mybox.local", 200), ("evil.example", 421)])
def test_host_is_checked(secure: RunningServer, host: str, status: int) -> None:
    head = f"GET /api/health HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    with RawConnection(secure) as plain, _secured(plain, "mybox.local") as connection:
        connection.sendall(head)
        assert connection.recv(100).split()[1] == str(status).encode()


def test_certificate_is_not_for_another_name(secure: RunningServer) -> None:
    with (
        RawConnection(secure) as plain,
        pytest.raises(ssl.SSLCertVerificationError, match="Hostname mismatch"),
    ):
        _secured(plain, "evil.example")


def test_plain_http_gets_no_answer(secure: RunningServer) -> None:
    with RawConnection(secure, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") as connection:
        assert b"HTTP" not in connection.rest()
    assert secure.get("/api/health")["status"] == "ok"
    assert "Traceback" not in secure.log()


def _secured(plain: RawConnection, name: str) -> ssl.SSLSocket:
    plain.socket.settimeout(PATIENCE_S)
    return ssl.create_default_context().wrap_socket(plain.socket, server_hostname=name)


@pytest.fixture(scope="module")
def faulty(files: Path) -> Path:
    """The folder of the certificate, with invalid files."""
    (files / "text").write_text("no PEM", encoding="utf-8")
    options = ["-aes256", "-passout", "pass:secret", "-out", "locked.key"]
    command = ["openssl", "rsa", "-in", "azulejos.key", *options]
    subprocess.run(command, cwd=files, check=True, capture_output=True)
    return files


@pytest.mark.parametrize(
    ("certificate", "key", "words"),
    [
        ("azulejos.pem", None, "HTTPS needs both --certificate and --key"),
        (None, "azulejos.key", "HTTPS needs both --certificate and --key"),
        ("missing.pem", "azulejos.key", "missing.pem cannot be read: No such file or directory"),
        ("azulejos.pem", "missing.key", "missing.key cannot be read: No such file or directory"),
        ("azulejos.pem", ".", "cannot be read: Is a directory"),
        ("text", "azulejos.key", "text holds no certificate in PEM form"),
        ("azulejos.pem", "text", "text holds no private key in PEM form"),
        ("azulejos.pem", "ca.key", "does not belong to the certificate"),
        ("azulejos.pem", "locked.key", "is encrypted"),
    ],
)
def test_wrong_files_are_one_line_and_exit_code_2(
    faulty: Path,
    capsys: pytest.CaptureFixture[str],
    certificate: str | None,
    key: str | None,
    words: str,
) -> None:
    given = {"--certificate": certificate, "--key": key}
    options = [f"{name}={faulty / file}" for name, file in given.items() if file is not None]
    assert main(["serve", "--no-browser", "--store", str(faulty / "t.db"), *options]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""
