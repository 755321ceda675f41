"""Measurements of the server under load; `python -m bench.load --help` says what can be asked."""
