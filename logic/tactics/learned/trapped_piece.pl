% trappedPiece: clausewitz learn train.csv.zst --theme trappedPiece -n 4000 --seed 0 --score f0.3 --most 20 --improve trapped_piece.pl -o RUN
% Learned by clausewitz 0.1.0 from 851 positive and 10539 negative for train; 338 positive and 4230 negative for test; 506 positive and 6316 negative for validation.
% Negative ones are weighed as if 2.15% were positive.
% 183,453 refinements and 50,928,930 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 9 true examples or more does better by itself than f0.3 0.6646.
% Chosen by f0.3; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.835, recall 0.524, F1 0.644
% test: precision 0.755, recall 0.530, F1 0.622
% validation: precision 0.916, recall 0.553, F1 0.690
% worth: learned_trapped_piece 0.14 (0.11 to 0.18), right in 52 of 365 moves in 8,768 puzzles

% precision 0.88, recall 0.16
learned_trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    knight_on(To, NewPosition),
    outranks(Square1, To, NewPosition),
    trapped(Square1, NewPosition),
    \+ en_prise(Square1, Position).

% precision 0.95, recall 0.13
learned_trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    outranks(Square1, To, NewPosition),
    attacks(Square1, Square2, Position),
    at_home(Square2, NewPosition),
    hanging(Square1, NewPosition),
    trapped(Square1, NewPosition).

% precision 0.89, recall 0.11
learned_trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    skewers(To, Square1, _Square2, NewPosition),
    attacks(Square1, _Square3, Position),
    trapped(Square1, NewPosition).

% precision 0.91, recall 0.07
learned_trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    bishop_on(Square1, NewPosition),
    outranks(Square1, To, NewPosition),
    trapped(Square1, NewPosition),
    \+ en_prise(To, NewPosition).

% precision 1.00, recall 0.07
learned_trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    king_on(To, NewPosition),
    endangers(To, Square1, NewPosition),
    trapped(Square1, NewPosition),
    \+ en_prise(Square1, Position).

% precision 1.00, recall 0.06
learned_trapped_piece(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(To, NewPosition),
    queen_on(Square1, Position),
    attacks(Square1, Square2, NewPosition),
    trapped(Square1, NewPosition),
    \+ captures(From, To, Position),
    different_pos(To, Square2).
