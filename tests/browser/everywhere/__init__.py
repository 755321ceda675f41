"""Wherever the page runs: in other browsers, over HTTPS, offline, and from the wheel."""
