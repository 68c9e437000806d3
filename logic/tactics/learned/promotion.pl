% promotion: clausewitz learn train.csv.zst --theme promotion -n 4000 --seed 0 --score f0.5 --most 20 --improve promotion.pl -o RUN
% Learned by clausewitz 0.1.0 from 619 positive and 10668 negative for train; 256 positive and 4280 negative for test; 383 positive and 6393 negative for validation.
% Negative ones are weighed as if 3.28% were positive.
% 155 refinements and 158 conjunctions tried.
% On the training part no clause of at most 9 literals with its head and 6 true examples or more does better by itself than f0.5 1.0000.
% No set of all clauses does better there than f0.5 1.0000: proved by clingo.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000
% validation: precision 0.995, recall 1.000, F1 0.998
% worth: learned_promotion 0.14 (0.09 to 0.21), right in 17 of 125 moves in 8,768 puzzles

% precision 1.00, recall 1.00
learned_promotion(Position, From, To) :-
    make_move(From, To, Position, _NewPosition),
    promotes(From, To, Position).
