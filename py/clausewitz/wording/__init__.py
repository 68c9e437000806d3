"""English: proofs and statements sent to the one grammar, logic/english/, and texts back.

| to change | see |
| --- | --- |
| what is said, and how | the grammar rules in `logic/english/` |
| what a proof that is put into words consists of | `reason_case.py` |
| how proofs are written for Prolog | `case_terms.py` |
| statements about other things, and how the grammar is called | `sayings.py` |
"""

from clausewitz.wording.case_terms import writing as writing
from clausewitz.wording.case_terms import written_move as written_move
from clausewitz.wording.reason_case import Length as Length
from clausewitz.wording.reason_case import ReasonCase as ReasonCase
from clausewitz.wording.reason_case import reason_texts as reason_texts
from clausewitz.wording.sayings import load_grammar as load_grammar
from clausewitz.wording.sayings import motif_definitions as motif_definitions
from clausewitz.wording.sayings import motif_names as motif_names
from clausewitz.wording.sayings import read_clause as read_clause
from clausewitz.wording.sayings import say as say
