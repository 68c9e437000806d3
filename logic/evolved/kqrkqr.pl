% An endgame player that evolved: KQRKQR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQRKQR --population 150 --generations 200 --reproduction 0.0 \
%     --crossover 0.4 --mutation 0.6 --peers 1 --starts 1 --taught 40 --ancestor master \
%     --selection 4 --elite 40 --memory 100 --fair --gentle 0.7 --tree-depth 14 \
%     --tree-nodes 100 --every 20 --final 3000 --seed 22 --name kqrkqr -o RUN
% It is of generation 200. Against Master, 12000 games
% from random starts with both colours: score 0.641 (95 %: 0.635 to 0.646), 3928 won,
% 2055 ahead, 4440 drawn, 697 behind, 880 lost.

endgame_player(kqrkqr, "KQRKQR").

endgame_tree(kqrkqr, advantage,
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
                    and2(
                        opp_piece_can_be_captured,
                        or2(opp_piece_can_be_captured, not(my_piece_cannot_be_captured))),
                    -0.003,
                    if3(
                        not(is_opp_king_in_check),
                        opp_king_proximity_to_edges,
                        num_not_moves_opp_king)))))).

endgame_tree(kqrkqr, even,
    if3(
        is_mate,
        500,
        if3(
            or2(is_my_fork, not(my_piece_cannot_be_captured)),
            if3(is_opp_king_stuck, -500, evaluate_material),
            if3(
                is_material_increase,
                333.3333333333333,
                if3(
                    and2(is_opp_king_in_check, is_opp_king_stuck),
                    if3(
                        and2(is_opp_king_in_check, not(value_opp_pieces_attacking)),
                        333.3333333333333,
                        if3(
                            or2(is_my_piece_not_pinned, and2(is_my_fork, is_opp_not_fork)),
                            250,
                            if3(
                                not(
                                    and2(
                                        or3(
                                            or2(
                                                value_opp_pieces_attacking,
                                                and2(is_my_fork, is_opp_not_fork)),
                                            not_my_king_in_check,
                                            is_my_king_not_behind_piece),
                                        is_my_piece_not_pinned)),
                                num_not_moves_opp_king,
                                if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004)))),
                    if3(
                        is_opp_king_in_check,
                        num_not_moves_opp_king,
                        if3(
                            not(
                                not(
                                    and2(
                                        and2(
                                            or3(
                                                or2(
                                                    value_opp_pieces_attacking,
                                                    and2(
                                                        is_opp_king_protecting_piece,
                                                        is_opp_not_fork)),
                                                not_my_king_in_check,
                                                is_my_king_not_behind_piece),
                                            is_my_piece_not_pinned),
                                        is_my_piece_not_pinned))),
                            if3(is_material_increase, num_moves_my_king, 0.004),
                            if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004)))))))).

endgame_tree(kqrkqr, disadvantage,
    if3(
        is_mate,
        500,
        if3(
            is_mate,
            500,
            if3(
                and2(is_material_increase, is_my_queen_not_attacked),
                333.3333333333333,
                if3(
                    my_piece_cannot_be_captured,
                    if3(
                        my_piece_cannot_be_captured,
                        value_my_pieces_attacking,
                        if3(opp_piece_can_be_captured, num_my_pieces_not_attacked, -500)),
                    if3(and2(is_mate, is_mate_in_one), opp_king_dist_rook, -0.002)))))).

% The same as clauses: NAME(Material, Before, Position, Score).

kqrkqr(advantage, _, Position, 500) :-
    is_mate(Position).
kqrkqr(advantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqrkqr(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqrkqr(advantage, Before, Position, -0.003) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), opp_king_proximity_to_edges(Score, Position).
kqrkqr(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).

kqrkqr(even, _, Position, 500) :-
    is_mate(Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), is_my_fork(Position), kqrkqr(even_2, Before, Position, Score).
kqrkqr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    is_opp_king_stuck(Position), is_material_increase(Before, Position).
kqrkqr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    is_opp_king_stuck(Position), \+ is_material_increase(Before, Position),
    is_opp_king_in_check(Position), \+ value_opp_pieces_attacking(0, Position),
    is_my_piece_not_pinned(Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    is_opp_king_stuck(Position), \+ is_material_increase(Before, Position),
    is_opp_king_in_check(Position), \+ value_opp_pieces_attacking(0, Position),
    \+ is_my_piece_not_pinned(Position), num_not_moves_opp_king(Score, Position).
kqrkqr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    is_opp_king_stuck(Position), \+ is_material_increase(Before, Position),
    is_opp_king_in_check(Position), value_opp_pieces_attacking(0, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    is_opp_king_stuck(Position), \+ is_material_increase(Before, Position),
    \+ is_opp_king_in_check(Position), kqrkqr(even_3, Before, Position, Score).
kqrkqr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    \+ is_opp_king_stuck(Position), is_material_increase(Before, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    \+ is_opp_king_stuck(Position), \+ is_material_increase(Before, Position),
    is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    \+ is_opp_king_stuck(Position), \+ is_material_increase(Before, Position),
    \+ is_opp_king_in_check(Position), kqrkqr(even_3, Before, Position, Score).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_my_fork(Position), \+ my_piece_cannot_be_captured(Position),
    kqrkqr(even_2, Before, Position, Score).
kqrkqr(even_2, _, Position, -500) :-
    is_opp_king_stuck(Position).
kqrkqr(even_2, _, Position, Score) :-
    \+ is_opp_king_stuck(Position), evaluate_material(Score, Position).
kqrkqr(even_3, _, Position, 0.004) :-
    is_my_piece_not_pinned(Position).
kqrkqr(even_3, _, Position, Score) :-
    \+ is_my_piece_not_pinned(Position), is_my_king_not_behind_piece(Position),
    num_moves_my_king(Score, Position).
kqrkqr(even_3, _, Position, 0.004) :-
    \+ is_my_piece_not_pinned(Position), \+ is_my_king_not_behind_piece(Position).

kqrkqr(disadvantage, _, Position, 500) :-
    is_mate(Position).
kqrkqr(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), is_material_increase(Before, Position),
    is_my_queen_not_attacked(Position).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), is_material_increase(Before, Position),
    \+ is_my_queen_not_attacked(Position), kqrkqr(disadvantage_2, Before, Position, Score).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_material_increase(Before, Position),
    kqrkqr(disadvantage_2, Before, Position, Score).
kqrkqr(disadvantage_2, _, Position, Score) :-
    my_piece_cannot_be_captured(Position), value_my_pieces_attacking(Score, Position).
kqrkqr(disadvantage_2, _, Position, -0.002) :-
    \+ my_piece_cannot_be_captured(Position).
