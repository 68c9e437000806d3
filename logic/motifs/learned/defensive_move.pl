% defensiveMove: clausewitz learn puzzles.csv --theme defensiveMove -n 2000 --others 120000 --seed 0 --name defensive_move --task quiet --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 1000 positive and 60000 negative for train; 600 positive and 36000 negative for validation; 400 positive and 24000 negative for test.
% Negative ones are weighed as if 5.32% were positive.
% 54 refinements and 329,789 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 209.
% No set of the 60 most promising clauses does better there than mdl 127: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.912, recall 0.984, F1 0.947
% validation: precision 0.924, recall 0.988, F1 0.955
% test: precision 0.924, recall 0.995, F1 0.958

idle(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ attacks(Square, _, Position).

far_pawn(Square, Position) :-
    pawn_on(Square, Position),
    advanced_to(Square, 5, Position).

% precision 1.00, recall 0.71
defensive_move(Line) :-
    solver_move(_Ply, _From, To, Before, After, Line),
    last_move(_LastPly, LastFrom, _LastTo, BeforeLast, Final, Line),
    empty(To, BeforeLast),
    has_moves(3, Before),
    idle(To, Final),
    \+ check(After),
    \+ far_pawn(LastFrom, BeforeLast).

% precision 0.87, recall 0.24
defensive_move(Line) :-
    solver_move(Ply, _From, To, Before, After, Line),
    check(Before),
    empty(To, Before),
    next_ply(0, Ply),
    \+ check(After).

% precision 0.72, recall 0.11
defensive_move(Line) :-
    solver_move(Ply, _From, To, Before, _After, Line),
    earlier_move(Ply, _FirstFrom, FirstTo, BeforeFirst, _AfterFirst, Line),
    check(Before),
    empty(To, Before),
    empty(FirstTo, BeforeFirst),
    next_ply(2, Ply).
