"""How large the network of the evaluation is, and in which units its whole numbers count."""

HIDDEN = 512
"""Values of each side's view."""
INPUTS = 2 * 6 * 64
"""What a view may see: whose piece, which, on which square. The owner of the view plays up the
board, and its king is on one of the files a to d: where it is not, the board is mirrored."""
BUCKETS = 8
"""Sets of output weights, by how many pieces are on the board."""
PIECES_A_BUCKET = 4

VIEW_UNIT = 255
"""What stands for 1 in hidden values: they count from 0 to 1, squared."""
OUTPUT_UNIT = 64
"""What stands for 1 in output weights."""
PLAINLY_AHEAD = 400
"""Hundredths of a pawn. A network that learned chances cannot tell larger advantages apart, and
makes too much of them: of what is beyond, a share counts."""
MOST_OUTPUT = 127
"""No output weight is larger: so many products of it and squares add up within 32 bits."""
ADDED_UP = 256
"""That many."""
MOST_INPUT = 990
"""No weight of an input is larger: those of 32 pieces and a bias add up within 16 bits."""
