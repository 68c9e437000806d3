% An endgame player that evolved: KQKQ.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQKQ --population 60 --generations 20 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --peers 2 --starts 1 --hunter 20 --taught 4 \
%     --ancestor master --selection 4 --elite 1 --depth 11 --plies 50 --final 60 \
%     --judge stockfish:depth=4 --judged 40 --seed 3 --name kqkq -o RUN
% It is of generation 6. Against Master, 240 games
% from random starts with both colours: score 0.573 (95 %: 0.558 to 0.588), 0 won,
% 74 ahead, 164 drawn, 0 behind, 2 lost.

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
                    and2(opp_piece_can_be_captured, is_opp_king_in_check),
                    250,
                    if3(
                        and2(is_opp_king_stuck, not(is_opp_king_in_check)),
                        opp_king_proximity_to_edges,
                        opp_king_proximity_to_edges)))))).

endgame_tree(kqkq, even,
    if3(
        is_material_increase,
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
                        or2(is_opp_king_behind_piece, and2(is_my_fork, is_opp_not_fork)),
                        250,
                        if3(
                            not(and2(is_my_piece_not_pinned, is_my_piece_not_pinned)),
                            -250,
                            value_opp_pieces_attacking))))))).

endgame_tree(kqkq, disadvantage,
    if3(
        is_opp_king_behind_piece,
        if3(
            is_mate_in_one,
            -500,
            if3(
                and2(is_material_increase, my_piece_cannot_be_captured),
                333.3333333333333,
                if3(my_piece_cannot_be_captured, num_moves_my_king, -250))),
        if3(
            is_mate_in_one,
            -500,
            if3(
                and2(is_material_increase, my_piece_cannot_be_captured),
                333.3333333333333,
                if3(my_piece_cannot_be_captured, num_moves_my_king, -250))))).

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
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    is_opp_king_in_check(Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), opp_piece_can_be_captured(Position),
    \+ is_opp_king_in_check(Position), opp_king_proximity_to_edges(Score, Position).
kqkq(advantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ opp_piece_can_be_captured(Position),
    opp_king_proximity_to_edges(Score, Position).
kqkq(advantage, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).

kqkq(even, Before, Position, 500) :-
    is_material_increase(Before, Position).
kqkq(even, Before, Position, -500) :-
    \+ is_material_increase(Before, Position), is_mate_in_one(Position).
kqkq(even, Before, Position, 333.3333333333333) :-
    \+ is_material_increase(Before, Position), \+ is_mate_in_one(Position),
    my_piece_cannot_be_captured(Position), is_opp_king_in_check(Position),
    opp_piece_can_be_captured(Position).
kqkq(even, Before, Position, Score) :-
    \+ is_material_increase(Before, Position), \+ is_mate_in_one(Position),
    my_piece_cannot_be_captured(Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), kqkq(even_2, Before, Position, Score).
kqkq(even, Before, Position, Score) :-
    \+ is_material_increase(Before, Position), \+ is_mate_in_one(Position),
    my_piece_cannot_be_captured(Position), \+ is_opp_king_in_check(Position),
    kqkq(even_2, Before, Position, Score).
kqkq(even, Before, Position, -500) :-
    \+ is_material_increase(Before, Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
kqkq(even_2, _, Position, 250) :-
    is_opp_king_behind_piece(Position).
kqkq(even_2, _, Position, 250) :-
    \+ is_opp_king_behind_piece(Position), is_my_fork(Position), is_opp_not_fork(Position).
kqkq(even_2, Before, Position, Score) :-
    \+ is_opp_king_behind_piece(Position), is_my_fork(Position), \+ is_opp_not_fork(Position),
    kqkq(even_3, Before, Position, Score).
kqkq(even_2, Before, Position, Score) :-
    \+ is_opp_king_behind_piece(Position), \+ is_my_fork(Position),
    kqkq(even_3, Before, Position, Score).
kqkq(even_3, _, Position, Score) :-
    is_my_piece_not_pinned(Position), value_opp_pieces_attacking(Score, Position).
kqkq(even_3, _, Position, -250) :-
    \+ is_my_piece_not_pinned(Position).

kqkq(disadvantage, _, Position, -500) :-
    is_mate_in_one(Position).
kqkq(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position).
kqkq(disadvantage, Before, Position, -250) :-
    \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position).
kqkq(disadvantage, Before, Position, Score) :-
    \+ is_mate_in_one(Position), \+ is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position), num_moves_my_king(Score, Position).
kqkq(disadvantage, Before, Position, -250) :-
    \+ is_mate_in_one(Position), \+ is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position).
