% pillsburysMate: clausewitz learn puzzles.csv --theme pillsburysMate -n 2000 --seed 0 --name pillsburys_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 252 positive and 3020 negative for validation; 419 positive and 5034 negative for train; 168 positive and 2014 negative for test.
% Negative ones are weighed as if 3.10% were positive.
% 12,977 refinements and 16,005,568 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 96.
% No set of the 60 most promising clauses does better there than mdl 63: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.879, recall 0.901, F1 0.890
% train: precision 0.853, recall 0.938, F1 0.893
% test: precision 0.868, recall 0.917, F1 0.891

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

held_by_bishop(King, Position) :-
    bishop_on(Bishop, Position),
    confines(Bishop, King, Position).

straight_before(Square, King) :-
    same_file(Square, King).

straight_before(Square, King) :-
    same_rank(Square, King).

open_behind(King, Queen, Position) :-
    adjacent(King, Square),
    same_diagonal(King, Square),
    apart(Square, Queen, 2),
    \+ friendly(Square, Position).

tail_shut(King, Queen, Position) :-
    king_on(King, Position),
    straight_before(Queen, King),
    \+ open_behind(King, Queen, Position).

% precision 0.89, recall 0.88
pillsburys_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    held_by_bishop(King, After),
    attacks(Square1, King, After),
    rook_on(Square1, After),
    controls(Square2, King, After),
    \+ adjacent(King, Square2),
    \+ same_rank(To, Square2).

% precision 0.84, recall 0.06
pillsburys_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    tail_shut(King, To, After),
    attacks(Square1, King, After),
    bishop_on(Square1, After).
