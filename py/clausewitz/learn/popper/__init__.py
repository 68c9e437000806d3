"""Learning tasks as folders of Popper, the ILP system: bk.pl, bias.pl and exs.pl.

A folder that is written here is one that Popper runs as it stands, and that is read again without
loss. Three things in it are ours, and Popper passes over them: fen(Position, FEN) and stated/7 in
bk.pl, words of our own in bias.pl, and words.pl, where the task has words of its own.
"""
