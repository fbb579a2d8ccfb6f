"""`crownfield components`: which component files are in use, whether their totals fit, and how sure they are."""

import csv
import json
import shutil
from argparse import Namespace
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from crownfield.base.components import component_file, read_text
from crownfield.base.errors import BadComponents
from crownfield.games import rules_of

__all__ = ["run"]

_FILES = {
    "kingdomino_dominoes.csv": "kingdomino",
    "queendomino_dominoes.csv": "queendomino",
    "queendomino_buildings.csv": "queendomino",
    "duel.json": "duel",
}
"""Each file and a game that reads it."""

_UNSURE = ("reconstructed", "likely", "near certain")


@dataclass(frozen=True)
class _Report:
    name: str
    replaced: bool
    trouble: str
    confidence: str
    to_check: str


def run(arguments: Namespace) -> None:
    """Show one line per file; raises BadComponents for the first that is wrong."""
    folder = None if arguments.components is None else Path(arguments.components)
    reports = [_report(name, folder) for name in _FILES]
    _show(reports)
    for report in reports:
        if report.trouble:
            raise BadComponents(report.trouble)


def _report(name: str, folder: Path | None) -> _Report:
    replaced = component_file(name, folder) != component_file(name, None)
    trouble = _trouble(name, folder)
    if trouble:
        return _Report(name, replaced, trouble, "", "")
    text = read_text(name, folder)
    confidence, to_check = _duel_confidence(text) if name.endswith(".json") else _table_confidence(text)
    return _Report(name, replaced, "", confidence, to_check)


def _trouble(name: str, folder: Path | None) -> str:
    """What is wrong with one file, judged alone beside our own of the others."""
    with TemporaryDirectory() as alone:
        try:
            shutil.copy(component_file(name, folder), alone)
            rules_of(_FILES[name]).read_components(Path(alone))
        except BadComponents as error:
            return str(error)
        except OSError as error:
            return f"{name} cannot be read: {error.strerror or error}"
    return ""


def _table_confidence(text: str) -> tuple[str, str]:
    """Per column of confidence how many lines are how sure; and the lines that are least sure."""
    rows = list(csv.DictReader(text.splitlines()))
    columns = [column for column in (rows[0] if rows else ()) if column.endswith("_confidence")]
    parts = []
    for column in columns:
        counts = Counter(row[column].strip() for row in rows)
        said = ", ".join(f"{count} {word}" for word, count in counts.most_common())
        parts.append(f"{column.removesuffix('_confidence')}: {said}")
    unsure = [f"{_what(column)} of {_which(rows, column)}" for column in columns if _which(rows, column)]
    return "; ".join(parts), "; ".join(unsure)


def _what(column: str) -> str:
    words = {"face": "terrains and crowns", "number": "numbers", "score": "points", "bonus": "knights and towers"}
    return words.get(column.removesuffix("_confidence"), column)


def _which(rows: list[dict[str, str]], column: str) -> str:
    """The lines of which that column is not sure, or nothing."""
    unsure = [row.get("name_en") or row.get("number") or "" for row in rows if row[column].strip() in _UNSURE]
    return "every domino" if unsure and len(unsure) == len(rows) else ", ".join(unsure)


def _duel_confidence(text: str) -> tuple[str, str]:
    confidence = json.loads(text).get("confidence", {})
    said = [f"{part}: {word}" for part, word in confidence.items()] if isinstance(confidence, dict) else []
    unsure = [line.partition(":")[0] for line in said if line.endswith(_UNSURE)]
    return "; ".join(said), ", ".join(unsure)


def _show(reports: list[_Report]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("file", "from", "totals", "how sure")
    table.columns[0].min_width = max(len(report.name) for report in reports)
    for report in reports:
        table.add_row(
            report.name, "your folder" if report.replaced else "crownfield", "wrong" if report.trouble else "right",
            report.confidence or "–",
        )  # fmt: skip
    console = Console()
    console.print(table)
    for report in reports:
        if report.to_check:
            console.print(f"Worth checking against your box, {report.name}: {report.to_check}.", highlight=False)
