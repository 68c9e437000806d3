:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/position', [board_content/3, board_with/3, position_board/2]).

:- begin_tests(position).

test(piece_at_tells_what_stands_on_a_square, Side-Piece == white-rook) :-
    castling_position(Position),
    piece_at(h1, Position, Side, Piece).

test(piece_at_finds_where_a_piece_stands, all(Square == [a8, h8])) :-
    castling_position(Position),
    piece_at(Square, Position, black, rook).

test(piece_at_lists_all_pieces_from_a1_to_h8, all(Square == [a1, e1, h1, a8, e8, h8])) :-
    castling_position(Position),
    piece_at(Square, Position, _, _).

test(piece_at_fails_on_an_empty_square, fail) :-
    castling_position(Position),
    piece_at(e4, Position, _, _).

test(piece_at_fails_off_the_board, fail) :-
    castling_position(Position),
    piece_at(z9, Position, _, _).

test(an_empty_square_is_empty) :-
    castling_position(Position),
    empty(e4, Position).

test(an_occupied_square_is_not_empty, fail) :-
    castling_position(Position),
    empty(e1, Position).

test(all_other_squares_are_empty, Count == 58) :-
    castling_position(Position),
    aggregate_all(count, empty(_, Position), Count).

test(every_square_is_empty_or_has_one_piece, all(Square == [])) :-
    castling_position(Position),
    sq(Square),
    aggregate_all(count, ( empty(Square, Position) ; piece_at(Square, Position, _, _) ), Count),
    Count =\= 1.

test(a_pawn_may_stand_on_ranks_2_to_7, set(Rank == [2, 3, 4, 5, 6, 7])) :-
    contents(white, pawn, Rank, _).

test(a_knight_may_stand_anywhere, Count == 64) :-
    aggregate_all(count, contents(black, knight, _, _), Count).

test(a_pawn_may_not_stand_on_the_last_rank, fail) :-
    contents(white, pawn, 8, 1).

test(position_contents_has_coordinates_rank_first,
     all(X-Y == [1-1, 1-8])) :-
    castling_position(Position),
    position_contents(Position, contents(white, rook, X, Y)).

test(a_queen_could_go_from_a1_to_h8, [nondet]) :-
    move(1, 1, 8, 8).

test(a_knight_could_go_from_a1_to_c2, [nondet]) :-
    move(1, 1, 2, 3).

test(no_piece_could_go_from_a1_to_d2, fail) :-
    move(1, 1, 2, 4).

test(no_piece_could_stay_where_it_is, fail) :-
    move(4, 4, 4, 4).

test(from_the_corner_there_are_23_ways, Count == 23) :-
    aggregate_all(count, move(1, 1, _, _), Count).

test(the_turn_is_told, Side == white) :-
    castling_position(Position),
    turn(Side, Position).

test(it_is_not_the_other_sides_turn, fail) :-
    castling_position(Position),
    turn(black, Position).

test(each_side_has_a_king, all(Side-Square == [white-e1, black-e8])) :-
    castling_position(Position),
    king_at(Side, Square, Position).

test(no_king_stands_where_a_rook_does, fail) :-
    castling_position(Position),
    king_at(_, a1, Position).

test(castling_rights_are_those_of_the_fen, all(Side-Wing == [white-kingside, black-queenside])) :-
    castling_position(Position),
    castling_right(Side, Wing, Position).

test(only_white_may_castle_kingside, all(Side == [white])) :-
    castling_position(Position),
    kingside_castle(Side, Position).

test(only_black_may_castle_queenside, all(Side == [black])) :-
    castling_position(Position),
    queenside_castle(Side, Position).

test(a_right_stays_while_castling_is_barred, [nondet]) :-
    fen_position("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", Position),
    kingside_castle(white, Position).

test(a_passed_square_is_told, Square == d6) :-
    fen_position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", Position),
    en_passant_square(Square, Position).

test(mostly_no_square_was_passed, fail) :-
    castling_position(Position),
    en_passant_square(_, Position).

test(none_is_no_passed_square, fail) :-
    castling_position(Position),
    en_passant_square(none, Position).

test(clocks_are_those_of_the_fen, Plies-Number == 7-30) :-
    castling_position(Position),
    halfmove_clock(Plies, Position),
    fullmove_number(Number, Position).

test(clocks_are_not_other_numbers, fail) :-
    castling_position(Position),
    halfmove_clock(30, Position).

test(a_changed_board_leaves_the_old_one_as_it_was, Content-Content1 == (white-king)-empty) :-
    castling_position(Position),
    position_board(Position, Board),
    board_with(Board, [e1=empty], Board1),
    board_content(Board, e1, Content),
    board_content(Board1, e1, Content1).

test(an_unbound_position_is_told_in_one_line, Text == Expected) :-
    Expected = "the position is unbound: read one with fen_position/2\n",
    catch(turn(_, _), error(Formal, _), true),
    phrase(prolog:error_message(Formal), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

test(what_is_no_position_has_no_turn, fail) :-
    turn(_, start).

% Helpers and tables.

castling_position(Position) :-
    fen_position("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 7 30", Position).

:- end_tests(position).
