"""Low priority for processes that analyse, review and explain: bots and players come first."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

NICENESS: Final = 10
"""How much lower the priority is than that of the server and its bots."""
SESSION_NICENESS: Final = 5
"""The same for a session: a third of the share of another one. More would stop these processes on a
machine that is busy with other things."""


def lower_priority() -> None:
    """Lower the priority of this process."""
    if sys.platform == "win32":
        return
    os.nice(NICENESS)
    # Linux may give every session the same share of the processor, whatever its processes' nice
    # values are (sched_autogroup). Then the session needs one, too.
    if os.getsid(0) == os.getpid():
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(SESSION_NICENESS), encoding="ascii")
