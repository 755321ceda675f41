"""Many games at once: `from azulejos.envs.batch import Batch`.

`batch` has the class, `loops` the compiled loops, and `threads` the threads that share the rows.
"""

from azulejos.envs.batch.batch import Batch

__all__ = ["Batch"]
