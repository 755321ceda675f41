"""The tests; one file per module of the package, and a few for the project as a whole."""
