:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(counts).

test(pieces_of_both_sides_count, all(Piece == [queen])) :-
    fen_position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Position),
    single(Piece, Position).

test(one_of_each_side_is_not_single, fail) :-
    fen_position("q3k3/8/8/8/8/8/8/Q3K3 w - - 0 1", Position),
    single(queen, Position).

test(kings_are_never_absent_or_single, fail) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    ( absent(king, Position) ; single(king, Position) ).

test(all_but_kings_are_absent, all(Piece == [pawn, knight, bishop, rook, queen])) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    absent(Piece, Position).

test(numbers_say_at_least, all(Number == [1, 2, 3])) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    men_left(Number, Position).

test(numbers_begin_with_1, fail) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    ( men_left(0, Position) ; has_moves(0, Position) ; men_left(-1, Position) ).

test(a_promotion_counts_four_times, Most == 9) :-
    fen_position("8/P7/8/8/8/8/8/4K2k w - - 0 1", Position),
    aggregate_all(max(Number), has_moves(Number, Position), Most).

test(who_is_mated_has_no_moves, fail) :-
    fen_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Position),
    has_moves(_, Position).

test(each_side_counts_ranks_from_its_own_first, all(Square-Rank == [e1-1, a6-2, a6-3, h3-6])) :-
    fen_position("4k3/8/p7/8/8/7p/8/4K3 w - - 0 1", Position),
    member(Square-Rank, [e1-1, e1-2, a6-2, a6-3, a6-4, h3-6, h3-7]),
    advanced_to(Square, Rank, Position).

test(nobody_on_a_square_has_come_nowhere, fail) :-
    fen_position("4k3/8/p7/8/8/7p/8/4K3 w - - 0 1", Position),
    advanced_to(e4, _, Position).

:- end_tests(counts).
