"""How fast the page is: `python -m bench.page [--runs N] [--slowdown N] [--json]`.

It uses a browser with a cold cache, a real server on this machine and a CPU slowed down to that of
a phone. First paint is when the name and the five tiles are visible, ready is when "Play now" can
be pressed. Weights are gzip, and include what a first visit that plays a game fetches. Then some
moves are played, at full speed and slowed down, to count frames and long tasks (motion.py).
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import statistics
import sys
from typing import Any

from playwright.sync_api import Browser, Response, ViewportSize, sync_playwright

from bench import motion
from testing.servers import FreshServer
from tools import page
from tools.services import needed_chromium

PHONE: ViewportSize = {"width": 360, "height": 640}
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def visit(browser: Browser, url: str, slowdown: float) -> tuple[float, float]:
    """Milliseconds to the first paint and until play is possible, in a window with no cache."""
    context = browser.new_context(viewport=PHONE, locale="en")
    window = context.new_page()
    context.new_cdp_session(window).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    window.goto(url)
    window.get_by_role("button", name="Play now").wait_for()
    ready = float(window.evaluate("performance.now()"))
    paint = float(window.evaluate(PAINT))
    context.close()
    return paint, ready


def weigh(browser: Browser, url: str) -> tuple[int, int]:
    """Bytes of script, and of everything, from the first screen to the person's first turn."""
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        if "/api/" not in response.url:
            sizes[response.url] = len(gzip.compress(response.body()))

    context = browser.new_context(locale="en")
    window = context.new_page()
    window.on("response", note)
    window.goto(url)
    window.get_by_role("button", name="Play now").click()
    window.locator("button[data-take]").first.wait_for()
    window.wait_for_load_state("networkidle")
    context.close()
    scripts = sum(size for name, size in sizes.items() if name.endswith(".js"))
    return scripts, sum(sizes.values())


def measure(runs: int, slowdown: float) -> dict[str, Any]:
    """All figures, in milliseconds and bytes."""
    page.build(page.WEB, page.PAGE)
    chromium = needed_chromium()
    with contextlib.closing(FreshServer()) as server, sync_playwright() as playwright:
        server.start()
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        visit(browser, server.url, slowdown)
        seen = [visit(browser, server.url, slowdown) for _ in range(runs)]
        scripts, everything = weigh(browser, server.url)
        moving = {rate: motion.watch(browser, server, rate) for rate in (1.0, slowdown)}
        browser.close()
    paints, readies = zip(*seen, strict=True)
    return {
        "first_paint_best_ms": round(min(paints)),
        "first_paint_median_ms": round(statistics.median(paints)),
        "ready_best_ms": round(min(readies)),
        "ready_median_ms": round(statistics.median(readies)),
        "script_bytes": scripts,
        "all_bytes": everything,
        "motion": {f"{rate:g}": figures for rate, figures in moving.items()},
    }


def main(arguments: list[str]) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.page", description="Measure how fast the page is."
    )
    parser.add_argument("--runs", type=int, default=9, help="cold visits (default: 9)")
    parser.add_argument("--slowdown", type=float, default=4, help="factor for the CPU (default: 4)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args(arguments)
    found = measure(options.runs, options.slowdown)
    if options.json:
        print(json.dumps(found))
        return 0
    print(f"{options.runs} cold visits over localhost, CPU {options.slowdown:g} times slower")
    for what, name in (("first paint", "first_paint"), ("ready to play", "ready")):
        print(
            f"  {what}: best {found[f'{name}_best_ms']} ms, median {found[f'{name}_median_ms']} ms"
        )
    print(f"  weight (gzip): {found['script_bytes']} bytes of script, {found['all_bytes']} in all")
    for rate, moving in found["motion"].items():
        print(
            f"  motion, CPU {rate} times slower: {moving['frames']} frames,"
            f" {moving['frames_under_34_ms']:.1%} under 34 ms, p95 {moving['frame_p95_ms']} ms,"
            f" longest task {moving['longest_task_ms']} ms"
            f" ({moving['longest_task_cpu_ms']} ms of CPU), layout shift {moving['layout_shift']}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
