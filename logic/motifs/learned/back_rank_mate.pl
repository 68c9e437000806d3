% backRankMate: clausewitz learn puzzles.csv --theme backRankMate -n 2000 --seed 0 --name back_rank_mate --task mates --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 3.89% were positive.
% 9,421 refinements and 2,466,331 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 8.
% No set of the 60 most promising clauses does better there than mdl 8: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 0.998, recall 0.998, F1 0.998
% test: precision 1.000, recall 1.000, F1 1.000
% worth: back_rank_mate 1.00 (0.98 to 1.00), right in 321 of 322 solutions that it holds on

wall_attacked(King, Position) :-
    king_zone(Square, King, Position),
    \+ same_rank(Square, King),
    attacks(_, Square, Position).

sound_wall(King, Position) :-
    shut_in(King, Position),
    \+ wall_attacked(King, Position).

% precision 1.00, recall 1.00
back_rank_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    major_on(To, After),
    sound_wall(King, After).
