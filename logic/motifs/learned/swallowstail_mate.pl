% swallowstailMate: clausewitz learn puzzles.csv --theme swallowstailMate -n 2000 --seed 0 --name swallowstail_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 37 positive and 436 negative for validation; 60 positive and 726 negative for train; 24 positive and 290 negative for test.
% Negative ones are weighed as if 0.61% were positive.
% 10,927 refinements and 283,039 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 8.
% No set of the 60 most promising clauses does better there than mdl 7: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 0.817, recall 1.000, F1 0.899
% test: precision 1.000, recall 1.000, F1 1.000

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

% precision 1.00, recall 1.00
swallowstail_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    attacks(King, To, After),
    \+ on_edge(King),
    queen_on(To, After),
    tail_shut(King, To, After).
