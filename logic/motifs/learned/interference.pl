% interference: clausewitz learn puzzles.csv --theme interference -n 2000 --others 120000 --seed 0 --name interference --task cuts --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 482 positive and 28890 negative for validation; 802 positive and 48150 negative for train; 321 positive and 19260 negative for test.
% Negative ones are weighed as if 1.10% were positive.
% 30,714 refinements and 13,152,308 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 158.
% No set of the 60 most promising clauses does better there than mdl 46: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.964, recall 0.996, F1 0.980
% train: precision 0.942, recall 0.998, F1 0.969
% test: precision 0.951, recall 0.997, F1 0.973
% worth: interference 0.82 (0.68 to 0.91), right in 33 of 40 solutions that it holds on

% precision 0.95, recall 0.60
interference(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    reply(Ply, _ReplyFrom, ReplyTo, AfterReply, Line),
    next_move(Ply, _NextFrom, NextTo, AfterReply, _AfterNext, Line),
    unguarded(NextTo, AfterReply),
    defends(Square1, ReplyTo, AfterReply),
    defends(Square1, NextTo, After).

% precision 0.98, recall 0.39
interference(Line) :-
    solver_move(Ply, _From, To, Before, _After, Line),
    reply(Ply, _ReplyFrom, ReplyTo, AfterReply, Line),
    next_move(Ply, _NextFrom, NextTo, AfterReply, _AfterNext, Line),
    different_pos(ReplyTo, NextTo),
    unguarded(NextTo, AfterReply),
    aligned(NextTo, To, Square1),
    defends(Square1, NextTo, Before).
