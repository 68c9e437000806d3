% Themes of several threats.

% The key threatens several mates; defences force each of them alone
% (Encyclopedia: Fleck).
fleck(Tree) :-
    actual_play(Key, Tree),
    separated_threats(Key, _Threats, Tree),
    \+ total_defence(Key, _, Tree).

% ... and others defeat them all, and are met by new mates (Encyclopedia:
% Karlstroem-Fleck).
karlstrom_fleck(Tree) :-
    actual_play(Key, Tree),
    separated_threats(Key, _Threats, Tree),
    total_defence(Key, Defence, Tree),
    sole_answer(Defence, _Mate, Tree).

separated_threats(Key, Threats, Tree) :-
    findall(Threat, threat(Key, Threat, Tree), Threats),
    Threats = [_, _|_],
    \+ ( member(Threat, Threats), \+ forced_alone(Key, Threat, Tree) ).

forced_alone(Key, Threat, Tree) :-
    variation(Key, _, Mate, Tree),
    same_move(Mate, Threat, Tree),
    !.

total_defence(Key, Defence, Tree) :-
    defence(Key, Defence, Tree),
    \+ ( answer(Defence, Answer, Tree),
         threat(Key, Threat, Tree),
         same_move(Answer, Threat, Tree)
       ).
