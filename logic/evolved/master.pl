% The strategy of a player who knows the textbook: Master, as the opponent of evolved players.
%
% Written by hand in the functions and terminals of Hauptman and Sipper, GP-EndChess, from what books
% on endgames say: mate where you can, take what is not guarded, leave nothing unguarded, do not walk
% into a mate. With more material drive the king to the edge, where it is mated. With as much, look
% for checks that fork, for pins, and for pieces that hang. With less, stay in the middle and near
% your pieces. The constants are those that evolution has. The clauses below the trees are made from
% them by
%
%   python tools/player_clauses.py logic/evolved/master.pl

endgame_player(master, "multiple").

% Mate; never lose a piece or be mated; win another piece; then take squares from the king, but not all
% of them without a check, lest it be stalemate.
endgame_tree(master, advantage,
    if3(is_mate, 500,
    if3(or2(is_mate_in_one, not(my_piece_cannot_be_captured)), -500,
    if3(is_material_increase, 333.3333333333333,
    if3(and2(opp_piece_can_be_captured, is_opp_king_in_check), 250,
    if3(and2(is_opp_king_stuck, not(is_opp_king_in_check)), opp_king_proximity_to_edges,
        num_not_moves_opp_king)))))).

% Mate; never lose a piece or be mated; take what hangs; check with a double attack; pin; attack.
endgame_tree(master, even,
    if3(is_mate, 500,
    if3(or2(is_mate_in_one, not(my_piece_cannot_be_captured)), -500,
    if3(is_material_increase, 333.3333333333333,
    if3(and2(is_opp_king_in_check, opp_piece_can_be_captured), 333.3333333333333,
    if3(or2(is_opp_king_behind_piece, and2(is_my_fork, is_opp_not_fork)), 250,
    if3(not(and2(is_my_queen_not_attacked, is_my_piece_not_pinned)), -250,
    if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004)))))))).

% Mate if by luck; take back what can be taken; do not be mated; else keep the king free.
endgame_tree(master, disadvantage,
    if3(is_mate, 500,
    if3(is_mate_in_one, -500,
    if3(and2(is_material_increase, my_piece_cannot_be_captured), 333.3333333333333,
    if3(my_piece_cannot_be_captured, num_moves_my_king, -250))))).

% The same as clauses: NAME(Material, Before, Position, Score).

master(advantage, _, Position, 500) :-
    is_mate(Position).
master(advantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
master(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
master(advantage, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position).
master(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), master(advantage_2, Before, Position, Score).
master(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
master(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), master(advantage_2, Before, Position, Score).
master(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
master(advantage_2, _, Position, Score) :-
    is_opp_king_stuck(Position), opp_king_proximity_to_edges(Score, Position).
master(advantage_2, _, Position, Score) :-
    \+ is_opp_king_stuck(Position), num_not_moves_opp_king(Score, Position).

master(even, _, Position, 500) :-
    is_mate(Position).
master(even, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
master(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
master(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
master(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), master(even_2, Before, Position, Score).
master(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    master(even_2, Before, Position, Score).
master(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
master(even_2, _, Position, 250) :-
    is_opp_king_behind_piece(Position).
master(even_2, _, Position, 250) :-
    \+ is_opp_king_behind_piece(Position), is_my_fork(Position), is_opp_not_fork(Position).
master(even_2, Before, Position, Score) :-
    \+ is_opp_king_behind_piece(Position), is_my_fork(Position), \+ is_opp_not_fork(Position),
    master(even_3, Before, Position, Score).
master(even_2, Before, Position, Score) :-
    \+ is_opp_king_behind_piece(Position), \+ is_my_fork(Position),
    master(even_3, Before, Position, Score).
master(even_3, _, Position, Score) :-
    is_my_queen_not_attacked(Position), is_my_piece_not_pinned(Position),
    num_moves_my_king(Score, Position).
master(even_3, _, Position, -250) :-
    is_my_queen_not_attacked(Position), \+ is_my_piece_not_pinned(Position).
master(even_3, _, Position, -250) :-
    \+ is_my_queen_not_attacked(Position).

master(disadvantage, _, Position, 500) :-
    is_mate(Position).
master(disadvantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
master(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position).
master(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position).
master(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), my_piece_cannot_be_captured(Position),
    num_moves_my_king(Score, Position).
master(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), \+ my_piece_cannot_be_captured(Position).
