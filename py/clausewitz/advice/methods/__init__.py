"""Ways to answer which move: by clauses alone, by tactics in Prolog, by a search."""
