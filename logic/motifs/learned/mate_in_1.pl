% mateIn1: clausewitz learn puzzles.csv --theme mateIn1 -n 2000 --seed 0 --name mate_in_1 --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 13.05% were positive.
% 32,144 refinements and 7,489,638 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 9.
% No set of the 60 most promising clauses does better there than mdl 9: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.999, recall 1.000, F1 1.000
% train: precision 0.997, recall 1.000, F1 0.999
% test: precision 0.999, recall 1.000, F1 0.999
% worth: mate_in_1 1.00 (0.99 to 1.00), right in 1,302 of 1,307 solutions that it holds on

% precision 1.00, recall 1.00
mate_in_1(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    checkmate(After),
    next_ply(0, Ply).
