% Motifs of the king: in the open, castled and attacked, and castling itself.
% worth: exposed_king 0.99 (0.97 to 1.00), right in 260 of 262 solutions that it holds on
% worth: attacking_f2_f7 1.00 (0.95 to 1.00), right in 76 of 76 solutions that it holds on
% worth: castling 1.00 (0.68 to 1.00), right in 8 of 8 solutions that it holds on

exposed_king(Line) :-
    first_move(_, _, Start, _, Line),
    king_on(King, Start),
    hostile(King, Start),
    \+ advanced_to(King, 4, Start),
    \+ sheltered(King, Start),
    checked_on_the_way(Line).

sheltered(King, Position) :-
    adjacent(King, Pawn),
    pawn_on(Pawn, Position),
    same_side(King, Pawn, Position),
    \+ left_behind(Pawn, King, Position).

left_behind(Pawn, King, Position) :-
    advanced_to(King, Rank, Position),
    \+ advanced_to(Pawn, Rank, Position).

% A move that is neither the first nor the last gives check.
checked_on_the_way(Line) :-
    earlier_move(Ply, _, _, _, _, Line),
    reply(Ply, _, _, _, Line),
    gives_check(Ply, Line).

attacking_f2_f7(Line) :-
    solver_move(_, _, Target, Before, After, Line),
    first_beside_king(Target, King),
    hostile(Target, Before),
    king_on(King, After),
    friendly(King, After).

% f2 for White's king, f7 for Black's.
first_beside_king(Target, King) :-
    rank_of(Target, 2),
    file_of(Target, 6),
    file_of(King, 5),
    rank_of(King, 1).
first_beside_king(Target, King) :-
    rank_of(Target, 7),
    file_of(Target, 6),
    file_of(King, 5),
    rank_of(King, 8).

castling(Line) :-
    solver_ply(Ply, Line),
    castled(Ply, Line).
