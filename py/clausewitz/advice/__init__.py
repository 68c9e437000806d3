"""Which move, and why: answers by clauses alone, by a short search, or by another engine."""
