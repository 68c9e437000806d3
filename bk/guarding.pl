:- module(chess_guarding,
          [ unguarded/2,          % ?Square, +Position
            vulnerable/2,         % ?Square, +Position
            cornered/2,           % ?Square, +Position
            pin_line/3            % ?Pinned, ?Square, +Position
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(men).
:- use_module(moves).

/** <module> Who would take back

Simpler than an exchange: whether a piece that is taken would be taken
back, and whether it is attacked by something cheaper.
*/

%!  unguarded(?Square, +Position) is nondet.
%
%   True when nothing would take back on Square: no piece of its own side
%   protects the piece there, not even through an attacking slider, once
%   that has left its place to take.
%
%   ```
%   ?- unguarded(Square, $Trap).
%   Square = a1 ;
%   Square = g1 ;
%   Square = c4 ;
%   Square = e4.
%   ```

unguarded(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    \+ guarded_on(Board, Square, Side),
    other_side(Side, Other),
    \+ ( guards(Taker, Square, Other, Position),
         piece_at(Taker, Position, _, Piece),
         sliding_piece(Piece),
         board_with(Board, [Taker=empty], Without),
         guarded_on(Without, Square, Side)
       ).

%!  vulnerable(?Square, +Position) is nondet.
%
%   True when the piece on Square, not a king, is attacked, and unguarded
%   or attacked by a piece that is worth less.
%
%   ```
%   ?- vulnerable(Square, $Exchange).
%   Square = d5.
%   ```

vulnerable(Square, Position) :-
    piece_at(Square, Position, _, Piece),
    Piece \== king,
    once(attacks(_, Square, Position)),
    (   attacks(Attacker, Square, Position),
        outranks(Square, Attacker, Position)
    ->  true
    ;   unguarded(Square, Position)
    ).

%!  cornered(?Square, +Position) is nondet.
%
%   True when the piece on Square, of the side to move, neither king nor
%   pawn and not pinned, is vulnerable, and still would be on every
%   square that it can legally go to, unless it takes something of its
%   own worth there. A side in check has other worries.
%
%   ```
%   ?- cornered(Square, $Trap).
%   Square = a1.
%   ```

cornered(Square, Position) :-
    turn(Side, Position),
    \+ in_check(Side, Position),
    piece_at(Square, Position, Side, Piece),
    Piece \== king,
    Piece \== pawn,
    \+ pinned(Square, Position),
    vulnerable(Square, Position),
    \+ ( make_move(Square, To, Position, Next),
         \+ ( vulnerable(To, Next),
              \+ ( piece_at(To, Position, _, Victim),
                   \+ worth_more(Piece, Victim)
                 )
            )
       ).

%!  pin_line(?Pinned, ?Square, +Position) is nondet.
%
%   True when the piece on Pinned is pinned to its own king, and Square
%   is on the line between that king and the piece that pins, both
%   included: where the pinned piece may still go.
%
%   ```
%   ?- pin_line(c6, Square, $Pin).
%   Square = b5 ;
%   Square = c6 ;
%   Square = d7 ;
%   Square = e8.
%   ```

pin_line(Pinned, Square, Position) :-
    pins(Slider, Pinned, King, Position),
    king_on(King, Position),
    sq(Square),
    (   memberchk(Square, [Slider, King])
    ->  true
    ;   aligned(Slider, Square, King)
    ).
