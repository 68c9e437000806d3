% queensideAttack: clausewitz learn puzzles.csv --theme queensideAttack -n 2000 --seed 0 --name queenside_attack --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 2.17% were positive.
% 38,763 refinements and 24,529,657 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 527.
% No set of the 60 most promising clauses does better there than mdl 484: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.144, recall 0.162, F1 0.152
% train: precision 0.172, recall 0.204, F1 0.187
% test: precision 0.178, recall 0.175, F1 0.177
% worth: queenside_attack 0.08 (0.05 to 0.13), right in 16 of 189 solutions that it holds on

% precision 0.14, recall 0.16
queenside_attack(Line) :-
    solver_move(Ply, _From, To, Before, After, Line),
    move_before(Ply, _OtherFrom, OtherTo, _BeforeOther, Line),
    last_move(_LastPly, _LastFrom, _LastTo, _BeforeLast, Final, Line),
    check(Final),
    last_ply(3, Line),
    men_left(18, Before),
    \+ outranks(To, OtherTo, Before),
    pawn_on(OtherTo, After).
