"""How smoothly tiles fly: frames, long tasks and layout shifts of a game on a phone.

`python -m bench.page` prints these figures after those of loading. Frames and long tasks are real
time, so they need an idle machine. The CPU time of the longest task does not: other programs do
not count in it.
"""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Page, ViewportSize

from testing.servers import FreshServer

PHONE: ViewportSize = {"width": 360, "height": 640}
MOVES = 12
TASK = "ThreadControllerImpl::RunTask"

WATCH = """
window.seen = {frames: [], tasks: [], shift: 0};
let before = 0;
const frame = now => {
  const flies = document.querySelector('.flying') !== null;
  if (flies && before) window.seen.frames.push(now - before);
  before = flies ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
const watch = (type, note) =>
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type, buffered: true});
watch('longtask', entry => window.seen.tasks.push([entry.startTime, entry.duration]));
watch('layout-shift', entry => { if (!entry.hadRecentInput) window.seen.shift += entry.value; });
"""


def play(window: Page, moves: int) -> None:
    """Play moves and let every animation end, as a person does who watches."""
    for _ in range(moves):
        window.locator("button[data-take], .choice, .falls, dialog table").first.wait_for()
        if window.locator("dialog table").count():
            return
        if window.locator(".choice, .falls").count():
            window.locator(".choice, .falls").first.click()
        else:
            window.locator("button[data-take]").first.click()
            window.locator("[data-line].open").first.click()
    window.locator("button[data-take], .choice, .falls, dialog table").first.wait_for()


def longest_task(trace: bytes) -> float:
    """The CPU time of the longest task of the page's main thread, in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event.get("name") == "thread_name"]
    main = {
        (event["pid"], event["tid"])
        for event in named
        if event["args"].get("name") == "CrRendererMain"
    }
    times = (
        event.get("tdur", 0)
        for event in events
        if event.get("name") == TASK and (event["pid"], event["tid"]) in main
    )
    return float(max(times, default=0)) / 1000


def watch(browser: Browser, server: FreshServer, slowdown: float) -> dict[str, float]:
    """Frames while tiles fly, in milliseconds; the longest task; and the sum of layout shifts."""
    opened = server.post("/api/tables", {"seats": [None, "novice"], "options": {"show_ms": 0}})
    claim = {"seat": 0, "name": "Anna"}
    granted = server.post(f"/api/tables/{opened['table']['id']}/claim", claim, opened["token"])
    context = browser.new_context(viewport=PHONE, locale="en")
    context.set_default_timeout(120_000)
    window = context.new_page()
    window.goto(server.url + str(granted["return_path"]))
    window.locator(".start button").click()
    window.locator("button[data-take]").first.wait_for()
    context.new_cdp_session(window).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    begun = float(window.evaluate(f"(() => {{ {WATCH} return performance.now(); }})()"))
    browser.start_tracing(page=window, categories=["toplevel", "devtools.timeline"])
    play(window, MOVES)
    trace = browser.stop_tracing()
    seen = window.evaluate("window.seen")
    context.close()
    frames = sorted(seen["frames"])
    tasks = [duration for start, duration in seen["tasks"] if start >= begun]
    return {
        "frames": len(frames),
        "frame_median_ms": round(frames[len(frames) // 2], 1),
        "frame_p95_ms": round(frames[int(len(frames) * 0.95)], 1),
        "frames_under_34_ms": round(sum(frame < 34 for frame in frames) / len(frames), 3),
        "long_tasks": len(tasks),
        "longest_task_ms": round(max(tasks, default=0)),
        "longest_task_cpu_ms": round(longest_task(trace), 1),
        "layout_shift": round(seen["shift"], 4),
    }
