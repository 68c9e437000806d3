:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module('../../bk/vocabulary').

:- begin_tests(distances).

test(a_square_is_0_from_itself, all(Square == [d4])) :-
    apart(d4, Square, 0).

test(neighbours_are_1_apart, Near == Adjacent) :-
    findall(Square, apart(g8, Square, 1), Near0),
    findall(Square, adjacent(g8, Square), Adjacent0),
    msort(Near0, Near),
    msort(Adjacent0, Adjacent).

test(no_squares_are_more_than_7_apart, Most == 7) :-
    aggregate_all(max(Number), apart(_, _, Number), Most).

test(distances_are_the_same_both_ways, all(Square1-Square2 == [])) :-
    apart(Square1, Square2, Number),
    \+ apart(Square2, Square1, Number).

test(a_square_shares_no_line_with_itself, fail) :-
    ( same_rank(S, S) ; same_file(S, S) ; same_diagonal(S, S) ).

test(common_lines, [forall(common(Goal, Count)), Found == Count]) :-
    aggregate_all(count, Goal, Found).

test(a_queen_goes_along_common_lines, all(Square == [])) :-
    sq(Square),
    ( line(e5, Square, _, _) -> Seen = true ; Seen = false ),
    (   ( same_rank(e5, Square) ; same_file(e5, Square) ; same_diagonal(e5, Square) )
    ->  Shared = true
    ;   Shared = false
    ),
    Seen \== Shared.

test(given_squares_are_deterministic) :-
    apart(a1, h8, 7),
    same_rank(a1, h1),
    same_file(a1, a8),
    same_diagonal(a1, h8),
    on_edge(a4),
    in_corner(h8).

common(same_rank(d4, _), 7).
common(same_file(d4, _), 7).
common(same_diagonal(d4, _), 13).
common(same_diagonal(a1, _), 7).
common(on_edge(_), 28).
common(in_corner(_), 4).

:- end_tests(distances).
