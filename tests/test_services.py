"""The servers that other tests use are real, empty at the start, and survive a restart."""

import contextlib
import errno
import os
import socket
from pathlib import Path

import pytest
import redis
import sqlalchemy

from testing.patience import PATIENCE_S
from testing.servers import RunningServer
from testing.services import HeldPort, PostgresServer, RedisServer, Server
from tools import services
from tools.services import find_chromium, find_postgres, find_redis, inside_wheel

IN_USE = os.strerror(errno.EADDRINUSE)


def _tables(url: str) -> list[str]:
    engine = sqlalchemy.create_engine(url)
    try:
        return sqlalchemy.inspect(engine).get_table_names()
    finally:
        engine.dispose()


def _execute(url: str, statement: str) -> None:
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text(statement))
    engine.dispose()


@pytest.mark.parametrize("attempt", [1, 2])
def test_every_test_gets_an_empty_database(postgres_url: str, attempt: int) -> None:
    assert _tables(postgres_url) == []
    _execute(postgres_url, f"CREATE TABLE kept (number integer DEFAULT {attempt})")
    assert _tables(postgres_url) == ["kept"]


def test_postgres_keeps_what_was_committed_before_a_kill(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    _execute(postgres_url, "CREATE TABLE kept (number integer)")
    postgres_server.kill()
    postgres_server.start()
    assert _tables(postgres_url) == ["kept"]


def test_redis_delivers_a_message(redis_url: str) -> None:
    with (
        contextlib.closing(redis.Redis.from_url(redis_url)) as client,
        client.pubsub(ignore_subscribe_messages=True) as listener,
    ):
        listener.subscribe("tables")
        listener.get_message(timeout=PATIENCE_S)
        client.publish("tables", b"7")
        message = listener.get_message(timeout=PATIENCE_S)
    assert message is not None
    assert message["data"] == b"7"


def test_redis_comes_back_on_the_same_port_and_empty(
    redis_server: RedisServer, redis_url: str
) -> None:
    with contextlib.closing(redis.Redis.from_url(redis_url)) as client:
        client.set("seat", 1)
        redis_server.stop()
        redis_server.start()
        assert client.get("seat") is None


def test_held_port_is_for_its_server_only() -> None:
    held = HeldPort()
    address = ("127.0.0.1", held.number)
    with socket.socket() as other, pytest.raises(OSError, match=IN_USE):
        other.bind(address)
    held.let_server_bind()
    with socket.create_server(address), socket.create_connection(address):
        pass
    held.close()


@pytest.mark.parametrize("kind", [RedisServer, RunningServer])
def test_port_of_a_stopped_server_is_held_until_it_comes_back(kind: type[Server]) -> None:
    with contextlib.closing(kind()) as server:
        server.start()
        port = server.port
        server.stop()
        assert server._held is not None
        assert server._held.number == port
        server.start()
        assert server.port == port


def test_programs_are_found() -> None:
    found = [find_chromium(), find_postgres(), find_redis()]
    assert [path for path in found if path is None or not path.exists()] == []


@pytest.mark.long
def test_other_browsers_are_found() -> None:
    assert [one.name for one in services.FOR_LONG_TESTS if one.find() is None] == []


@pytest.mark.parametrize(("arguments", "wanted"), [(["--everyday"], False), ([], True)])
def test_other_browsers_are_installed_for_the_long_tests_only(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], wanted: bool
) -> None:
    asked: list[services.Service] = []

    def note(service: services.Service) -> Path:
        asked.append(service)
        return Path("/somewhere")

    monkeypatch.setattr(services, "ensure", note)
    assert services.main(arguments) == 0
    assert (services.FOR_LONG_TESTS[0] in asked) == wanted


def test_program_that_cannot_be_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(services, "SERVICES", [])
    monkeypatch.setattr(services, "ensure", lambda _: None)
    assert services.main([]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "services: the tests need Firefox: please install it"
    assert len(said) == len(services.FOR_LONG_TESTS)


def test_named_browser_is_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_CHROMIUM", "/somewhere/chromium")
    assert find_chromium() == Path("/somewhere/chromium")


def test_missing_browser_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "find_chromium", lambda: None)
    with pytest.raises(SystemExit, match="make services"):
        services.needed_chromium()


def test_program_inside_a_package_is_found() -> None:
    assert inside_wheel("pytest", "__init__.py") is not None
    assert inside_wheel("no_such_package_anywhere", "*") is None
