:- use_module(library(plunit)).
:- use_module('../../bk/vocabulary').

:- begin_tests(guarding).

% unguarded/2

test(unguarded, [forall(guarded(_, FEN, Square, Is)), Found == Is]) :-
    fen_position(FEN, Position),
    ( unguarded(Square, Position) -> Found = no ; Found = yes ).

% vulnerable/2

test(vulnerable, [forall(attacked(_, FEN, Square, Is)), Found == Is]) :-
    fen_position(FEN, Position),
    ( vulnerable(Square, Position) -> Found = yes ; Found = no ).

% cornered/2

test(cornered, [forall(cornered(_, FEN, Squares)), Found == Squares]) :-
    fen_position(FEN, Position),
    findall(Square, cornered(Square, Position), Found).

% pin_line/3

test(a_pinned_piece_may_go_along_the_line, set(Square == [e1, e2, e3, e4, e5, e6, e7, e8])) :-
    fen_position("4k3/8/8/4r3/8/8/8/4RK2 b - - 0 1", Position),
    pin_line(e5, Square, Position).

test(a_pin_to_another_piece_is_no_line, fail) :-
    fen_position("4q1k1/8/8/4r3/8/8/8/4RK2 b - - 0 1", Position),
    pin_line(_, _, Position).

test(legal_moves_of_the_pinned_stay_on_the_line, all(To == [])) :-
    fen_position("4k3/8/8/4r3/8/8/8/4RK2 b - - 0 1", Position),
    legal_move(e5, To, Position),
    \+ pin_line(e5, To, Position).

guarded("by a pawn", "4k3/8/2p5/3n4/8/8/8/4K3 w - - 0 1", d5, yes).
guarded("by nobody", "4k3/8/8/3n4/8/8/8/4K3 w - - 0 1", d5, no).
guarded("by its king", "8/8/4k3/3n4/8/8/8/4K3 w - - 0 1", d5, yes).
guarded("through the piece that takes", "3r2k1/8/8/3R4/8/3n4/8/6K1 w - - 0 1", d3, yes).
guarded("not through a knight, which does not slide", "3r2k1/8/8/3N4/8/2n5/8/6K1 w - - 0 1", c3, no).
guarded("not through its own side's attackers", "3R4/6k1/8/3R4/8/3n4/8/6K1 w - - 0 1", d3, no).

attacked("by nobody", "4k3/8/8/3n4/8/8/8/4K3 w - - 0 1", d5, no).
attacked("and loose", "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", d5, yes).
attacked("and guarded", "4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", d5, no).
attacked("by something cheaper", "4k3/8/2p5/3n4/4P3/8/8/4K3 w - - 0 1", d5, yes).
attacked("a king is not vulnerable", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1", e8, no).

cornered("a knight in the corner", "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 3 40", [a1]).
cornered("not with a way out", "r5k1/8/8/8/2p5/8/8/N5K1 w - - 3 40", []).
cornered("not in check", "r5k1/8/8/8/2pqb3/8/8/N5K1 w - - 3 40", []).
cornered("not of the side that has moved", "r5k1/8/8/8/2p1b3/8/8/N5K1 b - - 3 40", []).
cornered("not if it takes its worth", "r5k1/8/8/8/2p1b3/1n6/8/N5K1 w - - 3 40", []).

:- end_tests(guarding).
