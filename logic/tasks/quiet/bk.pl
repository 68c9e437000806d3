% Words for moves without force: a piece that attacks nothing, and a pawn past the middle of the board.

idle(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ attacks(Square, _, Position).

far_pawn(Square, Position) :-
    pawn_on(Square, Position),
    advanced_to(Square, 5, Position).
