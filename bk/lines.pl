:- module(lines,
          [ behind/4,        % ?Front, ?Middle, ?Back, +Position
            lined_up/4,      % ?Slider, ?Front, ?Behind, +Position
            pins/4,          % ?Slider, ?Pinned, ?Behind, +Position
            skewers/4,       % ?Slider, ?Front, ?Behind, +Position
            pinned/2,        % ?Square, +Position
            unveils/4        % ?Man, ?Slider, ?Target, +Position
          ]).

:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(men).

/** <module> Three pieces on a line

What a sliding piece bears on, and what stands behind that. All of it is
behind/4 with a word on the sides and worths of the three.
*/

%!  behind(?Front, ?Middle, ?Back, +Position) is nondet.
%
%   True when the sliding piece on Front bears on the piece on Middle, and
%   the piece on Back is the next one on the same line behind it. Colours
%   do not matter: attacks/3 and piece_at/4 tell them.
%
%   ```
%   ?- fen_position("4k3/4n3/8/8/8/8/8/4RK2 b - -", P), behind(e1, M, B, P).
%   M = e7, B = e8.
%   ```

behind(Front, Middle, Back, Position) :-
    position_board(Position, Board),
    board_content(Board, Front, _-Piece),
    slides(Piece, Kind),
    ray(Front, Kind, Squares),
    next_piece(Squares, Board, Middle, Beyond),
    next_piece(Beyond, Board, Back, _).

next_piece([Square|Squares], Board, Found, Beyond) :-
    board_content(Board, Square, Content),
    (   Content == empty
    ->  next_piece(Squares, Board, Found, Beyond)
    ;   Found = Square,
        Beyond = Squares
    ).

%!  lined_up(?Slider, ?Front, ?Behind, +Position) is nondet.
%
%   True when the sliding piece on Slider attacks the one on Front, and
%   the next behind that, on Behind, is of the same side as Front.

lined_up(Slider, Front, Behind, Position) :-
    behind(Slider, Front, Behind, Position),
    same_side(Front, Behind, Position),
    \+ same_side(Slider, Front, Position).

%!  pins(?Slider, ?Pinned, ?Behind, +Position) is nondet.
%!  skewers(?Slider, ?Front, ?Behind, +Position) is nondet.
%
%   True when the three are lined up, and the piece behind is worth more
%   than the one in front, or is not.
%
%   ```
%   ?- fen_position("4k3/4n3/8/8/8/8/8/4RK2 b - -", P), pins(e1, Pinned, To, P).
%   Pinned = e7, To = e8.
%   ```

pins(Slider, Pinned, Behind, Position) :-
    lined_up(Slider, Pinned, Behind, Position),
    outranks(Behind, Pinned, Position).

skewers(Slider, Front, Behind, Position) :-
    lined_up(Slider, Front, Behind, Position),
    \+ outranks(Behind, Front, Position).

%!  pinned(?Square, +Position) is nondet.
%
%   True when the piece on Square is pinned to its own king.

pinned(Square, Position) :-
    pins(_, Square, King, Position),
    king_on(King, Position).

%!  unveils(?Man, ?Slider, ?Target, +Position) is nondet.
%
%   True when the piece on Man, by leaving the line, would let the sliding
%   piece of its own side on Slider attack the one on Target.

unveils(Man, Slider, Target, Position) :-
    behind(Slider, Man, Target, Position),
    same_side(Slider, Man, Position),
    \+ same_side(Slider, Target, Position).
