:- module(english_themes,
          [ theme_words//1,     % +Statement
            theme_title//1      % +Statement
          ]).

:- use_module(library(lists)).
:- use_module(nouns).

/** <module> What is said of themes of chess problems

The statements are those of logic/themes/themes.pl:

    theme(Name, Told)       a theme that a solution shows; Told has what the variables of its
                            clause stand for: move(Text, Piece, From, To), phase(set), list(Items),
                            squares, pieces and numbers
    theme_title(Name)       the name of a theme
*/

%!  theme_title(+Statement)// is semidet.

theme_title(theme_title(Name)) -->
    { title(Name, Title) },
    [Title].

title(Name, Title) :-
    (   own_title(Name, Own)
    ->  Title = Own
    ;   atomic_list_concat(Words, '_', Name),
        atomic_list_concat(Words, ' ', Title)
    ).

own_title(grimshaw, 'Grimshaw').
own_title(novotny, 'Nowotny').

%!  theme_words(+Statement)// is semidet.

theme_words(theme(Name, Told)) -->
    words(Name, Told),
    !.
theme_words(theme(_, Told)) -->
    told_moves(Told).

%   What is said of a theme without words of its own: its moves.

told_moves(Told) -->
    { findall(Text, member(_=move(Text, _, _, _), Told), Texts),
      list_to_set(Texts, Moves)
    },
    listed(Moves).

words(flight_giving_key, Told) -->
    key_flight(Told, 'Key', 'Flight', gives).

key_flight(Told, Key, Flight, Does) -->
    { memberchk(Key=move(Text, _, _, _), Told),
      memberchk(Flight=Square, Told)
    },
    [Text, Does, 'the king', Square].
