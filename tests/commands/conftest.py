"""Commands speak English in these tests."""

import pytest


@pytest.fixture(autouse=True)
def _english(english: None) -> None:
    """Make commands speak English, whatever the language of this machine."""
