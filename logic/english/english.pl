:- module(chess_english,
          [ tell/3,             % +Length, +Case, -Text
            tell_literals/2,    % +Case, -Pairs
            best_first/3        % +Case, +Proofs, -Sorted
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(boards).
:- use_module(cases).
:- use_module(nouns).
:- reexport(names).
:- use_module(attacks).
:- use_module(captures).
:- use_module(lures).
:- use_module(quiet).
:- use_module(mates).
:- use_module(plain).
:- use_module(clauses).
:- reexport(statements).

/** <module> The English of the project

All sentences about tactics, motifs, patterns and endgame trees are made
here: a proof goes in (cases.pl tells how it is written), English comes
out. positions.pl tells proofs of positions and lines of bk/; Python's
clausewitz.wording sends proofs of its own.

| to change | see |
| --- | --- |
| what a motif is called | names.pl |
| the sentence of a motif | attacks.pl, discoveries.pl, captures.pl, lures.pl, quiet.pl, mates.pl |
| how a word of the vocabulary reads | board_words.pl, line_words.pl |
| how a helper of a shipped file reads | helper_words.pl |
| what is said of a clause without a sentence, and what goes unsaid | clauses.pl, evident.pl |
| how a clause reads without a proof | kinds.pl |
| what is said of lines of play | advice.pl |
| what is said of known endings, and of moves in them | known_endings.pl |
| what is said for a quiet move | strategy.pl, scenes.pl |
| what is said of the trees of endgame players | endgames.pl |
| how pieces, moves and lists are named | nouns.pl |
| what the grammar sees of a board | boards.pl |
*/

%!  tell(+Length, +Case, -Text) is det.
%
%   Length is `sentence`; `paragraph`, with what else the proof says; or
%   `proof`, with each literal of the clause. Of again(Case) the sentence
%   begins with "it" where it would begin with the first move: that has been
%   named just before.

tell(sentence, Case0, Text) :-
    with_best_proof(Case0, Case),
    sentence_text(Case, Text, _).
tell(paragraph, Case0, Text) :-
    with_best_proof(Case0, Case),
    sentence_text(Case, Sentence, Source),
    (   Source == clause
    ->  Text = Sentence
    ;   plain_case(Case, Plain),
        conditions(Plain, Conditions),
        atomics_to_text([Sentence|Conditions], " ", Text)
    ).
tell(proof, Case0, Text) :-
    with_best_proof(Case0, Case),
    sentence_text(Case, Sentence, _),
    plain_case(Case, Plain),
    proof_lines(Plain, Lines),
    atomics_to_text([Sentence|Lines], "\n", Text).

%!  tell_literals(+Case, -Pairs) is det.
%
%   What tell/3 says of the literals of a `proof`, as pairs Text-Words: the
%   Prolog text of each with the values of the proof, and its English.

tell_literals(Case0, Pairs) :-
    with_best_proof(Case0, Case),
    plain_case(Case, Plain),
    proof_pairs(Plain, Pairs).

atomics_to_text(Parts, Separator, Text) :-
    atomic_list_concat(Parts, Separator, Atom),
    atom_string(Atom, Text).

sentence_text(Case, Text, Source) :-
    plain_case(Case, Plain),
    phrase(sentence(Plain, Source), Words),
    !,
    begun(Case, Words, Begun),
    append(Begun, ['.'], Ended),
    text_of(Ended, Text).

plain_case(again(Case), Case) :- !.
plain_case(Case, Case).

begun(again(Case), [Move|Words], [it|Words]) :-
    string(Move),
    move_text(Case, 1, Text),
    Text == Move,
    !.
begun(_, Words, Words).

%   The user's own words; those of the motif; what the clause says; its name.

sentence(Case, words) -->
    own_words(Case),
    !.
sentence(Case, words) -->
    { case_name(Case, Name),
      concept(Name, Motif)
    },
    motif_sentence(Motif, Case),
    !.
sentence(Case, clause) -->
    { case_name(Case, Name),
      case_ply(Case, Ply)
    },
    (   called(Name, Case, Ply)
    ->  [:], strong_sentence(Case)
    ;   subject(Case, Ply), [:], clause_sentence(Case)
    ),
    !.
sentence(Case, words) -->
    { case_name(Case, Name),
      case_ply(Case, Ply)
    },
    (   called(Name, Case, Ply)
    ->  []
    ;   subject(Case, Ply), ['is a legal move']
    ).

motif_sentence(Motif, Case) -->
    attack_sentence(Motif, Case),
    !.
motif_sentence(Motif, Case) -->
    capture_sentence(Motif, Case),
    !.
motif_sentence(Motif, Case) -->
    lure_sentence(Motif, Case),
    !.
motif_sentence(Motif, Case) -->
    quiet_sentence(Motif, Case),
    !.
motif_sentence(Motif, Case) -->
    mate_sentence(Motif, Case),
    !.
motif_sentence(Motif, Case) -->
    plain_sentence(Motif, Case).

called(Name, Case, Ply) -->
    { concept(Name, Motif),
      motif_name(Motif, Words),
      !
    },
    subject(Case, Ply), [is], a_name(Words).

%!  best_first(+Case, +Proofs, -Sorted) is det.
%
%   The proofs, that with the dearest squares first: a fork of king and
%   queen is named rather than one of two pawns. Of equals, the earliest,
%   and that whose squares the solver sees first.

best_first(Case, Proofs, Sorted) :-
    last_solver_ply(Case, Last),
    board(Case, Last, Board),
    map_list_to_pairs(proof_places, Proofs, Placed),
    keysort(Placed, Seen),
    pairs_values(Seen, Different),
    maplist(proof_worth(Board), Different, Keyed),
    sort(1, @>=, Keyed, Ordered),
    pairs_values(Ordered, Sorted).

%   Half moves and other numbers count as they are.
proof_places(Proof, Places) :-
    findall(Place,
            ( member(_=Value, Proof),
              (   integer(Value)
              ->  Place = Value
              ;   seen_place(Value, Place)
              )
            ),
            Places).

proof_worth(Board, Proof, Worths-Proof) :-
    findall(Worth, square_worth(Board, Proof, Worth), Found),
    sort(0, @>=, Found, Worths).

square_worth(Board, Proof, Worth) :-
    member(_=Square, Proof),
    atom(Square),
    stands(Square, Board, _, Piece),
    worth(Piece, Worth).

with_best_proof(again(Case0), again(Case)) :-
    !,
    with_best_proof(Case0, Case).
with_best_proof(Case0, Case) :-
    Case0 = told(Name, Line, Ply, Proofs, Clause, Words),
    case_side(Case0, Side),
    look_from(Side),
    (   Proofs = [_]
    ->  Case = Case0
    ;   best_first(Case0, Proofs, Sorted),
        Case = told(Name, Line, Ply, Sorted, Clause, Words)
    ).
