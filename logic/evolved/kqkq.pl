% An endgame player that evolved: KQKQ.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQKQ --population 60 --generations 30 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --starts 2 --hunter 10 --ancestor master --selection 4 \
%     --elite 1 --depth 11 --plies 60 --final 100 --judge stockfish:depth=4 --judged 15 \
%     --seed 1 --name kqkq -o RUN
% The fittest of generation 7. Against Master, 400 games
% from random starts with both colours: score 0.614 (95 %: 0.599 to 0.629), 5 won,
% 184 ahead, 205 drawn, 6 behind, 0 lost.

endgame_player(kqkq, "KQKQ").

endgame_tree(kqkq, advantage,
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
                    and2(is_my_piece_not_pinned, is_opp_king_in_check),
                    250,
                    if3(
                        and2(is_opp_king_stuck, not(is_opp_king_in_check)),
                        opp_king_proximity_to_edges,
                        num_not_moves_opp_king)))))).

endgame_tree(kqkq, even,
    if3(
        is_mate,
        -0.004,
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
                        or2(is_opp_king_behind_piece, is_my_king_protecting_piece),
                        250,
                        if3(
                            not(
                                and2(
                                    smaller(is_mate_in_one, value_opp_pieces_attacking),
                                    is_my_piece_not_pinned)),
                            -250,
                            if3(is_my_king_not_behind_piece, 250, 0.004)))))))).

endgame_tree(kqkq, disadvantage,
    if3(is_opp_king_behind_piece, 500, evaluate_material)).

% The same as clauses: NAME(Material, Before, Position, Score).

kqkq(advantage, _, Position, 500) :-
    is_mate(Position).
kqkq(advantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqkq(advantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqkq(advantage, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_my_piece_not_pinned(Position),
    is_opp_king_in_check(Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_my_piece_not_pinned(Position),
    \+ is_opp_king_in_check(Position), kqkq(advantage_2, Before, Position, Score).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_my_piece_not_pinned(Position),
    is_opp_king_in_check(Position), num_not_moves_opp_king(Score, Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_my_piece_not_pinned(Position),
    \+ is_opp_king_in_check(Position), kqkq(advantage_2, Before, Position, Score).
kqkq(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
kqkq(advantage_2, _, Position, Score) :-
    is_opp_king_stuck(Position), opp_king_proximity_to_edges(Score, Position).
kqkq(advantage_2, _, Position, Score) :-
    \+ is_opp_king_stuck(Position), num_not_moves_opp_king(Score, Position).

kqkq(even, _, Position, -0.004) :-
    is_mate(Position).
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
kqkq(even_2, _, Position, 250) :-
    is_opp_king_behind_piece(Position).
kqkq(even_2, _, Position, 250) :-
    \+ is_opp_king_behind_piece(Position), is_my_king_protecting_piece(Position).
kqkq(even_2, _, Position, 250) :-
    \+ is_opp_king_behind_piece(Position), \+ is_my_king_protecting_piece(Position),
    \+ value_opp_pieces_attacking(0, Position), is_my_piece_not_pinned(Position).
kqkq(even_2, _, Position, -250) :-
    \+ is_opp_king_behind_piece(Position), \+ is_my_king_protecting_piece(Position),
    \+ value_opp_pieces_attacking(0, Position), \+ is_my_piece_not_pinned(Position).
kqkq(even_2, _, Position, -250) :-
    \+ is_opp_king_behind_piece(Position), \+ is_my_king_protecting_piece(Position),
    value_opp_pieces_attacking(0, Position).

kqkq(disadvantage, _, Position, 500) :-
    is_opp_king_behind_piece(Position).
kqkq(disadvantage, _, Position, Score) :-
    \+ is_opp_king_behind_piece(Position), evaluate_material(Score, Position).
