:- module(chess_counts,
          [ absent/2,             % ?Piece, +Position
            single/2,             % ?Piece, +Position
            men_left/2,           % ?Number, +Position
            has_moves/2,          % ?Number, +Position
            advanced_to/3,        % ?Square, ?Rank, +Position
            passed_pawn/2,        % ?Square, +Position
            at_least/2            % ?Number, +Count
          ]).

:- use_module(library(aggregate)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(moves).

/** <module> How many there are

Words for how much is left on the board, how many moves there are and how
far a piece has come. Numbers say "at least": whatever holds of 5 holds of
4, too.
*/

%!  absent(?Piece, +Position) is nondet.
%
%   True when no Piece of either side is on the board.
%
%   ```
%   ?- absent(Piece, $Castling).
%   Piece = pawn ;
%   Piece = knight ;
%   Piece = bishop ;
%   Piece = queen.
%   ```

absent(Piece, Position) :-
    piece(Piece),
    \+ piece_at(_, Position, _, Piece).

%!  single(?Piece, +Position) is nondet.
%
%   True when one Piece is on the board, of either side.
%
%   ```
%   ?- single(Piece, $Fork).
%   Piece = knight ;
%   Piece = rook.
%   ```

single(Piece, Position) :-
    piece(Piece),
    aggregate_all(count, piece_at(_, Position, _, Piece), 1).

%!  men_left(?Number, +Position) is nondet.
%
%   True when at least Number pieces, 1 or more, are on the board, pawns
%   and kings included.
%
%   ```
%   ?- men_left(32, $Start).
%   true.
%
%   ?- men_left(5, $Fork).
%   false.
%   ```

men_left(Number, Position) :-
    aggregate_all(count, piece_at(_, Position, _, _), Count),
    at_least(Number, Count).

%!  has_moves(?Number, +Position) is nondet.
%
%   True when the side to move has at least Number legal moves, 1 or
%   more; a promotion counts four times. Numbers end at 63.
%
%   ```
%   ?- has_moves(20, $Start).
%   true.
%
%   ?- has_moves(21, $Start).
%   false.
%   ```

has_moves(Number, Position) :-
    aggregate_all(count, legal_move(_, _, _, Position), Count),
    at_least(Number, Count).

%!  at_least(?Number, +Count) is nondet.
%
%   True when Number is at least 1, at most Count, and below 64.

at_least(Number, Count) :-
    Most is min(63, Count),
    (   integer(Number)
    ->  Number >= 1,
        Number =< Most
    ;   between(1, Most, Number)
    ).

%!  advanced_to(?Square, ?Rank, +Position) is nondet.
%
%   True when the piece on Square stands on rank Rank or beyond, as its
%   own side counts, from its own first rank.
%
%   ```
%   ?- advanced_to(Square, 6, $Promotion).
%   Square = a7.
%
%   ?- advanced_to(e4, Rank, $Exchange).
%   Rank = 1 ;
%   Rank = 2 ;
%   Rank = 3 ;
%   Rank = 4.
%   ```

advanced_to(Square, Rank, Position) :-
    piece_at(Square, Position, Side, _),
    rank_of(Square, Row),
    (   Side == white
    ->  Reached = Row
    ;   Reached is 9 - Row
    ),
    between(1, 8, Rank),
    Rank =< Reached.

%!  passed_pawn(?Square, +Position) is nondet.
%
%   True when a pawn is on Square, and no pawn of the other side stands
%   before it on its own file or a neighbouring one.
%
%   ```
%   ?- fen_position("4k3/8/3p4/2P5/8/7P/8/4K3 w - - 0 1", P), passed_pawn(Square, P).
%   P = <4k3/8/3p4/2P5/8/7P/8/4K3 w - - 0 1>, Square = h3.
%
%   ?- passed_pawn(Square, $Promotion).
%   Square = a7.
%   ```

passed_pawn(Square, Position) :-
    piece_at(Square, Position, Side, pawn),
    other_side(Side, Other),
    \+ ( piece_at(Stopper, Position, Other, pawn),
         stands_before(Stopper, Square, Side)
       ).

stands_before(Stopper, Square, Side) :-
    to_coords(Square, Rank, File),
    to_coords(Stopper, OtherRank, OtherFile),
    abs(File - OtherFile) =< 1,
    (   Side == white
    ->  OtherRank > Rank
    ;   OtherRank < Rank
    ).
