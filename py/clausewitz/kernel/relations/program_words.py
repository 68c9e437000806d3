"""What the words of a program are, with which clause_join.py tries a clause.

A program says how to look
for values of a clause's variables, one step a variable: a list of relations, each of which gives
the set of values that fit those found before. Words of a program:

    number of steps, then for each step:
    variable, FIND or CHECK (it has its value already), its domain (a set), number of relations,
    and for each: relation, place of the variable in it, its position, the variables of the other
    two arguments, and: 0 its values fit, 1 all others do, 2 it may have none

Variables 0 and 1 are the squares of the move; further words of a case are values of the variables
that follow. Position 0 is before the move and 1 after it; a step
of kind MAKE makes another, or COMPARE one that must be the same, by the move between two variables'
squares: in place of a domain it has these, the position before and the position after, packed.
Positions from LINE on are those of a line: the variable of a half move, and how many rows further
its position stands, with LOOK_BACK added; LAST_OF_LINE is its last. A step of kind DENY begins
steps that must not all fit, one of kind END ends them; both have their number in place of a domain.
Relations from FIRST_TABLE on are not computed but listed: `tables` holds, table by table, its
arity (and ONE_FOR_ALL, if all rows have the tuples of the first), where the tuples of each row
begin, and where those of the last row end; `tuples` holds them, six bits an argument. Relations
from FIRST_REMEMBERED on were computed before, for all rows: `memory` holds their images as
image_table.py writes them, and `places` where each begins and how many words a row has.
"""

MAX_VARIABLES = 64
MAX_POSITIONS = 8  # made on the way, beside the two of a case
FIND, CHECK, MAKE, COMPARE, DENY, END = 0, 1, 2, 3, 4, 5
FIRST_MADE = 2
LAST_OF_LINE, LINE = 63, 64
# Rows that a half move can speak of; the first is so many before its own.
LINE_ROWS, LOOK_BACK = 8, 2
STEP_WORDS, OPERATION_WORDS = 4, 6
CASE_WORDS = 4  # row before, row after, from, to
FIRST_TABLE, FIRST_REMEMBERED = 256, 512
ONE_FOR_ALL = 4  # beside an arity of at most three
ANY = MAX_VARIABLES  # in place of a variable of a relation that is listed: whatever it is
