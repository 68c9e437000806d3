% underPromotion: clausewitz learn puzzles.csv --theme underPromotion -n 2000 --seed 0 --name under_promotion --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 176 positive and 2110 negative for validation; 117 positive and 1406 negative for test; 293 positive and 3516 negative for train.
% Negative ones are weighed as if 0.40% were positive.
% 1,499 refinements and 26,092 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 9 literals with its head does better by itself than mdl 4.
% No set of the 60 most promising clauses does better there than mdl 4: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000
% train: precision 1.000, recall 1.000, F1 1.000
% worth: under_promotion 0.50 (0.09 to 0.91), right in 1 of 2 solutions that it holds on

% precision 1.00, recall 1.00
under_promotion(Line) :-
    solver_move(Ply, From, To, Before, _After, Line),
    \+ becomes(Ply, queen, Line),
    promotes(From, To, Before).
