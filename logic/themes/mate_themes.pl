% Themes of mates.

% A piece that has moved returns to the square it left (Encyclopedia:
% switchback).
switchback(Tree) :-
    actual_play(Key, Tree),
    tree_move(Key, From, To, Tree),
    node_kind(Return, Kind, Tree),
    memberchk(Kind, [answer, threat]),
    tree_move(Return, To, From, Tree),
    within(Return, Key, Tree).

within(Node, Phase, Tree) :-
    parent(Node, Parent, Tree),
    (   Parent == Phase
    ->  true
    ;   within(Parent, Phase, Tree)
    ).

% finish(Phase, Mate, Tree): a move of Phase that mates.
finish(Phase, Mate, Tree) :-
    reaches_goal(Mate, Tree),
    within(Mate, Phase, Tree),
    tree_stipulation(Stipulation, Tree),
    sub_atom(Stipulation, _, 1, _, #).

% Each square around the king is held once, and all white pieces but king
% and pawns take part (Encyclopedia: model mate).
model_mates(Tree) :-
    actual_play(Key, Tree),
    model_finish(Key, Mate1, Tree),
    model_finish(Key, Mate2, Tree),
    Mate1 < Mate2,
    \+ same_move(Mate1, Mate2, Tree).

model_finish(Key, Mate, Tree) :-
    finish(Key, Mate, Tree),
    after(Mate, Mated, Tree),
    model_picture(Mated).

% ... and no piece on the board is left out (Encyclopedia: ideal mate).
ideal_mate(Tree) :-
    actual_play(Key, Tree),
    finish(Key, Mate, Tree),
    after(Mate, Mated, Tree),
    ideal_picture(Mated).

% The king goes to all four squares that it touches at a corner
% (Encyclopedia: star flights).
star_flights(Tree) :-
    king_goes(Key, Flights, Tree),
    Flights = [_, _, _, _],
    \+ ( member(Flight, Flights), \+ corner_flight(Key, Flight, Tree) ).

% ... or at a side.
cross_flights(Tree) :-
    king_goes(Key, Flights, Tree),
    Flights = [_, _, _, _],
    \+ ( member(Flight, Flights), corner_flight(Key, Flight, Tree) ).

% ... or three of them in the form of a Y.
y_flights(Tree) :-
    king_goes(Key, Flights, Tree),
    Flights = [_, _, _],
    findall(Flight, ( member(Flight, Flights), corner_flight(Key, Flight, Tree) ), [Arm1, Arm2]),
    member(Stem, Flights),
    Stem \== Arm1,
    Stem \== Arm2,
    \+ adjacent(Stem, Arm1),
    \+ adjacent(Stem, Arm2).

king_goes(Key, Flights, Tree) :-
    actual_play(Key, Tree),
    setof(Flight, Defence^flight_move(Key, Defence, Flight, Tree), Flights).

corner_flight(Key, Flight, Tree) :-
    after(Key, Position, Tree),
    turn(Side, Position),
    king_at(Side, King, Position),
    same_diagonal(King, Flight).

% A piece mates by leaving the line of another that stands behind it
% (Encyclopedia: battery).
battery_play(Tree) :-
    actual_play(Key, Tree),
    battery_finish(Key, Mate1, Front, Rear, Tree),
    battery_finish(Key, Mate2, Front, Rear, Tree),
    Mate1 < Mate2,
    \+ same_move(Mate1, Mate2, Tree).

battery_finish(Key, Mate, Front, Rear, Tree) :-
    finish(Key, Mate, Tree),
    battery_mate(Mate, Front, Rear, Tree).

% A pawn is taken as it passes.
en_passant_play(Tree) :-
    tree_move(Capture, From, To, Tree),
    before(Capture, Before, Tree),
    en_passant_square(To, Before),
    piece_at(From, Before, _, pawn),
    \+ same_file(From, To).
