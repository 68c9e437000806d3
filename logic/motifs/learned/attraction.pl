% attraction: clausewitz learn puzzles.csv --theme attraction -n 2000 --seed 0 --name attraction --task lines --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 4.37% were positive.
% 142,287 refinements and 30,093,610 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 71.
% No set of the 60 most promising clauses does better there than mdl 47: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.991, recall 0.950, F1 0.970
% train: precision 0.985, recall 0.946, F1 0.965
% test: precision 0.995, recall 0.965, F1 0.980
% worth: attraction 0.98 (0.95 to 0.99), right in 296 of 303 solutions that it holds on

% precision 0.99, recall 0.95
attraction(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    reply(Ply, _ReplyFrom, _ReplyTo, AfterReply, Line),
    next_move(Ply, NextFrom, NextTo, AfterReply, AfterNext, Line),
    attacks(NextTo, To, AfterNext),
    \+ captures(NextTo, NextFrom, After),
    outranks(To, NextFrom, AfterReply),
    attacks(NextTo, Square1, AfterNext),
    king_on(Square1, AfterReply).
