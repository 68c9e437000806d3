% An endgame player that evolved: KQKQ.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQKQ --population 60 --generations 20 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --starts 1 --hunter 12 --taught 12 --ancestor master \
%     --selection 4 --elite 1 --depth 11 --plies 60 --final 100 --judge stockfish:depth=4 \
%     --judged 20 --seed 2 --name kqkq -o RUN
% It is of generation 20. Against Master, 400 games
% from random starts with both colours: score 0.532 (95 %: 0.511 to 0.552), 11 won,
% 135 ahead, 201 drawn, 46 behind, 7 lost.

endgame_player(kqkq, "KQKQ").

endgame_tree(kqkq, advantage,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, is_opp_king_in_check),
            -500,
            if3(
                is_material_increase,
                333.3333333333333,
                if3(
                    is_mate_in_one,
                    250,
                    if3(
                        and2(is_opp_king_stuck, not(is_opp_king_in_check)),
                        if3(
                            or2(is_mate_in_one, is_opp_king_in_check),
                            -500,
                            if3(
                                is_material_increase,
                                333.3333333333333,
                                if3(
                                    opp_king_proximity_to_edges,
                                    value_my_pieces_attacking,
                                    num_moves_my_king))),
                        num_not_moves_opp_king)))))).

endgame_tree(kqkq, even,
    if3(
        is_mate,
        if3(evaluate_material, value_my_pieces_attacking, value_my_pieces_attacking),
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
                        and2(is_my_queen_not_attacked, is_my_piece_not_pinned),
                        -250,
                        if3(
                            not(my_piece_cannot_be_captured),
                            -250,
                            if3(
                                my_piece_cannot_be_captured,
                                evaluate_material,
                                if3(
                                    opp_pieces_not_same_line,
                                    opp_king_dist_rook,
                                    value_my_pieces_attacking))))))))).

endgame_tree(kqkq, disadvantage,
    if3(
        and2(is_material_increase, my_piece_cannot_be_captured),
        500,
        if3(
            is_mate_in_one,
            my_king_dist_edges,
            if3(
                and2(is_material_increase, my_piece_cannot_be_captured),
                333.3333333333333,
                my_king_prox_rook)))).

% The same as clauses: NAME(Material, Before, Position, Score).

kqkq(advantage, _, Position, 500) :-
    is_mate(Position).
kqkq(advantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqkq(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_opp_king_in_check(Position).
kqkq(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ is_opp_king_in_check(Position),
    is_material_increase(Before, Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ is_opp_king_in_check(Position),
    \+ is_material_increase(Before, Position), is_opp_king_stuck(Position),
    \+ opp_king_proximity_to_edges(0, Position), value_my_pieces_attacking(Score, Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ is_opp_king_in_check(Position),
    \+ is_material_increase(Before, Position), is_opp_king_stuck(Position),
    opp_king_proximity_to_edges(0, Position), num_moves_my_king(Score, Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), \+ is_opp_king_in_check(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_stuck(Position),
    num_not_moves_opp_king(Score, Position).

kqkq(even, _, Position, Score) :-
    is_mate(Position), value_my_pieces_attacking(Score, Position).
kqkq(even, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqkq(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqkq(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
kqkq(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), kqkq(even_2, Before, Position, Score).
kqkq(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    kqkq(even_2, Before, Position, Score).
kqkq(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
kqkq(even_2, _, Position, -250) :-
    is_my_queen_not_attacked(Position), is_my_piece_not_pinned(Position).
kqkq(even_2, _, Position, Score) :-
    is_my_queen_not_attacked(Position), \+ is_my_piece_not_pinned(Position),
    evaluate_material(Score, Position).
kqkq(even_2, _, Position, Score) :-
    \+ is_my_queen_not_attacked(Position), evaluate_material(Score, Position).

kqkq(disadvantage, Before, Position, 500) :-
    is_material_increase(Before, Position), my_piece_cannot_be_captured(Position).
kqkq(disadvantage, Before, Position, Score) :-
    is_material_increase(Before, Position), \+ my_piece_cannot_be_captured(Position),
    kqkq(disadvantage_2, Before, Position, Score).
kqkq(disadvantage, Before, Position, Score) :-
    \+ is_material_increase(Before, Position), kqkq(disadvantage_2, Before, Position, Score).
kqkq(disadvantage_2, _, Position, Score) :-
    is_mate_in_one(Position), my_king_dist_edges(Score, Position).
kqkq(disadvantage_2, _, Position, Score) :-
    \+ is_mate_in_one(Position), my_king_prox_rook(Score, Position).
