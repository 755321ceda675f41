"""Dockerfile, compose file and systemd unit use options, paths and ports that the program has.

No container runs here. tests/install/test_read_only.py tests what the files rely on: a read-only
package, another user, and no home.
"""

import argparse
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from configparser import RawConfigParser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from azulejos.commands.serve import DEFAULT_PORT, add_arguments
from azulejos.server.app import build
from azulejos.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
STORE = "/var/lib/azulejos"


def dockerfile() -> dict[str, list[str]]:
    """The arguments of every instruction; those of the last stage come last."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            instruction, _, rest = line.partition(" ")
            found.setdefault(instruction, []).append(rest.strip())
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


class Unit(RawConfigParser):
    """A systemd unit, in which the case of names matters."""

    optionxform = staticmethod(str)  # type: ignore[assignment]


def unit() -> Unit:
    found = Unit()
    found.read(DEPLOY / "azulejos.service", encoding="utf-8")
    return found


def options(words: list[str]) -> argparse.Namespace:
    """Parse a command with the parser of `azulejos serve`; fails for an unknown option."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_arguments(parser)
    return parser.parse_args(words)


def container_command(*more: str) -> list[str]:
    program, command, *words = json.loads(dockerfile()["ENTRYPOINT"][0])
    assert (program, command) == ("azulejos", "serve")
    return [*words, *more]


def test_container_serves_on_its_port_with_a_store_in_its_volume() -> None:
    found = dockerfile()
    given = options(container_command(*json.loads(found["CMD"][0])))
    assert (given.host, given.port, given.no_browser) == ("0.0.0.0", DEFAULT_PORT, True)
    assert found["EXPOSE"] == [str(DEFAULT_PORT)]
    assert Path(given.store).parent == Path(STORE)
    assert json.loads(found["VOLUME"][0]) == [STORE]


def test_container_runs_without_rights() -> None:
    found = dockerfile()
    (user,) = found["USER"]
    number = user.partition(":")[0]
    assert int(number) > 0
    (made,) = [line for line in found["RUN"] if line.startswith("install ")]
    assert f"--owner {number} " in made
    assert [word for word in made.split() if word.startswith("/")] == [STORE]


def test_container_is_healthy_if_the_server_is() -> None:
    command = json.loads(dockerfile()["HEALTHCHECK"][0].partition("CMD ")[2])
    url = urlsplit(re.findall(r"http://[^']+", command[-1])[0])
    assert url.port == DEFAULT_PORT
    assert url.path in {route.path for route in build(Settings()).routes}
    compile(command[-1], "health check", "exec")


def test_container_is_built_from_the_wheel_alone() -> None:
    copied = dockerfile()["COPY"][0].split()[:-1]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").split()
    assert ignored == ["*", *(f"!{name}" for name in copied)]
    assert (ROOT / copied[0]).is_file()


def test_container_has_the_extras_of_a_server_and_a_font_for_pictures() -> None:
    build, font, *_ = dockerfile()["RUN"]
    (extras,) = re.findall(r"azulejos\[([\w,]+)\]", build)
    assert extras.split(",") == ["png", "postgres", "redis"]
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(extras.split(",")) <= declared["project"]["optional-dependencies"].keys()
    assert "fonts-" in font


def test_composed_server_has_real_options_and_services() -> None:
    services = compose()["services"]
    server = services["azulejos"]
    given = options(container_command(*server["command"]))
    store, redis = urlsplit(given.store), urlsplit(given.redis)
    assert {store.hostname, redis.hostname} == set(server["depends_on"])
    assert {store.hostname, redis.hostname, "azulejos"} == set(services)
    assert store.username == services["postgres"]["environment"]["POSTGRES_USER"]
    password = services["postgres"]["environment"]["POSTGRES_PASSWORD"]
    assert server["environment"] == {"PGPASSWORD": password}
    assert server["ports"] == [f"127.0.0.1:{DEFAULT_PORT}:{DEFAULT_PORT}"]


def test_composed_server_has_a_read_only_root_and_limits() -> None:
    server = compose()["services"]["azulejos"]
    assert (server["read_only"], server["tmpfs"]) == (True, ["/tmp"])
    assert server["cap_drop"] == ["ALL"]
    assert "volumes" not in server
    assert {"mem_limit", "pids_limit", "ulimits"} <= server.keys()
    assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).is_file()


def test_volumes_of_the_compose_file_are_declared() -> None:
    found = compose()
    used = [volume for one in found["services"].values() for volume in one.get("volumes", [])]
    assert {volume.partition(":")[0] for volume in used} == set(found["volumes"])


def test_unit_has_real_options_folders_and_limits() -> None:
    service = unit()["Service"]
    program, command, *words = shlex.split(service["ExecStart"])
    assert (Path(program).name, command) == ("azulejos", "serve")
    given = options(words)
    assert Path(given.store).parent == Path("/var/lib") / service["StateDirectory"]
    assert (service["DynamicUser"], service["ProtectSystem"]) == ("yes", "strict")
    assert {"MemoryMax", "TasksMax", "LimitNOFILE"} <= set(service)
    assert service["MemoryDenyWriteExecute"] == "yes"
    assert not {"Environment", "CacheDirectory"} & set(service)


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "azulejos.service").read_text(encoding="utf-8")
    copy = tmp_path / "azulejos.service"
    program = Path(sys.executable).parent / "azulejos"
    copy.write_text(text.replace("/opt/azulejos/bin/azulejos", str(program)), encoding="utf-8")
    assert str(program) in copy.read_text(encoding="utf-8")
    if analyse := shutil.which("systemd-analyze"):  # missing on a machine without systemd
        done = subprocess.run(
            [analyse, "verify", copy], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "azulejos.service"])
def test_every_file_is_explained(name: str) -> None:
    assert f"deploy/{name}" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
