:- module(english_clauses,
          [ clause_sentence//1, % +Case
            strong_sentence//1, % +Case
            conditions/2,       % +Case, -Sentences
            proof_lines/2,      % +Case, -Lines
            proof_pairs/2,      % +Case, -Pairs
            read_clause//2,     % +Clause, +Phrases
            read_body//1,       % +Literals
            own_words//1        % +Case
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(cases).
:- use_module(nouns).
:- use_module(verbs).
:- use_module(literals).
:- use_module(evident).
:- use_module(kinds).
:- use_module(templates).

/** <module> What a clause says, with the values of a proof
*/

%!  own_words(+Case)// is semidet.
%
%   The sentence that the user's file gives.

own_words(Case) -->
    { Case = told(_, _, _, _, _, words(Template, _)),
      Template \== none,
      environment(Case, Environment)
    },
    template_words(Template, variable_words(Case, Environment)).

variable_words(Case, Environment, Name) -->
    { variable_noun(Name, Case, Environment, Noun) },
    n(Noun).

%!  clause_sentence(+Case)// is semidet.
%
%   All that the clause says and that is not evident.

clause_sentence(Case) -->
    { spoken_clauses(Case, Clauses),
      Clauses \== []
    },
    joined(Clauses).

%!  strong_sentence(+Case)// is semidet.
%
%   The same without what is seen from the squares: for a motif with a name.

strong_sentence(Case) -->
    { spoken_clauses(Case, weak, Clauses),
      Clauses \== []
    },
    joined(Clauses).

nothing_left_out(_) :-
    fail.

joined([Words]) -->
    !,
    Words.
joined([Words|More]) -->
    Words, [;],
    joined(More).

%!  conditions(+Case, -Sentences) is det.
%
%   The same, in sentences.

conditions(Case, Sentences) :-
    spoken_clauses(Case, uninformative, Clauses),
    maplist(as_sentence, Clauses, Sentences).

uninformative(Said) :-
    weak(Said).
uninformative(said(+, Atom, _)) :-
    arg(_, Atom, some).

as_sentence(Words, Text) :-
    append(Words, ['.'], Ended),
    text_of(Ended, Text).

spoken_clauses(Case, Clauses) :-
    spoken_clauses(Case, nothing_left_out, Clauses).

spoken_clauses(Case, Left, Clauses) :-
    case_clause(Case, clause(_, Literals)),
    !,
    Case = told(_, _, _, _, _, words(_, Phrases)),
    environment(Case, Environment),
    findall(Said,
            ( member(Literal, Literals),
              resolved(Literal, Case, Environment, Said),
              \+ evident(Said),
              \+ call(Left, Said)
            ),
            All),
    list_to_set(All, Different),
    merged(Different, Merged),
    maplist(with_subject(Phrases), Merged, Pairs),
    by_subject(Pairs, Clauses).
spoken_clauses(_, _, []).

%   Attacks one thing and attacks another: attacks both.
merged([], []).
merged([said(Sign, Atom, When)|More], [said(Sign, Joined, When)|Merged]) :-
    Atom =.. [Name, One, Object, Where],
    One \== some,
    is_position(Where),
    partition(same_deed(Sign, Name, One, Where, When), More, Same, Others),
    Same \== [],
    !,
    maplist(object, Same, Objects),
    Joined =.. [Name, One, all([Object|Objects]), Where],
    merged(Others, Merged).
merged([Said|More], [Said|Merged]) :-
    merged(More, Merged).

is_position(none).
is_position(at(_)).

same_deed(Sign, Name, One, Where, When, said(Sign, Atom, When)) :-
    Atom =.. [Name, Subject, Object, Place],
    Place == Where,
    Subject == One,
    Object \== some.

object(said(_, Atom, _), Object) :-
    arg(2, Atom, Object).

with_subject(Phrases, Said, Subject-Words) :-
    phrase(literal_words(Said, Phrases, Subject), Words),
    !.

by_subject([], []).
by_subject([none-Words|Pairs], [Words|Clauses]) :-
    !,
    by_subject(Pairs, Clauses).
by_subject([nothing-Words|Pairs], [[nothing|Words]|Clauses]) :-
    !,
    by_subject(Pairs, Clauses).
by_subject([Subject-Words|Pairs], [Clause|Clauses]) :-
    partition(about(Subject), Pairs, Same, Others),
    maplist(said_words, Same, More),
    phrase(( n(Subject), listed([Words|More]) ), Clause),
    by_subject(Others, Clauses).

about(Subject, Other-_) :-
    Other == Subject.

said_words(_-Words, Words).

%!  proof_lines(+Case, -Lines) is det.
%
%   Each literal in words beside its Prolog text with values.

proof_lines(Case, Lines) :-
    proof_pairs(Case, Pairs),
    maplist(line_width, Pairs, Widths),
    max_list([0|Widths], Width),
    maplist(padded(Width), Pairs, Lines).

%!  proof_pairs(+Case, -Pairs) is det.
%
%   The same as pairs Text-Words, one for each literal.

proof_pairs(Case, Pairs) :-
    case_clause(Case, clause(_, Literals)),
    !,
    environment(Case, Environment),
    maplist(literal_line(Case, Environment), Literals, Pairs).
proof_pairs(_, []).

literal_line(Case, Environment, Literal, Text-Words) :-
    prolog_text(Literal, Case, Environment, Text),
    (   moved_ply(Literal, Case, Environment, Ply)
    ->  phrase(( ['the move'], numbered(Case, Ply) ), Tokens)
    ;   resolved(Literal, Case, Environment, Said),
        Case = told(_, _, _, _, _, words(_, Phrases)),
        whole_clause(Said, Phrases, Tokens)
    ),
    spaced_text(Tokens, Words).

whole_clause(Said, Phrases, Words) :-
    phrase(literal_words(Said, Phrases, Subject), Rest),
    !,
    (   Subject == none
    ->  Words = Rest
    ;   phrase(n(Subject), Start),
        append(Start, Rest, Words)
    ).

prolog_text(Literal, Case, Environment, Text) :-
    with_values(Literal, Case, Environment, Shown),
    shown_text(Shown, Text).

shown_text(\+ Atom, Text) :-
    !,
    shown_text(Atom, Plain),
    string_concat("\\+ ", Plain, Text).
shown_text(Atom, Text) :-
    format(string(Text), "~W", [Atom, [quoted(true), numbervars(true), spacing(next_argument)]]).

with_values(\+ Atom, Case, Environment, \+ Shown) :-
    !,
    with_values(Atom, Case, Environment, Shown).
with_values(Atom, Case, Environment, Shown) :-
    Atom =.. [Name|Arguments],
    maplist(shown_value(Case, Environment), Arguments, Values),
    Shown =.. [Name|Values].

shown_value(Case, Environment, v(Name), Value) :-
    !,
    (   case_value(Case, Name, Value)
    ->  true
    ;   memberchk(Name=Value, Environment)
    ->  true
    ;   Value = '$VAR'(Name)
    ).
shown_value(_, _, Value, Value).

line_width(Text-_, Width) :-
    string_length(Text, Width).

padded(Width, Text-Words, Line) :-
    Column is Width + 6,
    format(string(Line), "    ~w~t~*|~w", [Text, Column, Words]).

%!  read_clause(+Clause, +Phrases)// is det.
%
%   The clause itself, its variables as names.

read_clause(clause(Head, Literals), Phrases) -->
    { functor(Head, Name, _),
      kinds(Head, Literals, Kinds),
      findall(Said,
              ( member(Literal, Literals),
                named_literal(Literal, Kinds, Said),
                \+ said_by_name(Said)
              ),
              All),
      list_to_set(All, Different),
      merged(Different, Merged),
      maplist(with_subject(Phrases), Merged, Pairs),
      by_subject(Pairs, Parts)
    },
    [Name], [:],
    read_parts(Parts).

read_parts([]) -->
    !,
    ['any legal move'].
read_parts(Parts) -->
    joined(Parts).

%!  read_body(+Literals)// is det.

read_body(Literals) -->
    { maplist(read_literal([]), Literals, Parts) },
    joined(Parts).

read_literal(Phrases, Literal, Words) :-
    named_literal(Literal, [], Said),
    whole_clause(Said, Phrases, Words).
