% What `swipl logic/repl.pl` has loaded: the vocabulary, the theories of ../ and what reads them.
% The clausewitz repl command loads the same and adds predicates answered by Python.

:- use_module('../../bk/vocabulary').
:- use_module(theories).                      % load_tactics(File)
:- use_module(motifs).                        % motif(Line, Name)
:- use_module(reasons).                       % tactic_reason(Name, P, From, To, Text), motif_reason/3
:- use_module(positions).                     % set_position(Position), board(Position)
:- use_module(judgements).                    % main_point(Line, Motif, Why), line_outcome/3
:- use_module(suggestions).                   % suggest(Position, Move, Why), explain/4, proof/4
:- use_module(manual).                        % help, help(Name), apropos(Word)
:- use_module('../judgement/strategy').       % quiet_reasons(Line, Rival, Reasons)
:- use_module(endgames).                      % evaluate_endgame(Position, Score), endgame_move/5
:- use_module(known_endings).                 % known_ending(Name, P, Verdict, Proof), ending_reason/4
:- ensure_loaded('../openings/eco').          % opening(Eco, Name, Moves)
:- ensure_loaded('../heuristic/heuristic').   % heuristic(P, Material, Places, Threats)

%   The words of strategy are seen from `user`, but a theory may have their names. A saved state,
%   as the website has one, forgets what modules inherit.
see_words_of_strategy :-
    set_module(chess_strategy:base(system)),
    add_import_module(user, chess_strategy, end).

:- see_words_of_strategy.
:- initialization(see_words_of_strategy, restore).

:- use_module(unbound).                       % the names of variables in errors

%   An error is one line, not the tale of how Prolog came to it.
:- set_prolog_flag(backtrace, false).
:- set_prolog_flag(debug_on_error, false).

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(unhandled_exception(Error), error, _) :-
    print_message(error, Error).

%   A position is opaque: the toplevel shows its FEN. So is a line: FEN and moves.
:- multifile user:portray/1.
:- dynamic user:portray/1.

user:portray(Position) :-
    compound(Position),
    functor(Position, position, 6),
    ground(Position),
    fen_position(FEN, Position),
    format("<~s>", [FEN]).
user:portray(Line) :-
    compound(Line),
    Line = line(_, Plies, _),
    compound(Plies),
    functor(Plies, plies, _),
    ground(Line),
    line_text(Line, Text),
    format("<~s>", [Text]).

%   What was learned has names that begin with learned_.
:- prolog_load_context(directory, Folder),
   forall(member(Theories-Prefix, [ '../tactics/literature.pl'-'',
                                    '../tactics/learned/*.pl'-learned_,
                                    '../ranking/reasons.pl'-reason_,
                                    '../rules/pruning.pl'-'',
                                    '../motifs/literature/*.pl'-'',
                                    '../motifs/learned/*.pl'-learned_,
                                    '../evolved/*.pl'-''
                                  ]),
          ( directory_file_path(Folder, Theories, Pattern),
            expand_file_name(Pattern, Files),
            forall(member(File, Files), chess_theories:load_tactics(File, Prefix))
          )).

%   What a session begins with.
:- multifile prolog:message//1.

prolog:message(clausewitz_welcome) -->
    [ 'Clausewitz:  ?- help.   ?- suggest("FEN", Move, Why).   ?- apropos(pin).' ].

:- version(clausewitz_welcome).
