% queensideAttack: clausewitz learn puzzles.csv --theme queensideAttack -n 2000 --seed 0 --name queenside_attack --task attacks --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 2.17% were positive.
% 374 refinements and 1,792,680 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 52.
% No set of the 60 most promising clauses does better there than mdl 30: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.958, recall 0.998, F1 0.978
% train: precision 0.960, recall 0.998, F1 0.979
% test: precision 0.955, recall 0.998, F1 0.976
% worth: queenside_attack 0.95 (0.91 to 0.98), right in 143 of 150 solutions that it holds on

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

long_side(King) :-
    file_of(King, 1).

long_side(King) :-
    file_of(King, 2).

long_side(King) :-
    file_of(King, 3).

long_side_king(King, Position) :-
    king_of_opponent(King, Position),
    at_home(King, Position),
    long_side(King).

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

% precision 0.96, recall 1.00
queenside_attack(Line) :-
    solver_move(Ply, _From, _To, Before, _After, Line),
    last_move(LastPly, _LastFrom, _LastTo, _BeforeLast, Final, Line),
    facing_king(LastPly, King, Line),
    checking(Line),
    men_left(18, Before),
    next_ply(0, Ply),
    \+ forking(Line),
    \+ mated_on_rank(King, Final),
    storm_by(LastPly, 2, Line),
    long_side_king(_Square1, Before).
