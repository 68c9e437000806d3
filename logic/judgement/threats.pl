:- module(judgement_threats,
          [ natural_replies/2,      % +Line, -Groups
            nearly_as_good/3,       % +Idea, +Score, +ReplyScore
            may_threaten/1,         % +Line
            plain_threat/2,         % +Course, -Move
            is_plainer/2,           % +Score, +PlainScore
            threat/4,               % +Score, +Course, +ThreatScore, -Attacks
            danger/3,               % +Score, +Course, +DangerScore
            plain_danger/3,         % +Score, +Course, +DangerScore
            still_there/3,          % +DangerScore, +Score, +MoveScore
            may_parry/2,            % +Line, +Move
            takes_the_point/3       % +DangerScore, +Score, +MoveScore
          ]).

:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../../bk/plies', [half_move/7]).
:- use_module(gains).
:- use_module(scores).

/** <module> Threats: what a side would do if the other passed

A threat is a line from the position after a move in which the other side has
passed; a danger is one from the position before it, with the other side to
move.
*/

threat_wins(3).             % pawns that a threat has to win
better(0.06).               % chances by which it has to be better than the line that is played
plainer(0.15).              % chances by which a plainer threat may be worse
dangerous(0.2).             % chances that a danger must win to be worth mentioning
plainly_dangerous(0.12).    % and where it takes something or gives check, and a quiet move meets it
worth_preventing(0.1).      % chances that a pass would cost where a move is played against the reply to it
spoilt(0.05).               % chances by which that reply is to fall behind the best one then
as_good_as_any(0.08).       % chances by which a danger may fall behind the best reply, and be one still
nearly(take_mover, 0.1).    % chances that such a reply may lose beyond those of the best one

%!  natural_replies(+Line, -Groups:list) is det.
%
%   What everybody looks at first after the first move of Line, and often why
%   the move can be played, where Line has another reply. Each is one idea with
%   its moves: `take_mover`, the piece that moved, if it is worth more than the
%   move has won; `take_other`, what the move leaves to be taken; `flee`, with
%   what the move attacks.

natural_replies(Line, Groups) :-
    findall([Idea|Moves],
            ( natural_reply(Idea, Line, Moves),
              Moves \== []
            ),
            Groups).

natural_reply(take_mover, Line, Moves) :-
    first_move(_, Square, Before, After, Line),
    reply(Line, _, To),
    To \== Square,
    worth_at(Square, After, Mover),
    worth_at(Square, Before, Taken),
    Mover > Taken,
    moves(_, Square, After, Moves).
natural_reply(take_other, Line, Moves) :-
    first_move(_, Moved, Before, After, Line),
    reply(Line, _, To),
    worth_at(Moved, Before, Taken),
    dearest(Square, Won,
            ( plain_gain(_, Square, After, Won), Square \== Moved, Won > Taken ),
            Left),
    Left \== To,
    moves(_, Left, After, Moves).
natural_reply(flee, Line, Moves) :-
    first_move(_, Moved, Before, After, Line),
    \+ gives_check(1, Line),
    reply(Line, From, To),
    dearest(Square, Won, newly_attacked(Square, Before, After, Won), Attacked),
    (   Attacked == From
    ->  half_move(3, _, To, _, _, _, Line)      % it gets away no more than if it stayed
    ;   true
    ),
    moves(Attacked, _, After, All),
    exclude(leads_to([Moved, To]), All, Moves).

reply(Line, From, To) :-
    half_move(2, From, To, _, _, _, Line).

leads_to(Squares, Move) :-
    sub_atom(Move, 2, 2, _, Square),
    memberchk(Square, Squares).

moves(From, To, Position, Moves) :-
    findall(Move, ( legal_move(From, To, Position), atom_concat(From, To, Move) ), Moves).

%   Square is where most can be won, and that is as much as a threat has to win.

:- meta_predicate dearest(?, ?, 0, -).

dearest(Square, Won, Goal, Dearest) :-
    findall(Won-Square, Goal, Found),
    sort(0, @>=, Found, [Most-Dearest|_]),
    threat_wins(Least),
    Most >= Least.

%   The side that is not to move would win so much by taking on Square, and
%   could not before.

newly_attacked(Square, Before, After, Won) :-
    turn(Side, After),
    piece_at(Square, After, Side, Piece),
    Piece \== king,
    wins_by_taking(Square, After, Won),
    \+ ( piece_at(Square, Before, Side, Piece),
         wins_by_taking(Square, Before, Earlier),
         Earlier >= Won
       ).

wins_by_taking(Square, Position, Won) :-
    piece_at(Square, Position, Side, Piece),
    value(Piece, Value),
    findall(Worth,
            ( attacks(From, Square, Position),
              piece_at(From, Position, Other, _),
              Other \== Side,
              worth_at(From, Position, Worth)
            ),
            Takers),
    min_list(Takers, Cheapest),
    (   attacks(Guard, Square, Position),
        piece_at(Guard, Position, Side, _)
    ->  Won is Value - Cheapest
    ;   Won = Value
    ).

worth_at(Square, Position, Worth) :-
    (   piece_at(Square, Position, _, Piece),
        Piece \== king
    ->  value(Piece, Worth)
    ;   Worth = 0
    ).

%!  nearly_as_good(+Idea, +Score, +ReplyScore) is semidet.
%
%   True when the natural reply, after which the position is worth ReplyScore
%   to the side that replies, is not much worse than that of the line: then
%   it is the one to show.

nearly_as_good(Idea, Score, ReplyScore) :-
    nearly(Idea, Most),
    chances(Score, Chances),
    chances(ReplyScore, Reply),
    -Reply - Chances =< Most.

%!  may_threaten(+Line) is semidet.
%
%   True when the first move of Line gives no check and is not taken back where
%   it takes: then it is not left to threaten.

may_threaten(Line) :-
    \+ gives_check(1, Line),
    \+ ( takes_on(1, _, Line),
         half_move(1, _, Square, _, _, _, Line),
         half_move(2, _, Square, _, _, _, Line)
       ).

%!  plain_threat(+Course, -Move) is semidet.
%
%   Move is a capture that wins at once, and more, what the threat wins later.

plain_threat(Course, Move) :-
    line_of(Course, Line),
    threat_wins(Least),
    first_gain(Course, Least, Ply),
    balance_at(Course, Ply, Gain),
    (   Ply =:= 1
    ->  AtOnce = Gain
    ;   AtOnce = 0
    ),
    Needed is max(AtOnce + 1, Gain - 1),
    first_move(From0, To0, Start, _, Line),
    findall(Won-take(Place, From, To),
            ( plain_gain(From, To, Start, Won),
              seen(Start, From-To, Place)
            ),
            Captures),
    sort(0, @>=, Captures, [Most-take(_, From, To)|_]),
    Most >= Needed,
    \+ ( From == From0, To == To0 ),
    atom_concat(From, To, Move).

%   What a capture wins in pawns, if it can be taken back once.

plain_gain(From, To, Position, Won) :-
    turn(Side, Position),
    piece_at(To, Position, Other, Taken),
    Other \== Side,
    legal_move(From, To, Position),
    value(Taken, Value),
    (   attacks(Guard, To, Position),
        piece_at(Guard, Position, Other, _)
    ->  worth_at(From, Position, Own),
        Won is Value - Own
    ;   Won = Value
    ).

%   Where squares are as the mover sees them, so that both sides are told alike.

seen(Position, From-To, Place-Other) :-
    !,
    seen(Position, From, Place),
    seen(Position, To, Other).
seen(Position, Square, Place) :-
    to_coords(Square, Rank, File),
    (   turn(white, Position)
    ->  Place = Rank/File
    ;   Mirrored is 9 - Rank,
        Place = Mirrored/File
    ).

is_plainer(Score, PlainScore) :-
    chances(Score, Chances),
    chances(PlainScore, Plain),
    plainer(Most),
    Plain >= Chances - Most.

%!  threat(+Score, +Course, +ThreatScore, -Attacks:list) is semidet.
%
%   True when the line of Course, after a pass, is a threat of a move whose own
%   line is worth Score. Attacks are the other pieces that the one which
%   threatens would win at once, attack(Attacker, Piece, Square), the dearest first.

threat(Score, Course, ThreatScore, Attacks) :-
    (   wins_by_mate(ThreatScore)
    ->  true
    ;   chances(Score, Chances),
        chances(ThreatScore, Threat),
        better(Better),
        Threat - Chances >= Better,
        line_of(Course, Line),
        is_blow(Line),
        threat_wins(Least),
        first_gain(Course, Least, _)
    ),
    attacks_beside(Course, Attacks).

attacks_beside(Course, Attacks) :-
    line_of(Course, Line),
    first_move(From, Threatened, Start, _, Line),
    piece_at(From, Start, _, Attacker),
    threat_wins(Least),
    findall(seen(Value, Place)-attack(Attacker, Piece, Square),
            ( plain_gain(_, Square, Start, Won),
              Square \== Threatened,
              once(attacks(From, Square, Start)),
              Won >= Least,
              piece_at(Square, Start, _, Piece),
              value(Piece, Value),
              seen(Start, Square, Place)
            ),
            Found),
    sort(0, @>=, Found, Sorted),
    pairs_values(Sorted, Attacks).

%   It takes more than a pawn, checks or promotes: it is clear what that is for.

is_blow(Line) :-
    (   taken(1, Piece, Line),
        Piece \== pawn
    ;   gives_check(1, Line)
    ;   becomes(1, _, Line)
    ),
    !.

%!  danger(+Score, +Course, +DangerScore) is semidet.
%
%   True when the line of Course, played by the other side after a pass, is
%   worth mentioning, where the position is worth Score to the side to move.
%   Both sides like to move: what is gained by it alone is no danger.

danger(_, _, DangerScore) :-
    wins_by_mate(DangerScore),
    !.
danger(Score, Course, DangerScore) :-
    dangerous(Least),
    wins_by_it(Least, Score, Course, DangerScore),
    !.

wins_by_it(Least, Score, Course, DangerScore) :-
    chances(Score, Still),
    chances(DangerScore, Danger),
    Danger + Still >= Least,
    first_gain(Course, 1, _).

%!  plain_danger(+Score, +Course, +DangerScore) is semidet.
%
%   A danger that a quiet move may be played against: one that is large, or that is seen at once, as it
%   takes something, or gives check.

plain_danger(Score, Course, DangerScore) :-
    danger(Score, Course, DangerScore),
    !.
plain_danger(Score, Course, DangerScore) :-
    plainly_dangerous(Least),
    wins_by_it(Least, Score, Course, DangerScore),
    line_of(Course, Line),
    once(( taken(1, _, Line)
         ; gives_check(1, Line)
         )).

%!  still_there(+DangerScore, +Score, +MoveScore) is semidet.
%
%   True when a danger is worth nearly as much after a move, or as good as the
%   best reply to it, where the move is worth MoveScore: it was not met.

still_there(DangerScore, Score, MoveScore) :-
    chances(DangerScore, Danger),
    chances(Score, Now),
    chances(MoveScore, Move),
    dangerous(Least),
    as_good_as_any(Most),
    (   Now > Danger - Least
    ;   Now >= -Move - Most
    ),
    !.

%!  may_parry(+Line, +Move) is semidet.
%
%   True when Move of the other side is not played in the next moves of Line
%   all the same, and its first move is no check, which only puts Move off, nor
%   takes first in an exchange.

may_parry(Line, Move) :-
    \+ gives_check(1, Line),
    sub_atom(Move, 0, 2, _, From),
    sub_atom(Move, 2, 2, _, To),
    \+ ( member(Ply, [2, 4]),
         half_move(Ply, From, To, _, _, _, Line)
       ),
    \+ ( takes_on(1, _, Line),
         first_move(Target, Taker, _, _, Line),
         ( Taker == From ; Target == To )
       ).

%!  takes_the_point(+BestScore, +Score, +MoveScore) is semidet.
%
%   True when what would be best for the other side after a pass, worth
%   BestScore to it, is worth Score after a move that is worth MoveScore, or
%   `none` where it is not possible then: that is what speaks for the move.

takes_the_point(BestScore, none, MoveScore) :-
    !,
    chances(BestScore, Best),
    chances(MoveScore, Move),
    worth_preventing(Least),
    Best + Move >= Least.
takes_the_point(BestScore, Score, MoveScore) :-
    takes_the_point(BestScore, none, MoveScore),
    chances(Score, Now),
    chances(MoveScore, Move),
    spoilt(Least),
    -Move - Now >= Least.
