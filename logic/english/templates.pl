:- module(english_templates,
          [ template_words//2,  % +Template, :Naming
            phrase_words//3     % +Sign, +Template, +Atom
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(verbs).

/** <module> The user's own words

A tactic file may say how its tactics read: english(Name, "{To} attacks
{Target}."). What stands in braces is replaced.
*/

:- meta_predicate template_words(+, 3, ?, ?).

%!  template_words(+Template, :Naming)// is det.
%
%   The text, with the words that Naming, a grammar rule of one argument,
%   gives for what stands in braces.

template_words(Template, Naming) -->
    { split_string(Template, "{}", "", Parts) },
    parts(Parts, Naming, Texts),
    { atomic_list_concat(Texts, Whole),
      split_string(Whole, "", " .", [Bare]),
      atom_string(Words, Bare)      % a string would be taken for a move
    },
    [Words].

parts([Text], _, [Text]) -->
    !,
    [].
parts([Text, Braced|Parts], Naming, [Text, Named|Texts]) -->
    { atom_string(Name, Braced),
      phrase(call(Naming, Name), Words),
      atomic_list_concat(Words, ' ', Named)
    },
    parts(Parts, Naming, Texts).

%!  phrase_words(+Sign, +Template, +Atom)// is det.
%
%   The words of a helper, {1} being its first argument.

phrase_words(Sign, Template, Atom) -->
    { phrase(template_words(Template, numbered_noun(Atom)), [Text]) },
    denied(Sign, Text).

numbered_noun(Atom, Name) -->
    { atom_number(Name, Place),
      arg(Place, Atom, Noun)
    },
    !,
    n(Noun).
numbered_noun(_, Name) -->
    [Name].

denied(+, Text) -->
    [Text].
denied(-, Text) -->
    { negated(Text, Denied) },
    [Denied].

%   The first verb that can be turned round, or else the whole.
negated(Text, Denied) :-
    turned(Verb, Not),
    sub_string(Text, Before, _, After, Verb),
    !,
    sub_string(Text, 0, Before, _, Start),
    sub_string(Text, _, After, 0, End),
    atomic_list_concat([Start, Not, End], Denied).
negated(Text, Denied) :-
    atomic_list_concat(['not true:', Text], ' ', Denied).

turned(" is ", " is not ").
turned(" are ", " are not ").
turned(" can ", " cannot ").
turned(" may ", " may not ").
turned(" could ", " could not ").
turned(" has ", " has not ").
turned(" was ", " was not ").
turned(" attacks ", " does not attack ").
turned(" stands ", " does not stand ").
