"""Numbers and players that are found: weights of the evaluation, and endgame players."""
