% cornerMate: clausewitz learn puzzles.csv --theme cornerMate -n 2000 --seed 0 --name corner_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 203 positive and 2436 negative for train; 122 positive and 1462 negative for validation; 81 positive and 974 negative for test.
% Negative ones are weighed as if 2.34% were positive.
% 9,683 refinements and 8,881,468 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 31.
% No set of the 60 most promising clauses does better there than mdl 26: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.755, recall 1.000, F1 0.860
% validation: precision 0.673, recall 1.000, F1 0.805
% test: precision 0.824, recall 1.000, F1 0.903
% worth: corner_mate 1.00 (0.83 to 1.00), right in 19 of 19 solutions that it holds on

% precision 0.67, recall 1.00
corner_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    knight_on(To, After),
    adjacent(To, Square1),
    king_zone(Square1, King, After),
    \+ friendly(Square1, After).
