% Words for attacks on a king: where it stands before the first move, what the solver does in some move
% of the line, and whether the end has a name of its own.

checking(Line) :-
    solver_ply(Ply, Line),
    gives_check(Ply, Line).

% By a move that is neither the first nor the last.
checking_midway(Line) :-
    earlier_move(Ply, _, _, _, _, Line),
    reply(Ply, _, _, _, Line),
    gives_check(Ply, Line).

% A piece, not the king, that is safe where it goes and endangers two at once, before the last move.
forking(Line) :-
    solver_move(Ply, _, Forker, _, After, Line),
    reply(Ply, _, _, _, Line),
    \+ king_on(Forker, After),
    \+ vulnerable(Forker, After),
    endangers(Forker, One, After),
    endangers(Forker, Other, After),
    different_pos(One, Other).

short_side_king(King, Position) :-
    king_of_opponent(King, Position),
    at_home(King, Position),
    short_side(King).

long_side_king(King, Position) :-
    king_of_opponent(King, Position),
    at_home(King, Position),
    long_side(King).

king_of_opponent(King, Position) :-
    king_on(King, Position),
    hostile(King, Position).

short_side(King) :-
    file_of(King, 7).
short_side(King) :-
    file_of(King, 8).

long_side(King) :-
    file_of(King, 1).
long_side(King) :-
    file_of(King, 2).
long_side(King) :-
    file_of(King, 3).

% No pawn of its own stands before or beside the king, which has not come far.
bare_king(King, Position) :-
    king_of_opponent(King, Position),
    \+ advanced_to(King, 4, Position),
    \+ shielded(King, Position).

shielded(King, Position) :-
    adjacent(King, Pawn),
    pawn_on(Pawn, Position),
    same_side(King, Pawn, Position),
    \+ falls_behind(Pawn, King, Position).

falls_behind(Pawn, King, Position) :-
    advanced_to(King, Rank, Position),
    \+ advanced_to(Pawn, Rank, Position).

mated_on_rank(King, Position) :-
    checks(Checker, King, Position),
    same_rank(Checker, King),
    shut_in(King, Position),
    \+ neighbour_attacked(King, Position),
    checkmate(Position).

neighbour_attacked(King, Position) :-
    adjacent(King, Square),
    \+ same_rank(King, Square),
    attacks(_, Square, Position).
