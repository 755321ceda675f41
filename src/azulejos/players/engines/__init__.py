"""Both sides of the engine protocol: our players for other programs, other programs as players."""
