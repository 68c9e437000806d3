% bodenMate: clausewitz learn puzzles.csv --theme bodenMate -n 2000 --seed 0 --name boden_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 311 positive and 3737 negative for validation; 519 positive and 6228 negative for train; 208 positive and 2491 negative for test.
% Negative ones are weighed as if 0.71% were positive.
% 8,094 refinements and 5,312,015 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 28.
% No set of the 60 most promising clauses does better there than mdl 26: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.709, recall 1.000, F1 0.830
% train: precision 0.691, recall 1.000, F1 0.817
% test: precision 0.748, recall 0.995, F1 0.854
% worth: boden_mate 0.71 (0.36 to 0.92), right in 5 of 7 solutions that it holds on

no_bishop_bears(King, Position) :-
    king_zone(Square, King, Position),
    controls(Other, Square, Position),
    hostile(Other, Position),
    \+ bishop_on(Other, Position).

bishops_alone(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    \+ no_bishop_bears(King, Position).

% precision 0.71, recall 1.00
boden_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    bishop_on(To, After),
    bishops_alone(King, After),
    checkmate(After),
    \+ in_corner(King).
