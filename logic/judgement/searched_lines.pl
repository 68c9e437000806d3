:- module(judgement_searched_lines,
          [ searched_line/4,    % +FEN, +Line, +Effort, -Searched
            threat_of/4,        % +FEN, +Line, +Effort, -Threat
            threatened_mate/3,  % +FEN, +Line, -Threat
            parried_danger/5,   % +FEN, +Line, +Effort, +Quiet, -Danger
            prevented/4,        % +FEN, +Line, +Effort, -Prevented
            met/6,              % +Threat, +Passed, +FEN, +Line, +Effort, -Danger
            not_played/4,       % +Danger0, +FEN, +Line, -Danger
            zugzwang_ply/4      % +FEN, +Line, +Effort, -Ply
          ]).

:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module(gains, [course/2]).
:- use_module(line_search).
:- use_module(mate_lines).
:- use_module(outcomes, [threat_result/3]).
:- use_module(remembered).
:- use_module(seen_lines).
:- use_module(threats).
:- use_module(zugzwang).

/** <module> What lies beside a line: natural replies, threats, zugzwang

All of it inside first_step/3 of host.pl.
*/

easily_seen(2).     % moves of a mate that needs no search to be found
proved(4).          % moves of a mate that is looked for where a search has found a longer one

%!  searched_line(+FEN, +Line, +Effort, -Searched) is det.
%
%   Searched is searched(Shown, Others): the line that is to be explained, with
%   the whole mate if it leads to one, and those with other replies to its
%   first move.

searched_line(FEN, Line, Effort, searched(Shown, Others)) :-
    natural_lines(FEN, Line, Effort, Replies),
    with_natural_reply(Replies, Line, Natural),
    with_mate(FEN, Natural, Shown),
    Shown = line(Moves, _, _),
    findall(Reply,
            ( member(_-Reply, Replies),
              Reply = line(Own, _, _),
              Own \== Moves
            ),
            Others).

%   The lines with the replies that everybody looks at first, Idea-Line, where the line has another
%   one. What is won then is often why the move can be played.

natural_lines(FEN, line(Moves, _, Mate), Effort, Replies) :-
    (   Mate == none,
        Moves = [_, _|_]
    ->  line_from(FEN, Moves, Line),
        natural_replies(Line, Groups),
        first_move(_, _, _, After, Line),
        Moves = [First|_],
        replied(Groups, FEN, First, After, Effort, [], Replies)
    ;   Replies = []
    ).

replied([], _, _, _, _, Found, Replies) :-
    reverse(Found, Replies).
replied([[Idea|Moves]|Groups], FEN, First, After, Effort, Found, Replies) :-
    findall(Move, ( member(Squares, Moves), full_move(Squares, After, Move) ), Only),
    side_line(FEN, [First], only(Only), Effort, Best),
    turned(Best, line([Reply|Further], Score, Mate)),
    (   member(_-line([_, Reply|_], _, _), Found)      % two ideas, one move
    ->  Found1 = Found
    ;   Found1 = [Idea-line([First, Reply|Further], Score, Mate)|Found]
    ),
    replied(Groups, FEN, First, After, Effort, Found1, Replies).

%   A move with what a pawn may become.

full_move(Squares, Position, Move) :-
    sub_atom(Squares, 0, 2, _, From),
    sub_atom(Squares, 2, 2, _, To),
    (   promotes(From, To, Position)
    ->  member(Letter, [q, r, b, n]),
        atom_concat(Squares, Letter, Move)
    ;   Move = Squares
    ).

%   The first natural reply that is nearly as good as the best one takes its place.

with_natural_reply([], Line, Line).
with_natural_reply([Idea-Reply|Replies], Line, Natural) :-
    turned(Reply, Seen),
    judged_score(Line, Score),
    judged_score(Seen, ReplyScore),
    Reply = line(Moves, _, Mate),
    (   Mate == none,
        nearly_as_good(Idea, Score, ReplyScore)
    ->  Line = line(_, Engine, LineMate),
        Natural = line(Moves, Engine, LineMate)
    ;   with_natural_reply(Replies, Line, Natural)
    ).

%!  threat_of(+FEN, +Line, +Effort, -Threat) is det.
%
%   What the first move of a line threatens, if it is no check and a threat
%   gains more than the move has: threat(Passed, Line, threat(Result, Attacks)),
%   or `none`.

threat_of(FEN, Line, Effort, Threat) :-
    (   passed_after(FEN, Line, Passed),
        Line = line(Moves, _, _),
        line_from(FEN, Moves, Played),
        may_threaten(Played)
    ->  easily_seen(Few),
        mate_within(Passed, Few, Mate),
        searched_threat(Mate, Passed, Effort, Found),
        judged_score(Line, Score),
        judged_threat(Found, Passed, Score, Threat)
    ;   Threat = none
    ).

passed_after(FEN, line([Move|_], _, _), Passed) :-
    fen_after(FEN, [Move], After),
    passed(After, Passed).

searched_threat(none, Passed, Effort, Threat) :-
    !,
    side_line(Passed, [], all, Effort, Best),
    plainest(Best, Passed, Effort, Found),
    proved_threat(Found, Passed, Threat).
searched_threat(Mate, Passed, _, Threat) :-
    proved_threat(Mate, Passed, Threat).

proved_threat(Found, Passed, Threat) :-
    Found = line(_, _, Mate),
    (   Mate == none
    ->  Threat = Found
    ;   proved(Most),
        mate_within(Passed, Most, Proved),
        (   Proved == none
        ->  Threat = Found
        ;   Threat = Proved
        )
    ).

%   The threat, or a capture nearly as good that wins at once, and more, what is won in it.

plainest(Threat, Passed, Effort, Plainest) :-
    Threat = line(Moves, _, Mate),
    (   Mate == none,
        line_from(Passed, Moves, Line),
        course(Line, Course),
        plain_threat(Course, Squares)
    ->  position_of(Passed, Position),
        once(full_move(Squares, Position, Move)),
        side_line(Passed, [], only([Move]), Effort, Other),
        judged_score(Threat, Score),
        judged_score(Other, OtherScore),
        (   is_plainer(Score, OtherScore)
        ->  Plainest = Other
        ;   Plainest = Threat
        )
    ;   Plainest = Threat
    ).

judged_threat(Line, Passed, Score, Threat) :-
    Line = line(Moves, _, _),
    judged_score(Line, ThreatScore),
    line_from(Passed, Moves, Played),
    course(Played, Course),
    (   threat(Score, Course, ThreatScore, Attacks)
    ->  threat_result(Course, ThreatScore, Result),
        Threat = threat(Passed, Line, threat(Result, Attacks))
    ;   Threat = none
    ).

%!  threatened_mate(+FEN, +Line, -Threat) is det.
%
%   The mate in one that the first move threatens, or `none`.

threatened_mate(FEN, Line, Threat) :-
    (   passed_after(FEN, Line, Passed)
    ->  mate_within(Passed, 1, Mate),
        (   Mate == none
        ->  Threat = none
        ;   Threat = threat(Passed, Mate, threat(mate(1), []))
        )
    ;   Threat = none
    ).

%!  parried_danger(+FEN, +Line, +Effort, +Quiet, -Danger) is det.
%
%   The easy mate that the other side threatens and the first move of the line
%   is played against: danger(Passed, Line), or `none`. A check only puts it
%   off. For a quiet move it may be another danger.

parried_danger(FEN, Line, Effort, Quiet, Danger) :-
    Line = line([First|_], _, _),
    (   fen_after(FEN, [First], After),
        position_of(After, Position),
        \+ in_check(_, Position),
        passed(FEN, Passed)
    ->  easily_seen(Few),
        mate_within(Passed, Few, Mate),
        quiet_danger(Mate, Quiet, Line, Passed, Effort, Found),
        not_played(Found, FEN, Line, Threat),
        met(Threat, Passed, FEN, Line, Effort, Danger)
    ;   Danger = none
    ).

%!  not_played(+Danger0, +FEN, +Line, -Danger) is det.
%
%   What may_parry/2 rules out was not met: then it is `none`.

not_played(none, _, _, none) :-
    !.
not_played(Danger0, FEN, line(Moves, _, _), Danger) :-
    Danger0 = line([Move|_], _, _),
    line_from(FEN, Moves, Line),
    (   may_parry(Line, Move)
    ->  Danger = Danger0
    ;   Danger = none
    ).

quiet_danger(none, true, Line, Passed, Effort, Danger) :-
    !,
    side_line(Passed, [], all, Effort, Found),
    (   judged_score(Line, Score),
        judged_score(Found, DangerScore),
        Found = line(Moves, _, _),
        line_from(Passed, Moves, Played),
        course(Played, Course),
        plain_danger(Score, Course, DangerScore)
    ->  Danger = Found
    ;   Danger = none
    ).
quiet_danger(Mate, _, _, _, _, Mate).

%!  prevented(+FEN, +Line, +Effort, -Prevented) is det.
%
%   What the other side would like to play next, and the first move of the line
%   takes the point out of: prevented(How, Passed, Line) with How `illegal` or
%   `worse`, or `none`.

prevented(FEN, Line, Effort, Prevented) :-
    Line = line([First|_], _, _),
    (   line_from(FEN, [First], Played),
        \+ takes_on(1, _, Played),
        passed(FEN, Passed)
    ->  side_line(Passed, [], all, Effort, Best),
        not_played(Best, FEN, Line, Left),
        spoilt(Left, Passed, FEN, Line, Effort, Prevented)
    ;   Prevented = none
    ).

spoilt(none, _, _, _, _, none) :-
    !.
spoilt(Best, Passed, FEN, Line, Effort, Prevented) :-
    Best = line([Move|_], _, _),
    Line = line([First|_], _, _),
    judged_score(Best, BestScore),
    judged_score(Line, MoveScore),
    (   line_from(FEN, [First, Move], _)
    ->  How = worse,
        side_line(FEN, [First], only([Move]), Effort, Still),
        judged_score(Still, Score)
    ;   How = illegal,
        Score = none
    ),
    (   takes_the_point(BestScore, Score, MoveScore)
    ->  Prevented = prevented(How, Passed, Best)
    ;   Prevented = none
    ).

%!  met(+Threat, +Passed, +FEN, +Line, +Effort, -Danger) is det.
%
%   The same of a line that is threatened.

met(none, _, _, _, _, none) :-
    !.
met(Threat, Passed, FEN, Line, Effort, Danger) :-
    Threat = line([Move|_], _, _),
    Line = line([First|_], _, _),
    (   line_from(FEN, [First, Move], _)
    ->  side_line(FEN, [First], only([Move]), Effort, Still),
        judged_score(Threat, Score),
        judged_score(Still, Now),
        judged_score(Line, MoveScore),
        (   still_there(Score, Now, MoveScore)
        ->  Danger = none
        ;   Danger = danger(Passed, Threat)
        )
    ;   Danger = danger(Passed, Threat)
    ).

%!  zugzwang_ply(+FEN, +Line, +Effort, -Ply) is det.
%
%   The half move of the line that puts the other side in zugzwang, or `none`.

zugzwang_ply(FEN, line(Moves, _, _), Effort, Ply) :-
    line_from(FEN, Moves, Line),
    findall(One, squeezed(Line, One), Plies),
    first_zugzwang(Plies, FEN, Moves, Effort, Ply).

first_zugzwang([], _, _, _, none).
first_zugzwang([Ply|Plies], FEN, Moves, Effort, Found) :-
    length(Played, Ply),
    append(Played, _, Moves),
    fen_after(FEN, Played, After),
    (   passed(After, Passed)
    ->  side_line(FEN, Played, all, Effort, Moved0),
        side_line(Passed, [], all, Effort, Rested0),
        turned(Moved0, Moved),
        judged_score(Moved, Score),
        judged_score(Rested0, Rested),
        (   zugzwang(Score, Rested)
        ->  Found = Ply
        ;   first_zugzwang(Plies, FEN, Moves, Effort, Found)
        )
    ;   first_zugzwang(Plies, FEN, Moves, Effort, Found)
    ).
