% Kings and what is around them: features of logic/ranking. After the move, friendly/2 is of the
% other side, whose turn it then is.

% The piece goes next to the other king, or to two squares from it.
comes_to_king(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    king_on(King, NewPosition),
    friendly(King, NewPosition),
    adjacent(To, King).

comes_near_king(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    king_on(King, NewPosition),
    friendly(King, NewPosition),
    apart(To, King, 2).

% The piece bears on a square next to the other king.
bears_on_king_zone(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    king_zone(Square, King, NewPosition),
    friendly(King, NewPosition),
    controls(To, Square, NewPosition).

% It takes something there.
takes_near_king(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    captures(From, To, Position),
    king_on(King, NewPosition),
    friendly(King, NewPosition),
    adjacent(To, King).

% The king could flee to a square before the move, and cannot after it.
takes_flight_square(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    flight(King, Square, Position),
    hostile(King, Position),
    \+ flight(King, Square, NewPosition).

% The other king has no square to go to.
king_without_flight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    no_flight(King, NewPosition),
    friendly(King, NewPosition).

% The other king is shut in on its first rank, and a rook or queen goes there.
king_shut_in(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    shut_in(King, NewPosition),
    friendly(King, NewPosition),
    major_on(To, NewPosition),
    at_home(King, NewPosition),
    same_rank(To, King).

% The queen goes next to the other king, and is defended there.
queen_and_helper(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(To, NewPosition),
    king_on(King, NewPosition),
    friendly(King, NewPosition),
    adjacent(To, King),
    defends(_, To, NewPosition).

% A rook, bishop or queen faces the other king through one piece.
looks_at_king(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    behind(To, _, King, NewPosition),
    king_on(King, NewPosition),
    friendly(King, NewPosition).
% The king moves; it castles.
king_moves(Position, From, To) :-
    king_on(From, Position),
    legal_move(From, To, Position).

king_castles(Position, From, To) :-
    king_on(From, Position),
    legal_move(From, To, Position),
    apart(From, To, 2).

% The king comes nearer to the other one in an ending without queens: they stand two apart.
king_to_the_fight(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    king_on(From, Position),
    absent(queen, Position),
    king_on(King, NewPosition),
    friendly(King, NewPosition),
    apart(To, King, 2).

% Two pieces bear on a square next to the other king.
two_on_king_square(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    king_zone(Square, King, NewPosition),
    friendly(King, NewPosition),
    controls(To, Square, NewPosition),
    controls(Other, Square, NewPosition),
    different_pos(Other, To),
    hostile(Other, NewPosition).

% The king goes next to a passed pawn, its own or the other side's.
king_to_passed_pawn(Position, From, To) :-
    king_on(From, Position),
    make_move(From, To, Position, NewPosition),
    passed_pawn(Pawn, NewPosition),
    adjacent(To, Pawn).
