"""The tile game Azul: its rules, players, tables and environments."""

__version__ = "0.1.0"
