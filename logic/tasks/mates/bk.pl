% Words for named mates: who else takes part.

english(alone_around, "no other piece of its side bears on a square next to {King} but {Piece}").
english(sound_wall, "the pieces before {King} shut it in, and nothing attacks them").
english(bishops_alone, "none but bishops bear on the squares next to {King}").

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
