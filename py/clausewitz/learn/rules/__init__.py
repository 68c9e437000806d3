"""Sets of clauses that together tell a label: components, conjunctions, sets, files."""
