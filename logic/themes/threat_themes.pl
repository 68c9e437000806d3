% Themes of several threats.

% The key threatens several mates; defences force each of them alone
% (Encyclopedia: Fleck).
fleck(Tree) :-
    actual_play(Key, Tree),
    separated_threats(Key, _Threats, Tree).

% ... and others defeat them all, and are met by new mates (Encyclopedia:
% Karlstroem-Fleck).
karlstrom_fleck(Tree) :-
    actual_play(Key, Tree),
    separated_threats(Key, _Threats, Tree),
    variation(Key, _Defence, Mate, Tree),
    \+ ( threat(Key, Threat, Tree), same_move(Mate, Threat, Tree) ).

separated_threats(Key, Threats, Tree) :-
    findall(Threat, threat(Key, Threat, Tree), Threats),
    Threats = [_, _, _|_],
    \+ ( member(Threat, Threats), \+ forced_alone(Key, Threat, Tree) ).

forced_alone(Key, Threat, Tree) :-
    variation(Key, _, Mate, Tree),
    same_mate(Mate, Threat, Tree),
    !.

% Two mates are threatened together in one phase, and each of them alone in two
% others (Encyclopedia: Barnes).
barnes(Tree) :-
    attack_phase(Both, Tree),
    findall(Threat, threat(Both, Threat, Tree), [ThreatA, ThreatB]),
    sole_threat(_OnlyA, ThreatA, Tree),
    sole_threat(_OnlyB, ThreatB, Tree).

attack_phase(Phase, Tree) :-
    phase(key, Phase, Tree).
attack_phase(Phase, Tree) :-
    phase(try, Phase, Tree).

sole_threat(Phase, Threat, Tree) :-
    attack_phase(Phase, Tree),
    findall(Only, threat(Phase, Only, Tree), [Only]),
    same_mate(Only, Threat, Tree).

% What a try threatens all at once are mates in different variations of the
% actual play (Encyclopedia: Rudenko).
rudenko(Tree) :-
    actual_play(Key, Tree),
    phase(try, Try, Tree),
    findall(Threat, threat(Try, Threat, Tree), Threats),
    Threats = [_, _|_],
    \+ ( member(Threat, Threats), \+ forced_alone(Key, Threat, Tree) ).
