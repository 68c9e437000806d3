% swallowstailMate: clausewitz learn puzzles.csv --theme swallowstailMate -n 2000 --seed 0 --name swallowstail_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 37 positive and 436 negative for validation; 60 positive and 726 negative for train; 24 positive and 290 negative for test.
% Negative ones are weighed as if 0.61% were positive.
% 8,763 refinements and 5,181,062 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 19.
% No set of the 60 most promising clauses does better there than mdl 11: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.309, recall 1.000, F1 0.472
% train: precision 0.472, recall 1.000, F1 0.641
% test: precision 0.471, recall 1.000, F1 0.641
% worth: swallowstail_mate 0.43 (0.26 to 0.63), right in 10 of 23 solutions that it holds on

% precision 0.31, recall 1.00
swallowstail_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    \+ on_edge(King),
    \+ same_diagonal(To, King),
    queen_on(To, After).
