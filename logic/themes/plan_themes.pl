% Themes of plans: what several white moves of one line of play do together.

% A piece clears the line for another, which follows it over the square that it
% has left, in the same direction (Encyclopedia: Bristol).
bristol(Tree) :-
    slides_from(First, From, To, Tree),
    own_later(First, Second, Tree),
    slides_from(Second, Behind, Further, Tree),
    different(Behind, To),
    aligned(Behind, From, To),
    goes_over(Behind, From, Further),
    same_way(From, To, Behind, Further).

% own_later(First, Second, Tree): a later move of the side that attacks.
own_later(First, Second, Tree) :-
    attacking(First, Tree),
    attacking(Second, Tree),
    First < Second,
    within(Second, First, Tree).

attacking(Move, Tree) :-
    node_kind(Move, Kind, Tree),
    memberchk(Kind, [key, answer, threat]).

slides_from(Move, From, To, Tree) :-
    attacking(Move, Tree),
    tree_move(Move, From, To, Tree),
    mover(Move, _, Piece, Tree),
    sliding_piece(Piece).

goes_over(From, Square, To) :-
    aligned(From, Square, To).
goes_over(_, Square, Square).

% same_way(From1, To1, From2, To2): both moves have one direction.
same_way(From1, To1, From2, To2) :-
    rank_file_step(From1, To1, Rows, Files),
    rank_file_step(From2, To2, Rows, Files).

rank_file_step(From, To, Rows, Files) :-
    to_coords(From, Row1, File1),
    to_coords(To, Row2, File2),
    Rows is sign(Row2 - Row1),
    Files is sign(File2 - File1).

% A piece goes along a line over a square, another one enters the line there,
% in front of it, and goes on the other way, held by the first (Encyclopedia:
% Turton).
turton(Tree) :-
    slides_from(First, From, To, Tree),
    own_later(First, Doubling, Tree),
    slides_from(Doubling, _, Crossing, Tree),
    goes_over(To, Crossing, From),
    own_later(Doubling, Last, Tree),
    tree_move(Last, Crossing, End, Tree),
    same_way(To, From, Crossing, End),
    aligned(To, Crossing, End).

% A piece goes along a line over a square, another one shuts it off there, and
% mates or checks later by opening the line again (Encyclopedia: Indian).
indian(Tree) :-
    slides_from(First, From, To, Tree),
    own_later(First, Shutting, Tree),
    tree_move(Shutting, _, Crossing, Tree),
    aligned(From, Crossing, To),
    own_later(Shutting, Fired, Tree),
    tree_move(Fired, Crossing, _, Tree),
    fires_battery(Fired, To, _King, Tree).

% The front piece of a battery opens it, and gives the king a square to go to; when
% the king has gone there, the same piece mates with its next move (Valtonen, "Some
% named themes", chessproblems.com 2014: Siers battery).
siers_battery(Tree) :-
    actual_play(Key, Tree),
    fires_battery(Fired, _Rear, _, Tree),
    attacking(Fired, Tree),
    within(Fired, Key, Tree),
    tree_move(Fired, _, Place, Tree),
    defence(Fired, Flight, Tree),
    mover(Flight, Side, king, Tree),
    tree_move(Flight, _, Square, Tree),
    before(Fired, Before, Tree),
    flights(Side, Before, Squares),
    \+ memberchk(Square, Squares),
    sole_answer(Flight, Mate, Tree),
    tree_move(Mate, Place, _, Tree),
    reaches_goal(Mate, Tree).

% A piece vacates a square that stood in the way of the move that mates
% (Encyclopedia: clearance).
clearance(Tree) :-
    actual_play(Key, Tree),
    tree_move(Key, Square, _, Tree),
    finish(Key, Mate, Tree),
    mover(Mate, _, Piece, Tree),
    sliding_piece(Piece),
    tree_move(Mate, From, To, Tree),
    aligned(From, Square, To).
clearance(Tree) :-
    actual_play(Key, Tree),
    tree_move(Key, Square, _, Tree),
    finish(Key, Mate, Tree),
    tree_move(Mate, From, Square, Tree),
    \+ tree_move(Key, _, From, Tree).

% A pawn goes from its first square to its last one in the course of the play
% (Glossary: Excelsior).
excelsior(Tree) :-
    tree_position(Diagram, Tree),
    solution_play(Key, Tree),
    promotion_of(Promotion, _Piece, Tree),
    ( Promotion == Key ; within(Promotion, Key, Tree) ),
    marched(Promotion, Pawn, Tree),
    piece_at(Pawn, Diagram, Side, pawn),
    own_rank(Side, Pawn, 2).

% marched(Move, Start, Tree): the piece that moves stood on Start in the diagram.
marched(Move, Start, Tree) :-
    tree_move(Move, From, _, Tree),
    (   within(Move, Earlier, Tree),
        tree_move(Earlier, _, From, Tree)
    ->  marched(Earlier, Start, Tree)
    ;   Start = From
    ).

% A piece is given away, and a pawn becomes what it was (Encyclopedia:
% Phoenix).
phoenix(Tree) :-
    actual_play(Key, Tree),
    promotion_of(Promotion, Piece, Tree),
    within(Promotion, Key, Tree),
    within(Promotion, Capture, Tree),
    takes_piece(Capture, white, Piece, Tree).
