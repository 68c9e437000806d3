% kingsideAttack: clausewitz learn puzzles.csv --theme kingsideAttack -n 2000 --seed 0 --name kingside_attack --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 8.64% were positive.
% 40,754 refinements and 23,138,063 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 485.
% No set of the 60 most promising clauses does better there than mdl 361: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.635, recall 0.653, F1 0.644
% train: precision 0.655, recall 0.660, F1 0.658
% test: precision 0.644, recall 0.623, F1 0.633
% worth: kingside_attack 0.67 (0.63 to 0.70), right in 545 of 818 solutions that it holds on

% precision 0.61, recall 0.48
kingside_attack(Line) :-
    solver_move(Ply, _From, To, Before, After, Line),
    facing_king(Ply, King, Line),
    last_move(_LastPly, _LastFrom, LastTo, BeforeLast, _Final, Line),
    advanced_to(To, 6, After),
    file_of(King, 7),
    men_left(20, Before),
    checks(Square1, Square2, After),
    \+ captures(Square1, LastTo, BeforeLast),
    outranks(Square2, Square1, Before).

% precision 0.65, recall 0.30
kingside_attack(Line) :-
    solver_move(Ply, _From, _To, Before, _After, Line),
    facing_king(Ply, King, Line),
    last_move(_LastPly, _LastFrom, _LastTo, _BeforeLast, Final, Line),
    checkmate(Final),
    file_of(King, 7),
    men_left(20, Before),
    \+ last_ply(1, Line).
