% mate: clausewitz learn puzzles.csv --theme mate -n 2000 --seed 0 --name mate --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 35.05% were positive.
% 34,002 refinements and 8,190,394 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 11.
% No set of the 60 most promising clauses does better there than mdl 11: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.999, recall 1.000, F1 0.999
% train: precision 0.999, recall 1.000, F1 0.999
% test: precision 1.000, recall 1.000, F1 1.000
% worth: mate 1.00 (0.99 to 1.00), right in 2,933 of 2,944 solutions that it holds on

% precision 1.00, recall 1.00
mate(Line) :-
    solver_move(_Ply, _From, _To, _Before, After, Line),
    checkmate(After).
