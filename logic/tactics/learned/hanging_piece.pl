% hangingPiece: clausewitz learn train.csv.zst --theme hangingPiece -n 4000 --first-moves --seed 0 --score f0.5 --most 20 --improve hanging_piece.pl -o RUN
% Learned by clausewitz 0.1.0 from 2000 positive and 24000 negative for train; 800 positive and 9600 negative for test; 1200 positive and 14400 negative for validation.
% Negative ones are weighed as if 5.39% were positive.
% 148,860 refinements and 37,596,777 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 20 true examples or more does better by itself than f0.5 0.7438.
% No set of the 60 most promising clauses does better there than f0.5 0.8278: proved by clingo.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.812, recall 0.748, F1 0.778
% test: precision 0.827, recall 0.743, F1 0.782
% validation: precision 0.808, recall 0.772, F1 0.790
% worth: learned_hanging_piece 0.45 (0.41 to 0.48), right in 336 of 752 moves in 8,768 puzzles

% precision 0.85, recall 0.43
learned_hanging_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    undefended(To, Position),
    outranks(To, Square1, Position),
    attacks(Square2, Square1, NewPosition),
    major_on(Square2, NewPosition),
    wins_exchange(From, Square2, Position),
    undefended(To, NewPosition).

% precision 0.87, recall 0.38
learned_hanging_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    undefended(To, Position),
    outranks(To, Square1, Position),
    attacks(From, Square1, Position),
    undefended(To, NewPosition),
    attacks(To, _Square2, NewPosition).

% precision 0.75, recall 0.18
learned_hanging_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    attacks(To, _Square1, Position),
    undefended(To, Position),
    \+ undefended(From, Position),
    wins_exchange(From, Square2, Position),
    undefended(Square2, NewPosition).

% precision 0.84, recall 0.13
learned_hanging_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    minor_on(To, Position),
    minor_on(To, NewPosition),
    undefended(To, Position),
    undefended(To, NewPosition),
    \+ checkmate(NewPosition).

% precision 0.77, recall 0.11
learned_hanging_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    undefended(To, Position),
    \+ pawn_on(To, Position),
    wins_exchange(From, Square1, Position),
    \+ pawn_on(Square1, NewPosition),
    sole_defender(Square1, Square2, Position),
    \+ attacks(To, Square2, NewPosition),
    \+ attacks(Square1, From, Position).

% precision 0.83, recall 0.10
learned_hanging_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    undefended(To, Position),
    \+ pawn_on(To, Position),
    pinned(Square1, Position),
    major_on(Square1, NewPosition),
    attacks(Square1, Square2, NewPosition),
    \+ pawn_on(Square2, NewPosition).
