"""Fluent catalogues in six languages, and the loader for the terminal.

languages   which languages there are, and which one the environment asks for
catalogue   the messages of one language; it loads Fluent, so import it when it is needed
*.ftl       what the page says, and the terminal too
terminal/   what only the terminal says
lesson/     the lesson
me/         a person's finished games, rating and statistics
puzzles/    puzzles on the page
review/     the review of a game on the page
rulebook/   the rulebook
study/      the analysis board
"""
