:- module(chess_strong_squares,
          [ hole/3,            % ?Square, ?Side, +Position
            outpost/2,         % ?Square, +Position
            blockade/3,        % ?Blocker, ?Pawn, +Position
            weak_complex/3     % ?Side, ?Colour, +Position
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(counts).
:- use_module(pawn_structure).

/** <module> Strong and weak squares

A square is weak if no pawn can guard it any more. What stands there stays.
*/

%!  hole(?Square:square, ?Side:side, +Position:position) is nondet.
%
%   True when no pawn of Side can ever bear on Square, which is on the
%   third, fourth or fifth rank as Side counts: none is left on a
%   neighbouring file behind it.
%
%   ```
%   ?- hole(Square, black, $Structure).
%   Square = a4 ;
%   Square = a5 ;
%   Square = d5 ;
%   Square = a6 ;
%   Square = c6 ;
%   Square = d6 ;
%   Square = f6 ;
%   Square = h6.
%   ```

hole(Square, Side, Position) :-
    side(Side),
    sq(Square),
    reached_rank(Side, Square, Rank),
    between(3, 5, Rank),
    \+ ( neighbouring_pawn(Square, Side, Pawn, Position),
         reached_rank(Side, Pawn, Behind),
         Behind < Rank
       ).

%!  outpost(?Square:square, +Position:position) is nondet.
%
%   True when a knight or bishop stands on Square, a hole of the other side,
%   and a pawn of its own side defends it.
%
%   ```
%   ?- outpost(Square, $Structure).
%   Square = d5.
%   ```

outpost(Square, Position) :-
    piece_at(Square, Position, Side, Piece),
    memberchk(Piece, [knight, bishop]),
    other_side(Side, Other),
    once(hole(Square, Other, Position)),
    once(( pawn_capture(Side, Pawn, Square),
           piece_at(Pawn, Position, Side, pawn)
         )).

%!  blockade(?Blocker:square, ?Pawn:square, +Position:position) is nondet.
%
%   True when a piece on Blocker, no pawn, stands right before the passed
%   pawn of the other side on Pawn.
%
%   ```
%   ?- fen_position("4k3/3n4/3P4/8/8/8/8/4K3 w - - 0 1", P), blockade(Blocker, Pawn, P).
%   P = <4k3/3n4/3P4/8/8/8/8/4K3 w - - 0 1>, Blocker = d7, Pawn = d6.
%   ```

blockade(Blocker, Pawn, Position) :-
    piece_at(Pawn, Position, Side, pawn),
    pawn_step(Side, Pawn, Blocker),
    other_side(Side, Other),
    piece_at(Blocker, Position, Other, Piece),
    Piece \== pawn,
    passed_pawn(Pawn, Position).

%!  weak_complex(?Side:side, ?Colour:colour, +Position:position) is nondet.
%
%   True when Side is weak on the squares of a Colour, light or dark: of the
%   six such squares from the b- to the g-file on its third and fourth rank,
%   at least four are holes, and it has four pawns or more, but no bishop of
%   that colour.
%
%   ```
%   ?- fen_position("6k1/5p1p/p1p1p1p1/8/8/8/8/6K1 w - - 0 1", P), weak_complex(Side, Colour, P).
%   P = <6k1/5p1p/p1p1p1p1/8/8/8/8/6K1 w - - 0 1>, Side = black, Colour = dark.
%   ```

weak_complex(Side, Colour, Position) :-
    side(Side),
    aggregate_all(count, piece_at(_, Position, Side, pawn), Pawns),
    Pawns >= 4,
    colour(Colour),
    \+ ( piece_at(Bishop, Position, Side, bishop),
         square_colour(Bishop, Colour)
       ),
    aggregate_all(count, weak_square(Side, Colour, Position), Weak),
    Weak >= 4.

weak_square(Side, Colour, Position) :-
    hole(Square, Side, Position),
    square_colour(Square, Colour),
    reached_rank(Side, Square, Rank),
    Rank =< 4,
    file_of(Square, File),
    between(2, 7, File).

colour(light).
colour(dark).

square_colour(Square, Colour) :-
    to_coords(Square, Rank, File),
    (   (Rank + File) mod 2 =:= 0
    ->  Colour = dark
    ;   Colour = light
    ).
