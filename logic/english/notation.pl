:- module(english_notation,
          [ san/6               % +Position, +From, +To, +Promotion, -Text, -Mark
          ]).

:- use_module('../../bk/vocabulary').
:- use_module(boards).

/** <module> Moves as players write them, of positions of bk/
*/

%!  san(+Position, +From, +To, +Promotion, -Text, -Mark) is det.
%
%   Text is the legal move in standard algebraic notation. Mark is `mate`,
%   `check` or `none`.

san(Position, From, To, Promotion, Text, Mark) :-
    make_move(From, To, Promotion, Position, After),
    !,
    mark(After, Mark, Sign),
    piece_at(From, Position, _, Piece),
    body(Piece, Position, From, To, Body),
    promotion_text(Promotion, Becomes),
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

body(king, _, From, To, Body) :-
    place(From, X0, _),
    place(To, X, _),
    abs(X - X0) =:= 2,
    !,
    (   X > X0
    ->  Body = 'O-O'
    ;   Body = 'O-O-O'
    ).
body(pawn, _, From, To, Body) :-
    !,
    file_letter(From, Letter),
    (   file_letter(To, Letter)
    ->  Body = To
    ;   atomic_list_concat([Letter, x, To], Body)
    ).
body(Piece, Position, From, To, Body) :-
    capital_of(Piece, Capital),
    findall(Other, rival(Piece, Position, From, To, Other), Others),
    told_apart(Others, From, Which),
    (   piece_at(To, Position, _, _)
    ->  Takes = x
    ;   Takes = ''
    ),
    atomic_list_concat([Capital, Which, Takes, To], Body).

capital_of(knight, 'N').
capital_of(bishop, 'B').
capital_of(rook,   'R').
capital_of(queen,  'Q').
capital_of(king,   'K').

%   Another piece of the kind that could go there.
rival(Piece, Position, From, To, Other) :-
    legal_move(Other, To, Position),
    Other \== From,
    piece_at(Other, Position, _, Piece).

told_apart([], _, '') :- !.
told_apart(Others, From, Which) :-
    place(From, File, Rank),
    (   member(Other, Others), place(Other, File, _)
    ->  Row = Rank
    ;   Row = ''
    ),
    (   ( Row == '' ; member(Beside, Others), place(Beside, _, Rank) )
    ->  file_letter(From, Column)
    ;   Column = ''
    ),
    !,
    atomic_list_concat([Column, Row], Which).

file_letter(Square, Letter) :-
    sub_atom(Square, 0, 1, _, Letter).

promotion_text(none, '') :- !.
promotion_text(Piece, Text) :-
    capital_of(Piece, Capital),
    atom_concat(=, Capital, Text).
