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
    changed_defence(Try, Before1, _MateBefore1, Key, _Defence1, Mate1, Tree),
    changed_defence(Try, Before2, _MateBefore2, Key, _Defence2, Mate2, Tree),
    Before1 < Before2,
    \+ same_mate(Mate1, Mate2, Tree).

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

% A mate that meets one defence in one phase meets another one after the key,
% which it did not meet before (Encyclopedia: transferred mates). The first
% proof is one where it has left its first defence, the next that of set play.
transferred_mates(Tree) :-
    actual_play(Key, Tree),
    phase(set, Set, Tree),
    transferred(Set, Before, _MateBefore, Key, _Defence, Mate, Tree),
    \+ met_by(Key, Before, Mate, Tree).
transferred_mates(Tree) :-
    actual_play(Key, Tree),
    phase(set, Set, Tree),
    transferred(Set, _Before, _MateBefore, Key, _Defence, _Mate, Tree).
transferred_mates(Tree) :-
    actual_play(Key, Tree),
    phase(try, Try, Tree),
    transferred(Try, _Before, _MateBefore, Key, _Defence, _Mate, Tree).

transferred(Phase1, Defence1, Mate1, Phase2, Defence2, Mate2, Tree) :-
    variation(Phase2, Defence2, Mate2, Tree),
    variation(Phase1, Defence1, Mate1, Tree),
    same_mate(Mate1, Mate2, Tree),
    \+ same_move(Defence1, Defence2, Tree),
    \+ met_by(Phase1, Defence2, Mate1, Tree).

% met_by(Phase, Defence, Mate, Tree): in Phase the same defence is met by the
% same mate.
met_by(Phase, Defence, Mate, Tree) :-
    same_defence(Phase, Same, Defence, Tree),
    answer(Same, Answer, Tree),
    same_mate(Answer, Mate, Tree).

% Two defences are met differently in three phases (Encyclopedia: Zagoruiko).
zagoruiko(Tree) :-
    actual_play(Key, Tree),
    phase(Kind, Phase1, Tree),
    different(Kind, key),
    changed_pair(Phase1, _First1, Mate1, _Second1, Reply1, Key, First, Mate, Second, Reply, Tree),
    phase(try, Phase2, Tree),
    Phase1 < Phase2,
    changed_defence(Phase2, _First2, Mate2, Key, First, Mate, Tree),
    \+ same_mate(Mate1, Mate2, Tree),
    changed_defence(Phase2, _Second2, Reply2, Key, Second, Reply, Tree),
    \+ same_mate(Reply1, Reply2, Tree),
    \+ same_mate(Mate2, Reply2, Tree).

changed_pair(Phase1, First1, Mate1, Second1, Reply1, Phase2, First2, Mate2, Second2, Reply2, Tree) :-
    changed_defence(Phase1, First1, Mate1, Phase2, First2, Mate2, Tree),
    changed_defence(Phase1, Second1, Reply1, Phase2, Second2, Reply2, Tree),
    First2 < Second2,
    \+ same_mate(Mate1, Reply1, Tree),
    \+ same_mate(Mate2, Reply2, Tree).

% Two mates change, and those that they replace meet other defences
% (Encyclopedia: Rukhlis).
rukhlis(Tree) :-
    actual_play(Key, Tree),
    phase(Kind, Phase, Tree),
    different(Kind, key),
    changed_pair(Phase, _First1, Mate1, _Second1, Reply1, Key, First, _Mate, Second, _Reply, Tree),
    moved_on(Phase, Mate1, Key, Third, Tree),
    moved_on(Phase, Reply1, Key, Fourth, Tree),
    \+ memberchk(Third, [First, Second]),
    \+ memberchk(Fourth, [First, Second, Third]).

% moved_on(Phase, Mate, Key, Defence, Tree): the mate of a phase meets this defence
% after the key, which it did not meet before.
moved_on(Phase, Mate, Key, Defence, Tree) :-
    variation(Key, Defence, Same, Tree),
    same_mate(Same, Mate, Tree),
    \+ met_by(Phase, Defence, Same, Tree).

% Two defences exchange their mates (Encyclopedia: reciprocal change).
reciprocal_change(Tree) :-
    actual_play(Key, Tree),
    phase(Kind, Phase, Tree),
    different(Kind, key),
    changed_pair(Phase, _First1, Mate1, _Second1, Reply1, Key, _First, Mate, _Second, Reply, Tree),
    same_move(Mate1, Reply, Tree),
    same_move(Reply1, Mate, Tree).

% Three defences exchange their mates in a cycle (Encyclopedia: Lacny).
lacny(Tree) :-
    actual_play(Key, Tree),
    phase(Kind, Phase, Tree),
    different(Kind, key),
    changed_pair(Phase, _First1, Mate1, _Second1, Reply1, Key, _First, Mate, _Second, Reply, Tree),
    changed_defence(Phase, _Third1, End1, Key, _Third, End, Tree),
    rotated(Mate1, Reply1, End1, Mate, Reply, End, Tree).

rotated(A, B, C, A2, B2, C2, Tree) :-
    same_move(A, B2, Tree),
    same_move(B, C2, Tree),
    same_move(C, A2, Tree).
rotated(A, B, C, A2, B2, C2, Tree) :-
    same_move(A, C2, Tree),
    same_move(B, A2, Tree),
    same_move(C, B2, Tree).

% One mate is threatened and the other meets a defence; in another phase they
% have changed places (Encyclopedia: Le Grand).
le_grand(Tree) :-
    exchanged(_Try, _Threat1, Defence1, _Mate1, _Key, _Threat2, Defence2, _Mate2, Tree),
    same_move(Defence1, Defence2, Tree).

% ... though the defences are not the same (Encyclopedia: pseudo Le Grand).
pseudo_le_grand(Tree) :-
    exchanged(Try, _Threat1, Defence1, Mate1, _Key, _Threat2, Defence2, _Mate2, Tree),
    \+ same_move(Defence1, Defence2, Tree),
    \+ met_by(Try, Defence2, Mate1, Tree).

exchanged(Try, Threat1, Defence1, Mate1, Key, Threat2, Defence2, Mate2, Tree) :-
    actual_play(Key, Tree),
    threat(Key, Threat2, Tree),
    phase(try, Try, Tree),
    threat(Try, Threat1, Tree),
    variation(Try, Defence1, Mate1, Tree),
    same_mate(Mate1, Threat2, Tree),
    variation(Key, Defence2, Mate2, Tree),
    same_mate(Mate2, Threat1, Tree),
    \+ same_mate(Threat1, Threat2, Tree).

% What refutes a try is met, after the key, by the mate that the try threatened;
% so with two tries (Encyclopedia: Dombrovskis).
dombrovskis(Tree) :-
    actual_play(Key, Tree),
    refuted_threat(Try1, ThreatA, Refutation1, Key, _Defence1, Mate1, Tree),
    same_mate(ThreatA, Mate1, Tree),
    refuted_threat(Try2, ThreatB, Refutation2, Key, _Defence2, Mate2, Tree),
    Try1 < Try2,
    \+ same_move(Refutation1, Refutation2, Tree),
    \+ same_mate(ThreatA, ThreatB, Tree),
    same_mate(ThreatB, Mate2, Tree).

% ... by the mate that the other try threatened (Encyclopedia: Hannelius).
hannelius(Tree) :-
    actual_play(Key, Tree),
    refuted_threat(Try1, ThreatA, Refutation1, Key, _Defence1, Mate1, Tree),
    \+ same_mate(ThreatA, Mate1, Tree),
    refuted_threat(Try2, ThreatB, Refutation2, Key, _Defence2, Mate2, Tree),
    Try1 < Try2,
    same_mate(ThreatA, Mate2, Tree),
    same_mate(ThreatB, Mate1, Tree),
    \+ same_move(Refutation1, Refutation2, Tree).

refuted_threat(Try, Threat, Refutation, Key, Defence, Mate, Tree) :-
    phase(try, Try, Tree),
    findall(Only, threat(Try, Only, Tree), [Threat]),
    refuted(Try, Refutation, Key, Defence, Mate, Tree).

% refuted(Try, Refutation, Key, Defence, Mate, Tree): what refutes the try is met
% by a mate after the key.
refuted(Try, Refutation, Key, Defence, Mate, Tree) :-
    quiet_try(Try, Tree),
    refutation(Try, Refutation, Tree),
    same_defence(Key, Defence, Refutation, Tree),
    sole_answer(Defence, Mate, Tree).

quiet_try(Try, Tree) :-
    phase(try, Try, Tree),
    \+ gives_check_in(Try, Tree).

% The moves of two tries come back as mates after their own refutations
% (Encyclopedia: Vladimirov).
vladimirov(Tree) :-
    actual_play(Key, Tree),
    refuted(Try1, Refutation1, Key, _Defence1, Mate1, Tree),
    same_move(Try1, Mate1, Tree),
    refuted(Try2, Refutation2, Key, _Defence2, Mate2, Tree),
    Try1 < Try2,
    same_move(Try2, Mate2, Tree),
    \+ same_move(Refutation1, Refutation2, Tree).

% ... or after each other's (Encyclopedia: Banny).
banny(Tree) :-
    actual_play(Key, Tree),
    refuted(Try1, Refutation1, Key, _Defence1, Mate1, Tree),
    refuted(Try2, Refutation2, Key, _Defence2, Mate2, Tree),
    Try1 < Try2,
    same_move(Try1, Mate2, Tree),
    same_move(Try2, Mate1, Tree),
    \+ same_move(Refutation1, Refutation2, Tree).

% First move and mate of a try are mate and first move of the solution
% (Encyclopedia: reversal).
reversal(Tree) :-
    actual_play(Key, Tree),
    quiet_try(Try, Tree),
    ending_move(Key, Mate, Tree),
    same_move(Mate, Try, Tree),
    ending_move(Try, MateBefore, Tree),
    same_move(MateBefore, Key, Tree).

ending_move(Phase, Threat, Tree) :-
    threat(Phase, Threat, Tree).
ending_move(Phase, Mate, Tree) :-
    variation(Phase, _, Mate, Tree).
