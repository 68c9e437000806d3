% The position that the session is about, and boards on the terminal.

:- module(chess_current_position,
          [ set_position/1,     % +Position
            current_position/1, % -Position
            given_position/2,   % +Given, -Position
            board/0,
            board/1             % +Position
          ]).

:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/position', [must_be_read/2]).

:- dynamic current/1.

%!  set_position(+Position) is det.
%
%   Make Position, or the one of a FEN, the current position: what board/0,
%   suggest/2, explain/3 and proof/3 are about.
%
%   ```
%   ?- set_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1"), suggest(Move, Why).
%   ```

set_position(Given) :-
    given_position(Given, Position),
    retractall(current(_)),
    assertz(current(Position)).

%!  current_position(-Position) is det.
%
%   Position is the one that was set last; at first, that in which games
%   begin.

current_position(Position) :-
    (   current(Position)
    ->  true
    ;   fen_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Position)
    ).

%!  given_position(+Given, -Position) is det.
%
%   Given is a position, or a FEN as text.

given_position(Given, Position) :-
    (   var(Given)
    ->  must_be_read(position, Given)
    ;   ( atom(Given) ; string(Given) )
    ->  fen_position(Given, Position)
    ;   position(Given)
    ->  Position = Given
    ;   throw(error(type_error(position, Given), _))
    ).

%!  board is det.
%
%   Print the current position.

board :-
    current_position(Position),
    board(Position).

%!  board(+Position) is det.
%
%   Print the board of Position, or of a FEN: White below, pieces as chess
%   figures where the terminal has them and as letters elsewhere, White's in
%   capitals.
%
%   ```
%   ?- board("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1").
%   ```

board(Given) :-
    given_position(Given, Position),
    signs(Signs),
    forall(between(0, 7, Row),
           ( Rank is 8 - Row,
             print_rank(Signs, Rank, Position)
           )),
    format("   a b c d e f g h~n"),
    turn(Side, Position),
    to_move(Side, Text),
    format("~w to move~n", [Text]).

print_rank(Signs, Rank, Position) :-
    format("~d ", [Rank]),
    forall(to_coords(Square, Rank, _),
           ( sign_on(Signs, Square, Position, Sign),
             format(" ~w", [Sign])
           )),
    nl.

to_move(white, 'White').
to_move(black, 'Black').

sign_on(Signs, Square, Position, Sign) :-
    (   piece_at(Square, Position, Side, Piece)
    ->  sign(Signs, Side, Piece, Sign)
    ;   Sign = '.'
    ).

%   Whether what is written now is shown in Unicode.
signs(Signs) :-
    stream_property(current_output, encoding(Encoding)),
    (   memberchk(Encoding, [utf8, unicode_be, unicode_le, wchar_t])
    ->  Signs = figures
    ;   Encoding == text,
        current_prolog_flag(encoding, utf8)
    ->  Signs = figures
    ;   Signs = letters
    ).

sign(figures, Side, Piece, Sign) :-
    figure(Piece, White, Black),
    (   Side == white
    ->  Sign = White
    ;   Sign = Black
    ).
sign(letters, Side, Piece, Sign) :-
    letter(Piece, Capital),
    (   Side == white
    ->  Sign = Capital
    ;   downcase_atom(Capital, Sign)
    ).

figure(king,   '\u2654', '\u265A').
figure(queen,  '\u2655', '\u265B').
figure(rook,   '\u2656', '\u265C').
figure(bishop, '\u2657', '\u265D').
figure(knight, '\u2658', '\u265E').
figure(pawn,   '\u2659', '\u265F').

letter(king,   'K').
letter(queen,  'Q').
letter(rook,   'R').
letter(bishop, 'B').
letter(knight, 'N').
letter(pawn,   'P').
