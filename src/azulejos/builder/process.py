"""The process that builds one library: `python -m azulejos.builder.process TARGET FOLDER`.

numba would import scipy for functions that the engine does not have. What is built does not depend
on it, and `make setup` may just be installing it.
"""

import sys

sys.modules.setdefault("scipy", None)  # type: ignore[arg-type]

from azulejos.builder.build import main  # noqa: E402 - after the line above

if __name__ == "__main__":
    main()
