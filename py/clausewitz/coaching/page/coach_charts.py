"""What a player found, missed, allowed and lost, as charts that are read at a glance."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.page.bar_charts import Bar, BarColumn, BarRow, column_chart, row_chart
from clausewitz.coaching.page.coach_tables import Cell, figure_table, percent
from clausewitz.coaching.player_figures import MotifFigures, PlayerFigures
from clausewitz.coaching.rating_rates import Rate
from clausewitz.support.escapes import for_markup

_MOTIFS = 8  # that are drawn; the table has all
_MOST = 12  # columns
_PHASES = ("opening", "middlegame", "endgame")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def charts(figures: PlayerFigures) -> str:
    """By motif beside peers, by phase, by month; each with its table."""
    return "\n".join(filter(None, (_by_motif(figures), _by_phase(figures), _by_month(figures))))


def _by_motif(figures: PlayerFigures) -> str:
    motifs = sorted(figures.motifs, key=lambda one: -(one.rate.missed + one.allowed))
    shown, others = motifs[:_MOTIFS], motifs[_MOTIFS:]
    rows = [_motif_row(one) for one in shown]
    if others:
        rate = sum((one.rate for one in others), Rate(0, 0))
        rows.append(_rate_row("all others", rate, sum(one.allowed for one in others), None))
    words = "; ".join(
        f"{one.name}: found {one.rate.found} of {one.rate.chances}, allowed {one.allowed}"
        for one in shown
    )
    title = "By motif"
    note = "Each bar is what you had: found and missed. The thin one is what you allowed."
    legend = ["found", "missed", "allowed"]
    if any(one.reference for one in shown):
        note += f" The mark is what players rated {figures.band.name if figures.band else ''} find."
        legend.append("peers")
    heads = ["motif", "found", "missed", "share found", "peers", "allowed"]
    cells: list[list[Cell]] = [
        [
            Cell(for_markup(one.name)),
            Cell(str(one.rate.found)),
            Cell(str(one.rate.missed)),
            _share_cell(one.rate),
            _share_cell(one.reference),
            Cell(str(one.allowed)),
        ]
        for one in figures.motifs
    ]
    table = figure_table(heads, cells)
    return _figure(title, note, legend, row_chart(title, words, rows), table)


def _motif_row(one: MotifFigures) -> BarRow:
    peers = one.reference.share if one.reference else None
    return _rate_row(one.name, one.rate, one.allowed, peers)


def _rate_row(name: str, rate: Rate, allowed: int, peers: float | None) -> BarRow:
    parts = [("found", rate.found), ("missed", rate.missed)]
    mark = None if peers is None or not rate.chances else peers * rate.chances
    words = f"{rate.found} of {rate.chances}" if rate.chances else "no chance"
    own = Bar(parts, words, mark)
    return BarRow(name, [own, Bar([("allowed", allowed)], str(allowed))])


def _by_phase(figures: PlayerFigures) -> str:
    """What all moves gave away, not only tactics; nothing where no game has been judged so."""
    games = figures.games
    lost: dict[str, float] = defaultdict(float)
    made: Counter[str] = Counter()
    for game in games:
        for phase, points in game.lost:
            lost[phase] += points
        for phase, _, count in game.made:
            made[phase] += count
    if not lost:
        return ""
    each = [(phase, lost[phase] / len(games), made[phase]) for phase in _PHASES]
    title = "Where points go"
    note = "Points that your moves gave away a game, by phase: one is a won game that is lost."
    words = "; ".join(f"{phase}: {points:.2f} a game" for phase, points, _ in each)
    rows = [BarRow(phase, [Bar([("lost", points)], f"{points:.2f}")]) for phase, points, _ in each]
    heads = ["phase", "points lost a game", "moves", "points lost in 100 moves"]
    cells = [
        [
            Cell(phase),
            Cell(f"{points:.2f}"),
            Cell(str(moves)),
            Cell(f"{100 * lost[phase] / moves:.2f}" if moves else ""),
        ]
        for phase, points, moves in each
    ]
    return _figure(title, note, [], row_chart(title, words, rows), figure_table(heads, cells))


def _by_month(figures: PlayerFigures) -> str:
    columns = time_columns(figures.games)
    if len(columns) < 2:
        return ""
    title = "Over time"
    note = "Tactics a game: found and missed above the line, allowed below it."
    words = "; ".join(
        f"{one.name}: found {one.above.parts[0][1]:.1f}, missed {one.above.parts[1][1]:.1f}, "
        f"allowed {one.below.length:.1f} a game"
        for one in columns
    )
    heads = ["time", "games", "found a game", "missed a game", "allowed a game"]
    cells = [
        [Cell(one.name), Cell(one.note)]
        + [Cell(f"{length:.2f}") for _, length in (*one.above.parts, *one.below.parts)]
        for one in columns
    ]
    picture = column_chart(title, words, columns)
    return _figure(title, note, ["found", "missed", "allowed"], picture, figure_table(heads, cells))


def time_columns(games: Sequence[GameRecord]) -> list[BarColumn]:
    """By month, or by quarter or year where there are many; games without a day are left out."""
    dated = [game for game in games if game.when[0][:4].isdigit() and game.when[0][5:7].isdigit()]
    grouped: dict[str, list[GameRecord]] = {}
    for name_of in (_month, _quarter, _year):
        grouped = _grouped(dated, name_of)
        if len(grouped) <= _MOST:
            break
    return [_column(name, own) for name, own in list(grouped.items())[-_MOST:]]


def _grouped(
    games: Iterable[GameRecord], name_of: Callable[[GameRecord], str]
) -> dict[str, list[GameRecord]]:
    found: dict[str, list[GameRecord]] = {}
    for game in games:
        found.setdefault(name_of(game), []).append(game)
    return found


def _year(game: GameRecord) -> str:
    return game.when[0][:4]


def _quarter(game: GameRecord) -> str:
    return f"{_year(game)}/{(_month_number(game) + 2) // 3}"


def _month(game: GameRecord) -> str:
    return f"{_MONTHS[_month_number(game) - 1]} {_year(game)[2:]}"


def _month_number(game: GameRecord) -> int:
    return min(max(int(game.when[0][5:7]), 1), len(_MONTHS))


def _column(name: str, games: Sequence[GameRecord]) -> BarColumn:
    counts = [(len(game.found), len(game.missed), len(game.allowed)) for game in games]
    found, missed, allowed = (sum(kind) / len(games) for kind in zip(*counts, strict=True))
    above = Bar([("found", found), ("missed", missed)], "")
    return BarColumn(name, str(len(games)), above, Bar([("allowed", allowed)], ""))


def _share_cell(rate: Rate | None) -> Cell:
    return Cell("") if rate is None or rate.share is None else Cell(percent(rate), rate.share)


def _figure(title: str, note: str, legend: Sequence[str], picture: str, table: str) -> str:
    items = "".join(f'<li class="{kind}">{kind}</li>' for kind in legend)
    keys = f'<ul class="legend">{items}</ul>' if items else ""
    return (
        f"<figure><figcaption><b>{title}</b> {for_markup(note)}</figcaption>"
        f"{keys}{picture}"
        f"<details><summary>As a table</summary>{table}</details></figure>"
    )
