:- use_module(library(plunit)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/position', [board_with/3, position_parts/7]).

:- begin_tests(validity).

test(a_position_that_was_read_is_sound) :-
    kings_only(Position),
    position(Position).

test(a_position_that_was_made_is_sound) :-
    fen_position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", P0),
    forall(make_move(_, _, _, P0, P1), position(P1)).

test(nothing_is_not_a_position, fail) :-
    position(_).

test(a_fen_is_not_a_position, fail) :-
    position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").

test(another_term_is_not_a_position, fail) :-
    position(position(1, 2, 3, 4, 5, 6)).

test(a_sound_position_has_no_problem, fail) :-
    kings_only(Position),
    position_problem(Position, _).

test(a_side_without_a_king_is_a_problem, all(Problem == [kings(white, 0)])) :-
    changed([e1=empty], Problem).

test(a_side_with_two_kings_is_a_problem, all(Problem == [kings(black, 2)])) :-
    changed([a8=black-king], Problem).

test(a_pawn_on_the_first_rank_is_a_problem, all(Problem == [pawn_on_last_rank(h1)])) :-
    changed([h1=white-pawn], Problem).

test(nine_pawns_are_a_problem, all(Problem == [too_many_pawns(white, 9)])) :-
    changed([ a2=white-pawn, b2=white-pawn, c2=white-pawn, d2=white-pawn, e2=white-pawn,
              f2=white-pawn, g2=white-pawn, h2=white-pawn, h3=white-pawn
            ],
            Problem).

test(seventeen_men_are_a_problem, all(Problem == [too_many(white, 17)])) :-
    fen_position("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1", Position),
    with(Position, [a3=white-knight], Changed),
    position_problem(Changed, Problem).

test(a_right_to_castle_without_the_rook_is_a_problem,
     all(Problem == [castling(white, kingside)])) :-
    fen_position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Position),
    with(Position, [h1=empty], Changed),
    position_problem(Changed, Problem).

test(a_passed_square_that_no_pawn_passed_is_a_problem, all(Problem == [en_passant(e3)])) :-
    fen_position("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", Position),
    with(Position, [e4=empty], Changed),
    position_problem(Changed, Problem).

test(a_king_that_could_be_taken_is_a_problem, all(Problem == [capturable_king(black)])) :-
    changed([a8=white-rook], Problem).

test(an_unsound_position_is_not_a_position, fail) :-
    kings_only(Position),
    with(Position, [e1=empty], Changed),
    position(Changed).

% Helpers and tables.

kings_only(Position) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position).

changed(Changes, Problem) :-
    kings_only(Position),
    with(Position, Changes, Changed),
    position_problem(Changed, Problem).

with(Position0, Changes, Position) :-
    position_parts(Position0, Board0, Turn, Castling, EnPassant, Halfmove, Fullmove),
    board_with(Board0, Changes, Board),
    position_parts(Position, Board, Turn, Castling, EnPassant, Halfmove, Fullmove).

:- end_tests(validity).
