"""Case-based openings and rule-based pruning of alpha-beta (Han, Lavelle, Wilkerson)."""
