"""Learning: hypothesis spaces, their clauses, and what these are worth on examples."""
