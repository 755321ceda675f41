"""A pytest plugin: under CI=true, a test that did not really run is a failure.

Its own test loads it into a separate pytest.
"""

import os
from collections.abc import Generator

import pytest

_Report = pytest.TestReport | pytest.CollectReport


def _refuse_skip(report: _Report) -> None:
    if os.environ.get("CI") == "true" and report.outcome == "skipped":
        kind = "expected to fail" if hasattr(report, "wasxfail") else "skipped"
        where = report.longrepr
        reason = where[2] if isinstance(where, tuple) else getattr(report, "wasxfail", "")
        report.outcome = "failed"
        report.longrepr = f"{kind} under CI=true: {reason}"
        # pytest would still report it as an expected failure.
        vars(report).pop("wasxfail", None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _refuse_skip(report)
    return report
