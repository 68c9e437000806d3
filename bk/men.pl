:- module(men,
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
%!  knight_on(?Square, +Position) is nondet.
%!  bishop_on(?Square, +Position) is nondet.
%!  rook_on(?Square, +Position) is nondet.
%!  queen_on(?Square, +Position) is nondet.
%!  king_on(?Square, +Position) is nondet.
%
%   True when a piece of that kind, of either side, stands on Square.

pawn_on(Square, Position) :-
    piece_at(Square, Position, _, pawn).

knight_on(Square, Position) :-
    piece_at(Square, Position, _, knight).

bishop_on(Square, Position) :-
    piece_at(Square, Position, _, bishop).

rook_on(Square, Position) :-
    piece_at(Square, Position, _, rook).

queen_on(Square, Position) :-
    piece_at(Square, Position, _, queen).

king_on(Square, Position) :-
    piece_at(Square, Position, _, king).

%!  minor_on(?Square, +Position) is nondet.
%!  major_on(?Square, +Position) is nondet.
%
%   True when a minor piece, knight or bishop, or a major one, rook or
%   queen, stands on Square.

minor_on(Square, Position) :-
    piece_at(Square, Position, _, Piece),
    minor(Piece).

major_on(Square, Position) :-
    piece_at(Square, Position, _, Piece),
    major(Piece).

minor(knight).
minor(bishop).

major(rook).
major(queen).

%!  friendly(?Square, +Position) is nondet.
%!  hostile(?Square, +Position) is nondet.
%
%   True when a piece of the side to move, or of the other side, stands
%   on Square.

friendly(Square, Position) :-
    turn(Side, Position),
    piece_at(Square, Position, Side, _).

hostile(Square, Position) :-
    turn(Side, Position),
    other_side(Side, Other),
    piece_at(Square, Position, Other, _).

%!  at_home(?Square, +Position) is nondet.
%
%   True when the piece on Square stands on its own side's first rank.

at_home(Square, Position) :-
    piece_at(Square, Position, Side, _),
    other_side(Side, Other),
    last_rank(Other, Square).

%!  outranks(?Square1, ?Square2, +Position) is nondet.
%
%   True when the piece on Square1 is worth more than that on Square2.

outranks(Square1, Square2, Position) :-
    piece_at(Square1, Position, _, Piece1),
    piece_at(Square2, Position, _, Piece2),
    worth_more(Piece1, Piece2).

%!  equals(?Square1, ?Square2, +Position) is nondet.
%
%   True when pieces of the same worth stand on two different squares.

equals(Square1, Square2, Position) :-
    piece_at(Square1, Position, _, Piece1),
    value(Piece1, Value),
    piece_at(Square2, Position, _, Piece2),
    value(Piece2, Value),
    Square1 \== Square2.

%!  same_side(?Square1, ?Square2, +Position) is nondet.
%
%   True when pieces of one colour stand on two different squares.

same_side(Square1, Square2, Position) :-
    piece_at(Square1, Position, Side, _),
    piece_at(Square2, Position, Side, _),
    Square1 \== Square2.
