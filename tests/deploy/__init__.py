"""Tests of the files in deploy/: they agree with the program."""
