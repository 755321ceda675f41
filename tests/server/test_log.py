"""Log lines are JSON objects with all fields."""

import json
import logging

import pytest

from azulejos.server.log import JsonLines


def _line(message: str, exc_info: bool = False, **details: object) -> dict[str, object]:
    try:
        raise ValueError("why")
    except ValueError as error:
        found = (type(error), error, error.__traceback__) if exc_info else None
    record = logging.LogRecord("azulejos", logging.INFO, __file__, 1, message, None, found)
    record.details = details
    line: dict[str, object] = json.loads(JsonLines().format(record))
    return line


def test_line_has_time_level_event_and_details() -> None:
    line = _line("table_created", table="abc", seats=3)
    assert line.pop("at")
    assert line == {"level": "info", "event": "table_created", "table": "abc", "seats": 3}


def test_no_detail_takes_the_place_of_the_level() -> None:
    line = _line("bot_failed", level="novice", at=3, table="abc")
    assert (line["level"], line["table"]) == ("info", "abc")
    assert line["at"] != 3


def test_traceback_is_a_field_of_one_line() -> None:
    line = _line("unexpected_error", exc_info=True)
    assert "ValueError: why" in str(line["traceback"])


@pytest.mark.parametrize("value", [object(), {1, 2}, b"x"])
def test_anything_can_be_a_detail(value: object) -> None:
    assert "thing" in _line("odd", thing=value)
