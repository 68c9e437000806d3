% smotheredMate: clausewitz learn train.csv.zst --theme smotheredMate -n 4000 --seed 0 --score f0.5 --most 20 --improve smothered_mate.pl -o RUN
% Learned by clausewitz 0.1.0 from 894 positive and 6239 negative for train; 550 positive and 3720 negative for validation; 348 positive and 2500 negative for test.
% Negative ones are weighed as if 0.98% were positive.
% 3,560 refinements and 89,014 conjunctions tried.
% On the training part no clause of at most 9 literals with its head and 9 true examples or more does better by itself than f0.5 1.0000.
% No set of the 60 most promising clauses does better there than f0.5 1.0000: proved by clingo.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 1.000, recall 1.000, F1 1.000
% validation: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000
% worth: learned_smothered_mate 1.00 (0.91 to 1.00), right in 37 of 37 moves in 8,768 puzzles

% precision 1.00, recall 1.00
learned_smothered_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checks(_Square1, Square2, NewPosition),
    boxed_in(Square2, NewPosition),
    checkmate(NewPosition).
