:- module(chess_geometry,
          [ sq/1,                 % ?Square
            square/2,             % ?Rank, ?File
            to_coords/3,          % ?Square, ?Rank, ?File
            square_index/2,       % ?Square, ?Index
            sameRow/4,            % ?X1, ?Y1, ?X2, ?Y2
            sameCol/4,            % ?X1, ?Y1, ?X2, ?Y2
            different_pos/2,      % +Square1, +Square2
            same_pos/2,           % +Square1, +Square2
            rank_of/2,            % ?Square, ?Rank
            file_of/2,            % ?Square, ?File
            last_rank/2,          % ?Side, ?Square
            ray/3,                % ?Square, ?Kind, ?Squares
            line/4,               % ?From, ?To, ?Kind, ?Between
            aligned/3,            % ?Square1, ?Square2, ?Square3
            leap_target/3,        % ?Piece, ?From, ?To
            adjacent/2,           % ?Square1, ?Square2
            pawn_capture/3,       % ?Side, ?From, ?To
            pawn_step/3,          % ?Side, ?From, ?To
            pawn_double_step/4    % ?Side, ?From, ?Over, ?To
          ]).

:- use_module(library(lists)).
:- use_module(pieces).

/** <module> The empty board

Squares are the atoms a1 ... h8. Coordinates are Rank and File, both
1 ... 8, always in that order. Every relation here is a set of facts,
written out from its definition when the file is loaded, so that all of
them run in every direction and at the speed of a look-up.
*/

%!  square(?Rank, ?File) is nondet.
%
%   True when Rank and File are the coordinates of a square.
%
%   ```
%   ?- square(8, 8).
%   true.
%
%   ?- square(9, 1).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

square(Rank, File) :-
    between(1, 8, Rank),
    between(1, 8, File).

%   The definitions, over coordinates. Each define/1 term below is
%   replaced by the facts it stands for; line/4 is taken from the facts
%   of ray/3, which come first.

named(Rank, File, Square) :-
    square(Rank, File),
    Code is 0'a + File - 1,
    char_code(Letter, Code),
    atom_concat(Letter, Rank, Square).

step(Rank0, File0, Rows, Cols, Square) :-
    Rank is Rank0 + Rows,
    File is File0 + Cols,
    named(Rank, File, Square).

walk(Rank0, File0, Rows, Cols, Squares) :-
    findall(Square,
            ( between(1, 7, N),
              Rank is Rank0 + N*Rows,
              File is File0 + N*Cols,
              named(Rank, File, Square)
            ),
            Squares).

defined(to_coords(Square, Rank, File)) :-
    named(Rank, File, Square).
defined(square_index(Square, Index)) :-
    named(Rank, File, Square),
    Index is (Rank - 1) * 8 + File.
defined(ray(Square, Kind, Squares)) :-
    named(Rank, File, Square),
    direction(Kind, Rows, Cols),
    walk(Rank, File, Rows, Cols, Squares),
    Squares \== [].
defined(line(From, To, Kind, Between)) :-
    ray(From, Kind, Squares),
    append(Between, [To|_], Squares).
defined(leap_target(Piece, From, To)) :-
    leap(Piece, Rows, Cols),
    named(Rank, File, From),
    step(Rank, File, Rows, Cols, To).
defined(pawn_capture(Side, From, To)) :-
    forward(Side, Rows),
    named(Rank, File, From),
    member(Cols, [-1, 1]),
    step(Rank, File, Rows, Cols, To).
defined(pawn_step(Side, From, To)) :-
    forward(Side, Rows),
    named(Rank, File, From),
    step(Rank, File, Rows, 0, To).
defined(pawn_double_step(Side, From, Over, To)) :-
    pawn_row(Side, Rank),
    forward(Side, Rows),
    named(Rank, File, From),
    step(Rank, File, Rows, 0, Over),
    step(Rank, File, 2*Rows, 0, To).

term_expansion(define(Relation), Facts) :-
    findall(Relation, defined(Relation), Facts).

%!  to_coords(?Square, ?Rank, ?File) is nondet.
%
%   True when Square has these coordinates.
%
%   ```
%   ?- to_coords(e4, Rank, File).
%   Rank = 4, File = 5.
%
%   ?- to_coords(Square, 1, 8).
%   Square = h1.
%   ```
%
%   @see    Krishnan and Martens, appendix

define(to_coords(_, _, _)).

%!  square_index(?Square, ?Index) is nondet.
%
%   True when Square is the Index-th of a1, b1, ..., h8.

define(square_index(_, _)).

%!  ray(?Square:square, ?Kind:kind, ?Squares:list) is nondet.
%
%   True when Squares are those seen from Square in one direction,
%   nearest first; Kind is `straight` or `diagonal`.
%
%   ```
%   ?- ray(a1, Kind, Squares).
%   Kind = straight, Squares = [a2, a3, a4, a5, a6, a7, a8] ;
%   Kind = straight, Squares = [b1, c1, d1, e1, f1, g1, h1] ;
%   Kind = diagonal, Squares = [b2, c3, d4, e5, f6, g7, h8].
%   ```

define(ray(_, _, _)).

%!  line(?From:square, ?To:square, ?Kind:kind, ?Between:list) is nondet.
%
%   True when To is on a ray of From, and Between are the squares
%   strictly between them, in order.
%
%   ```
%   ?- line(a1, d4, Kind, Between).
%   Kind = diagonal, Between = [b2, c3].
%   ```

define(line(_, _, _, _)).

%!  leap_target(?Piece, ?From, ?To) is nondet.
%
%   True when a knight or king reaches To from From in one move.
%
%   ```
%   ?- leap_target(knight, a1, To).
%   To = c2 ;
%   To = b3.
%
%   ?- leap_target(Piece, e1, g2).
%   Piece = knight.
%   ```

define(leap_target(_, _, _)).

%!  pawn_capture(?Side:side, ?From:square, ?To:square) is nondet.
%
%   True when a pawn of Side on From captures on To.
%
%   ```
%   ?- pawn_capture(black, e4, To).
%   To = d3 ;
%   To = f3.
%   ```

define(pawn_capture(_, _, _)).

%!  pawn_step(?Side:side, ?From:square, ?To:square) is nondet.
%
%   True when To is the square ahead of a pawn of Side on From.
%
%   ```
%   ?- pawn_step(Side, e4, To).
%   Side = white, To = e5 ;
%   Side = black, To = e3.
%   ```

define(pawn_step(_, _, _)).

%!  pawn_double_step(?Side:side, ?From:square, ?Over:square, ?To:square) is nondet.
%
%   True when a pawn of Side on From, at home, goes to To over Over.
%
%   ```
%   ?- pawn_double_step(black, e7, Over, To).
%   Over = e6, To = e5.
%   ```

define(pawn_double_step(_, _, _, _)).

%!  sq(?Square) is nondet.
%
%   True when Square names a square.
%
%   ```
%   ?- sq(h8).
%   true.
%
%   ?- sq(i9).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

sq(Square) :-
    square_index(Square, _).

%!  sameRow(?X1, ?Y1, ?X2, ?Y2) is nondet.
%
%   True when the squares with coordinates (X1, Y1) and (X2, Y2) are on
%   one row: X is the rank, Y the file. A square is on its own row.
%
%   ```
%   ?- sameRow(4, 1, 4, 8).
%   true.
%
%   ?- sameRow(4, 1, 5, 1).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

sameRow(X, Y1, X, Y2) :-
    square(X, Y1),
    square(X, Y2).

%!  sameCol(?X1, ?Y1, ?X2, ?Y2) is nondet.
%
%   True when the squares with coordinates (X1, Y1) and (X2, Y2) are on
%   one column.
%
%   ```
%   ?- sameCol(4, 1, 5, 1).
%   true.
%
%   ?- to_coords(e4, X1, Y1), to_coords(e8, X2, Y2), sameCol(X1, Y1, X2, Y2).
%   X1 = 4, Y1 = 5, X2 = 8, Y2 = 5.
%   ```
%
%   @see    Krishnan and Martens, appendix

sameCol(X1, Y, X2, Y) :-
    square(X1, Y),
    square(X2, Y).

%!  different_pos(+Square1, +Square2) is semidet.
%
%   True when Square1 and Square2 are different squares.
%
%   ```
%   ?- different_pos(a1, h8).
%   true.
%
%   ?- different_pos(a1, a1).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

different_pos(Square1, Square2) :-
    sq(Square1),
    sq(Square2),
    Square1 \== Square2.

%!  same_pos(+Square1, +Square2) is semidet.
%
%   True when the squares are the same.
%
%   ```
%   ?- sq(Square), same_pos(Square, e4).
%   Square = e4.
%   ```

same_pos(Square1, Square2) :-
    sq(Square1),
    Square1 == Square2.

%!  rank_of(?Square, ?Rank) is nondet.
%
%   True when Square is on Rank.
%
%   ```
%   ?- rank_of(e4, Rank).
%   Rank = 4.
%   ```

rank_of(Square, Rank) :-
    to_coords(Square, Rank, _).

%!  file_of(?Square, ?File) is nondet.
%
%   True when Square is on File.
%
%   ```
%   ?- file_of(e4, File).
%   File = 5.
%   ```

file_of(Square, File) :-
    to_coords(Square, _, File).

%!  last_rank(?Side, ?Square) is nondet.
%
%   True when the pawns of Side promote on Square.
%
%   ```
%   ?- last_rank(Side, d8).
%   Side = white.
%   ```

last_rank(Side, Square) :-
    last_row(Side, Rank),
    to_coords(Square, Rank, _).

%!  aligned(?Square1, ?Square2, ?Square3) is nondet.
%
%   True when three different squares are on one rank, file or
%   diagonal, Square2 between the others.
%
%   ```
%   ?- aligned(a1, Between, d4).
%   Between = b2 ;
%   Between = c3.
%
%   ?- aligned(a1, b3, c5).
%   false.
%   ```

aligned(Square1, Square2, Square3) :-
    line(Square1, Square3, _, Between),
    member(Square2, Between).

%!  adjacent(?Square1, ?Square2) is nondet.
%
%   True when the squares touch, at a side or a corner.
%
%   ```
%   ?- adjacent(a1, Square).
%   Square = a2 ;
%   Square = b1 ;
%   Square = b2.
%   ```

adjacent(Square1, Square2) :-
    leap_target(king, Square1, Square2).
