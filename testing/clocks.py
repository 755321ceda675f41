"""A clock for tests that stands still until a test advances it."""

from azulejos.store import SteadyClock


class HandClock(SteadyClock):
    """Starts at a time in milliseconds since 1970."""

    def __init__(self, now: int) -> None:
        self.wall = now
        """What the machine's wall clock shows; only read when the clock is created."""
        self.elapsed = 0
        super().__init__(lambda: self.wall, lambda: self.elapsed)

    def pass_time(self, ms: int) -> None:
        self.elapsed += ms
        self.wall += ms
