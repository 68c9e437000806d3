:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/geometry').

:- begin_tests(geometry).

test(there_are_64_squares, Count == 64) :-
    aggregate_all(count, sq(_), Count).

test(there_are_64_pairs_of_coordinates, Count == 64) :-
    aggregate_all(count, square(_, _), Count).

test(h8_is_a_square) :-
    sq(h8).

test(i1_is_no_square, fail) :-
    sq(i1).

test(a9_is_no_square, fail) :-
    sq(a9).

test(rank_9_is_off_the_board, fail) :-
    square(9, 1).

test(file_0_is_off_the_board, fail) :-
    square(1, 0).

test(coordinates_are_rank_then_file, Rank-File == 4-5) :-
    to_coords(e4, Rank, File).

test(coordinates_name_their_square, all(Square == [b7])) :-
    to_coords(Square, 7, 2).

test(a_rank_has_eight_squares, all(Square == [a3, b3, c3, d3, e3, f3, g3, h3])) :-
    to_coords(Square, 3, _).

test(squares_are_numbered_from_a1_along_the_ranks,
     all(Square-Index == [a1-1, h1-8, a2-9, h8-64])) :-
    member(Square, [a1, h1, a2, h8]),
    square_index(Square, Index).

test(b1_and_g1_are_on_the_same_row) :-
    sameRow(1, 2, 1, 7).

test(a_square_is_on_its_own_row) :-
    sameRow(1, 2, 1, 2).

test(b1_and_b7_are_not_on_the_same_row, fail) :-
    sameRow(1, 2, 7, 2).

test(a_row_ends_at_the_edge_of_the_board, fail) :-
    sameRow(1, 2, 1, 9).

test(b1_and_b7_are_on_the_same_column) :-
    sameCol(1, 2, 7, 2).

test(b1_and_g1_are_not_on_the_same_column, fail) :-
    sameCol(1, 2, 1, 7).

test(the_column_of_a_square_has_eight, Ranks == [1, 2, 3, 4, 5, 6, 7, 8]) :-
    findall(Rank, sameCol(5, 3, Rank, 3), Ranks).

test(a1_and_h8_are_different) :-
    different_pos(a1, h8).

test(a1_is_not_different_from_itself, fail) :-
    different_pos(a1, a1).

test(only_squares_are_different_squares, fail) :-
    different_pos(a1, z9).

test(e4_is_on_rank_4, Rank == 4) :-
    rank_of(e4, Rank).

test(e4_is_on_file_5, File == 5) :-
    file_of(e4, File).

test(white_promotes_on_the_eighth_rank, Squares == [a8, b8, c8, d8, e8, f8, g8, h8]) :-
    findall(Square, last_rank(white, Square), Squares).

test(black_promotes_on_the_first_rank) :-
    last_rank(black, d1).

test(black_does_not_promote_on_the_eighth_rank, fail) :-
    last_rank(black, d8).

test(rays_of_a_corner_go_three_ways,
     all(Kind-Squares == [ straight-[a2, a3, a4, a5, a6, a7, a8],
                           straight-[b1, c1, d1, e1, f1, g1, h1],
                           diagonal-[b2, c3, d4, e5, f6, g7, h8]
                         ])) :-
    ray(a1, Kind, Squares).

test(a_ray_starts_with_the_nearest_square, set(Square == [d5, d7, f5, f7])) :-
    ray(e6, diagonal, [Square|_]).

test(rays_end_at_the_edge, all(Squares == [[c7, d8], [c5, d4, e3, f2, g1], [a5], [a7]])) :-
    ray(b6, diagonal, Squares).

test(a_line_tells_what_is_between, all(Kind-Between == [diagonal-[b2, c3]])) :-
    line(a1, d4, Kind, Between).

test(neighbours_have_nothing_between, all(Between == [[]])) :-
    line(a1, a2, _, Between).

test(no_line_joins_squares_a_leap_apart, fail) :-
    line(a1, b3, _, _).

test(no_line_leads_back_to_its_start, fail) :-
    line(Square, Square, _, _).

test(lines_run_both_ways, all(From-To == [])) :-
    line(From, To, Kind, Between),
    reverse(Between, Reversed),
    \+ line(To, From, Kind, Reversed).

test(b2_is_between_a1_and_h8, [nondet]) :-
    aligned(a1, b2, h8).

test(the_middle_one_is_in_the_middle, fail) :-
    aligned(a1, h8, b2).

test(squares_on_different_lines_are_not_aligned, fail) :-
    aligned(a1, b2, c4).

test(the_ends_are_not_between_themselves, fail) :-
    aligned(a1, a1, h8).

test(squares_between_are_found, all(Middle == [e2, e3])) :-
    aligned(e1, Middle, e4).

test(a_knight_leaps_from_the_corner_to_two_squares, set(To == [b3, c2])) :-
    leap_target(knight, a1, To).

test(a_knight_leaps_from_the_middle_to_eight_squares,
     set(To == [c3, c5, d2, d6, f2, f6, g3, g5])) :-
    leap_target(knight, e4, To).

test(no_leap_goes_round_the_edge, fail) :-
    leap_target(knight, h4, a5).

test(rooks_do_not_leap, fail) :-
    leap_target(rook, _, _).

test(a_corner_has_three_neighbours, set(Square == [g7, g8, h7])) :-
    adjacent(h8, Square).

test(a_square_is_not_next_to_itself, fail) :-
    adjacent(Square, Square).

test(h1_is_not_next_to_a2, fail) :-
    adjacent(h1, a2).

test(white_pawns_capture_upwards, set(To == [d5, f5])) :-
    pawn_capture(white, e4, To).

test(black_pawns_capture_downwards, set(To == [d3, f3])) :-
    pawn_capture(black, e4, To).

test(a_pawn_on_the_edge_captures_one_way, all(To == [b5])) :-
    pawn_capture(white, a4, To).

test(pawns_step_ahead, all(Side-To == [white-e5, black-e3])) :-
    pawn_step(Side, e4, To).

test(a_pawn_at_home_may_go_two_steps, all(Over-To == [e3-e4])) :-
    pawn_double_step(white, e2, Over, To).

test(a_pawn_from_home_may_not, fail) :-
    pawn_double_step(white, e3, _, _).

test(black_pawns_start_on_the_seventh_rank, all(From == [c7])) :-
    pawn_double_step(black, From, c6, c5).

:- end_tests(geometry).
