% deflection: clausewitz learn puzzles.csv --theme deflection -n 2000 --others 120000 --seed 0 --name deflection --task lures --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 1000 positive and 60000 negative for train; 600 positive and 36000 negative for validation; 400 positive and 24000 negative for test.
% Negative ones are weighed as if 4.81% were positive.
% 95 refinements and 424,689 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 273.
% No set of the 60 most promising clauses does better there than mdl 92: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.989, recall 0.944, F1 0.966
% validation: precision 0.989, recall 0.952, F1 0.970
% test: precision 0.990, recall 0.940, F1 0.964
% worth: deflection 0.98 (0.96 to 0.99), right in 367 of 376 solutions that it holds on

trades(From, To, Position) :-
    captures(From, To, Position),
    \+ outranks(From, To, Position).

% precision 0.99, recall 0.87
deflection(Line) :-
    solver_move(Ply, From, To, Before, After, Line),
    reply(Ply, ReplyFrom, ReplyTo, AfterReply, Line),
    next_move(Ply, NextFrom, NextTo, AfterReply, _AfterNext, Line),
    captures(NextFrom, NextTo, AfterReply),
    check(After),
    controls(ReplyFrom, NextTo, After),
    different_pos(ReplyTo, NextTo),
    \+ controls(ReplyTo, NextTo, AfterReply),
    \+ outranks(NextTo, NextFrom, AfterReply),
    \+ trades(From, To, Before).

% precision 0.98, recall 0.35
deflection(Line) :-
    solver_move(Ply, From, To, Before, After, Line),
    reply(Ply, ReplyFrom, ReplyTo, AfterReply, Line),
    next_move(Ply, NextFrom, NextTo, AfterReply, _AfterNext, Line),
    captures(NextFrom, NextTo, AfterReply),
    controls(ReplyFrom, NextTo, After),
    different_pos(To, NextTo),
    \+ controls(ReplyTo, NextTo, AfterReply),
    \+ outranks(NextTo, NextFrom, AfterReply),
    \+ trades(From, To, Before),
    same_pos(To, ReplyTo).
