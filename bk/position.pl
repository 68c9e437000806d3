:- module(chess_position,
          [ position_parts/7,      % ?Position, ?Board, ?Turn, ?Castling, ?EnPassant, ?Plies, ?Number
            position_board/2,      % +Position, -Board
            must_be_read/2,        % +Kind, +Term
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

    position(Board, Turn, Castling, EnPassant, Plies, Number)

where Board has 64 arguments, a1 first, each `empty` or Side-Piece, so
that looking at a square takes constant time; Castling lists the rights
left, as Side-Wing in the order of a FEN; EnPassant is the square just
passed by a pawn, or `none`; Plies and Number are the clocks of a FEN.
*/

%!  position_parts(?Position, ?Board, ?Turn, ?Castling, ?EnPassant, ?Plies, ?Number) is det.
%
%   True when Position has these parts, the last two being its clocks.
%   Position or all of its parts are given.

position_parts(position(Board, Turn, Castling, EnPassant, Plies, Number),
               Board, Turn, Castling, EnPassant, Plies, Number).

%!  position_board(+Position, -Board) is det.
%
%   True when Board is the board of Position.

position_board(position(Board0, _, _, _, _, _), Board) =>
    Board = Board0.
position_board(Position, _) =>
    no_position(Position).

%   no_position(+Term): the error for Term, which is not a position.

no_position(Term) :-
    must_be_read(position, Term).

%!  must_be_read(+Kind, +Term) is semidet.
%
%   Fail, since Term is not of this Kind, position or line; where it is
%   unbound, say so.
%
%   @error  unbound(Kind, Name), where Name is that of the variable, if
%           it is known.

must_be_read(Kind, Term) :-
    var(Term),
    (   variable_name(Term, Name)
    ->  true
    ;   Name = none
    ),
    throw(error(unbound(Kind, Name), _)).

%   variable_name(+Variable, -Name): what the query calls it, if who runs
%   the query keeps its names, Name=Variable, in this global variable.

variable_name(Variable, Name) :-
    nb_current(chess_query_variables, Bindings),
    member(Name=Asked, Bindings),
    Asked == Variable,
    !.

:- multifile prolog:error_message//1.

prolog:error_message(unbound(Kind, Name)) -->
    { reader(Kind, Reader) },
    (   { Name == none }
    ->  [ 'the ~w is unbound: read one with ~w'-[Kind, Reader] ]
    ;   [ '~w is unbound: read one with ~w'-[Name, Reader] ]
    ).

reader(position, fen_position/2).
reader(line,     fen_line/3).

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
    put_contents(Changes, Board).

%   Destructive only on the copy that board_with/3 has just made.
put_contents([], _).
put_contents([Square=Content|Changes], Board) :-
    square_index(Square, Index),
    setarg(Index, Board, Content),
    put_contents(Changes, Board).

%!  piece_at(?Square, +Position, ?Side, ?Piece) is nondet.
%
%   True when Piece of colour Side stands on Square.
%
%   *The paper's* took Side as an input, and nothing in its bias
%   produced one, so no clause ever used it.
%
%   ```
%   ?- piece_at(d1, $Start, Side, Piece).
%   Side = white, Piece = queen.
%
%   ?- piece_at(Square, $Fork, Side, Piece).
%   Square = e1, Side = white, Piece = king ;
%   Square = d5, Side = white, Piece = knight ;
%   Square = a8, Side = black, Piece = rook ;
%   Square = e8, Side = black, Piece = king.
%
%   ?- piece_at(Square, $Start, black, rook).
%   Square = a8 ;
%   Square = h8.
%   ```
%
%   @see    Krishnan and Martens, appendix

piece_at(Square, Position, Side, Piece) :-
    position_board(Position, Board),
    board_content(Board, Square, Side-Piece).

%!  empty(?Square, +Position) is nondet.
%
%   True when no piece stands on Square.
%
%   ```
%   ?- empty(e4, $Start).
%   true.
%
%   ?- aligned(e1, Square, h1), empty(Square, $Castling).
%   Square = f1 ;
%   Square = g1.
%   ```

empty(Square, Position) :-
    position_board(Position, Board),
    board_content(Board, Square, empty).

%!  contents(?Side, ?Piece, ?X, ?Y) is nondet.
%
%   True when a Piece of colour Side may stand on the square with
%   coordinates (X, Y): anywhere, but for pawns, which never stand on
%   the first or last rank.
%
%   *The paper's* is a piece that does stand there, though no argument
%   tells in which position. Here piece_at/4 tells that, and terms
%   contents(Side, Piece, X, Y) are among the facts of position_facts/2.
%
%   ```
%   ?- contents(white, pawn, 8, 1).
%   false.
%
%   ?- contents(Side, pawn, 7, 1).
%   Side = white ;
%   Side = black.
%   ```
%
%   @see    Krishnan and Martens, appendix

contents(Side, Piece, X, Y) :-
    side(Side),
    piece(Piece),
    square(X, Y),
    (   Piece == pawn
    ->  between(2, 7, X)
    ;   true
    ).

%!  position_contents(+Position:position, ?Contents:term) is nondet.
%
%   True when Contents is a term contents(Side, Piece, X, Y), and that
%   piece stands there: piece_at/4 with coordinates.
%
%   ```
%   ?- position_contents($Fork, contents(white, Piece, X, Y)).
%   Piece = king, X = 1, Y = 5 ;
%   Piece = knight, X = 5, Y = 4.
%   ```

position_contents(Position, contents(Side, Piece, X, Y)) :-
    to_coords(Square, X, Y),
    piece_at(Square, Position, Side, Piece).

%!  move(?FromX, ?FromY, ?ToX, ?ToY) is nondet.
%
%   True when some piece could go from (FromX, FromY) to (ToX, ToY) on
%   an empty board: along a line, or as a knight.
%
%   *The paper's* is the move of the piece that stands on (FromX,
%   FromY), though no argument tells in which position; for that, use
%   legal_move/3.
%
%   ```
%   ?- move(1, 1, 2, 3).
%   true.
%
%   ?- move(1, 1, 2, 4).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

move(FromX, FromY, ToX, ToY) :-
    to_coords(From, FromX, FromY),
    (   line(From, To, _, _)
    ;   leap_target(knight, From, To)
    ),
    to_coords(To, ToX, ToY).

%!  turn(?Side, +Position) is semidet.
%
%   True when it is Side's turn.
%
%   ```
%   ?- turn(Side, $Start).
%   Side = white.
%
%   ?- make_move(e2, e4, $Start, P), turn(Side, P).
%   P = <rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1>, Side = black.
%   ```
%
%   @see    Krishnan and Martens, appendix

turn(Side, position(_, Turn, _, _, _, _)) =>
    Side = Turn.
turn(_, Position) =>
    no_position(Position).

%!  king_at(?Side, ?Square, +Position) is nondet.
%
%   True when the king of Side stands on Square.
%
%   ```
%   ?- king_at(Side, Square, $Fork).
%   Side = white, Square = e1 ;
%   Side = black, Square = e8.
%   ```

king_at(Side, Square, Position) :-
    piece_at(Square, Position, Side, king).

%!  castling_right(?Side, ?Wing, +Position) is nondet.
%
%   True when Side still has the right to castle on Wing: neither the
%   king nor the rook of that wing has moved.
%
%   ```
%   ?- castling_right(white, Wing, $Castling).
%   Wing = kingside ;
%   Wing = queenside.
%
%   ?- make_move(a1, b1, $Castling, P), castling_right(white, Wing, P).
%   P = <r3k2r/8/8/8/8/5r2/8/1R2K2R b Kkq - 1 1>, Wing = kingside.
%   ```

castling_right(Side, Wing, position(_, _, Castling, _, _, _)) =>
    member(Side-Wing, Castling).
castling_right(_, _, Position) =>
    no_position(Position).

%!  kingside_castle(?Side, +Position) is nondet.
%
%   True when Side still has the right to castle kingside: see
%   castling_right/3.
%
%   *The paper* says that Side can castle. Whether it can at this moment
%   is for legal_move/3 to say.
%
%   ```
%   ?- kingside_castle(Side, $Castling).
%   Side = white ;
%   Side = black.
%
%   ?- legal_move(e1, g1, $Castling).
%   false.
%   ```
%
%   @see    Krishnan and Martens, appendix

kingside_castle(Side, Position) :-
    castling_right(Side, kingside, Position).

%!  queenside_castle(?Side, +Position) is nondet.
%
%   True when Side still has the right to castle queenside.
%
%   ```
%   ?- queenside_castle(Side, $Castling).
%   Side = white ;
%   Side = black.
%   ```
%
%   @see    Krishnan and Martens, appendix

queenside_castle(Side, Position) :-
    castling_right(Side, queenside, Position).

%!  en_passant_square(?Square, +Position) is semidet.
%
%   True when a pawn has just gone two steps, over Square, whether or
%   not another can take it there.
%
%   ```
%   ?- en_passant_square(Square, $EnPassant).
%   Square = d6.
%
%   ?- en_passant_square(Square, $Start).
%   false.
%   ```

en_passant_square(Square, position(_, _, _, Passed, _, _)) =>
    Passed \== none,
    Square = Passed.
en_passant_square(_, Position) =>
    no_position(Position).

%!  halfmove_clock(?Plies, +Position) is semidet.
%
%   True when Plies plies have been played since the last capture or
%   pawn move.
%
%   ```
%   ?- halfmove_clock(Plies, $Trap).
%   Plies = 3.
%   ```

halfmove_clock(Plies, position(_, _, _, _, Played, _)) =>
    Plies = Played.
halfmove_clock(_, Position) =>
    no_position(Position).

%!  fullmove_number(?Number, +Position) is semidet.
%
%   True when the next move has this number; it grows after Black's
%   move.
%
%   ```
%   ?- fullmove_number(Number, $Trap).
%   Number = 40.
%   ```

fullmove_number(Number, position(_, _, _, _, _, Next)) =>
    Number = Next.
fullmove_number(_, Position) =>
    no_position(Position).
