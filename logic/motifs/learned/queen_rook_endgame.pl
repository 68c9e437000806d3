% queenRookEndgame: clausewitz learn puzzles.csv --theme queenRookEndgame -n 2000 --seed 0 --name queen_rook_endgame --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 587 positive and 7038 negative for validation; 977 positive and 11730 negative for train; 391 positive and 4692 negative for test.
% Negative ones are weighed as if 1.34% were positive.
% 35,814 refinements and 26,088,944 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 58.
% No set of the 60 most promising clauses does better there than mdl 13: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 0.983, F1 0.991
% train: precision 0.988, recall 0.990, F1 0.989
% test: precision 1.000, recall 0.990, F1 0.995
% worth: queen_rook_endgame 1.00 (0.95 to 1.00), right in 78 of 78 solutions that it holds on

% precision 1.00, recall 0.98
queen_rook_endgame(Line) :-
    solver_move(Ply, _From, _To, Before, After, Line),
    move_before(Ply, _OtherFrom, _OtherTo, BeforeOther, Line),
    last_move(_LastPly, LastFrom, LastTo, _BeforeLast, _Final, Line),
    absent(bishop, Before),
    absent(knight, After),
    next_ply(0, Ply),
    \+ absent(rook, Before),
    \+ captures(LastTo, LastFrom, BeforeOther),
    single(queen, Before),
    single(queen, After).
