"""Learning to play chess selectively by acquiring move patterns (Finkelstein, Markovitch).

`reproduce patterns` runs `pattern_experiments.reproduce`: figures 15 to 18 and the selective match.
"""
