"""Weights of features of moves, learned from puzzles; and what tactics are worth on them."""
