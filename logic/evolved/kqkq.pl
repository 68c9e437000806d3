% An endgame player that evolved: KQKQ.
%
% Made by clausewitz 0.1.0:
%   clausewitz evolve KQKQ --population 60 --generations 15 --reproduction 0.15 \
%     --crossover 0.45 --mutation 0.4 --peers 2 --starts 1 --hunter 16 --taught 6 \
%     --ancestor master --selection 4 --elite 1 --tree-depth 11 --final 60 \
%     --judge stockfish:depth=4 --judged 30 --seed 4 --name kqkq -o RUN
% It is of generation 11. Against Master, 240 games
% from random starts with both colours: score 0.518 (95 %: 0.501 to 0.534), 2 won,
% 29 ahead, 201 drawn, 8 behind, 0 lost.

endgame_player(kqkq, "KQKQ").

endgame_tree(kqkq, advantage,
    if3(or2(is_mate_in_one, not(is_my_king_protecting_piece)), -500, num_opp_pieces_attacked)).

endgame_tree(kqkq, even,
    if3(
        is_mate,
        500,
        if3(
            or2(is_mate_in_one, not(my_piece_cannot_be_captured)),
            evaluate_material,
            if3(is_material_increase, 333.3333333333333, value_my_pieces_attacking)))).

endgame_tree(kqkq, disadvantage,
    if3(
        is_mate,
        500,
        if3(
            is_mate_in_one,
            -500,
            if3(
                and2(is_material_increase, is_mate),
                333.3333333333333,
                if3(
                    and2(is_material_increase, my_piece_cannot_be_captured),
                    num_moves_my_king,
                    -250))))).

% The same as clauses: NAME(Material, Before, Position, Score).

kqkq(advantage, _, Position, -500) :-
    is_mate_in_one(Position).
kqkq(advantage, _, Position, Score) :-
    \+ is_mate_in_one(Position), is_my_king_protecting_piece(Position),
    num_opp_pieces_attacked(Score, Position).
kqkq(advantage, _, Position, -500) :-
    \+ is_mate_in_one(Position), \+ is_my_king_protecting_piece(Position).

kqkq(even, _, Position, 500) :-
    is_mate(Position).
kqkq(even, _, Position, Score) :-
    \+ is_mate(Position), is_mate_in_one(Position), evaluate_material(Score, Position).
kqkq(even, Before, Position, 333.3333333333333) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    is_material_increase(Before, Position).
kqkq(even, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), my_piece_cannot_be_captured(Position),
    \+ is_material_increase(Before, Position), value_my_pieces_attacking(Score, Position).
kqkq(even, _, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ my_piece_cannot_be_captured(Position), evaluate_material(Score, Position).

kqkq(disadvantage, _, Position, 500) :-
    is_mate(Position).
kqkq(disadvantage, _, Position, -500) :-
    \+ is_mate(Position), is_mate_in_one(Position).
kqkq(disadvantage, Before, Position, Score) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    my_piece_cannot_be_captured(Position), num_moves_my_king(Score, Position).
kqkq(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position), is_material_increase(Before, Position),
    \+ my_piece_cannot_be_captured(Position).
kqkq(disadvantage, Before, Position, -250) :-
    \+ is_mate(Position), \+ is_mate_in_one(Position),
    \+ is_material_increase(Before, Position).
