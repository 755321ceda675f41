"""The game in a terminal: a board in text, sentences about moves, and a game at one keyboard."""
