:- module(english_nouns,
          [ text_of/2,          % +Words, -Text
            spaced_text/2,      % +Words, -Text
            the//2,             % +Board, +Square
            the_things//2,      % +Board, +Squares
            the_kind//2,        % +Board, +Square
            listed//1,          % +Words
            the_move//2,        % +Case, +Ply
            numbered//2,        % +Case, +Ply
            moves//3,           % +Case, +First, +Last
            subject//2,         % +Case, +Ply
            lead//2,            % +Case, +Ply
            deed//2,            % +Case, +Ply
            a//1,               % +Noun
            a_name//1,          % +Name
            count_word/2,       % +Number, -Word
            side_name/2         % +Side, -Name
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(boards).
:- use_module(cases).

/** <module> Nouns, moves and lists

The grammar makes lists of words; a word may be several at once, and a
comma or full stop is a word of its own. text_of/2 writes them.
*/

%!  text_of(+Words, -Text) is det.
%
%   The words with blanks between them, the first one with a capital. The
%   text of a move, which is a string, begins as it does: exf6.

text_of(Words, Text) :-
    spaced_text(Words, Small),
    (   Words = [First|_],
        string(First)
    ->  atom_string(Small, Text)
    ;   capital(Small, Text)
    ).

%!  spaced_text(+Words, -Text) is det.
%
%   The words with blanks between them.

spaced_text(Words, Text) :-
    spaced(Words, Spaced),
    atomic_list_concat(Spaced, Text).

spaced([], []).
spaced([First|Words], [First|Spaced]) :-
    foldl(with_blank, Words, Spaced, []).

with_blank(Word, [Word|Parts], Parts) :-
    attached(Word),
    !.
with_blank(Word, [' ', Word|Parts], Parts).

attached(Word) :-
    sub_atom(Word, 0, 1, _, First),
    mark(First).

mark(',').
mark('.').
mark(':').
mark(';').

capital(Small, Text) :-
    sub_atom(Small, 0, 1, After, First),
    !,
    upcase_atom(First, Upper),
    sub_atom(Small, 1, After, 0, Rest),
    string_concat(Upper, Rest, Text).
capital(_, "").

%!  the(+Board, +Square)// is det.
%
%   The rook on f1, or f1 where nobody stands there.

the(Board, Square) -->
    { stands(Square, Board, _, Piece) },
    !,
    [the, Piece, on, Square].
the(_, Square) -->
    [Square].

%!  the_kind(+Board, +Square)// is det.
%
%   The rook.

the_kind(Board, Square) -->
    { stands(Square, Board, _, Piece) },
    !,
    [the, Piece].
the_kind(_, Square) -->
    [Square].

%!  the_things(+Board, +Squares)// is det.
%
%   The king on f6 and the rook on c7; the pawns on a7 and c7.

the_things(Board, Squares) -->
    { by_kind(Squares, Board, Kinds),
      maplist(kind_words, Kinds, Groups)
    },
    listed(Groups).

by_kind([], _, []).
by_kind([Square|Squares], Board, [Kind-[Square|Same]|Kinds]) :-
    kind(Board, Square, Kind),
    partition(of_kind(Board, Kind), Squares, Same, Others),
    by_kind(Others, Board, Kinds).

kind(Board, Square, Kind) :-
    (   stands(Square, Board, _, Kind)
    ->  true
    ;   Kind = none
    ).

of_kind(Board, Kind, Square) :-
    kind(Board, Square, Kind).

kind_words(none-Squares, Words) :-
    !,
    phrase(listed(Squares), Words).
kind_words(Piece-[Square], [the, Piece, on, Square]) :- !.
kind_words(Piece-Squares, [the, Several, on|Words]) :-
    atom_concat(Piece, s, Several),
    phrase(listed(Squares), Words).

%!  listed(+Items)// is det.
%
%   One; one and other; one, two and three. An item is a word or a list of words.

listed([Item]) -->
    !,
    item(Item).
listed([One, Other]) -->
    !,
    item(One), [and], item(Other).
listed([Item|Items]) -->
    item(Item), [','],
    listed(Items).

item(Words) -->
    { is_list(Words) },
    !,
    Words.
item(Word) -->
    [Word].

%!  the_move(+Case, +Ply)// is det.
%
%   Nxf7+

the_move(Case, Ply) -->
    { move_text(Case, Ply, Text) },
    [Text].

%!  numbered(+Case, +Ply)// is det.
%
%   14. Nxf7+, 14... Kxf7

numbered(Case, Ply) -->
    { move_number(Case, Ply, Number, Side),
      dots(Side, Dots),
      atom_concat(Number, Dots, Mark)
    },
    [Mark],
    the_move(Case, Ply).

dots(white, '.').
dots(black, '...').

%!  moves(+Case, +First, +Last)// is det.
%
%   14. Nxf7+ Kxf7 15. Qe6#

moves(Case, First, Last) -->
    numbered(Case, First),
    { Next is First + 1 },
    more_moves(Case, Next, Last).

more_moves(_, Ply, Last) -->
    { Ply > Last },
    !,
    [].
more_moves(Case, Ply, Last) -->
    { move_number(Case, Ply, _, Side) },
    (   { Side == white }
    ->  numbered(Case, Ply)
    ;   the_move(Case, Ply)
    ),
    { Next is Ply + 1 },
    more_moves(Case, Next, Last).

%!  subject(+Case, +Ply)// is det.
%
%   The move that a sentence is about. The first one of a line needs no number;
%   another comes after the reply before it.

subject(Case, 1) -->
    !,
    the_move(Case, 1).
subject(Case, Ply) -->
    { Reply is Ply - 1 },
    [after], numbered(Case, Reply), [','],
    numbered(Case, Ply).

%!  lead(+Case, +Ply)// is det.
%
%   The same where the reply before it is left out: the sentence has more moves.

lead(Case, 1) -->
    !,
    the_move(Case, 1).
lead(Case, Ply) -->
    numbered(Case, Ply).

%!  deed(+Case, +Ply)// is det.
%
%   What a move plainly does: is mate, takes the rook, promotes.

deed(Case, Ply) -->
    { move_mark(Case, Ply, mate) },
    !,
    ['is mate'].
deed(Case, Ply) -->
    { became(Case, Ply, Piece) },
    !,
    ['promotes to'], a(Piece).
deed(Case, Ply) -->
    { took(Case, Ply, Piece, _) },
    !,
    ['takes the', Piece].
deed(Case, Ply) -->
    { move_mark(Case, Ply, check) },
    !,
    ['gives check'].
deed(_, _) -->
    [follows].

a(Noun) -->
    { sub_atom(Noun, 0, 1, _, First),
      (   memberchk(First, [a, e, i, o, u, 'A', 'E', 'I', 'O'])
      ->  Article = an
      ;   Article = a
      )
    },
    [Article, Noun].

%!  a_name(+Name)// is det.
%
%   The name of a motif, with an article but where a person has given it.

a_name(Name) -->
    { sub_atom(Name, _, _, 0, '\'s mate') },
    !,
    [Name].
a_name(Name) -->
    a(Name).

count_word(1, one).
count_word(2, two).
count_word(3, three).
count_word(4, four).
count_word(5, five).
count_word(6, six).
count_word(7, seven).
count_word(8, eight).
count_word(9, nine).
count_word(10, ten).
count_word(Number, Number) :-
    Number > 10.

side_name(white, 'White').
side_name(black, 'Black').
