:- module(chess_notation,
          [ san/6,              % +Position, +From, +To, +Promotion, -Text, -Mark
            problem_san/6       % +Position, +From, +To, +Promotion, -Text, -Mark
          ]).

:- use_module(library(lists)).
:- use_module(geometry).
:- use_module(position).
:- use_module(moves).

/** <module> Moves as players write them, and as problemists do
*/

%!  san(+Position, +From, +To, +Promotion, -Text, -Mark) is det.
%
%   Text is the legal move in standard algebraic notation. Mark is `mate`,
%   `check` or `none`.

san(Position, From, To, Promotion, Text, Mark) :-
    written('N', Position, From, To, Promotion, Text, Mark).

%!  problem_san(+Position, +From, +To, +Promotion, -Text, -Mark) is det.
%
%   The same as in chess problems, where S is the knight.

problem_san(Position, From, To, Promotion, Text, Mark) :-
    written('S', Position, From, To, Promotion, Text, Mark).

written(Knight, Position, From, To, Promotion, Text, Mark) :-
    make_move(From, To, Promotion, Position, After),
    !,
    mark(After, Mark, Sign),
    piece_at(From, Position, _, Piece),
    body(Piece, Knight, Position, From, To, Body),
    promotion_text(Promotion, Knight, Becomes),
    atomic_list_concat([Body, Becomes, Sign], Atom),
    atom_string(Atom, Text).

mark(After, Mark, Sign) :-
    (   \+ check(After)
    ->  Mark = none,
        Sign = ''
    ;   checkmate(After)
    ->  Mark = mate,
        Sign = #
    ;   Mark = check,
        Sign = +
    ).

body(king, _, _, From, To, Body) :-
    file_of(From, X0),
    file_of(To, X),
    abs(X - X0) =:= 2,
    !,
    (   X > X0
    ->  Body = 'O-O'
    ;   Body = 'O-O-O'
    ).
body(pawn, _, _, From, To, Body) :-
    !,
    file_letter(From, Letter),
    (   file_letter(To, Letter)
    ->  Body = To
    ;   atomic_list_concat([Letter, x, To], Body)
    ).
body(Piece, Knight, Position, From, To, Body) :-
    capital_of(Piece, Knight, Capital),
    findall(Other, rival(Piece, Position, From, To, Other), Others),
    told_apart(Others, From, Which),
    (   piece_at(To, Position, _, _)
    ->  Takes = x
    ;   Takes = ''
    ),
    atomic_list_concat([Capital, Which, Takes, To], Body).

capital_of(knight, Knight, Knight).
capital_of(bishop, _, 'B').
capital_of(rook, _, 'R').
capital_of(queen, _, 'Q').
capital_of(king, _, 'K').

%   Another piece of the kind that could go there.
rival(Piece, Position, From, To, Other) :-
    legal_move(Other, To, Position),
    Other \== From,
    piece_at(Other, Position, _, Piece).

told_apart([], _, '') :- !.
told_apart(Others, From, Which) :-
    to_coords(From, Rank, File),
    (   member(Other, Others), file_of(Other, File)
    ->  Row = Rank
    ;   Row = ''
    ),
    (   ( Row == '' ; member(Beside, Others), rank_of(Beside, Rank) )
    ->  file_letter(From, Column)
    ;   Column = ''
    ),
    !,
    atomic_list_concat([Column, Row], Which).

file_letter(Square, Letter) :-
    sub_atom(Square, 0, 1, _, Letter).

promotion_text(none, _, '') :- !.
promotion_text(Piece, Knight, Text) :-
    capital_of(Piece, Knight, Capital),
    atom_concat(=, Capital, Text).
