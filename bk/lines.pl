:- module(chess_lines,
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
:- use_module(attacks).
:- use_module(men).

/** <module> Three pieces on a line

What a sliding piece bears on, and what stands behind that. All of it is
behind/4 with a word on the sides and worths of the three.
*/

%!  behind(?Front, ?Middle, ?Back, +Position) is nondet.
%
%   True when the sliding piece on Front bears on the piece on Middle,
%   and the next piece behind it on the same line is on Back. Colours do
%   not matter: attacks/3, same_side/3 and piece_at/4 tell them.
%
%   *The paper's* had no line in it: Front attacked Middle and Back, in
%   the sense above, and Middle could be Back.
%
%   ```
%   ?- behind(b5, Middle, Back, $Pin).
%   Middle = c6, Back = e8.
%
%   ?- behind(d1, Middle, Back, $Exchange).
%   Middle = d2, Back = d5.
%
%   ?- behind(a1, a8, e8, $Castling).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

behind(Front, Middle, Back, Position) :-
    position_board(Position, Board),
    (   var(Front),
        nonvar(Middle)
    ->  slider_on_ray(Middle, Board, Front, Kind)
    ;   board_content(Board, Front, _-Piece),
        slides(Piece, Kind)
    ),
    ray(Front, Kind, Squares),
    next_piece(Squares, Board, Middle, Beyond),
    next_piece(Beyond, Board, Back, _).

%   slider_on_ray(+Middle, +Board, -Front, -Kind): the next piece to be seen
%   from Middle, in some direction, slides along that line. Few do, so this
%   is less work than to ask of every sliding piece what it bears on.

slider_on_ray(Middle, Board, Front, Kind) :-
    \+ board_content(Board, Middle, empty),
    ray(Middle, Kind, Squares),
    next_piece(Squares, Board, Front, _),
    board_content(Board, Front, _-Piece),
    slides(Piece, Kind).

%!  lined_up(?Slider, ?Front, ?Behind, +Position) is nondet.
%
%   True when the sliding piece on Slider attacks the one on Front, and
%   the next behind that on the same line, on Behind, is of the same
%   side as Front.
%
%   ```
%   ?- lined_up(Slider, Front, Behind, $Pin).
%   Slider = b5, Front = c6, Behind = e8.
%
%   ?- lined_up(d1, Front, Behind, $Exchange).
%   false.
%   ```

lined_up(Slider, Front, Behind, Position) :-
    behind(Slider, Front, Behind, Position),
    same_side(Front, Behind, Position),
    \+ same_side(Slider, Front, Position).

%!  pins(?Slider, ?Pinned, ?Behind, +Position) is nondet.
%
%   As lined_up/4, and the piece on Behind is worth more than the one on
%   Pinned. Behind need not be a king, and the pin need not be worth its
%   while.
%
%   ```
%   ?- pins(Slider, Pinned, Behind, $Pin).
%   Slider = b5, Pinned = c6, Behind = e8.
%   ```

pins(Slider, Pinned, Behind, Position) :-
    lined_up(Slider, Pinned, Behind, Position),
    outranks(Behind, Pinned, Position).

%!  skewers(?Slider, ?Front, ?Behind, +Position) is nondet.
%
%   As lined_up/4, and the piece on Front is worth at least as much as
%   the one on Behind.
%
%   ```
%   ?- make_move(h1, h8, $Castling, P), skewers(h8, Front, Behind, P).
%   P = <r3k2R/8/8/8/8/5r2/8/R3K3 b Qq - 0 1>, Front = e8, Behind = a8.
%
%   ?- skewers(b5, Front, Behind, $Pin).
%   false.
%   ```

skewers(Slider, Front, Behind, Position) :-
    lined_up(Slider, Front, Behind, Position),
    \+ outranks(Behind, Front, Position).

%!  pinned(?Square, +Position) is nondet.
%
%   True when the piece on Square is pinned to its own king.
%
%   ```
%   ?- pinned(Square, $Pin).
%   Square = c6.
%   ```

pinned(Square, Position) :-
    nonvar(Square),
    !,
    pins(_, Square, King, Position),
    king_on(King, Position).
pinned(Square, Position) :-             % the lines of the kings are few
    position_board(Position, Board),
    king_at(Side, King, Position),
    ray(King, Kind, Squares),
    next_piece(Squares, Board, Square, Beyond),
    board_content(Board, Square, Side-Piece),
    Piece \== king,
    other_side(Side, Other),
    first_piece(Beyond, Board, Other-Slider),
    slides(Slider, Kind).

%!  unveils(?Man, ?Slider, ?Target, +Position) is nondet.
%
%   True when the piece on Man stands between a sliding piece of its own
%   side on Slider and an opposing one on Target: by leaving the line it
%   would uncover an attack.
%
%   ```
%   ?- unveils(Man, Slider, Target, $Exchange).
%   Man = d2, Slider = d1, Target = d5.
%   ```

unveils(Man, Slider, Target, Position) :-
    behind(Slider, Man, Target, Position),
    same_side(Slider, Man, Position),
    \+ same_side(Slider, Target, Position).
