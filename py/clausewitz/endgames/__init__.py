"""Endgame players that evolution finds: classes of endgames, trees, files of players, their moves.

The words of the trees are predicates of bk/endgames.pl and numbers of kernel/endgames/language.py.
"""
