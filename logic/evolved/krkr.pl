% An endgame player that evolved: KRKR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KRKR --population 60 --generations 15 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --peers 2 --starts 1 --hunter 16 --taught 4 \
%     --ancestor master --selection 4 --elite 1 --tree-depth 11 --final 60 \
%     --judge stockfish:depth=4 --judged 30 --seed 2 --name krkr -o RUN
% It is of generation 15. Against Master, 240 games
% from random starts with both colours: score 0.512 (95 %: 0.504 to 0.521), 5 won,
% 8 ahead, 224 drawn, 1 behind, 2 lost.

endgame_player(krkr, "KRKR").

endgame_tree(krkr, advantage,
    if3(
        is_mate,
        333.3333333333333,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            -500,
            if3(is_material_increase, 333.3333333333333, -0.002)))).

endgame_tree(krkr, even,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            -500,
            if3(
                is_material_increase,
                333.3333333333333,
                if3(
                    and2(is_opp_king_in_check, opp_piece_can_be_captured),
                    333.3333333333333,
                    if3(
                        or2(
                            is_opp_king_behind_piece,
                            and2(num_moves_my_king, is_opp_king_in_check)),
                        opp_king_proximity_to_edges,
                        if3(
                            not(value_my_pieces_attacking),
                            -250,
                            if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004)))))))).

endgame_tree(krkr, disadvantage,
    if3(is_mate, value_opp_pieces_attacking, if3(is_mate_in_one, -500, evaluate_material))).

% The same as clauses: NAME(Material, Before, Position, Score).

krkr(advantage, _, Position, 333.3333333333333) :-
    is_mate(Position).
krkr(advantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
krkr(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
krkr(advantage, Before, Position, -0.002) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position).
krkr(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).

krkr(even, _, Position, 500) :-
    is_mate(Position).
krkr(even, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
krkr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
krkr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), is_opp_king_behind_piece(Position),
    opp_king_proximity_to_edges(Score, Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ is_opp_king_behind_piece(Position),
    \+ num_moves_my_king(0, Position), opp_king_proximity_to_edges(Score, Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ is_opp_king_behind_piece(Position),
    num_moves_my_king(0, Position), krkr(even_2, Before, Position, Score).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_opp_king_behind_piece(Position), opp_king_proximity_to_edges(Score, Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), krkr(even_2, Before, Position, Score).
krkr(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
krkr(even_2, _, Position, Score) :-
    \+ value_my_pieces_attacking(0, Position), is_my_king_not_behind_piece(Position),
    num_moves_my_king(Score, Position).
krkr(even_2, _, Position, 0.004) :-
    \+ value_my_pieces_attacking(0, Position), \+ is_my_king_not_behind_piece(Position).
krkr(even_2, _, Position, -250) :-
    value_my_pieces_attacking(0, Position).

krkr(disadvantage, _, Position, Score) :-
    is_mate(Position), value_opp_pieces_attacking(Score, Position).
krkr(disadvantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
krkr(disadvantage, _, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), evaluate_material(Score, Position).
