"""How a table of theories is written; apart from what takes long to import."""

from collections.abc import Sequence
from enum import StrEnum


class TableFormat(StrEnum):
    """How a table is written."""

    TEXT = "text"
    CSV = "csv"
    LATEX = "latex"


def table_text(lines: Sequence[Sequence[str]], form: TableFormat, names: int) -> str:
    """Rows, the headings first, as text with columns, as CSV, or as a LaTeX tabular.

    So many columns are names, which begin at the left; the others are figures.
    """
    if form is TableFormat.CSV:
        return "\n".join(",".join(cells) for cells in lines)
    if form is TableFormat.LATEX:
        escaped = [[_escaped(cell) for cell in cells] for cells in lines]
        head, *body = (" & ".join(cells) + r" \\" for cells in escaped)
        begin = r"\begin{tabular}{" + "l" * names + "r" * (len(lines[0]) - names) + "}"
        return "\n".join([begin, head, r"\hline", *body, r"\end{tabular}"])
    widths = [max(len(cells[at]) for cells in lines) for at in range(len(lines[0]))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at < names else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
        ).rstrip()
        for cells in lines
    )


def _escaped(cell: str) -> str:
    for sign in "_%&#":
        cell = cell.replace(sign, f"\\{sign}")
    return cell
