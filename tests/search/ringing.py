"""Rings the alarm of a search from another thread, as soon as the search runs."""

import threading
import time

from azulejos.search.stop import Alarm
from testing.patience import wait_until


def ring_while_it_searches(alarm: Alarm) -> None:
    """Start a thread that rings once the search with this alarm has worked for a moment."""
    threading.Thread(target=_ring, args=(alarm,), daemon=True).start()


def wait_for_search(alarm: Alarm) -> None:
    """Return once the search with this alarm has worked for a moment."""
    wait_until(lambda: alarm._words)
    began = time.process_time()
    wait_until(lambda: time.process_time() > began + 0.05)


def _ring(alarm: Alarm) -> None:
    wait_for_search(alarm)
    alarm.ring()
