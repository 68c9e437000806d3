% hangingPiece: clausewitz learn puzzles.csv --theme hangingPiece -n 2000 --seed 0 --name hanging_piece --task moves --score mdl --most 12 -o RUN
% Learned by clausewitz 0.1.0 from lines: 600 positive and 7200 negative for validation; 1000 positive and 12000 negative for train; 400 positive and 4800 negative for test.
% Negative ones are weighed as if 5.43% were positive.
% 35,714 refinements and 40,917,850 conjunctions tried.
% On the training part no clause of at most 4 literals with its head does better by itself than mdl 420.
% No set of the 60 most promising clauses does better there than mdl 194: proved by clingo.
% Chosen by f1 on the validation part; tried again in SWI-Prolog.
% validation: precision 0.782, recall 0.815, F1 0.798
% train: precision 0.763, recall 0.827, F1 0.794
% test: precision 0.820, recall 0.843, F1 0.831

english(idle, "{Square} attacks nothing").
idle(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ attacks(Square, _, Position).

falls_behind(Pawn, King, Position) :-
    advanced_to(King, Rank, Position),
    \+ advanced_to(Pawn, Rank, Position).

shielded(King, Position) :-
    adjacent(King, Pawn),
    pawn_on(Pawn, Position),
    same_side(King, Pawn, Position),
    \+ falls_behind(Pawn, King, Position).

english(bare_king, "{King} has no pawn beside it or before it").
bare_king(King, Position) :-
    king_on(King, Position),
    friendly(King, Position),
    \+ advanced_to(King, 4, Position),
    \+ shielded(King, Position).

% precision 0.71, recall 0.52
hanging_piece(Line) :-
    solver_move(Ply, _From, To, Before, _After, Line),
    last_ply(3, Line),
    \+ last_ply(Ply, Line),
    unguarded(To, Before),
    up_by(Ply, 2, Line).

% precision 1.00, recall 0.26
hanging_piece(Line) :-
    solver_move(Ply, _From, To, Before, _After, Line),
    move_before(Ply, OtherFrom, _OtherTo, BeforeOther, Line),
    last_ply(1, Line),
    \+ captures(OtherFrom, To, BeforeOther),
    unguarded(To, Before),
    up_by(Ply, 2, Line).

% precision 0.63, recall 0.03
hanging_piece(Line) :-
    solver_move(Ply, _From, To, _Before, _After, Line),
    move_before(Ply, OtherFrom, _OtherTo, BeforeOther, Line),
    captures(OtherFrom, To, BeforeOther),
    last_ply(1, Line),
    outranks(OtherFrom, To, BeforeOther).
