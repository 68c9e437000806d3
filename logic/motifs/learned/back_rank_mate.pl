% backRankMate: clausewitz learn puzzles.csv --theme backRankMate -n 2000 --seed 0 --name back_rank_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 3.89% were positive.
% 9,569 refinements and 5,682,225 conjunctions tried.
% On the training part no clause of at most 5 literals with its head does better by itself than mdl 136.
% No set of the 60 most promising clauses does better there than mdl 96: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.870, recall 0.965, F1 0.915
% train: precision 0.866, recall 0.944, F1 0.903
% test: precision 0.847, recall 0.938, F1 0.890

% precision 0.87, recall 0.86
back_rank_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    \+ adjacent(To, King),
    rook_on(To, After),
    shut_in(King, After).

% precision 0.92, recall 0.28
back_rank_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    apart(To, King, 3),
    checkmate(After),
    shut_in(King, After).
