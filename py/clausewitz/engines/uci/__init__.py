"""Engines of others as UCI processes."""
