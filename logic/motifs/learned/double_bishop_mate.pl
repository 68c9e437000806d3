% doubleBishopMate: clausewitz learn puzzles.csv --theme doubleBishopMate -n 2000 --seed 0 --name double_bishop_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 316 positive and 3791 negative for validation; 526 positive and 6318 negative for train; 211 positive and 2527 negative for test.
% Negative ones are weighed as if 0.72% were positive.
% 10,359 refinements and 311,463 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 9.
% No set of the 60 most promising clauses does better there than mdl 7: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.965, recall 0.997, F1 0.981
% train: precision 1.000, recall 0.998, F1 0.999
% test: precision 1.000, recall 1.000, F1 1.000

no_bishop_bears(King, Position) :-
    king_zone(Square, King, Position),
    controls(Other, Square, Position),
    hostile(Other, Position),
    \+ bishop_on(Other, Position).

bishops_alone(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    \+ no_bishop_bears(King, Position).

on_file_of(Piece, King, Square) :-
    same_rank(King, Square),
    file_of(Square, File),
    file_of(Piece, File).

bishops_on_both_sides(King, Position) :-
    king_on(King, Position),
    bishop_on(One, Position),
    bishop_on(Other, Position),
    hostile(One, Position),
    hostile(Other, Position),
    on_file_of(One, King, Left),
    on_file_of(Other, King, Right),
    aligned(Left, King, Right).

% precision 0.96, recall 1.00
double_bishop_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    bishop_on(To, After),
    bishops_alone(King, After),
    checkmate(After),
    \+ bishops_on_both_sides(King, After).
