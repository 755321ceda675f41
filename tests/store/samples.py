"""Tables to store: small ones made by hand, whole games made by playing."""

from azulejos.store import Unit, Wake, unit_of
from azulejos.table import Accepted, Entry, Options, create
from azulejos.table.events import MovePlayed

NOW = 1_700_000_000_000
SEED = bytes(range(32))


def created(table: str, at: int = NOW, *, public: bool = False) -> Accepted:
    return create(table, 2, Options(public=public), SEED, at)


def new_unit(table: str, at: int = NOW, *, public: bool = False) -> Unit:
    return unit_of(created(table, at, public=public), seed=SEED)


def move_entry(number: int, move: str = "3R2", at: int = NOW) -> Entry:
    return Entry(number, at, MovePlayed(0, move), 0, f"r{number}")


def move_unit(table: str, *numbers: int, move: str = "3R2", at: int = NOW) -> Unit:
    """A unit with moves that need not be foldable."""
    entries = tuple(move_entry(number, move) for number in numbers)
    return Unit(table=table, entries=entries, wake=Wake(at))
