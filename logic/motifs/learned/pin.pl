% pin: clausewitz learn puzzles.csv --theme pin -n 2000 --seed 0 --name pin --task pins --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 6.94% were positive.
% 69,817 refinements and 6,115,292 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 7 literals with its head does better by itself than mdl 134.
% No set of the 60 most promising clauses does better there than mdl 88: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.893, recall 0.998, F1 0.943
% train: precision 0.894, recall 1.000, F1 0.944
% test: precision 0.911, recall 1.000, F1 0.953
% worth: pin 0.89 (0.87 to 0.92), right in 553 of 619 solutions that it holds on

% precision 0.99, recall 0.68
pin(Line) :-
    solver_move(_Ply, _From, _To, _Before, After, Line),
    friendly(Square1, After),
    pinned(Square1, After),
    attacks(Square1, Square2, After),
    \+ pin_line(Square1, Square2, After),
    vulnerable(Square2, After).

% precision 0.80, recall 0.47
pin(Line) :-
    solver_move(_Ply, _From, _To, _Before, After, Line),
    friendly(Square1, After),
    pinned(Square1, After),
    vulnerable(Square1, After).
