:- module(clause_services,
          [ suggestions/2,         % +Input, -Suggestions
            proposals/2,           % +Input, -Proposals
            listing/2              % +Input, -Tuples
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(limited_goals).
:- use_module(position_services, [promotion_letter/2]).

/** <module> Services that try the clauses of theories on positions
*/

%!  suggestions(+Input, -Suggestions).
%
%   Input is "Modules Inferences", the modules joined by commas, then lines
%   of FEN. Each position gives lines "Tactic Clause Move Binding ...", and a
%   line `.` behind them; "Tactic limit" says that with this tactic all took
%   too many Inferences, "Tactic memory" that it needs too much memory, and
%   "Tactic many" that it has too many proofs. Tactics are numbers, in no two modules the same. A module
%   holds '$tactic'/1 and '$suggestion'/8, names that no theory can define:
%
%       '$suggestion'(Tactic, Clause, Position, From, To, Said, Next, Bindings)
%
%   The move From, To is legal, and leads to Next. Said is `usual`, or
%   as(Promotion) where the clause says what a pawn becomes.
%
%   All clauses speak of the legal moves of one position, so these are made
%   once, before any clause is tried.

suggestions(Input, Suggestions) :-
    each_position(with_moves, write_suggestions, Input, Suggestions).

%!  proposals(+Input, -Proposals).
%
%   As suggestions/2, without proofs: lines "Tactic Move", the move in four
%   letters. A clause with many proofs is tried until the first.

proposals(Input, Proposals) :-
    each_position(with_moves, write_proposals, Input, Proposals).

with_moves(Position, Position-Moves) :-
    findall(move(From, To, Promotion, Next),
            make_move(From, To, Promotion, Position, Next),
            Moves).

each_position(Prepare, Write, Input, Output) :-
    split_string(Input, "\n", "", [Header|FENs]),
    split_string(Header, " ", "", [ModulesText, InferencesText]),
    split_string(ModulesText, ",", "", ModuleTexts),
    maplist(atom_string, Modules, ModuleTexts),
    number_string(Inferences, InferencesText),
    with_output_to(string(Output),
                   ignore(( member(FEN, FENs),
                            fen_position(FEN, Position),
                            call(Prepare, Position, Prepared),
                            write_position(Write, Modules, Inferences, Prepared, End),
                            End \== end
                          ))).

%   What a tactic writes is shown when it is whole. One that takes too long
%   ends it all: nobody wants the answers of the others.

write_position(Write, Modules, Inferences, Prepared, End) :-
    statistics(inferences, Before),
    Last is Before + Inferences,
    (   member(Module, Modules),
        Module:'$tactic'(Tactic),
        statistics(inferences, Now),
        Left is max(1, Last - Now),
        limited(Left,
                with_output_to(string(Text), call(Write, Module, Tactic, Prepared)),
                Limit),
        (   Limit == end
        ->  write(Text),
            fail
        ;   format("~w ~w~n", [Tactic, Limit])
        )
    ->  End = Limit
    ;   End = end
    ),
    format(".~n").

%   not_many(+Count): how often it was called is stored in the term Count.
not_many(Count) :-
    arg(1, Count, Before),
    most_proofs(Most),
    (   Before < Most
    ->  Now is Before + 1,
        nb_setarg(1, Count, Now)
    ;   throw(many)
    ).

most_proofs(10_000).

write_suggestions(Module, Tactic, Position-Moves) :-
    Count = count(0),
    forall(( member(move(From, To, Promotion, Next), Moves),
             said(Promotion, Said),
             Module:'$suggestion'(Tactic, Clause, Position, From, To, Said, Next, Bindings),
             not_many(Count)
           ),
           ( promotion_letter(Promotion, Letter),
             format("~w ~w ~w~w~w", [Tactic, Clause, From, To, Letter]),
             forall(member(Binding, Bindings), format(" ~w", [Binding])),
             nl
           )).

write_proposals(Module, Tactic, Position-Moves) :-
    forall(( member(move(From, To, Promotion, Next), Moves),
             \+ \+ ( said(Promotion, Said),
                     Module:'$suggestion'(Tactic, _, Position, From, To, Said, Next, _)
                   )
           ),
           format("~w ~w~w~n", [Tactic, From, To])).

%   said(+Promotion, -Said): what a clause may have said of a move that a pawn
%   ends so: a queen goes without saying.
said(none,  usual).
said(queen, usual).
said(Promotion, as(Promotion)).

%!  listing(+Input, -Tuples).
%
%   As suggestions/2, of words that Module holds as '$tactic'(Number) and
%   '$listed'(Number, Position, Tuple): each position gives a line for
%   each word, "Number Tuple ...", the arguments of a tuple joined by
%   commas, each tuple once.

listing(Input, Tuples) :-
    each_position(=, write_listed, Input, Tuples).

write_listed(Module, Word, Position) :-
    Count = count(0),
    findall(Tuple, ( Module:'$listed'(Word, Position, Tuple), not_many(Count) ), Found),
    sort(Found, Different),
    write(Word),
    forall(member(Tuple, Different),
           ( atomic_list_concat(Tuple, ',', Text),
             format(" ~w", [Text])
           )),
    nl.
