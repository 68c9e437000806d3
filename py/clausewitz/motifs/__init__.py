"""Motifs: what a whole line of moves shows, told by clauses name(Line), each with its proof."""
