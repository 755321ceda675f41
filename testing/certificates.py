"""Certificates for tests, made with the commands that docs/hosting.md shows."""

import re
import subprocess
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"


def make_certificate(folder: Path) -> None:
    """Make ca.pem, azulejos.pem and azulejos.key, for this machine and for mybox.local."""
    found = re.search(r"```sh\n(openssl .*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    command = ["bash", "-e", "-c", found[1]]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
