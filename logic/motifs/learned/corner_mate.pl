% cornerMate: clausewitz learn puzzles.csv --theme cornerMate -n 2000 --seed 0 --name corner_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 203 positive and 2436 negative for train; 122 positive and 1462 negative for validation; 81 positive and 974 negative for test.
% Negative ones are weighed as if 2.34% were positive.
% 12,228 refinements and 4,784,864 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 23.
% No set of the 60 most promising clauses does better there than mdl 23: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.803, recall 0.980, F1 0.883
% validation: precision 0.812, recall 0.984, F1 0.889
% test: precision 0.884, recall 0.975, F1 0.927

walls_off(Piece, King, Position) :-
    controls(Piece, One, Position),
    king_zone(One, King, Position),
    controls(Piece, Other, Position),
    king_zone(Other, King, Position),
    different_pos(One, Other).

shared(Square, Piece, Position) :-
    controls(Other, Square, Position),
    same_side(Other, Piece, Position),
    different_pos(Other, Piece).

confines(Piece, King, Position) :-
    king_zone(Square, King, Position),
    empty(Square, Position),
    controls(Piece, Square, Position),
    hostile(Piece, Position),
    \+ shared(Square, Piece, Position).

held_by_major(King, Position) :-
    major_on(Piece, Position),
    walls_off(Piece, King, Position),
    confines(Piece, King, Position).

% precision 0.81, recall 0.98
corner_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    held_by_major(King, After),
    knight_on(To, After).
