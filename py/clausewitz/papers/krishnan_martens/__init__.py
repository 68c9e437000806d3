"""Synthesizing chess tactics from player games (Krishnan, Martens).

`reproduce tactics` runs `experiment.repeat`: the space exhausted, tactics measured, figures 4 to 7.
"""
