"""Reviews: one for each table, for one key, and gone with its table."""

import threading
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, text

from azulejos.store import Store, StoredReview, prune
from tests.store.samples import NOW, move_unit, new_unit


def test_review_is_found_under_its_key(store: Store) -> None:
    store.append(new_unit("a")).result()
    assert store.review("a", "one") is None
    assert store.put_review(StoredReview("a", "one", b"body")).result()
    assert store.review("a", "one") == b"body"
    assert store.review("a", "two") is None
    assert store.review("b", "one") is None


def test_review_survives_a_restart(open_store: Callable[..., Store], store: Store) -> None:
    store.append(new_unit("a")).result()
    store.put_review(StoredReview("a", "one", b"body")).result()
    store.close()
    assert open_store().review("a", "one") == b"body"


@pytest.mark.parametrize("key", ["one", "two"])
def test_review_replaces_an_older_one(store: Store, key: str) -> None:
    store.append(new_unit("a")).result()
    store.put_review(StoredReview("a", "one", b"older")).result()
    store.put_review(StoredReview("a", key, b"newer")).result()
    assert store.review("a", key) == b"newer"
    rows = store._writer.submit(_count).result()
    assert rows == 1


def _count(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM reviews")).scalar_one())


def test_deleted_table_gets_no_review(store: Store, store_url: str) -> None:
    store.append(new_unit("a")).result()
    assert prune(store_url, before=NOW + 1, statuses=("lobby",)) == ["a"]
    assert not store.put_review(StoredReview("a", "one", b"body")).result()
    assert store.review("a", "one") is None


def test_events_are_written_before_reviews_that_wait(store: Store) -> None:
    """The writer is held up; then it writes the event first, although the review came first."""
    store.append(new_unit("a")).result()
    held, go_on, order = threading.Event(), threading.Event(), list[str]()

    def hold(_: Connection) -> None:
        held.set()
        go_on.wait()

    store._writer.submit(hold)
    held.wait()
    review = store.put_review(StoredReview("a", "one", b"body"))
    event = store.append(move_unit("a", 2))
    review.add_done_callback(lambda _: order.append("review"))
    event.add_done_callback(lambda _: order.append("event"))
    go_on.set()
    assert review.result()
    assert event.result()
    assert order[0] == "event"
