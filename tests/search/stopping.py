"""Sets the stop signal of a search from another thread, as soon as the search runs."""

import threading
import time

from azulejos.search.stop import StopSignal
from testing.patience import wait_until


def ring_while_it_searches(stop_signal: StopSignal) -> None:
    """Start a thread that sets the stop signal once its search has worked for a moment."""
    threading.Thread(target=_ring, args=(stop_signal,), daemon=True).start()


def wait_for_search(stop_signal: StopSignal) -> None:
    """Return once the search with this stop signal has worked for a moment."""
    wait_until(lambda: stop_signal._words)
    began = time.process_time()
    wait_until(lambda: time.process_time() > began + 0.05)


def _ring(stop_signal: StopSignal) -> None:
    wait_for_search(stop_signal)
    stop_signal.set()
