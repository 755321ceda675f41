"""A repeated request gets the refusal again that it got first, as long as that is kept."""

from azulejos.server.tables.room.refusal_cache import RefusalCache
from azulejos.table import Code, Refusal


def test_last_refusals_are_kept_by_guest_and_request() -> None:
    cache = RefusalCache()
    refusals = [Refusal(Code.NOT_YOUR_TURN, f"{number}.") for number in range(65)]
    for number, refusal in enumerate(refusals):
        cache.put(0, f"id-{number}", refusal)
    assert cache.get(0, "id-0") is None
    assert cache.get(0, "id-1") is refusals[1]
    assert cache.get(1, "id-1") is None
