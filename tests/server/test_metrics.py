"""Metrics in Prometheus' text format."""

from prometheus_client.parser import text_string_to_metric_families

from azulejos.server.metrics import Metrics

TYPES = {
    "azulejos_connections": "gauge",
    "azulejos_tables_in_memory": "gauge",
    "azulejos_tables_created_total": "counter",
    "azulejos_messages_received_total": "counter",
    "azulejos_messages_sent_total": "counter",
    "azulejos_events_total": "counter",
    "azulejos_requests_refused_total": "counter",
    "azulejos_conflicts_total": "counter",
    "azulejos_bot_moves_total": "counter",
    "azulejos_slow_readers_total": "counter",
    "azulejos_reviews_running": "gauge",
    "azulejos_reviews_finished_total": "counter",
    "azulejos_reviews_cancelled_total": "counter",
    "azulejos_analyses_running": "gauge",
    "azulejos_pictures_waiting": "gauge",
    "azulejos_pictures_drawn_total": "counter",
    "azulejos_errors_total": "counter",
    "azulejos_request_seconds": "histogram",
}


def _figures(metrics: Metrics) -> dict[str, float]:
    families = text_string_to_metric_families(metrics.text())
    return {
        f"{sample.name}{sample.labels.get('le', '')}": sample.value
        for family in families
        for sample in family.samples
    }


def test_names_and_types_are_the_published_ones() -> None:
    lines = Metrics().text().splitlines()
    types = dict(line.split()[2:] for line in lines if line.startswith("# TYPE"))
    assert types == TYPES


def test_every_application_counts_for_itself() -> None:
    one, other = Metrics(), Metrics()
    one.events.inc(3)
    assert _figures(one)["azulejos_events_total"] == 3
    assert _figures(other)["azulejos_events_total"] == 0


def test_histogram_buckets_are_cumulative() -> None:
    metrics = Metrics()
    for value in (0.0005, 0.001, 0.003, 9.0):
        metrics.requests.observe(value)
    figures = _figures(metrics)
    name = "azulejos_request_seconds"
    assert figures[f"{name}_bucket0.001"] == 2
    assert figures[f"{name}_bucket0.005"] == 3
    assert figures[f"{name}_bucket+Inf"] == figures[f"{name}_count"] == 4
