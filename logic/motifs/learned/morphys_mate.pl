% morphysMate: clausewitz learn puzzles.csv --theme morphysMate -n 2000 --seed 0 --name morphys_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 187 positive and 2250 negative for train; 113 positive and 1350 negative for validation; 75 positive and 900 negative for test.
% Negative ones are weighed as if 1.78% were positive.
% 12,429 refinements and 8,318,549 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 24.
% No set of the 60 most promising clauses does better there than mdl 15: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.852, recall 0.989, F1 0.916
% validation: precision 0.891, recall 1.000, F1 0.942
% test: precision 0.891, recall 1.000, F1 0.942

walls_off(Piece, King, Position) :-
    controls(Piece, One, Position),
    king_zone(One, King, Position),
    controls(Piece, Other, Position),
    king_zone(Other, King, Position),
    different_pos(One, Other).

walled_by_rook(King, Position) :-
    rook_on(Rook, Position),
    walls_off(Rook, King, Position).

% precision 0.89, recall 1.00
morphys_mate(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    walled_by_rook(King, After),
    attacks(Square1, King, After),
    bishop_on(Square1, After).
