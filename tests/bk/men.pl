:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(men).

% pawn_on/2 and the like, minor_on/2, major_on/2

test(each_kind_stands_on_its_squares, [forall(kind(Word, Squares)), Found == Squares]) :-
    fen_position("r3k2q/1p6/8/3b4/4N3/8/6P1/R3K3 w Q - 0 1", Position),
    findall(Square, call(Word, Square, Position), Found).

test(no_kind_stands_on_an_empty_square, [forall(kind(Word, _)), fail]) :-
    fen_position("r3k2q/1p6/8/3b4/4N3/8/6P1/R3K3 w Q - 0 1", Position),
    call(Word, d4, Position).

% friendly/2, hostile/2

test(friendly_are_those_to_move, all(Square == [e1, a7])) :-
    fen_position("4k3/P6p/8/8/8/8/8/4K3 w - - 0 1", Position),
    friendly(Square, Position).

test(hostile_are_the_others, all(Square == [h7, e8])) :-
    fen_position("4k3/P6p/8/8/8/8/8/4K3 w - - 0 1", Position),
    hostile(Square, Position).

test(a_move_makes_the_friendly_hostile, [forall(busy(FEN)), Hostile == Expected]) :-
    fen_position(FEN, P0),
    once(make_move(From, To, P0, P1)),
    findall(Square, hostile(Square, P1), Hostile0),
    findall(Square, ( friendly(Square, P0), Square \== From ), Others),
    msort(Hostile0, Hostile),
    msort([To|Others], Expected).

% at_home/2

test(each_side_has_its_home, all(Square == [a1, e1, g1, b8, e8])) :-
    fen_position("Rn2k3/8/8/8/8/8/r7/R3K1Nr w Q - 0 1", Position),
    at_home(Square, Position).

% outranks/3, equals/3, same_side/3

test(a_rook_outranks_a_knight, all(Square == [a2])) :-
    fen_position("4k3/8/8/8/8/8/n7/R3K3 w - - 0 1", Position),
    outranks(a1, Square, Position).

test(the_king_outranks_all_but_the_king, set(Square == [a1, a2])) :-
    fen_position("4k3/8/8/8/8/8/n7/R3K3 w - - 0 1", Position),
    outranks(e1, Square, Position).

test(a_bishop_does_not_outrank_a_knight, fail) :-
    fen_position("4k3/8/8/8/8/8/n7/B3K3 w - - 0 1", Position),
    outranks(a1, a2, Position).

test(an_empty_square_is_not_outranked, fail) :-
    fen_position("4k3/8/8/8/8/8/n7/B3K3 w - - 0 1", Position),
    outranks(a1, h1, Position).

test(pieces_of_one_colour_are_on_one_side, set(Square1-Square2 == [a1-e1, e1-a1])) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    same_side(Square1, Square2, Position).

test(opponents_are_not_on_one_side, fail) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    same_side(e1, e8, Position).

test(a_piece_is_not_paired_with_itself, fail) :-
    fen_position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Position),
    same_side(e1, e1, Position).

test(a_bishop_equals_a_knight, set(Square1-Square2 == [a1-a2, a2-a1, e1-e8, e8-e1])) :-
    fen_position("4k3/8/8/8/8/8/n7/B3K3 w - - 0 1", Position),
    equals(Square1, Square2, Position).

test(a_rook_equals_no_queen, fail) :-
    fen_position("4k3/8/8/8/8/8/q7/R3K3 w - - 0 1", Position),
    equals(a1, _, Position).

test(of_two_men_one_outranks_the_other_or_they_are_equals, [forall(busy(FEN)), all(Bad == [])]) :-
    fen_position(FEN, Position),
    piece_at(Square1, Position, _, _),
    piece_at(Square2, Position, _, _),
    Square1 \== Square2,
    findall(x,
            ( outranks(Square1, Square2, Position)
            ; outranks(Square2, Square1, Position)
            ; equals(Square1, Square2, Position)
            ),
            Ways),
    Ways \== [x],
    Bad = Square1-Square2.

% Helpers and tables.

kind(pawn_on,   [g2, b7]).
kind(knight_on, [e4]).
kind(bishop_on, [d5]).
kind(rook_on,   [a1, a8]).
kind(queen_on,  [h8]).
kind(king_on,   [e1, e8]).
kind(minor_on,  [e4, d5]).
kind(major_on,  [a1, a8, h8]).

busy("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").
busy("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10").
busy("4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1").

:- end_tests(men).
