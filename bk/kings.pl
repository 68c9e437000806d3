:- module(kings,
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

king_zone(Square, King, Position) :-
    king_on(King, Position),
    adjacent(King, Square).

%!  flight(?King, ?Square, +Position) is nondet.
%
%   True when the king on King could step to Square: no piece of its own
%   stands there, and once the king has left its place, no opposing piece
%   bears on it.
%
%   ```
%   ?- fen_position("8/8/8/8/8/1k6/8/K7 w - -", P), flight(a1, To, P).
%   To = b1.
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
%   True when the king on King has no flight/3.

no_flight(King, Position) :-
    king_on(King, Position),
    \+ flight(King, _, Position).

%!  shut_in(?King, +Position) is nondet.
%
%   True when the king on King stands on its own first rank, and its own
%   side holds all squares next to it on the second.

shut_in(King, Position) :-
    king_at(Side, King, Position),
    at_home(King, Position),
    rank_of(King, Rank),
    \+ ( adjacent(King, Square),
         \+ rank_of(Square, Rank),
         \+ piece_at(Square, Position, Side, _)
       ).
