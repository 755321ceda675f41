"""Tests of the command line: through `main`, and through a real process if that matters."""
