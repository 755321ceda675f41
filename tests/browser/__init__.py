"""Tests of the page in real browsers: a folder for each part of a visit, and helpers here."""
