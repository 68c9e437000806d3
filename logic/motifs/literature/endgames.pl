% Endgames by what is left on the board, before and after the first move.

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
