"""Positions for each tactic of the literature: moves that carry it out, and near misses.

All were made for these tests, but for a few traps of the opening that every book has. A king that
is not needed stands out of the way.
"""

from typing import NamedTuple


class Case(NamedTuple):
    """A tactic proposes a move in a position, or does not, and why."""

    tactic: str
    fen: str
    move: str
    why: str
    bindings: dict[str, str] | None = None
    english: str | None = None


POSITIVE = [
    # Figure 3: two pieces of the opponent are attacked, whatever they are worth.
    Case(
        "fork",
        "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1",
        "d5c7",
        "knight on king and rook",
        {"Square1": "e8", "Square2": "a8"},
        "Nc7+ forks the king on e8 and the rook on a8.",
    ),
    Case("fork", "4k3/8/2n1n3/8/3P4/8/8/4K3 w - - 0 1", "d4d5", "pawn on two knights"),
    Case("fork", "6k1/8/8/3q4/8/8/8/R3K3 b Q - 0 1", "d5e5", "queen on king and rook"),
    Case("fork", "4k3/8/8/8/3n4/P7/8/4K3 b - - 0 1", "d4c2", "a pawn counts, too"),
    # Two targets that can be won, and a forking piece that cannot.
    Case(
        "winning_fork",
        "4k3/8/8/8/3n4/8/8/R3K2R b KQ - 0 1",
        "d4c2",
        "knight on king and rook",
        {"Target1": "a1", "Target2": "e1"},
        "Nc2+ forks the king on e1 and the rook on a1.",
    ),
    Case(
        "winning_fork",
        "6k1/1p3p2/2n1n3/8/3P4/8/6PP/6K1 w - - 0 1",
        "d4d5",
        "defended knights are worth more than a pawn",
    ),
    Case(
        "winning_fork",
        "6k1/5pp1/7p/r7/7n/8/4Q3/6K1 w - - 0 1",
        "e2e1",
        "both pieces are worth less than the queen, but loose",
    ),
    # The pinned piece shields its king.
    Case(
        "absolute_pin",
        "4k3/4n3/8/8/8/8/8/R5K1 w - - 0 1",
        "a1e1",
        "rook, knight and king on the e-file",
        {"Pinned": "e7", "King": "e8"},
        "Re1 pins the knight on e7 to the king.",
    ),
    Case(
        "absolute_pin",
        "4kb2/8/8/8/8/2N5/8/4K3 b - - 0 1",
        "f8b4",
        "bishop, knight and king on a diagonal",
    ),
    Case(
        "absolute_pin",
        "4k3/4q3/8/8/8/8/R7/3K4 w - - 0 1",
        "a2e2",
        "the queen may take the rook, and is lost for it",
    ),
    # The pinned piece shields something worth more than it and its attacker.
    Case(
        "relative_pin",
        "3qk3/8/5n2/8/8/8/8/2B1K3 w - - 0 1",
        "c1g5",
        "bishop, knight and queen on a diagonal",
        {"Pinned": "f6", "Behind": "d8"},
        "Bg5 pins the knight on f6 to the queen on d8.",
    ),
    Case(
        "relative_pin",
        "1r2k3/8/8/8/8/8/B7/Q3K3 b - - 0 1",
        "b8a8",
        "rook, bishop and queen on the a-file",
    ),
    Case(
        "relative_pin",
        "6k1/8/4q3/3r4/8/8/8/5BK1 w - - 0 1",
        "f1c4",
        "bishop, rook and queen on a diagonal",
    ),
    # Something new attacks a piece that is pinned to its king.
    Case(
        "attacking_the_pinned",
        "4k3/4n3/8/3P4/8/8/8/4R1K1 w - - 0 1",
        "d5d6",
        "a pawn attacks the pinned knight",
        {"Pinned": "e7", "Pinner": "e1", "King": "e8"},
        "d6 attacks the knight on e7, which is in a pin: the rook on e1 pins it to the king.",
    ),
    Case(
        "attacking_the_pinned",
        "4k3/8/8/3p4/1b6/2N5/8/4K3 b - - 0 1",
        "d5d4",
        "a pawn attacks the pinned knight",
    ),
    Case(
        "attacking_the_pinned",
        "4k3/4b3/8/8/8/2N5/8/4R1K1 w - - 0 1",
        "c3d5",
        "two attack the pinned bishop, the king alone defends it",
    ),
    # A pinned piece would take, if it could.
    Case(
        "pinned_defender",
        "6k1/5pp1/8/3N4/8/8/8/6RK w - - 0 1",
        "d5f6",
        "the pawn on g7 may not open the file of its king",
        {"Pinned": "g7", "Pinner": "g1", "King": "g8"},
        "Nf6+ makes use of a pin: the pawn on g7 cannot take on f6, as the rook on g1 pins it "
        "to the king.",
    ),
    Case(
        "pinned_defender",
        "6k1/8/8/2b5/4n3/8/5P2/6K1 b - - 0 1",
        "e4g3",
        "the pawn on f2 may not open the diagonal of its king",
    ),
    Case(
        "pinned_defender",
        "4k3/8/2n5/1B2p3/8/5N2/8/4K3 w - - 0 1",
        "f3e5",
        "the knight on c6 does not defend the pawn on e5",
    ),
    # The front piece has to go and leaves the one behind it.
    Case(
        "skewer",
        "8/8/8/3k3q/8/8/8/R5K1 w - - 0 1",
        "a1a5",
        "king in front, queen behind",
        {"Front": "d5", "Behind": "h5"},
        "Ra5+ skewers the king on d5 and the queen on h5 behind it.",
    ),
    Case(
        "skewer",
        "6k1/4b3/8/8/3R4/8/5N2/7K b - - 0 1",
        "e7c5",
        "rook in front, loose knight behind",
    ),
    Case("skewer", "4k2r/8/8/8/8/Q7/8/6K1 w - - 0 1", "a3a8", "king in front, loose rook behind"),
    # The piece that moves opens a line.
    Case(
        "discovered_attack",
        "3qk3/8/8/3B4/8/8/8/3RK3 w - - 0 1",
        "d5c6",
        "the bishop checks, the rook takes the queen",
        {"Slider": "d1", "Target": "d8"},
        "Bc6+ is a discovered attack: it opens the line of the rook on d1 to the queen on d8.",
    ),
    Case(
        "discovered_attack",
        "4k3/1b6/8/3n4/8/8/6R1/4K3 b - - 0 1",
        "d5c3",
        "the knight bares the rook to the bishop",
    ),
    Case(
        "discovered_attack",
        "6k1/5ppp/8/8/3q4/3B4/8/3QK3 w - - 0 1",
        "d3h7",
        "in check, the black queen cannot take first",
    ),
    # ... to the king.
    Case(
        "discovered_check",
        "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1",
        "e4g5",
        "the knight leaves the file",
        {"Slider": "e1", "King": "e8"},
        "Ng5+ is a discovered check: the knight on e4 leaves the line of the rook on e1 to the "
        "king on e8.",
    ),
    Case(
        "discovered_check",
        "4r1k1/8/8/4b3/8/8/8/4K3 b - - 0 1",
        "e5g7",
        "the bishop leaves the file",
    ),
    Case(
        "discovered_check",
        "4r1k1/8/8/4b3/8/8/8/4K3 b - - 0 1",
        "e5c3",
        "a double check is a discovered check, too",
    ),
    Case(
        "double_check",
        "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1",
        "e4f6",
        "rook and knight",
        {"Checker1": "e1", "King": "e8", "Checker2": "f6"},
        "Nf6+ is a double check by the rook on e1 and the knight on f6, so the king has to move.",
    ),
    Case("double_check", "4r1k1/8/8/4b3/8/8/8/4K3 b - - 0 1", "e5c3", "rook and bishop"),
    Case(
        "double_check",
        "rnbk1b1r/pp3ppp/2p5/4q3/4n3/8/PPPB1PPP/2KR1BNR w - - 0 10",
        "d2g5",
        "Reti against Tartakower, Vienna 1910",
    ),
    Case(
        "hanging_piece",
        "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1",
        "d1d5",
        "a knight that nothing defends",
        {},
        "Rxd5 takes the hanging knight on d5, which nothing defends.",
    ),
    Case("hanging_piece", "6k1/8/8/4b3/8/8/8/Q6K b - - 0 1", "e5a1", "a queen, by a bishop"),
    Case("hanging_piece", "8/8/8/3k4/4R3/8/8/6K1 b - - 0 1", "d5e4", "a rook, by the king"),
    Case(
        "hanging_piece",
        "6k1/8/8/8/8/7P/6q1/7K w - - 0 1",
        "h1g2",
        "a queen that gives check",
        {},
        "Kxg2 takes the hanging queen on g2, which nothing defends.",
    ),
    # Exchange the defender, then take what it defended.
    Case(
        "removing_the_defender",
        "6k1/6p1/5n2/6B1/4b3/8/8/4R1K1 w - - 0 1",
        "g5f6",
        "Bxf6 gxf6 Rxe4",
        {"Target": "e4", "Attacker": "e1"},
        "Bxf6 removes the defender of the bishop on e4: the knight on f6 keeps the rook on e1 "
        "from taking it.",
    ),
    Case(
        "removing_the_defender",
        "4r1k1/8/8/8/1b2P3/2N5/1P6/6K1 b - - 0 1",
        "b4c3",
        "Bxc3 bxc3 Rxe4",
    ),
    Case(
        "removing_the_defender",
        "6k1/6p1/5n2/3N3b/8/8/8/3Q2K1 w - - 0 1",
        "d5f6",
        "Nxf6+ gxf6 Qxh5",
    ),
    Case(
        "back_rank_mate",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
        "a1a8",
        "three pawns hem the king in",
        {"Checker": "a8", "King": "g8", "Side": "white"},
        "Ra8# is a back-rank mate: the king on g8 cannot leave its back rank past its own "
        "pieces on f7, g7 and h7.",
    ),
    Case("back_rank_mate", "4r1k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", "e8e1", "and Black's turn"),
    Case("back_rank_mate", "7k/6pp/8/8/8/8/8/3Q2K1 w - - 0 1", "d1d8", "a queen, in the corner"),
    Case(
        "smothered_mate",
        "6rk/6pp/8/6N1/8/8/8/7K w - - 0 1",
        "g5f7",
        "the end of Philidor's legacy",
        {"King": "h8"},
        "Nf7# is a smothered mate: the king on h8 is shut in by its own pieces on g7, g8 and h7.",
    ),
    Case("smothered_mate", "7k/8/8/8/6n1/8/6PP/6RK b - - 0 1", "g4f2", "the same for Black"),
    Case(
        "smothered_mate",
        "r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 3 6",
        "e4d6",
        "a trap of the Caro-Kann: the pawn on e7 is pinned",
    ),
    Case(
        "trapped_piece",
        "4k3/8/8/1pp5/8/1B6/P1P5/4K3 b - - 0 1",
        "c5c4",
        "Noah's Ark",
        {"Target": "b3"},
        "c4 traps the bishop on b3: attacked, it has no safe square.",
    ),
    Case(
        "trapped_piece",
        "6k1/8/8/8/8/6P1/5P1b/5K2 w - - 0 1",
        "f1g2",
        "a bishop that took on h2 once too often",
    ),
    Case("trapped_piece", "N1k5/p7/1p6/8/8/8/8/6K1 b - - 0 1", "c8b7", "a knight in the corner"),
    Case(
        "promotion",
        "8/P7/8/8/8/1k6/8/K7 w - - 0 1",
        "a7a8q",
        "a queen is the rule",
        {},
        "a8=Q promotes the pawn to a queen.",
    ),
    Case("promotion", "4k3/8/8/8/8/8/1p6/R3K3 b Q - 0 1", "b2a1q", "it may capture as well"),
    Case("promotion", "8/2P1k3/8/8/8/8/8/4K3 w - - 0 1", "c7c8n", "a knight that gives check"),
    Case(
        "mate_in_one",
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        "h5f7",
        "the scholar's mate",
        {},
        "Qxf7# is mate.",
    ),
    Case(
        "mate_in_one",
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
        "d8h4",
        "the fool's mate",
    ),
    Case(
        "mate_in_one",
        "rn1q1bnr/ppp1kB1p/3p2p1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7",
        "c3d5",
        "Legal's mate",
    ),
    Case("mate_in_one", "6br/5Ppk/7p/8/8/8/8/6K1 w - - 0 1", "f7f8n", "a queen would not do"),
]

NEGATIVE = [
    Case("fork", "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", "d5f6", "only the king is attacked"),
    Case("fork", "4k3/4n3/8/8/8/8/8/R5K1 w - - 0 1", "a1e1", "the king stands behind the knight"),
    Case("fork", "4k3/8/8/3p4/8/2n1N3/8/4K3 b - - 0 1", "d5d4", "one of both is Black's own"),
    Case(
        "winning_fork",
        "r3k3/3q4/8/3N4/8/8/8/4K3 w q - 0 1",
        "d5c7",
        "the queen takes the knight",
    ),
    Case(
        "winning_fork",
        "7k/8/1p6/2n5/8/8/5B2/6K1 w - - 0 1",
        "f2d4",
        "the knight is defended and worth no more than the bishop",
    ),
    Case(
        "winning_fork",
        "r5k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1",
        "e2e8",
        "the other rook hits back",
    ),
    Case("winning_fork", "4k3/8/8/8/3n4/P7/8/4K3 b - - 0 1", "d4c2", "a pawn is not a piece"),
    Case("winning_fork", "7k/1Q6/6K1/8/3n4/8/8/8 w - - 0 1", "b7g7", "mate is more than a fork"),
    Case(
        "winning_fork",
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        "h5f7",
        "it is mate, and that is all",
    ),
    Case(
        "absolute_pin",
        "4k3/4p3/4n3/8/8/8/8/R5K1 w - - 0 1",
        "a1e1",
        "a pawn stands between knight and king",
    ),
    Case("absolute_pin", "4k3/4n3/8/8/1b6/8/8/R5K1 w - - 0 1", "a1e1", "the bishop takes the rook"),
    Case(
        "absolute_pin",
        "r5k1/8/8/4p3/8/8/4N3/4K3 b - - 0 1",
        "a8e8",
        "Black's own pawn blocks the file",
    ),
    Case(
        "absolute_pin",
        "4k3/4n3/8/8/8/8/8/2B3K1 w - - 0 1",
        "c1g5",
        "the king is not on the diagonal",
    ),
    Case("absolute_pin", "4k3/4p3/8/8/8/8/8/R5K1 w - - 0 1", "a1e1", "a pawn is not a piece"),
    Case("relative_pin", "4k3/4n3/8/8/8/8/8/R5K1 w - - 0 1", "a1e1", "the pin is absolute"),
    Case(
        "relative_pin",
        "3nk3/8/5r2/8/8/8/8/2B1K3 w - - 0 1",
        "c1g5",
        "the piece behind is worth less: a skewer",
    ),
    Case(
        "relative_pin",
        "3qk3/4p3/5n2/8/8/8/8/2B1K3 w - - 0 1",
        "c1g5",
        "a pawn stands between knight and queen",
    ),
    Case(
        "relative_pin",
        "1r2k3/8/8/8/4B3/8/B7/Q3K3 b - - 0 1",
        "b8a8",
        "the other bishop takes the rook",
    ),
    Case(
        "attacking_the_pinned",
        "4k3/4n3/8/3P4/4P3/8/8/4R1K1 w - - 0 1",
        "d5d6",
        "a pawn blocks the rook: nothing is pinned",
    ),
    Case(
        "attacking_the_pinned",
        "4k3/2p1n3/8/3P4/8/8/8/4R1K1 w - - 0 1",
        "d5d6",
        "the pawn is taken",
    ),
    Case(
        "attacking_the_pinned",
        "4k3/4b3/2n5/8/7P/8/3B4/4R1K1 w - - 0 1",
        "d2g5",
        "attacked twice, defended twice",
    ),
    Case(
        "attacking_the_pinned",
        "3qk3/8/8/4p3/6b1/5N2/8/3QK3 b - - 0 1",
        "e5e4",
        "the knight is pinned to the queen only",
    ),
    Case(
        "pinned_defender",
        "4k3/3p4/2n5/1B2p3/8/5N2/8/4K3 w - - 0 1",
        "f3e5",
        "a pawn shields the king: the knight takes",
    ),
    Case(
        "pinned_defender",
        "4k3/4r3/8/R7/8/8/8/6K1 w - - 0 1",
        "a5e5",
        "a pinned piece may take its pinner",
    ),
    Case(
        "pinned_defender",
        "4k3/8/2n5/1B6/3P4/5N2/8/4K3 w - - 0 1",
        "f3e5",
        "the pawn guards e5: no pin is needed",
    ),
    Case(
        "pinned_defender",
        "6k1/8/8/2b5/4n3/8/5P2/6QK b - - 0 1",
        "e4g3",
        "the pawn is pinned to the queen only, and takes",
    ),
    Case(
        "skewer",
        "8/8/6p1/3k3n/8/8/8/R5K1 w - - 0 1",
        "a1a5",
        "the knight behind is defended",
    ),
    Case(
        "skewer",
        "4q1k1/4n3/8/8/8/8/8/R5K1 w - - 0 1",
        "a1e1",
        "the piece behind is worth more: a pin",
    ),
    Case("skewer", "8/8/1p6/3k3q/8/8/8/R5K1 w - - 0 1", "a1a5", "a pawn takes the rook"),
    Case(
        "skewer",
        "6k1/4b3/8/8/3R4/4P3/5N2/7K b - - 0 1",
        "e7c5",
        "a pawn stands between rook and knight",
    ),
    Case(
        "discovered_attack",
        "6k1/5ppp/8/8/3q4/3B4/8/3QK3 w - - 0 1",
        "d3e2",
        "no check: the black queen takes first",
    ),
    Case(
        "discovered_attack",
        "3qk3/3p4/8/3B4/8/8/8/3RK3 w - - 0 1",
        "d5c6",
        "a pawn still blocks the file",
    ),
    Case(
        "discovered_attack",
        "3qk3/8/8/3R4/8/8/8/3RK3 w - - 0 1",
        "d5d6",
        "the front rook attacked the queen before",
    ),
    Case(
        "discovered_attack",
        "4k3/1b6/8/3n4/8/5N2/6P1/4K3 b - - 0 1",
        "d5c3",
        "the knight on f3 is defended and worth no more than the bishop",
    ),
    Case(
        "discovered_check",
        "4k3/8/8/8/4P3/8/8/4RK2 w - - 0 1",
        "e4e5",
        "the pawn stays on the file",
    ),
    Case(
        "discovered_check",
        "4k3/4p3/8/8/4N3/8/8/4RK2 w - - 0 1",
        "e4f6",
        "the knight checks, a pawn still blocks the rook",
    ),
    Case(
        "discovered_check",
        "6k1/8/8/4b3/8/8/8/4K3 b - - 0 1",
        "e5c3",
        "nothing stands behind the bishop",
    ),
    Case("double_check", "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "e4g5", "only the rook checks"),
    Case(
        "double_check",
        "4k3/4p3/8/8/4N3/8/8/4RK2 w - - 0 1",
        "e4f6",
        "only the knight checks",
    ),
    Case(
        "double_check",
        "4r1k1/8/8/4b3/4p3/8/8/4K3 b - - 0 1",
        "e5c3",
        "Black's own pawn blocks the rook",
    ),
    Case("hanging_piece", "4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", "a pawn defends it"),
    Case("hanging_piece", "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", "a pawn is not a piece"),
    Case(
        "hanging_piece",
        "4k3/8/8/3n4/8/3R4/6K1/3r4 w - - 0 1",
        "d3d5",
        "a rook defends it through the one that takes",
    ),
    Case(
        "hanging_piece",
        "6k1/8/8/4b3/8/8/8/QR5K b - - 0 1",
        "e5a1",
        "a good capture, but the queen is defended",
    ),
    Case(
        "removing_the_defender",
        "6k1/6p1/5n2/5pB1/4b3/8/8/4R1K1 w - - 0 1",
        "g5f6",
        "a pawn defends the bishop as well",
    ),
    Case(
        "removing_the_defender",
        "2rr2k1/5ppp/8/8/8/8/8/2RR2K1 w - - 0 1",
        "d1d8",
        "the piece that was defended takes back",
    ),
    Case(
        "removing_the_defender",
        "6k1/6p1/5n2/6B1/4b3/8/8/3R2K1 w - - 0 1",
        "g5f6",
        "nothing attacks what the knight defends",
    ),
    Case(
        "removing_the_defender",
        "4r1k1/8/8/8/1b2P3/2N2P2/1P6/6K1 b - - 0 1",
        "b4c3",
        "a second pawn defends the first",
    ),
    Case(
        "back_rank_mate",
        "6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1",
        "a1a8",
        "the king has air on h7",
    ),
    Case(
        "back_rank_mate",
        "6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1",
        "b1b8",
        "mate by two rooks: nothing of its own hems the king in",
    ),
    Case(
        "back_rank_mate",
        "4r2k/8/8/8/2B5/8/5PPP/6K1 b - - 0 1",
        "e8e1",
        "the bishop comes between",
    ),
    Case("smothered_mate", "6rk/7p/8/6N1/8/8/8/7K w - - 0 1", "g5f7", "the king goes to g7"),
    Case(
        "smothered_mate",
        "5rrk/6pp/8/6N1/8/8/8/7K w - - 0 1",
        "g5f7",
        "the rook takes the knight",
    ),
    Case(
        "smothered_mate",
        "7k/7p/8/6N1/8/8/8/6RK w - - 0 1",
        "g5f7",
        "mate, but the rook holds the squares",
    ),
    Case("smothered_mate", "7k/8/8/8/6n1/7P/6P1/6RK b - - 0 1", "g4f2", "the king goes to h2"),
    Case(
        "trapped_piece",
        "4k3/8/8/1pp5/8/1B6/P7/4K3 b - - 0 1",
        "c5c4",
        "the bishop goes to c2",
    ),
    Case(
        "trapped_piece",
        "4k3/8/8/1pp5/n7/1B6/P1P5/4K3 b - - 0 1",
        "c5c4",
        "the bishop takes a knight with it",
    ),
    Case(
        "trapped_piece",
        "6k1/8/8/8/8/6P1/5P1b/4K3 w - - 0 1",
        "e1f1",
        "the bishop has no square, but nothing attacks it",
    ),
    Case(
        "trapped_piece",
        "4k3/4q3/8/8/8/8/R7/3K4 w - - 0 1",
        "a2e2",
        "the queen is not trapped but pinned",
    ),
    Case("promotion", "8/8/P7/8/8/1k6/8/K7 w - - 0 1", "a6a7", "one step short"),
    Case("promotion", "8/2P5/8/8/8/1k6/8/4K3 w - - 0 1", "c7c8n", "a knight without check"),
    Case("promotion", "4k3/8/8/8/8/8/1p6/R3K3 b Q - 0 1", "b2a1r", "a queen is more than a rook"),
    Case("mate_in_one", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "stalemate"),
    Case("mate_in_one", "6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1", "a1a8", "the king has air on h7"),
    Case(
        "mate_in_one",
        "rnbqkbnr/pppp1ppp/8/4p3/8/N4P2/PPPPP1PP/R1BQKBNR b KQkq - 1 2",
        "d8h4",
        "the pawn on g2 comes between",
    ),
    Case("mate_in_one", "6br/5Ppk/7p/8/8/8/8/6K1 w - - 0 1", "f7f8q", "a knight would do"),
]
