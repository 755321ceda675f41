"""The heartbeat of processes that work for a server: an empty line every second.

Without it, a server could not tell a process that hangs from one that works for long.
"""

from __future__ import annotations

import os
import sys
import threading
from typing import Final

HEARTBEAT: Final = b"\n"
"""Between the answers, which are lines of JSON."""
_PAUSE_S: Final = 1.0


def start_heartbeat() -> None:
    """Write to standard output every second, in a thread, until the process ends."""
    threading.Thread(target=_beat_on, daemon=True).start()


def _beat_on() -> None:
    pause = threading.Event()
    try:
        while True:
            sys.stdout.buffer.write(HEARTBEAT)
            sys.stdout.buffer.flush()
            pause.wait(_PAUSE_S)
    except OSError:
        os._exit(1)  # the server is gone
