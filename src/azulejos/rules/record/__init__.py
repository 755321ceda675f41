"""Record texts (`.azul`): headers, then what was dealt and played, round by round.

docs/notation.md describes the format and has complete examples. Programs outside this project use
it. The claims of a record (scores after each round, result, termination) are checked when it is
read, and only the canonical form is accepted. `Game` is the value that a text becomes.
"""
