"""Engines: our own, UCI processes and Maia networks, and the cache of what they say of moves."""
