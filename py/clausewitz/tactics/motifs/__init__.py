"""Motifs: what a whole line of moves shows, found by clauses name(Line), each with its proof.

| to change | see |
| --- | --- |
| how lines become rows of the kernel | `line_cases.py` |
| how clauses are tried, and proofs found | `tagger.py`; by Prolog: `../by_prolog.py` |
| what is written | `tag_formats.py` |
| what becomes of a part of a file, how files are spread over processes | `tagging.py` |

The motifs themselves are clauses in `logic/motifs/`, their words are those of `bk/`.
"""
