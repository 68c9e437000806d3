"""Positions of real games that benchmarks of the search look at."""

POSITIONS = (
    "r1bq1rk1/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQR1K1 w - - 6 7",
    "r1bqkb1r/pp1ppppp/2n2n2/8/2PN4/2N5/PP2PPPP/R1BQKB1R b KQkq - 0 5",
    "r1b2rk1/1p2ppbp/p1np1np1/q7/3NP3/2N1BP2/PPPQB1PP/1K1R3R b - - 3 11",
    "1r3rk1/p3qppp/4bb2/1pp1p3/4P1P1/2P5/PPQNBP1P/1K1R3R w - - 0 16",
    "r5k1/pp4pp/4rnp1/3p4/3P1q2/2P5/PPQ2PPP/R3RNK1 b - - 4 23",
    "5r1k/1Np2qp1/p1Pp3p/Pr1Pp1bn/5p2/1PPQ1P2/6PP/1RBR2K1 w - - 1 26",
    "3rk3/4b2p/p1r2pp1/1ppRP3/1P2P3/6P1/P3B2P/3RK3 w - - 0 28",
    "3r2k1/p3qp1p/1pPpb1p1/8/4PP2/1P1R3P/P2Q2BK/8 b - - 4 34",
)
