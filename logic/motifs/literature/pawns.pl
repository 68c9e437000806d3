% Motifs of the pawn: far advanced, promoting, and taking in passing.

% Motifs though other clauses call them.
motif(promotion).

advanced_pawn(Line) :-
    solver_move(_, _, Pawn, _, After, Line),
    pawn_on(Pawn, After),
    advanced_to(Pawn, 7, After).
advanced_pawn(Line) :-
    promotion(Line).

promotion(Line) :-
    solver_ply(Ply, Line),
    becomes(Ply, _, Line).

under_promotion(Line) :-
    solver_move(Ply, _, _, _, _, Line),
    becomes(Ply, knight, Line).
% Where a rook or bishop mates, a queen would have done as well.
under_promotion(Line) :-
    solver_move(Ply, _, To, _, After, Line),
    becomes(Ply, _, Line),
    \+ queen_on(To, After),
    \+ checkmate(After).

en_passant(Line) :-
    solver_ply(Ply, Line),
    took_en_passant(Ply, Line).
