% Which move, and why: by clauses alone, nothing is searched.

:- module(chess_suggestions,
          [ suggest/2,          % ?Move, -Why
            suggest/3,          % +Position, ?Move, -Why
            suggestion/6,       % +Position, +Most, -Move, -Share, -Tactic, -Why
            suggestion/7,       % +Position, +Shares, +Most, -Move, -Share, -Tactic, -Why
            explain/3,          % +From, +To, -Text
            explain/4,          % +Position, +From, +To, -Text
            proof/3,            % +From, +To, -Text
            proof/4             % +Position, +From, +To, -Text
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../../bk/vocabulary').
:- use_module('../english/english').
:- use_module('../../bk/notation', [san/6]).
:- use_module('../ranking/ranking').
:- use_module(positions).
:- use_module(proofs).
:- use_module(reasons).
:- use_module(worths).

%!  suggest(?Move, -Why) is nondet.
%
%   suggest/3 of the current position: see set_position/1.

suggest(Move, Why) :-
    current_position(Position),
    suggest(Position, Move, Why).

%!  suggest(+Position, ?Move, -Why) is nondet.
%
%   Move, such as e2e4 or a7a8q, is one that a tactic proposes in Position,
%   which may be a FEN, and Why is the reason in English. The best move comes
%   first: they are ranked by all that the clauses of logic/ranking say of
%   them, without a search. It takes some seconds in a full position, unless
%   the kernel ranks them, as in `clausewitz repl`.
%
%   ```
%   ?- suggest("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", Move, Why).
%   Move = d5c7, Why = "Nc7+ forks the king on e8 and the rook on a8." ;
%   ...
%   ```

suggest(Given, Move, Why) :-
    given_position(Given, Position),
    ranked_moves(Position, Moves),
    member(From-To, Moves),
    fits(Move, From, To),
    best_reason(sentence, Position, From, To, Promotion, Why),
    written_move(From, To, Promotion, Position, Move).

%!  suggestion(+Position, +Most, -Move, -Share, -Tactic, -Why) is nondet.
%
%   The same of the Most best moves, with the share of each among all, as
%   move_share/4 tells it, and with each of the tactics that speak for it,
%   the best first. This is what `clausewitz suggest --by prolog` asks.

suggestion(Given, Most, Move, Share, Tactic, Why) :-
    given_position(Given, Position),
    findall(Share0-Squares, ( Squares = From-To, move_share(Position, From, To, Share0) ), Shares),
    suggestion(Position, Shares, Most, Move, Share, Tactic, Why).

%!  suggestion(+Position, +Shares, +Most, -Move, -Share, -Tactic, -Why) is nondet.
%
%   The same where the shares are known: pairs Share-(From-To).

suggestion(Position, Shares0, Most, Move, Share, Tactic, Why) :-
    best_moves(Position, Shares0, Shares),
    nth1(Place, Shares, Share-(From-To)),
    (   Place > Most
    ->  !,
        fail
    ;   true
    ),
    reason_names(Names),
    member(Tactic, Names),
    told_reason(sentence, Tactic, Position, From, To, Promotion, Why),
    written_move(From, To, Promotion, Position, Move).

%   A move that is given: the others are not proved first.
fits(Move, From, To) :-
    (   var(Move)
    ->  true
    ;   atomic_list_concat([From, To], Squares),
        sub_atom(Move, 0, _, _, Squares)
    ).

written_move(From, To, Promotion, Position, Move) :-
    (   Promotion == none,
        promotes(From, To, Position)
    ->  Letter = q
    ;   promotion_letter(Promotion, Letter)
    ),
    atomic_list_concat([From, To, Letter], Move).

promotion_letter(none,   '').
promotion_letter(queen,  q).
promotion_letter(rook,   r).
promotion_letter(bishop, b).
promotion_letter(knight, n).

%   Python's kernel ranks them sooner, where it is at hand; elsewhere the
%   last answer is remembered.

:- dynamic ranked/2.            % Position, Moves

ranked_moves(Position, Moves) :-
    (   current_predicate(user:kernel_ranking/3)
    ->  findall(From-To, call(user:kernel_ranking, Position, From, To), Moves)
    ;   ranked(Last, Known),
        Last == Position
    ->  Moves = Known
    ;   findall(From-To, ranked_move(Position, From, To, _), Moves),
        retractall(ranked(_, _)),
        assertz(ranked(Position, Moves))
    ).

best_reason(Length, Position, From, To, Promotion, Text) :-
    once(reason(Length, Position, From, To, Promotion, Text)).

%   The reasons for a move, those that are right most often first. The
%   paper's fork holds of so many moves that it is none.
reason(Length, Position, From, To, Promotion, Text) :-
    reason_names(Names),
    member(Name, Names),
    told_reason(Length, Name, Position, From, To, Promotion, Text).

reason_names(Names) :-
    findall(Less-Name,
            ( tactic_name(Name),
              Name \== fork,
              worth(Name, Worth),
              Less is -Worth
            ),
            Pairs),
    keysort(Pairs, Sorted),
    pairs_values(Sorted, Names).

%!  explain(+From, +To, -Text) is det.
%
%   explain/4 of the current position: see set_position/1.

explain(From, To, Text) :-
    current_position(Position),
    explain(Position, From, To, Text).

%!  explain(+Position, +From, +To, -Text) is det.
%
%   Text tells what speaks for the legal move From, To of Position, which may
%   be a FEN: the best reason and what else its proof says, other reasons, and
%   what the opponent can answer at once. Nothing is searched: `clausewitz
%   explain` does.
%
%   ```
%   ?- explain("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", d5, c7, Text).
%   ```

explain(Given, From, To, Text) :-
    legal_position(Given, From, To, Position),
    findall(Reason, reason(sentence, Position, From, To, _, Reason), Reasons),
    list_to_set(Reasons, Different),
    first_paragraph(Different, Position, From, To, First, More),
    append(Others, Rest, More),
    once(( length(Others, 2) ; Rest == [] )),
    findall(Answer, answer(Position, From, To, Answer), Answers),
    append([[First], Others, Answers], Sentences),
    atomic_list_concat(Sentences, '\n', Atom),
    atom_string(Atom, Text).

first_paragraph([], Position, From, To, Text, []) :-
    san_of(Position, From, To, San),
    say(unexplained(San), Text).
first_paragraph([_|Others], Position, From, To, Text, Others) :-
    best_reason(paragraph, Position, From, To, _, Text).

%   What the other side can do at once: mate, or take what hangs.
answer(Position, From, To, Text) :-
    make_move(From, To, Position, After),
    once(( member(Name, [mate_in_one, hanging_piece]),
           tactic_reason(Name, After, _, _, Reason)
         )),
    say(answered(Reason), Text).

%!  proof(+From, +To, -Text) is semidet.
%
%   proof/4 of the current position: see set_position/1.

proof(From, To, Text) :-
    current_position(Position),
    proof(Position, From, To, Text).

%!  proof(+Position, +From, +To, -Text) is semidet.
%
%   Text is the best reason for the legal move From, To of Position, which may
%   be a FEN, and its proof, a line for each literal of the clause.
%
%   ```
%   ?- proof("r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", d5, c7, Text), writeln(Text).
%   ```

proof(Given, From, To, Text) :-
    legal_position(Given, From, To, Position),
    best_reason(proof, Position, From, To, _, Text).

legal_position(Given, From, To, Position) :-
    given_position(Given, Position),
    (   legal_move(From, To, Position)
    ->  true
    ;   fen_position(FEN, Position),
        throw(error(illegal_move(From, To, FEN), _))
    ).

san_of(Position, From, To, San) :-
    (   promotes(From, To, Position)
    ->  Promotion = queen
    ;   Promotion = none
    ),
    san(Position, From, To, Promotion, San, _).

:- multifile prolog:error_message//1.

prolog:error_message(illegal_move(From, To, FEN)) -->
    [ '~w~w is not a legal move in ~w'-[From, To, FEN] ].
