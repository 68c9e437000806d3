% Themes of crossing lines.

% Two pieces of different movement shut each other off on one square: either
% may go there, and takes the other's guard from the mate that follows
% (Encyclopedia: Grimshaw).
grimshaw(Tree) :-
    has_play(Phase, Tree),
    interference(Phase, First, _FirstMate, Place2, Square, Tree),
    tree_move(First, Place1, Square, Tree),
    interference(Phase, Second, _SecondMate, Place1, Square, Tree),
    First < Second,
    tree_move(Second, Place2, Square, Tree).

% interference(Phase, Defence, Mate, Shut, Square, Tree): by going to Square the
% defence shuts off the piece that stands on Shut.
interference(Phase, Defence, Mate, Shut, Square, Tree) :-
    variation(Phase, Defence, Mate, Tree),
    tree_move(Defence, _, Square, Tree),
    weakness(Defence, Mate, shuts(Shut, _), Tree).

% has_play(Phase, Tree): a phase, or a later move that there are defences to.
has_play(Phase, Tree) :-
    phase(_, Phase, Tree).
has_play(Move, Tree) :-
    node_kind(Move, Kind, Tree),
    memberchk(Kind, [answer, threat]),
    once(defence(Move, _, Tree)).

% A white piece goes to the square where the lines of two black pieces cross
% and shuts both off; whichever takes it still shuts off the other
% (Encyclopedia: Nowotny).
novotny(Tree) :-
    actual_play(Key, Tree),
    crossing(Key, _First, _FirstMate, _Second, _SecondMate, _Square, Tree).
novotny(Tree) :-
    node_kind(Move, answer, Tree),
    crossing(Move, _First, _FirstMate, _Second, _SecondMate, _Square, Tree).

crossing(Move, First, FirstMate, Second, SecondMate, Square, Tree) :-
    captured_by(Move, First, Place1, FirstMate, Square, Tree),
    captured_by(Move, Second, Place2, SecondMate, Square, Tree),
    First < Second,
    mover(First, _, Piece1, Tree),
    mover(Second, _, Piece2, Tree),
    \+ moves_alike(Piece1, Piece2),
    Place1 \== Place2,
    closes(Move, Place1, _, Tree),
    closes(Move, Place2, _, Tree),
    \+ same_move(FirstMate, SecondMate, Tree).

captured_by(Move, Capture, Place, Mate, Square, Tree) :-
    tree_move(Move, _, Square, Tree),
    defence(Move, Capture, Tree),
    tree_move(Capture, Place, Square, Tree),
    sole_answer(Capture, Mate, Tree).
