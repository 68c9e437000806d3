% advancedPawn: clausewitz learn puzzles.csv --theme advancedPawn -n 2000 --seed 0 --name advanced_pawn --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 6.79% were positive.
% 37,431 refinements and 8,621,378 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 86.
% No set of the 60 most promising clauses does better there than mdl 8: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 0.999, recall 1.000, F1 0.999
% test: precision 0.997, recall 0.998, F1 0.997
% worth: advanced_pawn 0.99 (0.98 to 1.00), right in 518 of 523 solutions that it holds on

% precision 1.00, recall 0.82
advanced_pawn(Line) :-
    solver_move(_Ply, _From, To, _Before, After, Line),
    advanced_to(To, 7, After),
    pawn_on(To, After).

% precision 1.00, recall 0.48
advanced_pawn(Line) :-
    solver_move(_Ply, From, To, Before, _After, Line),
    promotes(From, To, Before).
