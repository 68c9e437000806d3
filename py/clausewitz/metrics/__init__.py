"""What tactics are worth: coverage, accuracy, and how far their moves are from those played.

model → uci, answers → engines: values of moves, by any UCI engine; maia/: by a network.
values, asking: each position is asked about once, then known. suggestions, sums, bootstrap →
measure: the figures. They are those of Krishnan and Martens, "Synthesizing Chess Tactics from
Player Games", equations 3 to 7.
"""
