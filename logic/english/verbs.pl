:- module(english_verbs,
          [ n//1,               % +Noun
            h//1,               % +HalfMove
            verb//2,            % +Sign, +Verb
            is//1,              % +Sign
            has//1,             % +Sign
            may//1,             % +Sign
            either//3           % +Sign, +Said, +Denied
          ]).

:- use_module(library(apply)).
:- use_module(nouns).

/** <module> Verbs, said or denied, and the nouns of a literal

Sign is + or -. A noun is man(Piece, Square), square(Square), value(Value),
name(Variable), name(Kind, Variable), move(Words), some for what is not known, nothing, all(Nouns), or none for a
position or a line, which goes unsaid.
*/

n(man(Piece, Square)) --> [the, Piece, on, Square].
n(square(Square)) --> [Square].
n(value(Value)) --> [Value].
n(name(Variable)) --> [Variable].
n(name(Kind, Variable)) --> [Kind, Variable].
n(move(Words)) --> Words.
n(some) --> [something].
n(nothing) --> [nothing].
n(all(Nouns)) --> { maplist(noun_words, Nouns, Items) }, listed(Items).

%!  h(+HalfMove)// is det.
%
%   A half move: 14. Nxf7+, or the name of its variable.

h(move(Words)) --> !, Words.
h(Noun) --> ['half move'], n(Noun).

noun_words(Noun, Words) :-
    phrase(n(Noun), Words).

%!  verb(+Sign, +Verb)// is det.
%
%   Verb is in the third person: attacks, does not attack.

verb(+, Verb) --> [Verb].
verb(-, Verb) --> { infinitive(Verb, Plain) }, ['does not', Plain].

infinitive(Verb, Plain) :-
    (   atomic_list_concat([First|Words], ' ', Verb),
        Words \== []
    ->  infinitive(First, One),
        atomic_list_concat([One|Words], ' ', Plain)
    ;   irregular(Verb, Plain)
    ->  true
    ;   atom_concat(Plain, s, Verb)
    ->  true
    ;   Plain = Verb
    ).

irregular(goes, go).
irregular(passes, pass).
irregular(has, have).

is(+) --> [is].
is(-) --> ['is not'].

has(+) --> [has].
has(-) --> ['has not'].

may(+) --> [can].
may(-) --> [cannot].

either(+, Said, _) --> Said.
either(-, _, Denied) --> Denied.
