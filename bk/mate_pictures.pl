:- module(chess_mate_pictures,
          [ flights/3,           % +Side, +Position, -Squares
            gives_flight/3,      % ?Phase, ?Square, +Tree
            takes_flight/3,      % ?Phase, ?Square, +Tree
            flight_move/4,       % ?Phase, ?Defence, ?Square, +Tree
            checkers/3,          % +Position, -Squares, +Side
            pure_mate/3,         % +Position, -Guards, -Blocks
            model_picture/1,        % +Position
            ideal_picture/1,        % +Position
            pin_picture/2,          % +Position, ?Pinned
            half_pinned/3,       % +Position, ?Square1, ?Square2
            battery_mate/4,      % ?Node, ?Front, ?Rear, +Tree
            double_check_mate/2  % ?Node, +Tree
          ]).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(moves).
:- use_module(solution_trees).
:- use_module(tree_lines).

/** <module> Flights and mates

Where a king may go, and what a mate looks like: which pieces hold which
squares around it, and whether each of them is needed.
*/

%!  flights(+Side, +Position, -Squares) is det.
%
%   True when Squares are those that the king of Side could legally go to if
%   it were its turn, captures among them, castling not.

flights(Side, Position, Squares) :-
    (   turn(Side, Position)
    ->  Moving = Position
    ;   passed(Position, Moving)
    ),
    king_at(Side, King, Position),
    findall(Square,
            ( adjacent(King, Square),
              once(legal_move(King, Square, Moving))
            ),
            Squares).

%!  gives_flight(?Phase, ?Square, +Tree) is nondet.
%
%   True when the first move of Phase gives the mated king Square, where it
%   could not go in the diagram.

gives_flight(Phase, Square, Tree) :-
    flights_around(Phase, Before, After, Tree),
    member(Square, After),
    \+ memberchk(Square, Before).

%!  takes_flight(?Phase, ?Square, +Tree) is nondet.
%
%   True when the first move of Phase takes Square from the mated king, where
%   it could go in the diagram.

takes_flight(Phase, Square, Tree) :-
    flights_around(Phase, Before, After, Tree),
    member(Square, Before),
    \+ memberchk(Square, After).

flights_around(Phase, FlightsBefore, FlightsAfter, Tree) :-
    phase(Kind, Phase, Tree),
    Kind \== set,
    before(Phase, Before, Tree),
    after(Phase, After, Tree),
    turn(Side, After),
    \+ in_check(Side, Before),
    flights(Side, Before, FlightsBefore),
    flights(Side, After, FlightsAfter).

%!  flight_move(?Phase, ?Defence, ?Square, +Tree) is nondet.
%
%   True when Defence is a move of the king in Phase, to Square, be it met by
%   the threat or not.

flight_move(Phase, Defence, Square, Tree) :-
    (   defence(Phase, Defence, Tree)
    ;   idle_reply(Phase, Defence, Tree)
    ;   refutation(Phase, Defence, Tree)
    ),
    mover(Defence, _, king, Tree),
    tree_move(Defence, From, Square, Tree),
    adjacent(From, Square).

%!  checkers(+Position, -Squares, +Side) is det.
%
%   True when the king of Side is attacked from Squares.

checkers(Position, Squares, Side) :-
    king_at(Side, King, Position),
    other_side(Side, Other),
    findall(From, guards(From, King, Other, Position), Squares).

%!  pure_mate(+Position, -Guards, -Blocks) is semidet.
%
%   True when Position is a pure mate: every square around the king, and its
%   own, is either guarded by one piece of the other side or blocked by an own
%   piece, never both, but for a piece that is pinned and has to be. Guards
%   are the squares of the pieces that guard, Blocks those of the own pieces
%   around the king.

pure_mate(Position, Guards, Blocks) :-
    checkmate(Position),
    turn(Side, Position),
    other_side(Side, Other),
    king_at(Side, King, Position),
    position_board(Position, Board0),
    board_with(Board0, [King=empty], Board),
    checkers(Position, [Checker|More], Side),
    findall(Square, adjacent(King, Square), Field),
    held_squares(Field, Side, Other, Board, Position, Held, Blocks),
    (   More == []
    ->  true
    ;   both_needed(Position, King)
    ),
    append([Checker|More], Held, All),
    sort(All, Guards).

%   A double check is pure where either check alone could be met.

both_needed(Position, King) :-
    turn(Side, Position),
    checkers(Position, Squares, Side),
    forall(member(Square, Squares), parried_without(Square, King, Position)).

parried_without(Square, King, Position) :-
    position_parts(Position, Board0, Side, Castling, EnPassant, Plies, Number),
    board_with(Board0, [Square=empty], Board),
    position_parts(Without, Board, Side, Castling, EnPassant, Plies, Number),
    legal_move(From, _, Without),
    From \== King,
    !.

held_squares([], _, _, _, _, [], []).
held_squares([Square|Squares], Side, Other, Board, Position, Held, Blocks) :-
    findall(From, attacker(From, Square, Other, Board), Attackers),
    (   board_content(Board, Square, Side-_)
    ->  (   Attackers == []
        ->  true
        ;   Attackers = [_],
            pinned(Square, Position)
        ),
        Blocks = [Square|Blocks1],
        Held = Held1
    ;   Attackers = [Guard],
        Held = [Guard|Held1],
        Blocks = Blocks1
    ),
    held_squares(Squares, Side, Other, Board, Position, Held1, Blocks1).

attacker(From, Square, Other, Board) :-
    board_content(Board, From, Other-Piece),
    sees(From, Square, Other-Piece, Board).

%!  model_picture(+Position) is semidet.
%
%   True when Position is a pure mate in which all pieces of the mating side
%   take part, but for its king and its pawns, which need not.

model_picture(Position) :-
    pure_mate(Position, Guards, _),
    turn(Side, Position),
    other_side(Side, Other),
    \+ ( piece_at(Square, Position, Other, Piece),
         \+ memberchk(Piece, [king, pawn]),
         \+ memberchk(Square, Guards),
         \+ pins(Square, _, _, Position)
       ).

%!  ideal_picture(+Position) is semidet.
%
%   True when Position is a pure mate in which every piece on the board takes
%   part.

ideal_picture(Position) :-
    pure_mate(Position, Guards, Blocks),
    turn(Side, Position),
    king_at(Side, King, Position),
    \+ ( piece_at(Square, Position, _, _),
         Square \== King,
         \+ memberchk(Square, Guards),
         \+ memberchk(Square, Blocks)
       ).

%!  pin_picture(+Position, ?Pinned) is nondet.
%
%   True when Position is mate only because the piece on Pinned is pinned:
%   could it leave the line, there would be no mate.

pin_picture(Position, Pinned) :-
    turn(Side, Position),
    pinned(Pinned, Position),
    piece_at(Pinned, Position, Side, Piece),
    checkers(Position, [Checker], Side),
    king_at(Side, King, Position),
    pins(Pinner, Pinned, King, Position),
    Pinner \== Checker,
    position_board(Position, Board),
    (   sees(Pinned, Checker, Side-Piece, Board)
    ->  true
    ;   line(Checker, King, _, Between),
        piece_at(Checker, Position, _, Slider),
        slides(Slider, _),
        member(Square, Between),
        reaches(Piece, Pinned, Square, Side, Board)
    ->  true
    ).

reaches(pawn, From, To, Side, Board) :-
    !,
    (   pawn_step(Side, From, To)
    ;   pawn_double_step(Side, From, Over, To),
        board_content(Board, Over, empty)
    ).
reaches(Piece, From, To, Side, Board) :-
    sees(From, To, Side-Piece, Board).

%!  half_pinned(+Position, ?Square1, ?Square2) is nondet.
%
%   True when just two pieces stand between the king of the side to move and a
%   sliding piece of the other side on its line, both of them the king's.

half_pinned(Position, Square1, Square2) :-
    turn(Side, Position),
    king_at(Side, King, Position),
    position_board(Position, Board),
    ray(King, Kind, Squares),
    next_piece(Squares, Board, Near, Beyond),
    board_content(Board, Near, Side-_),
    next_piece(Beyond, Board, Far, Behind),
    board_content(Board, Far, Side-_),
    other_side(Side, Other),
    first_piece(Behind, Board, Other-Slider),
    slides(Slider, Kind),
    (   Square1-Square2 = Near-Far
    ;   Square1-Square2 = Far-Near
    ).

%!  battery_mate(?Node, ?Front, ?Rear, +Tree) is nondet.
%
%   True when Node reaches the goal by a battery: the piece on Front leaves the
%   line of the piece on Rear, which gives check.

battery_mate(Node, Front, Rear, Tree) :-
    reaches_goal(Node, Tree),
    fires_battery(Node, Rear, _, Tree),
    tree_move(Node, Front, _, Tree).

%!  double_check_mate(?Node, +Tree) is nondet.
%
%   True when Node mates by double check.

double_check_mate(Node, Tree) :-
    reaches_goal(Node, Tree),
    after(Node, After, Tree),
    turn(Side, After),
    checkers(After, [_, _], Side).
