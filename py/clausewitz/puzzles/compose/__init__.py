"""Composing puzzles: boards guessed by ASP, filtered and repaired exactly, proved, written.

`guess` runs asp/compose.lp and has the last word, `puzzle` is the exact filter, `repair` mends,
`longer_mates` makes mates in three, `catalogue` writes; `composer` puts them together.
"""
