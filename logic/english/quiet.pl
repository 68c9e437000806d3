:- module(english_quiet,
          [ quiet_sentence//2   % +Motif, +Case
          ]).

:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).

/** <module> Sentences about quiet moves, kings, pawns and endgames
*/

%!  quiet_sentence(+Motif, +Case)// is semidet.

quiet_sentence(quiet_move, Case) -->
    { unforced(Case, Ply) },
    subject(Case, Ply),
    ['is a quiet move, without check or capture'],
    goes_on(Case, Ply).
quiet_sentence(defensive_move, Case) -->
    { defends_by(Case, Ply, How) },
    subject(Case, Ply),
    ['is a defensive move:'],
    defence(How).
quiet_sentence(collinear_move, Case) -->
    { case_ply(Case, Named),
      last_solver_ply(Case, Last),
      between(Named, Last, Ply),
      Ply mod 2 =:= 1,
      Before is Ply - 1,
      board(Case, Before, Board),
      move(Case, Ply, From, To),
      case_value(Case, 'Rival', Rival),
      sees(Board, From, Rival),
      ( in_line(Rival, From, To) ; in_line(Rival, To, From) ),
      !
    },
    subject(Case, Ply),
    ['is a collinear move: it stays on the line of'], the(Board, Rival),
    ['instead of taking it'].
quiet_sentence(kingside_attack, Case) -->
    wing_attack(kingside, Case).
quiet_sentence(queenside_attack, Case) -->
    wing_attack(queenside, Case).
quiet_sentence(exposed_king, Case) -->
    { enemy_king(Case, 0, King),
      findall(Ply, checking_ply(Case, Ply), Plies)
    },
    ['the king on', King, 'is exposed: no pawn stands right before it or beside it'],
    checked_by(Case, Plies).
quiet_sentence(attacking_f2_f7, Case) -->
    { enemy_king(Case, 0, _),
      case_target(Case, Ply, Target),
      board(Case, Ply, Board),
      enemy_king_on(Case, Board, King)
    },
    subject(Case, Ply),
    ['is an attack on', Target, ', next to the king on', King].
quiet_sentence(castling, Case) -->
    { castles(Case, Ply, Wing) },
    subject(Case, Ply),
    ['castles', Wing].
quiet_sentence(advanced_pawn, Case) -->
    { advances(Case, Ply, Square) },
    subject(Case, Ply),
    advances_words(Case, Ply, Square).
quiet_sentence(promotion, Case) -->
    { promoting_ply(Case, Ply, Piece) },
    subject(Case, Ply),
    ['promotes the pawn to'], a(Piece).
quiet_sentence(under_promotion, Case) -->
    { promoting_ply(Case, Ply, Piece),
      Piece \== queen
    },
    subject(Case, Ply),
    ['is an underpromotion: the pawn becomes'], a(Piece), [', not a queen'].
quiet_sentence(en_passant, Case) -->
    { solver_plies(Case, Ply),
      took(Case, Ply, pawn, Square),
      move(Case, Ply, _, To),
      Square \== To,
      !
    },
    subject(Case, Ply),
    ['takes the pawn on', Square, 'en passant'].
quiet_sentence(pawn_endgame, _) -->
    ['this is a pawn endgame: only kings and pawns are left'].
quiet_sentence(queen_endgame, _) -->
    ['this is a queen endgame: only kings, queens and pawns are left'].
quiet_sentence(rook_endgame, _) -->
    ['this is a rook endgame: only kings, rooks and pawns are left'].
quiet_sentence(bishop_endgame, _) -->
    ['this is a bishop endgame: only kings, bishops and pawns are left'].
quiet_sentence(knight_endgame, _) -->
    ['this is a knight endgame: only kings, knights and pawns are left'].
quiet_sentence(queen_rook_endgame, _) -->
    ['this is a queen and rook endgame: only kings, queens, rooks and pawns are left'].

solver_plies(Case, Ply) :-
    last_solver_ply(Case, Last),
    between(1, Last, Ply),
    Ply mod 2 =:= 1.

%   The first move from that of the proof on that neither checks nor takes.
unforced(Case, Ply) :-
    case_ply(Case, Named),
    last_solver_ply(Case, Last),
    between(Named, Last, Ply),
    Ply mod 2 =:= 1,
    without_force(Case, Ply),
    !.

without_force(Case, Ply) :-
    move_mark(Case, Ply, none),
    \+ took(Case, Ply, _, _).

defends_by(Case, Ply, check) :-
    case_ply(Case, Ply),
    Before is Ply - 1,
    in_check(Case, Before),
    !.
defends_by(Case, Ply, quiet) :-
    case_ply(Case, Named),
    last_solver_ply(Case, Last),
    member(Ply, [Named, Last]),
    without_force(Case, Ply),
    !.

defence(check) --> ['it meets the check'].
defence(quiet) --> ['it holds the position together without a check or capture'].

%   A check or a capture; but one that answers a check or takes back was not
%   prepared.
goes_on(Case, Ply) -->
    { Reply is Ply + 1,
      Next is Ply + 2,
      move(Case, Reply, _, Taken),
      move(Case, Next, _, To),
      To \== Taken,
      \+ in_check(Case, Reply),
      once(forces(Case, Next))
    },
    !,
    [': it prepares'], numbered(Case, Next).
goes_on(_, _) -->
    [].

in_check(Case, Ply) :-
    board(Case, Ply, Board),
    case_side(Case, Side),
    opponent(Side, Enemy),
    man(Board, Side, king, King),
    attacked_by(Board, Enemy, King, _),
    !.

%   The later checks and captures of the solver, and the king that they are for.
wing_attack(Wing, Case) -->
    { enemy_king(Case, 0, King),
      findall(Words, forceful(Case, King, Words), Later),
      atom_concat(Wing, ' attack', Name)
    },
    the_move(Case, 1),
    wing_attack_goes(Later, Name, King).

wing_attack_goes([], Name, King) -->
    !,
    [is], a(Name), ['on the king on', King].
wing_attack_goes(Later, Name, King) -->
    [starts], a(Name), ['on the king on', King, ', with'],
    listed(Later), ['to follow'].

%   Checks and captures near where the king stood.
forceful(Case, King, Words) :-
    solver_plies(Case, Ply),
    Ply > 1,
    move(Case, Ply, _, To),
    near(King, To),
    once(forces(Case, Ply)),
    phrase(numbered(Case, Ply), Words).

%   A check or a capture.
forces(Case, Ply) :-
    move_mark(Case, Ply, Mark),
    Mark \== none.
forces(Case, Ply) :-
    took(Case, Ply, _, _).

near(Square, Other) :-
    place(Square, File, Rank),
    place(Other, OtherFile, OtherRank),
    abs(File - OtherFile) =< 3,
    abs(Rank - OtherRank) =< 3.

enemy_king(Case, Ply, King) :-
    board(Case, Ply, Board),
    enemy_king_on(Case, Board, King).

enemy_king_on(Case, Board, King) :-
    case_side(Case, Side),
    opponent(Side, Enemy),
    man(Board, Enemy, king, King),
    !.

checking_ply(Case, Ply) :-
    solver_plies(Case, Ply),
    move_mark(Case, Ply, Mark),
    Mark \== none.

checked_by(_, []) -->
    !,
    [].
checked_by(Case, [Ply]) -->
    !,
    [', and'], numbered(Case, Ply), ['checks it'].
checked_by(Case, Plies) -->
    { findall(Words, ( member(Ply, Plies), phrase(numbered(Case, Ply), Words) ), Items) },
    [', and'], listed(Items), [check, it].

case_target(Case, Ply, Target) :-
    solver_plies(Case, Ply),
    move(Case, Ply, _, Target),
    memberchk(Target, [f2, f7]),
    took(Case, Ply, _, Target),
    !.

castles(Case, Ply, Wing) :-
    solver_plies(Case, Ply),
    move(Case, Ply, From, To),
    Before is Ply - 1,
    board(Case, Before, Board),
    stands(From, Board, _, king),
    place(From, X0, _),
    place(To, X, _),
    abs(X - X0) > 1,
    (   X > X0
    ->  Wing = kingside
    ;   Wing = queenside
    ),
    !.

advances(Case, Ply, Square) :-
    case_ply(Case, Named),
    last_solver_ply(Case, Last),
    between(Named, Last, Ply),
    Ply mod 2 =:= 1,
    move(Case, Ply, From, Square),
    Before is Ply - 1,
    board(Case, Before, Board),
    stands(From, Board, Side, pawn),
    place(Square, _, Rank),
    far_rank(Side, Rank),
    !.

far_rank(white, 7).
far_rank(white, 8).
far_rank(black, 2).
far_rank(black, 1).

advances_words(Case, Ply, _) -->
    { became(Case, Ply, Piece) },
    !,
    ['brings the advanced pawn home: it becomes'], a(Piece).
advances_words(_, _, Square) -->
    ['makes an advanced pawn: on', Square, 'it is one step from promotion'].

promoting_ply(Case, Ply, Piece) :-
    (   case_value(Case, 'Ply', Ply), became(Case, Ply, Piece)
    ->  true
    ;   solver_plies(Case, Ply), became(Case, Ply, Piece)
    ->  true
    ).
