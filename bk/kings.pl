:- module(chess_kings,
          [ king_zone/3,     % ?Square, ?King, +Position
            flight/3,        % ?King, ?Square, +Position
            no_flight/2,     % ?King, +Position
            shut_in/2        % ?King, +Position
          ]).

:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(men).

/** <module> Around the kings

Of both kings, whoever is to move.
*/

%!  king_zone(?Square, ?King, +Position) is nondet.
%
%   True when Square is next to the king on King.
%
%   ```
%   ?- king_zone(Square, g8, $Mate).
%   Square = h8 ;
%   Square = g7 ;
%   Square = f8 ;
%   Square = h7 ;
%   Square = f7.
%   ```

king_zone(Square, King, Position) :-
    king_on(King, Position),
    adjacent(King, Square).

%!  flight(?King, ?Square, +Position) is nondet.
%
%   True when the king on King could step to Square: none of its own
%   pieces is there, and once the king has left its own square, no
%   opposing piece bears on it. Whose turn it is does not matter;
%   castling is no flight.
%
%   ```
%   ?- flight(e8, Square, $Castling).
%   Square = f8 ;
%   Square = e7 ;
%   Square = d8 ;
%   Square = f7 ;
%   Square = d7.
%
%   ?- flight(h8, Square, $Stalemate).
%   false.
%   ```

flight(King, Square, Position) :-
    king_at(Side, King, Position),
    adjacent(King, Square),
    \+ piece_at(Square, Position, Side, _),
    position_board(Position, Board0),
    board_with(Board0, [King=empty], Board),
    other_side(Side, Other),
    \+ guarded_on(Board, Square, Other).

%!  no_flight(?King, +Position) is nondet.
%
%   True when the king on King has no flight square in the sense of
%   flight/3.
%
%   ```
%   ?- no_flight(King, $Mate).
%   King = g8.
%
%   ?- no_flight(King, $Start).
%   King = e1 ;
%   King = e8.
%   ```

no_flight(King, Position) :-
    king_on(King, Position),
    \+ flight(King, _, Position).

%!  shut_in(?King, +Position) is nondet.
%
%   True when the king on King stands on its own side's first rank, and
%   pieces of its own side hold all squares next to it on the second.
%
%   ```
%   ?- shut_in(King, $Mate).
%   King = g8.
%
%   ?- shut_in(King, $Smothered).
%   King = h8.
%   ```

shut_in(King, Position) :-
    king_at(Side, King, Position),
    at_home(King, Position),
    rank_of(King, Rank),
    \+ ( adjacent(King, Square),
         \+ rank_of(Square, Rank),
         \+ piece_at(Square, Position, Side, _)
       ).
