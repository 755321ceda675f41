"""The tests: one file for each module of the package, and a few for the whole project."""
