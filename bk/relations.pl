:- module(relations,
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

checks(From, King, Position) :-
    king_at(Side, King, Position),
    other_side(Side, Other),
    guards(From, King, Other, Position).

%!  undefended(?Square, +Position) is nondet.
%
%   True when the piece on Square is protected by none of its own side.

undefended(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    \+ guarded_on(Board, Square, Side).

%!  sole_defender(?Guard, ?Target, +Position) is nondet.
%
%   True when the piece on Guard is the only one that defends the piece
%   on Target.

sole_defender(Guard, Target, Position) :-
    defends(Guard, Target, Position),
    \+ ( defends(Other, Target, Position),
         Other \== Guard
       ).

%!  hanging(?Square, +Position) is nondet.
%
%   True when the piece on Square, not a king, is attacked and undefended.

hanging(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, Piece),
    Piece \== king,
    other_side(Side, Other),
    guarded_on(Board, Square, Other),
    \+ guarded_on(Board, Square, Side).

%!  exchange(?From, ?To, ?Gain, +Position) is nondet.
%
%   True when the piece on From attacks that on To, and taking it gains
%   Gain pawns' worth of material, if both sides go on taking on To with
%   their least valuable piece for as long as it pays. Pins are not seen.
%
%   ```
%   ?- fen_position("4k3/8/2p5/3p4/8/8/8/3RK3 w - -", P), exchange(d1, d5, Gain, P).
%   Gain = -4.
%   ```

exchange(From, To, Gain, Position) :-
    attacks(From, To, Position),
    position_board(Position, Board),
    capture_gain(Board, From, To, Gain).

%   capture_gain(+Board, +From, +To, -Gain) and least_attacker(+Board, +To,
%   +Side, -From), for the modules alone: what taking gains, and who takes
%   first.

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

least_attacker(Board, To, Side, From) :-
    guarded_on(Board, To, Side),
    findall(Value-Square,
            ( board_content(Board, Square, Side-Piece),
              sees(Square, To, Side-Piece, Board),
              value(Piece, Value)
            ),
            Attackers),
    keysort(Attackers, [_-From|_]).

%!  wins_exchange(?From, ?To, +Position) is nondet.
%
%   True when the piece on From gains material by taking that on To, not
%   a king.

wins_exchange(From, To, Position) :-
    exchange(From, To, Gain, Position),
    Gain > 0,
    \+ piece_at(To, Position, _, king).

%!  threatens(?From, ?To, +Position) is nondet.
%
%   True when the piece on From checks the king on To, or would gain
%   material by taking the piece there.

threatens(From, To, Position) :-
    exchange(From, To, Gain, Position),
    Gain > 0.

%!  en_prise(?Square, +Position) is nondet.
%
%   True when taking the piece on Square, not a king, wins material.

en_prise(Square, Position) :-
    position_board(Position, Board),
    piece_at(Square, Position, Side, _),
    other_side(Side, Other),
    guarded_on(Board, Square, Other),
    \+ \+ wins_exchange(_, Square, Position).

%!  safe(?Square, +Position) is nondet.
%
%   True when a piece stands on Square and nothing threatens/3 it.

safe(Square, Position) :-
    piece_at(Square, Position, _, _),
    \+ threatens(_, Square, Position).

%!  winnable(?Attacker, ?Target, +Position) is nondet.
%
%   True when the piece on Attacker, if it could take the opposing one on
%   Target, might win something: Target is worth more, or is a loose
%   piece, not a pawn, that cannot hit back.

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
%   winnable/3 for it. Simpler than threatens/3: nothing is counted.

endangers(Attacker, Target, Position) :-
    attacks(Attacker, Target, Position),
    winnable(Attacker, Target, Position).

%!  trapped(?Square, +Position) is nondet.
%
%   True when a piece of the side to move, neither king nor pawn, is en
%   prise on Square and would be on every square it can go to. A side in
%   check has other worries: nothing of it counts as trapped.

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

boxed_in(Square, Position) :-
    piece_at(Square, Position, Side, _),
    \+ ( adjacent(Square, Neighbour),
         \+ piece_at(Neighbour, Position, Side, _)
       ).
