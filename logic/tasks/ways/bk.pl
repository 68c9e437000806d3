% Words for ways that are cleared: which squares a move passes, and who goes to an empty square.

by_way_of(Square, From, To) :-
    same_pos(Square, To),
    different_pos(From, To).
by_way_of(Square, From, To) :-
    aligned(From, Square, To).

% A queen, rook or bishop; where a move is known, that it takes nothing.
slides_into(From, To, Position) :-
    slider_on(From, Position),
    empty(To, Position),
    different_pos(From, To).

slider_on(Square, Position) :-
    bishop_on(Square, Position).
slider_on(Square, Position) :-
    major_on(Square, Position).
