"""The library for training, which `make test-long` builds."""

import pytest

from training.engine import use_engine


@pytest.fixture(scope="session", autouse=True)
def engine_of_training() -> None:
    """Let the tests call it."""
    use_engine()
