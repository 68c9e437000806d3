% Themes of defences: what a defence spoils, and what several have in common.

% A piece whose departure alone would allow one mate corrects this error by
% its choice of square, and allows another (Glossary: correction).
black_correction(Tree) :-
    actual_play(Key, Tree),
    variation(Key, Random, FirstMate, Tree),
    variation(Key, Correction, SecondMate, Tree),
    corrects(Random, FirstMate, Correction, SecondMate, Tree).

corrects(Random, FirstMate, Correction, SecondMate, Tree) :-
    Random \== Correction,
    tree_move(Random, From, _, Tree),
    tree_move(Correction, From, _, Tree),
    mover(Random, _, Piece, Tree),
    Piece \== king,
    \+ same_move(FirstMate, SecondMate, Tree),
    mates_once_gone(Random, FirstMate, Tree),
    \+ mates_once_gone(Correction, SecondMate, Tree).

% Two different pieces defend by going to one square, and are met by
% different mates.
defences_on_same_square(Tree) :-
    actual_play(Key, Tree),
    variation(Key, First, FirstMate, Tree),
    tree_move(First, From1, Square, Tree),
    variation(Key, Second, SecondMate, Tree),
    First < Second,
    tree_move(Second, From2, Square, Tree),
    From1 \== From2,
    \+ same_move(FirstMate, SecondMate, Tree).
