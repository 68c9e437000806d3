% An endgame player that evolved: KQRKQR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQRKQR --population 150 --generations 200 --reproduction 0.0 \
%     --crossover 0.4 --mutation 0.6 --peers 1 --starts 1 --taught 40 --ancestor master \
%     --selection 4 --elite 40 --memory 100 --gentle 0.7 --depth 14 --nodes 100 --every 20 \
%     --final 3000 --seed 11 --name kqrkqr -o RUN
% It is of generation 200. Against Master, 12000 games
% from random starts with both colours: score 0.632 (95 %: 0.627 to 0.637), 4285 won,
% 1499 ahead, 4351 drawn, 1057 behind, 808 lost.

endgame_player(kqrkqr, "KQRKQR").

endgame_tree(kqrkqr, advantage,
    if3(
        is_mate,
        500,
        if3(
            and2(not(is_opp_piece_pinned), is_mate),
            num_opp_pieces_attacked,
            if3(
                or2(
                    and2(is_mate_in_one, is_mate_in_one),
                    and2(opp_piece_can_be_captured, not(is_opp_king_in_check))),
                -500,
                if3(
                    is_mate,
                    250,
                    if3(
                        and2(is_material_increase, opp_piece_can_be_captured),
                        opp_king_proximity_to_edges,
                        if3(
                            is_mate,
                            500,
                            if3(
                                or2(is_my_fork, not(my_piece_cannot_be_captured)),
                                -500,
                                if3(
                                    is_material_increase,
                                    333.3333333333333,
                                    if3(
                                        is_material_increase,
                                        250,
                                        if3(
                                            and2(
                                                opp_piece_can_be_captured,
                                                is_opp_king_in_check),
                                            250,
                                            if3(
                                                and2(
                                                    not_my_king_in_check,
                                                    not(is_opp_king_in_check)),
                                                opp_king_proximity_to_edges,
                                                num_not_moves_opp_king)))))))))))).

endgame_tree(kqrkqr, even,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            evaluate_material,
            if3(
                is_material_increase,
                500,
                if3(
                    and2(is_opp_king_in_check, opp_piece_can_be_captured),
                    333.3333333333333,
                    if3(
                        or2(
                            not(my_piece_cannot_be_captured),
                            and2(
                                and2(
                                    is_opp_king_in_check,
                                    or2(opp_pieces_not_same_line, is_opp_piece_pinned)),
                                is_opp_king_in_check)),
                        250,
                        if3(
                            is_mate_in_one,
                            -250,
                            if3(
                                or2(is_opp_king_behind_piece, not(my_piece_cannot_be_captured)),
                                evaluate_material,
                                my_king_prox_rook)))))))).

endgame_tree(kqrkqr, disadvantage,
    if3(
        is_mate,
        num_not_moves_opp_king,
        if3(
            and2(my_king_prox_rook, is_material_increase),
            333.3333333333333,
            if3(
                my_piece_cannot_be_captured,
                if3(
                    is_mate_in_one,
                    -500,
                    if3(
                        and2(is_material_increase, is_material_increase),
                        333.3333333333333,
                        if3(
                            and2(my_king_prox_rook, is_material_increase),
                            if3(my_piece_cannot_be_captured, num_moves_my_king, -500),
                            value_opp_pieces_attacking))),
                my_king_prox_rook)))).

% The same as clauses: NAME(Material, Before, Position, Score).

kqrkqr(advantage, _, Position, 500) :-
    is_mate(Position).
kqrkqr(advantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), is_material_increase(Before, Position),
    opp_king_proximity_to_edges(Score, Position).
kqrkqr(advantage, Before, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    is_my_fork(Position).
kqrkqr(advantage, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    \+ is_my_fork(Position), my_piece_cannot_be_captured(Position).
kqrkqr(advantage, Before, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    \+ is_my_fork(Position), \+ my_piece_cannot_be_captured(Position).
kqrkqr(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), is_material_increase(Before, Position),
    kqrkqr(advantage_2, Before, Position, Score).
kqrkqr(advantage, Before, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    is_my_fork(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    num_not_moves_opp_king(Score, Position).
kqrkqr(advantage, Before, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    \+ is_my_fork(Position), \+ my_piece_cannot_be_captured(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), is_material_increase(Before, Position),
    kqrkqr(advantage_2, Before, Position, Score).
kqrkqr(advantage, Before, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    is_my_fork(Position).
kqrkqr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    \+ is_my_fork(Position), my_piece_cannot_be_captured(Position),
    opp_king_proximity_to_edges(Score, Position).
kqrkqr(advantage, Before, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), \+ is_material_increase(Before, Position),
    \+ is_my_fork(Position), \+ my_piece_cannot_be_captured(Position).
kqrkqr(advantage_2, _, Position, -500) :-
    is_my_fork(Position).
kqrkqr(advantage_2, _, Position, 333.3333333333333) :-
    \+ is_my_fork(Position), my_piece_cannot_be_captured(Position).
kqrkqr(advantage_2, _, Position, -500) :-
    \+ is_my_fork(Position), \+ my_piece_cannot_be_captured(Position).

kqrkqr(even, _, Position, 500) :-
    is_mate(Position).
kqrkqr(even, _, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position), evaluate_material(Score, Position).
kqrkqr(even, Before, Position, 500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqrkqr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
kqrkqr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), opp_pieces_not_same_line(Position).
kqrkqr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ opp_pieces_not_same_line(Position),
    is_opp_piece_pinned(Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ opp_pieces_not_same_line(Position),
    \+ is_opp_piece_pinned(Position), my_king_prox_rook(Score, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_opp_king_behind_piece(Position), evaluate_material(Score, Position).
kqrkqr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), my_king_prox_rook(Score, Position).
kqrkqr(even, _, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position), evaluate_material(Score, Position).

kqrkqr(disadvantage, _, Position, Score) :-
    is_mate(Position), num_not_moves_opp_king(Score, Position).
kqrkqr(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ my_king_prox_rook(0, Position),
    is_material_increase(Before, Position).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ my_king_prox_rook(0, Position),
    \+ is_material_increase(Before, Position), kqrkqr(disadvantage_2, Before, Position, Score).
kqrkqr(disadvantage, Before, Position, -500) :-
    \+ is_mate(Position), my_king_prox_rook(0, Position),
    is_material_increase(Before, Position), my_piece_cannot_be_captured(Position),
    is_mate_in_one(Position).
kqrkqr(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), my_king_prox_rook(0, Position),
    is_material_increase(Before, Position), my_piece_cannot_be_captured(Position),
    \+ is_mate_in_one(Position).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), my_king_prox_rook(0, Position),
    is_material_increase(Before, Position), \+ my_piece_cannot_be_captured(Position),
    my_king_prox_rook(Score, Position).
kqrkqr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), my_king_prox_rook(0, Position),
    \+ is_material_increase(Before, Position), kqrkqr(disadvantage_2, Before, Position, Score).
kqrkqr(disadvantage_2, _, Position, -500) :-
    my_piece_cannot_be_captured(Position), is_mate_in_one(Position).
kqrkqr(disadvantage_2, _, Position, Score) :-
    my_piece_cannot_be_captured(Position), \+ is_mate_in_one(Position),
    value_opp_pieces_attacking(Score, Position).
kqrkqr(disadvantage_2, _, Position, Score) :-
    \+ my_piece_cannot_be_captured(Position), my_king_prox_rook(Score, Position).
