:- module(chess_open_lines,
          [ open_file/2,               % ?File, +Position
            half_open_file/3,          % ?File, ?Side, +Position
            rook_on_open_file/2,       % ?Square, +Position
            rook_on_half_open_file/2,  % ?Square, +Position
            rook_on_seventh/2,         % ?Square, +Position
            rook_behind_passed_pawn/3, % ?Rook, ?Pawn, +Position
            connected_rooks/3,         % ?Left, ?Right, +Position
            long_diagonal/2,           % ?Square, +Position
            battery/3                  % ?Front, ?Back, +Position
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(counts).
:- use_module(pawn_structure).

/** <module> Open lines

Files and diagonals on which pawns are not in the way, and who stands there.
*/

%!  open_file(?File:file, +Position:position) is nondet.
%
%   True when no pawn stands on File, from 1 for the a-file to 8.
%
%   ```
%   ?- fen_position("4k3/ppp2ppp/8/8/8/8/PPP2PPP/4K3 w - - 0 1", P), open_file(File, P).
%   P = <4k3/ppp2ppp/8/8/8/8/PPP2PPP/4K3 w - - 0 1>, File = 4 ;
%   P = <4k3/ppp2ppp/8/8/8/8/PPP2PPP/4K3 w - - 0 1>, File = 5.
%   ```

open_file(File, Position) :-
    between(1, 8, File),
    \+ pawn_on_file(File, _, Position).

%!  half_open_file(?File:file, ?Side:side, +Position:position) is nondet.
%
%   True when no pawn of Side stands on File, but one of the other side
%   does.
%
%   ```
%   ?- half_open_file(File, Side, $Structure).
%   File = 2, Side = black ;
%   File = 3, Side = black ;
%   File = 4, Side = white.
%   ```

half_open_file(File, Side, Position) :-
    between(1, 8, File),
    side(Side),
    \+ pawn_on_file(File, Side, Position),
    other_side(Side, Other),
    pawn_on_file(File, Other, Position).

pawn_on_file(File, Side, Position) :-
    once(( to_coords(Square, _, File),
           piece_at(Square, Position, Side, pawn)
         )).

%!  rook_on_open_file(?Square:square, +Position:position) is nondet.
%
%   True when a rook stands on Square, on an open file.
%
%   ```
%   ?- rook_on_open_file(Square, $Castling).
%   Square = a1 ;
%   Square = h1 ;
%   Square = f3 ;
%   Square = a8 ;
%   Square = h8.
%   ```

rook_on_open_file(Square, Position) :-
    piece_at(Square, Position, _, rook),
    file_of(Square, File),
    open_file(File, Position).

%!  rook_on_half_open_file(?Square:square, +Position:position) is nondet.
%
%   True when a rook stands on Square, on a file that is half open for its
%   side.
%
%   ```
%   ?- rook_on_half_open_file(Square, $Structure).
%   Square = d1 ;
%   Square = b8 ;
%   Square = c8.
%   ```

rook_on_half_open_file(Square, Position) :-
    piece_at(Square, Position, Side, rook),
    file_of(Square, File),
    half_open_file(File, Side, Position).

%!  rook_on_seventh(?Square:square, +Position:position) is nondet.
%
%   True when a rook stands on the seventh rank as its side counts, and a
%   pawn of the other side stands there, too, or its king on the eighth.
%
%   ```
%   ?- fen_position("6k1/1R3ppp/8/8/8/8/8/6K1 w - - 0 1", P), rook_on_seventh(Square, P).
%   P = <6k1/1R3ppp/8/8/8/8/8/6K1 w - - 0 1>, Square = b7.
%   ```

rook_on_seventh(Square, Position) :-
    piece_at(Square, Position, Side, rook),
    reached_rank(Side, Square, 7),
    other_side(Side, Other),
    once(( piece_at(Target, Position, Other, Piece),
           reached_rank(Side, Target, Rank),
           memberchk(Piece-Rank, [pawn-7, king-8])
         )).

%!  rook_behind_passed_pawn(?Rook:square, ?Pawn:square, +Position:position) is nondet.
%
%   True when a rook stands behind a passed pawn of either side on its file,
%   with nothing between them.
%
%   ```
%   ?- fen_position("3rk3/8/8/8/3P4/8/8/3RK3 w - - 0 1", P), rook_behind_passed_pawn(Rook, Pawn, P).
%   P = <3rk3/8/8/8/3P4/8/8/3RK3 w - - 0 1>, Rook = d1, Pawn = d4.
%   ```

rook_behind_passed_pawn(Rook, Pawn, Position) :-
    piece_at(Rook, Position, _, rook),
    passed_pawn(Pawn, Position),
    piece_at(Pawn, Position, Side, pawn),
    file_of(Rook, File),
    file_of(Pawn, File),
    reached_rank(Side, Rook, RookRank),
    reached_rank(Side, Pawn, PawnRank),
    RookRank < PawnRank,
    line(Rook, Pawn, _, Between),
    all_free(Between, Position).

%!  connected_rooks(?Left:square, ?Right:square, +Position:position) is nondet.
%
%   True when two rooks of one side stand on its first rank with nothing
%   between them.
%
%   ```
%   ?- connected_rooks(Left, Right, $Structure).
%   Left = b1, Right = d1 ;
%   Left = b8, Right = c8.
%   ```

connected_rooks(Left, Right, Position) :-
    piece_at(Left, Position, Side, rook),
    reached_rank(Side, Left, 1),
    piece_at(Right, Position, Side, rook),
    reached_rank(Side, Right, 1),
    file_of(Left, First),
    file_of(Right, Second),
    First < Second,
    line(Left, Right, _, Between),
    all_free(Between, Position).

all_free(Squares, Position) :-
    position_board(Position, Board),
    all_empty(Squares, Board).

%!  long_diagonal(?Square:square, +Position:position) is nondet.
%
%   True when a bishop on Square, on one of the two diagonals from corner to
%   corner, bears on or stands on both centre squares of it: nothing is in
%   the way.
%
%   ```
%   ?- long_diagonal(Square, $Structure).
%   Square = b2.
%   ```

long_diagonal(Square, Position) :-
    piece_at(Square, Position, _, bishop),
    to_coords(Square, Rank, File),
    diagonal_centres(Rank, File, Centres),
    \+ ( member(Centre, Centres),
         Centre \== Square,
         \+ controls(Square, Centre, Position)
       ).

diagonal_centres(Rank, File, [d4, e5]) :-
    Rank =:= File.
diagonal_centres(Rank, File, [e4, d5]) :-
    Rank + File =:= 9.

%!  battery(?Front:square, ?Back:square, +Position:position) is nondet.
%
%   True when two pieces of one side stand one behind the other on a file or
%   diagonal along which both move, with nothing between them: rooks and
%   queens on a file, bishops and queens on a diagonal. Front is the one
%   further forward, and no pawn of its own is before it on the line.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/3B4/2Q5/4K3 w - - 0 1", P), battery(Front, Back, P).
%   P = <4k3/8/8/8/8/3B4/2Q5/4K3 w - - 0 1>, Front = d3, Back = c2.
%   ```

battery(Front, Back, Position) :-
    piece_at(Back, Position, Side, Piece1),
    slides(Piece1, Kind),
    line(Back, Front, Kind, Between),
    piece_at(Front, Position, Side, Piece2),
    slides(Piece2, Kind),
    reached_rank(Side, Back, Behind),
    reached_rank(Side, Front, Ahead),
    Behind < Ahead,
    all_free(Between, Position),
    \+ ( aligned(Back, Front, Pawn),
         piece_at(Pawn, Position, Side, pawn)
       ).
