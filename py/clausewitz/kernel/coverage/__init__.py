"""Sets of examples as bits: what clauses have in common, and what one adds to others.

An example (an item) may have several cases, one of which has to hold: a puzzle has several moves.
Its first case is a bit of the first plane, its second one of the second, and so on; items with more
cases come first, so that later planes are shorter. Positive items have planes of their own, before
those of negative ones. An item's own bit is where its first case has its bit.

A layout is an array of numbers: how many planes positive items have, how many there are in all,
then where each plane begins, and how many words it has.
"""

from clausewitz.kernel.coverage.bit_sets import added, conjunctions, folded, packed, undominated

__all__ = ["added", "conjunctions", "folded", "packed", "undominated"]
