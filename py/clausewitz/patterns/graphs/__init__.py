"""Patterns as graphs: their order, their clauses, the graph of a board, where they come from."""
