"""Tests of the rules; scenarios.json has worked cases, which its `format` explains."""
