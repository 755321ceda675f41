"""The lesson: nine chapters of tasks on the real board, and endless drills.

chapters    the lesson itself: positions, tasks and accepted answers
checks      what a move must do to be right, and what a wrong one did instead
questions   numbers that are asked for, with typical mistakes
judge       right or wrong, and why
drills      random positions: what does this tile bring?
facts       numbers that the sentences name, from the rules
shapes      all of it as it travels to the page
"""
