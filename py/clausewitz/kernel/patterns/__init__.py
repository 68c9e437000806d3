"""Move patterns in compiled code: the edges of a board, and which patterns match which moves.

`edges.py` writes the relations of bk/edges.pl as packed integers, `edge_index.py` sorts them by the
men and squares they touch, `features.py` tells which of those that patterns ask for touch a move,
`vertex_binding.py` binds the vertices of a pattern to squares, and `pattern_match.py` does so for
all moves.
"""
