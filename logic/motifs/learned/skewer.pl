% skewer: clausewitz learn puzzles.csv --theme skewer -n 2000 --seed 0 --name skewer --task lines --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 3.04% were positive.
% 140,659 refinements and 20,304,593 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 25.
% No set of the 60 most promising clauses does better there than mdl 8: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.996, recall 0.998, F1 0.997
% train: precision 0.995, recall 1.000, F1 0.997
% test: precision 1.000, recall 0.998, F1 0.999
% worth: skewer 0.99 (0.97 to 1.00), right in 181 of 182 solutions that it holds on

% precision 1.00, recall 1.00
skewer(Line) :-
    solver_move(Ply, _From, _To, _Before, _After, Line),
    reply(Ply, ReplyFrom, ReplyTo, AfterReply, Line),
    next_move(Ply, NextFrom, NextTo, AfterReply, AfterNext, Line),
    aligned(NextFrom, ReplyFrom, NextTo),
    \+ checkmate(AfterNext),
    outranks(ReplyTo, NextTo, AfterReply),
    vulnerable(NextTo, AfterReply).
