"""Learning curves from the logs of several runs: losses, points, games, over all minutes.

Only this module needs matplotlib.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PANELS = (
    ("policy loss (divergence from the search)", "policy"),
    ("win loss (cross entropy)", "win"),
)


Row = dict[str, Any]


def read_logs(files: list[Path]) -> tuple[list[Row], list[Row]]:
    """Lines of all runs, with the minutes since the first one began: progress, distilling."""
    rows, distilled, before = list[Row](), list[Row](), 0.0
    for file in files:
        latest = 0.0
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            latest = row["at"]
            row["minutes"] = (before + latest) / 60
            if row["event"] == "progress" and row["steps"]:  # at first it waits for samples
                rows.append(row)
            elif row["event"] == "distilling":
                distilled.append(row)
        before += latest
    if not rows:
        raise ValueError("no progress in these logs")
    return rows, distilled


def _pairs(rows: list[Row], who: str, name: str) -> list[tuple[float, float]]:
    """Minutes and losses of a network, if it has any."""
    return [(row["minutes"], row[who][name]) for row in rows if row.get(who)]


def draw_curves(files: list[Path], target: Path) -> None:
    """Write the picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows, distilled = read_logs(files)
    minutes = [row["minutes"] for row in rows]
    figure, axes = pyplot.subplots(2, 2, figsize=(11, 7), layout="constrained")
    for axis, (title, name) in zip(axes[0], PANELS, strict=True):
        lines = (
            ("teacher", _pairs(rows, "teacher", name)),
            ("teacher, fresh games", _pairs(rows, "fresh", name)),
            ("student, against the teacher's outputs", _pairs(distilled, "student", name)),
        )
        for label, pairs in lines:
            if pairs:
                axis.plot(*zip(*pairs, strict=True), label=label)
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
