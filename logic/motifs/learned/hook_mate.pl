% hookMate: clausewitz learn puzzles.csv --theme hookMate -n 2000 --others 120000 --seed 0 --name hook_mate --task mates --score f1 --most 12 -o RUN
% Learned by clausewitz 0.2.0 from lines: 362 positive and 21690 negative for validation; 602 positive and 36150 negative for train; 241 positive and 14460 negative for test.
% Negative ones are weighed as if 0.83% were positive.
% 12,563 refinements and 8,300,017 conjunctions tried.
% In the last window, moves that are given not counted, no clause of at most 5 literals with its head does better by itself than mdl 50.
% No set of the 60 most promising clauses does better there than mdl 9: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.973, recall 1.000, F1 0.986
% train: precision 0.968, recall 1.000, F1 0.984
% test: precision 0.960, recall 1.000, F1 0.980
% worth: hook_mate 0.85 (0.64 to 0.95), right in 17 of 20 solutions that it holds on

pawn_guarded(Square, Position) :-
    defends(Pawn, Square, Position),
    pawn_on(Pawn, Position).

% precision 0.97, recall 1.00
hook_mate(Line) :-
    solver_move(Ply, _From, To, _Before, After, Line),
    facing_king(Ply, King, Line),
    attacks(King, To, After),
    checkmate(After),
    rook_on(To, After),
    king_zone(Square1, King, After),
    knight_on(Square1, After),
    pawn_guarded(Square1, After).
