:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(fen).

:- include(fens).

test(a_good_fen_is_read_and_written_back,
     [forall(good_fen(_, FEN, Canonical)), Written == Canonical]) :-
    fen_position(FEN, Position),
    fen_position(Written, Position).

test(a_good_fen_makes_a_sound_position, [forall(good_fen(_, FEN, _))]) :-
    fen_position(FEN, Position),
    position(Position).

test(a_bad_fen_is_refused, [forall(bad_fen(_, FEN)), error(bad_fen(FEN, _))]) :-
    fen_position(FEN, _).

test(a_refusal_is_put_into_words, [forall(bad_fen(_, FEN))]) :-
    catch(fen_position(FEN, _), Error, true),
    message_to_codes(Error, Codes),
    append(`bad FEN "`, _, Codes).

test(thirty_bad_fens_are_known) :-
    aggregate_all(count, bad_fen(_, _), Count),
    Count >= 30.

test(an_atom_is_read_too, Side == black) :-
    fen_position('4k3/8/8/8/8/8/8/4K3 b - - 0 1', Position),
    turn(Side, Position).

test(a_list_of_codes_is_not, error(type_error(text, _))) :-
    fen_position(`4k3/8/8/8/8/8/8/4K3 b - - 0 1`, _).

test(a_number_is_not, error(type_error(text, 64))) :-
    fen_position(64, _).

test(nothing_is_read_from_nothing, error(instantiation_error)) :-
    fen_position(_, _).

test(fen_and_position_that_belong_together_agree) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 b - - 0 1", Position),
    fen_position("4k3/8/8/8/8/8/8/4K3 b - -", Position).

test(fen_and_position_that_do_not_belong_together_disagree, fail) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 b - - 0 1", Position),
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position).

test(all_positions_two_plies_deep_survive_writing_and_reading, all(FEN == [])) :-
    fen_position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", P0),
    make_move(_, d5, P0, P1),
    make_move(_, _, P1, P2),
    fen_position(FEN, P2),
    fen_position(FEN, Read),
    Read \== P2.

test(the_board_is_read_from_the_eighth_rank_down,
     all(Square-Side-Piece == [a1-white-rook, e1-white-king, e8-black-king, h8-black-bishop])) :-
    fen_position("4k2b/8/8/8/8/8/8/R3K3 w Q - 0 1", Position),
    piece_at(Square, Position, Side, Piece).

% Helpers and tables.

message_to_codes(error(Formal, _), Codes) :-
    phrase(prolog:error_message(Formal), Lines),
    with_output_to(codes(Codes), print_message_lines(current_output, '', Lines)).

:- end_tests(fen).
