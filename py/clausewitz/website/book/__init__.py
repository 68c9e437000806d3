"""The book of tactics: a page for each name that chess players have for what clauses find."""
