"""Browsers other than Chromium, for tests of the page."""
