"""Move patterns in compiled code: the edges of a board, and which patterns match which moves.

`edges.py` writes the relations of bk/edges.pl as packed integers, `edge_index.py` sorts them by the
pieces and squares they touch, `features.py` finds which of those that patterns need touch a move,
`vertex_binding.py` binds the vertices of a pattern to squares, and `pattern_match.py` does so for
all moves.
"""
