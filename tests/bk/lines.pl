:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(lines).

% behind/4

test(behind_tells_what_stands_behind_the_first_piece, all(Middle-Back == [e7-e8])) :-
    fen_position("4k3/4n3/8/8/8/8/8/4RK2 b - - 0 1", Position),
    behind(e1, Middle, Back, Position).

test(behind_is_a_line, fail) :-
    fen_position("4k3/4n3/8/8/n7/8/8/R3K3 b - - 0 1", Position),
    behind(a1, a4, e1, Position).

test(middle_and_back_are_different, fail) :-
    busy(FEN),
    fen_position(FEN, Position),
    behind(_, Square, Square, Position).

test(front_middle_and_back_are_aligned, all(Front-Middle-Back == [])) :-
    busy(FEN),
    fen_position(FEN, Position),
    behind(Front, Middle, Back, Position),
    \+ aligned(Front, Middle, Back).

test(back_is_the_next_piece_not_a_later_one, all(Back == [e6])) :-
    fen_position("4k3/8/4p3/8/4n3/8/8/4RK2 b - - 0 1", Position),
    behind(e1, e4, Back, Position).

test(only_the_first_piece_is_in_the_middle, all(Middle == [e4])) :-
    fen_position("4k3/8/4p3/8/4n3/8/8/4R1K1 b - - 0 1", Position),
    behind(e1, Middle, _, Position).

test(a_rook_looks_along_no_diagonal, fail) :-
    fen_position("4k3/8/8/3n4/2n5/8/R7/6K1 b - - 0 1", Position),
    behind(a2, _, _, Position).

test(a_bishop_looks_along_diagonals, all(Middle-Back == [c4-d5])) :-
    fen_position("4k3/8/8/3n4/2n5/8/B7/6K1 b - - 0 1", Position),
    behind(a2, Middle, Back, Position).

test(pieces_that_leap_have_no_line, fail) :-
    fen_position("4k3/8/8/3n4/2p5/1P6/8/6K1 b - - 0 1", Position),
    behind(b3, _, _, Position).

test(colours_do_not_matter_to_behind, all(Middle-Back == [a2-a7])) :-
    fen_position("4k3/p7/8/8/8/8/P7/R6K b - - 0 1", Position),
    behind(a1, Middle, Back, Position).

test(behind_works_after_a_move, all(Pinned-King == [c6-e8])) :-
    fen_position("r1bqkbnr/ppp2ppp/2np4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 4", P0),
    make_move(f1, b5, P0, P1),
    behind(b5, Pinned, King, P1),
    piece_at(King, P1, black, king).

test(the_front_of_a_line_is_found, all(Front == [b5])) :-
    fen_position("r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4", Position),
    behind(Front, c6, e8, Position).

% lined_up/4, pins/4, skewers/4

test(two_of_one_side_are_lined_up, all(Slider-Front-Behind == [e1-e7-e8])) :-
    fen_position("4k3/4n3/8/8/8/8/8/4RK2 b - - 0 1", Position),
    lined_up(Slider, Front, Behind, Position).

test(ones_own_in_front_are_not_lined_up, fail) :-
    fen_position("4k3/4r3/8/8/4N3/8/8/4RK2 b - - 0 1", Position),
    lined_up(e1, _, _, Position).

test(an_opponent_before_ones_own_is_not_lined_up, fail) :-
    fen_position("6k1/4N3/8/8/4n3/8/8/4RK2 b - - 0 1", Position),
    lined_up(_, _, _, Position).

test(three_of_one_side_are_not_lined_up, fail) :-
    fen_position("4k3/8/8/8/8/8/P7/R3K3 b - - 0 1", Position),
    lined_up(_, _, _, Position).

test(a_dearer_piece_behind_is_pinned_to, [forall(worths(_, FEN, Kind)), Found == Kind]) :-
    fen_position(FEN, Position),
    findall(pin, pins(e1, e4, e6, Position), Pins),
    findall(skewer, skewers(e1, e4, e6, Position), Skewers),
    append(Pins, Skewers, Found).

test(the_lined_up_are_pinned_or_skewered, [forall(busy(FEN)), All == Both]) :-
    fen_position(FEN, Position),
    findall(line(S, F, B), lined_up(S, F, B, Position), All0),
    findall(line(S, F, B),
            ( pins(S, F, B, Position)
            ; skewers(S, F, B, Position)
            ),
            Both0),
    msort(All0, All),
    msort(Both0, Both).

% pinned/2

test(a_shield_of_the_king_is_pinned, all(Square == [e7])) :-
    fen_position("4k3/4n3/8/8/8/8/8/4RK2 b - - 0 1", Position),
    pinned(Square, Position).

test(both_sides_have_pinned_men, set(Square == [a7, e3])) :-
    fen_position("k7/n7/8/2b5/8/4N3/8/R5K1 w - - 0 1", Position),
    pinned(Square, Position).

test(a_shield_of_a_queen_is_not_pinned, fail) :-
    fen_position("4q1k1/4n3/8/8/8/8/8/4RK2 b - - 0 1", Position),
    pinned(_, Position).

test(a_king_before_a_queen_is_not_pinned, fail) :-
    fen_position("4q3/4k3/8/8/8/8/8/4RK2 b - - 0 1", Position),
    pinned(_, Position).

test(of_two_shields_none_is_pinned, fail) :-
    fen_position("4k3/4n3/8/4p3/8/8/8/4RK2 b - - 0 1", Position),
    pinned(_, Position).

test(the_shield_from_ones_own_is_not_pinned, fail) :-
    fen_position("4k3/4n3/8/8/4r3/8/8/5K2 b - - 0 1", Position),
    pinned(_, Position).

% unveils/4

test(a_man_unveils_its_slider, all(Man-Slider-Target == [e4-e1-e7])) :-
    fen_position("6k1/4n3/8/8/4N3/8/8/4RK2 w - - 0 1", Position),
    unveils(Man, Slider, Target, Position).

test(an_opponent_unveils_nothing, fail) :-
    fen_position("6k1/4n3/8/8/4n3/8/8/4RK2 b - - 0 1", Position),
    unveils(e4, _, _, Position).

test(nothing_is_unveiled_to_ones_own, fail) :-
    fen_position("6k1/4B3/8/8/4N3/8/8/4RK2 w - - 0 1", Position),
    unveils(_, _, _, Position).

test(what_is_unveiled_is_attacked_after_the_move, [forall(busy(FEN)), all(Bad == [])]) :-
    fen_position(FEN, Position),
    friendly(Man, Position),
    unveils(Man, Slider, Target, Position),
    make_move(Man, To, Position, Next),
    To \== Target,
    \+ aligned(Slider, To, Target),
    \+ attacks(Slider, Target, Next),
    Bad = Man-To-Slider-Target.

% Helpers and tables.

worths("a queen behind a knight", "6k1/8/4q3/8/4n3/8/8/4RK2 b - - 0 1", [pin]).
worths("a knight behind a queen", "6k1/8/4n3/8/4q3/8/8/4RK2 b - - 0 1", [skewer]).
worths("a bishop behind a knight", "6k1/8/4b3/8/4n3/8/8/4RK2 b - - 0 1", [skewer]).
worths("a king behind a queen",   "8/8/4k3/8/4q3/8/8/4RK2 b - - 0 1", [pin]).
worths("a pawn behind a king",    "8/8/4p3/8/4k3/8/8/4RK2 b - - 0 1", [skewer]).

busy("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").
busy("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10").
busy("4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1").

:- end_tests(lines).
