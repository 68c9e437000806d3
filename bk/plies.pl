:- module(chess_plies,
          [ fen_line/3,           % ?FEN, ?Moves, ?Line
            fen_line_after/3,     % ?FEN, ?Moves, ?Line
            line_text/2,          % +Line, ?Text
            uci_move/4,           % ?Move, ?From, ?To, ?Promotion
            half_move/7,          % ?Ply, ?From, ?To, ?Promotion, ?Before, ?After, +Line
            played/6,             % ?Ply, ?From, ?To, ?Before, ?After, +Line
            solver_move/6,        % ?Ply, ?From, ?To, ?Before, ?After, +Line
            reply/5,              % ?Ply, ?From, ?To, ?After, +Line
            next_move/6,          % ?Ply, ?From, ?To, ?Before, ?After, +Line
            move_before/5,        % ?Ply, ?From, ?To, ?Before, +Line
            earlier_move/6,       % ?Ply, ?From, ?To, ?Before, ?After, +Line
            first_move/5,         % ?From, ?To, ?Before, ?After, +Line
            last_move/6,          % ?Ply, ?From, ?To, ?Before, ?After, +Line
            solver_ply/2,         % ?Ply, +Line
            last_ply/2,           % ?Ply, +Line
            next_ply/2,           % +Ply, ?Next
            earlier_ply/2,        % +Ply, +Later
            solver_side/2,        % ?Side, +Line
            line_after/3,         % +Ply, +Line, -Rest
            line_until/3          % +Ply, +Line, -Start
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(position).
:- use_module(moves).
:- use_module(fen).

/** <module> Lines of moves

A line is a position, the moves of both sides from there, and the position
after each. Who moves first is the solver: the line is what the solver
found. Half moves are numbered: the solver's are the odd ones, 1, 3, 5 and
so on, the replies the even ones; 0 is the move that led to the first
position, where it is known.

A line is opaque, as a position is: fen_line/3 makes one, and the
predicates below and those of deeds.pl look into it. Inside, it is

    line(First, Plies, Solver)

where Plies has an argument for each half move from the number First (0 or
1) on: ply(From, To, Promotion, Before, After).
*/

%!  fen_line(+FEN:text, +Moves:list, ?Line:line) is semidet.
%!  fen_line(-FEN:text, -Moves:list, +Line:line) is semidet.
%
%   True when Line begins in the position of FEN with the solver's move,
%   the first of Moves, and the move before it is not known. Moves are
%   atoms or strings as in UCI, `e2e4`, `e7e8q`, and at least one. Fails
%   if one of them is not legal.
%
%   ```
%   ?- fen_line("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c7, e8d7], Line), last_ply(Ply, Line).
%   Line = <r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1: d5c7 e8d7>, Ply = 1.
%
%   ?- fen_line(FEN, Moves, $Line).
%   FEN = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", Moves = [d5c7, e8d7, c7a8].
%
%   ?- fen_line("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c8], Line).
%   false.
%   ```
%
%   @error  bad_fen(FEN, Reason) as of fen_position/2.

fen_line(FEN, Moves, Line) :-
    line_from(1, FEN, Moves, Line).

%!  fen_line_after(+FEN:text, +Moves:list, ?Line:line) is semidet.
%!  fen_line_after(-FEN:text, -Moves:list, +Line:line) is semidet.
%
%   As fen_line/3, but the first of Moves is the opponent's, which leads
%   to the first position of the line, as puzzles of Lichess have it.
%
%   ```
%   ?- fen_line_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", [e1d1, e8d8, d1c1], Line),
%      move_before(1, From, To, _, Line).
%   Line = <4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2: (e1d1) e8d8 d1c1>, From = e1, To = d1.
%   ```

fen_line_after(FEN, Moves, Line) :-
    line_from(0, FEN, Moves, Line).

line_from(First, FEN, Moves, Line) :-
    (   nonvar(FEN)
    ->  read_line(First, FEN, Moves, Line)
    ;   must_be(nonvar, Line),
        Line = line(First, Plies, _),
        Plies =.. [_|Half],
        maplist(ply_move, Half, Moves),
        Half = [ply(_, _, _, Position, _)|_],
        fen_position(FEN, Position)
    ).

read_line(First, FEN, Moves, line(First, Plies, Solver)) :-
    must_be(list, Moves),
    fen_position(FEN, Position),
    foldl(played_move, Moves, Half, Position, _),
    Half = [_|_],
    Plies =.. [plies|Half],
    Solving is 2 - First,
    arg(Solving, Plies, ply(_, _, _, Before, _)),
    turn(Solver, Before).

played_move(Move, ply(From, To, Promotion, Before, After), Before, After) :-
    ply_move(ply(From, To, Promotion, _, _), Move),
    make_move(From, To, Promotion, Before, After),
    !.

%   ply_move(?Ply, ?Move): one of them is given.

ply_move(ply(From, To, Promotion, _, _), Move) :-
    uci_move(Move, From, To, Promotion).

%!  uci_move(?Move, ?From, ?To, ?Promotion) is det.
%
%   True when Move is written so as in UCI, e2e4; as an atom or a string if
%   it is given, else as an atom.

uci_move(Move, From, To, Promotion) :-
    (   nonvar(Move)
    ->  atom_codes(Move, [A, B, C, D|Letter]),
        atom_codes(From, [A, B]),
        atom_codes(To, [C, D]),
        letter(Promotion, Letter)
    ;   letter(Promotion, Letter),
        atom_codes(Last, Letter),
        atomic_list_concat([From, To, Last], Move)
    ),
    !.

letter(none, []).
letter(queen, `q`).
letter(rook, `r`).
letter(bishop, `b`).
letter(knight, `n`).

%!  line_text(+Line:line, ?Text:text) is semidet.
%
%   True when Text, a string, shows Line: the FEN and the moves, that
%   before the solver's first in parentheses. `logic/repl.pl` shows a
%   line as `<Text>`.
%
%   ```
%   ?- line_text($Line, Text).
%   Text = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1: d5c7 e8d7 c7a8".
%   ```

line_text(Line, Text) :-
    Line = line(First, _, _),
    line_from(First, FEN, [Move0|Moves], Line),
    (   First == 0
    ->  format(atom(Move), "(~w)", [Move0])
    ;   Move = Move0
    ),
    atomic_list_concat([Move|Moves], ' ', Played),
    format(string(Text), "~s: ~w", [FEN, Played]).

%!  half_move(?Ply, ?From, ?To, ?Promotion, ?Before, ?After, +Line) is nondet.
%
%   As played/6, and a pawn becomes a Promotion, or it is `none`.

half_move(Ply, From, To, Promotion, Before, After, line(First, Plies, _)) =>
    (   integer(Ply)
    ->  Place is Ply - First + 1,
        Place > 0,
        arg(Place, Plies, ply(From, To, Promotion, Before, After))
    ;   var(Ply),
        arg(Place, Plies, ply(From, To, Promotion, Before, After)),
        Ply is Place + First - 1
    ).
half_move(_, _, _, _, _, _, Line) =>
    must_be_read(line, Line).

%!  played(?Ply, ?From, ?To, ?Before, ?After, +Line) is nondet.
%
%   True when the half move Ply of Line goes from From to To, in the
%   position Before, and leads to the position After.
%
%   ```
%   ?- played(Ply, From, To, _, _, $Line).
%   Ply = 1, From = d5, To = c7 ;
%   Ply = 2, From = e8, To = d7 ;
%   Ply = 3, From = c7, To = a8.
%   ```

played(Ply, From, To, Before, After, Line) :-
    half_move(Ply, From, To, _, Before, After, Line).

%!  solver_move(?Ply, ?From, ?To, ?Before, ?After, +Line) is nondet.
%
%   True when Ply is a move of the solver, from From to To, in the
%   position Before, and After is the position that it leads to.
%
%   ```
%   ?- solver_move(Ply, From, To, _, _, $Line).
%   Ply = 1, From = d5, To = c7 ;
%   Ply = 3, From = c7, To = a8.
%   ```

solver_move(Ply, From, To, Before, After, Line) :-
    solver_ply(Ply, Line),
    played(Ply, From, To, Before, After, Line).

%!  reply(?Ply, ?From, ?To, ?After, +Line) is nondet.
%
%   True when the opponent's reply to the solver's move Ply goes from
%   From to To and leads to the position After.
%
%   ```
%   ?- reply(Ply, From, To, _, $Line).
%   Ply = 1, From = e8, To = d7.
%   ```

reply(Ply, From, To, After, Line) :-
    solver_ply(Ply, Line),
    Reply is Ply + 1,
    played(Reply, From, To, _, After, Line).

%!  next_move(?Ply, ?From, ?To, ?Before, ?After, +Line) is nondet.
%
%   True when the solver's next move after that of Ply goes from From to
%   To, in the position Before, and leads to After.
%
%   ```
%   ?- next_move(1, From, To, _, _, $Line).
%   From = c7, To = a8.
%   ```

next_move(Ply, From, To, Before, After, Line) :-
    solver_ply(Ply, Line),
    Next is Ply + 2,
    played(Next, From, To, Before, After, Line).

%!  move_before(?Ply, ?From, ?To, ?Before, +Line) is nondet.
%
%   True when the opponent's move just before the solver's move Ply goes
%   from From to To, in the position Before.
%
%   ```
%   ?- move_before(Ply, From, To, _, $Line).
%   Ply = 3, From = e8, To = d7.
%   ```

move_before(Ply, From, To, Before, Line) :-
    solver_ply(Ply, Line),
    Earlier is Ply - 1,
    played(Earlier, From, To, Before, _, Line).

%!  earlier_move(?Ply, ?From, ?To, ?Before, ?After, +Line) is nondet.
%
%   True when the solver's last move before that of Ply goes from From to
%   To, in the position Before, and leads to After.
%
%   ```
%   ?- earlier_move(Ply, From, To, _, _, $Line).
%   Ply = 3, From = d5, To = c7.
%   ```

earlier_move(Ply, From, To, Before, After, Line) :-
    solver_ply(Ply, Line),
    Earlier is Ply - 2,
    Earlier > 0,
    played(Earlier, From, To, Before, After, Line).

%!  first_move(?From, ?To, ?Before, ?After, +Line) is semidet.
%
%   True when the solver's first move goes from From to To, in the
%   position Before, and leads to After.
%
%   ```
%   ?- first_move(From, To, _, _, $Line).
%   From = d5, To = c7.
%   ```

first_move(From, To, Before, After, Line) :-
    played(1, From, To, Before, After, Line).

%!  last_move(?Ply, ?From, ?To, ?Before, ?After, +Line) is semidet.
%
%   True when the solver's last move is Ply, from From to To, in the
%   position Before, and leads to After.
%
%   ```
%   ?- last_move(Ply, From, To, _, _, $Line).
%   Ply = 3, From = c7, To = a8.
%   ```

last_move(Ply, From, To, Before, After, Line) :-
    last_ply(Ply, Line),
    played(Ply, From, To, Before, After, Line).

%!  solver_ply(?Ply, +Line) is nondet.
%
%   True when the half move Ply is the solver's.
%
%   ```
%   ?- solver_ply(Ply, $Line).
%   Ply = 1 ;
%   Ply = 3.
%   ```

solver_ply(Ply, Line) :-
    last_number(Line, Last),
    (   integer(Ply)
    ->  Ply mod 2 =:= 1,
        between(1, Last, Ply)
    ;   var(Ply),
        Half is (Last + 1) // 2,
        between(1, Half, Number),
        Ply is 2 * Number - 1
    ).

last_number(line(First, Plies, _), Last) =>
    functor(Plies, _, Length),
    Last is First + Length - 1.
last_number(Line, _) =>
    must_be_read(line, Line).

%!  last_ply(?Ply, +Line) is semidet.
%
%   True when Ply is the solver's last half move.
%
%   ```
%   ?- last_ply(Ply, $Line).
%   Ply = 3.
%   ```

last_ply(Ply, Line) :-
    last_number(Line, Last),
    Ply is Last - (1 - Last mod 2).

%!  next_ply(+Ply, ?Next) is semidet.
%
%   True when Next is the half move after Ply. Plies end at 63.
%
%   ```
%   ?- next_ply(1, Next).
%   Next = 2.
%   ```

next_ply(Ply, Next) :-
    between(0, 62, Ply),
    Next is Ply + 1.

%!  earlier_ply(+Ply, +Later) is semidet.
%
%   True when the half move Ply comes before Later.
%
%   ```
%   ?- solver_ply(Ply, $Line), earlier_ply(Ply, 3).
%   Ply = 1.
%   ```

earlier_ply(Ply, Later) :-
    Ply < Later.

%!  solver_side(?Side, +Line) is semidet.
%
%   True when Side is the solver's.
%
%   ```
%   ?- solver_side(Side, $Line).
%   Side = white.
%   ```

solver_side(Side, line(_, _, Solver)) =>
    Side = Solver.
solver_side(_, Line) =>
    must_be_read(line, Line).

%!  line_after(+Ply, +Line, -Rest:line) is semidet.
%
%   True when Rest is what follows in Line after the half move Ply, as a
%   line of its own: who moves next there is its solver. Fails where Line
%   ends with Ply.

line_after(Ply, line(First, Plies, _), line(1, Rest, Solver)) :-
    Plies =.. [_|All],
    Skipped is Ply - First + 1,
    length(Before, Skipped),
    append(Before, After, All),
    After = [ply(_, _, _, Start, _)|_],
    Rest =.. [plies|After],
    turn(Solver, Start).

%!  line_until(+Ply, +Line, -Start:line) is semidet.
%
%   True when Start is Line up to the half move Ply.

line_until(Ply, line(First, Plies, Solver), line(First, Start, Solver)) :-
    Plies =.. [Name|All],
    Length is Ply - First + 1,
    length(Before, Length),
    append(Before, _, All),
    Start =.. [Name|Before].
