% anastasiaMate: clausewitz learn puzzles.csv --theme anastasiaMate -n 2000 --seed 0 --name anastasia_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 339 positive and 4057 negative for validation; 563 positive and 6762 negative for train; 225 positive and 2705 negative for test.
% Negative ones are weighed as if 0.77% were positive.
% 559 refinements and 994 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 11 literals with its head does better by itself than mdl 4.
% No set of all clauses does better there than mdl 4: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 1.000, recall 1.000, F1 1.000
% train: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000

knight_beyond(King, Position) :-
    knight_on(Knight, Position),
    hostile(Knight, Position),
    same_rank(Knight, King),
    apart(Knight, King, 3),
    aligned(King, Blocker, Knight),
    adjacent(King, Blocker),
    friendly(Blocker, Position).

% precision 1.00, recall 1.00
anastasia_mate(Line) :-
    solver_move(Ply, _From, _To, _Before, After, Line),
    facing_king(Ply, King, Line),
    checkmate(After),
    knight_beyond(King, After).
