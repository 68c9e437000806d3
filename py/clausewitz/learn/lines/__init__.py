"""Learning motifs: rules about whole lines of moves, from lines with a label."""
