"""Speak the engine protocol on standard input and output.

ready, option level|seed|threads VALUE, position TEXT, go time SECONDS, go nodes NUMBER, stop, quit;
docs/engine-protocol.md has the details.
"""

from __future__ import annotations

import argparse
import sys
import threading

from azulejos.commands.input import take_any_bytes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No options: the protocol has them."""
    del parser


def run(options: argparse.Namespace) -> int:
    """Answer until `quit` or the end of the input."""
    del options
    from azulejos.players.engines.engine import Engine

    take_any_bytes()
    lock, gone = threading.Lock(), threading.Event()

    def say(line: str) -> None:
        with lock:
            try:
                print(line, flush=True)
            except BrokenPipeError:
                gone.set()
                if threading.current_thread() is threading.main_thread():
                    raise

    Engine(say).run(sys.stdin)
    if (
        gone.is_set()
    ):  # the search thread noticed the broken pipe; only this thread can end the command
        raise BrokenPipeError
    return 0
