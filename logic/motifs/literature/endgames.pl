% Endgames by what is left on the board, before and after the first move.
% worth: pawn_endgame 0.98 (0.96 to 0.99), right in 266 of 271 solutions that it holds on
% worth: queen_endgame 0.99 (0.96 to 1.00), right in 121 of 122 solutions that it holds on
% worth: rook_endgame 0.99 (0.98 to 1.00), right in 516 of 521 solutions that it holds on
% worth: bishop_endgame 0.99 (0.95 to 1.00), right in 101 of 102 solutions that it holds on
% worth: knight_endgame 1.00 (0.95 to 1.00), right in 69 of 69 solutions that it holds on
% worth: queen_rook_endgame 0.99 (0.93 to 1.00), right in 78 of 79 solutions that it holds on

pawn_endgame(Line) :-
    first_move(_, _, Start, After, Line),
    no_pieces(Start),
    no_pieces(After),
    pawn_on(_, Start),
    pawn_on(_, After).

no_pieces(Position) :-
    absent(queen, Position),
    absent(rook, Position),
    absent(bishop, Position),
    absent(knight, Position).

queen_endgame(Line) :-
    first_move(_, _, Start, After, Line),
    only_queens(Start),
    only_queens(After).

only_queens(Position) :-
    queen_on(_, Position),
    absent(rook, Position),
    absent(bishop, Position),
    absent(knight, Position).

rook_endgame(Line) :-
    first_move(_, _, Start, After, Line),
    only_rooks(Start),
    only_rooks(After).

only_rooks(Position) :-
    rook_on(_, Position),
    absent(queen, Position),
    absent(bishop, Position),
    absent(knight, Position).

bishop_endgame(Line) :-
    first_move(_, _, Start, After, Line),
    only_bishops(Start),
    only_bishops(After).

only_bishops(Position) :-
    bishop_on(_, Position),
    absent(queen, Position),
    absent(rook, Position),
    absent(knight, Position).

knight_endgame(Line) :-
    first_move(_, _, Start, After, Line),
    only_knights(Start),
    only_knights(After).

only_knights(Position) :-
    knight_on(_, Position),
    absent(queen, Position),
    absent(rook, Position),
    absent(bishop, Position).

queen_rook_endgame(Line) :-
    first_move(_, _, Start, After, Line),
    queen_and_rooks(Start),
    queen_and_rooks(After).

queen_and_rooks(Position) :-
    single(queen, Position),
    rook_on(_, Position),
    absent(bishop, Position),
    absent(knight, Position).
