"""Check the types and templates of the page: `python -m tools.page_types`, part of `make check`."""

from __future__ import annotations

import subprocess
import sys

from tools import page, page_fixtures
from tools.bootstrap import SetupError


def main() -> int:
    """Run svelte-check; its warnings are errors."""
    page_fixtures.main()  # the page's tests import them
    try:
        page.fetch_modules(page.WEB)
        page.npm(page.WEB, "run", "--silent", "check")
    except SetupError as error:
        print(f"page: {error}", file=sys.stderr)
        return 2
    except subprocess.CalledProcessError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
