% Endings of rooks and pawns: see endings.pl.
%
%     rook_ending(Name, Mine, Theirs, Turn, Position, Verdict, Proof)

%   The Lucena position: the king stands before its pawn on the seventh rank,
%   and the rook cuts the other king off. The rook goes to the fourth rank,
%   where it will shield the king from checks: it builds a bridge.
rook_ending(lucena, side(Side, King, [pawn-Pawn, rook-Rook]), side(_, Enemy, [rook-Defender]),
            Turn, Position, won(Side),
            [king=King, pawn=Pawn, rook=Rook, enemy=Enemy, plan=bridge(Bridge)]) :-
    own_rank(Side, Pawn, 7),
    \+ edge_pawn(Pawn),
    promotion_square(Side, Pawn, King),
    cuts_off(Rook, Pawn, Enemy),
    \+ same_rank(Rook, King),
    \+ lucena_spoiled(Turn, Side, King, Pawn, Rook, Enemy, Defender, Position),
    file_of(Rook, File),
    own_rank(Side, Bridge, 4),
    file_of(Bridge, File).

%   The third-rank defence of Philidor: the king stands before the pawn, and
%   the rook holds the rank that the other king wants to enter.
rook_ending(philidor, side(Side, King, [pawn-Pawn, rook-_]), side(Other, Enemy, [rook-Defender]),
            Turn, Position, drawn,
            [king=Enemy, pawn=Pawn, rook=Defender, enemy=King, plan=hold_rank(Rank)]) :-
    own_rank(Side, Pawn, PawnRank),
    PawnRank =< 5,
    own_rank(Side, King, KingRank),
    KingRank =< 5,
    own_rank(Side, Enemy, EnemyRank),
    EnemyRank >= 7,
    files_apart(Enemy, Pawn, Files),
    Files =< 1,
    own_rank(Side, Defender, 6),
    rook_is_safe(Turn, Other, Defender, Position),
    rank_of(Defender, Rank).

%   Its second part: the pawn has gone to the sixth rank, where the king has no
%   shelter before it any more, and the rook checks from behind.
rook_ending(philidor, side(Side, King, [pawn-Pawn, rook-_]), side(Other, Enemy, [rook-Defender]),
            Turn, Position, drawn,
            [king=Enemy, pawn=Pawn, rook=Defender, enemy=King, plan=checks_from_behind]) :-
    own_rank(Side, Pawn, 6),
    ahead_of(Side, Pawn, Enemy),
    own_rank(Side, Defender, DefenderRank),
    DefenderRank =< 2,
    \+ attacks(_, Defender, Position),
    (   Turn == Other
    ->  \+ in_check(Other, Position)
    ;   \+ ( same_rank(King, Pawn), adjacent(King, Pawn) )
    ).

%   Tarrasch: a rook belongs behind a passed pawn, one's own or the other's.
rook_ending(rook_behind_passed_pawn, side(Side, _, Mine), side(Other, _, Theirs), _, Position, open,
            [rook=Rook, pawn=Pawn, plan=Plan]) :-
    only([pawn, rook], Mine),
    only([pawn, rook], Theirs),
    member(rook-Rook, Mine),
    (   Owner = Side,
        Pieces = Mine,
        Plan = escort(Pawn)
    ;   Owner = Other,
        Pieces = Theirs,
        Plan = chase(Pawn)
    ),
    member(pawn-Pawn, Pieces),
    passed_pawn(Pawn, Position),
    behind_pawn(Owner, Pawn, Rook, Position).

%   The rook's file lies between the pawn and the king.
cuts_off(Rook, Pawn, Enemy) :-
    file_of(Rook, File),
    file_of(Pawn, PawnFile),
    file_of(Enemy, EnemyFile),
    (   PawnFile < File
    ->  File < EnemyFile
    ;   PawnFile > File,
        File > EnemyFile
    ).

%   With the move, and not in check, the rook has time to build the bridge. Else it
%   must not hang, the king must not uncover a check of its rook on the last rank,
%   and the rook must not have four files for checks from the side, with its king
%   near the pawn.
lucena_spoiled(Turn, Side, King, Pawn, Rook, Enemy, Defender, Position) :-
    once(( Turn \== Side ; attacks(Defender, King, Position) )),
    (   attacked_by_enemy(Rook, Position)
    ;   Turn \== Side,
        own_rank(Side, Enemy, 8),
        own_rank(Side, Defender, 8)
    ;   files_apart(Pawn, Enemy, 2),
        files_apart(Pawn, Defender, Files),
        Files >= 4,
        file_of(Pawn, Middle),
        file_of(Enemy, EnemyFile),
        file_of(Defender, File),
        (EnemyFile - Middle) * (File - Middle) < 0
    ),
    !.

attacked_by_enemy(Square, Position) :-
    \+ \+ attacks(_, Square, Position).

%   The rook is not attacked, or may go away: it is its turn, and no check.
rook_is_safe(Turn, Side, Rook, Position) :-
    (   attacked_by_enemy(Rook, Position)
    ->  Turn == Side,
        \+ in_check(Side, Position)
    ;   true
    ).

behind_pawn(Owner, Pawn, Rook, Position) :-
    other_side(Owner, Other),
    ahead_of(Other, Pawn, Rook),
    line(Rook, Pawn, straight, Between),
    forall(member(Square, Between), empty(Square, Position)).
