% Themes of several phases: what becomes of defences and mates.

% A defence is met by one mate in set play and by another after the key
% (Encyclopedia: changed mates).
changed_mates(Tree) :-
    actual_play(Key, Tree),
    phase(set, Set, Tree),
    changed_defence(Set, _Before, _MateBefore, Key, _Defence, _Mate, Tree).
changed_mates(Tree) :-
    actual_play(Key, Tree),
    phase(try, Try, Tree),
    changed_defence(Try, Before1, _MateBefore1, Key, _Defence1, _Mate1, Tree),
    changed_defence(Try, Before2, _MateBefore2, Key, _Defence2, _Mate2, Tree),
    Before1 < Before2.

% changed_defence(Phase1, Defence1, Mate1, Phase2, Defence2, Mate2, Tree): the
% same defence is met by different mates in two phases.
changed_defence(Phase1, Defence1, Mate1, Phase2, Defence2, Mate2, Tree) :-
    variation(Phase2, Defence2, Mate2, Tree),
    same_defence(Phase1, Defence1, Defence2, Tree),
    sole_answer(Defence1, Mate1, Tree),
    \+ same_mate(Mate1, Mate2, Tree).

% same_defence(Phase, Defence, Model, Tree): Defence is the move of Model in
% another phase.
same_defence(Phase, Defence, Model, Tree) :-
    defence(Phase, Defence, Tree),
    same_move(Defence, Model, Tree).

% same_mate(Mate1, Mate2, Tree): the same piece mates on the same square,
% wherever the first move has put it.
same_mate(Mate1, Mate2, Tree) :-
    tree_move(Mate1, _, Square, Tree),
    tree_move(Mate2, _, Square, Tree),
    mover(Mate1, Side, Piece, Tree),
    mover(Mate2, Side, Piece, Tree).

% A mate that meets one defence in set play meets another one after the key
% (Encyclopedia: transferred mates).
transferred_mates(Tree) :-
    actual_play(Key, Tree),
    earlier_phase(Before, Tree),
    variation(Key, Defence, Mate, Tree),
    variation(Before, OtherDefence, SameMate, Tree),
    same_move(Mate, SameMate, Tree),
    \+ same_move(Defence, OtherDefence, Tree),
    \+ met_by(Key, OtherDefence, Mate, Tree),
    \+ met_by(Before, Defence, Mate, Tree).

earlier_phase(Phase, Tree) :-
    phase(set, Phase, Tree).

% met_by(Phase, Defence, Mate, Tree): in Phase the same defence is met by the
% same mate.
met_by(Phase, Defence, Mate, Tree) :-
    same_defence(Phase, Same, Defence, Tree),
    answer(Same, Answer, Tree),
    same_move(Answer, Mate, Tree).
