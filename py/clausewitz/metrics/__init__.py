"""What tactics are worth: coverage, accuracy, and how far their moves are from those played.

The figures are those of Krishnan and Martens, "Synthesizing Chess Tactics from Player Games",
equations 3 to 7. From the bottom up:

move_table, suggestions   all legal moves of all positions as arrays, and what tactics propose
bootstrap, figures        figures with intervals, baselines, the policy of a whole set
panel, measurement        from engines and examples to all figures
results, figure_files     the figures as types, and these as JSON and CSV
report/                   the figures of a run as a page

Engines, and the values they give moves, are in `clausewitz.engines`.
"""
