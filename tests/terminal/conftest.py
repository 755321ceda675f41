"""The terminal speaks English in these tests."""

import pytest


@pytest.fixture(autouse=True)
def _english(english: None) -> None:
    """Whatever the language of this machine."""
