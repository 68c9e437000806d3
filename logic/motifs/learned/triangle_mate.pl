% triangleMate: clausewitz learn puzzles.csv --theme triangleMate -n 2000 --seed 0 --name triangle_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 134 positive and 1614 negative for train; 81 positive and 968 negative for validation; 54 positive and 646 negative for test.
% Negative ones are weighed as if 1.17% were positive.
% 8,806 refinements and 185,724 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 7.
% No set of the 60 most promising clauses does better there than mdl 6: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% Its precision on the test part falls short of that in training by 0.021.
% train: precision 0.905, recall 1.000, F1 0.950
% validation: precision 0.920, recall 1.000, F1 0.958
% test: precision 0.884, recall 1.000, F1 0.939
% worth: triangle_mate 1.00 (0.61 to 1.00), right in 6 of 6 solutions that it holds on

% precision 0.92, recall 1.00
triangle_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    same_diagonal(To, King),
    attacks(King, Square1, After),
    defends(Square1, To, After).
