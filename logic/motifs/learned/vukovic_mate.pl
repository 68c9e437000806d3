% vukovicMate: clausewitz learn puzzles.csv --theme vukovicMate -n 2000 --seed 0 --name vukovic_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 169 positive and 2034 negative for train; 102 positive and 1220 negative for validation; 68 positive and 814 negative for test.
% Negative ones are weighed as if 1.47% were positive.
% 8,975 refinements and 11,289,966 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 66.
% No set of the 60 most promising clauses does better there than mdl 21: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.641, recall 1.000, F1 0.782
% validation: precision 0.820, recall 1.000, F1 0.901
% test: precision 0.709, recall 1.000, F1 0.830
% worth: vukovic_mate 1.00 (0.57 to 1.00), right in 5 of 5 solutions that it holds on

% precision 0.82, recall 1.00
vukovic_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    rook_on(To, After),
    controls(Square1, To, After),
    \+ same_diagonal(King, Square1),
    \+ same_rank(To, Square1),
    defends(To, Square3, After),
    controls(Square3, Square2, After),
    king_zone(Square2, King, After).
