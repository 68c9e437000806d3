:- module(judgement_explanation_words,
          [ explanation_words/3 % +FEN, +Explained, -Parts
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module(advice_answers, [deed_place/2, is_decided/1, known_endings/2, may_be_known/1]).
:- use_module(advised_moves, [line_outcome/4]).
:- use_module(endings).
:- use_module(gains, [course/2]).
:- use_module(mistakes).
:- use_module(outcomes).
:- use_module(points, [is_of_position/1, kind_of/2]).
:- use_module(remembered).
:- use_module(seen_lines).
:- use_module(spoken).

/** <module> An explanation in words, part by part
*/

most_deeds(3).
longest(10).            % half moves of a line in which endings are looked for

%!  explanation_words(+FEN, +Explained, -Parts) is det.
%
%   The sentences of each part, Part-Texts, for what explained_moves.pl has.

explanation_words(FEN, Explained, Parts) :-
    findall(Part-Text, statement(FEN, Explained, Part, Text), Found),
    findall(Part-Texts,
            ( member(Part, [does, threat, defences, alternatives, danger, verdict]),
              findall(Text, member(Part-Text, Found), Texts),
              Texts \== []
            ),
            Parts).

%   statement(+FEN, +Explained, -Part, -Text) is nondet.

statement(FEN, Explained, does, Text) :-
    deed(FEN, Explained, Text).
statement(_, explained(_, _, _, _, _, _, Sides, Quiet), Part, Text) :-
    member(Side, Sides),
    side_statement(Side, Quiet, Part, Text).
statement(FEN, explained(Line, Best, Rival, _, _, _, _, _), verdict, Text) :-
    verdict(FEN, Line, Best, Rival, Text).
statement(FEN, Explained, does, Text) :-
    ending_reason(FEN, Explained, Text).
statement(FEN, explained(_, _, _, false, _, _, _, _), verdict, Text) :-
    position_of(FEN, Position),
    known_endings(Position, Endings),
    member(Ending, Endings),
    is_decided(Ending),
    Ending = ending(_, _, Text, _).

%   What the move does; what a mistake allows.

deed(FEN, explained(Line, Best, _, true, _, Refutation, _, _), Text) :-
    !,
    mistake(FEN, Line, Best, Statement),
    said(Statement, Said),
    named_motif(Refutation, Sentence),
    exclude(==(""), [Said, Sentence], Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Text).
deed(FEN, explained(Line, _, _, _, Motifs, _, _, Quiet), Text) :-
    deeds(Quiet, Motifs, Deeds),
    (   Quiet = [reason(_, Text, _, _, _)|_]
    ;   member(Text, Deeds)
    ;   \+ ( Motifs = [motif(First, _, _, _, _)|_], kind_of(First, ends) ),
        (   last(Deeds, Last)
        ->  true
        ;   Last = ""
        ),
        Line = line(Moves, _, _),
        seen_line(FEN, Moves, Seen),
        line_outcome(Seen, Line, Last, Text)
    ).

%   Where the first move was named just before, it is "it".

deeds([_|_], _, []) :-
    !.
deeds([], Motifs, Texts) :-
    most_deeds(Most),
    findall(Motif, ( nth1(Place, Motifs, Motif), Place =< Most ), Chosen),
    sentences(Chosen, false, Texts).

sentences([], _, []).
sentences([motif(Name, Ply, Case, _, _)|Motifs], Again, [Text|Texts]) :-
    (   Again == true
    ->  worded(sentence, again(Case), Text)
    ;   worded(sentence, Case, Text)
    ),
    (   Ply == 1,
        \+ is_of_position(Name)
    ->  Next = true
    ;   Next = false
    ),
    sentences(Motifs, Next, Texts).

%   The motif named for a line beside the main one, never one that merely describes it; none where it
%   ends in mate: its outcome already says so.

named_motif(Motifs, Text) :-
    (   \+ ( member(motif(End, _, _, _, _), Motifs), kind_of(End, ends) ),
        member(motif(Name, _, Case, _, _), Motifs),
        kind_of(Name, Kind),
        memberchk(Kind, [wins, helps]),
        \+ memberchk(Name, [hanging_piece, sacrifice])  % what the line wins or gives shows that
    ->  worded(sentence, Case, Text)
    ;   Text = ""
    ).

%   A mistake: how bad it is, and what it runs into; if that is little, what it misses.

mistake(FEN, Played, Best, Statement) :-
    Played = line(Moves, _, _),
    seen_line(FEN, Moves, Seen),
    bk_line(Seen, Line),
    judged_score(Played, Score),
    brief_answer(Line, Score, Answer),
    (   (   Answer = gain([], _)
        ;   Moves = [_]
        ;   result_of(FEN, Best, Result),
            misses_more(Result, Answer)
        )
    ->  missed(FEN, Seen, Played, Best, Statement)
    ;   judged_score(Best, BestScore),
        degree(BestScore, Score, How),
        move_words(Seen, 1, Move),
        answer_words(Seen, Moves, Reply),
        side_score(Seen, Played, Worth),
        Statement = mistake(How, Move, Answer, Reply, Worth)
    ).

missed(FEN, Seen, Played, Best, missed(Move, BestMove, Result, Reply, Stands)) :-
    Played = line(Moves, _, Mate),
    move_words(Seen, 1, Move),
    answer_words(Seen, Moves, Reply),
    Best = line(BestMoves, _, _),
    seen_line(FEN, BestMoves, BestSeen),
    move_words(BestSeen, 1, BestMove),
    bk_line(BestSeen, Line),
    course(Line, Course),
    judged_score(Best, BestScore),
    brief_result(Course, BestScore, Result),
    Seen = seen(_, Side, _, _, _),
    (   integer(Mate),
        Mate > 1                    % one of the moves to mate has been made
    ->  Left is Mate - 1,
        Stands = mate_score(Side, Left)
    ;   side_score(Seen, Played, Stands)
    ).

degree(Best, Score, How) :-
    (   member(How0, [terrible, bad]),
        move_class(Best, Score, other, How0)
    ->  How = How0
    ;   How = slight
    ).

answer_words(Seen, Moves, Words) :-
    length(Moves, Length),
    line_words(Seen, 2, Length, Words).

side_score(seen(_, Side, _, _, _), Line, Score) :-
    score_words(Side, Line, Score).

result_of(FEN, Line, Result) :-
    course_of(FEN, Line, Course, Score),
    result(Course, Score, Result).

course_of(FEN, Line, Course, Score) :-
    Line = line(Moves, _, _),
    line_from(FEN, Moves, Played),
    course(Played, Course),
    judged_score(Line, Score).

%   What is said of a line beside the main one.

side_statement(side(Role, FEN, Line, Judged, Motifs), Quiet, Part, Text) :-
    Line = line(Moves, _, _),
    seen_line(FEN, Moves, Seen),
    side_term(Role, FEN, Seen, Line, Judged, Term),
    \+ ( Quiet \== [], Term = defence(gain([], []), _) ),
    said(Term, Said),
    named_motif(Motifs, Named),
    (   Named \== "",
        answered_move(Role, Ply),
        move_words(Seen, Ply, Move),
        string_concat(Move, _, Named)
    ->  format(string(Text), "~w ~w", [Said, Named])
    ;   Text = Said
    ),
    part(Role, Part).

%   The half move that sentences are about.

answered_move(Role, Ply) :-
    (   memberchk(Role, [defence, alternative])
    ->  Ply = 2
    ;   Ply = 1
    ).

part(threat, threat).
part(defence, defences).
part(alternative, alternatives).
part(danger, danger).
part(parried, does).

side_term(threat, _, Seen, line(Moves, _, _), Judged, threat(it, Judged, Words)) :-
    whole_words(Seen, Moves, Words).
side_term(danger, FEN, Seen, Line, _, danger(Side, Result, Words)) :-
    Line = line(Moves, _, _),
    Seen = seen(_, Side, _, _, _),
    course_of(FEN, Line, Course, Score),
    threat_result(Course, Score, Result),
    whole_words(Seen, Moves, Words).
side_term(parried, _, Seen, line(Moves, _, _), _, parried(it, Words)) :-
    whole_words(Seen, Moves, Words).
side_term(defence, _, Seen, Line, _, defence(Result, Words)) :-
    Line = line(Moves, _, _),
    answered(Seen, Line, Result),
    whole_words(Seen, Moves, Words).
side_term(alternative, _, Seen, Line, _, alternative(Move, Result, Reply, Score)) :-
    Line = line(Moves, _, _),
    move_words(Seen, 1, Move),
    answered(Seen, Line, Result),
    answer_words(Seen, Moves, Reply),
    side_score(Seen, Line, Score).

whole_words(Seen, Moves, Words) :-
    length(Moves, Length),
    line_words(Seen, Length, Words).

answered(Seen, Line, Result) :-
    bk_line(Seen, Played),
    judged_score(Line, Score),
    answer_result(Played, Score, Result).

%   How the game stands, and the best move, or the next best one.

verdict(FEN, Line, Best, Rival, Text) :-
    Line = line([Move|Moves], _, _),
    seen_line(FEN, [Move|Moves], Seen),
    side_score(Seen, Line, Score),
    (   course_of(FEN, Line, Course, Judged),
        explained_end(Course, Judged, Ply, _),
        line_words(Seen, Ply, Words),
        Statement = verdict(Score, Words)
    ;   Best = line([BestMove|_], _, _),
        (   BestMove \== Move
        ->  Kind = better,
            Other = Best
        ;   Rival \== none,
            Kind = next_best,
            Other = Rival
        ),
        Other = line(OtherMoves, _, _),
        seen_line(FEN, OtherMoves, OtherSeen),
        move_words(OtherSeen, 1, OtherMove),
        side_score(Seen, Other, OtherScore),
        Statement =.. [Kind, OtherMove, OtherScore]
    ),
    said(Statement, Text).

%   What the move does in terms of known endings, or what its line comes to.

ending_reason(FEN, explained(Line, _, _, IsMistake, _, _, _, _), Text) :-
    position_of(FEN, Position),
    may_be_known(Position),
    Line = line([Move|More], _, _),
    (   IsMistake == true
    ->  Moves = [Move]
    ;   longest(Longest),
        findall(One, ( nth1(Place, [Move|More], One), Place =< Longest ), Moves)
    ),
    seen_line(FEN, Moves, Seen),
    Seen = seen(_, Side, _, Played, _),
    findall(Undecided-Place-Statement,
            ( ending_statement(Position, Side, Seen, Played, Verdict, Name, Statement),
              ( Verdict == open -> Undecided = 1 ; Undecided = 0 ),
              deed_place(Name, Place)
            ),
            Pairs),
    keysort(Pairs, [_-Statement|_]),
    said(Statement, Text).

ending_statement(Position, Side, Seen, [Move|_], Verdict, Name, ending_deed(Text, Deed)) :-
    ending_deed(Position, Move, Deed),
    deed_verdict(Deed, Side, Verdict),
    functor(Deed, Name, _),
    move_words(Seen, 1, Text).
ending_statement(Position, Side, Seen, [Move|Moves], Verdict, line, ending_after(Text, Ending)) :-
    \+ ( ending_deed(Position, Move, Deed), \+ deed_verdict(Deed, Side, open) ),
    line_ending(Position, [Move|Moves], Ply, Ending),
    Ply > 1,
    Ending = ending(_, Verdict, _),
    line_words(Seen, Ply, Ply, line(Number, Mover, [Written])),
    (   Mover == white
    ->  Dots = '.'
    ;   Dots = '...'
    ),
    format(string(Text), "~w~w ~w", [Number, Dots, Written]).
