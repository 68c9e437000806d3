:- use_module(library(plunit)).
:- use_module('../../bk/vocabulary').

:- begin_tests(perft).

test(perft_counts_all_leaves, [forall(known(_, FEN, Depth, Leaves)), Count == Leaves]) :-
    fen_position(FEN, Position),
    perft(Depth, Position, Count).

test(perft_in_bulk_counts_the_same, [forall(known(_, FEN, Depth, Leaves)), Count == Leaves]) :-
    fen_position(FEN, Position),
    perft_bulk(Depth, Position, Count).

test(no_ply_deep_there_is_one_position, Count-Bulk == 1-1) :-
    known(kiwipete, FEN, _, _),
    fen_position(FEN, Position),
    perft(0, Position, Count),
    perft_bulk(0, Position, Bulk).

test(below_a_mate_there_is_nothing, Count-Bulk == 0-0) :-
    fen_position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Position),
    perft(2, Position, Count),
    perft_bulk(2, Position, Bulk).

test(a_wrong_count_is_not_the_count, [forall(member(Predicate, [perft, perft_bulk])), fail]) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    member(Depth, [0, 1, 2]),
    call(Predicate, Depth, Position, 1000).

test(a_depth_below_0_is_an_error,
     [forall(member(Predicate, [perft, perft_bulk])), error(type_error(_, -1))]) :-
    fen_position("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Position),
    call(Predicate, -1, Position, _).

% Helpers and tables.

%   The positions are those that all chess programs are tested with:
%   https://www.chessprogramming.org/Perft_Results

known(start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3, 8902).
known(kiwipete,
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2, 2039).
known('rook endgame', "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3, 2812).
known('promotions and pins',
      "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2, 264).
known('bug catcher', "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2, 1486).
known('middle game',
      "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2, 2079).
known('promotion by capture', "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 2, 496).

:- end_tests(perft).
