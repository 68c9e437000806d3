% The vocabulary on one page, from the comments of the files that define it:
%
%     swipl tools/vocabulary.pl bk/README.md
%
% Names, modes and meaning are read from the comments; types, groups and order from
% bk/signatures.pl; what stands around them from tools/vocabulary.md, where a line {table} is the
% table of words, {words} are those of the group above it, and {words a/1 b/2} are these.

:- module(vocabulary_page, []).

:- use_module(library(apply)).
:- use_module(library(dcg/high_order)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(main)).
:- use_module('../bk/vocabulary', []).
:- use_module('../bk/strategy', []).
:- use_module('../logic/repl/theories', []).
:- use_module('../logic/repl/comments').

:- initialization(main, main).

main([File]) :-
    !,
    page(Lines),
    setup_call_cleanup(open(File, write, Stream, [encoding(utf8)]),
                       forall(member(Line, Lines), format(Stream, "~s~n", [Line])),
                       close(Stream)).
main(_) :-
    format(user_error, "Usage: swipl tools/vocabulary.pl FILE~n", []),
    halt(2).

%!  page(-Lines) is det.
%
%   True when Lines, all strings, are the page.
%
%   @error  existence_error(comment, Name/Arity) for a word that is
%           exported or to be shown, but that no comment describes.
%   @error  existence_error(entry, Name/Arity) for a word that the
%           template leaves out.

page(Lines) :-
    relative_lines('vocabulary.md', Template),
    template_sections(Template, Sections),
    comments(Comments),
    words(Words),
    forall(( member(Word, Words), \+ ( member(_-Shown, Sections), memberchk(Word, Shown) ) ),
           existence_error(entry, Word)),
    phrase(filled(Template, Sections, Comments), Lines).

%   words(-Words): all that the page is to tell of.

words(Words) :-
    findall(Word,
            ( face(Module),
              module_property(Module, exports(Exports)),
              member(Word, Exports)
            ),
            Words).

face(chess_vocabulary).
face(chess_strategy).
face(chess_theories).

%!  template_sections(+Template, -Sections) is det.
%
%   True when Sections are the pairs Title-Words of the headings in the
%   template under which words stand.

template_sections(Template, Sections) :-
    groups(Groups),
    findall(Title-Words, section(Template, Groups, Title, Words), Sections).

section(Template, Groups, Title, Words) :-
    append(_, [Heading|Below], Template),
    string_concat("## ", Title, Heading),
    once(( member(Line, Below),
           ( words_line(Line, Title, Groups, Words) ; string_concat("## ", _, Line) )
         )),
    nonvar(Words).

words_line("{words}", Title, Groups, Words) :-
    !,
    (   memberchk(Title-Words, Groups)
    ->  true
    ;   existence_error(group, Title)
    ).
words_line(Line, _, _, Words) :-
    string_concat("{words ", Rest, Line),
    string_concat(Listed, "}", Rest),
    split_string(Listed, " ", "", Strings),
    maplist([String, Word]>>term_string(Word, String), Strings, Words).

%!  groups(-Groups) is det.
%
%   True when Groups are the pairs Title-Words of bk/signatures.pl: a
%   comment that stands right above a signature is a title.

groups(Groups) :-
    relative_lines('../bk/signatures.pl', Lines),
    findall(Title-Words,
            ( append(_, [Comment|Below], Lines),
              string_concat("% ", Title, Comment),
              leading_signatures(Below, Words),
              Words = [_|_]
            ),
            Groups).

leading_signatures([Line|Lines], [Name/Arity|Words]) :-
    string_concat("signature(", _, Line),
    !,
    term_string(signature(Predicate), Line),
    functor(Predicate, Name, Arity),
    leading_signatures(Lines, Words).
leading_signatures(_, []).

%   signature_types(+Word, -Types): of its arguments. Fails for a word
%   that clauses cannot use.

:- dynamic signature/1.
:- include('../bk/signatures').

signature_types(Name/Arity, Types) :-
    functor(Predicate, Name, Arity),
    signature(Predicate),
    Predicate =.. [_|Arguments],
    maplist(arg(1), Arguments, Types).

%!  comments(-Comments) is det.
%
%   True when Comments are all comments with modes in the files that
%   define the words, as comment_in/2 gives them.

comments(Comments) :-
    setof(File, defining_file(File), Files),
    findall(Comment,
            ( member(File, Files),
              file_lines(File, Lines),
              comment_in(Lines, Comment)
            ),
            Comments).

defining_file(File) :-
    words(Words),
    member(Name/Arity, Words),
    functor(Head, Name, Arity),
    face(Face),
    module_property(Face, exports(Exports)),
    memberchk(Name/Arity, Exports),
    (   predicate_property(Face:Head, imported_from(Module))
    ->  true
    ;   Module = Face
    ),
    module_property(Module, file(File)).

%   The page, line by line.

filled([], _, _) -->
    [].
filled(["{table}"|Lines], Sections, Comments) -->
    !,
    table(Sections, Comments),
    filled(Lines, Sections, Comments).
filled([Heading|Lines], Sections, Comments) -->
    { string_concat("## ", Title, Heading),
      memberchk(Title-Words, Sections),
      !,
      append(Above, [Marker|Below], Lines),
      string_concat("{words", _, Marker),
      !
    },
    [Heading],
    Above,
    sequence(entry(Comments), [""], Words),
    filled(Below, Sections, Comments).
filled([Line|Lines], Sections, Comments) -->
    [Line],
    filled(Lines, Sections, Comments).

table(Sections, Comments) -->
    ["| group | predicates |", "| --- | --- |"],
    sequence(row(Comments), Sections).

row(Comments, Title-Words) -->
    { maplist(link(Comments), Words, Links),
      atomics_to_line(Links, ", ", Cell),
      format(string(Row), "| ~w | ~s |", [Title, Cell])
    },
    [Row].

%   The anchor is the one that GitHub makes of the heading.
link(Comments, Name/Arity, Link) :-
    comment_of(Name/Arity, Comments, comment(_, _, Parts)),
    downcase_atom(Name, Lower),
    (   memberchk(see, Parts)
    ->  format(string(Link), "[~w/~d](#~w~d-)\u2020", [Name, Arity, Lower, Arity])
    ;   format(string(Link), "[~w/~d](#~w~d)", [Name, Arity, Lower, Arity])
    ).

comment_of(Word, Comments, Comment) :-
    Comment = comment(Word, _, _),
    (   memberchk(Comment, Comments)
    ->  true
    ;   existence_error(comment, Word)
    ).

entry(Comments, Name/Arity) -->
    { comment_of(Name/Arity, Comments, comment(_, Modes, Parts0)),
      (   selectchk(see, Parts0, Parts)
      ->  format(string(Heading), "### ~w/~d \u2020", [Name, Arity])
      ;   Parts = Parts0,
          format(string(Heading), "### ~w/~d", [Name, Arity])
      ),
      maplist(mode_text(Name/Arity), Modes, Texts),
      atomics_to_line(Texts, ",\n", Promise),
      format(string(Ended), "~s.", [Promise])
    },
    [Heading, Ended],
    sequence(described, Parts).

mode_text(Word, mode(Arguments, Determinism), Text) :-
    Word = Name/_,
    findall(Type, member(argument(_, _, Type), Arguments), Types),
    (   signature_types(Word, Types)
    ->  true
    ;   ground(Types)
    ->  true
    ;   existence_error(type, Word)
    ),
    maplist([argument(Mode, Variable, _), Type, Argument]>>
                format(string(Argument), "~w~w:~w", [Mode, Variable, Type]),
            Arguments, Types, Shown),
    atomics_to_line(Shown, ", ", Inside),
    format(string(Text), "`~w(~s)` is ~w", [Name, Inside, Determinism]).

described(Part) -->
    [""],
    shown(Part).

shown(paragraph(Words0)) -->
    { stated(Words0, Words) },
    wrapped(Words).
shown(error(Words0)) -->
    { append(Term, [End|Text], Words0),
      string_concat(_, ")", End),
      !,
      append(Term, [End], TermWords),
      atomics_to_line(TermWords, " ", TermText),
      format(string(Quoted), "`~s`", [TermText]),
      Words = ["*Error*", Quoted|Text]
    },
    wrapped(Words).
shown(code(Lines)) -->
    ["```prolog"],
    Lines,
    ["```"].

%   wrapped(+Words): lines of at most 100 characters.

wrapped([Word|Words]) -->
    wrapped(Words, Word).

wrapped([], Line) -->
    [Line].
wrapped([Word|Words], Line0) -->
    { format(string(Line), "~s ~s", [Line0, Word]) },
    (   { string_length(Line, Length), Length =< 100 }
    ->  wrapped(Words, Line)
    ;   [Line0],
        wrapped(Words, Word)
    ).

atomics_to_line(Strings, Separator, Line) :-
    atomic_list_concat(Strings, Separator, Atom),
    atom_string(Atom, Line).

relative_lines(Relative, Lines) :-
    module_property(vocabulary_page, file(Here)),
    file_directory_name(Here, Folder),
    directory_file_path(Folder, Relative, File),
    file_lines(File, Lines).
