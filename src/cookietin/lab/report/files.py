"""The files of a report: a page for people, and the same figures for programs."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING

from cookietin.lab.report.page import page
from cookietin.lab.report.summary import summary
from cookietin.words.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cookietin.lab.results import Results

PAGE = "report.html"
FIGURES = "figures.json"
TABLE = "figures.csv"
HEAD = ("variant", "figure", "of", "value", "low", "high", "deals")
APART = ("difference", "difference_low", "difference_high", "told_apart")


def write_report(
    results: Results, again: str, language: str, write: Callable[[str, str], Path]
) -> Path:
    """Write all files of a report; says where the page is."""
    told = {spoken: [said.json() for said in summary(results, spoken)] for spoken in LANGUAGES}
    data = {**results.json(), "summary": told}
    write(FIGURES, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    write(TABLE, table(results))
    return write(PAGE, page(results, again, language))


def table(results: Results) -> str:
    """All figures as one table: a row for each variant and figure."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    settings = list(dict.fromkeys(key for one in results.study.variants for key in one.settings))
    writer.writerow([*HEAD, *APART, *settings])
    for (place, name), found in results.findings.items():
        variant = results.study.variants[place]
        group, _, item = name.partition("/")
        figure = found.found
        row = [variant.name, group, item, figure.value, figure.low, figure.high, figure.deals]
        apart = found.apart
        differs = (
            ["", "", "", ""]
            if apart is None
            else [apart.value, apart.low, apart.high, int(found.told)]
        )
        writer.writerow([*row, *differs, *[variant.settings.get(key, "") for key in settings]])
    return text.getvalue()
