% backRankMate: clausewitz learn train.csv.zst --theme backRankMate -n 4000 --seed 0 --score f0.5 --most 20 -o RUN
% Learned by clausewitz 0.1.0 from 910 positive and 10506 negative for train; 375 positive and 4213 negative for test; 564 positive and 6285 negative for validation.
% Negative ones are weighed as if 3.87% were positive.
% 147,857 refinements and 46,174,655 conjunctions tried.
% On the training part no clause of at most 4 literals with its head and 9 true examples or more does better by itself than f0.5 0.6613.
% No set of the 60 most promising clauses does better there than f0.5 0.8921: proved by clingo.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.873, recall 0.844, F1 0.858
% test: precision 0.851, recall 0.840, F1 0.845
% validation: precision 0.889, recall 0.851, F1 0.869
% worth: learned_back_rank_mate 1.00 (0.93 to 1.00), right in 55 of 55 moves in 8,768 puzzles

% precision 0.89, recall 0.85
learned_back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    shut_in(Square1, NewPosition),
    checks(Square2, Square1, NewPosition),
    rook_on(Square2, NewPosition),
    checks(Square3, Square4, NewPosition),
    checkmate(NewPosition),
    \+ attacks(Square4, To, NewPosition),
    \+ hanging(Square3, NewPosition).
