"""Clauses compiled for the kernel, and tried on many positions together.

The same meaning as in Prolog, and tests hold the two together. What the kernel does not know is
said so (UnknownToKernelError), and is Prolog's to answer.

| to change | see |
| --- | --- |
| how a clause becomes a program | `compiler.py`: `unfolding.py`, `goals.py`, then `join_plan.py` |
| in which order the kernel takes the steps of a clause | `step_order.py`, `relation_prices.py` |
| how programs are tried, and proofs read back | `clause_programs.py` |
| all tactics at once, what clauses share tried once | `tactic_network.py` |
| a column for each clause, for ranking | `clause_matrix.py` |
| what is tried: all legal moves, or some | `legal_cases.py` |
"""
