"""Whether the machine's instruction for sums of products of bytes is found where there is one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from llvmlite import binding

from azulejos.net.dots import ARM, X86, dots_of_machine

NAMES = {"avx512_vnni": X86, "asimddp": ARM}  # as Linux calls them
CPU_INFO = Path("/proc/cpuinfo")


@pytest.mark.skipif(not CPU_INFO.exists(), reason="Linux lists what a processor can do")
def test_instruction_is_found_where_the_system_lists_it() -> None:
    listed = set(CPU_INFO.read_text().split())
    expected = [dots for name, dots in NAMES.items() if name in listed]
    if binding.get_host_cpu_name() == "generic":  # newer than the compiler, which does without
        expected = []
    assert dots_of_machine() == (expected[0] if expected else None)


def test_plain_processors_have_none(tmp_path: Path) -> None:
    plain = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    code = "from azulejos.net.dots import dots_of_machine; print(dots_of_machine())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **plain, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "None"
