:- use_module(library(plunit)).
:- use_module('../../bk/vocabulary').

% Each terminal where it holds and where it does not. The player has just moved.

:- begin_tests(endgames).

test(holds, [forall(holds(Word, FEN))]) :-
    fen_position(FEN, Position),
    call(Word, Position).

test(does_not_hold, [forall(fails(Word, FEN)), fail]) :-
    fen_position(FEN, Position),
    call(Word, Position).

test(counts, [forall(counts(Word, FEN, Count)), Found == Count]) :-
    fen_position(FEN, Position),
    call(Word, Found, Position).

test(a_capture_is_an_increase) :-
    fen_position("4k3/8/8/8/8/8/8/r2RK3 w - - 0 1", Before),
    once(make_move(d1, a1, Before, Position)),
    is_material_increase(Before, Position).

test(a_quiet_move_is_none, fail) :-
    fen_position("4k3/8/8/8/8/8/8/r2RK3 w - - 0 1", Before),
    make_move(e1, e2, Before, Position),
    is_material_increase(Before, Position).

test(smaller) :-
    smaller(-1, 0).

test(equals_are_not_smaller, fail) :-
    smaller(3, 3).

holds(not_my_king_in_check,         "4k3/8/8/8/8/8/8/R3K3 b - - 0 1").
holds(is_opp_king_in_check,         "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1").
holds(is_my_queen_not_attacked,     "4k3/8/8/8/8/8/8/R3K3 b - - 0 1").
holds(is_opp_queen_attacked,        "q3k3/8/8/8/8/8/8/R3K3 b - - 0 1").
holds(is_my_fork,                   "r3k3/2N5/8/8/8/8/8/4K3 b - - 0 1").
holds(is_opp_not_fork,              "4k3/8/8/8/8/8/8/R3K3 b - - 0 1").
holds(my_pieces_same_line,          "4k3/8/8/8/8/8/8/R2QK3 b - - 0 1").
holds(opp_pieces_not_same_line,     "r3k3/1q6/8/8/8/8/8/4K3 b - - 0 1").
holds(is_opp_king_protecting_piece, "3rk3/8/8/8/8/8/8/4K3 b - - 0 1").
holds(is_my_king_protecting_piece,  "4k3/8/8/8/8/8/8/3RK3 b - - 0 1").
holds(is_mate,                      "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").
holds(is_mate_in_one,               "r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1").
holds(opp_piece_can_be_captured,    "r3k3/8/8/8/8/8/8/R3K3 b - - 0 1").
holds(my_piece_cannot_be_captured,  "r3k3/8/8/8/8/8/8/1R2K3 b - - 0 1").
holds(is_opp_king_stuck,            "8/4k3/7R/8/8/8/8/3R1RK1 b - - 0 1").
holds(is_opp_king_stuck,            "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1").
holds(is_my_king_not_stuck,         "4k3/8/8/8/8/8/8/4K3 b - - 0 1").
holds(is_opp_king_behind_piece,     "4k3/8/4r3/8/8/8/4R3/4K3 b - - 0 1").
holds(is_my_king_not_behind_piece,  "4k3/8/4r3/8/8/8/4R3/4K3 b - - 0 1").
holds(is_opp_piece_pinned,          "4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1").
holds(is_my_piece_not_pinned,       "4k3/8/8/8/8/8/r7/1R2K3 b - - 0 1").

fails(is_opp_king_in_check,         "4k3/8/8/8/3R4/8/8/4K3 b - - 0 1").
fails(is_my_queen_not_attacked,     "r3k3/8/8/8/8/8/8/Q3K3 b - - 0 1").
fails(is_opp_queen_attacked,        "1q2k3/8/8/8/8/8/8/R3K3 b - - 0 1").
fails(is_my_fork,                   "r5k1/2N5/8/8/8/8/8/4K3 b - - 0 1").
fails(is_opp_not_fork,              "4k3/8/8/8/8/3n4/8/K1R1R3 b - - 0 1").
fails(my_pieces_same_line,          "4k3/8/8/8/8/8/3Q4/2R1K3 b - - 0 1").
fails(my_pieces_same_line,          "4k3/8/8/8/8/8/8/3RK3 b - - 0 1").
fails(opp_pieces_not_same_line,     "r2qk3/8/8/8/8/8/8/4K3 b - - 0 1").
fails(is_opp_king_protecting_piece, "2r1k3/8/8/8/8/8/8/4K3 b - - 0 1").
fails(is_my_king_protecting_piece,  "4k3/8/8/8/8/8/8/2R1K3 b - - 0 1").
fails(is_mate,                      "R5k1/6pp/8/8/8/8/8/6K1 b - - 0 1").
fails(is_mate_in_one,               "r3k3/8/8/8/8/7P/5PP1/6K1 b - - 0 1").
fails(opp_piece_can_be_captured,    "rk6/8/8/8/8/8/8/R3K3 b - - 0 1").
fails(my_piece_cannot_be_captured,  "r3k3/8/8/8/8/8/8/R3K3 b - - 0 1").
fails(is_opp_king_stuck,            "4k3/8/8/8/8/8/8/4K3 b - - 0 1").
fails(is_my_king_not_stuck,         "4k3/8/8/8/8/8/r7/4K3 b - - 0 1").
fails(is_opp_king_behind_piece,     "4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1").
fails(is_my_king_not_behind_piece,  "4k3/4r3/8/8/4R3/8/8/4K3 b - - 0 1").
fails(is_opp_piece_pinned,          "4k3/3r4/8/8/8/8/4R3/4K3 b - - 0 1").
fails(is_my_piece_not_pinned,       "4k3/8/8/8/4r3/8/4R3/4K3 b - - 0 1").

counts(my_king_dist_edges,          "4k3/8/8/8/3K4/8/8/8 b - - 0 1", 3).
counts(my_king_dist_edges,          "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 0).
counts(opp_king_proximity_to_edges, "8/4k3/8/8/3K4/8/8/8 b - - 0 1", 2).
counts(num_my_pieces_not_attacked,  "r3k3/8/8/8/8/8/8/RR2K3 b - - 0 1", 1).
counts(num_opp_pieces_attacked,     "r3k3/8/8/8/8/8/8/RR2K3 b - - 0 1", 1).
counts(num_opp_pieces_attacked,     "4k3/8/8/8/8/8/8/RR2K3 b - - 0 1", 0).
counts(value_my_pieces_attacking,   "r3k3/8/8/8/8/8/4Q3/RR2K3 b - - 0 1", 14).
counts(value_opp_pieces_attacking,  "r3k3/8/8/8/8/8/8/1R2K3 b - - 0 1", 0).
counts(num_moves_my_king,           "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 5).
counts(num_moves_my_king,           "4k3/8/8/8/8/8/r7/4K3 b - - 0 1", 2).
counts(num_not_moves_opp_king,      "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 8).
counts(num_not_moves_opp_king,      "8/8/8/4k3/8/8/8/4K3 b - - 0 1", 0).
counts(my_king_prox_rook,           "4k3/8/8/8/8/8/8/R2RK3 b - - 0 1", 7).
counts(my_king_prox_rook,           "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 0).
counts(opp_king_dist_rook,          "r3k3/8/8/8/8/8/8/4K3 b - - 0 1", 4).
counts(opp_king_dist_rook,          "4k3/8/8/8/8/8/8/4K3 b - - 0 1", 8).
counts(evaluate_material,           "q3k3/8/8/8/8/8/8/R3K3 b - - 0 1", -4).

:- end_tests(endgames).
