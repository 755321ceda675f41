"""The engine as a finished library: finding it, checking it and calling it. No compiler is needed.

library      loads a library and its facts, and refuses a damaged one
calls        calls an exported function: arguments become words, and words become a result
processor    which library suits this machine
"""
