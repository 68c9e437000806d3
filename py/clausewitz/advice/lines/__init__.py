"""Lines of moves with scores: searched, read for motifs, and put into statements."""
