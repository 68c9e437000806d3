:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').

:- begin_tests(kings).

% king_zone/3

test(a_king_in_the_corner_has_three_neighbours, set(Square == [a2, b1, b2])) :-
    fen_position("4k3/8/8/8/8/8/8/K6R w - - 0 1", Position),
    king_zone(Square, a1, Position).

test(only_kings_have_a_zone, fail) :-
    fen_position("4k3/8/8/8/8/8/8/K6R w - - 0 1", Position),
    king_zone(_, h1, Position).

test(a_square_may_be_in_both_zones, set(King == [e4, e6])) :-
    fen_position("8/8/4k3/8/4K3/8/8/8 w - - 0 1", Position),
    king_zone(e5, King, Position).

% flight/3, no_flight/2

test(flights, [forall(flights(_, FEN, King, Squares)), Found == Squares]) :-
    fen_position(FEN, Position),
    findall(Square, flight(King, Square, Position), Found0),
    msort(Found0, Found).

test(no_flight_is_to_have_none, [forall(flights(_, FEN, King, Squares)), None == Expected]) :-
    fen_position(FEN, Position),
    findall(x, no_flight(King, Position), None),
    findall(x, Squares == [], Expected).

test(flights_are_the_moves_of_the_king, [forall(busy(FEN)), Flights == Moves]) :-
    fen_position(FEN, Position),
    turn(Side, Position),
    once(king_at(Side, King, Position)),
    findall(To, flight(King, To, Position), Flights0),
    findall(To, ( legal_move(King, To, Position), adjacent(King, To) ), Moves0),
    msort(Flights0, Flights),
    msort(Moves0, Moves).

test(no_flight_without_a_king, fail) :-
    fen_position("4k3/8/8/8/8/8/8/K6R w - - 0 1", Position),
    no_flight(h1, Position).

% shut_in/2

test(a_king_is_shut_in, [forall(shut(_, FEN, Kings)), Found == Kings]) :-
    fen_position(FEN, Position),
    findall(King, shut_in(King, Position), Found).

% Helpers and tables.

flights("the edge of the board",      "4k3/8/8/8/8/8/8/K6R w - - 0 1", a1, [a2, b1, b2]).
flights("its own men stand there",    "4k3/8/8/8/8/8/PP6/KB6 w - - 0 1", a1, []).
flights("opposing men bear on some",  "4k3/8/8/8/8/8/1r6/K7 w - - 0 1", a1, [b2]).
flights("what it could take is defended", "4k3/8/8/8/8/2p5/1r6/K7 w - - 0 1", a1, []).
flights("the other king bears on some", "8/8/8/8/8/1k6/8/K7 w - - 0 1", a1, [b1]).
flights("away along the line of a check", "r6k/8/8/8/K7/8/8/1R6 w - - 0 1", a4, [b3, b4, b5]).
flights("not its side's turn",        "4k3/8/8/8/8/8/8/K6R b - - 0 1", a1, [a2, b1, b2]).

shut("black, by pawns",               "6k1/5ppp/8/8/8/8/8/4K3 w - - 0 1", [g8]).
shut("white, in the corner",          "4k3/8/8/8/8/8/6PP/7K w - - 0 1", [h1]).
shut("men beside it do not matter",   "5rkr/5ppp/8/8/8/8/8/4K3 w - - 0 1", [g8]).
shut("any men of its own",            "6k1/5bpn/8/8/8/8/8/4K3 w - - 0 1", [g8]).
shut("a way out is not",              "6k1/5pp1/7p/8/8/8/8/4K3 w - - 0 1", []).
shut("a way out that is guarded is not shut either", "6k1/5pp1/7p/8/8/3B4/8/4K3 w - - 0 1", []).
shut("opposing men do not shut",      "6k1/5ppP/8/8/8/8/8/4K3 b - - 0 1", []).
shut("on another rank it is not",     "8/6k1/5ppp/8/8/8/8/4K3 w - - 0 1", []).
shut("on the other side's first rank it is not", "4k3/8/8/8/8/8/5ppp/6K1 w - - 0 1", []).

busy("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").
busy("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10").
busy("4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1").

:- end_tests(kings).
