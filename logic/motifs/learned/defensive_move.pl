% defensiveMove: clausewitz learn puzzles.csv --theme defensiveMove -n 2000 --others 120000 --seed 0 --name defensive_move --task quiet --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 1000 positive and 60000 negative for train; 600 positive and 36000 negative for validation; 400 positive and 24000 negative for test.
% Negative ones are weighed as if 5.32% were positive.
% 87 refinements and 394,071 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 179.
% No set of the 60 most promising clauses does better there than mdl 130: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% train: precision 0.956, recall 0.925, F1 0.940
% validation: precision 0.959, recall 0.925, F1 0.942
% test: precision 0.957, recall 0.950, F1 0.954

idle(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ attacks(Square, _, Position).

far_pawn(Square, Position) :-
    pawn_on(Square, Position),
    advanced_to(Square, 5, Position).

% precision 1.00, recall 0.71
defensive_move(Line) :-
    solver_move(_Ply, _From, _To, _Before, _After, Line),
    last_move(_LastPly, LastFrom, LastTo, BeforeLast, Final, Line),
    has_moves(3, BeforeLast),
    idle(LastTo, Final),
    \+ captures(LastFrom, LastTo, BeforeLast),
    \+ check(Final),
    \+ far_pawn(LastFrom, BeforeLast).

% precision 0.87, recall 0.24
defensive_move(Line) :-
    solver_move(Ply, From, To, Before, After, Line),
    check(Before),
    next_ply(0, Ply),
    \+ captures(From, To, Before),
    \+ check(After).
