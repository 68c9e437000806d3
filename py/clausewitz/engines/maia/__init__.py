"""Maia networks in numpy: the moves that people of a certain strength play, without lc0."""

from clausewitz.engines.maia.maia import Maia as Maia
from clausewitz.engines.maia.maia import centipawns as centipawns
from clausewitz.engines.maia.maia import maia_file as maia_file
