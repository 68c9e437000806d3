% Themes of crossing lines.

% Two pieces of different movement shut each other off on one square: either
% may go there, and takes the other's guard from the mate that follows
% (Encyclopedia: Grimshaw).
grimshaw(Tree) :-
    has_play(Phase, Tree),
    shut_off(Phase, First, _FirstMate, Place2, Square, Tree),
    tree_move(First, Place1, Square, Tree),
    shut_off(Phase, Second, _SecondMate, Place1, Square, Tree),
    First < Second,
    tree_move(Second, Place2, Square, Tree),
    mover(First, _, Piece1, Tree),
    mover(Second, _, Piece2, Tree),
    \+ moves_alike(Piece1, Piece2).

% interference(Phase, Defence, Mate, Shut, Square, Tree): by going to Square the
% defence shuts off the piece that stands on Shut, and the mate needs this.
interference(Phase, Defence, Mate, Shut, Square, Tree) :-
    variation(Phase, Defence, Mate, Tree),
    tree_move(Defence, _, Square, Tree),
    weakness(Defence, Mate, shuts(Shut, _), Tree).

% shut_off(Phase, Defence, Answer, Shut, Square, Tree): the same; where the answer is no
% mate yet, that it shuts off the piece is enough.
shut_off(Phase, Defence, Mate, Shut, Square, Tree) :-
    interference(Phase, Defence, Mate, Shut, Square, Tree).
shut_off(Phase, Defence, Answer, Shut, Square, Tree) :-
    variation(Phase, Defence, Answer, Tree),
    \+ reaches_goal(Answer, Tree),
    tree_move(Defence, _, Square, Tree),
    mover(Defence, Side, _, Tree),
    before(Defence, Before, Tree),
    piece_at(Shut, Before, Side, _),
    once(closes(Defence, Shut, _, Tree)).

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
    crossing(Key, unlike, _First, _FirstMate, _Second, _SecondMate, _Square, Tree).
novotny(Tree) :-
    node_kind(Move, answer, Tree),
    crossing(Move, unlike, _First, _FirstMate, _Second, _SecondMate, _Square, Tree).

% ... and the two pieces move alike (Encyclopedia: Plachutta).
plachutta(Tree) :-
    actual_play(Key, Tree),
    crossing(Key, alike, _First, _FirstMate, _Second, _SecondMate, _Square, Tree).
plachutta(Tree) :-
    node_kind(Move, answer, Tree),
    crossing(Move, alike, _First, _FirstMate, _Second, _SecondMate, _Square, Tree).

crossing(Move, Likeness, First, FirstMate, Second, SecondMate, Square, Tree) :-
    captured_by(Move, First, Place1, FirstMate, Square, Tree),
    captured_by(Move, Second, Place2, SecondMate, Square, Tree),
    First < Second,
    \+ same_move(FirstMate, SecondMate, Tree),
    crossing_lines(Likeness, Place1, Square, Place2),
    once(closes(Move, Place1, _, Tree)),
    once(closes(Move, Place2, _, Tree)),
    \+ aligned(Place1, Square, Place2).

% crossing_lines(Likeness, Place1, Square, Place2): two straight lines cross there, or
% two diagonals, or one of each.
crossing_lines(Likeness, Place1, Square, Place2) :-
    line(Place1, Square, Kind1, _),
    line(Place2, Square, Kind2, _),
    (   Kind1 == Kind2
    ->  Likeness = alike
    ;   Likeness = unlike
    ).

captured_by(Move, Capture, Place, Mate, Square, Tree) :-
    tree_move(Move, _, Square, Tree),
    defence(Move, Capture, Tree),
    tree_move(Capture, Place, Square, Tree),
    sole_answer(Capture, Mate, Tree).

% Several first moves shut two lines off on the same square (Encyclopedia:
% Nowotny).
nowotny_tries(Tree) :-
    shuts_two(Try1, Square, Tree),
    phase(try, Try1, Tree),
    shuts_two(Try2, Square, Tree),
    Try1 \== Try2,
    \+ ( phase(try, Try2, Tree), Try2 < Try1 ).

shuts_two(Phase, Square, Tree) :-
    phase(Kind, Phase, Tree),
    memberchk(Kind, [key, try]),
    once(threat(Phase, _, Tree)),
    tree_move(Phase, _, Square, Tree),
    once(( captures(Phase, Place1, Piece1, Square, Tree),
           captures(Phase, Place2, Piece2, Square, Tree),
           Place1 \== Place2,
           \+ moves_alike(Piece1, Piece2)
         )).

captures(Phase, Place, Piece, Square, Tree) :-
    reply_to(Phase, Capture, Tree),
    tree_move(Capture, Place, Square, Tree),
    mover(Capture, _, Piece, Tree),
    once(closes(Phase, Place, _, Tree)).

% Two pieces that move alike shut each other off on one square, where nobody
% is sacrificed (Encyclopedia: Wurzburg-Plachutta).
wurzburg_plachutta(Tree) :-
    has_play(Phase, Tree),
    variation(Phase, First, FirstMate, Tree),
    tree_move(First, Place1, Square, Tree),
    variation(Phase, Second, SecondMate, Tree),
    First < Second,
    tree_move(Second, Place2, Square, Tree),
    crossing_lines(alike, Place1, Square, Place2),
    \+ aligned(Place1, Square, Place2),
    \+ same_move(FirstMate, SecondMate, Tree),
    once(closes(First, Place2, _, Tree)),
    once(closes(Second, Place1, _, Tree)).

% White shuts off a guard of his own: black has opened another line to that
% square in return (Encyclopedia: line themes, B1, Somov).
line_theme_b1(Tree) :-
    actual_play(Key, Tree),
    own_guard_shut(Key, First, FirstMate, Flight1, Tree),
    guard_opened(First, Flight1, Tree),
    own_guard_shut(Key, Second, SecondMate, Flight2, Tree),
    First < Second,
    \+ same_move(FirstMate, SecondMate, Tree),
    guard_opened(Second, Flight2, Tree).

% White shuts off a guard of his own: black has blocked that square (line
% themes, B2).
line_theme_b2(Tree) :-
    actual_play(Key, Tree),
    own_guard_shut(Key, First, FirstMate, Flight1, Tree),
    tree_move(First, _, Flight1, Tree),
    own_guard_shut(Key, Second, SecondMate, Flight2, Tree),
    First < Second,
    \+ same_move(FirstMate, SecondMate, Tree),
    tree_move(Second, _, Flight2, Tree).

own_guard_shut(Key, Defence, Mate, Flight, Tree) :-
    variation(Key, Defence, Mate, Tree),
    mover(Mate, Side, _, Tree),
    after(Mate, Mated, Tree),
    turn(Mated_side, Mated),
    king_at(Mated_side, King, Mated),
    closes(Mate, Slider, Flight, Tree),
    adjacent(King, Flight),
    piece_at(Slider, Mated, Side, _).

guard_opened(Defence, Flight, Tree) :-
    opens(Defence, Slider, Flight, Tree),
    after(Defence, Defended, Tree),
    turn(Side, Defended),
    piece_at(Slider, Defended, Side, _).
