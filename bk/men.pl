:- module(chess_men,
          [ pawn_on/2,       % ?Square, +Position
            knight_on/2,     % ?Square, +Position
            bishop_on/2,     % ?Square, +Position
            rook_on/2,       % ?Square, +Position
            queen_on/2,      % ?Square, +Position
            king_on/2,       % ?Square, +Position
            minor_on/2,      % ?Square, +Position
            major_on/2,      % ?Square, +Position
            friendly/2,      % ?Square, +Position
            hostile/2,       % ?Square, +Position
            at_home/2,       % ?Square, +Position
            outranks/3,      % ?Square1, ?Square2, +Position
            equals/3,        % ?Square1, ?Square2, +Position
            same_side/3      % ?Square1, ?Square2, +Position
          ]).

:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).

/** <module> What stands where

Single words for what piece_at/4 and value/2 tell in several: kinds, sides
and worth of the pieces on squares. Only friendly/2 and hostile/2 depend
on whose turn it is.
*/

%!  pawn_on(?Square, +Position) is nondet.
%
%   True when a pawn, of either side, stands on Square.
%
%   ```
%   ?- pawn_on(Square, $Promotion).
%   Square = a7.
%   ```

pawn_on(Square, Position) :-
    piece_at(Square, Position, _, pawn).

%!  knight_on(?Square, +Position) is nondet.
%
%   True when a knight, of either side, stands on Square.
%
%   ```
%   ?- knight_on(Square, $Smothered).
%   Square = f7.
%   ```

knight_on(Square, Position) :-
    piece_at(Square, Position, _, knight).

%!  bishop_on(?Square, +Position) is nondet.
%
%   True when a bishop, of either side, stands on Square.
%
%   ```
%   ?- bishop_on(Square, $Exchange).
%   Square = e6.
%   ```

bishop_on(Square, Position) :-
    piece_at(Square, Position, _, bishop).

%!  rook_on(?Square, +Position) is nondet.
%
%   True when a rook, of either side, stands on Square.
%
%   ```
%   ?- rook_on(Square, $Castling).
%   Square = a1 ;
%   Square = h1 ;
%   Square = f3 ;
%   Square = a8 ;
%   Square = h8.
%   ```

rook_on(Square, Position) :-
    piece_at(Square, Position, _, rook).

%!  queen_on(?Square, +Position) is nondet.
%
%   True when a queen, of either side, stands on Square.
%
%   ```
%   ?- queen_on(Square, $Stalemate).
%   Square = f7.
%   ```

queen_on(Square, Position) :-
    piece_at(Square, Position, _, queen).

%!  king_on(?Square, +Position) is nondet.
%
%   True when a king, of either side, stands on Square.
%
%   ```
%   ?- king_on(Square, $Pin).
%   Square = e1 ;
%   Square = e8.
%   ```

king_on(Square, Position) :-
    piece_at(Square, Position, _, king).

%!  minor_on(?Square, +Position) is nondet.
%
%   True when a minor piece, knight or bishop, stands on Square.
%
%   ```
%   ?- minor_on(Square, $Exchange).
%   Square = d5 ;
%   Square = e6.
%   ```

minor_on(Square, Position) :-
    piece_at(Square, Position, _, Piece),
    minor(Piece).

%!  major_on(?Square, +Position) is nondet.
%
%   True when a major piece, rook or queen, stands on Square.
%
%   ```
%   ?- major_on(Square, $Exchange).
%   Square = d1 ;
%   Square = d2.
%   ```

major_on(Square, Position) :-
    piece_at(Square, Position, _, Piece),
    major(Piece).

minor(knight).
minor(bishop).

major(rook).
major(queen).

%!  friendly(?Square, +Position) is nondet.
%
%   True when a piece of the side to move stands on Square.
%
%   ```
%   ?- friendly(Square, $Fork).
%   Square = e1 ;
%   Square = d5.
%   ```

friendly(Square, Position) :-
    turn(Side, Position),
    piece_at(Square, Position, Side, _).

%!  hostile(?Square, +Position) is nondet.
%
%   True when a piece of the side that is not to move stands on Square.
%
%   ```
%   ?- hostile(Square, $Fork).
%   Square = a8 ;
%   Square = e8.
%
%   ?- make_move(d5, c7, $Fork, P), hostile(Square, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, Square = e1 ;
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, Square = c7.
%   ```

hostile(Square, Position) :-
    turn(Side, Position),
    other_side(Side, Other),
    piece_at(Square, Position, Other, _).

%!  at_home(?Square, +Position) is nondet.
%
%   True when the piece on Square stands on its own side's first rank:
%   the eighth for Black.
%
%   ```
%   ?- at_home(Square, $Fork).
%   Square = e1 ;
%   Square = a8 ;
%   Square = e8.
%
%   ?- at_home(a8, $Mate).
%   false.
%   ```

at_home(Square, Position) :-
    piece_at(Square, Position, Side, _),
    other_side(Side, Other),
    last_rank(Other, Square).

%!  outranks(?Square1, ?Square2, +Position) is nondet.
%
%   True when the piece on Square1 is worth more than the piece on
%   Square2, of either side.
%
%   ```
%   ?- outranks(a8, Square, $Fork).
%   Square = d5.
%   ```

outranks(Square1, Square2, Position) :-
    piece_at(Square1, Position, _, Piece1),
    piece_at(Square2, Position, _, Piece2),
    worth_more(Piece1, Piece2).

%!  equals(?Square1, ?Square2, +Position) is nondet.
%
%   True when pieces of the same worth, of either side, stand on two
%   different squares. A knight is worth as much as a bishop.
%
%   ```
%   ?- equals(d5, Square, $Exchange).
%   Square = e6.
%   ```

equals(Square1, Square2, Position) :-
    piece_at(Square1, Position, _, Piece1),
    value(Piece1, Value),
    piece_at(Square2, Position, _, Piece2),
    value(Piece2, Value),
    Square1 \== Square2.

%!  same_side(?Square1, ?Square2, +Position) is nondet.
%
%   True when pieces of one side stand on two different squares.
%
%   ```
%   ?- same_side(e8, Square, $Fork).
%   Square = a8.
%   ```

same_side(Square1, Square2, Position) :-
    piece_at(Square1, Position, Side, _),
    piece_at(Square2, Position, Side, _),
    Square1 \== Square2.
