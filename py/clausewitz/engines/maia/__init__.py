"""Maia networks in numpy: the moves that people of a certain strength play, without lc0."""

from clausewitz.engines.maia.maia import Maia, centipawns, maia_file

__all__ = ["Maia", "centipawns", "maia_file"]
