% What a move has to do with known endings: see endings.pl.

%!  ending_deed(+Position, +Move, -Deed) is nondet.
%
%   True when the legal Move of Position, which may be a FEN, does this; Move
%   is From-To-Promotion, where Promotion is `none` for most. Deed is
%
%     - builds_bridge(Rook, King)                 in the Lucena position
%     - drives_off(Rook, Enemy)                   there too: by a check, before the bridge
%     - spoils(Ending)                            a win, of which this draw is left
%     - loses(Ending)                             what was a draw
%     - opposition(Kind, King, Enemy, Purpose)    the king takes it
%     - key_square(King, Pawn)                    the king takes one
%     - rook_behind(Rook, Pawn, Whose)            Whose is own or other
%     - reaches(Ending)                           a win
%     - holds(Ending)                             a draw, for the weaker side
%
%   and Ending is ending(Name, Verdict, Proof). Purpose is `win` or `draw`
%   where the opposition decides so, or `none`.
%
%   ```
%   ?- ending_deed("4k3/8/8/3K4/4P3/8/8/8 w - - 0 1", d5-e6-none, Deed).
%   Deed = opposition(direct, e6, e8, win) ;
%   Deed = key_square(e6, e4) ;
%   Deed = reaches(ending(key_squares, won(white), [king=e6, pawn=e4, enemy=e8, plan=on_key(e6)])).
%   ```

ending_deed(Given, From-To-Promotion, Deed) :-
    read_position(Given, Before),
    turn(Side, Before),
    piece_at(From, Before, Side, Piece),
    once(make_move(From, To, Promotion, Before, After)),
    endings_of(Before, Earlier),
    endings_of(After, Later),
    deed(Side, Piece, From, To, Before, Earlier, Later, Deed).

endings_of(Position, Endings) :-
    findall(ending(Name, Verdict, Proof), known_ending(Name, Position, Verdict, Proof), Endings).

deed(Side, rook, _, To, _, Earlier, Later, builds_bridge(To, King)) :-
    member(ending(lucena, won(Side), Proof), Earlier),
    memberchk(ending(lucena, won(Side), _), Later),
    memberchk(king=King, Proof),
    own_rank(Side, To, 4).
deed(Side, rook, From, To, Before, Earlier, _, drives_off(To, Enemy)) :-
    member(ending(lucena, won(Side), Proof), Earlier),
    memberchk(enemy=Enemy, Proof),
    same_file(To, Enemy),
    \+ adjacent(To, Enemy),
    make_move(From, To, Before, After),
    check(After),
    \+ attacked_by_enemy(To, After).
deed(Side, _, _, _, _, Earlier, Later, spoils(Ending)) :-
    memberchk(ending(_, won(Side), _), Earlier),
    Ending = ending(_, drawn, _),
    once(member(Ending, Later)).
deed(Side, _, _, _, _, Earlier, Later, loses(Ending)) :-
    memberchk(ending(_, drawn, _), Earlier),
    other_side(Side, Other),
    Ending = ending(_, won(Other), _),
    once(member(Ending, Later)).
deed(Side, king, _, To, _, _, Later, opposition(Kind, To, Enemy, Purpose)) :-
    member(ending(_, open, Proof), Later),
    memberchk(plan=opposition(Kind), Proof),
    memberchk(king=To, Proof),
    memberchk(enemy=Enemy, Proof),
    purpose(Side, To, Later, Purpose).
deed(Side, king, _, To, _, _, Later, key_square(To, Pawn)) :-
    member(ending(key_squares, won(Side), Proof), Later),
    memberchk(plan=on_key(To), Proof),
    memberchk(pawn=Pawn, Proof).
deed(_, rook, From, To, Before, Earlier, Later, rook_behind(To, Pawn, Whose)) :-
    member(ending(rook_behind_passed_pawn, open, Proof), Later),
    memberchk(rook=To, Proof),
    memberchk(pawn=Pawn, Proof),
    \+ ( member(ending(rook_behind_passed_pawn, open, Known), Earlier),
         memberchk(rook=From, Known),
         memberchk(pawn=Pawn, Known)
       ),
    memberchk(plan=Plan, Proof),
    whose(Plan, Whose),
    piece_at(Pawn, Before, _, pawn).
deed(Side, _, _, _, _, _, Later, reaches(Ending)) :-
    Ending = ending(_, won(Side), _),
    once(member(Ending, Later)).
deed(Side, _, _, _, Before, _, Later, holds(Ending)) :-
    Ending = ending(_, drawn, _),
    once(member(Ending, Later)),
    once(material(Side, Balance, Before)),
    Balance < 0.

%!  deed_verdict(+Deed, +Side, -Verdict) is det.
%
%   What the Deed of a move of Side decides: a verdict as in known_ending/4.

deed_verdict(Deed, Side, Verdict) :-
    (   decides(Deed, Side, Verdict0)
    ->  Verdict = Verdict0
    ;   Verdict = open
    ).

decides(builds_bridge(_, _),            Side, won(Side)).
decides(drives_off(_, _),               Side, won(Side)).
decides(key_square(_, _),               Side, won(Side)).
decides(opposition(_, _, _, win),       Side, won(Side)).
decides(opposition(_, _, _, draw),      _,    drawn).
decides(spoils(ending(_, Verdict, _)),  _,    Verdict).
decides(loses(ending(_, Verdict, _)),   _,    Verdict).
decides(reaches(ending(_, Verdict, _)), _,    Verdict).
decides(holds(ending(_, Verdict, _)),   _,    Verdict).

whose(escort(_), own).
whose(chase(_),  other).

purpose(Side, King, Endings, Purpose) :-
    (   memberchk(ending(_, won(Side), _), Endings)
    ->  Purpose = win
    ;   member(ending(key_squares, drawn, Proof), Endings),
        memberchk(enemy=King, Proof)
    ->  Purpose = draw
    ;   Purpose = none
    ).

%!  line_ending(+Position, +Moves:list, -Ply, -Ending) is semidet.
%
%   True when Ending is the first with a verdict, won(Side) or drawn, that a
%   line comes to and that Position is not yet; it is there after Ply half
%   moves. Moves are written as in ending_deed/3.

line_ending(Given, Moves, Ply, Ending) :-
    read_position(Given, Position),
    endings_of(Position, Known),
    findall(Name, member(ending(Name, _, _), Known), Names),
    first_ending(Moves, Position, Names, 1, Ply, Ending).

first_ending([From-To-Promotion|Moves], Position, Names, Number, Ply, Ending) :-
    once(make_move(From, To, Promotion, Position, After)),
    (   known_ending(Name, After, Verdict, Proof),
        decided(Verdict),
        \+ memberchk(Name, Names)
    ->  Ply = Number,
        Ending = ending(Name, Verdict, Proof)
    ;   Next is Number + 1,
        first_ending(Moves, After, Names, Next, Ply, Ending)
    ).

decided(won(_)).
decided(drawn).
