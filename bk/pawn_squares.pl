:- module(chess_pawn_squares,
          [ square_colour/2,     % ?Square, ?Colour
            own_rank/3,          % ?Side, ?Square, ?Rank
            promotion_square/3,  % ?Side, ?Pawn, ?Square
            moves_to_promote/3,  % ?Side, ?Pawn, ?Number
            key_square/3,        % ?Side, ?Pawn, ?Square
            opposed_kings/3      % ?King1, ?King2, ?Kind
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).

/** <module> Squares that matter in pawn endings

Where a pawn promotes and how soon, the squares from which its king leads
it home, and the opposition of kings, on the empty board.
*/

%!  square_colour(?Square:square, ?Colour:colour) is nondet.
%
%   True when Square is of this Colour, `light` or `dark`.
%
%   ```
%   ?- square_colour(a1, Colour).
%   Colour = dark.
%
%   ?- in_corner(Square), square_colour(Square, light).
%   Square = h1 ;
%   Square = a8.
%   ```

square_colour(Square, Colour) :-
    to_coords(Square, Rank, File),
    (   (Rank + File) mod 2 =:= 0
    ->  Colour = dark
    ;   Colour = light
    ).

%!  own_rank(?Side:side, ?Square:square, ?Rank:rank) is nondet.
%
%   True when Square is on Rank as Side counts, from its own first rank.
%
%   ```
%   ?- own_rank(Side, e2, Rank).
%   Side = white, Rank = 2 ;
%   Side = black, Rank = 7.
%   ```

own_rank(white, Square, Rank) :-
    to_coords(Square, Rank, _).
own_rank(black, Square, Rank) :-
    to_coords(Square, FromBelow, _),
    Rank is 9 - FromBelow.

%!  promotion_square(?Side:side, ?Pawn:square, ?Square:square) is nondet.
%
%   True when a pawn of Side on Pawn promotes on Square, if it never
%   captures.
%
%   ```
%   ?- promotion_square(Side, e4, Square).
%   Side = white, Square = e8 ;
%   Side = black, Square = e1.
%   ```

promotion_square(Side, Pawn, Square) :-
    last_row(Side, Last),
    to_coords(Pawn, _, File),
    to_coords(Square, Last, File).

%!  moves_to_promote(?Side:side, ?Pawn:square, ?Number:count) is nondet.
%
%   True when a pawn of Side on Pawn takes Number moves to promote, the
%   first of them two steps where it can.
%
%   ```
%   ?- moves_to_promote(white, e2, Number).
%   Number = 5.
%
%   ?- moves_to_promote(black, e6, Number).
%   Number = 5.
%   ```

moves_to_promote(Side, Pawn, Number) :-
    own_rank(Side, Pawn, Rank),
    between(2, 7, Rank),
    Number is min(8 - Rank, 5).

%   The definition of key_square/3.

defined_key(Side, Pawn, Square) :-
    own_rank(Side, Pawn, Rank),
    between(2, 7, Rank),
    to_coords(Pawn, _, File),
    key_rank(File, Rank, KeyRank),
    key_file(File, KeyFile),
    to_coords(Square, _, KeyFile),
    own_rank(Side, Square, KeyRank),
    Square \== Pawn.

key_rank(File, Rank, KeyRank) :-
    (   edge_file(File, _)
    ->  member(KeyRank, [7, 8])
    ;   Rank =:= 7
    ->  member(KeyRank, [7, 8])
    ;   Rank >= 5
    ->  member(Ahead, [1, 2]),
        KeyRank is Rank + Ahead
    ;   KeyRank is Rank + 2
    ).

key_file(File, KeyFile) :-
    (   edge_file(File, Neighbour)
    ->  KeyFile = Neighbour
    ;   member(Step, [-1, 0, 1]),
        KeyFile is File + Step
    ).

edge_file(1, 2).
edge_file(8, 7).

%!  key_square(?Side:side, ?Pawn:square, ?Square:square) is nondet.
%
%   True when Square is a key square of a pawn of Side on Pawn: with its
%   king there the pawn promotes against a bare king, whoever is to move.
%   They are two ranks before the pawn, on its file and beside it; from
%   the fifth rank on also those one rank before it. A pawn on the edge
%   has two, on the neighbouring file, beside and below the square on
%   which it promotes.
%
%   ```
%   ?- key_square(white, e4, Square).
%   Square = d6 ;
%   Square = e6 ;
%   Square = f6.
%
%   ?- key_square(black, a5, Square).
%   Square = b2 ;
%   Square = b1.
%   ```

%   Facts, written out from the definition when the file is loaded.

term_expansion(define(key_square), Facts) :-
    findall(key_square(Side, Pawn, Square), defined_key(Side, Pawn, Square), Facts).

define(key_square).

%!  opposed_kings(?King1:square, ?King2:square, ?Kind:kind) is nondet.
%
%   True when kings on these squares oppose each other: who is not to move
%   has the opposition. Kind is `direct` with one square between them on a
%   rank or file, `distant` with three or five, `diagonal` with one on a
%   diagonal.
%
%   ```
%   ?- opposed_kings(e4, e6, Kind).
%   Kind = direct.
%
%   ?- opposed_kings(e2, King, distant), rank_of(King, 8).
%   King = e8.
%
%   ?- opposed_kings(e4, e7, Kind).
%   false.
%   ```

opposed_kings(King1, King2, Kind) :-
    line(King1, King2, Direction, Between),
    length(Between, Number),
    (   Direction == diagonal
    ->  Number =:= 1,
        Kind = diagonal
    ;   Number =:= 1
    ->  Kind = direct
    ;   memberchk(Number, [3, 5]),
        Kind = distant
    ).
