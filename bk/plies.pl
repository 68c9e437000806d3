:- module(chess_plies,
          [ fen_line/3,           % +FEN, +Moves, -Line
            fen_line_after/3,     % +FEN, +Moves, -Line
            played/6,             % ?Ply, ?From, ?To, -Before, -After, +Line
            solver_move/6,        % ?Ply, ?From, ?To, -Before, -After, +Line
            reply/5,              % ?Ply, ?From, ?To, -After, +Line
            next_move/6,          % ?Ply, ?From, ?To, -Before, -After, +Line
            move_before/5,        % ?Ply, ?From, ?To, -Before, +Line
            earlier_move/6,       % ?Ply, ?From, ?To, -Before, -After, +Line
            first_move/5,         % ?From, ?To, -Before, -After, +Line
            last_move/6,          % ?Ply, ?From, ?To, -Before, -After, +Line
            solver_ply/2,         % ?Ply, +Line
            last_ply/2,           % ?Ply, +Line
            next_ply/2,           % ?Ply, ?Next
            earlier_ply/2,        % ?Ply, ?Later
            solver_side/2,        % ?Side, +Line
            takes_on/3,           % ?Ply, ?Square, +Line
            taken/3,              % ?Ply, ?Piece, +Line
            becomes/3,            % ?Ply, ?Piece, +Line
            castled/2,            % ?Ply, +Line
            took_en_passant/2,    % ?Ply, +Line
            gives_check/2,        % ?Ply, +Line
            up_by/3,              % ?Ply, ?Number, +Line
            down_by/3             % ?Ply, ?Number, +Line
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(pieces).
:- use_module(position).
:- use_module(attacks).
:- use_module(moves).
:- use_module(fen).

/** <module> Lines of moves

A line is a position, the moves of both sides from there, and the position
after each. Who moves first is the solver: the line is what the solver
found. Half moves are numbered: the solver's are the odd ones, 1, 3, 5 and
so on, the replies the even ones; 0 is the move that led to the first
position, where it is known.

A line is opaque, as a position is: fen_line/3 makes one, and the
predicates below look into it. Inside, it is

    line(First, Plies, Solver)

where Plies has an argument for each half move from the number First (0 or
1) on: ply(From, To, Promotion, Before, After).
*/

%!  fen_line(+FEN, +Moves, -Line) is semidet.
%
%   True when Line begins in the position of FEN with the solver's move,
%   the first of Moves. Moves are atoms or strings as in UCI: `e2e4`,
%   `e7e8q`. Fails if one of them is not legal.
%
%   ```
%   ?- fen_line("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", [d5c7, e8d7], Line), last_ply(Ply, Line).
%   Ply = 1.
%   ```

fen_line(FEN, Moves, Line) :-
    line_from(1, FEN, Moves, Line).

%!  fen_line_after(+FEN, +Moves, -Line) is semidet.
%
%   As fen_line/3, but the first of Moves is the move that leads to the
%   first position of the line, as puzzles of Lichess have it.
%
%   ```
%   ?- fen_line_after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", [e1d1, e8d8, d1c1], Line),
%      played(0, From, To, _, _, Line).
%   From = e1, To = d1.
%   ```

fen_line_after(FEN, Moves, Line) :-
    Moves = [_, _|_],
    line_from(0, FEN, Moves, Line).

line_from(First, FEN, Moves, line(First, Plies, Solver)) :-
    must_be(list, Moves),
    fen_position(FEN, Position),
    foldl(played_move, Moves, List, Position, _),
    List \== [],
    Plies =.. [plies|List],
    Start is 2 - First,
    arg(Start, Plies, ply(_, _, _, Before, _)),
    turn(Solver, Before).

played_move(Move, ply(From, To, Promotion, Before, After), Before, After) :-
    move_squares(Move, From, To, Promotion),
    make_move(From, To, Promotion, Before, After),
    !.

move_squares(Move, From, To, Promotion) :-
    atom_codes(Move, [A, B, C, D|Letter]),
    atom_codes(From, [A, B]),
    atom_codes(To, [C, D]),
    promotion_letter(Letter, Promotion).

promotion_letter([], none).
promotion_letter(`q`, queen).
promotion_letter(`r`, rook).
promotion_letter(`b`, bishop).
promotion_letter(`n`, knight).

%   ply_term(?Ply, +Line, -Term): the half move of this number.

ply_term(Ply, line(First, Plies, _), Term) :-
    (   integer(Ply)
    ->  Place is Ply - First + 1,
        arg(Place, Plies, Term)
    ;   var(Ply),
        arg(Place, Plies, Term),
        Ply is Place + First - 1
    ).

%!  played(?Ply, ?From, ?To, -Before, -After, +Line) is nondet.
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
    ply_term(Ply, Line, ply(From, To, _, Before, After)).

%!  solver_move(?Ply, ?From, ?To, -Before, -After, +Line) is nondet.
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

%!  reply(?Ply, ?From, ?To, -After, +Line) is nondet.
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

%!  next_move(?Ply, ?From, ?To, -Before, -After, +Line) is nondet.
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

%!  move_before(?Ply, ?From, ?To, -Before, +Line) is nondet.
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

%!  earlier_move(?Ply, ?From, ?To, -Before, -After, +Line) is nondet.
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

%!  first_move(?From, ?To, -Before, -After, +Line) is semidet.
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

%!  last_move(?Ply, ?From, ?To, -Before, -After, +Line) is semidet.
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

last_number(line(First, Plies, _), Last) :-
    functor(Plies, _, Length),
    Last is First + Length - 1.

%!  last_ply(?Ply, +Line) is det.
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

%!  next_ply(?Ply, ?Next) is nondet.
%
%   True when Next is the half move after Ply. One of them is given.
%
%   ```
%   ?- next_ply(1, Next).
%   Next = 2.
%   ```

next_ply(Ply, Next) :-
    (   integer(Ply)
    ->  Ply >= 0,
        Next is Ply + 1
    ;   integer(Next),
        Next > 0,
        Ply is Next - 1
    ).

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

solver_side(Side, line(_, _, Side)).

%!  takes_on(?Ply, ?Square, +Line) is nondet.
%
%   True when the half move Ply takes what stands on Square: not the
%   square that it goes to, if it takes en passant.
%
%   ```
%   ?- takes_on(Ply, Square, $Line).
%   Ply = 3, Square = a8.
%   ```

takes_on(Ply, Square, Line) :-
    ply_term(Ply, Line, ply(From, To, _, Before, _)),
    victim(From, To, Before, Square, _).

%!  taken(?Ply, ?Piece, +Line) is nondet.
%
%   True when the half move Ply takes a Piece.
%
%   ```
%   ?- taken(Ply, Piece, $Line).
%   Ply = 3, Piece = rook.
%   ```

taken(Ply, Piece, Line) :-
    ply_term(Ply, Line, ply(From, To, _, Before, _)),
    victim(From, To, Before, _, Piece).

victim(From, To, Before, Square, Piece) :-
    (   piece_at(To, Before, _, Standing)
    ->  Square = To,
        Piece = Standing
    ;   passes_by(From, To, Before),
        Piece = pawn,
        sub_atom(From, 1, 1, _, Rank),
        sub_atom(To, 0, 1, _, File),
        atom_concat(File, Rank, Square)
    ).

passes_by(From, To, Before) :-
    en_passant_square(To, Before),
    piece_at(From, Before, _, pawn),
    sub_atom(From, 0, 1, _, File),
    \+ sub_atom(To, 0, 1, _, File).

%!  becomes(?Ply, ?Piece, +Line) is nondet.
%
%   True when a pawn becomes a Piece by the half move Ply.
%
%   ```
%   ?- fen_line("1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", [a7b8n], Line), becomes(Ply, Piece, Line).
%   Ply = 1, Piece = knight.
%   ```

becomes(Ply, Piece, Line) :-
    ply_term(Ply, Line, ply(_, _, Piece, _, _)),
    Piece \== none.

%!  castled(?Ply, +Line) is nondet.
%
%   True when the half move Ply castles.
%
%   ```
%   ?- fen_line("4k3/8/8/8/8/8/8/4K2R w K - 0 1", [e1g1], Line), castled(Ply, Line).
%   Ply = 1.
%   ```

castled(Ply, Line) :-
    ply_term(Ply, Line, ply(From, To, _, Before, _)),
    piece_at(From, Before, _, king),
    \+ adjacent_files(From, To).

adjacent_files(From, To) :-
    sub_atom(From, 0, 1, _, File1),
    sub_atom(To, 0, 1, _, File2),
    char_code(File1, Code1),
    char_code(File2, Code2),
    abs(Code1 - Code2) =< 1.

%!  took_en_passant(?Ply, +Line) is nondet.
%
%   True when the half move Ply takes en passant.
%
%   ```
%   ?- fen_line("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", [e5d6], Line), took_en_passant(Ply, Line).
%   Ply = 1.
%   ```

took_en_passant(Ply, Line) :-
    ply_term(Ply, Line, ply(From, To, _, Before, _)),
    passes_by(From, To, Before).

%!  gives_check(?Ply, +Line) is nondet.
%
%   True when the half move Ply gives check.
%
%   ```
%   ?- gives_check(Ply, $Line).
%   Ply = 1.
%   ```

gives_check(Ply, Line) :-
    ply_term(Ply, Line, ply(_, _, _, _, After)),
    turn(Side, After),
    in_check(Side, After).

%!  up_by(?Ply, ?Number, +Line) is nondet.
%
%   True when the solver has won at least Number pawns' worth, 1 or
%   more, from the first position of Line to that after Ply: of what the
%   solver has, less what the opponent has.
%
%   ```
%   ?- up_by(Ply, 5, $Line).
%   Ply = 3.
%
%   ?- up_by(3, 6, $Line).
%   false.
%   ```

up_by(Ply, Number, Line) :-
    balance(Ply, Balance, Line),
    up_to(Number, Balance).

%!  down_by(?Ply, ?Number, +Line) is nondet.
%
%   True when the solver has lost at least Number pawns' worth, 1 or
%   more, from the first position of Line to that after Ply.
%
%   ```
%   ?- fen_line("4k3/8/2p5/3n4/8/8/3R4/4K3 w - - 0 1", [d2d5, c6d5], Line), down_by(Ply, 2, Line).
%   Ply = 2.
%   ```

down_by(Ply, Number, Line) :-
    balance(Ply, Balance, Line),
    Lost is -Balance,
    up_to(Number, Lost).

up_to(Number, Most) :-
    (   integer(Number)
    ->  Number >= 1,
        Number =< Most
    ;   between(1, Most, Number)
    ).

balance(Ply, Balance, Line) :-
    Line = line(First, Plies, Solver),
    Start is 2 - First,
    arg(Start, Plies, ply(_, _, _, Before, _)),
    ply_term(Ply, Line, ply(_, _, _, _, After)),
    worth(Solver, Before, Had),
    worth(Solver, After, Has),
    Balance is Has - Had.

%   What Side has, less what the other has, kings not counted.

worth(Side, Position, Worth) :-
    findall(Value,
            ( piece_at(_, Position, Owner, Piece),
              Piece \== king,
              value(Piece, Pawns),
              (   Owner == Side
              ->  Value = Pawns
              ;   Value is -Pawns
              )
            ),
            Values),
    sum_list(Values, Worth).
