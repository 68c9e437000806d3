:- module(chess_distances,
          [ apart/3,              % ?Square1, ?Square2, ?Number
            same_rank/2,          % ?Square1, ?Square2
            same_file/2,          % ?Square1, ?Square2
            same_diagonal/2,      % ?Square1, ?Square2
            on_edge/1,            % ?Square
            in_corner/1           % ?Square
          ]).

:- use_module(geometry).

/** <module> How squares lie to each other

Distances and common lines on the empty board.
*/

%!  apart(?Square1, ?Square2, ?Number) is nondet.
%
%   True when a king takes Number steps from Square1 to Square2 on the
%   empty board, 0 from a square to itself.
%
%   ```
%   ?- apart(a1, c2, Number).
%   Number = 2.
%   ```

apart(Square1, Square2, Number) :-
    to_coords(Square1, Rank1, File1),
    to_coords(Square2, Rank2, File2),
    Number is max(abs(Rank1 - Rank2), abs(File1 - File2)).

%!  same_rank(?Square1, ?Square2) is nondet.
%
%   True when two different squares are on one rank.
%
%   ```
%   ?- same_rank(g1, Square), in_corner(Square).
%   Square = a1 ;
%   Square = h1.
%   ```

same_rank(Square1, Square2) :-
    rank_of(Square1, Rank),
    rank_of(Square2, Rank),
    Square1 \== Square2.

%!  same_file(?Square1, ?Square2) is nondet.
%
%   True when two different squares are on one file.
%
%   ```
%   ?- same_file(a4, Square), in_corner(Square).
%   Square = a1 ;
%   Square = a8.
%   ```

same_file(Square1, Square2) :-
    file_of(Square1, File),
    file_of(Square2, File),
    Square1 \== Square2.

%!  same_diagonal(?Square1, ?Square2) is nondet.
%
%   True when two different squares are on one diagonal.
%
%   ```
%   ?- same_diagonal(b3, Square), on_edge(Square).
%   Square = d1 ;
%   Square = a2 ;
%   Square = a4 ;
%   Square = g8.
%   ```

same_diagonal(Square1, Square2) :-
    to_coords(Square1, Rank1, File1),
    to_coords(Square2, Rank2, File2),
    Square1 \== Square2,
    abs(Rank1 - Rank2) =:= abs(File1 - File2).

%!  on_edge(?Square) is nondet.
%
%   True when Square is on the edge of the board.
%
%   ```
%   ?- adjacent(b2, Square), \+ on_edge(Square).
%   Square = b3 ;
%   Square = c2 ;
%   Square = c3.
%   ```

on_edge(Square) :-
    to_coords(Square, Rank, File),
    (   outermost(Rank)
    ->  true
    ;   outermost(File)
    ).

outermost(1).
outermost(8).

%!  in_corner(?Square) is nondet.
%
%   True when Square is a corner of the board.
%
%   ```
%   ?- in_corner(Square).
%   Square = a1 ;
%   Square = h1 ;
%   Square = a8 ;
%   Square = h8.
%   ```

in_corner(Square) :-
    to_coords(Square, Rank, File),
    outermost(Rank),
    outermost(File).
