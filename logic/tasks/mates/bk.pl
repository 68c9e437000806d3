% Words for named mates: who else takes part.

alone_around(Piece, King, Position) :-
    checks(Piece, King, Position),
    \+ another_bears(Piece, King, Position).

another_bears(Piece, King, Position) :-
    king_zone(Square, King, Position),
    different_pos(Square, Piece),
    controls(Other, Square, Position),
    same_side(Other, Piece, Position),
    different_pos(Other, Piece).

bishops_alone(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    \+ no_bishop_bears(King, Position).

no_bishop_bears(King, Position) :-
    king_zone(Square, King, Position),
    controls(Other, Square, Position),
    hostile(Other, Position),
    \+ bishop_on(Other, Position).

sound_wall(King, Position) :-
    shut_in(King, Position),
    \+ wall_attacked(King, Position).

wall_attacked(King, Position) :-
    king_zone(Square, King, Position),
    \+ same_rank(Square, King),
    attacks(_, Square, Position).
