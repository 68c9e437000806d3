% An endgame player that evolved: multiple.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve multiple --generations 40 --reproduction 0.15 --crossover 0.45 \
%     --mutation 0.4 --peers 2 --starts 1 --hunter 4 --taught 40 --ancestor master \
%     --selection 4 --elite 1 --tree-depth 11 --max-plies 80 --final 100 --seed 2 \
%     --name multiple -o RUN
% It is of generation 18. Against Master, 400 games
% from random starts with both colours: score 0.547 (95 %: 0.523 to 0.572), 58 won,
% 54 ahead, 241 drawn, 28 behind, 19 lost.

endgame_player(multiple, "multiple").

endgame_tree(multiple, advantage,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            num_my_pieces_not_attacked,
            if3(
                is_material_increase,
                333.3333333333333,
                if3(
                    and2(opp_piece_can_be_captured, is_opp_king_in_check),
                    250,
                    if3(
                        and2(num_moves_my_king, not(is_opp_king_in_check)),
                        opp_king_proximity_to_edges,
                        num_not_moves_opp_king)))))).

endgame_tree(multiple, even,
    if3(
        is_mate,
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
                        is_opp_king_in_check,
                        333.3333333333333,
                        if3(
                            or2(is_my_fork, and2(is_my_fork, is_my_king_not_behind_piece)),
                            -333.3333333333333,
                            if3(not(is_opp_king_in_check), -250, evaluate_material)))))),
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            -500,
            if3(
                is_material_increase,
                500,
                if3(
                    and2(is_opp_king_in_check, opp_piece_can_be_captured),
                    333.3333333333333,
                    if3(
                        or2(is_my_fork, and2(is_my_fork, is_opp_not_fork)),
                        -333.3333333333333,
                        if3(not(is_opp_king_in_check), -250, 0.004))))))).

endgame_tree(multiple, disadvantage,
    if3(
        is_mate,
        500,
        if3(
            is_mate_in_one,
            -500,
            if3(and2(is_material_increase, is_material_increase), opp_king_dist_rook, -250)))).

% The same as clauses: NAME(Material, Before, Position, Score).

multiple(advantage, _, Position, 500) :-
    is_mate(Position).
multiple(advantage, _, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position),
    num_my_pieces_not_attacked(Score, Position).
multiple(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
multiple(advantage, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position).
multiple(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), multiple(advantage_2, Before, Position, Score).
multiple(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
multiple(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), multiple(advantage_2, Before, Position, Score).
multiple(advantage, _, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position), num_my_pieces_not_attacked(Score, Position).
multiple(advantage_2, _, Position, Score) :-
    \+ num_moves_my_king(0, Position), opp_king_proximity_to_edges(Score, Position).
multiple(advantage_2, _, Position, Score) :-
    num_moves_my_king(0, Position), num_not_moves_opp_king(Score, Position).

multiple(even, _, Position, 500) :-
    is_mate(Position).
multiple(even, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
multiple(even, Before, Position, 500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
multiple(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    is_my_fork(Position), opp_piece_can_be_captured(Position).
multiple(even, Before, Position, -333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    is_my_fork(Position), \+ opp_piece_can_be_captured(Position).
multiple(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ is_my_fork(Position), opp_piece_can_be_captured(Position).
multiple(even, Before, Position, 0.004) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ is_my_fork(Position), \+ opp_piece_can_be_captured(Position).
multiple(even, Before, Position, -333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_my_fork(Position).
multiple(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_my_fork(Position).
multiple(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).

multiple(disadvantage, _, Position, 500) :-
    is_mate(Position).
multiple(disadvantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
multiple(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    opp_king_dist_rook(Score, Position).
multiple(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position).
