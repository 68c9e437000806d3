% Themes of the key: what it gives the king, takes from it, and offers.

% Flights are squares that the king may legally go to. The key gives one that
% there was not in the diagram (Glossary: flight).
flight_giving_key(Tree) :-
    actual_play(Key, Tree),
    gives_flight(Key, _Flight, Tree).

two_flights_giving_key(Tree) :-
    flights_given(_Key, Flights, Tree),
    length(Flights, 2).

three_flights_giving_key(Tree) :-
    flights_given(_Key, Flights, Tree),
    length(Flights, Number),
    Number >= 3.

flights_given(Key, Flights, Tree) :-
    actual_play(Key, Tree),
    findall(Flight, gives_flight(Key, Flight, Tree), Flights).

flight_taking_key(Tree) :-
    actual_play(Key, Tree),
    takes_flight(Key, _Taken, Tree),
    \+ gives_flight(Key, _, Tree).

flight_giving_and_taking_key(Tree) :-
    actual_play(Key, Tree),
    gives_flight(Key, _Flight, Tree),
    takes_flight(Key, _Taken, Tree).

checking_key(Tree) :-
    actual_play(Key, Tree),
    gives_check_in(Key, Tree).

% The key puts a piece where it can be taken, and threatens or waits all the
% same (Encyclopedia: sacrifice).
active_sacrifice(Tree) :-
    actual_play(Key, Tree),
    tree_move(Key, _, Square, Tree),
    reply_to(Key, Capture, Tree),
    tree_move(Capture, _, Square, Tree).

% reply_to(Phase, Reply, Tree): every reply of a phase, be it met or not.
reply_to(Phase, Reply, Tree) :-
    defence(Phase, Reply, Tree).
reply_to(Phase, Reply, Tree) :-
    idle_reply(Phase, Reply, Tree).
reply_to(Phase, Reply, Tree) :-
    refutation(Phase, Reply, Tree).

% The key is a waiting move: it threatens nothing, and every reply spoils
% something (Glossary: block).
block(Tree) :-
    zugzwang(_Key, Tree).

zugzwang(Key, Tree) :-
    actual_play(Key, Tree),
    \+ threat(Key, _, Tree),
    \+ gives_check_in(Key, Tree).

% In the diagram every reply is met already; the key, which waits, changes what
% meets one of them (Glossary: mutate).
mutate(Tree) :-
    zugzwang(Key, Tree),
    phase(set, Set, Tree),
    \+ unprepared(Set, Tree),
    changed_defence(Set, _Before, _MateBefore, Key, _Defence, _Mate, Tree).

unprepared(Set, Tree) :-
    after(Set, Waiting, Tree),
    legal_move(From, To, Waiting),
    \+ ( defence(Set, Defence, Tree),
         tree_move(Defence, From, To, Tree)
       ).
