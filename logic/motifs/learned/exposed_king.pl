% exposedKing: clausewitz learn puzzles.csv --theme exposedKing -n 2000 --seed 0 --name exposed_king --task attacks --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 3.41% were positive.
% 616 refinements and 2,617,273 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 97.
% No set of the 60 most promising clauses does better there than mdl 90: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.847, recall 0.980, F1 0.909
% train: precision 0.841, recall 0.987, F1 0.908
% test: precision 0.857, recall 0.995, F1 0.921

king_of_opponent(King, Position) :-
    king_on(King, Position),
    hostile(King, Position).

falls_behind(Pawn, King, Position) :-
    advanced_to(King, Rank, Position),
    \+ advanced_to(Pawn, Rank, Position).

shielded(King, Position) :-
    adjacent(King, Pawn),
    pawn_on(Pawn, Position),
    same_side(King, Pawn, Position),
    \+ falls_behind(Pawn, King, Position).

bare_king(King, Position) :-
    king_of_opponent(King, Position),
    \+ advanced_to(King, 4, Position),
    \+ shielded(King, Position).

% precision 0.85, recall 0.98
exposed_king(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    earlier_move(Ply, _FirstFrom, _FirstTo, BeforeFirst, _AfterFirst, Line),
    check(After),
    \+ last_ply(Ply, Line),
    bare_king(_Square1, BeforeFirst).
