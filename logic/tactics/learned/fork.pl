% fork: clausewitz learn train.csv.zst --theme fork -n 4000 --seed 0 --score f0.5 --most 20 --improve fork.pl -o RUN
% Learned by clausewitz 0.1.0 from 815 positive and 10665 negative for train; 314 positive and 4297 negative for test; 479 positive and 6395 negative for validation.
% Negative ones are weighed as if 12.88% were positive.
% 198,330 refinements and 43,578,248 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 8 true examples or more does better by itself than f0.5 0.6826.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.895, recall 0.880, F1 0.888
% test: precision 0.905, recall 0.885, F1 0.895
% validation: precision 0.901, recall 0.923, F1 0.912
% worth: learned_fork 0.80 (0.78 to 0.83), right in 770 of 957 moves in 8,768 puzzles

% precision 0.90, recall 0.87
learned_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    endangers(To, Square1, NewPosition),
    checks(Square2, _Square3, NewPosition),
    wins_exchange(Square2, Square1, NewPosition),
    \+ en_prise(Square2, NewPosition),
    loses_material(NewPosition).

% precision 0.84, recall 0.07
learned_fork(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    queen_on(Square1, Position),
    endangers(To, Square1, NewPosition),
    rook_on(Square2, Position),
    endangers(To, Square2, NewPosition),
    \+ en_prise(To, NewPosition).
