% blindSwineMate: clausewitz learn puzzles.csv --theme blindSwineMate -n 2000 --seed 0 --name blind_swine_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 142 positive and 1710 negative for train; 86 positive and 1026 negative for validation; 57 positive and 684 negative for test.
% Negative ones are weighed as if 1.36% were positive.
% 8,685 refinements and 167,543 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 11.
% No set of the 60 most promising clauses does better there than mdl 7: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% Its precision on the test part falls short of that in training by 0.055.
% train: precision 0.959, recall 1.000, F1 0.979
% validation: precision 1.000, recall 1.000, F1 1.000
% test: precision 0.904, recall 1.000, F1 0.950
% worth: blind_swine_mate 1.00 (0.51 to 1.00), right in 4 of 4 solutions that it holds on

% precision 1.00, recall 1.00
blind_swine_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    rook_on(To, After),
    defends(To, Square1, After),
    king_zone(Square1, King, After).
