"""Metrics in Prometheus' text format."""

import re

from azulejos.server.metrics import Histogram, Metrics


def test_text_is_what_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.events.add(3)
    metrics.requests.observe(0.004)
    for line in metrics.text().splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+(\{le=\"[^\"]+\"\})? [0-9.]+", line), line
    assert "azulejos_events_total 3\n" in metrics.text()


def test_histogram_buckets_are_cumulative() -> None:
    histogram = Histogram("seconds", "words")
    for value in (0.0005, 0.001, 0.003, 9.0):
        histogram.observe(value)
    lines = dict(line.rsplit(" ", 1) for line in histogram.lines() if not line.startswith("#"))
    assert lines['seconds_bucket{le="0.001"}'] == "2"
    assert lines['seconds_bucket{le="0.005"}'] == "3"
    assert lines['seconds_bucket{le="+Inf"}'] == lines["seconds_count"] == "4"
