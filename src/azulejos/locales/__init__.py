"""Words in six languages: Fluent catalogues, and the loader for programs that speak in a terminal.

languages   which there are, and which one the environment asks for
words       messages of one language; loads Fluent, so it is imported when somebody reads
*.ftl       what the page says, and the terminal too
terminal/   what only the terminal says
rules/      the rules page
"""
