% pin: clausewitz learn puzzles.csv --theme pin -n 2000 --seed 0 --name pin --task pins --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 6.94% were positive.
% 168,630 refinements and 2,933,151 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 6 literals with its head does better by itself than mdl 125.
% No set of the 60 most promising clauses does better there than mdl 42: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.994, recall 0.982, F1 0.988
% train: precision 0.993, recall 0.980, F1 0.987
% test: precision 0.992, recall 0.988, F1 0.990
% worth: pin 1.00 (0.99 to 1.00), right in 542 of 544 solutions that it holds on

% precision 0.99, recall 0.68
pin(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    vulnerable(Square3, After),
    attacks(Square2, Square3, After),
    \+ pin_line(Square2, Square3, After),
    pins(_Square1, Square2, King, After).

% precision 0.99, recall 0.32
pin(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    outranks(Square2, Square1, After),
    pins(Square1, Square2, King, After).

% precision 1.00, recall 0.10
pin(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    unguarded(Square2, After),
    \+ pawn_on(Square2, After),
    pins(Square1, Square2, King, After),
    \+ attacks(Square2, Square1, After).
