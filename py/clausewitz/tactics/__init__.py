"""The heart: a clause and a position give moves, each with its proof and its reason in English.

| to change | see |
| --- | --- |
| which tactics ship, and where they are read from | `shipped.py` |
| what a tactic proposes in a position, with all proofs (Prolog, the meaning) | `by_prolog.py` |
| what a whole line of moves shows | `motifs/` |
| how moves are ranked without a search | `ranking/` |

Clauses become programs of the kernel in `matching/`.
"""
