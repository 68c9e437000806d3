:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(moves).

% Plain moves.

test(the_game_starts_with_20_moves, Count == 20) :-
    fen_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Position),
    aggregate_all(count, legal_move(_, _, Position), Count).

test(only_the_side_to_move_moves, fail) :-
    fen_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Position),
    legal_move(e7, e5, Position).

test(pawn_goes_one_or_two_steps_from_home, set(To == [e3, e4])) :-
    tos("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", e2, To).

test(pawn_goes_one_step_elsewhere, all(To == [e4])) :-
    tos("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", e3, To).

test(pawn_is_blocked_by_any_piece, all(To == [])) :-
    tos("4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", e2, To).

test(pawn_does_not_jump, all(To == [])) :-
    tos("4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", e2, To).

test(two_steps_need_an_empty_end, all(To == [e3])) :-
    tos("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", e2, To).

test(pawn_captures_opposing_pieces_only, set(To == [d3, e3, e4])) :-
    tos("4k3/8/8/8/8/3p1N2/4P3/4K3 w - - 0 1", e2, To).

test(king_may_not_step_next_to_the_other_king, set(To == [e2, f1, f2])) :-
    tos("8/8/8/8/8/8/8/2k1K3 w - - 0 1", e1, To).

test(king_may_not_step_on_a_guarded_square, set(To == [e2, f1, f2])) :-
    tos("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", e1, To).

test(king_may_not_take_a_guarded_piece, fail) :-
    tos("4k3/8/8/8/8/6b1/5q2/4K3 w - - 0 1", e1, f2).

test(king_takes_a_piece_that_nothing_guards, set(To == [d1, f2])) :-
    tos("4k3/8/8/8/8/8/5q2/4K3 w - - 0 1", e1, To).

test(no_piece_takes_a_king, fail) :-
    fen_position("4k3/8/8/8/8/8/4q3/4K2R w - - 0 1", Position),
    make_move(_, _, Position, Next),
    \+ king_at(black, _, Next).

% Pins and checks.

test(pinned_knight_may_not_move, all(To == [])) :-
    tos("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", e2, To).

test(pinned_rook_stays_on_its_file, set(To == [e2, e3, e5, e6, e7, e8])) :-
    tos("4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1", e4, To).

test(pinned_bishop_stays_on_its_diagonal, set(To == [f2, h4])) :-
    tos("4k3/8/8/8/7b/6B1/8/4K3 w - - 0 1", g3, To).

test(pinned_pawn_may_step_along_the_file, set(To == [e3, e4])) :-
    tos("4r1k1/8/8/8/8/3p4/4P3/4K3 w - - 0 1", e2, To).

test(a_check_is_answered_by_capture_block_or_flight,
     set(From-To == [a4-e4, b2-e2, e1-d1, e1-d2, e1-f1, e1-f2])) :-
    fen_position("6k1/8/8/8/R3r3/8/1R6/4K3 w - - 0 1", Position),
    legal_move(From, To, Position).

test(king_does_not_step_back_on_the_checked_line, fail) :-
    tos("4r2k/8/8/8/4K3/8/8/8 w - - 0 1", e4, e3).

test(a_double_check_is_answered_by_the_king_alone, set(From == [e1])) :-
    fen_position("4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1", Position),
    legal_move(From, _, Position).

test(pinned_piece_does_not_block_a_check, fail) :-
    tos("4r2k/8/8/8/1b6/8/3R4/4K3 w - - 0 1", d2, e2).

% Castling.

test(king_castles_both_ways, set(To == [c1, g1])) :-
    castling("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", e1, To).

test(black_king_castles_both_ways, set(To == [c8, g8])) :-
    castling("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", e8, To).

test(castling_needs_the_right, all(To == [c1])) :-
    castling("r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", e1, To).

test(king_does_not_castle_out_of_check, all(To == [])) :-
    castling("4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1", e1, To).

test(king_does_not_castle_through_check, all(To == [c1])) :-
    castling("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", e1, To).

test(king_does_not_castle_into_check, all(To == [c1])) :-
    castling("4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", e1, To).

test(a_pawn_bars_castling_too, all(To == [c1])) :-
    castling("4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", e1, To).

test(rook_may_pass_an_attacked_square, set(To == [c1, g1])) :-
    castling("4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1", e1, To).

test(rook_may_be_attacked, set(To == [c1, g1])) :-
    castling("4k3/8/8/8/8/r6r/8/R3K2R w KQ - 0 1", e1, To).

test(castling_needs_empty_squares, all(To == [])) :-
    castling("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", e1, To).

test(castling_kingside_moves_the_rook, all(After == ["r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9"])) :-
    after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", e1, g1, After).

test(castling_queenside_moves_the_rook, all(After == ["2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10"])) :-
    after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", e8, c8, After).

test(king_that_moves_loses_both_rights, all(After == ["r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1"])) :-
    after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", e1, e2, After).

test(rook_that_moves_loses_its_right, all(After == ["r3k2r/8/8/8/8/8/R7/4K2R b Kkq - 1 1"])) :-
    after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", a1, a2, After).

test(rook_that_takes_a_rook_ends_both_rights, all(After == ["4k2R/8/8/8/8/8/8/R3K3 b Q - 0 1"])) :-
    after("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", h1, h8, After).

test(rook_that_is_taken_loses_its_right, all(After == ["r3k2N/8/8/8/8/8/8/R3K2R b KQq - 0 1"])) :-
    after("r3k2r/5N2/8/8/8/8/8/R3K2R w KQkq - 0 1", f7, h8, After).

test(other_moves_keep_all_rights, all(After == ["r3k2r/8/8/8/8/7P/8/R3K2R b KQkq - 0 1"])) :-
    after("r3k2r/8/8/8/8/8/7P/R3K2R w KQkq - 0 1", h2, h3, After).

test(a_lost_right_does_not_come_back, all(To == [c1])) :-
    fen_position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", P0),
    played([h1-h2, e8-d7, h2-h1, d7-e8], P0, P),
    legal_move(e1, To, P),
    member(To, [c1, g1]).

% En passant.

test(en_passant_takes_the_pawn_that_passed, all(After == ["4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"])) :-
    after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", e5, d6, After).

test(black_captures_en_passant, all(After == ["4k3/8/8/8/8/4p3/8/4K3 w - - 0 2"])) :-
    after("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", d4, e3, After).

test(en_passant_lasts_for_one_move, all(To == [e6])) :-
    fen_position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", P0),
    played([e1-e2, e8-e7, e2-e1, e7-e8], P0, P),
    legal_move(e5, To, P).

test(either_neighbour_captures_en_passant, set(From == [c5, e5])) :-
    fen_position("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2", Position),
    legal_move(From, d6, Position).

test(en_passant_may_not_uncover_the_king_along_the_rank, all(To == [e6])) :-
    tos("8/8/8/K2pP2r/8/8/8/7k w - d6 0 2", e5, To).

test(en_passant_may_not_uncover_the_king_along_a_diagonal, fail) :-
    tos("8/8/4b3/3pP3/8/8/K7/7k w - d6 0 2", e5, d6).

test(en_passant_along_the_pin_is_legal, set(To == [d6])) :-
    tos("1b6/8/8/3pP3/5K2/8/8/7k w - d6 0 2", e5, To).

test(en_passant_takes_a_checking_pawn, [nondet]) :-
    fen_position("8/8/8/3pP3/4K3/8/8/7k w - d6 0 2", Position),
    legal_move(e5, d6, Position).

test(en_passant_does_not_end_another_check, fail) :-
    tos("7k/8/8/3pP3/8/8/2n5/K7 w - d6 0 2", e5, d6).

test(only_pawns_capture_en_passant, all(After == ["4k3/8/3N4/3p4/8/8/8/4K3 b - - 1 2"])) :-
    after("4k3/8/8/1N1p4/8/8/8/4K3 w - d6 0 2", b5, d6, After).

test(a_double_step_passes_a_square_whether_or_not_it_can_be_used,
     all(After == ["4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"])) :-
    after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", e2, e4, After).

test(a_single_step_passes_none, all(After == ["4k3/8/8/8/8/4P3/8/4K3 b - - 0 1"])) :-
    after("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", e2, e3, After).

% Promotion.

test(a_pawn_becomes_any_of_four_pieces, set(Promotion == [bishop, knight, queen, rook])) :-
    fen_position("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", Position),
    legal_move(a7, a8, Promotion, Position).

test(a_promotion_is_one_move_without_its_piece, all(To == [a8])) :-
    tos("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", a7, To).

test(other_moves_promote_to_none, set(Promotion == [none])) :-
    fen_position("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", Position),
    legal_move(e1, _, Promotion, Position).

test(a_pawn_becomes_a_queen_unless_said_otherwise,
     all(After == ["Q7/4k3/8/8/8/8/8/4K3 b - - 0 1"])) :-
    after("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", a7, a8, After).

test(a_pawn_becomes_a_knight_if_said_so, all(After == ["4k3/8/8/8/8/8/8/4K2n w - - 0 2"])) :-
    fen_position("4k3/8/8/8/8/8/7p/4K3 b - - 0 1", Position),
    make_move(h2, h1, knight, Position, Next),
    fen_position(After, Next).

test(a_pawn_does_not_become_a_king, fail) :-
    fen_position("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", Position),
    make_move(a7, a8, king, Position, _).

test(a_pawn_does_not_stay_one, fail) :-
    fen_position("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", Position),
    make_move(a7, a8, none, Position, _).

test(a_pawn_promotes_by_capture, set(To == [a8, b8])) :-
    fen_position("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", Position),
    promotes(a7, To, Position).

test(a_rook_on_the_last_rank_does_not_promote, fail) :-
    fen_position("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", Position),
    promotes(_, _, Position).

test(a_pinned_pawn_does_not_promote, fail) :-
    fen_position("8/r3P2K/8/8/8/8/8/7k w - - 0 1", Position),
    promotes(_, _, Position).

% Clocks.

test(a_quiet_move_adds_to_the_halfmove_clock, all(After == ["4k3/8/8/8/8/8/4K3/8 b - - 8 20"])) :-
    after("4k3/8/8/8/8/8/8/4K3 w - - 7 20", e1, e2, After).

test(a_capture_resets_it, all(After == ["4k3/8/8/8/8/8/4K3/8 b - - 0 20"])) :-
    after("4k3/8/8/8/8/8/4n3/4K3 w - - 7 20", e1, e2, After).

test(a_pawn_move_resets_it, all(After == ["4k3/8/8/8/8/P7/8/4K3 b - - 0 20"])) :-
    after("4k3/8/8/8/8/8/P7/4K3 w - - 7 20", a2, a3, After).

test(a_move_of_black_adds_to_the_fullmove_number,
     all(After == ["8/4k3/8/8/8/8/8/4K3 w - - 8 21"])) :-
    after("4k3/8/8/8/8/8/8/4K3 b - - 7 20", e8, e7, After).

% Captures.

test(captures_are_moves_that_take, set(From-To == [e4-d5, h1-h5])) :-
    fen_position("4k3/8/8/3p3p/4P3/8/8/4K2R w - - 0 1", Position),
    captures(From, To, Position).

test(capture_en_passant_is_a_capture, all(From-To == [e5-d6])) :-
    fen_position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", Position),
    captures(From, To, Position).

test(a_piece_on_the_passed_square_has_captured_nothing, fail) :-
    fen_position("4k3/8/8/1N1p4/8/8/8/4K3 w - d6 0 2", Position),
    captures(b5, d6, Position).

test(a_pawn_ahead_is_not_captured, fail) :-
    fen_position("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", Position),
    captures(_, _, Position).

test(a_pinned_piece_captures_nothing_off_the_line, fail) :-
    fen_position("4r1k1/8/8/8/3p4/8/4N3/4K3 w - - 0 1", Position),
    captures(e2, d4, Position).

% The end of the game.

test(it_is_checkmate, [forall(mate(_, FEN))]) :-
    fen_position(FEN, Position),
    checkmate(Position).

test(checkmate_is_not_stalemate, [forall(mate(_, FEN)), fail]) :-
    fen_position(FEN, Position),
    stalemate(Position).

test(it_is_stalemate, [forall(stuck(_, FEN))]) :-
    fen_position(FEN, Position),
    stalemate(Position).

test(stalemate_is_not_checkmate, [forall(stuck(_, FEN)), fail]) :-
    fen_position(FEN, Position),
    checkmate(Position).

test(the_game_goes_on, [forall(alive(_, FEN)), fail]) :-
    fen_position(FEN, Position),
    (   checkmate(Position)
    ;   stalemate(Position)
    ).

% Made positions.

test(make_move_makes_every_legal_move, Made == Legal) :-
    fen_position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", Position),
    findall(From-To, legal_move(From, To, Position), Legal),
    findall(From-To, make_move(From, To, Position, _), Made).

test(make_move_makes_no_illegal_move, fail) :-
    fen_position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Position),
    make_move(e2, e5, Position, _).

test(make_move_finds_the_move_between_two_positions, all(From-To == [e1-g1])) :-
    fen_position("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Before),
    fen_position("4k3/8/8/8/8/8/8/5RK1 b - - 1 1", After),
    make_move(From, To, Before, After).

test(the_old_position_stays_as_it_was, FEN == "4k3/8/8/8/8/8/8/4K2R w K - 0 1") :-
    fen_position("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Position),
    forall(make_move(_, _, Position, _), true),
    fen_position(FEN, Position).

% Helpers and tables.

tos(FEN, From, To) :-
    fen_position(FEN, Position),
    legal_move(From, To, Position).

castling(FEN, King, To) :-
    tos(FEN, King, To),
    \+ adjacent(King, To).

after(FEN, From, To, After) :-
    fen_position(FEN, Position),
    make_move(From, To, Position, Next),
    fen_position(After, Next).

played([], Position, Position).
played([From-To|Moves], Position0, Position) :-
    make_move(From, To, Position0, Position1),
    played(Moves, Position1, Position).

mate("fool's mate",    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").
mate("scholar's mate", "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4").
mate("back-rank mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").
mate("smothered mate", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1").

stuck("queen against king", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").
stuck("pawn against king",  "4k3/4P3/4K3/8/8/8/8/8 b - - 0 1").
stuck("only a pinned piece is left", "k7/n7/8/8/8/8/7K/RR6 b - - 0 1").

alive("check with flight",  "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1").
alive("check with a block", "R5k1/5ppp/8/8/8/8/3r4/6K1 b - - 0 1").
alive("the checker can be taken", "R5k1/1b3ppp/8/8/8/8/8/6K1 b - - 0 1").
alive("no check, a move is left", "7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1").
alive("the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").

:- end_tests(moves).
