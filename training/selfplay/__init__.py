"""Self-play: many games at once, and the samples that they give.

games        the arrays of the games, which all others share
step         one step of the games of a chunk; start here
team         threads that step the chunks of all games
evaluator    leaves of many games through the network
policy       from a searched root to a move and a policy target
samples      recording samples
chance       random numbers
warm         the warm start: games of a greedy player
predecessor  the warm start from an earlier network
searched     self-play by the network of a file, on the processor
cores        games by such a network on all cores
threads      threads that share longer work
"""
