"""What the compiled game needs besides numba; nothing here knows the game.

decorators     `compiled`, `inlined` and others: how each kind of function is compiled and kept
raw            bare elements of arrays, without reference counting
references     tuples of arrays, passed as one pointer
atomic         atomic operations on words that threads share
compiling      a callback before each function that is compiled
dispatcher     optimises a call tree once, at the function that Python calls
libraries      the LLVM IR of one callee, and the machine code of a call tree
code_cache     machine code on disk: its folder, and when its files are valid
callee_cache   LLVM IR on disk
source_digest  which sources a compiled function was made from
compile_lock   keeps two processes from compiling the same function
"""
