% An endgame player that evolved: KQRKQR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQRKQR --generations 30 --reproduction 0.15 --crossover 0.45 \
%     --mutation 0.4 --starts 2 --taught 40 --ancestor master --selection 4 --elite 1 \
%     --depth 11 --seed 2 --name kqrkqr -o RUN
% It is of generation 30. Against Master, 1000 games
% from random starts with both colours: score 0.546 (95 %: 0.525 to 0.567), 335 won,
% 119 ahead, 244 drawn, 184 behind, 118 lost.

endgame_player(kqrkqr, "KQRKQR").

endgame_tree(kqrkqr, advantage,
    if3(
        or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
        num_my_pieces_not_attacked,
        if3(
            is_material_increase,
            333.3333333333333,
            if3(
                and2(opp_piece_can_be_captured, is_opp_king_in_check),
                0.002,
                if3(
                    and2(not_my_king_in_check, not(is_opp_king_in_check)),
                    if3(
                        is_material_increase,
                        333.3333333333333,
                        if3(
                            and2(opp_piece_can_be_captured, is_opp_king_in_check),
                            0.002,
                            if3(
                                and2(not_my_king_in_check, not(is_opp_king_in_check)),
                                if3(
                                    and2(not(my_piece_cannot_be_captured), is_opp_king_in_check),
                                    250,
                                    opp_king_proximity_to_edges),
                                num_not_moves_opp_king))),
                    num_not_moves_opp_king))))).

endgame_tree(kqrkqr, even,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            -500,
            if3(
                is_material_increase,
                500,
                if3(
                    and2(is_opp_king_in_check, opp_piece_can_be_captured),
                    value_my_pieces_attacking,
                    if3(
                        or2(is_opp_king_behind_piece, opp_piece_can_be_captured),
                        -333.3333333333333,
                        if3(my_king_prox_rook, -250, num_my_pieces_not_attacked))))))).

endgame_tree(kqrkqr, disadvantage,
    if3(
        is_material_increase,
        500,
        if3(
            is_mate_in_one,
            -500,
            if3(
                and2(is_material_increase, is_mate_in_one),
                if3(
                    and2(is_material_increase, my_piece_cannot_be_captured),
                    333.3333333333333,
                    if3(is_my_king_not_stuck, value_my_pieces_attacking, -500)),
                if3(value_opp_pieces_attacking, evaluate_material, my_king_dist_edges))))).

% The same as clauses: NAME(Material, Before, Position, Score).

kqrkqr(advantage, _, Position, Score) :-
    is_mate_in_one(Position), num_my_pieces_not_attacked(Score, Position).
kqrkqr(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqrkqr(advantage, Before, Position, 0.002) :-
    \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), opp_king_proximity_to_edges(Score, Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), opp_king_proximity_to_edges(Score, Position).
kqrkqr(advantage, _, Position, Score) :-
    \+ is_mate_in_one(Position), \+ my_piece_cannot_be_captured(Position),
    num_my_pieces_not_attacked(Score, Position).

kqrkqr(even, _, Position, 500) :-
    is_mate(Position).
kqrkqr(even, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqrkqr(even, Before, Position, 500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position), value_my_pieces_attacking(Score, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), kqrkqr(even_2, Before, Position, Score).
kqrkqr(even, Before, Position, -333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), kqrkqr(even_2, Before, Position, Score).
kqrkqr(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
kqrkqr(even_2, _, Position, -333.3333333333333) :-
    is_opp_king_behind_piece(Position).
kqrkqr(even_2, _, Position, -250) :-
    \+ is_opp_king_behind_piece(Position), \+ my_king_prox_rook(0, Position).
kqrkqr(even_2, _, Position, Score) :-
    \+ is_opp_king_behind_piece(Position), my_king_prox_rook(0, Position),
    num_my_pieces_not_attacked(Score, Position).

kqrkqr(disadvantage, Before, Position, 500) :-
    is_material_increase(Before, Position).
kqrkqr(disadvantage, Before, Position, -500) :-
    \+ is_material_increase(Before, Position), is_mate_in_one(Position).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_material_increase(Before, Position), \+ is_mate_in_one(Position),
    \+ value_opp_pieces_attacking(0, Position), evaluate_material(Score, Position).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_material_increase(Before, Position), \+ is_mate_in_one(Position),
    value_opp_pieces_attacking(0, Position), my_king_dist_edges(Score, Position).
