"""Load tests of the server; `python -m bench.load --help` lists the options."""
