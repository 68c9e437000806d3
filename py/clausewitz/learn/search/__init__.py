"""Single clauses of a space, shortest first: enumerated or by Popper's loop, tested, saved."""
