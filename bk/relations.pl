:- module(chess_relations,
          [ checks/3,        % ?From, ?King, +Position
            undefended/2,    % ?Square, +Position
            sole_defender/3, % ?Guard, ?Target, +Position
            hanging/2,       % ?Square, +Position
            exchange/4,      % ?From, ?To, ?Gain, +Position
            capture_gain/4,  % +Board, +From, +To, -Gain
            least_attacker/4, % +Board, +To, +Side, -From
            wins_exchange/3, % ?From, ?To, +Position
            threatens/3,     % ?From, ?To, +Position
            en_prise/2,      % ?Square, +Position
            safe/2,          % ?Square, +Position
            winnable/3,      % ?Attacker, ?Target, +Position
            endangers/3,     % ?Attacker, ?Target, +Position
            trapped/2,       % ?Square, +Position
            boxed_in/2       % ?Square, +Position
          ]).

:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(moves).

/** <module> Relations between pieces

What chess players see in a position. As in attacks.pl, none of this
depends on whose turn it is, except trapped/2.
*/

%!  checks(?From, ?King, +Position) is nondet.
%
%   True when the piece on From attacks the opposing king on King.
%
%   ```
%   ?- checks(From, King, $Mate).
%   From = a8, King = g8.
%   ```

checks(From, King, Position) :-
    king_at(Side, King, Position),
    other_side(Side, Other),
    guards(From, King, Other, Position).

%!  undefended(?Square, +Position) is nondet.
%
%   True when no piece of its own side protects the piece on Square.
%
%   ```
%   ?- undefended(Square, $Exchange).
%   Square = e4 ;
%   Square = c6 ;
%   Square = e6 ;
%   Square = e8.
%   ```

undefended(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    \+ guarded_on(Board, Square, Side).

%!  sole_defender(?Guard, ?Target, +Position) is nondet.
%
%   True when the piece on Guard protects the piece on Target, and no
%   other does.
%
%   ```
%   ?- sole_defender(Guard, Target, $Exchange).
%   Guard = d1, Target = e1.
%   ```

sole_defender(Guard, Target, Position) :-
    defends(Guard, Target, Position),
    \+ ( defends(Other, Target, Position),
         Other \== Guard
       ).

%!  hanging(?Square, +Position) is nondet.
%
%   True when the piece on Square, not a king, is attacked and
%   undefended.
%
%   ```
%   ?- hanging(Square, $Trap).
%   Square = a1.
%   ```

hanging(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, Piece),
    Piece \== king,
    other_side(Side, Other),
    guarded_on(Board, Square, Other),
    \+ guarded_on(Board, Square, Side).

%!  exchange(?From, ?To, ?Gain, +Position) is nondet.
%
%   True when taking the piece on To with the one on From gains Gain
%   pawns' worth, if both sides then go on taking on To for as long as
%   it pays, each time with their least valuable piece (of equals, the
%   nearest to its own first rank, then to the a-file). The first capture
%   is made whether it pays or not. Pieces behind others join in; pins,
%   checks and promotions are not seen. A king may be taken, for 100,
%   which ends the exchange.
%
%   ```
%   ?- exchange(From, d5, Gain, $Exchange).
%   From = d2, Gain = -1 ;
%   From = e4, Gain = 2.
%   ```

exchange(From, To, Gain, Position) :-
    attacks(From, To, Position),
    position_board(Position, Board),
    capture_gain(Board, From, To, Gain).

%!  capture_gain(+Board, +From, +To, -Gain) is det.
%
%   True when taking the piece on To with that on From gains Gain, as
%   exchange/4 counts.

capture_gain(Board0, From, To, Gain) :-
    board_content(Board0, From, Side-Piece),
    board_content(Board0, To, Other-Victim),
    value(Victim, Value),
    board_with(Board0, [From=empty, To=Side-Piece], Board),
    (   Victim \== king,
        least_attacker(Board, To, Other, Recapturer)
    ->  capture_gain(Board, Recapturer, To, Loss),
        Gain is Value - max(0, Loss)
    ;   Gain = Value
    ).

%!  least_attacker(+Board, +To, +Side, -From) is semidet.
%
%   True when From holds the least valuable piece of Side that bears on
%   To: of equals, the first as Side sees the board, its own first rank
%   before others.

least_attacker(Board, To, Side, From) :-
    guarded_on(Board, To, Side),
    findall(Value/Distance-Square,
            ( board_content(Board, Square, Side-Piece),
              sees(Square, To, Side-Piece, Board),
              value(Piece, Value),
              from_home(Side, Square, Distance)
            ),
            Attackers),
    keysort(Attackers, [_-From|_]).

from_home(white, Square, Rank) :-
    rank_of(Square, Rank).
from_home(black, Square, Distance) :-
    rank_of(Square, Rank),
    Distance is 9 - Rank.

%!  wins_exchange(?From, ?To, +Position) is nondet.
%
%   True when the exchange that From begins on To gains something. To is
%   not a king.
%
%   ```
%   ?- wins_exchange(From, To, $Exchange).
%   From = e4, To = d5.
%   ```

wins_exchange(From, To, Position) :-
    exchange(From, To, Gain, Position),
    Gain > 0,
    \+ piece_at(To, Position, _, king).

%!  threatens(?From, ?To, +Position) is nondet.
%
%   As wins_exchange/3, or the piece on From gives check to a king on
%   To.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), threatens(c7, To, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, To = e8 ;
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, To = a8.
%   ```

threatens(From, To, Position) :-
    exchange(From, To, Gain, Position),
    Gain > 0.

%!  en_prise(?Square, +Position) is nondet.
%
%   True when some piece would win material by taking the piece on
%   Square, not a king.
%
%   ```
%   ?- en_prise(Square, $Exchange).
%   Square = d5.
%   ```

en_prise(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    other_side(Side, Other),
    guarded_on(Board, Square, Other),
    \+ \+ wins_exchange(_, Square, Position).

%!  safe(?Square, +Position) is nondet.
%
%   True when a piece stands on Square and nothing threatens it, in the
%   sense of threatens/3: a king is safe unless it is in check.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), safe(Square, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, Square = e1 ;
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, Square = c7.
%   ```

safe(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ threatens(_, Square, Position).

%!  winnable(?Attacker, ?Target, +Position) is nondet.
%
%   True when the opposing piece on Target would be a prize for the one
%   on Attacker, wherever that stands: it is worth more, or it is
%   undefended, no pawn, and does not attack Attacker.
%
%   ```
%   ?- winnable(d5, Target, $Fork).
%   Target = a8 ;
%   Target = e8.
%
%   ?- winnable(b5, Target, $Pin).
%   Target = c6 ;
%   Target = e8.
%   ```

winnable(Attacker, Target, Position) :-
    piece_at(Attacker, Position, Side, Piece),
    other_side(Side, Other),
    piece_at(Target, Position, Other, Prize),
    (   worth_more(Prize, Piece)
    ->  true
    ;   Prize \== pawn,
        undefended(Target, Position),
        \+ attacks(Target, Attacker, Position)
    ).

%!  endangers(?Attacker, ?Target, +Position) is nondet.
%
%   True when the piece on Attacker attacks the one on Target, which is
%   winnable/3 for it. Coarser than threatens/3: no exchange is counted,
%   so nothing is endangered by the number of its attackers.
%
%   ```
%   ?- make_move(d5, c7, $Fork, P), endangers(c7, Target, P).
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, Target = e8 ;
%   P = <r3k3/2N5/8/8/8/8/8/4K3 b q - 1 1>, Target = a8.
%
%   ?- endangers(Attacker, Target, $Exchange).
%   Attacker = e4, Target = d5.
%   ```

endangers(Attacker, Target, Position) :-
    attacks(Attacker, Target, Position),
    winnable(Attacker, Target, Position).

%!  trapped(?Square, +Position) is nondet.
%
%   True when the piece on Square, of the side to move and neither king
%   nor pawn, is en prise, and still would be on every square that it
%   can legally go to, unless it takes something of its own worth there.
%   A side in check has other worries: none of its pieces is trapped.
%
%   ```
%   ?- trapped(Square, $Trap).
%   Square = a1.
%   ```

trapped(Square, Position) :-
    turn(Side, Position),
    \+ in_check(Side, Position),
    piece_at(Square, Position, Side, Piece),
    Piece \== king,
    Piece \== pawn,
    en_prise(Square, Position),
    \+ ( make_move(Square, To, Position, Next),
         \+ ( en_prise(To, Next),
              \+ paid_for(Piece, To, Position)
            )
       ).

%   Taking something of its own worth or more, the piece dies for a price.
paid_for(Piece, To, Position) :-
    piece_at(To, Position, _, Victim),
    \+ worth_more(Piece, Victim).

%!  boxed_in(?Square, +Position) is nondet.
%
%   True when all squares next to the piece on Square hold pieces of its
%   own side.
%
%   ```
%   ?- boxed_in(Square, $Smothered).
%   Square = h8.
%   ```

boxed_in(Square, Position) :-
    piece_at(Square, Position, Side, _),
    \+ ( adjacent(Square, Neighbour),
         \+ piece_at(Neighbour, Position, Side, _)
       ).
