:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module('../../bk/vocabulary').

:- begin_tests(forcing).

test(forcing, [forall(known(_, FEN, Word, Most)), Found == Most]) :-
    fen_position(FEN, Position),
    aggregate_all(max(Number), call(Word, Number, Position), Found).

test(what_is_not_forced, [forall(unknown(_, FEN, Word)), fail]) :-
    fen_position(FEN, Position),
    call(Word, _, Position).

% Helpers and tables.

%   known(Why, FEN, Word, Most)
known("a fork with check",             "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", can_force, 5).
known("a hanging rook",                "4k3/8/8/8/r7/8/8/R3K3 w - - 0 1", can_force, 5).
known("a queen less a pawn",           "8/P6k/8/8/8/8/8/K7 w - - 0 1", can_force, 8).
known("two rooks mate in two",         "3r2k1/5ppp/8/8/8/8/4R3/4R1K1 w - - 0 1", can_force, 50).
known("the fork is a threat",          "r3k3/8/8/3N4/8/8/8/4K3 b q - 0 1", would_force, 5).
known("king and rook are forked",      "r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1", must_pay, 5).
known("the rook can be taken",         "4k3/8/8/8/r7/8/8/R3K3 w - - 0 1", can_earn, 5).
known("mate counts for more",          "6k1/5ppp/8/8/8/8/8/Rn4K1 w - - 0 1", can_earn, 50).

%   unknown(Why, FEN, Word)
unknown("one reply meets the threat",  "r3k3/8/8/3N4/8/8/8/4K3 b q - 0 1", must_pay).
unknown("who is in check passes not",  "r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1", would_force).
unknown("there is no move",            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", can_earn).
unknown("a stalemate costs nothing",   "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", must_pay).
unknown("the queen is lost for a pawn", "4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1", can_earn).


:- end_tests(forcing).
