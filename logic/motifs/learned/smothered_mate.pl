% smotheredMate: clausewitz learn puzzles.csv --theme smotheredMate -n 2000 --seed 0 --name smothered_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 425 positive and 5098 negative for validation; 708 positive and 8496 negative for train; 283 positive and 3398 negative for test.
% Negative ones are weighed as if 0.97% were positive.
% 449 refinements and 724 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 11 literals with its head does better by itself than mdl 4.
% No set of all clauses does better there than mdl 4: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000
% worth: smothered_mate 1.00 (0.93 to 1.00), right in 50 of 50 solutions that it holds on

% precision 1.00, recall 1.00
smothered_mate(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    boxed_in(King, After),
    checkmate(After).
