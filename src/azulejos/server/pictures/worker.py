"""A process that draws PNG pictures for a server: orders come in, pictures go out, as JSON lines.

Start it with `python -m azulejos.server.pictures.worker`. It lowers its own priority, because
players come first. The library that draws holds the interpreter lock, so a thread of the server
would stop all tables. Every order gets one answer. The process ends when its input ends, so it
never outlives the server.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import msgspec

from azulejos.pictures import THEMES, Labels, png, svg
from azulejos.players.workers.heartbeat import start_heartbeat
from azulejos.players.workers.priority import lower_priority
from azulejos.rules import Position


class DrawOrder(msgspec.Struct, frozen=True):
    """Everything that a picture depends on; `zoom` is the number of pixels for a unit."""

    position: str
    names: tuple[str, ...]
    theme: str
    zoom: float


class DrawnPicture(msgspec.Struct, frozen=True):
    """A picture as PNG."""

    png: bytes


def draw_order(position: Position, names: Sequence[str], theme: str, zoom: float = 2) -> DrawOrder:
    """The order for a picture; the same pictures have equal orders."""
    return DrawOrder(str(position), tuple(names), theme, zoom)


def draw_svg(order: DrawOrder) -> str:
    """Draw a picture as SVG."""
    position = Position.parse(order.position)
    return svg(position, labels=Labels(order.names), theme=THEMES[order.theme])


def run() -> None:
    """Draw what is ordered until the input ends."""
    decoder = msgspec.json.Decoder(DrawOrder)
    for line in sys.stdin.buffer:
        order = decoder.decode(line)
        drawn = DrawnPicture(png(draw_svg(order), order.zoom))
        sys.stdout.buffer.write(msgspec.json.encode(drawn) + b"\n")
        sys.stdout.buffer.flush()
    os._exit(0)  # at once: Python would first finish what the heartbeat has begun


if __name__ == "__main__":
    lower_priority()
    start_heartbeat()
    run()
