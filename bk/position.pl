:- module(position,
          [ position_parts/7,      % ?Position, ?Board, ?Turn, ?Castling, ?EnPassant, ...
            position_board/2,      % +Position, -Board
            board_rows/2,          % ?Board, ?Rows
            board_content/3,       % +Board, ?Square, ?Content
            board_with/3,          % +Board0, +Changes, -Board
            piece_at/4,            % ?Square, +Position, ?Side, ?Piece
            empty/2,               % ?Square, +Position
            contents/4,            % ?Side, ?Piece, ?X, ?Y
            position_contents/2,   % +Position, ?Contents
            move/4,                % ?FromX, ?FromY, ?ToX, ?ToY
            turn/2,                % ?Side, +Position
            king_at/3,             % ?Side, ?Square, +Position
            castling_right/3,      % ?Side, ?Wing, +Position
            kingside_castle/2,     % ?Side, +Position
            queenside_castle/2,    % ?Side, +Position
            en_passant_square/2,   % ?Square, +Position
            halfmove_clock/2,      % ?Plies, +Position
            fullmove_number/2      % ?Number, +Position
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(geometry).

/** <module> One position as a term

A position is opaque: make one with fen_position/2 or make_move/4, and
look into it with the relations below. Inside, it is

    position(Board, Turn, Castling, EnPassant, Halfmove, Fullmove)

where Board has 64 arguments, a1 first, each `empty` or Side-Piece, so
that looking at a square takes constant time; Castling lists the rights
left, as Side-Wing in the order of a FEN; EnPassant is the square just
passed by a pawn, or `none`.
*/

position_parts(position(Board, Turn, Castling, EnPassant, Halfmove, Fullmove),
               Board, Turn, Castling, EnPassant, Halfmove, Fullmove).

position_board(position(Board, _, _, _, _, _), Board).

%!  board_rows(?Board, ?Rows) is det.
%
%   True when Rows are the contents of Board as eight lists of eight,
%   the eighth rank first, as a FEN has them. One of both is given.

board_rows(Board, Rows) :-
    length(Rows, 8),
    maplist(eight, Rows),
    reverse(Rows, FromFirstRank),
    append(FromFirstRank, Contents),
    Board =.. [board|Contents].

eight(List) :-
    length(List, 8).

%!  board_content(+Board, ?Square, ?Content) is nondet.
%
%   True when Square holds Content: `empty` or Side-Piece.

board_content(Board, Square, Content) :-
    (   nonvar(Square)
    ->  square_index(Square, Index),
        arg(Index, Board, Content)
    ;   arg(Index, Board, Content),
        square_index(Square, Index)
    ).

%!  board_with(+Board0, +Changes, -Board) is det.
%
%   True when Board is Board0 but for Changes, a list of Square=Content.

board_with(Board0, Changes, Board) :-
    duplicate_term(Board0, Board),
    maplist(put_content(Board), Changes).

%   Destructive only on the copy that board_with/3 has just made.
put_content(Board, Square=Content) :-
    square_index(Square, Index),
    setarg(Index, Board, Content).

%!  piece_at(?Square, +Position, ?Side, ?Piece) is nondet.
%
%   True when Piece of colour Side stands on Square.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/8/4K2R w K -", P), piece_at(h1, P, Side, Piece).
%   Side = white, Piece = rook.
%   ```

piece_at(Square, Position, Side, Piece) :-
    position_board(Position, Board),
    board_content(Board, Square, Side-Piece).

%!  empty(?Square, +Position) is nondet.
%
%   True when no piece stands on Square.

empty(Square, Position) :-
    position_board(Position, Board),
    board_content(Board, Square, empty).

%!  contents(?Side, ?Piece, ?X, ?Y) is nondet.
%
%   True when a Piece of colour Side can stand on the square with rank X
%   and file Y: any square, but for pawns not the first and last rank.
%   position_contents/2 tells what does stand in a position.

contents(Side, Piece, X, Y) :-
    side(Side),
    piece(Piece),
    square(X, Y),
    (   Piece == pawn
    ->  between(2, 7, X)
    ;   true
    ).

%!  position_contents(+Position, ?Contents) is nondet.
%
%   True when Contents is a term contents(Side, Piece, X, Y) and that
%   piece stands there in Position.

position_contents(Position, contents(Side, Piece, X, Y)) :-
    to_coords(Square, X, Y),
    piece_at(Square, Position, Side, Piece).

%!  move(?FromX, ?FromY, ?ToX, ?ToY) is nondet.
%
%   True when some piece could go from the square with coordinates
%   (FromX, FromY) to (ToX, ToY) on an empty board: along a line or by a
%   knight's leap.

move(FromX, FromY, ToX, ToY) :-
    to_coords(From, FromX, FromY),
    (   line(From, To, _, _)
    ;   leap_target(knight, From, To)
    ),
    to_coords(To, ToX, ToY).

%!  turn(?Side, +Position) is semidet.
%
%   True when it is Side's turn.

turn(Side, position(_, Side, _, _, _, _)).

%!  king_at(?Side, ?Square, +Position) is nondet.
%
%   True when the king of Side stands on Square.

king_at(Side, Square, Position) :-
    piece_at(Square, Position, Side, king).

%!  castling_right(?Side, ?Wing, +Position) is nondet.
%
%   True when neither the king of Side nor its rook on Wing, `kingside`
%   or `queenside`, has moved.

castling_right(Side, Wing, position(_, _, Castling, _, _, _)) :-
    member(Side-Wing, Castling).

%!  kingside_castle(?Side, +Position) is nondet.
%!  queenside_castle(?Side, +Position) is nondet.
%
%   True when Side still has the right to castle on that side. Whether
%   it can castle at this moment is for legal_move/3 to say.

kingside_castle(Side, Position) :-
    castling_right(Side, kingside, Position).

queenside_castle(Side, Position) :-
    castling_right(Side, queenside, Position).

%!  en_passant_square(?Square, +Position) is semidet.
%
%   True when a pawn has just gone two steps over Square.

en_passant_square(Square, position(_, _, _, Square, _, _)) :-
    Square \== none.

%!  halfmove_clock(?Plies, +Position) is semidet.
%!  fullmove_number(?Number, +Position) is semidet.
%
%   The clocks of a FEN: plies since a capture or pawn move, and the
%   number of the move.

halfmove_clock(Plies, position(_, _, _, _, Plies, _)).

fullmove_number(Number, position(_, _, _, _, _, Number)).
