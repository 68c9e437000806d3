% smotheredMate: clausewitz learn train.csv.zst --theme smotheredMate -n 4000 --seed 0 --score f0.5 --most 20 --width 8 --rounds 12 -o RUN
% Learned by clausewitz 0.1.0 from 894 positive and 6239 negative for train; 550 positive and 3720 negative for validation; 348 positive and 2500 negative for test.
% Negative ones are weighed as if 0.98% were positive.
% 88533 clauses tried, chosen by f0.5; each verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 1.000, recall 1.000, F1 1.000
% validation: precision 1.000, recall 1.000, F1 1.000
% test: precision 1.000, recall 1.000, F1 1.000
% worth: learned_smothered_mate 1.00 (0.91 to 1.00), right in 37 of 37 moves in 8,768 puzzles

% precision 1.00, recall 1.00
learned_smothered_mate(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition),
    boxed_in(Square2, NewPosition),
    checks(_Square1, Square2, NewPosition).
