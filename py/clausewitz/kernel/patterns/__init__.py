"""Move patterns in compiled code: the edges of a board, and which patterns match which moves.

`edges.py` writes the relations of bk/edges.pl as packed integers, `index.py` sorts them by the men
and squares they touch, `matching.py` walks the trie of patterns from each move.
"""
