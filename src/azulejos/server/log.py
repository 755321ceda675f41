"""The log: one structured line for each thing that matters.

A line is one JSON object with a time, a level, the event and its details. Tokens, seeds and whole
messages are never logged.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

_LOGGER: Final = logging.getLogger("azulejos")
_encoder: Final = msgspec.json.Encoder(enc_hook=str)


class JsonLines(logging.Formatter):
    """Formats each log record as a JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line = line | getattr(record, "details", {}) | line  # no detail takes their place
        if record.exc_info is not None:
            line["traceback"] = self.formatException(record.exc_info)
        return _encoder.encode(line).decode()


def set_up(level: int = logging.INFO) -> None:
    """Write log lines to stderr, including those of the web server."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("azulejos", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "azulejos" else logging.WARNING)


def info(event: str, **details: Any) -> None:
    """Log something that the operator wants to know."""
    _LOGGER.info(event, extra={"details": details})


def warn(event: str, **details: Any) -> None:
    """Log a problem that the server can handle."""
    _LOGGER.warning(event, extra={"details": details})


def error(event: str, **details: Any) -> None:
    """Log an unexpected error with the current traceback."""
    _LOGGER.error(event, exc_info=True, extra={"details": details})


def report(event: str, found: BaseException, **details: Any) -> None:
    """Log an unexpected error that was caught elsewhere."""
    _LOGGER.error(event, exc_info=found, extra={"details": details})
