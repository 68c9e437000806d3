% It takes what is worth as much as itself, or more.
trades(From, To, Position) :-
    captures(From, To, Position),
    \+ outranks(From, To, Position).
