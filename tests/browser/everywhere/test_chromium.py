"""How Chromium is started for tests."""

import psutil
from playwright.sync_api import Browser

_DISABLED = "--disable-features="


def test_every_feature_that_playwright_disables_is_disabled(browser: Browser) -> None:
    assert browser.is_connected()
    lists = [found for found in map(_disabled_features, _processes()) if found]
    assert lists
    for playwrights, *_, ours in lists:
        assert playwrights < ours


def _processes() -> list[psutil.Process]:
    """The processes that this one has started."""
    return psutil.Process().children(recursive=True)


def _disabled_features(process: psutil.Process) -> list[set[str]]:
    """The lists on the command line of a browser; the last one counts."""
    try:
        arguments = process.cmdline()
    except psutil.NoSuchProcess:
        return []
    if any(argument.startswith("--type=") for argument in arguments):
        return []
    lists = [argument for argument in arguments if argument.startswith(_DISABLED)]
    return [set(found.removeprefix(_DISABLED).split(",")) for found in lists]
