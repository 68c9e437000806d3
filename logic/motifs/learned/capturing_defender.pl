% capturingDefender: clausewitz learn puzzles.csv --theme capturingDefender -n 2000 --seed 0 --name capturing_defender --task lines --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 1.42% were positive.
% 138,540 refinements and 28,598,614 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 35.
% No set of the 60 most promising clauses does better there than mdl 18: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.954, recall 0.995, F1 0.974
% train: precision 0.977, recall 0.994, F1 0.986
% test: precision 0.972, recall 0.990, F1 0.981
% worth: capturing_defender 0.91 (0.81 to 0.96), right in 51 of 56 solutions that it holds on

% precision 0.95, recall 0.99
capturing_defender(Line) :-
    solver_move(Ply, _From, To, Before, After, Line),
    reply(Ply, _ReplyFrom, _ReplyTo, AfterReply, Line),
    next_move(Ply, NextFrom, NextTo, AfterReply, _AfterNext, Line),
    defends(To, NextTo, Before),
    different_pos(To, NextFrom),
    \+ check(After),
    \+ check(AfterReply),
    \+ outranks(NextTo, NextFrom, After),
    vulnerable(NextTo, AfterReply).
