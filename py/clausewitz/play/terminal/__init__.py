"""A game between a person and a player, in the terminal."""
