"""Tests of the rules; scenarios.json has worked cases, its `format` explains them."""
