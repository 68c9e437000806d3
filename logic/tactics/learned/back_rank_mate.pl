% backRankMate: clausewitz learn train.csv.zst --theme backRankMate -n 4000 --seed 0 --score f0.5 --most 20 --width 8 --rounds 12 -o RUN
% Learned by clausewitz 0.1.0 from 910 positive and 10506 negative for train; 375 positive and 4213 negative for test; 564 positive and 6285 negative for validation.
% Negative ones are weighed as if 3.87% were positive.
% 85987 clauses tried, chosen by f0.5; each verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.870, recall 0.821, F1 0.845
% test: precision 0.830, recall 0.808, F1 0.819
% validation: precision 0.905, recall 0.826, F1 0.864

% precision 0.92, recall 0.64
learned_back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    rook_on(To, NewPosition),
    pawn_on(Square2, Position),
    shut_in(Square1, NewPosition),
    sole_defender(To, Square1, Position),
    sole_defender(Square1, Square2, Position).

% precision 0.88, recall 0.34
learned_back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    \+ en_prise(From, Position),
    undefended(To, NewPosition),
    rook_on(Square1, NewPosition),
    checks(Square1, Square2, NewPosition),
    shut_in(Square2, NewPosition).

% precision 0.78, recall 0.11
learned_back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    undefended(To, NewPosition),
    rook_on(Square1, NewPosition),
    checks(Square1, Square2, NewPosition),
    shut_in(Square2, NewPosition),
    undefended(Square2, Position).

% precision 1.00, recall 0.02
learned_back_rank_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    pawn_on(From, Position),
    shut_in(Square2, NewPosition),
    checks(_Square1, Square2, NewPosition).
