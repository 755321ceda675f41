"""The commands of the command line, one module each, and what they share.

A module is imported when its command is run, and imports heavy things (numpy, msgspec) only then.
"""
