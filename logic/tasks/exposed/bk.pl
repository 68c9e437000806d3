% A word of one's own: a man that something cheaper attacks. english/2 says how it reads.

english(exposed, "something cheaper attacks {Square}").

exposed(Square, Position) :-
    attacks(Attacker, Square, Position),
    outranks(Square, Attacker, Position).
