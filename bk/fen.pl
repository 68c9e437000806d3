:- module(chess_fen,
          [ fen_position/2      % ?FEN, ?Position
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(dcg/basics), [integer//1]).
:- use_module(pieces).
:- use_module(geometry).
:- use_module(position).
:- use_module(validity).

/** <module> Forsyth-Edwards notation

One grammar, read in both directions.
*/

%!  fen_position(+FEN:text, ?Position:position) is semidet.
%!  fen_position(-FEN:text, +Position:position) is det.
%
%   True when FEN, a string or an atom, is the Forsyth-Edwards notation
%   of Position. FEN is written as a string. The clocks may be left out
%   when reading.
%
%   ```
%   ?- fen_position("4k3/8/8/8/8/8/8/4K3 b - -", P).
%   P = <4k3/8/8/8/8/8/8/4K3 b - - 0 1>.
%
%   ?- make_move(e1, c1, $Castling, P), fen_position(FEN, P).
%   P = <r3k2r/8/8/8/8/5r2/8/2KR3R b kq - 1 1>, FEN = "r3k2r/8/8/8/8/5r2/8/2KR3R b kq - 1 1".
%
%   ?- fen_position("4k3/8/8/8/8/8/8/8 w - - 0 1", P).
%   ERROR: bad FEN "4k3/8/8/8/8/8/8/8 w - - 0 1": white has 0 kings
%   ```
%
%   @error  bad_fen(FEN, Reason) when FEN is not the notation of a
%           position that the rules of chess can be applied to.

fen_position(FEN, Position) :-
    (   nonvar(FEN)
    ->  read_fen(FEN, Read),
        Position = Read
    ;   must_be(nonvar, Position),
        phrase(fen(Position), Codes),
        string_codes(FEN, Codes)
    ).

read_fen(FEN, Position) :-
    (   string(FEN)
    ;   atom(FEN)
    ;   type_error(text, FEN)
    ),
    !,
    text_to_string(FEN, String),
    split_string(String, " \t\n\r", " \t\n\r", Parts),
    exclude(==(""), Parts, Fields),
    read_fields(Fields, FEN, Position),
    (   position_problem(Position, Problem)
    ->  throw(error(bad_fen(FEN, Problem), _))
    ;   true
    ).

read_fields([Placement, Turn, Castling, EnPassant|Clocks], FEN, Position) :-
    clock_fields(Clocks, Halfmove, Fullmove),
    !,
    position_parts(Position, Board, Side, Rights, Square, Plies, Number),
    read_field(placement(Board), Placement, FEN),
    read_field(side(Side), Turn, FEN),
    read_field(castling(Rights), Castling, FEN),
    read_field(en_passant(Square), EnPassant, FEN),
    read_field(clock(Plies), Halfmove, FEN),
    read_field(clock(Number0), Fullmove, FEN),
    Number is max(1, Number0).      % some published FENs begin with move 0
read_fields(Fields, FEN, _) :-
    length(Fields, Count),
    throw(error(bad_fen(FEN, fields(Count)), _)).

clock_fields([], "0", "1").
clock_fields([Halfmove, Fullmove], Halfmove, Fullmove).

read_field(Field, Text, FEN) :-
    string_codes(Text, Codes),
    (   phrase(Field, Codes)
    ->  true
    ;   functor(Field, Name, _),
        throw(error(bad_fen(FEN, field(Name, Text)), _))
    ).

%   The grammar.

fen(Position) -->
    { position_parts(Position, Board, Side, Rights, Square, Plies, Number) },
    placement(Board), " ",
    side(Side), " ",
    castling(Rights), " ",
    en_passant(Square), " ",
    clock(Plies), " ",
    clock(Number),
    !.

placement(Board) -->
    { board_rows(Board, [Row|Rows]) },
    row(Row),
    rows(Rows).

rows([]) --> [].
rows([Row|Rows]) --> "/", row(Row), rows(Rows).

%   A digit stands for all the empty squares up to the next piece, so no
%   digit follows another.

row([]) --> [].
row([Man|Row]) --> man(Man), row(Row).
row(Row) --> gap(Row, Rest), behind_gap(Rest).

behind_gap([]) --> [].
behind_gap([Man|Row]) --> man(Man), row(Row).

gap(Row, Rest) -->
    [Digit],
    { between(1, 8, Count),
      Digit is 0'0 + Count,
      length(Gap, Count),
      append(Gap, Rest, Row),
      maplist(=(empty), Gap)
    }.

man(white-Piece) --> [Code], { letter(Piece, _, Code) }.
man(black-Piece) --> [Code], { letter(Piece, Code, _) }.

letter(pawn,   0'p, 0'P).
letter(knight, 0'n, 0'N).
letter(bishop, 0'b, 0'B).
letter(rook,   0'r, 0'R).
letter(queen,  0'q, 0'Q).
letter(king,   0'k, 0'K).

side(white) --> "w".
side(black) --> "b".

castling([]) --> "-".
castling([Right|Rights]) -->
    rights([Right|Rights],
           [white-kingside, white-queenside, black-kingside, black-queenside]).

rights([], _) --> [].
rights([Right|Rights], InOrder) -->
    { append(_, [Right|Later], InOrder) },
    right(Right),
    rights(Rights, Later).

right(white-kingside)  --> "K".
right(white-queenside) --> "Q".
right(black-kingside)  --> "k".
right(black-queenside) --> "q".

en_passant(none) --> "-".
en_passant(Square) -->
    [File, Rank],
    { pawn_double_step(_, _, Square, _),
      atom_codes(Square, [File, Rank])
    }.

clock(Number) -->
    { integer(Number) },
    !,
    integer(Number).
clock(Number) -->
    digit(Digit),
    more_digits(3, Digits),
    { number_codes(Number, [Digit|Digits]) }.

more_digits(_, []) --> [].
more_digits(Most, [Digit|Digits]) -->
    { Most > 0, Fewer is Most - 1 },
    digit(Digit),
    more_digits(Fewer, Digits).

digit(Code) --> [Code], { between(0'0, 0'9, Code) }.

%   What the user reads when a FEN is refused.

:- multifile prolog:error_message//1.

prolog:error_message(bad_fen(FEN, Reason)) -->
    [ 'bad FEN "~w": '-[FEN] ],
    reason(Reason).

reason(fields(Count)) -->
    [ 'it has ~d fields, not 6 (or 4, without the clocks)'-[Count] ].
reason(field(Name, Text)) -->
    { field_name(Name, Words) },
    [ '~w "~w" is not well formed'-[Words, Text] ].
reason(kings(Side, Count)) -->
    [ '~w has ~d kings'-[Side, Count] ].
reason(pawn_on_last_rank(Square)) -->
    [ 'there is a pawn on ~w'-[Square] ].
reason(too_many(Side, Count)) -->
    [ '~w has ~d pieces'-[Side, Count] ].
reason(too_many_pawns(Side, Count)) -->
    [ '~w has ~d pawns'-[Side, Count] ].
reason(castling(Side, Wing)) -->
    [ '~w may castle ~w, but king and rook are not at home'-[Side, Wing] ].
reason(en_passant(Square)) -->
    [ 'no pawn can have just passed ~w'-[Square] ].
reason(capturable_king(Side)) -->
    [ '~w is in check, but it is not its turn'-[Side] ].

field_name(placement,  'the board').
field_name(side,       'the side to move').
field_name(castling,   'the castling field').
field_name(en_passant, 'the en passant square').
field_name(clock,      'the clock').
