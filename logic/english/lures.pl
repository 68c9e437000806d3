:- module(english_lures,
          [ lure_sentence//2    % +Motif, +Case
          ]).

:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).

/** <module> Sentences about leading away, drawing on, cutting off, making way
*/

%!  lure_sentence(+Motif, +Case)// is semidet.

lure_sentence(deflection, Case) -->
    { deflected(Case, Ply, Guarded),
      Reply is Ply - 1,
      Start is Ply - 2,
      board(Case, Start, Board),
      move(Case, Reply, Guard, _)
    },
    lead(Case, Start),
    ['is a deflection: it draws'], the(Board, Guard), ['away from', Guarded],
    [', and after'], numbered(Case, Reply), [','], numbered(Case, Ply), deed(Case, Ply).
lure_sentence(attraction, Case) -->
    { drawn(Case, Ply, Square),
      Reply is Ply + 1,
      Next is Ply + 2,
      board(Case, Reply, Board)
    },
    lead(Case, Ply),
    ['is an attraction: it draws'], the_kind(Board, Square), [to, Square, with],
    numbered(Case, Reply), [', where'], numbered(Case, Next),
    hits(Case, Next, Square).
lure_sentence(interference, Case) -->
    interference(Case).
lure_sentence(clearance, Case) -->
    { cleared(Case, Ply),
      Start is Ply - 2,
      Before is Start - 1,
      board(Case, Before, Board),
      board(Case, Start, After),
      move(Case, Start, Left, _),
      move(Case, Ply, From, _)
    },
    lead(Case, Start),
    ['is a clearance:'], the(Board, Left), ['makes way for'], the(After, From),
    [', and'], numbered(Case, Ply), [follows].

%   The guard's reply, and what it guarded: the square of the next move.
deflected(Case, Ply, Guarded) :-
    capture_after(Case, Ply),
    Reply is Ply - 1,
    Start is Ply - 2,
    move(Case, Reply, Guard, _),
    move(Case, Ply, From, To),
    board(Case, Start, Board),
    member(Guarded, [To, From]),
    sees(Board, Guard, Guarded),
    !.

%   The half move of the proof, or the solver's next.
capture_after(Case, Ply) :-
    case_ply(Case, Named),
    Later is Named + 2,
    member(Ply, [Named, Later]),
    Ply > 2,
    move(Case, Ply, _, _).

drawn(Case, Ply, Square) :-
    case_ply(Case, Named),
    last_solver_ply(Case, Last),
    between(Named, Last, Ply),
    Ply mod 2 =:= 1,
    Reply is Ply + 1,
    move(Case, Ply, _, Square),
    move(Case, Reply, _, Square),
    Next is Ply + 2,
    move(Case, Next, _, _),
    !.

hits(Case, Ply, _) -->
    { move_mark(Case, Ply, mate) },
    !,
    ['is mate'].
hits(Case, Ply, Square) -->
    { move(Case, Ply, _, To),
      board(Case, Ply, Board),
      sees(Board, To, Square),
      stands(Square, Board, _, Piece)
    },
    !,
    (   { Piece == king }
    ->  ['checks it']
    ;   ['attacks it']
    ),
    hits_beside(Board, To, Square).
hits(Case, Ply, _) -->
    deed(Case, Ply).

%   Another piece that it attacks, and nothing guards.
hits_beside(Board, From, Square) -->
    { stands(Square, Board, Side, _),
      stands(Other, Board, Side, Piece),
      Other \== Square,
      \+ memberchk(Piece, [pawn, king]),
      sees(Board, From, Other),
      \+ guarded(Board, Other)
    },
    !,
    ['and attacks'], the(Board, Other).
hits_beside(_, _, _) -->
    [].

%   A piece that gets between a defender and what it defends.
interference(Case) -->
    { capture_after(Case, Ply),
      Reply is Ply - 1,
      Start is Ply - 2,
      Before is Start - 1,
      move(Case, Ply, _, Target),
      board(Case, Before, Old),
      stands(Target, Old, Side, _),
      member(Mover, [Start, Reply]),
      move(Case, Mover, _, Between),
      attacked_by(Old, Side, Target, Defender),
      in_line(Target, Between, Defender),
      !,
      board(Case, Start, Board)
    },
    lead(Case, Start),
    ['is an interference:'],
    cuts(Case, Mover, Between),
    [cuts], the(Board, Defender), ['off from'], the(Board, Target),
    [', and'], numbered(Case, Ply), deed(Case, Ply).

cuts(_, Ply, _) -->
    { Ply mod 2 =:= 1 },
    !,
    [it].
cuts(Case, Ply, _) -->
    numbered(Case, Ply).

cleared(Case, Ply) :-
    capture_after(Case, Ply),
    Start is Ply - 2,
    move(Case, Start, Left, _),
    move(Case, Ply, From, To),
    ( Left == To ; in_line(From, Left, To) ),
    !.
