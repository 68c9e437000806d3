% An endgame player that evolved: KRKR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KRKR --population 60 --generations 15 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --starts 1 --hunter 12 --taught 4 --ancestor master \
%     --selection 4 --elite 1 --depth 11 --plies 60 --final 100 --judge stockfish:depth=4 \
%     --judged 20 --seed 1 --name krkr -o RUN
% It is of generation 7. Against Master, 400 games
% from random starts with both colours: score 0.512 (95 %: 0.507 to 0.518), 1 won,
% 20 ahead, 378 drawn, 0 behind, 1 lost.

endgame_player(krkr, "KRKR").

endgame_tree(krkr, advantage,
    num_my_pieces_not_attacked).

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
                        or2(is_opp_king_behind_piece, and2(is_my_fork, is_opp_not_fork)),
                        250,
                        if3(
                            not(is_opp_king_in_check),
                            -250,
                            if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004)))))))).

endgame_tree(krkr, disadvantage,
    if3(
        is_mate,
        500,
        if3(
            is_mate_in_one,
            if3(
                is_material_increase,
                if3(my_pieces_same_line, num_not_moves_opp_king, value_opp_pieces_attacking),
                value_opp_pieces_attacking),
            if3(
                and2(is_material_increase, my_piece_cannot_be_captured),
                333.3333333333333,
                if3(opp_king_proximity_to_edges, num_moves_my_king, -250))))).

% The same as clauses: NAME(Material, Before, Position, Score).

krkr(advantage, _, Position, Score) :-
    num_my_pieces_not_attacked(Score, Position).

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
krkr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), is_opp_king_behind_piece(Position).
krkr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ is_opp_king_behind_piece(Position),
    is_my_fork(Position), is_opp_not_fork(Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ is_opp_king_behind_piece(Position),
    is_my_fork(Position), \+ is_opp_not_fork(Position), krkr(even_2, Before, Position, Score).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), \+ is_opp_king_behind_piece(Position),
    \+ is_my_fork(Position), krkr(even_2, Before, Position, Score).
krkr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_opp_king_behind_piece(Position).
krkr(even, Before, Position, 250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), is_my_fork(Position), is_opp_not_fork(Position).
krkr(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), is_my_fork(Position), \+ is_opp_not_fork(Position).
krkr(even, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), \+ is_my_fork(Position).
krkr(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
krkr(even_2, _, Position, Score) :-
    is_my_king_not_behind_piece(Position), num_moves_my_king(Score, Position).
krkr(even_2, _, Position, 0.004) :-
    \+ is_my_king_not_behind_piece(Position).

krkr(disadvantage, _, Position, 500) :-
    is_mate(Position).
krkr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position), is_material_increase(Before, Position),
    my_pieces_same_line(Position), num_not_moves_opp_king(Score, Position).
krkr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_pieces_same_line(Position), value_opp_pieces_attacking(Score, Position).
krkr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position), \+ is_material_increase(Before, Position),
    value_opp_pieces_attacking(Score, Position).
krkr(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position).
krkr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position), krkr(disadvantage_2, Before, Position, Score).
krkr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), krkr(disadvantage_2, Before, Position, Score).
krkr(disadvantage_2, _, Position, Score) :-
    \+ opp_king_proximity_to_edges(0, Position), num_moves_my_king(Score, Position).
krkr(disadvantage_2, _, Position, -250) :-
    opp_king_proximity_to_edges(0, Position).
