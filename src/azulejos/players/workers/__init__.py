"""Worker processes that think for bots: the pool, its processes, and their messages."""
