"""A skipped or expected-to-fail test passes locally and fails under CI=true."""

import pytest

pytest_plugins = ["pytester"]

SKIPPED = "import pytest\n@pytest.mark.skip(reason='no mood')\ndef test_a(): pass\n"
SKIPPED_INSIDE = "import pytest\ndef test_a(): pytest.skip('no mood')\n"
EXPECTED_TO_FAIL = "import pytest\n@pytest.mark.xfail\ndef test_a(): assert False\n"
MODULE_SKIPPED = "import pytest\npytest.importorskip('no_such_module_anywhere')\n"


def _run(pytester: pytest.Pytester, source: str) -> dict[str, int]:
    pytester.makepyfile(source)
    result = pytester.runpytest_inprocess("-p", "tests.strict", "-p", "no:cacheprovider")
    return result.parseoutcomes()


@pytest.mark.parametrize(
    ("source", "outcome"),
    [
        pytest.param(SKIPPED, "errors", id="skipped by a mark"),
        pytest.param(SKIPPED_INSIDE, "failed", id="skipped inside"),
        pytest.param(EXPECTED_TO_FAIL, "failed", id="expected to fail"),
        pytest.param(MODULE_SKIPPED, "errors", id="module skipped"),
    ],
)
def test_unrun_test_fails_under_ci(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, source: str, outcome: str
) -> None:
    monkeypatch.setenv("CI", "true")
    assert _run(pytester, source) == {outcome: 1}


@pytest.mark.parametrize(
    ("source", "outcome"), [(SKIPPED, "skipped"), (EXPECTED_TO_FAIL, "xfailed")]
)
def test_unrun_test_passes_at_home(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, source: str, outcome: str
) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert _run(pytester, source) == {outcome: 1}
