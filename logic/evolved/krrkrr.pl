% An endgame player that evolved: KRRKRR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KRRKRR --population 60 --generations 15 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --peers 2 --starts 1 --hunter 2 --taught 24 \
%     --ancestor master --selection 4 --elite 1 --tree-depth 11 --max-plies 80 --final 100 \
%     --seed 1 --name krrkrr -o RUN
% It is of generation 8. Against Master, 400 games
% from random starts with both colours: score 0.553 (95 %: 0.532 to 0.574), 38 won,
% 81 ahead, 245 drawn, 21 behind, 15 lost.

endgame_player(krrkrr, "KRRKRR").

endgame_tree(krrkrr, advantage,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            if3(my_pieces_same_line, evaluate_material, opp_king_proximity_to_edges),
            if3(
                is_material_increase,
                333.3333333333333,
                if3(
                    and2(opp_piece_can_be_captured, is_opp_king_in_check),
                    250,
                    if3(is_mate, num_not_moves_opp_king, num_not_moves_opp_king)))))).

endgame_tree(krrkrr, even,
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
                    333.3333333333333,
                    if3(
                        or2(and2(is_mate, is_opp_not_fork), and2(is_mate, is_opp_not_fork)),
                        250,
                        if3(
                            not(and2(is_my_queen_not_attacked, is_my_piece_not_pinned)),
                            -250,
                            if3(
                                and2(is_opp_king_in_check, is_opp_king_in_check),
                                num_moves_my_king,
                                0.004)))))))).

endgame_tree(krrkrr, disadvantage,
    if3(
        is_mate,
        500,
        if3(
            is_mate_in_one,
            -500,
            if3(
                and2(
                    and2(is_material_increase, my_piece_cannot_be_captured),
                    my_piece_cannot_be_captured),
                333.3333333333333,
                if3(my_piece_cannot_be_captured, num_moves_my_king, 0.002))))).

% The same as clauses: NAME(Material, Before, Position, Score).

krrkrr(advantage, _, Position, 500) :-
    is_mate(Position).
krrkrr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position),
    krrkrr(advantage_2, Before, Position, Score).
krrkrr(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
krrkrr(advantage, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position).
krrkrr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
krrkrr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    num_not_moves_opp_king(Score, Position).
krrkrr(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position), krrkrr(advantage_2, Before, Position, Score).
krrkrr(advantage_2, _, Position, Score) :-
    my_pieces_same_line(Position), evaluate_material(Score, Position).
krrkrr(advantage_2, _, Position, Score) :-
    \+ my_pieces_same_line(Position), opp_king_proximity_to_edges(Score, Position).

krrkrr(even, _, Position, 500) :-
    is_mate(Position).
krrkrr(even, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
krrkrr(even, Before, Position, 500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
krrkrr(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
krrkrr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), is_my_queen_not_attacked(Position),
    is_my_piece_not_pinned(Position), num_moves_my_king(Score, Position).
krrkrr(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), is_my_queen_not_attacked(Position),
    \+ is_my_piece_not_pinned(Position).
krrkrr(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ is_my_queen_not_attacked(Position).
krrkrr(even, Before, Position, 0.004) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_my_queen_not_attacked(Position), is_my_piece_not_pinned(Position).
krrkrr(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_my_queen_not_attacked(Position), \+ is_my_piece_not_pinned(Position).
krrkrr(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_my_queen_not_attacked(Position).
krrkrr(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).

krrkrr(disadvantage, _, Position, 500) :-
    is_mate(Position).
krrkrr(disadvantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
krrkrr(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position).
krrkrr(disadvantage, Before, Position, 0.002) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position).
krrkrr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), my_piece_cannot_be_captured(Position),
    num_moves_my_king(Score, Position).
krrkrr(disadvantage, Before, Position, 0.002) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), \+ my_piece_cannot_be_captured(Position).
