% trappedPiece: clausewitz learn puzzles.csv --theme trappedPiece -n 2000 --seed 0 --name trapped_piece --task lines --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 1000 positive and 12000 negative for train; 600 positive and 7200 negative for validation; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 2.13% were positive.
% 140,352 refinements and 14,096,796 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 4 literals with its head does better by itself than mdl 55.
% No set of the 60 most promising clauses does better there than mdl 8: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.989, recall 0.999, F1 0.994
% validation: precision 1.000, recall 0.997, F1 0.998
% test: precision 0.972, recall 0.998, F1 0.985
% worth: trapped_piece 1.00 (0.96 to 1.00), right in 92 of 92 solutions that it holds on

% precision 1.00, recall 0.68
trapped_piece(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    reply(Ply, ReplyFrom, _ReplyTo, _AfterReply, Line),
    cornered(ReplyFrom, After).

% precision 1.00, recall 0.32
trapped_piece(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    next_move(Ply, _NextFrom, NextTo, _AfterReply, _AfterNext, Line),
    cornered(NextTo, After).
