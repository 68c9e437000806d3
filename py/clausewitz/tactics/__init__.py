"""The heart: a clause and a position give moves, each with its proof and its reason in English.

| to change | see |
| --- | --- |
| how a reason is worded | `english.py` |
| which tactics ship, and where they are read from | `shipped.py` |
| what a tactic proposes in a position, with all proofs (Prolog, the meaning) | `by_prolog.py` |
| the same for thousands of positions at once (compiled, without proofs) | `by_kernel/` |
| all tactics at once, what clauses share tried once | `by_kernel/clause_network.py` |
| in which order the kernel takes the steps of a clause | `by_kernel/step_order.py` |
| one proof of one move without Prolog | `by_kernel/proofs.py` |
| which tactics are told of a move that was played, and in which order | `reasons.py` |

The tactics themselves are clauses in `logic/tactics/`, their words are those of `bk/`.
"""
