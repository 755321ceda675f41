"""Profiles: keys, links, settled games, ratings, codes, and what is left after deletion."""

import contextlib
from collections.abc import Callable
from typing import Any

import sqlalchemy

from azulejos.store import Reader, Store, profile_games, profiles, prune, transfer_codes, unit_of
from azulejos.store.profile_games import MeanAndError, Settled
from azulejos.store.profiles import Link
from azulejos.store.schema import metadata
from azulejos.table import Accepted, Entry, decide
from azulejos.table.book import Happening
from azulejos.table.events import SeatClaimed
from azulejos.table.requests import Resign
from tests.store.samples import NOW, new_unit
from tests.table.harness import Host, alone

ONE, TWO = b"1" * 32, b"2" * 32
PERSONAL = {"profiles", "profile_keys", "profile_games", "ratings", "transfer_codes"}


def _change(store: Store, task: Callable[..., Any]) -> Any:
    return store.change(task).result()


def _link(store: Store, key: bytes, table: str, guest: int = 0) -> str:
    found = _change(store, lambda c: profiles.link(c, key, Link(table, guest), NOW))
    assert isinstance(found, str)
    return found


def _settle(store: Store, profile: str, *games: Settled) -> None:
    _change(store, lambda c: profile_games.settle(c, profile, games))


def _better(before: MeanAndError | None) -> MeanAndError:
    return (10.0, 5.0) if before is None else (before[0] + 1, before[1] - 1)


def _played(store: Store, table: str) -> Host:
    """A finished game of guest 0 against a bot, stored."""
    host = alone(seed=len(table))
    host.finish()
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    store.append(unit_of(Accepted(happened), seed=host.seed)).result()
    return host


def _means(store: Store, profile: str) -> list[float]:
    return [point.mean for point in store.read(lambda c: profile_games.history(c, profile))]


def _tables(store: Store, profile: str) -> list[str]:
    return [game.table for game in store.read(lambda c: profile_games.settled(c, profile))]


def _names(entries: list[Entry]) -> list[str]:
    return [entry.event.name for entry in entries if isinstance(entry.event, SeatClaimed)]


def test_key_has_one_profile_for_all_its_tables(store: Store) -> None:
    first = _link(store, ONE, "a")
    assert _link(store, ONE, "b") == first == _link(store, ONE, "b")
    assert _link(store, TWO, "a", 1) != first
    assert store.read(lambda c: profiles.find(c, ONE)) == first
    assert store.read(lambda c: profiles.find(c, b"3")) is None
    assert len(store.read(lambda c: profiles.linked(c, "a"))) == 2


def test_guest_has_the_profile_that_was_linked_first(store: Store) -> None:
    first = _link(store, ONE, "a")
    assert [_link(store, bytes([n]) * 32, "a") for n in range(5)] == [first] * 5
    assert store.read(lambda c: profiles.linked(c, "a")) == [first]
    assert store.read(lambda c: profiles.find(c, b"\0" * 32)) is None
    _change(store, lambda c: profiles.erase(c, ONE))
    assert _link(store, TWO, "a") != first


def test_two_processes_do_not_link_one_guest_twice(postgres_url: str) -> None:
    guests = [Link(f"t{number}", 0) for number in range(30)]

    def link(key: bytes, guest: Link) -> Callable[[sqlalchemy.Connection], str]:
        return lambda connection: profiles.link(connection, key, guest, NOW)

    def keys_of(guest: Link) -> Callable[[sqlalchemy.Connection], list[str]]:
        return lambda connection: profiles.linked(connection, guest.table)

    with (
        contextlib.closing(Store(postgres_url)) as one,
        contextlib.closing(Store(postgres_url)) as two,
    ):
        for guest in guests:
            assert one.append(new_unit(guest.table)).result()
        promises = [
            store.change(link(key, guest))
            for guest in guests
            for store, key in ((one, ONE), (two, TWO))
        ]
        for promise in promises:
            promise.result()
        assert [len(one.read(keys_of(guest))) for guest in guests] == [1] * len(guests)


def test_only_tables_that_are_over_are_to_be_settled(store: Store) -> None:
    store.append(new_unit("lobby")).result()
    _played(store, "test")
    profile = _link(store, ONE, "lobby")
    _link(store, ONE, "test")
    assert store.read(lambda c: profile_games.unsettled(c, profile)) == [Link("test", 0)]
    _settle(store, profile, Settled("test", NOW, b"body"))
    assert store.read(lambda c: profile_games.unsettled(c, profile)) == []


def test_game_is_settled_and_rated_once(store: Store, open_store: Callable[..., Store]) -> None:
    profile = _link(store, ONE, "a")
    for _ in range(3):
        _settle(store, profile, Settled("a", NOW, b"body", _better))
    assert _means(store, profile) == [10.0]
    store.close()
    again = open_store()
    _settle(again, profile, Settled("a", NOW, b"other", _better))
    assert _means(again, profile) == [10.0]
    [game] = again.read(lambda c: profile_games.settled(c, profile))
    assert game.body == b"body"


def test_games_are_rated_in_the_order_in_which_they_ended(store: Store) -> None:
    profile = _link(store, ONE, "a")
    for table in "bc":
        _link(store, ONE, table)
    late, early = Settled("b", NOW + 2, b"b", _better), Settled("a", NOW + 1, b"a", _better)
    _settle(store, profile, late, early, Settled("c", NOW + 3, b"c"))
    points = store.read(lambda c: profile_games.history(c, profile))
    assert [(point.table, point.mean) for point in points] == [("a", 10.0), ("b", 11.0)]
    assert _tables(store, profile) == ["c", "b", "a"]


def test_deleted_profile_leaves_the_game_and_hides_the_name(
    store: Store, store_url: str, open_store: Callable[..., Store]
) -> None:
    host = _played(store, "test")
    profile, other = _link(store, ONE, "test"), _link(store, TWO, "test", 7)
    _settle(store, profile, Settled("test", NOW, b"mine", _better))
    _settle(store, other, Settled("test", NOW, b"with the name"))
    _change(store, lambda c: transfer_codes.put(c, ONE, b"code", NOW + 1, NOW))
    assert _names(store.since("test", 0)) == ["Guest 0"]
    assert _change(store, lambda c: profiles.erase(c, ONE)) == [Link("test", 0)]
    assert _rows_about(store_url, profile) == 0
    assert _change(store, lambda c: profiles.erase(c, ONE)) == []
    store.close()
    again = open_store()
    stored = again.load("test")
    assert stored is not None
    assert len(stored.entries) == len(host.entries)
    assert _names(stored.entries) == [""]
    [listed] = again.tables(statuses=("finished",))
    assert [seat.name for seat in listed.summary.seats] == ["", ""]
    with contextlib.closing(Reader.open(store_url)) as reader:
        assert _names(reader.since("test", 0)) == [""]
    # The other person's summary has the name in it, so it is made again.
    assert again.read(lambda c: profile_games.unsettled(c, other)) == [Link("test", 7)]


def test_name_stays_deleted_when_a_process_that_knows_it_writes(store: Store) -> None:
    """Another process that has not heard of the deletion closes the table."""
    host = alone()
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    store.append(unit_of(Accepted(happened), seed=host.seed)).result()
    _link(store, ONE, "test")
    end = decide(host.state, Resign("end", 0), host.now, host.seed, 0)
    assert isinstance(end, Accepted)
    assert host.state.seats[0].name == "Guest 0"
    _change(store, lambda c: profiles.erase(c, ONE))
    assert store.append(unit_of(end)).result()
    [listed] = store.tables()
    assert (listed.status, listed.summary.seats[0].name) == ("finished", "")


def test_database_after_a_deletion_is_as_if_the_game_had_no_profile(
    store: Store, store_url: str
) -> None:
    _played(store, "test")
    before = _database(store_url)
    assert before["events"]
    profile = _link(store, ONE, "test")
    _settle(store, profile, Settled("test", NOW, b"mine", _better))
    _change(store, lambda c: transfer_codes.put(c, ONE, b"code", NOW + 1, NOW))
    between = _database(store_url)
    assert {name for name in before if before[name] != between[name]} == PERSONAL
    _change(store, lambda c: profiles.erase(c, ONE))
    after = _database(store_url)
    assert {name for name in before if before[name] != after[name]} == {"tables", "hidden_names"}
    assert after["hidden_names"] == [("test", 0)]
    # Of the table, only the name in the lists has changed.
    [old], [new] = before["tables"], after["tables"]
    changed = [(was, now) for was, now in zip(old, new, strict=True) if was != now]
    assert [now for _, now in changed] == [changed[0][0].replace(b'"name":"Guest 0",', b"")]


def _database(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table that is about games or people."""
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        found = {
            name: sorted(
                tuple(bytes(value) if isinstance(value, memoryview) else value for value in row)
                for row in connection.execute(sqlalchemy.select(table))
            )
            for name, table in metadata.tables.items()
            if name not in ("processes", "outages")
        }
    engine.dispose()
    return found


def _rows_about(url: str, profile: str) -> int:
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        found = 0
        for table in metadata.tables.values():
            for column in table.c:
                if column.name == "profile_id" or (table.name == "profiles" and column.primary_key):
                    query = sqlalchemy.select(sqlalchemy.func.count()).where(column == profile)
                    found += int(connection.execute(query).scalar_one())
    engine.dispose()
    return found


def test_code_adds_a_browser_once(store: Store) -> None:
    profile = _link(store, ONE, "a")
    assert _change(store, lambda c: transfer_codes.put(c, ONE, b"code", NOW + 10, NOW))
    assert not _change(store, lambda c: transfer_codes.claim(c, TWO, b"other", NOW))
    assert not _change(store, lambda c: transfer_codes.claim(c, TWO, b"code", NOW + 10))
    assert _change(store, lambda c: transfer_codes.claim(c, TWO, b"code", NOW + 9))
    assert store.read(lambda c: profiles.find(c, TWO)) == profile
    assert not _change(store, lambda c: transfer_codes.claim(c, b"3", b"code", NOW + 9))


def test_new_code_replaces_the_last_one(store: Store) -> None:
    _link(store, ONE, "a")
    for code in (b"first", b"second"):
        assert _change(store, lambda c, code=code: transfer_codes.put(c, ONE, code, NOW + 10, NOW))
    assert not _change(store, lambda c: transfer_codes.claim(c, TWO, b"first", NOW))
    assert _change(store, lambda c: transfer_codes.claim(c, TWO, b"second", NOW))


def test_key_without_games_has_no_code(store: Store) -> None:
    assert not _change(store, lambda c: transfer_codes.put(c, ONE, b"code", NOW + 10, NOW))


def test_games_of_the_other_browser_are_kept_and_its_rating_is_not(
    store: Store, store_url: str
) -> None:
    profile = _link(store, ONE, "a")
    _link(store, ONE, "both")
    before = _link(store, TWO, "b")
    _link(store, TWO, "both", 1)
    _settle(store, profile, Settled("a", NOW, b"a", _better))
    _settle(store, before, Settled("b", NOW, b"b", lambda _: (99.0, 1.0)))
    _change(store, lambda c: transfer_codes.put(c, ONE, b"code", NOW + 10, NOW))
    assert _change(store, lambda c: transfer_codes.claim(c, TWO, b"code", NOW))
    assert store.read(lambda c: profiles.find(c, TWO)) == profile
    assert sorted(_tables(store, profile)) == ["a", "b"]
    assert _means(store, profile) == [10.0]
    assert _rows_about(store_url, before) == 0


def test_running_game_of_the_other_browser_is_kept_and_never_rated(store: Store) -> None:
    """With a fresh key for every game, a person could add only the games that go well."""
    profile = _link(store, ONE, "a")
    _link(store, TWO, "b")
    _change(store, lambda c: transfer_codes.put(c, ONE, b"code", NOW + 10, NOW))
    assert _change(store, lambda c: transfer_codes.claim(c, TWO, b"code", NOW))
    _settle(store, profile, Settled("b", NOW, b"b", _better))
    assert _tables(store, profile) == ["b"]
    assert _means(store, profile) == []
    _settle(store, profile, Settled("a", NOW + 1, b"a", _better))
    assert _means(store, profile) == [10.0]


def test_pruned_game_leaves_no_link_and_keeps_the_rating(store: Store, store_url: str) -> None:
    host = _played(store, "test")
    profile = _link(store, ONE, "test")
    _settle(store, profile, Settled("test", NOW, b"body", _better))
    assert prune(store_url, before=host.now + 1, statuses=("finished",)) == ["test"]
    assert _tables(store, profile) == []
    assert _means(store, profile) == [10.0]
