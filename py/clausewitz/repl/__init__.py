"""Every predicate that Python answers in the Prolog REPL."""
