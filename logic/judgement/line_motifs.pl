:- module(judgement_line_motifs,
          [ read_lines/5,       % +Start, +Searched, +Only, -Groups, -Stricter
            points_of/3,        % +Readings, +Stricter, -Points
            line_motif/6,       % +Start, +Seen, +Readings, +Stricter, +Point, -Motif
            motifs_of/4         % +Start, +Moves, +Others, -Motifs
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module(gains, [course/2, motif_end/2]).
:- use_module(host).
:- use_module(points).
:- use_module(remembered).
:- use_module(seen_lines).

/** <module> The motifs of lines, read by whoever runs the goal

All of it inside first_step/3 of host.pl. A start is start(FEN, Origin): where
lines begin, and from(Before, Move), the position and the move that led there,
or `none` where that is not known.

The answer to tags(FEN, Lines, Only) is tags(Stricter, Tags): the motifs of
which there is a stricter reading, decisive_fork and so on, and for each line
a list of found(Motif, Clause, Ply, Squares, Others), with the file and line of
the clause that holds, the half move that it speaks of or `none`, and what its
variables stand for, Variable=Value. That to tags_after(Before, Lines, Only)
is the same for lines whose first move led to where they start.

A motif is motif(Name, Ply, Case, Squares, Clause): the case is what
logic/english tells it by.
*/

%!  read_lines(+Start, +Searched:list, +Only, -Groups, -Stricter) is det.
%
%   For each of some searched lines, as in searched_lines.pl, what is read of
%   it and of those with other replies.

read_lines(Start, Searched, Only, Tagged, Stricter) :-
    Start = start(FEN, Origin),
    maplist(readings(FEN), Searched, Groups),
    findall(Part,
            ( member(Readings, Groups),
              member(reading(_, Line, _, Parts), Readings),
              member(_-Length, Parts),
              first_moves(Length, Line, Part)
            ),
            Lines),
    tags(Origin, FEN, Lines, Only, tags(Stricter, Tags)),
    foldl(with_tags, Groups, Tagged, Tags, []).

tags(none, FEN, Lines, Only, Tags) :-
    host(tags(FEN, Lines, Only), Tags).
tags(from(Before, Move), _, Lines, Only, Tags) :-
    findall([Move|Line], member(Line, Lines), Whole),
    host(tags_after(Before, Whole, Only), Tags).

%   readings(+FEN, +Searched, -Readings): the main line and those with other replies, with the parts
%   in which motifs are looked for.

readings(FEN, searched(Shown, Others), Readings) :-
    findall(Role-Line,
            (   Role = main,
                Line = Shown
            ;   nth1(Number, Others, Line),
                Role = reply(Number)
            ),
            Lines),
    maplist(reading(FEN), Lines, Readings).

reading(FEN, Role-line(Moves, _, _), reading(Role, Moves, Line, [settled-Settled|Others])) :-
    line_from(FEN, Moves, Line),
    course(Line, Course),
    motif_end(Course, Settled),
    findall(Sign-Length, part_length(Line, Sign, Length), Others).

first_moves(Length, Moves, First) :-
    length(First, Length),
    append(First, _, Moves),
    !.

with_tags(Readings, Tagged, Tags, Rest) :-
    foldl(with_own_tags, Readings, Tagged, Tags, Rest).

with_own_tags(reading(Role, Moves, Line, Parts), tagged(Role, Moves, Line, Own), Tags, Rest) :-
    foldl(with_part_tags, Parts, Own, Tags, Rest).

with_part_tags(Sign-Length, part(Sign, Length, Found), [Found|Rest], Rest).

%!  points_of(+Readings, +Stricter, -Points) is det.
%
%   What is worth saying of one of the groups: see points.pl.

points_of(Readings, Stricter, Points) :-
    findall(read(Role, Line, Parts),
            ( member(tagged(Role, _, Line, Own), Readings),
              findall(part(Sign, Length, Tags),
                      ( nth1(Number, Own, part(Sign, Length, Found)),
                        findall(Tag, tag(Number, Found, Stricter, Tag), Tags)
                      ),
                      Parts)
            ),
            Read),
    main_points(Read, Points).

tag(Number, Found, Stricter, Tag) :-
    kind_of(Motif, _),
    \+ sub_atom(Motif, 0, _, _, textbook_),
    (   memberchk(found(Motif, _, Ply, _, _), Found),
        Tag = tag(Motif, Half)
    ;   Number =:= 1,
        reading_name(strict, Motif, Stricter, Name),
        memberchk(found(Name, _, Ply, _, _), Found),
        Tag = strict(Motif, Half)
    ),
    (   Ply == none
    ->  Half = 0
    ;   Half = Ply
    ).

reading_name(plain, Motif, _, Motif).
reading_name(strict, Motif, Stricter, Name) :-
    atom_concat(decisive_, Motif, Strict),
    (   memberchk(Strict, Stricter)
    ->  Name = Strict
    ;   Name = Motif
    ).

%!  line_motif(+Start, +Seen, +Readings, +Stricter, +Point, -Motif) is det.
%
%   The motif of a point, where Seen is the main line as seen_lines.pl has it.

line_motif(start(FEN, Origin), MainSeen, Readings, Stricter, point(Name, Role, Number, Form, _),
           motif(Name, Ply, told(Name, Line, Ply, [Values], none, words(none, [])), Squares, Clause)) :-
    memberchk(tagged(Role, Moves, _, Parts), Readings),
    nth1(Number, Parts, part(_, Length, Found)),
    reading_name(Form, Name, Stricter, Read),
    memberchk(found(Read, Clause, Ply, At, Others), Found),
    (   Role == main
    ->  Seen = MainSeen
    ;   seen_line(FEN, Moves, Seen)
    ),
    seen_part(Seen, Length, line(Move, Side, Boards, Texts, none)),
    led(Origin, Led),
    Line = line(Move, Side, Boards, Texts, Led),
    append(At, Others, Values),
    findall(Square, member(_=Square, At), Named),
    list_to_set(Named, Squares),
    !.

led(none, none).
led(from(_, Move), from(From, To)) :-
    sub_atom(Move, 0, 2, _, From),
    sub_atom(Move, 2, 2, _, To).

%!  motifs_of(+Start, +Moves, +Others:list, -Motifs:list) is det.
%
%   The motifs of one line, the main point first; Others are the lines with
%   other replies. One without moves has none.

motifs_of(_, [], _, []) :-
    !.
motifs_of(Start, Moves, Others, Motifs) :-
    read_lines(Start, [searched(line(Moves, 0, none), Others)], [], [Readings], Stricter),
    points_of(Readings, Stricter, Points),
    Start = start(FEN, _),
    seen_line(FEN, Moves, Seen),
    maplist(line_motif(Start, Seen, Readings, Stricter), Points, Motifs).
