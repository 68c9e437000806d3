% mateIn4: clausewitz learn puzzles.csv --theme mateIn4 -n 2000 --seed 0 --name mate_in_4 --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 543 positive and 6512 negative for validation; 904 positive and 10854 negative for train; 362 positive and 4342 negative for test.
% Negative ones are weighed as if 1.24% were positive.
% 1,499 refinements and 23,982 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 9 literals with its head does better by itself than mdl 4.
% No set of the 60 most promising clauses does better there than mdl 4: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000
% worth: mate_in_4 1.00 (0.91 to 1.00), right in 40 of 40 solutions that it holds on

% precision 1.00, recall 1.00
mate_in_4(Line) :-
    solver_move(_Ply, _From, _To, _Before, After, Line),
    checkmate(After),
    last_ply(7, Line).
