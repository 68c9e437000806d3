% An endgame player that evolved: KRKR.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KRKR --population 60 --generations 25 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --starts 1 --hunter 10 --ancestor master --selection 4 \
%     --elite 1 --depth 11 --plies 60 --final 100 --judge stockfish:depth=4 --judged 15 \
%     --seed 1 --name krkr -o RUN
% The fittest of generation 10. Against Master, 400 games
% from random starts with both colours: score 0.504 (95 %: 0.500 to 0.509), 2 won,
% 9 ahead, 386 drawn, 1 behind, 2 lost.

endgame_player(krkr, "KRKR").

endgame_tree(krkr, advantage,
    if3(not_my_king_in_check, num_my_pieces_not_attacked, 250)).

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
                        or2(is_opp_king_behind_piece, is_opp_king_in_check),
                        num_not_moves_opp_king,
                        if3(
                            not(
                                and2(
                                    smaller(is_mate_in_one, value_opp_pieces_attacking),
                                    is_my_piece_not_pinned)),
                            if3(
                                or2(is_opp_king_behind_piece, and2(is_my_fork, is_opp_not_fork)),
                                250,
                                if3(
                                    not(
                                        and2(
                                            smaller(is_mate_in_one, value_opp_pieces_attacking),
                                            is_my_piece_not_pinned)),
                                    -250,
                                    if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004))),
                            if3(is_my_king_not_behind_piece, num_moves_my_king, 0.004)))))))).

endgame_tree(krkr, disadvantage,
    if3(
        is_mate,
        500,
        if3(
            is_mate_in_one,
            num_moves_my_king,
            if3(
                and2(is_material_increase, my_piece_cannot_be_captured),
                333.3333333333333,
                if3(my_piece_cannot_be_captured, num_moves_my_king, -250))))).

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
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), is_opp_king_in_check(Position),
    \+ opp_piece_can_be_captured(Position), num_not_moves_opp_king(Score, Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    is_opp_king_behind_piece(Position), num_not_moves_opp_king(Score, Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), \+ value_opp_pieces_attacking(0, Position),
    is_my_piece_not_pinned(Position), num_moves_my_king(Score, Position).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), \+ value_opp_pieces_attacking(0, Position),
    \+ is_my_piece_not_pinned(Position), krkr(even_2, Before, Position, Score).
krkr(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), \+ is_opp_king_in_check(Position),
    \+ is_opp_king_behind_piece(Position), value_opp_pieces_attacking(0, Position),
    krkr(even_2, Before, Position, Score).
krkr(even, _, Position, -500) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position).
krkr(even_2, _, Position, 250) :-
    is_my_fork(Position), is_opp_not_fork(Position).
krkr(even_2, _, Position, -250) :-
    is_my_fork(Position), \+ is_opp_not_fork(Position).
krkr(even_2, _, Position, -250) :-
    \+ is_my_fork(Position).

krkr(disadvantage, _, Position, 500) :-
    is_mate(Position).
krkr(disadvantage, _, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position), num_moves_my_king(Score, Position).
krkr(disadvantage, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position).
krkr(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position).
krkr(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), my_piece_cannot_be_captured(Position),
    num_moves_my_king(Score, Position).
krkr(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position), \+ my_piece_cannot_be_captured(Position).
