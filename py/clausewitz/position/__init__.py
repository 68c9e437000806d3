"""One position: boards, FEN, notation, the facts of Prolog and ASP, pictures."""
