"""Boards as pictures and as text, of eight rows or fewer; curves over games."""
