"""Away from the table: replays, reviews, analysis, puzzles, the lesson and the rulebook."""
