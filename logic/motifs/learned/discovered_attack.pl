% discoveredAttack: clausewitz learn puzzles.csv --theme discoveredAttack -n 2000 --seed 0 --name discovered_attack --task lines --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 5.84% were positive.
% 141,182 refinements and 27,555,410 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 150.
% No set of the 60 most promising clauses does better there than mdl 18: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.972, recall 1.000, F1 0.986
% train: precision 0.973, recall 1.000, F1 0.986
% test: precision 0.987, recall 1.000, F1 0.993
% worth: discovered_attack 0.95 (0.92 to 0.96), right in 475 of 502 solutions that it holds on

% precision 0.96, recall 0.70
discovered_attack(Line) :-
    solver_move(Ply, From, _To, _Before, _After, Line),
    reply(Ply, _ReplyFrom, ReplyTo, AfterReply, Line),
    next_move(Ply, NextFrom, NextTo, AfterReply, _AfterNext, Line),
    aligned(NextFrom, From, NextTo),
    captures(NextFrom, NextTo, AfterReply),
    different_pos(ReplyTo, NextTo).

% precision 1.00, recall 0.30
discovered_attack(Line) :-
    solver_move(_Ply, _From, To, _Before, After, Line),
    checks(_Square1, Square2, After),
    \+ attacks(To, Square2, After).
