% Themes of defences: what a defence spoils, and what several have in common.

% A piece whose departure alone would allow one mate corrects this error by
% its choice of square, and allows another (Glossary: correction).
black_correction(Tree) :-
    actual_play(Key, Tree),
    variation(Key, Random, FirstMate, Tree),
    general_error(Random, FirstMate, Tree),
    tree_move(Random, From, _, Tree),
    variation(Key, Correction, SecondMate, Tree),
    different(Correction, Random),
    tree_move(Correction, From, _, Tree),
    \+ same_move(FirstMate, SecondMate, Tree),
    reaches_goal(SecondMate, Tree),
    \+ mates_once_gone(Correction, SecondMate, Tree).

% general_error(Defence, Mate, Tree): the mate does not need to take the piece
% where it has gone.
general_error(Defence, Mate, Tree) :-
    mover(Defence, _, Piece, Tree),
    different(Piece, king),
    mates_once_gone(Defence, Mate, Tree),
    tree_move(Defence, _, Place, Tree),
    \+ tree_move(Mate, _, Place, Tree).

different(One, Other) :-
    One \== Other.

% Two different pieces defend by going to one square, and are met by
% different mates.
defences_on_same_square(Tree) :-
    actual_play(Key, Tree),
    variation(Key, First, FirstMate, Tree),
    tree_move(First, Place1, Square, Tree),
    variation(Key, Second, SecondMate, Tree),
    First < Second,
    tree_move(Second, Place2, Square, Tree),
    different(Place1, Place2),
    \+ same_move(FirstMate, SecondMate, Tree).

% Different pieces mate on one square after different defences.
mates_on_same_square(Tree) :-
    actual_play(Key, Tree),
    variation(Key, _First, FirstMate, Tree),
    reaches_goal(FirstMate, Tree),
    tree_move(FirstMate, Place1, Square, Tree),
    variation(Key, _Second, SecondMate, Tree),
    FirstMate < SecondMate,
    tree_move(SecondMate, Place2, Square, Tree),
    different(Place1, Place2).

% A defence takes a square from its own king, which could go there else
% (Encyclopedia: self-block).
self_block(Tree) :-
    actual_play(Key, Tree),
    variation(Key, Defence, Mate, Tree),
    weakness(Defence, Mate, blocks(_Square), Tree).

% The piece that defends lets itself be pinned, and the mate needs this
% (Encyclopedia: self-pin).
self_pin(Tree) :-
    actual_play(Key, Tree),
    variation(Key, Defence, Mate, Tree),
    tree_move(Defence, _, Square, Tree),
    pins_down(Defence, Square, Tree),
    after(Mate, Mated, Tree),
    pin_picture(Mated, Square).

% A defence shuts off another piece of its side, and the mate needs this
% (Encyclopedia: interference).
interference(Tree) :-
    actual_play(Key, Tree),
    interference(Key, _Defence, _Mate, _Shut, _Square, Tree).

% The mate is possible because a piece that could meet it is pinned
% (Encyclopedia: pin-mate).
pin_mate(Tree) :-
    actual_play(Key, Tree),
    variation(Key, _Defence, Mate, Tree),
    reaches_goal(Mate, Tree),
    after(Mate, Mated, Tree),
    pin_picture(Mated, _Pinned).

% Two pieces stand between a line and their king: whichever goes leaves the
% other pinned, and the mate needs this (Encyclopedia: half-pin).
half_pin(Tree) :-
    actual_play(Key, Tree),
    pinned_partner(Key, First, _FirstMate, Place1, Place2, Tree),
    pinned_partner(Key, Second, _SecondMate, Place2, Place1, Tree),
    First < Second,
    after(Key, Position, Tree),
    half_pinned(Position, Place1, Place2).

pinned_partner(Key, Defence, Mate, Place, Partner, Tree) :-
    variation(Key, Defence, Mate, Tree),
    tree_move(Defence, Place, _, Tree),
    reaches_goal(Mate, Tree),
    after(Mate, Mated, Tree),
    pin_picture(Mated, Partner),
    before(Defence, Before, Tree),
    \+ pinned(Partner, Before).

% A defence unpins the piece that mates (Encyclopedia: unpinning).
unpinning(Tree) :-
    actual_play(Key, Tree),
    variation(Key, Defence, Mate, Tree),
    reaches_goal(Mate, Tree),
    tree_move(Mate, Place, _, Tree),
    unpins(Defence, Place, Tree).

% A check is answered by mate, or by a check (Encyclopedia: cross-check).
cross_check(Tree) :-
    actual_play(Key, Tree),
    variation(Key, Check, Mate, Tree),
    gives_check_in(Check, Tree),
    gives_check_in(Mate, Tree).

% A pawn is taken as it passes.
en_passant_play(Tree) :-
    tree_move(Capture, From, To, Tree),
    before(Capture, Before, Tree),
    en_passant_square(To, Before),
    piece_at(From, Before, _, pawn),
    \+ same_file(From, To).

% A black pawn on its first square makes its four moves (Glossary: Pickaninny).
pickaninny(Tree) :-
    actual_play(Key, Tree),
    tree_position(Diagram, Tree),
    piece_at(Pawn, Diagram, black, pawn),
    rank_of(Pawn, 7),
    findall(Reply-To, pawn_reply(Key, Pawn, Reply, To, Tree), Pairs),
    four_squares(Pairs, _Replies).

pawn_reply(Key, Pawn, Reply, To, Tree) :-
    reply_to(Key, Reply, Tree),
    tree_move(Reply, Pawn, To, Tree).

% four_squares(Pairs, Moves): there are moves to four squares, which are all that a
% pawn has.
four_squares(Pairs, Moves) :-
    setof(To, Move^member(Move-To, Pairs), Squares),
    Squares = [_, _, _, _],
    findall(Move, ( member(To, Squares), once(member(Move-To, Pairs)) ), Moves).
