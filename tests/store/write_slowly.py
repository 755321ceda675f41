"""A program for tests: appends one event after the other, each in its own commit.

A test runs it under strace and counts.
"""

import sys

from azulejos.store import Store
from tests.store.samples import move_unit, new_unit


def main() -> None:
    url, count = sys.argv[1], int(sys.argv[2])
    store = Store(url)
    store.append(new_unit("a")).result()
    for number in range(2, 2 + count):
        assert store.append(move_unit("a", number)).result()
    store.close()


if __name__ == "__main__":
    main()
