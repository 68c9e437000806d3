% quietMove: clausewitz learn puzzles.csv --theme quietMove -n 2000 --seed 0 --name quiet_move --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 3.54% were positive.
% 35,115 refinements and 28,746,699 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 299.
% No set of the 60 most promising clauses does better there than mdl 51: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.910, recall 0.998, F1 0.952
% train: precision 0.911, recall 0.996, F1 0.951
% test: precision 0.917, recall 0.998, F1 0.955
% worth: quiet_move 0.90 (0.86 to 0.93), right in 321 of 357 solutions that it holds on

idle(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ attacks(Square, _, Position).

% precision 0.95, recall 0.87
quiet_move(Line) :-
    solver_move(Ply, From, To, Before, After, Line),
    idle(To, After),
    \+ advanced_to(To, 6, After),
    \+ captures(From, To, Before),
    \+ check(After),
    \+ king_on(To, After),
    \+ last_ply(Ply, Line).

% precision 0.84, recall 0.48
quiet_move(Line) :-
    solver_move(Ply, From, To, Before, After, Line),
    idle(To, After),
    \+ captures(From, To, Before),
    \+ king_on(To, After),
    \+ last_ply(Ply, Line),
    \+ pawn_on(To, After).
