:- module(chess_attacks,
          [ controls/3,          % ?From, ?To, +Position
            attacks/3,           % ?From, ?To, +Position
            defends/3,           % ?From, ?To, +Position
            guards/4,            % ?From, ?To, ?Side, +Position
            guarded_on/3,        % +Board, +Square, +Side
            sees/4,              % +From, ?To, +Man, +Board
            all_empty/2,         % +Squares, +Board
            first_piece/3,       % +Squares, +Board, ?Man
            next_piece/4,        % +Squares, +Board, ?Found, -Beyond
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
%   either side.
%
%   ```
%   ?- controls(a7, To, $Promotion).
%   To = b8.
%
%   ?- controls(From, f1, $Castling).
%   From = e1 ;
%   From = h1 ;
%   From = f3.
%   ```

controls(From, To, Position) :-
    guards(From, To, _, Position).

%!  attacks(?From, ?To, +Position) is nondet.
%
%   True when the piece on From attacks the opposing piece on To.
%   Sliding pieces stop at the first piece they meet, pawns attack where
%   they capture. A pinned piece attacks, and so does the side that has
%   just moved.
%
%   *The paper's* was a legal capture by the side to move, in the
%   position at hand alone: pinned pieces and the side that had moved
%   attacked nothing, and after make_move/4 nothing attacked anything.
%
%   ```
%   ?- attacks(From, To, $Exchange).
%   From = d2, To = d5 ;
%   From = e4, To = d5.
%
%   ?- make_move(d5, c7, $Fork, P), attacks(c7, To, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, To = e8 ;
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, To = a8.
%   ```
%
%   @see    Krishnan and Martens, appendix

attacks(From, To, Position) :-
    position_board(Position, Board),
    (   nonvar(To)
    ->  board_content(Board, To, Other-_),
        other_side(Other, Side),
        board_content(Board, From, Side-Piece),
        sees(From, To, Side-Piece, Board)
    ;   board_content(Board, From, Side-Piece),
        other_side(Side, Other),
        sees_man(From, To, Side-Piece, Other, Board)
    ).

%!  defends(?From, ?To, +Position) is nondet.
%
%   True when the piece on From protects a piece of its own side on To:
%   it could take back there.
%
%   ```
%   ?- defends(From, To, $Exchange).
%   From = d1, To = d2 ;
%   From = d1, To = e1 ;
%   From = e1, To = d1 ;
%   From = e1, To = d2 ;
%   From = d2, To = d1 ;
%   From = c6, To = d5 ;
%   From = e6, To = d5.
%   ```

defends(From, To, Position) :-
    position_board(Position, Board),
    (   nonvar(To)
    ->  board_content(Board, To, Side-_),
        board_content(Board, From, Side-Piece),
        sees(From, To, Side-Piece, Board)
    ;   board_content(Board, From, Side-Piece),
        sees_man(From, To, Side-Piece, Side, Board)
    ).

%   sees_man(+From, -To, +Man, +Side, +Board): as sees/4, and a piece of Side
%   stands on To. Of a line, only the first piece needs a look.

sees_man(From, To, Man, Side, Board) :-
    (   Man = _-Piece,
        slides(Piece, _)
    ->  slides(Piece, Kind),
        ray(From, Kind, Squares),
        next_piece(Squares, Board, To, _)
    ;   sees(From, To, Man, Board)
    ),
    board_content(Board, To, Side-_).

%!  guards(?From, ?To, ?Side, +Position) is nondet.
%
%   As controls/3, and the piece is of Side.
%
%   ```
%   ?- guards(From, f1, Side, $Castling).
%   From = e1, Side = white ;
%   From = h1, Side = white ;
%   From = f3, Side = black.
%   ```

guards(From, To, Side, Position) :-
    position_board(Position, Board),
    board_content(Board, From, Side-Piece),
    sees(From, To, Side-Piece, Board).

%!  sees(+From, ?To, +Man, +Board) is nondet.
%
%   True when Man, a term Side-Piece, would bear on To from From, given
%   what stands elsewhere on Board.

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

%!  all_empty(+Squares, +Board) is semidet.
%
%   True when no piece stands on any of Squares.

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

%!  first_piece(+Squares, +Board, ?Man) is semidet.
%
%   True when Man, a term Side-Piece, is the first that stands on one of
%   Squares.

first_piece([Square|Squares], Board, Man) :-
    board_content(Board, Square, Content),
    (   Content == empty
    ->  first_piece(Squares, Board, Man)
    ;   Man = Content
    ).

%!  next_piece(+Squares, +Board, ?Found, -Beyond) is semidet.
%
%   True when Found is the first of Squares that is not empty, and Beyond
%   are those behind it.

next_piece([Square|Squares], Board, Found, Beyond) :-
    board_content(Board, Square, Content),
    (   Content == empty
    ->  next_piece(Squares, Board, Found, Beyond)
    ;   Found = Square,
        Beyond = Squares
    ).

%!  in_check(?Side, +Position) is nondet.
%
%   True when the king of Side is attacked.
%
%   ```
%   ?- in_check(Side, $Mate).
%   Side = black.
%
%   ?- in_check(Side, $Stalemate).
%   false.
%   ```

in_check(Side, Position) :-
    position_board(Position, Board),
    king_at(Side, Square, Position),
    other_side(Side, Other),
    guarded_on(Board, Square, Other).
