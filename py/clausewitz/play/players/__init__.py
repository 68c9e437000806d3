"""Who can play: our own players, random moves, evolved players, programs of others, by name."""
