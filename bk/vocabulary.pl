:- module(vocabulary, []).

/** <module> The vocabulary

All that a clause may speak of. README.md in this folder tells what each
predicate means; signatures.pl tells its types, modes and English.
*/

:- reexport([ pieces,
              geometry,
              position,
              men,
              attacks,
              lines,
              kings,
              moves,
              relations,
              replies,
              weighing,
              endgames,
              edges,
              validity,
              fen,
              facts
            ]).
