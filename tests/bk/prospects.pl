:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module('../../bk/vocabulary').

:- begin_tests(prospects).

test(prospects, [forall(prospect(_, FEN, Sign, Most)), Found == Most]) :-
    fen_position(FEN, Position),
    most(Sign, Position, Found).

test(threats, [forall(threat(_, FEN, Most)), Found == Most]) :-
    fen_position(FEN, Position),
    aggregate_all(max(N), would_win(N, Position), Found).

test(a_mate_is_seen_for_either_side) :-
    fen_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Mates),
    can_mate(Mates),
    \+ would_mate(Mates),
    fen_position("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", Threat),
    would_mate(Threat),
    \+ can_mate(Threat).

test(a_pawn_may_mate_as_a_knight) :-
    fen_position("6br/5Ppk/7p/8/8/8/8/K7 w - - 0 1", Position),
    can_mate(Position),
    \+ ( make_move(_, _, Position, Next), checkmate(Next) ).

test(who_is_in_check_faces_no_threat_of_mate, fail) :-
    fen_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Position),
    would_mate(Position).

test(without_a_move_nothing_is_gained_or_lost, fail) :-
    fen_position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Position),
    (   can_gain(_, Position)
    ;   must_lose(_, Position)
    ).

test(passed_pawns, all(Square == [h3, c5])) :-
    fen_position("4k3/8/4p3/2P5/4P3/7P/8/4K3 w - - 0 1", Position),
    passed_pawn(Square, Position).

test(the_words_leave_no_choice) :-
    fen_position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Position),
    can_gain(50, Position),
    can_mate(Position).

% Helpers and tables.

most(gain, Position, Most) :-
    aggregate_all(max(N), can_gain(N, Position), Most).
most(loss, Position, Most) :-
    aggregate_all(max(N), must_lose(N, Position), Most).

%   prospect(Why, FEN, Sign, Most)
prospect("a hanging rook",              "4k3/8/8/8/r7/8/8/R3K3 w - - 0 1", gain, 5).
prospect("mate counts for more",        "6k1/5ppp/8/8/8/8/8/Rn4K1 w - - 0 1", gain, 50).
prospect("a queen less a pawn",         "8/P6k/8/8/8/8/8/K7 w - - 0 1", gain, 8).
prospect("king and rook are forked",    "r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1", loss, 5).
prospect("every move allows mate",      "7k/8/6K1/8/8/8/8/1Q6 b - - 0 1", loss, 50).

threat("a fork threatens the rook",     "r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1", 5).


:- end_tests(prospects).
