"""Synthesizing chess tactics from player games (Krishnan, Martens)."""
