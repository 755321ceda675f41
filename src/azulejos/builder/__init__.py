"""Builds the engine ahead of time: the compiled functions as one library for each kind of machine.

build            from functions to one file; start here
process          the process that does it
targets          the machines
entries          what is exported, and the types of the arguments
samples          arguments, for their types
call_layout      how an exported function looks from outside
numba_internals  what we replace inside numba

It needs the extra `build` (numba and ziglang). Users need neither: they load the finished library.
"""
