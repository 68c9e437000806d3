% morphysMate: clausewitz learn puzzles.csv --theme morphysMate -n 2000 --seed 0 --name morphys_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 187 positive and 2250 negative for train; 113 positive and 1350 negative for validation; 75 positive and 900 negative for test.
% Negative ones are weighed as if 1.78% were positive.
% 9,888 refinements and 11,530,813 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 85.
% No set of the 60 most promising clauses does better there than mdl 70: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.440, recall 0.925, F1 0.597
% validation: precision 0.561, recall 0.938, F1 0.702
% test: precision 0.469, recall 0.867, F1 0.609
% worth: morphys_mate 1.00 (0.78 to 1.00), right in 14 of 14 solutions that it holds on

% precision 0.56, recall 0.94
morphys_mate(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    attacks(Square1, King, After),
    bishop_on(Square1, After),
    \+ on_edge(Square1),
    king_zone(Square2, King, After),
    controls(Square3, Square2, After),
    rook_on(Square3, After).
