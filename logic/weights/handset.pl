% The weights of the engine's evaluation, set by hand.
%
%     weight(Feature, Middlegame, Endgame).
%
% What one of a feature is worth, in hundredths of a pawn; what is not here is worth nothing. Black's
% mirror White's. Ranks are counted from 0 at home: passed(6) is a passed pawn on the seventh rank.
% Words that bk/ has too, such as outpost or backward_pawn, mean what they mean there.
%
% Material: man(Piece, Square) is a piece where White has it; with_pawns(Piece, N) one beside N own
%   pawns; bishop_pair is bishops on both colours.
% Mobility: mobility(rook, 7) is a rook that reaches seven squares which no pawn of the other side
%   attacks. Bishops see through own queens, rooks through own rooks and queens.
% Threats, on pieces of the other side: attacked(Piece), attacked_by_pawn(Piece) and so on;
%   hanging(Piece) is not defended; poorly_defended(Piece) is not defended by a pawn, nor twice while
%   we attack it once. push_threat is a piece that a pawn attacks once it has stepped; contested is a
%   square without a piece of the other side that both sides attack and the other holds poorly.
% Danger for the other king: what these add up to is squared, in pawns: 150 costs 225, 300 costs 900.
%   king_zone(Piece, N) is a piece that attacks N squares around the king and one row on; weak_zone is
%   such a square that only king and queen defend, if anybody; safe_check(Piece, N) is N squares (3 or
%   more) from which such pieces can check and are not taken; unsafe_check is a square from which
%   they are; flank_attack and flank_defence are squares of the king's wing, up to the fifth rank, that
%   a side attacks (attacked twice, they count twice); queen_missing is that of the attacker;
%   king_pawns(N) are pawns before the king, king_files(N) files at the king without one.
% King safety: on the three files at the own king, shelter(Edge, Rank) is the first own pawn,
%   storm(Edge, Rank) the first of the other side, on a file so far from the edge (rank 0: none);
%   stopped_storm(Rank) is one with an own pawn before it; may_castle is a right to castle.
% Pawns: doubled_pawn, isolated_pawn, backward_pawn; isolated_open and backward_open have no pawn of
%   the other side before them; guarded(Rank) is defended by a pawn, phalanx(Rank) beside another.
% Passed pawns: candidate_pawn(Rank); passed(Rank) is the first pawn of its file;
%   protected_passed_pawn(Rank); blocked(Rank) has a piece before it, blockade(Piece) one of the other
%   side; unstopped(Rank) can step without being attacked, free_path(Rank) all the way;
%   supported(Rank) has the square before it defended; outruns(Rank) cannot be caught by a king
%   without pieces; own_king_at(Rank, N) and other_king_at(Rank, N) are steps of the kings to the
%   square before it; rook_behind and rook_against are rooks behind it, of this side and the other.
% Space: space is a square of the other half that a pawn attacks; safe_space one of c2 to f4 without
%   an own pawn that no pawn of the other side attacks.
% Knights and bishops: outpost(Piece); outpost_ahead is one that a knight can go to; behind_pawn is a
%   minor with a pawn before it; bad_bishop; bishop_pawns are own pawns on the bishop's colour;
%   long_diagonal is a bishop that sees both squares of its centre.
% Rooks: rook_on_half_open_file, rook_on_open_file, rook_on_seventh; shut_rook stands on the first
%   rank between the edge and its king.
% A king alone: lone_king_edge(N) is N squares from the middle, lone_king_near(N) N steps from ours.
% tempo is the move.

weight(man(pawn, a1), 82, 94).
weight(man(pawn, b1), 82, 94).
weight(man(pawn, c1), 82, 94).
weight(man(pawn, d1), 82, 94).
weight(man(pawn, e1), 82, 94).
weight(man(pawn, f1), 82, 94).
weight(man(pawn, g1), 82, 94).
weight(man(pawn, h1), 82, 94).
weight(man(pawn, a2), 82, 94).
weight(man(pawn, b2), 82, 94).
weight(man(pawn, c2), 82, 94).
weight(man(pawn, d2), 82, 94).
weight(man(pawn, e2), 82, 94).
weight(man(pawn, f2), 82, 94).
weight(man(pawn, g2), 82, 94).
weight(man(pawn, h2), 82, 94).
weight(man(pawn, a3), 82, 99).
weight(man(pawn, b3), 82, 99).
weight(man(pawn, c3), 82, 99).
weight(man(pawn, d3), 82, 99).
weight(man(pawn, e3), 82, 99).
weight(man(pawn, f3), 82, 99).
weight(man(pawn, g3), 82, 99).
weight(man(pawn, h3), 82, 99).
weight(man(pawn, a4), 86, 104).
weight(man(pawn, b4), 86, 104).
weight(man(pawn, c4), 86, 104).
weight(man(pawn, d4), 94, 104).
weight(man(pawn, e4), 94, 104).
weight(man(pawn, f4), 86, 104).
weight(man(pawn, g4), 86, 104).
weight(man(pawn, h4), 86, 104).
weight(man(pawn, a5), 92, 114).
weight(man(pawn, b5), 92, 114).
weight(man(pawn, c5), 92, 114).
weight(man(pawn, d5), 100, 114).
weight(man(pawn, e5), 100, 114).
weight(man(pawn, f5), 92, 114).
weight(man(pawn, g5), 92, 114).
weight(man(pawn, h5), 92, 114).
weight(man(pawn, a6), 97, 134).
weight(man(pawn, b6), 97, 134).
weight(man(pawn, c6), 97, 134).
weight(man(pawn, d6), 97, 134).
weight(man(pawn, e6), 97, 134).
weight(man(pawn, f6), 97, 134).
weight(man(pawn, g6), 97, 134).
weight(man(pawn, h6), 97, 134).
weight(man(pawn, a7), 112, 164).
weight(man(pawn, b7), 112, 164).
weight(man(pawn, c7), 112, 164).
weight(man(pawn, d7), 112, 164).
weight(man(pawn, e7), 112, 164).
weight(man(pawn, f7), 112, 164).
weight(man(pawn, g7), 112, 164).
weight(man(pawn, h7), 112, 164).
weight(man(pawn, a8), 82, 94).
weight(man(pawn, b8), 82, 94).
weight(man(pawn, c8), 82, 94).
weight(man(pawn, d8), 82, 94).
weight(man(pawn, e8), 82, 94).
weight(man(pawn, f8), 82, 94).
weight(man(pawn, g8), 82, 94).
weight(man(pawn, h8), 82, 94).
weight(man(knight, a1), 317, 266).
weight(man(knight, b1), 317, 266).
weight(man(knight, c1), 317, 266).
weight(man(knight, d1), 317, 266).
weight(man(knight, e1), 317, 266).
weight(man(knight, f1), 317, 266).
weight(man(knight, g1), 317, 266).
weight(man(knight, h1), 317, 266).
weight(man(knight, a2), 317, 266).
weight(man(knight, b2), 329, 274).
weight(man(knight, c2), 329, 274).
weight(man(knight, d2), 329, 274).
weight(man(knight, e2), 329, 274).
weight(man(knight, f2), 329, 274).
weight(man(knight, g2), 329, 274).
weight(man(knight, h2), 317, 266).
weight(man(knight, a3), 317, 266).
weight(man(knight, b3), 329, 274).
weight(man(knight, c3), 341, 282).
weight(man(knight, d3), 341, 282).
weight(man(knight, e3), 341, 282).
weight(man(knight, f3), 341, 282).
weight(man(knight, g3), 329, 274).
weight(man(knight, h3), 317, 266).
weight(man(knight, a4), 317, 266).
weight(man(knight, b4), 329, 274).
weight(man(knight, c4), 341, 282).
weight(man(knight, d4), 353, 290).
weight(man(knight, e4), 353, 290).
weight(man(knight, f4), 341, 282).
weight(man(knight, g4), 329, 274).
weight(man(knight, h4), 317, 266).
weight(man(knight, a5), 317, 266).
weight(man(knight, b5), 329, 274).
weight(man(knight, c5), 341, 282).
weight(man(knight, d5), 353, 290).
weight(man(knight, e5), 353, 290).
weight(man(knight, f5), 341, 282).
weight(man(knight, g5), 329, 274).
weight(man(knight, h5), 317, 266).
weight(man(knight, a6), 317, 266).
weight(man(knight, b6), 329, 274).
weight(man(knight, c6), 341, 282).
weight(man(knight, d6), 341, 282).
weight(man(knight, e6), 341, 282).
weight(man(knight, f6), 341, 282).
weight(man(knight, g6), 329, 274).
weight(man(knight, h6), 317, 266).
weight(man(knight, a7), 317, 266).
weight(man(knight, b7), 329, 274).
weight(man(knight, c7), 329, 274).
weight(man(knight, d7), 329, 274).
weight(man(knight, e7), 329, 274).
weight(man(knight, f7), 329, 274).
weight(man(knight, g7), 329, 274).
weight(man(knight, h7), 317, 266).
weight(man(knight, a8), 317, 266).
weight(man(knight, b8), 317, 266).
weight(man(knight, c8), 317, 266).
weight(man(knight, d8), 317, 266).
weight(man(knight, e8), 317, 266).
weight(man(knight, f8), 317, 266).
weight(man(knight, g8), 317, 266).
weight(man(knight, h8), 317, 266).
weight(man(bishop, a1), 357, 291).
weight(man(bishop, b1), 357, 291).
weight(man(bishop, c1), 357, 291).
weight(man(bishop, d1), 357, 291).
weight(man(bishop, e1), 357, 291).
weight(man(bishop, f1), 357, 291).
weight(man(bishop, g1), 357, 291).
weight(man(bishop, h1), 357, 291).
weight(man(bishop, a2), 357, 291).
weight(man(bishop, b2), 363, 295).
weight(man(bishop, c2), 363, 295).
weight(man(bishop, d2), 363, 295).
weight(man(bishop, e2), 363, 295).
weight(man(bishop, f2), 363, 295).
weight(man(bishop, g2), 363, 295).
weight(man(bishop, h2), 357, 291).
weight(man(bishop, a3), 357, 291).
weight(man(bishop, b3), 363, 295).
weight(man(bishop, c3), 369, 299).
weight(man(bishop, d3), 369, 299).
weight(man(bishop, e3), 369, 299).
weight(man(bishop, f3), 369, 299).
weight(man(bishop, g3), 363, 295).
weight(man(bishop, h3), 357, 291).
weight(man(bishop, a4), 357, 291).
weight(man(bishop, b4), 363, 295).
weight(man(bishop, c4), 369, 299).
weight(man(bishop, d4), 375, 303).
weight(man(bishop, e4), 375, 303).
weight(man(bishop, f4), 369, 299).
weight(man(bishop, g4), 363, 295).
weight(man(bishop, h4), 357, 291).
weight(man(bishop, a5), 357, 291).
weight(man(bishop, b5), 363, 295).
weight(man(bishop, c5), 369, 299).
weight(man(bishop, d5), 375, 303).
weight(man(bishop, e5), 375, 303).
weight(man(bishop, f5), 369, 299).
weight(man(bishop, g5), 363, 295).
weight(man(bishop, h5), 357, 291).
weight(man(bishop, a6), 357, 291).
weight(man(bishop, b6), 363, 295).
weight(man(bishop, c6), 369, 299).
weight(man(bishop, d6), 369, 299).
weight(man(bishop, e6), 369, 299).
weight(man(bishop, f6), 369, 299).
weight(man(bishop, g6), 363, 295).
weight(man(bishop, h6), 357, 291).
weight(man(bishop, a7), 357, 291).
weight(man(bishop, b7), 363, 295).
weight(man(bishop, c7), 363, 295).
weight(man(bishop, d7), 363, 295).
weight(man(bishop, e7), 363, 295).
weight(man(bishop, f7), 363, 295).
weight(man(bishop, g7), 363, 295).
weight(man(bishop, h7), 357, 291).
weight(man(bishop, a8), 357, 291).
weight(man(bishop, b8), 357, 291).
weight(man(bishop, c8), 357, 291).
weight(man(bishop, d8), 357, 291).
weight(man(bishop, e8), 357, 291).
weight(man(bishop, f8), 357, 291).
weight(man(bishop, g8), 357, 291).
weight(man(bishop, h8), 357, 291).
weight(man(rook, a1), 477, 512).
weight(man(rook, b1), 477, 512).
weight(man(rook, c1), 477, 512).
weight(man(rook, d1), 481, 512).
weight(man(rook, e1), 481, 512).
weight(man(rook, f1), 477, 512).
weight(man(rook, g1), 477, 512).
weight(man(rook, h1), 477, 512).
weight(man(rook, a2), 477, 512).
weight(man(rook, b2), 477, 512).
weight(man(rook, c2), 477, 512).
weight(man(rook, d2), 481, 512).
weight(man(rook, e2), 481, 512).
weight(man(rook, f2), 477, 512).
weight(man(rook, g2), 477, 512).
weight(man(rook, h2), 477, 512).
weight(man(rook, a3), 477, 512).
weight(man(rook, b3), 477, 512).
weight(man(rook, c3), 477, 512).
weight(man(rook, d3), 481, 512).
weight(man(rook, e3), 481, 512).
weight(man(rook, f3), 477, 512).
weight(man(rook, g3), 477, 512).
weight(man(rook, h3), 477, 512).
weight(man(rook, a4), 477, 512).
weight(man(rook, b4), 477, 512).
weight(man(rook, c4), 477, 512).
weight(man(rook, d4), 481, 512).
weight(man(rook, e4), 481, 512).
weight(man(rook, f4), 477, 512).
weight(man(rook, g4), 477, 512).
weight(man(rook, h4), 477, 512).
weight(man(rook, a5), 477, 512).
weight(man(rook, b5), 477, 512).
weight(man(rook, c5), 477, 512).
weight(man(rook, d5), 481, 512).
weight(man(rook, e5), 481, 512).
weight(man(rook, f5), 477, 512).
weight(man(rook, g5), 477, 512).
weight(man(rook, h5), 477, 512).
weight(man(rook, a6), 477, 512).
weight(man(rook, b6), 477, 512).
weight(man(rook, c6), 477, 512).
weight(man(rook, d6), 481, 512).
weight(man(rook, e6), 481, 512).
weight(man(rook, f6), 477, 512).
weight(man(rook, g6), 477, 512).
weight(man(rook, h6), 477, 512).
weight(man(rook, a7), 487, 522).
weight(man(rook, b7), 487, 522).
weight(man(rook, c7), 487, 522).
weight(man(rook, d7), 491, 522).
weight(man(rook, e7), 491, 522).
weight(man(rook, f7), 487, 522).
weight(man(rook, g7), 487, 522).
weight(man(rook, h7), 487, 522).
weight(man(rook, a8), 477, 512).
weight(man(rook, b8), 477, 512).
weight(man(rook, c8), 477, 512).
weight(man(rook, d8), 481, 512).
weight(man(rook, e8), 481, 512).
weight(man(rook, f8), 477, 512).
weight(man(rook, g8), 477, 512).
weight(man(rook, h8), 477, 512).
weight(man(queen, a1), 1021, 928).
weight(man(queen, b1), 1021, 928).
weight(man(queen, c1), 1021, 928).
weight(man(queen, d1), 1021, 928).
weight(man(queen, e1), 1021, 928).
weight(man(queen, f1), 1021, 928).
weight(man(queen, g1), 1021, 928).
weight(man(queen, h1), 1021, 928).
weight(man(queen, a2), 1021, 928).
weight(man(queen, b2), 1023, 934).
weight(man(queen, c2), 1023, 934).
weight(man(queen, d2), 1023, 934).
weight(man(queen, e2), 1023, 934).
weight(man(queen, f2), 1023, 934).
weight(man(queen, g2), 1023, 934).
weight(man(queen, h2), 1021, 928).
weight(man(queen, a3), 1021, 928).
weight(man(queen, b3), 1023, 934).
weight(man(queen, c3), 1025, 940).
weight(man(queen, d3), 1025, 940).
weight(man(queen, e3), 1025, 940).
weight(man(queen, f3), 1025, 940).
weight(man(queen, g3), 1023, 934).
weight(man(queen, h3), 1021, 928).
weight(man(queen, a4), 1021, 928).
weight(man(queen, b4), 1023, 934).
weight(man(queen, c4), 1025, 940).
weight(man(queen, d4), 1027, 946).
weight(man(queen, e4), 1027, 946).
weight(man(queen, f4), 1025, 940).
weight(man(queen, g4), 1023, 934).
weight(man(queen, h4), 1021, 928).
weight(man(queen, a5), 1021, 928).
weight(man(queen, b5), 1023, 934).
weight(man(queen, c5), 1025, 940).
weight(man(queen, d5), 1027, 946).
weight(man(queen, e5), 1027, 946).
weight(man(queen, f5), 1025, 940).
weight(man(queen, g5), 1023, 934).
weight(man(queen, h5), 1021, 928).
weight(man(queen, a6), 1021, 928).
weight(man(queen, b6), 1023, 934).
weight(man(queen, c6), 1025, 940).
weight(man(queen, d6), 1025, 940).
weight(man(queen, e6), 1025, 940).
weight(man(queen, f6), 1025, 940).
weight(man(queen, g6), 1023, 934).
weight(man(queen, h6), 1021, 928).
weight(man(queen, a7), 1021, 928).
weight(man(queen, b7), 1023, 934).
weight(man(queen, c7), 1023, 934).
weight(man(queen, d7), 1023, 934).
weight(man(queen, e7), 1023, 934).
weight(man(queen, f7), 1023, 934).
weight(man(queen, g7), 1023, 934).
weight(man(queen, h7), 1021, 928).
weight(man(queen, a8), 1021, 928).
weight(man(queen, b8), 1021, 928).
weight(man(queen, c8), 1021, 928).
weight(man(queen, d8), 1021, 928).
weight(man(queen, e8), 1021, 928).
weight(man(queen, f8), 1021, 928).
weight(man(queen, g8), 1021, 928).
weight(man(queen, h8), 1021, 928).
weight(man(king, a1), 0, -20).
weight(man(king, b1), 20, -20).
weight(man(king, c1), 20, -20).
weight(man(king, d1), 0, -20).
weight(man(king, e1), 0, -20).
weight(man(king, f1), 0, -20).
weight(man(king, g1), 20, -20).
weight(man(king, h1), 0, -20).
weight(man(king, a2), -12, -20).
weight(man(king, b2), -22, -6).
weight(man(king, c2), -22, -6).
weight(man(king, d2), -22, -6).
weight(man(king, e2), -22, -6).
weight(man(king, f2), -22, -6).
weight(man(king, g2), -22, -6).
weight(man(king, h2), -12, -20).
weight(man(king, a3), -24, -20).
weight(man(king, b3), -34, -6).
weight(man(king, c3), -44, 8).
weight(man(king, d3), -44, 8).
weight(man(king, e3), -44, 8).
weight(man(king, f3), -44, 8).
weight(man(king, g3), -34, -6).
weight(man(king, h3), -24, -20).
weight(man(king, a4), -51, -20).
weight(man(king, b4), -51, -6).
weight(man(king, c4), -51, 8).
weight(man(king, d4), -51, 22).
weight(man(king, e4), -51, 22).
weight(man(king, f4), -51, 8).
weight(man(king, g4), -51, -6).
weight(man(king, h4), -51, -20).
weight(man(king, a5), -63, -20).
weight(man(king, b5), -63, -6).
weight(man(king, c5), -63, 8).
weight(man(king, d5), -63, 22).
weight(man(king, e5), -63, 22).
weight(man(king, f5), -63, 8).
weight(man(king, g5), -63, -6).
weight(man(king, h5), -63, -20).
weight(man(king, a6), -75, -20).
weight(man(king, b6), -75, -6).
weight(man(king, c6), -75, 8).
weight(man(king, d6), -75, 8).
weight(man(king, e6), -75, 8).
weight(man(king, f6), -75, 8).
weight(man(king, g6), -75, -6).
weight(man(king, h6), -75, -20).
weight(man(king, a7), -87, -20).
weight(man(king, b7), -87, -6).
weight(man(king, c7), -87, -6).
weight(man(king, d7), -87, -6).
weight(man(king, e7), -87, -6).
weight(man(king, f7), -87, -6).
weight(man(king, g7), -87, -6).
weight(man(king, h7), -87, -20).
weight(man(king, a8), -99, -20).
weight(man(king, b8), -99, -20).
weight(man(king, c8), -99, -20).
weight(man(king, d8), -99, -20).
weight(man(king, e8), -99, -20).
weight(man(king, f8), -99, -20).
weight(man(king, g8), -99, -20).
weight(man(king, h8), -99, -20).
weight(with_pawns(knight, 0), -15, -15).
weight(with_pawns(knight, 1), -12, -12).
weight(with_pawns(knight, 2), -9, -9).
weight(with_pawns(knight, 3), -6, -6).
weight(with_pawns(knight, 4), -3, -3).
weight(with_pawns(knight, 6), 3, 3).
weight(with_pawns(knight, 7), 6, 6).
weight(with_pawns(knight, 8), 9, 9).
weight(with_pawns(rook, 0), 10, 10).
weight(with_pawns(rook, 1), 8, 8).
weight(with_pawns(rook, 2), 6, 6).
weight(with_pawns(rook, 3), 4, 4).
weight(with_pawns(rook, 4), 2, 2).
weight(with_pawns(rook, 6), -2, -2).
weight(with_pawns(rook, 7), -4, -4).
weight(with_pawns(rook, 8), -6, -6).
weight(bishop_pair, 25, 45).
weight(mobility(knight, 0), -20, -20).
weight(mobility(knight, 1), -16, -16).
weight(mobility(knight, 2), -12, -12).
weight(mobility(knight, 3), -8, -8).
weight(mobility(knight, 4), -4, -4).
weight(mobility(knight, 6), 4, 4).
weight(mobility(knight, 7), 8, 8).
weight(mobility(knight, 8), 12, 12).
weight(mobility(bishop, 0), -20, -20).
weight(mobility(bishop, 1), -16, -16).
weight(mobility(bishop, 2), -12, -12).
weight(mobility(bishop, 3), -8, -8).
weight(mobility(bishop, 4), -4, -4).
weight(mobility(bishop, 6), 4, 4).
weight(mobility(bishop, 7), 8, 8).
weight(mobility(bishop, 8), 12, 12).
weight(mobility(bishop, 9), 16, 16).
weight(mobility(bishop, 10), 20, 20).
weight(mobility(bishop, 11), 24, 24).
weight(mobility(bishop, 12), 28, 28).
weight(mobility(bishop, 13), 32, 32).
weight(mobility(rook, 0), -15, -15).
weight(mobility(rook, 1), -12, -11).
weight(mobility(rook, 2), -9, -7).
weight(mobility(rook, 3), -6, -3).
weight(mobility(rook, 4), -3, 1).
weight(mobility(rook, 5), 0, 5).
weight(mobility(rook, 6), 3, 9).
weight(mobility(rook, 7), 6, 13).
weight(mobility(rook, 8), 9, 17).
weight(mobility(rook, 9), 12, 21).
weight(mobility(rook, 10), 15, 25).
weight(mobility(rook, 11), 18, 29).
weight(mobility(rook, 12), 21, 33).
weight(mobility(rook, 13), 24, 37).
weight(mobility(rook, 14), 27, 41).
weight(mobility(queen, 0), -10, -10).
weight(mobility(queen, 1), -8, -8).
weight(mobility(queen, 2), -6, -6).
weight(mobility(queen, 3), -4, -4).
weight(mobility(queen, 4), -2, -2).
weight(mobility(queen, 6), 2, 2).
weight(mobility(queen, 7), 4, 4).
weight(mobility(queen, 8), 6, 6).
weight(mobility(queen, 9), 8, 8).
weight(mobility(queen, 10), 10, 10).
weight(mobility(queen, 11), 12, 12).
weight(mobility(queen, 12), 14, 14).
weight(mobility(queen, 13), 16, 16).
weight(mobility(queen, 14), 18, 18).
weight(mobility(queen, 15), 20, 20).
weight(mobility(queen, 16), 22, 22).
weight(mobility(queen, 17), 24, 24).
weight(mobility(queen, 18), 26, 26).
weight(mobility(queen, 19), 28, 28).
weight(mobility(queen, 20), 30, 30).
weight(mobility(queen, 21), 32, 32).
weight(mobility(queen, 22), 34, 34).
weight(mobility(queen, 23), 36, 36).
weight(mobility(queen, 24), 38, 38).
weight(mobility(queen, 25), 40, 40).
weight(mobility(queen, 26), 42, 42).
weight(mobility(queen, 27), 44, 44).
weight(attacked_by_pawn(knight), 40, 30).
weight(attacked_by_pawn(bishop), 40, 30).
weight(attacked_by_pawn(rook), 40, 30).
weight(attacked_by_pawn(queen), 40, 30).
weight(attacked_by_minor(rook), 30, 25).
weight(attacked_by_minor(queen), 30, 25).
weight(attacked_by_rook(queen), 30, 20).
weight(hanging(pawn), 10, 12).
weight(hanging(knight), 25, 12).
weight(hanging(bishop), 25, 12).
weight(hanging(rook), 25, 12).
weight(hanging(queen), 25, 12).
weight(poorly_defended(pawn), 5, 5).
weight(poorly_defended(knight), 5, 5).
weight(poorly_defended(bishop), 5, 5).
weight(poorly_defended(rook), 5, 5).
weight(poorly_defended(queen), 5, 5).
weight(push_threat, 12, 10).
weight(contested, 2, 2).
weight(king_zone(pawn, 1), 8, 2).
weight(king_zone(pawn, 2), 12, 3).
weight(king_zone(pawn, 3), 16, 4).
weight(king_zone(pawn, 4), 20, 5).
weight(king_zone(pawn, 5), 24, 6).
weight(king_zone(pawn, 6), 28, 7).
weight(king_zone(pawn, 7), 32, 8).
weight(king_zone(pawn, 8), 36, 9).
weight(king_zone(pawn, 9), 40, 10).
weight(king_zone(pawn, 10), 44, 11).
weight(king_zone(pawn, 11), 48, 12).
weight(king_zone(pawn, 12), 52, 13).
weight(king_zone(knight, 1), 22, 5).
weight(king_zone(knight, 2), 28, 7).
weight(king_zone(knight, 3), 34, 8).
weight(king_zone(knight, 4), 40, 10).
weight(king_zone(knight, 5), 46, 11).
weight(king_zone(knight, 6), 52, 13).
weight(king_zone(knight, 7), 58, 14).
weight(king_zone(knight, 8), 64, 16).
weight(king_zone(knight, 9), 70, 17).
weight(king_zone(knight, 10), 76, 19).
weight(king_zone(knight, 11), 82, 20).
weight(king_zone(knight, 12), 88, 22).
weight(king_zone(bishop, 1), 17, 4).
weight(king_zone(bishop, 2), 22, 5).
weight(king_zone(bishop, 3), 27, 6).
weight(king_zone(bishop, 4), 32, 8).
weight(king_zone(bishop, 5), 37, 9).
weight(king_zone(bishop, 6), 42, 10).
weight(king_zone(bishop, 7), 47, 11).
weight(king_zone(bishop, 8), 52, 13).
weight(king_zone(bishop, 9), 57, 14).
weight(king_zone(bishop, 10), 62, 15).
weight(king_zone(bishop, 11), 67, 16).
weight(king_zone(bishop, 12), 72, 18).
weight(king_zone(rook, 1), 18, 4).
weight(king_zone(rook, 2), 24, 6).
weight(king_zone(rook, 3), 30, 7).
weight(king_zone(rook, 4), 36, 9).
weight(king_zone(rook, 5), 42, 10).
weight(king_zone(rook, 6), 48, 12).
weight(king_zone(rook, 7), 54, 13).
weight(king_zone(rook, 8), 60, 15).
weight(king_zone(rook, 9), 66, 16).
weight(king_zone(rook, 10), 72, 18).
weight(king_zone(rook, 11), 78, 19).
weight(king_zone(rook, 12), 84, 21).
weight(king_zone(queen, 1), 24, 6).
weight(king_zone(queen, 2), 30, 7).
weight(king_zone(queen, 3), 36, 9).
weight(king_zone(queen, 4), 42, 10).
weight(king_zone(queen, 5), 48, 12).
weight(king_zone(queen, 6), 54, 13).
weight(king_zone(queen, 7), 60, 15).
weight(king_zone(queen, 8), 66, 16).
weight(king_zone(queen, 9), 72, 18).
weight(king_zone(queen, 10), 78, 19).
weight(king_zone(queen, 11), 84, 21).
weight(king_zone(queen, 12), 90, 22).
weight(weak_zone, 8, 2).
weight(safe_check(knight, 1), 40, 13).
weight(safe_check(knight, 2), 48, 16).
weight(safe_check(knight, 3), 56, 18).
weight(safe_check(bishop, 1), 20, 6).
weight(safe_check(bishop, 2), 28, 9).
weight(safe_check(bishop, 3), 36, 12).
weight(safe_check(rook, 1), 40, 13).
weight(safe_check(rook, 2), 48, 16).
weight(safe_check(rook, 3), 56, 18).
weight(safe_check(queen, 1), 30, 10).
weight(safe_check(queen, 2), 38, 12).
weight(safe_check(queen, 3), 46, 15).
weight(unsafe_check, 6, 2).
weight(flank_attack, 2, 0).
weight(flank_defence, -2, 0).
weight(queen_missing, -60, -20).
weight(king_pawns(0), 20, 0).
weight(king_pawns(1), 10, 0).
weight(king_files(1), 5, 0).
weight(king_files(2), 15, 0).
weight(king_files(3), 25, 0).
weight(shelter(0, 0), -15, 0).
weight(shelter(0, 1), 15, 0).
weight(shelter(0, 2), 10, 0).
weight(shelter(0, 3), 2, 0).
weight(shelter(1, 0), -15, 0).
weight(shelter(1, 1), 15, 0).
weight(shelter(1, 2), 10, 0).
weight(shelter(1, 3), 2, 0).
weight(shelter(2, 0), -15, 0).
weight(shelter(2, 1), 15, 0).
weight(shelter(2, 2), 10, 0).
weight(shelter(2, 3), 2, 0).
weight(shelter(3, 0), -15, 0).
weight(shelter(3, 1), 15, 0).
weight(shelter(3, 2), 10, 0).
weight(shelter(3, 3), 2, 0).
weight(storm(0, 2), -8, 0).
weight(storm(0, 3), -10, 0).
weight(storm(0, 4), -5, 0).
weight(storm(1, 2), -8, 0).
weight(storm(1, 3), -10, 0).
weight(storm(1, 4), -5, 0).
weight(storm(2, 2), -8, 0).
weight(storm(2, 3), -10, 0).
weight(storm(2, 4), -5, 0).
weight(storm(3, 2), -8, 0).
weight(storm(3, 3), -10, 0).
weight(storm(3, 4), -5, 0).
weight(stopped_storm(2), 10, 0).
weight(stopped_storm(3), 8, 0).
weight(may_castle, 12, 0).
weight(doubled_pawn, -8, -18).
weight(isolated_pawn, -10, -12).
weight(backward_pawn, -6, -8).
weight(guarded(2), 8, 6).
weight(guarded(3), 10, 8).
weight(guarded(4), 12, 10).
weight(guarded(5), 14, 12).
weight(guarded(6), 16, 14).
weight(phalanx(1), 2, 0).
weight(phalanx(2), 4, 6).
weight(phalanx(3), 6, 8).
weight(phalanx(4), 8, 10).
weight(phalanx(5), 10, 12).
weight(phalanx(6), 12, 14).
weight(candidate_pawn(3), 4, 8).
weight(candidate_pawn(4), 8, 16).
weight(passed(1), 0, 5).
weight(passed(2), 2, 10).
weight(passed(3), 8, 25).
weight(passed(4), 20, 50).
weight(passed(5), 45, 90).
weight(passed(6), 70, 140).
weight(protected_passed_pawn(3), 4, 8).
weight(protected_passed_pawn(4), 10, 15).
weight(protected_passed_pawn(5), 15, 25).
weight(protected_passed_pawn(6), 20, 35).
weight(blocked(1), 0, -2).
weight(blocked(2), -1, -4).
weight(blocked(3), -2, -9).
weight(blocked(4), -5, -17).
weight(blocked(5), -12, -30).
weight(blocked(6), -18, -47).
weight(unstopped(3), 2, 6).
weight(unstopped(4), 5, 15).
weight(unstopped(5), 10, 30).
weight(unstopped(6), 20, 50).
weight(free_path(3), 2, 8).
weight(free_path(4), 4, 15).
weight(free_path(5), 8, 30).
weight(free_path(6), 10, 40).
weight(supported(3), 2, 5).
weight(supported(4), 4, 8).
weight(supported(5), 8, 15).
weight(supported(6), 10, 20).
weight(outruns(1), 0, 250).
weight(outruns(2), 0, 300).
weight(outruns(3), 0, 350).
weight(outruns(4), 0, 400).
weight(outruns(5), 0, 450).
weight(outruns(6), 0, 500).
weight(own_king_at(3, 0), 0, 20).
weight(own_king_at(3, 1), 0, 15).
weight(own_king_at(3, 2), 0, 10).
weight(own_king_at(3, 3), 0, 5).
weight(own_king_at(3, 5), 0, -5).
weight(own_king_at(3, 6), 0, -8).
weight(own_king_at(3, 7), 0, -10).
weight(own_king_at(4, 0), 0, 20).
weight(own_king_at(4, 1), 0, 15).
weight(own_king_at(4, 2), 0, 10).
weight(own_king_at(4, 3), 0, 5).
weight(own_king_at(4, 5), 0, -5).
weight(own_king_at(4, 6), 0, -8).
weight(own_king_at(4, 7), 0, -10).
weight(own_king_at(5, 0), 0, 20).
weight(own_king_at(5, 1), 0, 15).
weight(own_king_at(5, 2), 0, 10).
weight(own_king_at(5, 3), 0, 5).
weight(own_king_at(5, 5), 0, -5).
weight(own_king_at(5, 6), 0, -8).
weight(own_king_at(5, 7), 0, -10).
weight(own_king_at(6, 0), 0, 20).
weight(own_king_at(6, 1), 0, 15).
weight(own_king_at(6, 2), 0, 10).
weight(own_king_at(6, 3), 0, 5).
weight(own_king_at(6, 5), 0, -5).
weight(own_king_at(6, 6), 0, -8).
weight(own_king_at(6, 7), 0, -10).
weight(other_king_at(3, 0), 0, -20).
weight(other_king_at(3, 1), 0, -18).
weight(other_king_at(3, 2), 0, -8).
weight(other_king_at(3, 3), 0, 2).
weight(other_king_at(3, 4), 0, 12).
weight(other_king_at(3, 5), 0, 20).
weight(other_king_at(3, 6), 0, 25).
weight(other_king_at(3, 7), 0, 28).
weight(other_king_at(4, 0), 0, -20).
weight(other_king_at(4, 1), 0, -18).
weight(other_king_at(4, 2), 0, -8).
weight(other_king_at(4, 3), 0, 2).
weight(other_king_at(4, 4), 0, 12).
weight(other_king_at(4, 5), 0, 20).
weight(other_king_at(4, 6), 0, 25).
weight(other_king_at(4, 7), 0, 28).
weight(other_king_at(5, 0), 0, -20).
weight(other_king_at(5, 1), 0, -18).
weight(other_king_at(5, 2), 0, -8).
weight(other_king_at(5, 3), 0, 2).
weight(other_king_at(5, 4), 0, 12).
weight(other_king_at(5, 5), 0, 20).
weight(other_king_at(5, 6), 0, 25).
weight(other_king_at(5, 7), 0, 28).
weight(other_king_at(6, 0), 0, -20).
weight(other_king_at(6, 1), 0, -18).
weight(other_king_at(6, 2), 0, -8).
weight(other_king_at(6, 3), 0, 2).
weight(other_king_at(6, 4), 0, 12).
weight(other_king_at(6, 5), 0, 20).
weight(other_king_at(6, 6), 0, 25).
weight(other_king_at(6, 7), 0, 28).
weight(rook_behind, 5, 15).
weight(rook_against, -5, -15).
weight(space, 3, 0).
weight(safe_space, 2, 0).
weight(outpost(knight), 20, 12).
weight(outpost(bishop), 10, 5).
weight(outpost_ahead, 6, 3).
weight(behind_pawn, 5, 1).
weight(bad_bishop, -8, -10).
weight(bishop_pawns, -2, -3).
weight(long_diagonal, 8, 4).
weight(rook_on_half_open_file, 10, 5).
weight(rook_on_open_file, 28, 13).
weight(rook_on_seventh, 10, 20).
weight(shut_rook, -30, -5).
weight(lone_king_edge(1), 10, 10).
weight(lone_king_edge(2), 25, 25).
weight(lone_king_edge(3), 45, 45).
weight(lone_king_near(2), 40, 40).
weight(lone_king_near(3), 30, 30).
weight(lone_king_near(4), 20, 20).
weight(lone_king_near(5), 12, 12).
weight(lone_king_near(6), 6, 6).
weight(tempo, 12, 4).
