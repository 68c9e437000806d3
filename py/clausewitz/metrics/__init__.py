"""What tactics are worth: coverage, accuracy, and how far their moves are from those played.

The figures are those of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games",
equations 3 to 7. From the bottom up:

uci, answers, engines   values of moves, by any UCI engine; networks and maia/: by a network
values, worker, asking  each position is asked about once, by worker processes, then known
legal, suggestions      all legal moves of all positions as arrays, and what tactics propose
bootstrap, measure      figures with intervals, baselines, the policy of a whole set
naming, panel, run      from names of engines and files to all figures; results: as JSON and CSV
"""
