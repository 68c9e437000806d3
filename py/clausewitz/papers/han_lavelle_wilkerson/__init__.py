"""Applying CBR retrieval and rule-based heuristics to improve alpha-beta search in chess (Han,
Lavelle, Wilkerson).

`reproduce pruning` runs `pruning_experiments.reproduce`; what the authors found is in `published`.
"""
