:- module(chess_tree_lines,
          [ opens/4,             % ?Node, ?Slider, ?Square, +Tree
            closes/4,            % ?Node, ?Slider, ?Square, +Tree
            takes_piece/4,       % ?Node, ?Side, ?Piece, +Tree
            unpins/3,            % ?Node, ?Square, +Tree
            pins_down/3,         % ?Node, ?Square, +Tree
            fires_battery/4,     % ?Node, ?Rear, ?King, +Tree
            gives_check_in/2,    % ?Node, +Tree
            answers_check/2,     % ?Node, +Tree
            on_line/4,           % ?Slider, ?Square, ?Target, +Position
            reaches_past/4,      % ?Slider, ?Square, ?Target, +Position
            moves_alike/2        % ?Piece1, ?Piece2
          ]).

:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(attacks).
:- use_module(lines).
:- use_module(men).
:- use_module(solution_trees).

/** <module> What moves of a solution do to lines

Lines that a move opens by leaving a square and closes by entering one, pins
that it makes and lifts, batteries that it fires. All of it looks at the board
before a move and the board after it.
*/

%!  on_line(?Slider, ?Square, ?Target, +Position) is nondet.
%
%   True when the sliding piece on Slider bears on Target over the empty
%   Square.

on_line(Slider, Square, Target, Position) :-
    position_board(Position, Board),
    board_content(Board, Slider, _-Piece),
    slides(Piece, Kind),
    line(Slider, Target, Kind, Between),
    member(Square, Between),
    all_empty(Between, Board).

%!  reaches_past(?Slider, ?Square, ?Target, +Position) is nondet.
%
%   True when the sliding piece on Slider would bear on Target if Square,
%   which is occupied, were empty.

reaches_past(Slider, Square, Target, Position) :-
    position_board(Position, Board),
    board_content(Board, Slider, _-Piece),
    slides(Piece, Kind),
    ray(Slider, Kind, Squares),
    next_piece(Squares, Board, Square, Beyond),
    seen_until_piece(Beyond, Board, Target).

seen_until_piece([Square|Squares], Board, Target) :-
    board_content(Board, Square, Content),
    (   Target = Square
    ;   Content == empty,
        seen_until_piece(Squares, Board, Target)
    ).

%!  opens(?Node, ?Slider, ?Square, +Tree) is nondet.
%
%   True when the piece on Slider bears on Square after the move of Node, and
%   did not before because the piece that moves stood between.

opens(Node, Slider, Square, Tree) :-
    tree_move(Node, From, To, Tree),
    before(Node, Before, Tree),
    after(Node, After, Tree),
    reaches_past(Slider, From, Square, Before),
    Slider \== To,
    line(Slider, Square, _, Between),
    position_board(After, Board),
    all_empty(Between, Board).

%!  closes(?Node, ?Slider, ?Square, +Tree) is nondet.
%
%   True when the piece on Slider bears on Square before the move of Node,
%   and does not afterwards because the piece that has moved stands between.

closes(Node, Slider, Square, Tree) :-
    tree_move(Node, From, To, Tree),
    before(Node, Before, Tree),
    after(Node, After, Tree),
    reaches_past(Slider, To, Square, After),
    Slider \== From,
    position_board(Before, Board),
    line(Slider, Square, _, Between),
    all_empty(Between, Board).

%!  takes_piece(?Node, ?Side, ?Piece, +Tree) is nondet.
%
%   True when the move of Node captures a Piece of Side, en passant too.

takes_piece(Node, Side, Piece, Tree) :-
    tree_move(Node, From, To, Tree),
    before(Node, Before, Tree),
    (   piece_at(To, Before, Side, Piece)
    ->  true
    ;   en_passant_square(To, Before),
        piece_at(From, Before, Mover, pawn),
        file_of(From, File1),
        file_of(To, File2),
        File1 =\= File2,
        other_side(Mover, Side),
        Piece = pawn
    ).

%!  unpins(?Node, ?Square, +Tree) is nondet.
%
%   True when the piece on Square is pinned to its king before the move of
%   Node and not afterwards, and has not moved.

unpins(Node, Square, Tree) :-
    tree_move(Node, From, To, Tree),
    before(Node, Before, Tree),
    after(Node, After, Tree),
    pinned(Square, Before),
    Square \== From,
    Square \== To,
    \+ pinned(Square, After).

%!  pins_down(?Node, ?Square, +Tree) is nondet.
%
%   True when the piece on Square is pinned to its king after the move of
%   Node, and was not before; it may be the one that has moved.

pins_down(Node, Square, Tree) :-
    tree_move(Node, From, To, Tree),
    before(Node, Before, Tree),
    after(Node, After, Tree),
    pinned(Square, After),
    (   Square == To
    ->  \+ pinned(From, Before)
    ;   \+ pinned(Square, Before)
    ).

%!  fires_battery(?Node, ?Rear, ?King, +Tree) is nondet.
%
%   True when the piece that moves uncovers a check by the piece on Rear to
%   the King.

fires_battery(Node, Rear, King, Tree) :-
    tree_move(Node, From, _, Tree),
    before(Node, Before, Tree),
    after(Node, After, Tree),
    mover(Node, Side, _, Tree),
    other_side(Side, Other),
    king_at(Other, King, After),
    piece_at(Rear, Before, Side, Slider),
    slides(Slider, Kind),
    line(Rear, King, Kind, Between),
    memberchk(From, Between),
    position_board(After, Board),
    all_empty(Between, Board),
    piece_at(Rear, After, Side, Slider).

%!  gives_check_in(?Node, +Tree) is nondet.
%
%   True when the move of Node gives check.

gives_check_in(Node, Tree) :-
    tree_move(Node, _, _, Tree),
    after(Node, After, Tree),
    turn(Side, After),
    once(in_check(Side, After)).

%!  answers_check(?Node, +Tree) is nondet.
%
%   True when the move of Node is made out of check.

answers_check(Node, Tree) :-
    tree_move(Node, _, _, Tree),
    before(Node, Before, Tree),
    turn(Side, Before),
    once(in_check(Side, Before)).

%!  moves_alike(?Piece1, ?Piece2) is nondet.
%
%   True when both slide along lines of one kind: rooks and queens, bishops
%   and queens.

moves_alike(Piece1, Piece2) :-
    slides(Piece1, Kind),
    slides(Piece2, Kind).
