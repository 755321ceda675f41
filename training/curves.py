"""The logs of a run as a picture: losses, points, games, over the minutes of all pieces.

A file of its own because only it needs matplotlib.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PANELS = (
    ("policy loss (divergence from the search)", "policy"),
    ("win loss (cross entropy)", "win"),
)


def read_logs(files: list[Path]) -> list[dict[str, Any]]:
    """The progress lines of all pieces, with the minutes since the first one began."""
    rows, before = [], 0.0
    for file in files:
        latest = 0.0
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            latest = row["at"]
            if row["event"] == "progress" and row["steps"]:  # the first waits for samples
                rows.append(row | {"minutes": (before + row["at"]) / 60})
        before += latest
    if not rows:
        raise ValueError("no progress in these logs")
    return rows


def draw_curves(files: list[Path], target: Path) -> None:
    """Write the picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows = read_logs(files)
    minutes = [row["minutes"] for row in rows]
    figure, axes = pyplot.subplots(2, 2, figsize=(11, 7), layout="constrained")
    for axis, (title, name) in zip(axes[0], PANELS, strict=True):
        for who in ("teacher", "student"):
            axis.plot(minutes, [row[who][name] for row in rows], label=who)
        fresh = [(row["minutes"], row["fresh"][name]) for row in rows if row["fresh"]]
        axis.plot(*zip(*fresh, strict=True), label="teacher, fresh games", alpha=0.5)
        axis.set_title(title)
        axis.legend()
    axes[1][0].plot(minutes, [row["points"] for row in rows])
    axes[1][0].set_title("points a seat in self-play")
    axes[1][1].plot(minutes, [row["games"] / 1e6 for row in rows])
    axes[1][1].set_title("games, millions")
    for axis in axes.flat:
        axis.set_xlabel("minutes")
        axis.grid(alpha=0.3)
    figure.savefig(target, dpi=100)
    pyplot.close(figure)
