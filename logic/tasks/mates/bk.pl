% Words for named mates: who else takes part, and on which side of the king pieces stand.

english(alone_around, "no other piece of its side bears on a square next to {King} but {Piece}").
alone_around(Piece, King, Position) :-
    checks(Piece, King, Position),
    \+ another_bears(Piece, King, Position).

another_bears(Piece, King, Position) :-
    king_zone(Square, King, Position),
    different_pos(Square, Piece),
    controls(Other, Square, Position),
    same_side(Other, Piece, Position),
    different_pos(Other, Piece).

english(bishops_alone, "none but bishops bear on the squares next to {King}").
bishops_alone(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    \+ no_bishop_bears(King, Position).

no_bishop_bears(King, Position) :-
    king_zone(Square, King, Position),
    controls(Other, Square, Position),
    hostile(Other, Position),
    \+ bishop_on(Other, Position).

english(either_side, "{King} is on a file between {One} and {Other}").
either_side(One, King, Other) :-
    file_of(One, File1),
    file_of(King, File2),
    file_of(Other, File3),
    smaller(File1, File2),
    smaller(File2, File3).
