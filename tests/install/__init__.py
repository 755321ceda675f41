"""Tests of what users install: dependencies, distributions, and commands outside the checkout."""
