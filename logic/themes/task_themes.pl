% Tasks: one thing as often as it can be done. Count says how often.

% A knight makes its eight moves: a black one in defences that are not all answered
% alike, a white one in moves that are the only answers (Encyclopedia: knight
% wheel).
knight_wheel(Tree) :-
    actual_play(Key, Tree),
    findall(Defence, defence(Key, Defence, Tree), Defences),
    of_one_piece(Defences, knight, _Hub, Moves, Tree),
    length(Moves, 8),
    different_answers(Moves, Count, Tree),
    Count >= 2.
knight_wheel(Tree) :-
    actual_play(Key, Tree),
    findall(Mate, variation(Key, _, Mate, Tree), Mates),
    of_one_piece(Mates, knight, _Hub, Moves, Tree),
    length(Moves, 8).

different_answers(Defences, Count, Tree) :-
    setof(From-To, answered_by(Defences, From, To, Tree), Answers),
    length(Answers, Count).

answered_by(Defences, From, To, Tree) :-
    member(Defence, Defences),
    answer(Defence, Answer, Tree),
    tree_move(Answer, From, To, Tree).

% of_one_piece(Moves, Piece, Place, Some, Tree): those by the piece that stands on
% Place, one to each square.
of_one_piece(Moves, Piece, Place, Some, Tree) :-
    bagof(To-Move,
          ( member(Move, Moves), tree_move(Move, Place, To, Tree), mover(Move, _, Piece, Tree) ),
          Pairs),
    one_of_each(Pairs, Some).

one_of_each(Pairs, Moves) :-
    findall(What, member(What-_, Pairs), All),
    sort(All, Different),
    findall(Move, ( member(What, Different), once(member(What-Move, Pairs)) ), Moves).

% The king has five flights or more after the key.
flight_task(Tree) :-
    king_goes(_Key, Flights, Tree),
    length(Flights, Count),
    Count >= 5.

% Defences block three squares or more of their own king, and the mates need it.
self_block_task(Tree) :-
    actual_play(Key, Tree),
    findall(Square-Defence, blocks_square(Key, Defence, Square, Tree), Pairs),
    one_of_each(Pairs, Blocks),
    length(Blocks, Count),
    Count >= 3.

blocks_square(Key, Defence, Square, Tree) :-
    variation(Key, Defence, Mate, Tree),
    weakness(Defence, Mate, blocks(Square), Tree).

% One piece mates on five squares or more, each time as the only answer.
mating_piece_task(Tree) :-
    actual_play(Key, Tree),
    findall(Mate, ( variation(Key, _, Mate, Tree), reaches_goal(Mate, Tree) ), All),
    of_one_piece(All, _, _Place, Mates, Tree),
    length(Mates, Count),
    Count >= 5.

% Three different promotions or more, each the key or the only answer.
promotion_task(Tree) :-
    actual_play(Key, Tree),
    findall(move(From, To, Piece)-Move, needed_promotion(Key, Move, From, To, Piece, Tree), Pairs),
    one_of_each(Pairs, Promotions),
    length(Promotions, Count),
    Count >= 3.

needed_promotion(Key, Move, From, To, Piece, Tree) :-
    promotion_of(Move, Piece, Tree),
    (   Move == Key
    ;   sole_answer(_, Move, Tree),
        within(Move, Key, Tree)
    ),
    tree_move(Move, From, To, Tree).
