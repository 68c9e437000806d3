:- module(judgement_advised_moves,
          [ advised_moves/4,    % +FEN, +Wish, +Effort, -Moves
            advised_by_lines/5, % +Start, +Lines, +Wish, +Effort, -Moves
            explained_lines/4,  % +Start, +Searched, +Wish, -Moves
            reasons_of_line/4,  % +Start, +Line, +Effort, -Reasons
            plain_name/3,       % +FEN, +Line, -Name
            line_outcome/4,     % +Seen, +Line, +Sentence, -Text
            joined/2            % +Texts, -Text
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module(claims).
:- use_module(gains, [course/2]).
:- use_module(host).
:- use_module(line_motifs).
:- use_module(line_search).
:- use_module(mate_lines, [mate_within/3, with_mate/3]).
:- use_module(outcomes).
:- use_module(points).
:- use_module(quiet_moves).
:- use_module(quiet_sentences, [purpose/2]).
:- use_module(remembered).
:- use_module(requests, []).
:- use_module(searched_lines).
:- use_module(seen_lines).
:- use_module(spoken).

/** <module> Which moves are advised, and why

All of it inside first_step/3 of host.pl. A wish is wish(Only, All): the motifs
that count, none of them is all; and whether moves that do not stand out are
answered, too. An advised move is

    advised(Move, Reasons, Line, Outcome, Forced)

its reasons, the best first, the line of the search, what that comes to in
English, and whether it wins or saves something by force, or `none` where
nobody has looked. A reason is reason(Name, Why, Squares, Clause, Ply).
*/

:- multifile judgement_requests:request/3.

judgement_requests:request(advised(FEN, Origin, Lines, Wish, Effort), Goal, Moves) :-
    Goal = judgement_advised_moves:advised_by_lines(start(FEN, Origin), Lines, Wish, Effort, Moves).
judgement_requests:request(explained(FEN, Origin, Searched, Wish), Goal, Moves) :-
    Goal = judgement_advised_moves:explained_lines(start(FEN, Origin), Searched, Wish, Moves).
judgement_requests:request(reasons(FEN, Origin, Line, Effort), Goal, Reasons) :-
    Goal = judgement_advised_moves:reasons_of_line(start(FEN, Origin), Line, Effort, Reasons).
judgement_requests:request(searched(FEN, Line, Effort), judgement_advised_moves:searched_line(FEN, Line, Effort, Found), Found).
judgement_requests:request(with_mate(FEN, Line), judgement_advised_moves:with_mate(FEN, Line, Shown), Shown).
judgement_requests:request(mate_within(FEN, Moves), judgement_advised_moves:mate_within(FEN, Moves, Line), Line).
judgement_requests:request(quiet(FEN, Lines), judgement_advised_moves:quiet_move(FEN, Lines, Advised), Advised).

most_reasons(4).
most_moves(false, 2).
most_moves(true, 5).

%!  advised_moves(+FEN, +Wish, +Effort, -Moves) is det.
%
%   The moves that win or save something, best first; where no move stands out
%   the best one, with what speaks for it.

advised_moves(FEN, Wish, Effort, Moves) :-
    Wish = wish(_, All),
    most_moves(All, Most),
    best_lines(FEN, Most, Effort, Lines),
    (   Lines == []
    ->  Moves = []
    ;   advised_by_lines(start(FEN, none), Lines, Wish, Effort, Moves)
    ).

%!  advised_by_lines(+Start, +Lines, +Wish, +Effort, -Moves) is det.
%
%   The same where these are the best lines of the position, best first. A start
%   is that of line_motifs.pl.

advised_by_lines(Start, Lines, Wish, Effort, Moves) :-
    Start = start(FEN, _),
    Wish = wish(Only, All),
    maplist(judged_score, Lines, Scores),
    claimed(Scores, Count),
    (   All == true
    ->  Chosen = Lines
    ;   length(Chosen, Count),
        append(Chosen, _, Lines)
    ),
    searched_lines(Chosen, FEN, Effort, Searched),
    explained_lines(Start, Searched, Wish, Explained),
    (   ( All == true ; clear(Scores) )
    ->  Found = Explained
    ;   include(is_tactic(FEN), Explained, Found)
    ),
    (   Only \== []
    ->  Moves = Found
    ;   (   Found == []
        ->  with_quiet_moves([], FEN, Lines, Count, Unthreatening),
            with_threats(Unthreatening, FEN, Effort, Quiet)
        ;   with_threats(Found, FEN, Effort, Threatening),
            with_quiet_moves(Threatening, FEN, Lines, Count, Quiet)
        ),
        with_zugzwangs(Quiet, FEN, Effort, Squeezing),
        maplist(with_only_move(FEN, Lines), Squeezing, Moves)
    ).

searched_lines([], _, _, []).
searched_lines([Line|Lines], FEN, Effort, [Searched|Others]) :-
    searched_line(FEN, Line, Effort, Searched),
    searched_lines(Lines, FEN, Effort, Others).

%!  explained_lines(+Start, +Searched:list, +Wish, -Moves) is det.
%
%   The first moves of lines with their reasons, where Searched is as in
%   searched_lines.pl.

explained_lines(_, [], _, []) :-
    !.
explained_lines(Start, Searched, Wish, Moves) :-
    Wish = wish(Only, _),
    read_lines(Start, Searched, Only, Tagged, Stricter),
    maplist(explained_move(Start, Wish, Stricter), Searched, Tagged, Found),
    exclude(==(none), Found, Moves).

%!  reasons_of_line(+Start, +Line, +Effort, -Reasons:list) is det.
%
%   What speaks for a move that was chosen already, and not what merely
%   describes its line. Where the effort is `none` nothing is searched.

reasons_of_line(Start, Line, Effort, Reasons) :-
    Start = start(FEN, _),
    with_mate(FEN, Line, Whole),
    explained_lines(Start, [searched(Whole, [])], wish([], false), [Explained]),
    with_threat(Explained, FEN, Effort, advised(_, [First|Others], _, Outcome, _)),
    First = reason(Name, Sentence, Squares, Clause, Ply),
    (   Name == best_move
    ->  Reasons = []
    ;   joined([Sentence, Outcome], Why),
        exclude(merely_describes, [reason(Name, Why, Squares, Clause, Ply)|Others], Reasons)
    ).

merely_describes(reason(Name, _, _, _, _)) :-
    kind_of(Name, describes).

explained_move(Start, wish(Only, All), Stricter, searched(Line, Others), Readings, Advised) :-
    Line = line([Move|_], _, Mate),
    points_of(Readings, Stricter, Points),
    (   All == true
    ->  Chosen = Points
    ;   most_reasons(Most),
        at_most(Most, Points, Chosen)
    ),
    Line = line(Moves, _, _),
    Start = start(FEN, _),
    seen_line(FEN, Moves, Seen),
    maplist(reason_of(Start, Seen, Readings, Stricter), Chosen, Reasons),
    (   Chosen = [point(First, _, _, _, _)|_],
        ( Only \== [] ; \+ kind_of(First, describes) )
    ->  Reasons = [reason(_, Sentence, _, _, _)|_],
        line_outcome(Seen, Line, Sentence, Outcome0),
        answered(Others, FEN, Answered),
        joined([Outcome0, Answered], Outcome1),
        (   kind_of(First, ends),
            ( Mate == 1 ; sub_atom(First, 0, _, _, mate) )
        ->  Outcome = ""            % the reason may describe the whole line: mate at once, or in so many moves
        ;   Outcome = Outcome1
        ),
        Advised = advised(Move, Reasons, Line, Outcome, none)
    ;   Only == []                  % what merely describes a line does not come first
    ->  line_outcome(Seen, Line, "", Outcome0),
        answered(Others, FEN, Answered),
        joined([Outcome0, Answered], Outcome),
        plain_name(FEN, Line, Name),
        Advised = advised(Move, [reason(Name, Outcome, [], "", 1)|Reasons], Line, "", none)
    ;   Advised = none
    ),
    !.

at_most(Most, List, First) :-
    length(List, Length),
    Taken is min(Most, Length),
    length(First, Taken),
    append(First, _, List),
    !.

reason_of(Start, Seen, Readings, Stricter, Point, reason(Name, Why, Squares, Clause, Ply)) :-
    line_motif(Start, Seen, Readings, Stricter, Point, motif(Name, Said, Case, Squares, Clause)),
    worded(sentence, Case, Why),
    (   integer(Said)
    ->  Ply = Said
    ;   Ply = 1
    ),
    !.

%!  line_outcome(+Seen, +Line, +Sentence, -Text) is det.
%
%   What a line comes to, behind a sentence or none. It is called "it" where
%   the sentence is about the first move, else it is named.

line_outcome(Seen, Line, Sentence, Text) :-
    bk_line(Seen, Played),
    judged_score(Line, Score),
    course(Played, Course),
    result(Course, Score, Result),
    glimpse(Course, Score, Ply),
    (   decisive_capture(Course, Ply, Result, At, Piece)
    ->  Falls = falls(At, Piece)
    ;   Falls = none
    ),
    move_words(Seen, 1, Move),
    (   Sentence \== "",
        member(Start, [Move, "It "]),
        string_concat(Start, _, Sentence)
    ->  Subject = it
    ;   Subject = Move
    ),
    line_words(Seen, Ply, Words),
    said(outcome(Subject, Result, Words, Falls), Text).

%   What the natural reply to the first move runs into, where it loses something.

answered(Replies, FEN, Text) :-
    (   member(Reply, Replies),
        Reply = line([First, Second, Third|Further], _, _),
        turned(Reply, Turned),
        judged_score(Turned, Score),
        fen_after(FEN, [First], After),
        seen_line(After, [Second, Third|Further], Seen),
        bk_line(Seen, Line),
        answer_result(Line, Score, Result),
        Result \= gain([], _)
    ->  length([Second, Third|Further], Length),
        line_words(Seen, Length, Words),
        said(defence(Result, Words), Text)
    ;   Text = ""
    ).

%!  joined(+Texts, -Text:string) is det.
%
%   Those that are not empty, with blanks between them.

joined(Texts, Text) :-
    exclude(==(""), Texts, Said),
    atomic_list_concat(Said, ' ', Atom),
    atom_string(Atom, Text).

%!  plain_name(+FEN, +Line, -Name) is det.
%
%   What a line is called that shows no motif.

plain_name(_, line(_, _, Mate), Name) :-
    Mate \== none,
    !,
    (   Mate > 0
    ->  Name = mate
    ;   Name = delayed_mate
    ).
plain_name(FEN, Line, Name) :-
    Line = line(Moves, _, _),
    seen_line(FEN, Moves, Seen),
    result_of(Seen, Line, Result),
    (   Result = gain([], _)
    ->  Name = best_move
    ;   Name = material
    ).

result_of(Seen, Line, Result) :-
    bk_line(Seen, Played),
    judged_score(Line, Score),
    course(Played, Course),
    result(Course, Score, Result).

%   It says something beyond a pawn that is won without a motif.

is_tactic(FEN, advised(_, [reason(Name, _, _, _, _)|_], Line, _, _)) :-
    (   Name == material
    ->  Line = line(Moves, _, _),
        seen_line(FEN, Moves, Seen),
        result_of(Seen, Line, Result),
        \+ small_gain(Result)
    ;   Name \== best_move
    ).

%   with_threats(+Moves, +FEN, +Effort, -Threatening): with what moves threaten, or what they are played
%   against, if that is worth saying. A threat comes before all that merely describes the move; else
%   only a mate in one is said.

with_threats([], _, _, []).
with_threats([Move|Moves], FEN, Effort, [Threatening|Others]) :-
    with_threat(Move, FEN, Effort, Threatening),
    with_threats(Moves, FEN, Effort, Others).

with_threat(Advised, FEN, Effort, Threatening) :-
    Advised = advised(_, [reason(Name, _, _, _, _)|_], Line, _, _),
    (   Line = line(_, _, Mate),
        Mate \== none
    ->  Threatening = Advised
    ;   kind_of(Name, _)
    ->  threatened_mate(FEN, Line, Threat),
        with_mate_said(Threat, Advised, Threatening)
    ;   found_threat(Effort, FEN, Line, Found),
        (   Advised = advised(_, _, _, _, false),
            is_taken(Line)
        ->  Threat = none
        ;   Threat = Found
        ),
        led_by_threat(Threat, Advised, FEN, Effort, Threatening)
    ).

%   Without searches mate in one is the only threat that is looked for.

found_threat(none, FEN, Line, Threat) :-
    !,
    threatened_mate(FEN, Line, Threat).
found_threat(Effort, FEN, Line, Threat) :-
    threat_of(FEN, Line, Effort, Threat).

%   is_taken(+Line): the reply takes the piece that moved, which threatens little then.

is_taken(line([First, Reply|_], _, _)) :-
    sub_atom(First, 2, 2, _, Square),
    sub_atom(Reply, 2, 2, _, Square).

with_mate_said(none, Advised, Advised) :-
    !.
with_mate_said(Threat, advised(Move, Reasons, Line, Outcome0, Forced),
               advised(Move, Reasons, Line, Outcome, Forced)) :-
    threat_text(Threat, it, Also),
    joined([Outcome0, Also], Outcome).

led_by_threat(none, Advised, _, none, Advised) :-
    !.
led_by_threat(none, Advised, FEN, Effort, Threatening) :-
    !,
    Advised = advised(_, Reasons, Line, _, Forced),
    (   Forced == false,
        \+ ( member(reason(Name, _, _, _, _), Reasons),
             memberchk(Name, [defence, protects, saves])    % they name what is in danger
           )
    ->  Quiet = true
    ;   Quiet = false
    ),
    parried_danger(FEN, Line, Effort, Quiet, Danger),
    led_by_parry(Danger, Advised, FEN, Parrying),
    led_by_prevention(Parrying, FEN, Effort, Threatening).
led_by_threat(Threat, Advised, FEN, _, Threatening) :-
    first_words(FEN, Advised, Move),
    threat_text(Threat, Move, Why),
    Threat = threat(_, Line, _),
    aim(Line, Square),
    for_a_threat(reason(threat, Why, [Square], "", 1), Advised, FEN, Threatening).

led_by_parry(none, Advised, _, Advised) :-
    !.
led_by_parry(danger(Passed, Line), Advised, FEN, Threatening) :-
    first_words(FEN, Advised, Move),
    first_line(Passed, Line, Words),
    said(parried(Move, Words), Why),
    aim(Line, Square),
    for_a_threat(reason(parried, Why, [Square], "", 1), Advised, FEN, Threatening).

%   led_by_prevention(+Advised, +FEN, +Effort, -Preventing): where little speaks for a quiet move, what
%   the other side would have liked to play may.

led_by_prevention(Advised, FEN, Effort, Preventing) :-
    Advised = advised(_, [reason(First, _, _, _, _)|Others], Line, _, false),
    (   memberchk(First, [plan, best_move])
    ;   First == exchange,
        Others == []
    ),
    !,
    prevented(FEN, Line, Effort, Found),
    with_prevention(Found, Advised, FEN, Preventing).
led_by_prevention(Advised, _, _, Advised).

with_prevention(none, Advised, _, Advised) :-
    !.
with_prevention(prevented(How, Passed, Line), Advised, FEN, Preventing) :-
    Line = line(Moves, _, _),
    line_from(Passed, Moves, Wanted),
    (   purpose(Wanted, Purpose)
    ->  first_words(FEN, Advised, Move),
        first_line(Passed, Line, Words),
        said(prevented(Move, How, Words, Purpose), Why),
        aim(Line, Square),
        for_a_threat(reason(prevented, Why, [Square], "", 1), Advised, FEN, Preventing)
    ;   Preventing = Advised
    ).

%   for_a_threat(+Reason, +Advised, +FEN, -Led): a move that wins nothing is said to do no more.

for_a_threat(Reason, advised(Move, Reasons, Line, Outcome, false), _,
             advised(Move, [Reason|Behind], Line, Outcome, false)) :-
    !,
    most_reasons(Most),
    Fewer is Most - 1,
    at_most(Fewer, Reasons, Behind).
for_a_threat(Reason, Advised, FEN, Led) :-
    led_by(Reason, Advised, FEN, Led).

threat_text(threat(Passed, Line, Judged), Subject, Text) :-
    first_line(Passed, Line, Words),
    said(threat(Subject, Judged, Words), Text).

first_words(FEN, advised(Move, _, _, _, _), Text) :-
    seen_line(FEN, [Move], Seen),
    move_words(Seen, 1, Text).

first_line(FEN, line([Move|_], _, _), Words) :-
    seen_line(FEN, [Move], Seen),
    line_words(Seen, 1, Words).

aim(line([Move|_], _, _), Square) :-
    sub_atom(Move, 2, 2, _, Square).

%   led_by(+Reason, +Advised, +FEN, -Led): the same with another reason before the motifs.

led_by(Reason, advised(Move, Reasons, Line, _, Forced), FEN,
       advised(Move, [Reason|Behind], Line, Outcome, Forced)) :-
    Line = line(Moves, _, _),
    seen_line(FEN, Moves, Seen),
    Reason = reason(_, Why, _, _, _),
    line_outcome(Seen, Line, Why, Outcome),
    findall(One,
            ( member(One, Reasons),
              One = reason(Name, _, _, _, _),
              once(( Forced == false ; kind_of(Name, _) ))
            ),
            Others),
    most_reasons(Most),
    Fewer is Most - 1,
    at_most(Fewer, Others, Behind).

%   with_quiet_moves(+Moves, +FEN, +Lines, +Count, -Quiet): strategic reasons for those that win nothing.
%   If there are none, it is the best move that is suggested. Count of the lines are tactics.

with_quiet_moves([], FEN, Lines, _, [Quiet]) :-
    !,
    quiet_move(FEN, Lines, Found),
    quiet_or_plain(Found, FEN, Lines, Quiet).
with_quiet_moves(Moves, FEN, Lines, Count, Quiet) :-
    at_most(Count, Lines, Forced),
    each_quiet(Moves, FEN, Lines, Forced, Quiet).

quiet_or_plain(none, FEN, [Line|_], Plain) :-
    !,
    Line = line([Move|More], _, _),
    seen_line(FEN, [Move|More], Seen),
    line_outcome(Seen, Line, "", Outcome),
    Plain = advised(Move, [reason(best_move, Outcome, [], "", 1)], Line, "", false).
quiet_or_plain(Quiet, _, _, Quiet).

each_quiet([], _, _, _, []).
each_quiet([Move|Moves], FEN, Lines, Forced, [Quiet|Others]) :-
    Move = advised(First, [reason(Name, _, _, _, _)|_], _, _, _),
    (   Name == best_move
    ->  quiet_one(Move, FEN, Lines, Quiet)
    ;   (   Name \== delayed_mate,
            member(line([First|_], _, _), Forced)
        ->  Truth = true
        ;   Truth = false
        ),
        with_force(Move, Truth, Quiet)
    ),
    each_quiet(Moves, FEN, Lines, Forced, Others).

quiet_one(Move, FEN, Lines, Quiet) :-
    Move = advised(First, [_|Behind], Line, _, _),
    exclude(begins_with(First), Lines, Others),
    quiet_move(FEN, [Line|Others], Found),
    (   Found == none
    ->  with_force(Move, false, Quiet)
    ;   Found = advised(First, Reasons0, Line, Outcome, Truth),
        append(Reasons0, Behind, Reasons),
        Quiet = advised(First, Reasons, Line, Outcome, Truth)
    ).

begins_with(Move, line([Move|_], _, _)).

with_force(advised(Move, Reasons, Line, Outcome, _), Truth,
           advised(Move, Reasons, Line, Outcome, Truth)).

%   with_zugzwangs(+Moves, +FEN, +Effort, -Squeezing): with the zugzwang that lines lead to, before what
%   wins nothing by itself.

with_zugzwangs([], _, _, []).
with_zugzwangs([Move|Moves], FEN, Effort, [Squeezing|Others]) :-
    with_zugzwang(Move, FEN, Effort, Squeezing),
    with_zugzwangs(Moves, FEN, Effort, Others).

with_zugzwang(Advised, FEN, Effort, Squeezing) :-
    Advised = advised(_, [reason(Name, _, _, _, _)|_], Line, _, _),
    Line = line(_, _, Mate),
    (   ( Mate \== none ; kind_of(Name, ends) ; kind_of(Name, wins) )
    ->  Squeezing = Advised
    ;   zugzwang_ply(FEN, Line, Effort, Ply),
        led_by_zugzwang(Ply, Advised, FEN, Squeezing)
    ).

led_by_zugzwang(none, Advised, _, Advised) :-
    !.
led_by_zugzwang(Ply, Advised, FEN, Squeezing) :-
    Advised = advised(_, _, line(Moves, _, _), _, _),
    seen_line(FEN, Moves, Seen),
    (   Ply > 1
    ->  Before is Ply - 1,
        line_words(Seen, Before, Ply, What)
    ;   move_words(Seen, 1, What)
    ),
    Seen = seen(_, Side, _, _, _),
    other_side(Side, Other),
    said(zugzwang(Other, What), Why),
    nth1(Ply, Moves, Move),
    sub_atom(Move, 2, 2, _, Square),
    led_by(reason(zugzwang, Why, [Square], "", 1), Advised, FEN, Squeezing).

%   A move that wins nothing, and without which something is lost, with the next best one.

with_only_move(FEN, [_], Advised, Only) :-
    !,
    Advised = advised(Move, [reason(Name, _, _, _, _)|_], _, _, _),
    (   ( kind_of(Name, ends) ; kind_of(Name, wins) ; Name == mate )
    ->  Only = Advised
    ;   seen_line(FEN, [Move], Seen),
        move_words(Seen, 1, Words),
        said(only_legal(Words), Why),
        led_by(reason(only_legal_move, Why, [], "", 1), Advised, FEN, Only)
    ).
with_only_move(FEN, Lines, Advised, Only) :-
    (   Advised = advised(Move, Reasons, Line, Outcome0, false),
        Lines = [Best, Other|_],
        Best = line([Move|_], _, _),
        judged_score(Best, BestScore),
        judged_score(Other, OtherScore),
        without_it(BestScore, OtherScore)
    ->  Other = line([Next|_], _, _),
        seen_line(FEN, [Next], Seen),
        Seen = seen(_, Side, _, _, _),
        line_words(Seen, 1, Words),
        score_words(Side, Best, BestWords),
        score_words(Side, Other, OtherWords),
        said(only_good(Words, BestWords, OtherWords), Text),
        joined([Outcome0, Text], Outcome),
        Only = advised(Move, Reasons, Line, Outcome, true)
    ;   Only = Advised
    ).
