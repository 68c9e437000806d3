"""Sets of clauses that together tell a label: beam search, selection, simplification, files."""
