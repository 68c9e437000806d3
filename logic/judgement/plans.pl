% What a quiet move is for, as its line shows: changes that take more than one half move to see.
% Where a piece is going, what an exchange is good for, which moves it makes possible. See strategy.pl.

%   plan(-Change, -Arguments, +Line): what the next moves make of it, if the
%   first of them could be made were the reply left out; else it is the reply
%   that brings it. The same piece goes on, to where it bears on something or
%   stands well; or another one makes a move that was not possible before, or
%   to a square that is contested and that nothing else guarded; or the piece
%   that moved is taken by one of the same worth, which is taken back: it was
%   offered.

plan(does(Word), Arguments, Line) :-
    played(1, From, To, Before, After, Line),
    played(3, NextFrom, NextTo, Ready, _, Line),
    \+ in_check(_, Before),
    \+ in_check(_, After),
    \+ in_check(_, Ready),
    \+ flees(NextFrom, After, Ready),
    \+ captures(NextFrom, NextTo, Ready),
    passed(After, Passed),
    make_move(NextFrom, NextTo, Passed, Then),
    turn(Side, Before),
    (   NextFrom == To
    ->  Word = heads_for,
        Arguments = [NextTo],
        (   piece_at(From, Before, _, pawn)
        ->  other_side(Side, Other),
            once(( strategic(under_attack, Other, [Target, NextTo], Then),
                   \+ piece_at(Target, Then, _, pawn)
                 ))
        ;   on_its_way(From, To, NextTo, Before),
            once(stands_well(NextTo, Side, Then))
        )
    ;   Word = prepares,
        Arguments = [NextFrom, NextTo],
        once(( \+ legal_move(NextFrom, NextTo, Before)
             ; controls(To, NextTo, After),
               other_side(Side, Other),
               once(guards(_, NextTo, Other, After)),
               \+ ( guards(Guard, NextTo, Side, Before),
                    Guard \== NextFrom
                  )
             ; comes_behind_pawn(From, To, NextFrom, NextTo, After)
             ))
    ).
plan(does(is_bound_for), [Square], Line) :-     % by a move more
    played(1, From, To, Before, After, Line),
    played(5, Last, Square, Ready, Then, Line),
    (   Last == To
    ->  Step = Square
    ;   played(3, To, Last, _, _, Line),
        Step = Last
    ),
    passed(After, Passed),
    once(legal_move(To, Step, Passed)),
    \+ in_check(_, Ready),
    empty(Square, Ready),
    on_its_way(From, To, Square, Before),
    turn(Side, Before),
    once(stands_well(Square, Side, Then)).
plan(does(makes_room), [Square, From], Line) :-
    played(1, From, To, Before, After, Line),
    played(5, Square, From, Ready, Then, Line),
    Square \== To,
    \+ in_check(_, Before),
    \+ in_check(_, Ready),
    empty(From, Ready),
    turn(Side, Before),
    piece_at(Square, After, Side, Piece),
    Piece \== pawn,
    once(stands_well(From, Side, Then)).
plan(does(plans), [From, To], Line) :-
    played(1, First, Second, Before, After, Line),
    \+ in_check(_, Before),
    \+ in_check(_, After),
    played(2, _, Reply, _, _, Line),
    played(3, From, To, Ready, _, Line),
    To \== Reply,
    \+ flees(From, After, Ready),
    \+ ( From == Second,                      % it stood there, or could go there at once
         ( To == First ; legal_move(First, To, Before) )
       ),
    passed(After, Passed),
    once(legal_move(From, To, Passed)).
plan(does(leaves_check), [], Line) :-
    played(1, _, _, Before, _, Line),
    turn(Side, Before),
    once(in_check(Side, Before)).
plan(does(offers_exchange), [Taker], Line) :-
    played(1, From, To, Before, _, Line),
    empty(To, Before),
    played(2, Taker, To, After, _, Line),
    piece_at(From, Before, _, Piece),
    piece_at(Taker, After, _, Other),
    value(Piece, Worth),
    value(Other, Worth),
    (   played(3, _, Again, _, _, Line)
    ->  Again == To
    ;   true
    ).

plan(does(offers_strong), [Role, Taker, Target], Line) :-
    plan(does(offers_exchange), [Taker], Line),
    played(1, From, _, Before, _, Line),
    (   contests_file(From, Taker, Line)
    ->  Role = rook_on_file,
        Target = Taker
    ;   member(Role, [attacker, outpost, aims_at_king, centralised]),
        once(role(Role, Taker, Target, Before, Line))
    ->  Target \== From
    ).
plan(does(removes), [Role, Target], Line) :-
    played(1, From, To, Before, _, Line),
    strategic_deed(exchanges, From, To, [], Before),
    once(role(Role, To, Target, Before, Line)).
plan(does(saves), [From], Line) :-
    played(1, From, To, Before, _, Line),
    strategic_deed(exchanges, From, To, [], Before),
    \+ piece_at(From, Before, _, pawn),
    once(under_attack(From, _, Before)).
plan(does(guards_loose), [Square], Line) :-
    played(1, _, To, Before, After, Line),
    defends(To, Square, After),
    piece_at(Square, Before, Side, Piece),
    memberchk(Piece, [knight, bishop, rook]),
    turn(Side, Before),
    \+ defends(_, Square, Before),
    \+ attacks(_, Square, After).
plan(does(opens_file), [File], Line) :-
    played(1, From, To, Before, _, Line),
    piece_at(From, Before, _, pawn),
    captures(From, To, Before),
    played(2, _, To, _, After, Line),
    member(Square, [From, To]),
    file_of(Square, File),
    piece_at(Pawn, Before, _, pawn),
    file_of(Pawn, File),
    \+ ( to_coords(Left, _, File),
         piece_at(Left, After, _, pawn)
       ).

plan(does(blocks_pawn), [Pawn], Line) :-
    played(1, From, To, Before, _, Line),
    piece_at(From, Before, Side, pawn),
    pawn_step(Side, To, Pawn),
    other_side(Side, Other),
    piece_at(Pawn, Before, Other, pawn),
    empty(To, Before),
    passed(Before, Passed),
    once(legal_move(Pawn, To, Passed)),
    \+ mover_is_taken(Line).

plan(does(faces_queen), [Rook, Queen], Line) :-
    comes_to_file(Rook, File, After, Line),
    turn(Other, After),
    piece_at(Queen, After, Other, queen),
    file_of(Queen, File),
    \+ attacks(Rook, Queen, After).
plan(does(backs_pawn), [Pawn], Line) :-
    comes_to_file(Rook, File, After, Line),
    between(3, 6, File),
    turn(Other, After),
    other_side(Side, Other),
    piece_at(Pawn, After, Side, pawn),
    file_of(Pawn, File),
    once(controls(Rook, Pawn, After)),
    pawn_step(Side, Pawn, Next),
    aligned(Rook, Pawn, Next),
    empty(Next, After).
plan(does(leaves_line), [Slider], Line) :-
    played(1, From, To, Before, After, Line),
    piece_at(From, Before, Side, king),
    \+ in_check(Side, Before),
    \+ castles(From, To, Before),
    other_side(Side, Other),
    nearly_attacked(From, Slider, Other, Before),
    \+ nearly_attacked(To, _, Other, After).

%   comes_to_file(-Rook, -File, -After, +Line): a rook goes to another file.

comes_to_file(Rook, File, After, Line) :-
    played(1, From, Rook, Before, After, Line),
    piece_at(From, Before, _, rook),
    file_of(Rook, File),
    \+ file_of(From, File).

%   nearly_attacked(+King, -Slider, +Side, +Position): one piece stands between them.

nearly_attacked(King, Slider, Side, Position) :-
    piece_at(Slider, Position, Side, Piece),
    memberchk(Piece, [bishop, rook, queen]),
    controls(Slider, Between, Position),
    aligned(Slider, Between, King),
    \+ empty(Between, Position),
    \+ ( aligned(Between, Square, King),
         \+ empty(Square, Position)
       ).

%   on_its_way(+From, +To, +Square, +Before): a piece does not get to Square as soon otherwise.

on_its_way(From, To, Square, Before) :-
    \+ piece_at(From, Before, _, pawn),
    Square \== From,
    empty(To, Before),
    \+ castles(From, To, Before),
    \+ legal_move(From, Square, Before).

%   contests_file(+From, +Rook, +Line): the rook that came from elsewhere stands on the file of Rook,
%   where no pawn is.

contests_file(From, Rook, Line) :-
    played(1, _, To, _, After, Line),
    piece_at(To, After, _, rook),
    piece_at(Rook, After, _, rook),
    file_of(To, File),
    file_of(Rook, File),
    \+ file_of(From, File),
    \+ ( piece_at(Pawn, After, _, pawn), file_of(Pawn, File) ).

%   role(-Role, +Taken, -Target, +Before, +Line): what the piece on Taken was good for.

role(guard, Taken, Target, Before, Line) :-
    played(1, From, _, _, _, Line),
    played(2, _, _, _, After, Line),
    guards_attacked(Taken, Target, Before),
    \+ piece_at(Target, Before, _, king),
    attacks(Attacker, Target, Before),
    Attacker \== From,
    outnumbered(Target, After),
    !.
role(attacker, Taken, Target, Before, Line) :-
    played(1, From, _, _, _, Line),
    under_attack(Target, Taken, Before),
    Target \== From,
    !.
role(outpost, Taken, Taken, Before, _) :-
    outpost(Taken, Before),
    !.
role(bishop_pair, Taken, Taken, Before, _) :-
    bishop_pair(Dark, Light, Before),
    memberchk(Taken, [Dark, Light]),
    !.
role(king_guard, Taken, King, Before, _) :-
    piece_at(Taken, Before, Side, Piece),
    memberchk(Piece, [bishop, knight]),
    king_at(Side, King, Before),
    adjacent(King, Taken),
    !.
role(blockade, Taken, Pawn, Before, _) :-
    blockade(Taken, Pawn, Before),
    !.
role(aims_at_king, Taken, King, Before, _) :-
    aims_at_king(Taken, King, Before),
    !.
role(centralised, Taken, Taken, Before, _) :-
    centralised(Taken, Before),
    !.

%   flees(+Piece, +After, +Ready): the reply has attacked the piece that then moves.

flees(Piece, After, Ready) :-
    under_attack(Piece, _, Ready),
    \+ under_attack(Piece, _, After),
    !.

%   comes_behind_pawn(+From, +Rook, +Pawn, +Step, +Position): a rook comes from
%   another file, behind a pawn that goes on.

comes_behind_pawn(From, Rook, Pawn, Step, Position) :-
    file_of(Rook, File),
    \+ file_of(From, File),
    piece_at(Rook, Position, Side, rook),
    piece_at(Pawn, Position, Side, pawn),
    controls(Rook, Pawn, Position),
    aligned(Rook, Pawn, Step),
    !.

%   stands_well(+Square, +Side, +Position): what brings a piece of Side there.

stands_well(_, _, Position) :-
    check(Position).
stands_well(Square, Side, Position) :-
    other_side(Side, Other),
    strategic(under_attack, Other, [_, Square], Position).
stands_well(Square, Side, Position) :-
    member(Word, [outpost, centralised, rook_on_open_file, rook_on_half_open_file, rook_on_seventh]),
    strategic(Word, Side, [Square], Position).
stands_well(Square, Side, Position) :-
    member(Word, [eyes, guards_attacked, rook_behind_passed_pawn, blockade]),
    strategic(Word, Side, [Square, _], Position).
