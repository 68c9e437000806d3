% What a move has to do with known endings: see endings.pl.

%   endings_of(+Position, -Endings): terms ending(Name, Verdict, Proof).

endings_of(Position, Endings) :-
    findall(ending(Name, Verdict, Proof), known_ending(Name, Position, Verdict, Proof), Endings).

%   earlier_endings(+Position, -Endings): the same of a position of which several moves may be
%   looked at, one after the other: the last answer is remembered.

:- thread_local remembered/2.       % Position, Endings

earlier_endings(Position, Endings) :-
    (   remembered(Last, Known),
        Last == Position
    ->  Endings = Known
    ;   endings_of(Position, Endings),
        retractall(remembered(_, _)),
        assertz(remembered(Position, Endings))
    ).

%   deed(+Side, +Piece, +From, +To, +Before, +Earlier, +Later, -Deed): see ending_deed/3. Earlier and
%   Later are the endings before and after the move.

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
    memberchk(plan=opposition(Kind, Duty), Proof),
    memberchk(king=To, Proof),
    memberchk(enemy=Enemy, Proof),
    purpose(Side, To, Later, Duty, Purpose).
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

%   decides(+Deed, +Side, -Verdict): see deed_verdict/3.

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

purpose(Side, King, Endings, Duty, Purpose) :-
    (   memberchk(ending(_, won(Side), _), Endings)
    ->  Purpose = win
    ;   member(ending(key_squares, drawn, Proof), Endings),
        memberchk(enemy=King, Proof)
    ->  Purpose = draw
    ;   Purpose = Duty
    ).

%   first_ending(+Moves, +Position, +Names, +Number, -Ply, -Ending): see line_ending/4; endings
%   with these Names do not count.

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
