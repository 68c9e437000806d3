:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(replies).

test(best_replies, [forall(best(_, FEN, _, Moves)), Found == Moves]) :-
    fen_position(FEN, Position),
    findall(From-To, best_reply(From, To, Position), Found0),
    msort(Found0, Found).

test(material_is_lost_kept_or_gained, [forall(best(_, FEN, Sign, _)), Found == Sign]) :-
    fen_position(FEN, Position),
    sign(Position, Found).

test(material, [forall(material(_, FEN, Sign)), Found == Sign]) :-
    fen_position(FEN, Position),
    sign(Position, Found).

test(without_a_move_there_is_no_reply, [forall(over(FEN)), fail]) :-
    fen_position(FEN, Position),
    (   best_reply(_, _, Position)
    ;   loses_material(Position)
    ;   gains_material(Position)
    ).

test(of_all_moves_the_fork_costs_the_other_side_material, all(From-To == [d5-c7])) :-
    fen_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", Position),
    make_move(From, To, Position, Next),
    loses_material(Next).

test(the_words_for_material_leave_no_choice) :-
    fen_position("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", Gains),
    gains_material(Gains),
    fen_position("r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 0 1", Loses),
    loses_material(Loses).

% Helpers and tables.

sign(Position, Sign) :-
    (   loses_material(Position)
    ->  \+ gains_material(Position),
        Sign = loss
    ;   gains_material(Position)
    ->  Sign = gain
    ;   Sign = even
    ).

%   best(Why, FEN, Sign, Moves): Moves are the best replies.
best("it takes what hangs",           "4k3/8/8/8/p7/8/8/R3K3 w - - 0 1", gain, [a1-a4]).
best("it takes the dearer of two",    "4k3/8/8/8/p7/8/8/R2nK3 w - - 0 1", gain, [a1-d1, e1-d1]).
best("a queen is worth eight more than a pawn",
     "8/P6k/8/8/3p4/8/8/K2Q4 w - - 0 1", gain, [a7-a8]).
best("promotion by capture",          "1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", gain, [a7-b8]).
best("en passant takes a pawn",       "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", gain, [e5-d6]).
best("the attacked knight must go where nothing takes it",
     "7k/8/8/8/8/p7/r7/N6K w - - 0 1", even, [a1-b3]).
best("two are attacked: the cheaper is given up, for a pawn",
     "7k/8/8/2p5/1R1N4/8/8/7K w - - 0 1", loss, [b4-a4, b4-c4]).

material("a trapped knight is lost",    "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 0 1", loss).
material("a defended pawn is not won",  "4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", even).
material("an exchange of equals",       "4k3/8/2p5/3n4/8/1B6/8/4K3 w - - 0 1", even).
material("taking costs more elsewhere", "4k3/8/8/8/p5b1/8/8/R2N2K1 w - - 0 1", even).
material("at the start",
         "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", even).
material("mate in one is not seen",     "6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 1", even).

over("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1").
over("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").

:- end_tests(replies).
