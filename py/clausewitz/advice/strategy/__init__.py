"""Where nothing is won by force: what strategic words say for a move."""
