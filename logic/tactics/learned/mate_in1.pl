% mateIn1: clausewitz learn train.csv.zst --theme mateIn1 -n 4000 --first-moves --seed 0 --score f0.5 --most 20 --improve mate_in1.pl -o RUN
% Learned by clausewitz 0.1.0 from 2000 positive and 24000 negative for train; 800 positive and 9600 negative for test; 1200 positive and 14400 negative for validation.
% Negative ones are weighed as if 13.04% were positive.
% 145,356 refinements and 20,327,859 conjunctions tried.
% On the training part no clause of at most 5 literals with its head and 20 true examples or more does better by itself than f0.5 0.9981.
% No set of the 60 most promising clauses does better there than f0.5 0.9981: proved by clingo.
% Chosen by f0.5; each rule verified in SWI-Prolog on up to 5 examples that it proposes and 5 others.
% train: precision 0.998, recall 1.000, F1 0.999
% test: precision 0.999, recall 1.000, F1 1.000
% validation: precision 1.000, recall 0.999, F1 0.999
% worth: learned_mate_in1 1.00 (1.00 to 1.00), right in 1,358 of 1,358 moves in 8,768 puzzles

% precision 1.00, recall 1.00
learned_mate_in1(Position, From, To) :-
    make_move(From, To, Position, NewPosition),
    checkmate(NewPosition).
