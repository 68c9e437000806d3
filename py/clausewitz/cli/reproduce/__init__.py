"""A paper's experiments once more: reproduce, with a subcommand for each paper."""

from clausewitz.cli.groups import group
from clausewitz.cli.reproduce.curves import curves
from clausewitz.cli.reproduce.endgames import endgames
from clausewitz.cli.reproduce.patterns import patterns
from clausewitz.cli.reproduce.pruning import pruning
from clausewitz.cli.reproduce.puzzles import puzzles
from clausewitz.cli.reproduce.tactics import tactics

app = group("Repeat a paper's experiment and compare the figures.")

for _experiment in (tactics, puzzles, pruning, curves, patterns, endgames):
    app.command()(_experiment)
