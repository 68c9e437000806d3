"""Tasks of any domain: a folder of Popper's (bk.pl, bias.pl, exs.pl) and clauses that solve it.

- `domain_bias`: what the bias allows; `bias_grounding`: what clingo derives from it.
- `prolog_tables`: bk.pl in a SWI-Prolog of its own, its predicates as tables; `prolog_modes.pl`:
  what their clauses say of calling them.
- `table_joins`, `table_solutions`: where a body holds, by those tables.
- `table_components`, `theory_search`: the clauses; `clean_clauses`: sets of them.
- `recursive_theories`, `prolog_recursion.pl`: theories that call themselves, tested by proof;
  `invented_words`: theories with a predicate of their own;
  `thresholds`: numbers to compare with.
- `shuffled_examples`, `tightening`: what is more than chance, where examples are few.
- `domain_run`: the run as a whole.
"""
