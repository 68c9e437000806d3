% kingsideAttack: clausewitz learn puzzles.csv --theme kingsideAttack -n 2000 --seed 0 --name kingside_attack --task attacks --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 8.64% were positive.
% 343 refinements and 1,809,536 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 30.
% No set of the 60 most promising clauses does better there than mdl 12: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 0.999, recall 0.999, F1 0.999
% test: precision 0.998, recall 0.998, F1 0.998
% worth: kingside_attack 1.00 (0.99 to 1.00), right in 806 of 807 solutions that it holds on

checking(Line) :-
    solver_ply(Ply, Line),
    gives_check(Ply, Line).

forking(Line) :-
    solver_move(Ply, _, Forker, _, After, Line),
    reply(Ply, _, _, _, Line),
    \+ king_on(Forker, After),
    \+ vulnerable(Forker, After),
    endangers(Forker, One, After),
    endangers(Forker, Other, After),
    different_pos(One, Other).

king_of_opponent(King, Position) :-
    king_on(King, Position),
    hostile(King, Position).

short_side(King) :-
    file_of(King, 7).

short_side(King) :-
    file_of(King, 8).

short_side_king(King, Position) :-
    king_of_opponent(King, Position),
    at_home(King, Position),
    short_side(King).

neighbour_attacked(King, Position) :-
    adjacent(King, Square),
    \+ same_rank(King, Square),
    attacks(_, Square, Position).

mated_on_rank(King, Position) :-
    checks(Checker, King, Position),
    same_rank(Checker, King),
    shut_in(King, Position),
    \+ neighbour_attacked(King, Position),
    checkmate(Position).

% precision 1.00, recall 1.00
kingside_attack(Line) :-
    solver_move(Ply, _From, _To, Before, _After, Line),
    last_move(LastPly, _LastFrom, _LastTo, _BeforeLast, Final, Line),
    facing_king(LastPly, King, Line),
    checking(Line),
    men_left(20, Before),
    next_ply(0, Ply),
    \+ forking(Line),
    \+ mated_on_rank(King, Final),
    storm_by(LastPly, 2, Line),
    short_side_king(_Square1, Before).
