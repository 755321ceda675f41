"""A bot in ten lines, for `azulejos match greedy 'engine:python examples/ten_line_bot.py'`."""

import sys

from azulejos import Position, previews

for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "ready":
        print("readyok", flush=True)
    elif command == "position":
        choices = previews(Position.parse(rest))
    elif command == "go":
        print("bestmove", max(choices, key=lambda c: c.completes - c.penalty).move, flush=True)
