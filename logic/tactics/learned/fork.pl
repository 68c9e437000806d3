% fork: clausewitz learn train.csv.zst --theme fork -n 4000 --seed 0 --score f0.5 --most 20 --width 8 --rounds 12 -o RUN
% Learned by clausewitz 0.1.0 from 815 positive and 10665 negative for train; 314 positive and 4297 negative for test; 479 positive and 6395 negative for validation.
% Negative ones are weighed as if 12.88% were positive.
% 144125 clauses tried, chosen by f0.5; each verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.894, recall 0.897, F1 0.896
% test: precision 0.906, recall 0.892, F1 0.899
% validation: precision 0.899, recall 0.946, F1 0.922
% worth: learned_fork 0.80 (0.77 to 0.82), right in 784 of 979 moves in 8,768 puzzles

% precision 0.90, recall 0.87
learned_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    endangers(To, Square1, NewPosition),
    wins_exchange(Square2, Square1, NewPosition),
    \+ en_prise(Square2, NewPosition),
    checks(Square2, _Square3, NewPosition).

% precision 0.87, recall 0.19
learned_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    loses_material(NewPosition),
    \+ en_prise(To, NewPosition),
    bishop_on(Square1, Position),
    endangers(To, Square1, NewPosition),
    endangers(To, Square2, NewPosition),
    different_pos(Square1, Square2),
    \+ hanging(Square2, NewPosition).

% precision 0.84, recall 0.07
learned_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    \+ en_prise(To, NewPosition),
    endangers(To, Square1, NewPosition),
    rook_on(Square1, Position),
    endangers(To, Square2, NewPosition),
    queen_on(Square2, Position).
