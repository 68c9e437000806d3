% The comments of Prolog files, as PlDoc has them: what they say of predicates.

:- module(prolog_comments,
          [ file_lines/2,       % +File, -Lines
            comment_in/2,       % +Lines, -Comment
            stated/2            % +Words, -Stated
          ]).

:- use_module(library(apply)).
:- use_module(library(error)).
:- use_module(library(lists)).

:- op(200, fy, ?).

%!  comment_in(+Lines, -Comment) is nondet.
%
%   Comment is one with modes, of a file with these lines:
%   comment(Name/Arity, Modes, Parts). A mode is mode(Arguments,
%   Determinism) with arguments argument(Mode, Name, Type), where Type may
%   be unbound; the parts are paragraph(Words), code(Lines), error(Words)
%   and `see`.

comment_in(Lines, comment(Name/Arity, Modes, Parts)) :-
    append(Before, [First|After], Lines),
    string_concat("%!  ", _, First),
    \+ ( last(Before, Above), string_concat("%!  ", _, Above) ),
    stripped([First|After], "%!  ", ModeLines, Rest),
    maplist(mode(Name), ModeLines, Modes),
    Modes = [mode(Arguments, _)|_],
    length(Arguments, Arity),
    comment_text(Rest, Texts),
    phrase(parts(Parts), Texts).

stripped([Line|Lines], Prefix, [Text|Texts], Rest) :-
    string_concat(Prefix, Text, Line),
    !,
    stripped(Lines, Prefix, Texts, Rest).
stripped(Rest, _, [], Rest).

comment_text(["%"|Lines], [""|Texts]) :-
    !,
    comment_text(Lines, Texts).
comment_text([Line|Lines], [Text|Texts]) :-
    string_concat("%   ", Text, Line),
    !,
    comment_text(Lines, Texts).
comment_text(_, []).

%   mode(?Name, +Text, -Mode): Text as "attacks(?From, ?To, +Position) is
%   nondet."

mode(Name, Text, mode(Arguments, Determinism)) :-
    term_string(Term, Text, [variable_names(Bindings), module(prolog_comments)]),
    must_be_mode(Term, Text, Head, Determinism),
    Head =.. [Name|Terms],
    maplist(argument(Bindings), Terms, Arguments).

must_be_mode(Term, Text, Head, Determinism) :-
    (   Term = (Head is Determinism),
        memberchk(Determinism, [det, semidet, nondet])
    ->  true
    ;   domain_error(mode, Text)
    ).

argument(Bindings, Term, argument(Mode, Name, Type)) :-
    (   Term = Moded:Type
    ->  true
    ;   Moded = Term
    ),
    Moded =.. [Mode, Variable],
    member(Name=Bound, Bindings),
    Bound == Variable,
    !.

%   The text of a comment, line by line.

parts([]) -->
    [].
parts(Parts) -->
    [""],
    !,
    parts(Parts).
parts([code(Lines)|Parts]) -->
    ["```"],
    !,
    code(Lines),
    parts(Parts).
parts([Part|Parts]) -->
    [Line],
    more_of_paragraph(Lines),
    { maplist(line_words, [Line|Lines], Wordss),
      append(Wordss, Words),
      part(Words, Part)
    },
    parts(Parts).

code([]) -->
    ["```"],
    !.
code([Line|Lines]) -->
    [Line],
    code(Lines).

%   A paragraph ends at an empty line, at code, and before a tag.
more_of_paragraph([Line|Lines]) -->
    [Line],
    { \+ memberchk(Line, ["", "```"]),
      \+ string_concat("@", _, Line)
    },
    !,
    more_of_paragraph(Lines).
more_of_paragraph([]) -->
    [].

line_words(Line, Words) :-
    split_string(Line, " ", " ", Strings),
    exclude(==(""), Strings, Words).

part(["@see"|_], see) :- !.
part(["@error"|Words], error(Words)) :- !.
part(Words, paragraph(Words)).

%!  stated(+Words, -Stated) is det.
%
%   "True when the king ..." goes without saying: "The king ...".

stated(["True", "when", Word0|Words], [Word|Words]) :-
    !,
    sub_string(Word0, 0, 1, After, First),
    sub_string(Word0, 1, After, 0, Rest),
    string_upper(First, Upper),
    string_concat(Upper, Rest, Word).
stated(Words, Words).

%!  file_lines(+File, -Lines) is semidet.
%
%   Lines are strings. A file ends with a line end.

file_lines(File, Lines) :-
    setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                       read_string(Stream, _, Text),
                       close(Stream)),
    string_concat(Body, "\n", Text),
    !,
    split_string(Body, "\n", "", Lines).
