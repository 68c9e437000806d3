:- module(strategy,
          [ quiet_reasons/3,      % +Line, +Rival, -Reasons
            follow_up/7,          % +Ply, +Line, -From, -To, -Before, -After, -Reasons
            strategic_change/4,   % ?Change, ?Arguments, +Ply, +Line
            are_alike/2           % +Name, +Other
          ]).

:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/strategy').
:- use_module('../../bk/prospects', [passed/2]).

/** <module> Why a quiet move

Where nothing is won by force, a move is explained by what it changes: words
of bk/strategy.pl that begin or cease to hold, and what it does. A change
counts if it survives the reply, for more if the next best move does not
bring it. What each is worth is in strategic_worth.pl.
*/

:- include(strategic_worth).
:- include(plans).

only_here(40).      % added where the next best move does not bring the change
at_last(-300).      % added to what is said only where there is nothing else

%!  quiet_reasons(+Line, +Rival, -Reasons:list) is det.
%
%   What speaks for the first move of Line, where Rival, another line from
%   the same position or `none`, begins with the next best move: terms
%   reason(Weight, Name, Change, Cases), the weightiest first. Cases are
%   all lists of arguments for which the move brings the change.
%
%   ```
%   ?- fen_line("4k3/pp3ppp/8/8/8/8/PP3PPP/R3K3 w - - 0 1", [a1d1, e8e7], Line),
%      quiet_reasons(Line, none, [reason(Weight, Name, Change, Cases)|_]).
%   Name = open_file, Change = gains(own, rook_on_open_file), Cases = [[d1]].
%   ```

quiet_reasons(Line, Rival, Reasons) :-
    step(1, Line, Step),
    (   Rival == none
    ->  Beside = none
    ;   step(1, Rival, Beside)
    ),
    findall(reason(Weight, Name, Change, Cases),
            ( worth(Name, Change, Worth),
              findall(Arguments, speaks(Change, Arguments, Step, Line), Found),
              sort(Found, Cases),
              Cases \== [],
              more_or_less(Name, Change, Beside, More),
              Weight is Worth + More
            ),
            Reasons0),
    sort(0, @>=, Reasons0, Reasons).

%!  are_alike(+Name, +Other) is semidet.
%
%   True of the names of reasons of which only one is given.

are_alike(Name, Other) :-
    (   Name == Other
    ;   alike(Name, Other)
    ;   alike(Other, Name)
    ),
    !.

more_or_less(Name, _, _, Less) :-
    last_resort(Name),
    !,
    at_last(Less).
more_or_less(_, Change, Beside, 0) :-
    Beside \== none,
    change(Change, _, Beside),
    !.
more_or_less(_, _, _, More) :-
    only_here(More).

speaks(Change, Arguments, Step, Line) :-
    change(Change, Arguments, Step),
    survives(Change, Arguments, Line).
speaks(gains(Whose, Word), Arguments, _, Line) :-
    left_behind(Whose, Word, Arguments, Line).
speaks(Change, Arguments, _, Line) :-
    plan(Change, Arguments, Line).

%!  strategic_change(?Change, ?Arguments:list, +Ply, +Line) is nondet.
%
%   What the half move Ply of Line changes for the side that makes it:
%   does(Word), gains(Whose, Word) or loses(Whose, Word), where Whose is
%   `own` or `other`. Words about the piece that moves are about its new
%   square; those about a piece that is taken do not count.

strategic_change(Change, Arguments, Ply, Line) :-
    step(Ply, Line, Step),
    change(Change, Arguments, Step).

%   step(+Ply, +Line, -Step): step(From, To, Before, After, Moved, Taken), where Moved are the places of
%   the pieces that move, Old-New, and Taken is that of the one that is taken, or `none`.

step(Ply, Line, step(From, To, Before, After, Moved, Taken)) :-
    played(Ply, From, To, Before, After, Line),
    findall(Old-New, moved(From, To, Before, After, Old, New), Moved),
    (   taken_on(From, To, Before, Taken0)
    ->  Taken = Taken0
    ;   Taken = none
    ).

change(does(Word), Arguments, step(From, To, Before, _, _, _)) :-
    strategic_deed(Word, From, To, Arguments, Before).
change(gains(Whose, Word), Arguments, Step) :-
    Step = step(_, _, Before, After, _, _),
    counted(Word, Side, Whose, Arguments, After, Before),
    \+ ( followed(Word, Earlier, Step, Arguments),
         strategic(Word, Side, Earlier, Before)
       ).
change(loses(Whose, Word), Arguments, Step) :-
    Step = step(_, _, Before, After, _, _),
    counted(Word, Side, Whose, Earlier, Before, Before),
    followed(Word, Earlier, Step, Arguments),
    \+ strategic(Word, Side, Arguments, After).

counted(Word, Side, Whose, Arguments, Position, Before) :-
    turn(Mover, Before),
    (   var(Whose)
    ->  true
    ;   whose_side(Whose, Mover, Side)
    ),
    strategic(Word, Side, Arguments, Position),
    once(whose_side(Whose, Mover, Side)),
    Word \== undeveloped,               % develops/3 says that
    \+ ( Whose == other,
         Word == pawn_lever             % which is one of the own side, too
       ).

%   followed(+Word, ?Arguments0, +Step, ?Arguments): what the word is about
%   after the half move, or what it was about before. Fails if one of its
%   pieces is taken.

followed(Word, Arguments0, step(_, _, _, _, Moved, Taken), Arguments) :-
    (   nonvar(Arguments0)
    ->  pieces_and_places(Word, Arguments0, Pieces0, Places),
        \+ memberchk(Taken, Pieces0),
        maplist(new_place(Moved), Pieces0, Pieces),
        append(Pieces, Places, Arguments)
    ;   pieces_and_places(Word, Arguments, Pieces, Places),
        maplist(old_place(Moved), Pieces, Pieces0),
        append(Pieces0, Places, Arguments0)
    ).

pieces_and_places(hole, Places, [], Places) :- !.
pieces_and_places(controls_centre, [Piece, Place], [Piece], [Place]) :- !.
pieces_and_places(_, Pieces, Pieces, []).

new_place(Moved, Old, New) :-
    (   memberchk(Old-New0, Moved)
    ->  New = New0
    ;   New = Old
    ).

old_place(Moved, New, Old) :-
    (   memberchk(Old0-New, Moved)
    ->  Old = Old0
    ;   Old = New
    ).

moved(From, To, _, _, From, To).
moved(From, To, Before, After, Rook, Target) :-
    once(castles(From, To, Before)),
    turn(Side, Before),
    piece_at(Rook, Before, Side, rook),
    \+ piece_at(Rook, After, Side, rook),
    piece_at(Target, After, Side, rook),
    \+ piece_at(Target, Before, Side, rook).

taken_on(From, To, Before, Taken) :-
    once(captures(From, To, Before)),
    (   empty(To, Before)
    ->  file_of(To, File),
        rank_of(From, Rank),
        to_coords(Taken, Rank, File)
    ;   Taken = To
    ).

%   survives(+Change, +Arguments, +Line): the reply does not undo it. What is
%   fleeting need not last: an attack is answered, and was one all the same,
%   but not if the piece that moved is taken at once. A pawn that challenges
%   another one may be, and a piece that was attacked, if that is taken back.

survives(gains(own, guards_attacked), [Guard, Square], Line) :-
    played(1, _, _, _, After, Line),
    aggregate_all(count, attacks(_, Square, After), Attackers),
    aggregate_all(count, ( defends(Other, Square, After), Other \== Guard ), Others),
    Others > Attackers,                 % it was guarded well enough
    !,
    fail.
survives(gains(own, controls_centre), [_, Centre], Line) :-
    played(2, _, Centre, _, _, Line),   % the reply goes there all the same
    !,
    fail.
survives(does(keeps_out), [Square, Piece], Line) :-
    played(1, _, _, Before, _, Line),
    passed(Before, Passed),
    \+ ( make_move(Piece, Square, Passed, Then),
         \+ under_attack(Square, _, Then), % it could stay there
         attacks(Square, Target, Then), % and would attack something
         \+ attacks(Piece, Target, Before)
       ),
    !,
    fail.
survives(does(restrains), [_, Pawn], Line) :-
    played(2, Pawn, _, _, _, Line),     % it goes there all the same
    !,
    fail.
survives(does(Word), _, Line) :-
    !,
    \+ ( fleeting(Word),
         mover_is_taken(Line)
       ).
survives(gains(own, pawn_lever), _, Line) :-
    !,
    \+ ( mover_is_taken(Line),
         played(2, Taker, To, Position, _, Line),
         \+ piece_at(Taker, Position, _, pawn),
         \+ played(3, _, To, _, _, Line)
       ).
survives(loses(own, under_attack), [Square, _], Line) :-
    played(1, _, _, _, After, Line),
    under_attack(Square, _, After),
    !,
    fail.
survives(Change, Arguments0, Line) :-
    arg(2, Change, Word),
    (   fleeting(Word),
        Change = loses(own, _)
    ->  \+ mover_is_lost(Line)
    ;   fleeting(Word)
    ->  \+ mover_is_taken(Line)
    ;   step(2, Line, Reply)
    ->  Reply = step(_, _, Before, After, _, _),
        turn(Other, Before),
        other_side(Mover, Other),
        arg(1, Change, Whose),
        whose_side(Whose, Mover, Side),
        (   Change = gains(_, _)
        ->  followed(Word, Arguments0, Reply, Arguments),
            once(strategic(Word, Side, Arguments, After))
        ;   \+ ( followed(Word, Arguments0, Reply, Arguments),
                 strategic(Word, Side, Arguments, After)
               )
        )
    ;   true
    ).

mover_is_taken(Line) :-
    played(1, _, Square, Before, _, Line),
    turn(Side, Before),
    played(2, _, _, _, After, Line),
    \+ piece_at(Square, After, Side, _).       % en passant, too

%   It is taken, and that is no exchange: by a cheaper or a dearer piece, or it is not taken back.

mover_is_lost(Line) :-
    mover_is_taken(Line),
    \+ plan(does(offers_exchange), _, Line).

whose_side(own, Side, Side).
whose_side(other, Mover, Side) :-
    other_side(Mover, Side).

%   left_behind(-Whose, -Word, -Arguments, +Line): what an exchange leaves once
%   the other side has taken back: what is wrong with its pawns, a file that is
%   open for a rook.

left_behind(Whose, Word, Arguments, Line) :-
    played(1, From, Square, Before, _, Line),
    once(captures(From, Square, Before)),
    played(2, _, Square, _, After, Line),
    step(1, Line, First),
    step(2, Line, Reply),
    turn(Mover, Before),
    member(Whose-Word, [other-doubled_pawn, other-isolated_pawn, own-rook_on_open_file]),
    whose_side(Whose, Mover, Side),
    strategic(Word, Side, Arguments, After),
    \+ ( strategic(Word, Side, Arguments0, Before),
         followed(Word, Arguments0, First, Arguments1),
         followed(Word, Arguments1, Reply, Arguments)
       ),
    \+ ( Word == doubled_pawn,              % they were doubled on that file before
         Arguments = [Pawn],
         file_of(Pawn, File),
         strategic(doubled_pawn, Side, [Other], Before),
         file_of(Other, File)
       ).

%!  follow_up(+Ply, +Line, -From, -To, -Before, -After, -Reasons:list) is semidet.
%
%   A later move of the side that moves, and what it changes, for a reason
%   that says what it is for: terms reason(Weight, Name, Change, Cases), the
%   weightiest first.

follow_up(Ply, Line, From, To, Before, After, Reasons) :-
    played(Ply, From, To, Before, After, Line),
    step(Ply, Line, Step),
    findall(reason(Worth, Name, Change, Cases),
            ( worth(Name, Change, Worth),
              \+ last_resort(Name),
              \+ said_of_itself(Name),
              findall(Arguments, change(Change, Arguments, Step), Found),
              sort(Found, Cases),
              Cases \== []
            ),
            Reasons0),
    sort(0, @>=, Reasons0, Reasons).

%   said_of_itself(?Name): what a next move does that is no reason for the one before it.

said_of_itself(active).
said_of_itself(worst_piece).
said_of_itself(king_to_centre).
said_of_itself(aims_at_king).
