"""Move patterns: graphs of attack and defence around a move, with weights.

A pattern is a clause over the vocabulary, each edge of its graph a literal, so it is read, printed,
run and explained as any other clause; the kernel matches tens of thousands at once.
"""
