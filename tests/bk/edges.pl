:- use_module(library(plunit)).
:- use_module('../../bk/vocabulary').

:- begin_tests(edges).

% reaches/3, covers/3: pawns go ahead and bear sideways, others do both alike

test(a_pawn_goes_ahead, set(Square == [e3, e4])) :-
    board("4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1", Position),
    reaches(e2, Square, Position).

test(a_pawn_does_not_jump, fail) :-
    board("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", Position),
    reaches(e2, _, Position).

test(a_pawn_covers_where_it_takes, all(Square == [f3])) :-
    board("4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1", Position),
    covers(e2, Square, Position).

test(others_cover_what_they_reach, Reached == Covered) :-
    board("r3k3/8/8/3N4/8/8/8/4K2Q b - - 0 1", Position),
    findall(M-S, reaches(M, S, Position), Reached0),
    findall(M-S, covers(M, S, Position), Covered0),
    msort(Reached0, Reached),
    msort(Covered0, Covered).

% castles/3, passes/3

test(a_king_castles, set(Square == [c1, g1])) :-
    board("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Position),
    castles(e1, Square, Position).

test(a_step_is_no_castling, fail) :-
    board("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", Position),
    castles(_, _, Position).

test(a_pawn_takes_in_passing, all(Pawn-Square == [e5-d6])) :-
    board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", Position),
    passes(Pawn, Square, Position).

test(a_step_to_the_passed_square_does_not, fail) :-
    board("4k3/8/3p4/8/3P4/8/8/4K3 b - d3 0 2", Position),
    passes(_, _, Position).

% aims/4, aims_through/5

test(a_fork_aims_at_both, set(Other == [a8, e8])) :-
    board("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", Position),
    aims(d5, c7, Other, Position).

test(taking_may_aim, all(Other == [e8])) :-
    board("4k3/2p5/8/3N4/8/8/8/4K3 w - - 0 1", Position),
    aims(d5, c7, Other, Position).

test(nothing_aims_from_where_it_cannot_go, fail) :-
    board("4k3/2P5/8/3N4/8/8/8/4K3 w - - 0 1", Position),
    aims(d5, c7, _, Position).

test(a_man_that_goes_clears_its_own_line, all(Other == [a8])) :-
    board("r3k3/8/8/8/R7/8/8/4K3 w - - 0 1", Position),
    aims(a4, a1, Other, Position),
    Other \== e1.

test(a_skewer_to_come, all(Middle-Back == [d5-b7])) :-
    board("4k3/1r6/8/3q4/8/7P/8/4KB2 w - - 0 1", Position),
    aims_through(f1, g2, Middle, Back, Position),
    Middle == d5.

test(no_line_through_a_man_in_between, fail) :-
    board("4k3/1r6/8/3q4/4P3/8/8/4KB2 w - - 0 1", Position),
    aims_through(f1, g2, d5, _, Position).

% wedges/5, comes_behind/5, behind_two/5, wedges_before/6, wedges_after/6

test(a_check_can_be_blocked, set(Man-Square == [c1-e3, d1-e2])) :-
    board("4r1k1/8/8/8/8/8/8/2BQK3 w - - 0 1", Position),
    wedges(e8, Man, Square, e1, Position),
    Square \== e7, Square \== e4, Square \== e5.

test(neither_end_is_a_wedge, fail) :-
    board("4r1k1/8/8/8/8/8/8/4R1K1 w - - 0 1", Position),
    wedges(_, _, _, _, Position).

test(a_king_steps_behind_its_knight, all(Man-Square == [e8-d7])) :-
    board("4k3/8/2n5/1B6/8/8/8/4K3 b - - 0 1", Position),
    comes_behind(b5, c6, Man, Square, Position).

test(three_behind_each_other, all(A-B-C-D == [e1-e4-e6-e8])) :-
    board("4k3/8/4p3/8/4P3/8/8/4RK2 w - - 0 1", Position),
    behind_two(A, B, C, D, Position).

test(before_the_first, set(Man-Square == [f1-e2])) :-
    board("4k3/8/8/4n3/8/8/8/4RB1K w - - 0 1", Position),
    wedges_before(e1, Man, Square, e5, e8, Position).

test(after_the_first, set(Man-Square == [f8-e7])) :-
    board("4kb2/8/8/4n3/8/8/8/4R2K w - - 0 1", Position),
    wedges_after(e1, e5, Man, Square, e8, Position).

% rank_for/3

test(each_side_counts_from_its_own, Rank-Other == 3-6) :-
    board("4k3/8/8/8/8/8/8/4K3 w - - 0 1", White),
    board("4k3/8/8/8/8/8/8/4K3 b - - 0 1", Black),
    rank_for(c3, Rank, White),
    rank_for(c3, Other, Black).

board(FEN, Position) :-
    fen_position(FEN, Position).

:- end_tests(edges).
