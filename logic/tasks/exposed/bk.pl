% A word of one's own: a piece that something cheaper attacks. english/2 says how it reads.

english(attacked_by_cheaper, "something cheaper attacks {Square}").

attacked_by_cheaper(Square, Position) :-
    attacks(Attacker, Square, Position),
    outranks(Square, Attacker, Position).
