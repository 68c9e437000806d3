:- module(english_cases,
          [ case_name/2,        % +Case, -Name
            case_value/3,       % +Case, ?Variable, -Value
            case_values/2,      % +Case, -Values
            case_clause/2,      % +Case, -Clause
            case_said/3,        % +Case, +Atom, -Value
            case_kind/2,        % +Case, -Kind
            case_ply/2,         % +Case, -Ply
            some_ply/2,         % +Case, -Ply
            case_side/2,        % +Case, -Side
            last_solver_ply/2,  % +Case, -Ply
            board/3,            % +Case, +Ply, -Board
            move/4,             % +Case, ?Ply, -From, -To
            move_text/3,        % +Case, +Ply, -Text
            move_mark/3,        % +Case, +Ply, -Mark
            move_number/4,      % +Case, +Ply, -Number, -Side
            took/4,             % +Case, +Ply, -Piece, -Square
            became/3            % +Case, +Ply, -Piece
          ]).

:- use_module(library(lists)).
:- use_module(boards).

/** <module> A proof to be put into words

    told(Name, Line, Ply, Proofs, Clause, Words)

Name is that of the tactic or motif. Line is

    line(Number, Side, Boards, Moves, Before)

the number of the first move and who plays it; the boards, as
boards(Start, After1, ...); moves(move(From, To, Text, Mark), ...), where
Mark is `mate`, `check` or `none`; and from(From, To) of the move before,
or `none`. Ply is the half move of the line that the proof speaks of, or
`none`. Proofs are lists of Variable=Value, the one that is worded first.
Clause is clause(Head, Literals) with variables written v(Name), or
`none`; Words are the user's own: words(Template, Phrases).
*/

case_name(told(Name, _, _, _, _, _), Name).

case_values(told(_, _, _, [Values|_], _, _), Values).

%!  case_value(+Case, ?Variable, -Value) is nondet.

case_value(Case, Variable, Value) :-
    case_values(Case, Values),
    member(Variable=Value, Values).

case_clause(told(_, _, _, _, Clause, _), Clause) :-
    Clause \== none.

%!  case_said(+Case, ?Atom, -Value) is nondet.
%
%   Value is that of the first argument of Atom, a literal of the clause.

case_said(Case, Atom, Value) :-
    case_clause(Case, clause(_, Literals)),
    member(Atom, Literals),
    arg(1, Atom, v(Variable)),
    case_value(Case, Variable, Value).

%!  case_kind(+Case, -Kind) is det.
%
%   `motif` of a line of moves or `tactic` of one move.

case_kind(told(_, line(_, _, _, Moves, _), _, _, Clause, _), Kind) :-
    (   Clause = clause(Head, _)
    ->  functor(Head, _, Arity),
        (   Arity =:= 1 -> Kind = motif ; Kind = tactic )
    ;   functor(Moves, _, 1)
    ->  Kind = tactic
    ;   Kind = motif
    ).

case_side(told(_, line(_, Side, _, _, _), _, _, _, _), Side).

%!  case_ply(+Case, -Ply) is det.
%
%   The half move of the solver that the proof is about: 1, 3, 5 ...

case_ply(Case, Ply) :-
    some_ply(Case, Ply),
    !.

known_ply(told(_, _, Given, _, _, _), Given) :-
    integer(Given),
    Given mod 2 =:= 1,
    !.
known_ply(Case, Ply) :-
    case_value(Case, 'Ply', Ply),
    integer(Ply),
    Ply mod 2 =:= 1,
    !.

%   The solver goes to a square that the proof names.
likely_ply(Case, Ply) :-
    case_clause(Case, clause(_, Literals)),
    member(solver_move(_, _, v(Name), _, _, _), Literals),
    case_value(Case, Name, Square),
    move(Case, Ply, _, Square),
    Ply mod 2 =:= 1.

%!  some_ply(+Case, -Ply) is nondet.
%
%   The half move that the proof is about; or, where nothing tells which it
%   is, any of the solver.

some_ply(Case, Ply) :-
    (   known_ply(Case, Known)
    ->  Ply = Known
    ;   likely_ply(Case, _)
    ->  likely_ply(Case, Ply)
    ;   last_solver_ply(Case, Last),
        between(1, Last, Ply),
        Ply mod 2 =:= 1
    ).

last_solver_ply(Case, Ply) :-
    Case = told(_, line(_, _, _, Moves, _), _, _, _, _),
    functor(Moves, _, Count),
    Ply is Count - (1 - Count mod 2).

%!  board(+Case, +Ply, -Board) is semidet.
%
%   The board after half move Ply; 0 is the first one.

board(told(_, line(_, _, Boards, _, _), _, _, _, _), Ply, Board) :-
    Place is Ply + 1,
    arg(Place, Boards, Board).

%!  move(+Case, ?Ply, -From, -To) is nondet.

move(told(_, line(_, _, _, Moves, _), _, _, _, _), Ply, From, To) :-
    arg(Ply, Moves, move(From, To, _, _)).
move(told(_, line(_, _, _, _, from(From, To)), _, _, _, _), 0, From, To).

move_text(told(_, line(_, _, _, Moves, _), _, _, _, _), Ply, Text) :-
    arg(Ply, Moves, move(_, _, Text, _)).

move_mark(told(_, line(_, _, _, Moves, _), _, _, _, _), Ply, Mark) :-
    arg(Ply, Moves, move(_, _, _, Mark)).

%!  move_number(+Case, +Ply, -Number, -Side) is det.

move_number(told(_, line(First, Side0, _, _, _), _, _, _, _), Ply, Number, Side) :-
    (   Ply mod 2 =:= 1
    ->  Side = Side0
    ;   opponent(Side0, Side)
    ),
    (   Side0 == white
    ->  Number is First + (Ply - 1) // 2
    ;   Number is First + Ply // 2
    ).

%!  took(+Case, +Ply, -Piece, -Square) is semidet.
%
%   Half move Ply took a Piece, which stood on Square.

took(Case, Ply, Piece, Square) :-
    move(Case, Ply, From, To),
    Ply > 0,
    Before is Ply - 1,
    board(Case, Before, Board),
    stands(From, Board, Mover, Moved),
    (   stands(To, Board, Side, Standing)
    ->  Side \== Mover,         % a king that castles may be written as taking its rook
        Piece = Standing,       % only now: a caller may look for a pawn, and a bishop stands there
        Square = To
    ;   Moved == pawn,
        place(From, _, Rank),
        place(To, File, _),
        \+ place(From, File, _),
        place(Square, File, Rank),
        Piece = pawn
    ).

%!  became(+Case, +Ply, -Piece) is semidet.
%
%   Half move Ply promoted a pawn to Piece.

became(Case, Ply, Piece) :-
    move(Case, Ply, From, To),
    Ply > 0,
    Before is Ply - 1,
    board(Case, Before, Board),
    stands(From, Board, _, pawn),
    board(Case, Ply, After),
    stands(To, After, _, Piece),
    Piece \== pawn.
