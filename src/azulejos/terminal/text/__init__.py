"""The game in words, in the language of the catalogue: what `azulejos` prints besides the board.

errors   typing errors and illegal moves
events   what happened, from steps
moves    legal moves and what they would do
reasons  why a move is good or bad
result   the end of a game and its points
review   the review of a game: a graph, the seats, the key moments
tables   the tables of a server, also as JSON
"""
