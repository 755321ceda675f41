"""The benchmark of environments returns every figure, as a number of steps."""

from azulejos.bench.envs import steps_per_second


def test_every_figure_is_measured() -> None:
    figures = steps_per_second(repeats=1)
    assert set(figures) == {"batch", "batch_2_threads", "pettingzoo"}
    assert min(figures.values()) > 1
