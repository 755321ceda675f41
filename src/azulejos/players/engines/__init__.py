"""Both sides of the engine protocol: our players as an engine, and other engines as players."""
