:- module(attacks,
          [ controls/3,          % ?From, ?To, +Position
            attacks/3,           % ?From, ?To, +Position
            defends/3,           % ?From, ?To, +Position
            guards/4,            % ?From, ?To, ?Side, +Position
            guarded_on/3,        % +Board, +Square, +Side
            sees/4,              % ?From, ?To, +Side-Piece, +Board
            in_check/2           % ?Side, +Position
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).

/** <module> Who attacks whom

None of this depends on whose turn it is, nor on whether the attacker is
pinned: it speaks of where pieces bear, in any position.
*/

%!  controls(?From, ?To, +Position) is nondet.
%
%   True when the piece on From bears on To, be To empty or occupied by
%   either side. Sliding pieces stop at the first piece they meet; pawns
%   bear on the squares they capture on.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/4P3/R3K3 w Q -", P),
%      findall(S, controls(e2, S, P), Ss).
%   Ss = [d3, f3].
%   ```

controls(From, To, Position) :-
    guards(From, To, _, Position).

%!  attacks(?From, ?To, +Position) is nondet.
%
%   True when the piece on From attacks the opposing piece on To.

attacks(From, To, Position) :-
    guards(From, To, Side, Position),
    other_side(Side, Other),
    piece_at(To, Position, Other, _).

%!  defends(?From, ?To, +Position) is nondet.
%
%   True when the piece on From protects a piece of its own side on To.

defends(From, To, Position) :-
    guards(From, To, Side, Position),
    piece_at(To, Position, Side, _).

%!  guards(?From, ?To, ?Side, +Position) is nondet.
%
%   True when a piece of Side on From bears on To.

guards(From, To, Side, Position) :-
    position_board(Position, Board),
    board_content(Board, From, Side-Piece),
    sees(From, To, Side-Piece, Board).

%!  sees(+From, ?To, +SidePiece, +Board) is nondet.
%
%   True when a man of that kind on From would bear on To, given what
%   stands elsewhere on Board.

sees(From, To, Side-Piece, Board) :-
    (   Piece == pawn
    ->  pawn_capture(Side, From, To)
    ;   slides(Piece, _)
    ->  slides(Piece, Kind),
        slides_to(From, To, Kind, Board)
    ;   leap_target(Piece, From, To)
    ).

slides_to(From, To, Kind, Board) :-
    (   nonvar(To)
    ->  line(From, To, Kind, Between),
        all_empty(Between, Board)
    ;   ray(From, Kind, Squares),
        seen_along(Squares, Board, To)
    ).

all_empty([], _).
all_empty([Square|Squares], Board) :-
    board_content(Board, Square, empty),
    all_empty(Squares, Board).

seen_along([Square|Squares], Board, To) :-
    board_content(Board, Square, Content),
    (   To = Square
    ;   Content == empty,
        seen_along(Squares, Board, To)
    ).

%!  guarded_on(+Board, +Square, +Side) is semidet.
%
%   True when some piece of Side bears on Square. Looks outward from
%   Square, so it costs the same however many pieces there are.

guarded_on(Board, Square, Side) :-
    (   leap_target(knight, Square, From),
        board_content(Board, From, Side-knight)
    ;   pawn_capture(Side, From, Square),
        board_content(Board, From, Side-pawn)
    ;   ray(Square, Kind, Squares),
        first_piece(Squares, Board, Side-Piece),
        slides(Piece, Kind)
    ;   leap_target(king, Square, From),
        board_content(Board, From, Side-king)
    ),
    !.

first_piece([Square|Squares], Board, Man) :-
    board_content(Board, Square, Content),
    (   Content == empty
    ->  first_piece(Squares, Board, Man)
    ;   Man = Content
    ).

%!  in_check(?Side, +Position) is nondet.
%
%   True when the king of Side is attacked.

in_check(Side, Position) :-
    position_board(Position, Board),
    king_at(Side, Square, Position),
    other_side(Side, Other),
    guarded_on(Board, Square, Other).
