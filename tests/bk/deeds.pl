:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(deeds).

% Taking.

test(what_is_taken_stands_where_the_move_goes, all(Ply-Square-Piece == [3-a8-rook])) :-
    fen_line("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c7, e8d7, c7a8], Line),
    takes_on(Ply, Square, Line),
    taken(Ply, Piece, Line).

test(a_pawn_taken_en_passant_stands_beside, all(Ply-Square-Piece == [1-d5-pawn])) :-
    fen_line("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", [e5d6, e8d8], Line),
    takes_on(Ply, Square, Line),
    taken(Ply, Piece, Line),
    took_en_passant(Ply, Line).

test(only_pawns_take_en_passant, fail) :-
    fen_line("4k3/8/8/3p4/5B2/8/8/4K3 w - d6 0 2", [f4d6], Line),
    ( took_en_passant(_, Line) ; takes_on(_, _, Line) ).

test(who_takes_may_promote, Square-Taken-Piece == b8-knight-rook) :-
    fen_line("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7b8r], Line),
    takes_on(1, Square, Line),
    taken(1, Taken, Line),
    becomes(1, Piece, Line).

test(a_move_that_does_not_promote_becomes_nothing, fail) :-
    fen_line("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2], Line),
    becomes(_, _, Line).

% Castling and check.

test(both_castle, all(Ply == [1, 2])) :-
    fen_line("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", [e1g1, e8c8, f1f8], Line),
    castled(Ply, Line).

test(a_king_that_steps_does_not_castle, [forall(member(To, [d1, d2, e2, f1, f2])), fail]) :-
    atom_concat(e1, To, Move),
    fen_line("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", [Move], Line),
    castled(_, Line).

test(a_rook_that_goes_two_squares_does_not_castle, fail) :-
    fen_line("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", [h1f1], Line),
    castled(_, Line).

test(replies_give_check_too, all(Ply == [1, 2])) :-
    fen_line("4kb2/8/8/8/7K/8/3R4/8 w - - 0 1", [d2e2, f8e7, h4g3], Line),
    gives_check(Ply, Line).

test(a_move_before_the_line_may_give_check, all(Ply == [0])) :-
    fen_line_after("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", [a1a8, e8e7], Line),
    gives_check(Ply, Line).

% Material.

test(what_is_taken_is_won, all(Ply-Number == [1-1, 1-2, 1-3])) :-
    exchange(Line),
    up_by(Ply, Number, Line).

test(what_is_taken_back_is_lost, all(Ply-Number == [2-1, 2-2])) :-
    exchange(Line),
    down_by(Ply, Number, Line).

test(material_is_counted_from_the_first_position, all(Ply-Number == [1-4, 1-5, 2-4, 2-5])) :-
    fen_line_after("4k3/8/2p5/3n4/8/8/3R4/4K3 w - - 0 1", [d2d5, c6d5, e1e2], Line),
    up_by(Ply, Number, Line),
    Number > 3.

test(a_pawn_that_promotes_wins_material, Most == 11) :-
    fen_line("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7b8q], Line),
    aggregate_all(max(Number), up_by(1, Number, Line), Most).

test(nothing_is_won_by_0, fail) :-
    exchange(Line),
    ( up_by(_, 0, Line) ; down_by(_, 0, Line) ; up_by(_, -1, Line) ; down_by(_, -1, Line) ).

test(what_stays_even_is_neither_won_nor_lost, fail) :-
    fen_line("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [e1e2, e8e7], Line),
    ( up_by(_, _, Line) ; down_by(_, _, Line) ).

% The attack on the king's corner.

test(checks_and_captures_near_the_corner_count, all(Ply-Number == [1-1, 2-1, 3-1, 3-2])) :-
    storming(d3d8, Line),
    storm_by(Ply, Number, Line).

test(a_move_far_from_the_corner_counts_against_it, all(Ply == [1, 2])) :-
    storming(d3d1, Line),
    storm_by(Ply, 1, Line).

test(a_check_from_afar_counts_nothing, all(Ply == [1, 2, 3])) :-
    storming(d3a3, Line),
    storm_by(Ply, _, Line).

storming(Move, Line) :-
    fen_line("6k1/5ppp/8/8/8/3Q4/8/4K2R w K - 0 1", [h1h7, g8f8, Move], Line).

exchange(Line) :-
    fen_line("4k3/8/2p5/3n4/8/8/3R4/4K3 w - - 0 1", [d2d5, c6d5], Line).

:- end_tests(deeds).
