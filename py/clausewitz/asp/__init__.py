"""clingo and the programs of asp/: legal moves, successors, and answers with nogoods.

The only part that imports clingo, and only when it is used.
"""

from clausewitz.asp.answers import Enumerator as Enumerator
from clausewitz.asp.answers import Guesser as Guesser
from clausewitz.asp.answers import Optimizer as Optimizer
from clausewitz.asp.answers import Plain as Plain
from clausewitz.asp.command import clingo_command as clingo_command
from clausewitz.asp.grounding import answer as answer
from clausewitz.asp.grounding import atom_count as atom_count
from clausewitz.asp.grounding import program_text as program_text
from clausewitz.asp.moves import BATCH as BATCH
from clausewitz.asp.moves import Encoding as Encoding
from clausewitz.asp.moves import legal_moves as legal_moves
from clausewitz.asp.moves import legal_moves_batch as legal_moves_batch
from clausewitz.asp.moves import perft as perft
