:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module('../../bk/vocabulary').

:- begin_tests(pawn_squares).

test(half_of_the_squares_are_light, Count == 32) :-
    aggregate_all(count, square_colour(_, light), Count).

test(a_bishop_stays_on_its_colour, all(Square == [])) :-
    same_diagonal(c1, Square),
    \+ square_colour(Square, dark).

test(both_sides_count_from_their_own_first_rank, all(Side-Rank == [white-7, black-2])) :-
    own_rank(Side, a7, Rank).

test(a_pawn_promotes_on_its_file, all(Square == [c1])) :-
    promotion_square(black, c5, Square).

test(the_double_step_saves_a_move, all(Number == [5, 5, 4])) :-
    member(Pawn, [b2, b3, b4]),
    moves_to_promote(white, Pawn, Number).

test(no_pawn_stands_on_the_last_rank, fail) :-
    moves_to_promote(white, b8, _).

test(key_squares, [forall(keys(Side, Pawn, Keys)), Found == Keys]) :-
    findall(Square, key_square(Side, Pawn, Square), Found0),
    msort(Found0, Found).

test(key_squares_are_mirrored, all(Square == [])) :-
    key_square(white, d3, Square),
    to_coords(Square, Rank, File),
    Other is 9 - Rank,
    to_coords(Mirrored, Other, File),
    \+ key_square(black, d6, Mirrored).

test(kinds_of_opposition, all(Kind == [direct, distant, distant, diagonal])) :-
    member(King, [e3, e5, e7, g3]),
    opposed_kings(e1, King, Kind).

test(an_even_number_of_squares_is_none, fail) :-
    opposed_kings(e1, e4, _).

test(given_squares_are_deterministic) :-
    square_colour(a1, dark),
    own_rank(white, a1, 1),
    promotion_square(white, e4, e8),
    moves_to_promote(white, e4, 4),
    opposed_kings(e4, e6, direct).

keys(white, d2, [c4, d4, e4]).
keys(white, b5, [a6, a7, b6, b7, c6, c7]).
keys(black, g4, [f2, f3, g2, g3, h2, h3]).
keys(white, e7, [d7, d8, e8, f7, f8]).
keys(white, h3, [g7, g8]).

:- end_tests(pawn_squares).
