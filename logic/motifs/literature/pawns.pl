% Motifs of the pawn: far advanced, promoting, and taking in passing.
% worth: advanced_pawn 0.99 (0.98 to 1.00), right in 518 of 523 solutions that it holds on
% worth: promotion 0.99 (0.96 to 1.00), right in 206 of 209 solutions that it holds on
% worth: under_promotion 1.00 (0.21 to 1.00), right in 1 of 1 solutions that it holds on
% worth: en_passant 1.00 (0.82 to 1.00), right in 18 of 18 solutions that it holds on

% Motifs though other clauses call them.
motif(promotion).

advanced_pawn(Line) :-
    solver_move(_, _, Pawn, _, After, Line),
    pawn_on(Pawn, After),
    advanced_to(Pawn, 7, After).
advanced_pawn(Line) :-
    promotion(Line).

% In a line that a search found: a pawn that has taken something is not taken at once.
decisive_advanced_pawn(Line) :-
    solver_move(Ply, _, Pawn, _, After, Line),
    pawn_on(Pawn, After),
    advanced_to(Pawn, 7, After),
    \+ only_exchanged(Ply, Pawn, Line).
decisive_advanced_pawn(Line) :-
    promotion(Line).

only_exchanged(Ply, Pawn, Line) :-
    taken(Ply, _, Line),
    reply(Ply, _, Pawn, _, Line).

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
