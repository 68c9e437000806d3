"""A move explained in depth: its line, the replies, what else was possible."""
