"""Maia networks in numpy: the moves that people of a certain strength play, without lc0."""

from clausewitz.metrics.maia.files import maia_file
from clausewitz.metrics.maia.model import Maia, centipawns

__all__ = ["Maia", "centipawns", "maia_file"]
