"""What may be learned: the bias, its space of clauses, the task they belong to."""
