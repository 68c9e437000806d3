% The grammar of logic/english, in plain SWI-Prolog.

:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../bk/vocabulary').
:- use_module('../../logic/english/english').
:- use_module('../../logic/english/positions').
:- use_module('../../bk/notation', [san/6]).
:- use_module('../../logic/english/literals').

:- dynamic signature/1.
:- include('../../bk/signatures').

fork_position(Position) :-
    fen_position("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", Position).

told_move(FEN, Move, Name, Proofs, Clause, Text) :-
    fen_position(FEN, Position),
    move_case(Name, Position, Move, Proofs, Clause, words(none, []), Case),
    tell(sentence, Case, Text).

:- begin_tests(sentences).

test(fork_names_what_matters,
     Text == "Nc7+ forks the king on e8 and the rook on a8.") :-
    told_move("r3k3/p7/8/3N4/8/8/8/4K3 w q - 0 1", d5-c7, winning_fork, [['Target1'=a8]], none, Text).

test(board_as_text_and_position_of_bk_give_one_sentence, One == Other) :-
    fork_position(Position),
    move_case(fork, Position, d5-c7, [[]], none, words(none, []), Case),
    tell(sentence, Case, One),
    Board = "....K..............................N....................r...k...",
    After = "....K.............................................N.....r...k...",
    Line = line(1, white, boards(Board, After), moves(move(d5, c7, "Nc7+", check)), none),
    tell(sentence, told(fork, Line, 1, [[]], none, words(none, [])), Other).

test(pawn_move_begins_small, Text == "d5 forks the knights on c6 and e6.") :-
    told_move("4k3/8/2n1n3/8/3P4/8/8/4K3 w - - 0 1", d4-d5, fork, [[]], none, Text).

test(own_words_of_a_file,
     Text == "Look, the knight on c7 hits the rook on a8.") :-
    fork_position(Position),
    Clause = clause(mine(v('P'), v('A'), v('B')),
                    [ make_move(v('A'), v('B'), v('P'), v('N')),
                      attacks(v('B'), v('T'), v('N'))
                    ]),
    move_case(mine, Position, d5-c7, [['T'=a8]], Clause, words("Look, {B} hits {T}.", []), Case),
    tell(sentence, Case, Text).

test(clause_without_words,
     Text == "Nc7+: the knight on c7 attacks the king on e8 and the rook on a8 and is not in danger; nothing attacks the knight on c7.") :-
    Clause = clause(mine(v('P'), v('A'), v('B')),
                    [ make_move(v('A'), v('B'), v('P'), v('N')),
                      attacks(v('B'), v('S'), v('N')),
                      attacks(v('B'), v('T'), v('N')),
                      different_pos(v('S'), v('T')),
                      knight_on(v('B'), v('N')),
                      \+ pawn_on(v('S'), v('N')),
                      \+ en_prise(v('B'), v('N')),
                      \+ attacks(v('_'), v('B'), v('N'))
                    ]),
    told_move("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", d5-c7, mine, [['S'=e8, 'T'=a8]], Clause, Text).

test(what_held_before_the_move_is_told_so,
     Text == "Nc7+: the rook on a8 is undefended before the move.") :-
    Clause = clause(mine(v('P'), v('A'), v('B')),
                    [ make_move(v('A'), v('B'), v('P'), v('N')),
                      undefended(v('T'), v('P'))
                    ]),
    told_move("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", d5-c7, mine, [['T'=a8]], Clause, Text).

test(proof_with_the_dearest_squares_is_told_first,
     Sorted == [['A'=e8, 'B'=a8], ['A'=a8, 'B'=h7]]) :-
    fen_position("r3k3/7p/8/3N4/8/8/8/4K3 w q - 0 1", Position),
    move_case(fork, Position, d5-c7, [[]], none, words(none, []), Case),
    best_first(Case, [['A'=a8, 'B'=h7], ['A'=e8, 'B'=a8]], Sorted).

test(later_move_is_told_with_the_reply_before_it,
     Text == "After 1... Kd7, 2. Nb6+ forks the king on d7 and the rook on a8.") :-
    fen_line("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", [e1e2, e8d7, d5b6, d7c7], Line),
    line_case(textbook_fork, Line, 3, [[]], none, words(none, []), Case),
    tell(sentence, Case, Text).

test(whole_proof_has_a_line_for_each_literal, Count =:= 3) :-
    fork_position(Position),
    Clause = clause(mine(v('P'), v('A'), v('B')),
                    [ make_move(v('A'), v('B'), v('P'), v('N')),
                      attacks(v('B'), v('T'), v('N'))
                    ]),
    move_case(mine, Position, d5-c7, [['T'=a8]], Clause, words(none, []), Case),
    tell(proof, Case, Text),
    split_string(Text, "\n", "", Lines),
    length(Lines, Count).

:- end_tests(sentences).

:- begin_tests(words).

%   What every word of the vocabulary says and denies, by the names a, b ...

named(Predicate, Atom) :-
    Predicate =.. [Name|Arguments],
    findall(name(Letter),
            ( nth1(Place, Arguments, _), nth1(Place, [a, b, c, d, e, f], Letter) ),
            Nouns),
    Atom =.. [Name|Nouns].

spoken(Sign, Predicate, Words) :-
    named(Predicate, Atom),
    once(phrase(literal_words(said(Sign, Atom, now), [], Subject), Rest)),
    (   Subject = name(Name)
    ->  Words = [Name|Rest]
    ;   Words = Rest
    ).

test(every_word_is_said_and_denied_in_words_of_its_own, all(Name == [])) :-
    signature(Predicate),
    functor(Predicate, Name, Arity),
    atomic_list_concat(Parts, '_', Name),
    atomic_list_concat(Parts, ' ', Plain),
    spoken(+, Predicate, Said),
    spoken(-, Predicate, Denied),
    (   Said == Denied
    ;   Arity > 0,
        memberchk(Plain, Said),
        memberchk(of, Said)
    ).

test(denials_are_plain, all(Name == [])) :-
    signature(Predicate),
    functor(Predicate, Name, _),
    spoken(-, Predicate, Denied),
    atomic_list_concat(Denied, ' ', Text),
    sub_atom(Text, _, _, _, 'not so that').

:- end_tests(words).

:- begin_tests(notation).

san_of(FEN, Move, Text) :-
    fen_position(FEN, Position),
    (   Move = From-To-Promotion
    ->  true
    ;   Move = From-To,
        Promotion = none
    ),
    san(Position, From, To, Promotion, Text, _).

test(castling, Text == "O-O") :-
    san_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", e1-g1, Text).
test(castling_long, Text == "O-O-O") :-
    san_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", e1-c1, Text).
test(file_tells_apart, Text == "Rad1") :-
    san_of("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", a1-d1, Text).
test(rank_tells_apart, Text == "R1a4") :-
    san_of("4k3/8/R7/8/8/8/4K3/R7 w - - 0 1", a1-a4, Text).
test(en_passant, Text == "exd6") :-
    san_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", e5-d6, Text).
test(promotion_with_check, Text == "f8=N+") :-
    san_of("8/5P1k/8/8/8/8/8/K7 w - - 0 1", f7-f8-knight, Text).
test(mate, Text == "Ra8#") :-
    san_of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", a1-a8, Text).

:- end_tests(notation).
