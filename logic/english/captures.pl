:- module(english_captures,
          [ capture_sentence//2 % +Motif, +Case
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).

/** <module> Sentences about taking: what is free, trapped, guarded or given
*/

%!  capture_sentence(+Motif, +Case)// is semidet.

capture_sentence(hanging_piece, Case) -->
    { case_ply(Case, Ply),
      took(Case, Ply, Piece, Square),
      Before is Ply - 1,
      board(Case, Before, Board)
    },
    subject(Case, Ply),
    ['takes the hanging', Piece, on, Square],
    what_guards(Board, Square).
capture_sentence(trapped_piece, Case) -->
    trapped(Case).
capture_sentence(removing_the_defender, Case) -->
    { case_value(Case, 'Target', Target),
      board(Case, 0, Board),
      move(Case, 1, _, To)
    },
    the_move(Case, 1),
    ['removes the defender of'], the(Board, Target), [:],
    the(Board, To),
    attacker_waits(Case, Board).
capture_sentence(capturing_defender, Case) -->
    { capture_of_defender(Case, Ply, Guarded),
      Later is Ply + 2,
      Before is Ply - 1,
      board(Case, Before, Board),
      move(Case, Ply, _, Defender)
    },
    lead(Case, Ply),
    ['removes the defender:'], the(Board, Defender), ['guarded', Guarded],
    [', and now'], numbered(Case, Later), deed(Case, Later).
capture_sentence(sacrifice, Case) -->
    sacrifice(Case).
capture_sentence(intermezzo, Case) -->
    { between_move(Case, Ply, Square),
      Later is Ply + 2
    },
    lead(Case, Ply),
    ['is a zwischenzug: it comes before'], taking(Case, Ply), ['on', Square, with],
    numbered(Case, Later).

%   Back, where the other side has just taken there.

taking(Case, Ply) -->
    { Before is Ply - 1,
      Later is Ply + 2,
      move(Case, Before, _, Square),
      move(Case, Later, _, Square)
    },
    !,
    ['taking back'].
taking(_, _) -->
    ['taking'].

what_guards(Board, Square) -->
    { guarded(Board, Square) },
    !,
    [].
what_guards(_, _) -->
    [', which nothing defends'].

attacker_waits(Case, Board) -->
    { case_value(Case, 'Attacker', Attacker) },
    !,
    ['keeps'], the(Board, Attacker), ['from taking it'].
attacker_waits(_, _) -->
    ['defends it'].

%   Trapped: attacked now, or taken later.

trapped(Case) -->
    { case_kind(Case, tactic),
      member(Said, [trapped(_, _), cornered(_, _)]),
      case_said(Case, Said, Target),
      board(Case, 1, Board),
      stands(Target, Board, Enemy, _),
      \+ case_side(Case, Enemy)
    },
    !,
    the_move(Case, 1),
    [traps], the(Board, Target), [:, 'attacked, it has no safe square'].
trapped(Case) -->
    { trapped_where(Case, Start, Square, Ply),
      board(Case, Start, Board)
    },
    subject(Case, Start),
    [traps], the(Board, Square),
    [:, 'it has no safe square and falls to'], numbered(Case, Ply).

%   The piece on Square is attacked after half move Start and taken by Ply.
trapped_where(Case, Start, Square, Ply) :-
    case_ply(Case, Named),
    Later is Named + 2,
    member(Ply, [Named, Later]),
    Start is Ply - 2,
    Start > 0,
    move(Case, Ply, _, Taken),
    took(Case, Ply, _, Taken),
    Reply is Ply - 1,
    (   move(Case, Reply, Square, Taken)
    ->  true
    ;   Square = Taken
    ),
    board(Case, Start, Board),
    (   case_value(Case, 'Trapped', Square)
    ->  true
    ;   stands(Square, Board, _, _)
    ),
    !.

%   A guard is taken, and two half moves later what it guarded.
capture_of_defender(Case, Ply, Guarded) :-
    case_ply(Case, Named),
    Earlier is Named - 2,
    member(Ply, [Earlier, Named]),
    Ply > 0,
    Later is Ply + 2,
    took(Case, Ply, _, Defender),
    move(Case, Later, _, Guarded),
    Before is Ply - 1,
    board(Case, Before, Board),
    sees(Board, Defender, Guarded),
    !.

%   The dearest piece that the opponent takes on the way, and keeps.
sacrifice(Case) -->
    { case_ply(Case, Named),
      findall(Worth-gift(Ply, Piece, Square),
              ( took(Case, Ply, Piece, Square),
                Ply mod 2 =:= 0,
                Ply =< Named + 1,
                given(Case, Ply, Piece, Worth)
              ),
              Gifts),
      dearest_gift(Gifts, gift(Reply, Piece, Square)),
      Ply is Reply - 1
    },
    (   { move(Case, Ply, _, Square) }
    ->  lead(Case, Ply), ['sacrifices the', Piece]
    ;   lead(Case, Ply), ['is a sacrifice: it gives up the', Piece, on, Square]
    ),
    [', which'], numbered(Case, Reply), [takes].

%   The worth of a piece, less what the solver takes for it at once.
given(Case, Ply, Piece, Worth) :-
    worth(Piece, Whole),
    Next is Ply + 1,
    (   took(Case, Next, Other, _)
    ->  worth(Other, Back)
    ;   Back = 0
    ),
    Worth is Whole - Back.

dearest_gift([Gift|Gifts], Dearest) :-
    foldl(dearer, Gifts, Gift, _-Dearest).

dearer(Worth-Gift, Most-_, Worth-Gift) :-
    Worth > Most,
    !.
dearer(_, Gift, Gift).

between_move(Case, Ply, Square) :-
    (   case_value(Case, 'Between', Ply)
    ->  true
    ;   case_ply(Case, Ply)
    ),
    Later is Ply + 2,
    move(Case, Later, _, Square).
