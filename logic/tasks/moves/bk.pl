% Words for motifs of one move: a piece that attacks nothing, and a king without its pawns.

idle(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ attacks(Square, _, Position).

bare_king(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
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
