% Pawns on their way: features of logic/ranking. After the move, friendly/2 is of the other side,
% whose turn it then is.

% A pawn comes so far; a passed one moves.
pawn_to_rank_4(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, NewPosition),
    advanced_to(To, 4, NewPosition).

pawn_to_rank_5(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, NewPosition),
    advanced_to(To, 5, NewPosition).

pawn_to_rank_6(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, NewPosition),
    advanced_to(To, 6, NewPosition).

pawn_to_rank_7(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, NewPosition),
    advanced_to(To, 7, NewPosition).

passed_pawn_moves(Position, From, To) :-
    passed_pawn(From, Position),
    legal_move(From, To, Position).

makes_passed_pawn(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    passed_pawn(To, NewPosition),
    \+ passed_pawn(From, Position).

% The other side can promote after the move; this side threatens to.
lets_promote(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    promotes(_, _, NewPosition).

pawn_about_to_promote(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(Pawn, NewPosition),
    hostile(Pawn, NewPosition),
    advanced_to(Pawn, 7, NewPosition).

% Takes or attacks a passed pawn, defends one of its own.
takes_passed_pawn(Position, From, To) :-
    captures(From, To, Position),
    passed_pawn(To, Position).

attacks_passed_pawn(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    attacks(To, Pawn, NewPosition),
    passed_pawn(Pawn, NewPosition).

defends_passed_pawn(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    defends(To, Pawn, NewPosition),
    passed_pawn(Pawn, NewPosition).

% Stands before a passed pawn of the other side, on its file.
before_passed_pawn(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    passed_pawn(Pawn, NewPosition),
    friendly(Pawn, NewPosition),
    same_file(Pawn, To),
    adjacent(Pawn, To),
    \+ pawn_on(To, NewPosition).

% A pawn stands before its last rank, and nothing of the other side bears on the square ahead.
pawn_runs_free(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(Pawn, NewPosition),
    hostile(Pawn, NewPosition),
    advanced_to(Pawn, 7, NewPosition),
    piece_at(Pawn, NewPosition, Side, _),
    last_rank(Side, Square),
    same_file(Pawn, Square),
    empty(Square, NewPosition),
    \+ covered(Square, NewPosition).

covered(Square, Position) :-
    controls(Man, Square, Position),
    friendly(Man, Position).
