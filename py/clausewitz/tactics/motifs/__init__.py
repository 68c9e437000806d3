"""Motifs: what a whole line of moves shows, found by clauses name(Line), each with its proof.

| to change | see |
| --- | --- |
| how lines become rows of the kernel | `line_cases.py` |
| how clauses are tried, and proofs found | `tagger.py`; by Prolog, the meaning: `reference.py` |
| what is written | `tag_formats.py` |
| what becomes of a part of a file | `tagging.py` |
| how files are spread over processes, and a run goes on | `tag_runs.py` |

The motifs themselves are clauses in `logic/motifs/`, their words are those of `bk/`.
"""
