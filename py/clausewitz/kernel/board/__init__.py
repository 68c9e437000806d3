"""The compiled board: bits, attacks, legal moves, making them, perft, exchanges, forced mates."""
