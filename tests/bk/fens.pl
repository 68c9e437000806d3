% FENs that every reader accepts, with the FEN written back, and FENs that every reader
% refuses. Facts only: fen.pl reads them, and test_bk.py compares Python with them.

good_fen("the start of the game",
         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").
good_fen("no clocks",
         "4k3/8/8/8/8/8/8/4K3 b - -",
         "4k3/8/8/8/8/8/8/4K3 b - - 0 1").
good_fen("blanks around and between",
         "  4k3/8/8/8/8/8/8/4K3   w -  - 3 9 ",
         "4k3/8/8/8/8/8/8/4K3 w - - 3 9").
good_fen("tabs and a line end",
         "4k3/8/8/8/8/8/8/4K3\tw\t-\t-\t3\t9\n",
         "4k3/8/8/8/8/8/8/4K3 w - - 3 9").
good_fen("move 0 means move 1",
         "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
         "4k3/8/8/8/8/8/8/4K3 w - - 0 1").
good_fen("leading zeros",
         "4k3/8/8/8/8/8/8/4K3 w - - 007 0012",
         "4k3/8/8/8/8/8/8/4K3 w - - 7 12").
good_fen("the greatest clocks",
         "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999",
         "4k3/8/8/8/8/8/8/4K3 w - - 9999 9999").
good_fen("some castling rights",
         "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
         "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1").
good_fen("an en passant square that a pawn can capture on",
         "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
         "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").
good_fen("an en passant square that no pawn can capture on",
         "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
         "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1").
good_fen("nine queens",
         "4k3/8/8/8/8/QQ6/QQQQQQQ1/4K3 b - - 0 1",
         "4k3/8/8/8/8/QQ6/QQQQQQQ1/4K3 b - - 0 1").
good_fen("a double check",
         "4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1",
         "4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1").
good_fen("a check by three pieces, which cannot arise",
         "4r1k1/8/8/8/7b/5n2/8/4K3 w - - 0 1",
         "4r1k1/8/8/8/7b/5n2/8/4K3 w - - 0 1").
good_fen("mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").

bad_fen("nothing", "").
bad_fen("only blanks", "   ").
bad_fen("a word", "startpos").
bad_fen("one field", "4k3/8/8/8/8/8/8/4K3").
bad_fen("three fields", "4k3/8/8/8/8/8/8/4K3 w -").
bad_fen("one clock", "4k3/8/8/8/8/8/8/4K3 w - - 0").
bad_fen("seven fields", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 1").
bad_fen("seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a slash at the end", "4k3/8/8/8/8/8/8/4K3/ w - - 0 1").
bad_fen("an empty rank", "4k3//8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a rank of seven squares", "4k2/8/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a rank of nine squares", "4k4/8/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a rank of nine men", "4k3/8/8/8/8/8/ppppppppp/4K3 w - - 0 1").
bad_fen("the digit 9", "4k3/9/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("the digit 0", "4k3/80/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("the digit 0 before a man", "4k3/0p7/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a digit behind a digit", "4k3/44/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a letter that is no piece", "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1").
bad_fen("a mark for promoted pieces", "4k3/8/8/8/8/8/8/Q~3K3 w - - 0 1").
bad_fen("a side that is no side", "4k3/8/8/8/8/8/8/4K3 x - - 0 1").
bad_fen("a side in capitals", "4k3/8/8/8/8/8/8/4K3 W - - 0 1").
bad_fen("a side in words", "4k3/8/8/8/8/8/8/4K3 white - - 0 1").
bad_fen("a castling right twice", "r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1").
bad_fen("castling rights out of order", "r3k2r/8/8/8/8/8/8/R3K2R w QK - 0 1").
bad_fen("castling rights and a dash", "r3k2r/8/8/8/8/8/8/R3K2R w K- - 0 1").
bad_fen("castling rights by file", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1").
bad_fen("castling without the rook", "r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1").
bad_fen("castling with a rook of the other side", "4k3/8/8/8/8/8/8/4K2r w K - 0 1").
bad_fen("castling after the king has moved", "r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1").
bad_fen("an en passant square on the fourth rank",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1").
bad_fen("an en passant square off the board",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq i3 0 1").
bad_fen("an en passant square in capitals",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq E3 0 1").
bad_fen("an en passant square and more",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3- 0 1").
bad_fen("en passant where no pawn has passed",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1").
bad_fen("en passant by the side that has just moved",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1").
bad_fen("a man on the en passant square", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1").
bad_fen("a man on the square the pawn came from", "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1").
bad_fen("a clock below 0", "4k3/8/8/8/8/8/8/4K3 w - - -1 1").
bad_fen("a clock with a sign", "4k3/8/8/8/8/8/8/4K3 w - - +1 1").
bad_fen("a clock that is no number", "4k3/8/8/8/8/8/8/4K3 w - - x 1").
bad_fen("a dash for a clock", "4k3/8/8/8/8/8/8/4K3 w - - - 1").
bad_fen("a clock with a fraction", "4k3/8/8/8/8/8/8/4K3 w - - 0 1.5").
bad_fen("a clock in base 16", "4k3/8/8/8/8/8/8/4K3 w - - 0x1 1").
bad_fen("a clock with an underscore", "4k3/8/8/8/8/8/8/4K3 w - - 1_0 1").
bad_fen("a clock of five digits", "4k3/8/8/8/8/8/8/4K3 w - - 0 10000").
bad_fen("an empty board", "8/8/8/8/8/8/8/8 w - - 0 1").
bad_fen("no white king", "4k3/8/8/8/8/8/8/8 w - - 0 1").
bad_fen("no black king", "8/8/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("two white kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1").
bad_fen("two kings, both white", "8/8/8/8/8/8/8/K3K3 w - - 0 1").
bad_fen("a white pawn on the eighth rank", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1").
bad_fen("a white pawn on the first rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1").
bad_fen("a black pawn on the first rank", "4k3/8/8/8/8/8/8/p3K3 w - - 0 1").
bad_fen("nine pawns", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1").
bad_fen("seventeen men", "4k3/8/8/8/8/NN6/PPPPPPPP/RNBQKBNR w - - 0 1").
bad_fen("the side that has moved in check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1").
bad_fen("kings side by side", "8/8/8/8/8/8/4k3/4K3 w - - 0 1").
