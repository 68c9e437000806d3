:- module(english_positions,
          [ move_case/7,        % +Name, +Position, +Move, +Proofs, +Clause, +Words, -Case
            line_case/7         % +Name, +Line, +Ply, +Proofs, +Clause, +Words, -Case
          ]).

:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7]).
:- use_module(boards).
:- use_module('../../bk/notation', [san/6]).

/** <module> Proofs about positions and lines of bk/

What tell/3 of english.pl takes, made of a position and a move, or of a
line. Proofs, Clause and Words are those of cases.pl.
*/

:- multifile english_boards:board_piece/4.

english_boards:board_piece(Position, Square, Side, Piece) :-
    piece_at(Square, Position, Side, Piece).

%!  move_case(+Name, +Position, +Move, +Proofs, +Clause, +Words, -Case) is det.
%
%   Move is From-To or From-To-Promotion.

move_case(Name, Position, Move, Proofs, Clause, Words, Case) :-
    squares(Move, Position, From, To, Promotion),
    make_move(From, To, Promotion, Position, After),
    !,
    san(Position, From, To, Promotion, Text, Mark),
    turn(Side, Position),
    fullmove_number(Number, Position),
    Line = line(Number, Side, boards(Position, After), moves(move(From, To, Text, Mark)), none),
    Case = told(Name, Line, 1, Proofs, Clause, Words).

squares(From-To-Promotion, _, From, To, Promotion) :- !.
squares(From-To, Position, From, To, Promotion) :-
    (   promotes(From, To, Position)
    ->  Promotion = queen
    ;   Promotion = none
    ).

%!  line_case(+Name, +Line, +Ply, +Proofs, +Clause, +Words, -Case) is det.
%
%   Ply is the half move that the proofs are about, or `none`.

line_case(Name, Line, Ply, Proofs, Clause, Words, Case) :-
    first_move(_, _, Start, _, Line),
    turn(Side, Start),
    fullmove_number(Number, Start),
    findall(After-Move, played_move(Line, After, Move), Pairs),
    pairs(Pairs, Afters, Moves),
    Boards =.. [boards, Start|Afters],
    Played =.. [moves|Moves],
    (   half_move(0, From, To, _, _, _, Line)
    ->  Before = from(From, To)
    ;   Before = none
    ),
    Case = told(Name, line(Number, Side, Boards, Played, Before), Ply, Proofs, Clause, Words).

played_move(Line, After, move(From, To, Text, Mark)) :-
    half_move(Ply, From, To, Promotion, Before, After, Line),
    Ply > 0,
    san(Before, From, To, Promotion, Text, Mark).

pairs([], [], []).
pairs([One-Other|Pairs], [One|Ones], [Other|Others]) :-
    pairs(Pairs, Ones, Others).
