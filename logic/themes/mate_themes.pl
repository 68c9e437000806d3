% Themes of mates, of batteries and of promotions.

% finish(Phase, Mate, Tree): a move of Phase that mates.
finish(Phase, Mate, Tree) :-
    reaches_goal(Mate, Tree),
    within(Mate, Phase, Tree),
    after(Mate, Mated, Tree),
    check(Mated).

% within(Node, Above, Tree): the move is played later than Above, in its play.
within(Node, Above, Tree) :-
    parent(Node, Parent, Tree),
    (   Parent == Above
    ;   within(Parent, Above, Tree)
    ).

% Each square around the king is held once, and all white pieces but king
% and pawns take part (Encyclopedia: model mate).
model_mate(Tree) :-
    solution_play(Key, Tree),
    finish(Key, Mate, Tree),
    after(Mate, Mated, Tree),
    model_picture(Mated).

% ... and no piece on the board is left out (Encyclopedia: ideal mate).
ideal_mate(Tree) :-
    solution_play(Key, Tree),
    finish(Key, Mate, Tree),
    after(Mate, Mated, Tree),
    ideal_picture(Mated).

% A piece returns to the square that it left with the key (Encyclopedia:
% switchback).
switchback(Tree) :-
    actual_play(Key, Tree),
    tree_move(Key, From, To, Tree),
    tree_move(Return, To, From, Tree),
    attacking(Return, Tree),
    within(Return, Key, Tree).

% The king goes to all four squares that it touches at a corner
% (Encyclopedia: star flights).
star_flights(Tree) :-
    king_goes(Key, Squares, Tree),
    findall(Flight, ( member(Flight, Squares), corner_flight(Key, Flight, Tree) ), Flights),
    length(Flights, 4).

% ... at a side (Encyclopedia: plus flights).
cross_flights(Tree) :-
    king_goes(Key, Squares, Tree),
    findall(Flight, ( member(Flight, Squares), \+ corner_flight(Key, Flight, Tree) ), Flights),
    length(Flights, 4).

% ... to three of them in the form of a Y.
y_flights(Tree) :-
    king_goes(Key, Flights, Tree),
    member(Arm1, Flights),
    corner_flight(Key, Arm1, Tree),
    member(Arm2, Flights),
    Arm1 @< Arm2,
    corner_flight(Key, Arm2, Tree),
    beside_line(Arm1, Arm2),
    member(Stem, Flights),
    \+ corner_flight(Key, Stem, Tree),
    \+ adjacent(Stem, Arm1),
    \+ adjacent(Stem, Arm2).

% Two corners at one side of the king, not across it.
beside_line(Arm1, Arm2) :-
    same_file(Arm1, Arm2).
beside_line(Arm1, Arm2) :-
    same_rank(Arm1, Arm2).

king_goes(Key, Flights, Tree) :-
    actual_play(Key, Tree),
    setof(Flight, Defence^flight_move(Key, Defence, Flight, Tree), Flights).

corner_flight(Key, Flight, Tree) :-
    after(Key, Position, Tree),
    turn(Side, Position),
    king_at(Side, King, Position),
    same_diagonal(King, Flight).

% A piece checks by leaving the line of another that stands behind it
% (Encyclopedia: battery).
battery_play(Tree) :-
    actual_play(Key, Tree),
    fires_battery(Fired, _Rear, _King, Tree),
    node_kind(Fired, answer, Tree),
    within(Fired, Key, Tree),
    tree_move(Fired, _Front, _, Tree).

% The key puts a piece in front of another, or behind it, and the battery is
% fired later.
battery_creation(Tree) :-
    actual_play(Key, Tree),
    fires_battery(Fired, Rear, _King, Tree),
    node_kind(Fired, Kind, Tree),
    memberchk(Kind, [answer, threat]),
    within(Fired, Key, Tree),
    tree_move(Fired, Front, _, Tree),
    tree_move(Key, _, Place, Tree),
    memberchk(Place, [Front, Rear]).

% Both checks of a double check are needed, or one would do: the king has to
% move, and cannot.
double_check_mates(Tree) :-
    solution_play(Key, Tree),
    finish(Key, Mate, Tree),
    double_check_mate(Mate, Tree).

% A white pawn on its first square makes its four moves (Glossary: Albino).
albino(Tree) :-
    tree_position(Diagram, Tree),
    piece_at(Pawn, Diagram, white, pawn),
    rank_of(Pawn, 2),
    findall(Move-To, pawn_tries(Pawn, Move, To, Tree), Pairs),
    four_squares(Pairs, _Moves).

pawn_tries(Pawn, Move, To, Tree) :-
    tree_move(Move, Pawn, To, Tree),
    node_kind(Move, Kind, Tree),
    memberchk(Kind, [key, try, threat, answer]).

% Pawns promote to all four pieces: white ones where nothing else would do, black
% ones in defences that are not all met alike (Glossary: Allumwandlung).
allumwandlung(Tree) :-
    actual_play(Key, Tree),
    promoted([queen, rook, bishop, knight], white, Key, _Promotions, Tree).
allumwandlung(Tree) :-
    actual_play(Key, Tree),
    promoted([queen, rook, bishop, knight], black, Key, Promotions, Tree),
    member(One, Promotions),
    member(Other, Promotions),
    One < Other,
    sole_answer(One, Mate1, Tree),
    sole_answer(Other, Mate2, Tree),
    \+ same_move(Mate1, Mate2, Tree).

promoted([], _, _, [], _).
promoted([Piece|Pieces], Side, Key, [Promotion|Promotions], Tree) :-
    promotion_of(Promotion, Piece, Tree),
    mover(Promotion, Side, _, Tree),
    once(chosen(Promotion, Key, Tree)),
    !,
    promoted(Pieces, Side, Key, Promotions, Tree).

% chosen(Move, Key, Tree): a first move, a defence, a threat, or the only answer.
chosen(Move, Move, _).
chosen(Move, _, Tree) :-
    phase(try, Move, Tree).
chosen(Move, Key, Tree) :-
    within(Move, Key, Tree),
    (   sole_answer(_, Move, Tree)
    ;   node_kind(Move, threat, Tree)
    ;   defence(_, Move, Tree)
    ).
