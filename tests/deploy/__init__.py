"""Tests of the files in deploy/: what they say agrees with the program."""
