"""The report as one page: nothing is fetched, both languages are in it, light and dark."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from cookietin.lab.report.drawing import Along, divided, drawn
from cookietin.lab.report.summary import summary
from cookietin.lab.report.wording import BARS, TABLES, Wording, headlines
from cookietin.words.messages import LANGUAGES

if TYPE_CHECKING:
    from cookietin.lab.results import Results

CALLED = {"en": "English", "es": "Español"}
MOST_ROWS = 60
"""Of a group with many items so many are listed; all are in the table for programs."""
MOST_COLUMNS = 6


def page(results: Results, again: str, language: str) -> str:
    """The whole page; `again` is what is typed to make it once more."""
    style = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
    picks, labels, articles = "", "", ""
    for spoken in LANGUAGES:
        checked = " checked" if spoken == language else ""
        picks += f'<input class="pick" type="radio" name="in" id="in-{spoken}"{checked}>\n'
        labels += f'<label for="in-{spoken}" lang="{spoken}">{CALLED[spoken]}</label>'
        articles += _article(Wording(results, spoken), again)
    wording = Wording(results, language)
    title = escape(wording.say("title", game=wording.speech.say("game", "name")))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"{picks}<nav>{labels}</nav>\n{articles}</body>\n</html>\n"
    )


def _article(wording: Wording, again: str) -> str:
    body = [_head(wording), _told(wording), _charts(wording), _table(wording), _listed(wording)]
    foot = wording.say("again")
    body.append(f"<footer><p>{escape(foot)}<br><code>{escape(again)}</code></p></footer>")
    return f'<article lang="{wording.language}"><main>\n{"".join(body)}</main></article>\n'


def _head(wording: Wording) -> str:
    study = wording.results.study
    game = wording.speech.say("game", "name")
    base = study.variants[study.baseline]
    seats = sorted({variant.setting.seats for variant in study.variants})
    asked = wording.say(
        "asked",
        count=len(study.variants),
        plays=study.plays,
        seats=" / ".join(map(str, seats)),
        bots=list(dict.fromkeys(base.setting.names)),
        seed=study.seed,
    )
    heading = escape(wording.say("title", game=game))
    return f'<h1>{heading}</h1><p class="asked">{escape(asked)}</p>'


def _told(wording: Wording) -> str:
    rows = "".join(
        f'<li class="{said.kind}">{escape(said.text)}</li>'
        for said in summary(wording.results, wording.language)
    )
    note = escape(wording.say("how-to-read"))
    heading = escape(wording.say("in-short"))
    return f'<h2>{heading}</h2><ul class="told">{rows}</ul><p class="note">{note}</p>'


def _charts(wording: Wording) -> str:
    results = wording.results
    study = results.study
    many = len(study.variants) > 1
    along = Along([variant.settings for variant in study.variants])
    shown = ""
    for name in headlines(results) if many else []:
        group, _, item = name.partition("/")
        title = escape(wording.figure(group, item))
        caption = escape(along.key) if along.fits() else ""
        shown += f"<figure><h3>{title}</h3>{drawn(wording, name, along)}"
        if along.fits() and len(along.lines) > 1:
            shown += _legend(along.lines)
        shown += f"<figcaption>{caption}</figcaption></figure>" if caption else "</figure>"
    for group in BARS:
        if any(name.startswith(f"{group}/") for name in results.names):
            chart, legend = divided(wording, group)
            title = escape(wording.speech.say("figure", group))
            shown += f"<figure><h3>{title}</h3>{chart}{_legend(legend)}</figure>"
    if not shown:
        return ""
    note = escape(wording.say("how-to-look")) if many else ""
    heading = escape(wording.say("pictures"))
    return f'<h2>{heading}</h2><p class="note">{note}</p><div class="charts">{shown}</div>'


def _legend(names: list[str]) -> str:
    keys = "".join(
        f'<span style="--key: var(--s{place % 6})">{escape(name)}</span>'
        for place, name in enumerate(names)
    )
    return f'<div class="legend">{keys}</div>'


def _table(wording: Wording) -> str:
    """All figures that are told one by one: a row for each variant."""
    results = wording.results
    names = headlines(results)
    head = "".join(f"<th>{escape(wording.figure(*_split(name)))}</th>" for name in names)
    rows = ""
    for place in range(len(results.study.variants)):
        cells = "".join(_cell(wording, place, name) for name in names)
        mark = f" ({wording.say('baseline')})" if place == results.study.baseline else ""
        rows += f"<tr><th>{escape(wording.variant(place) + mark)}</th>{cells}</tr>"
    heading, first = escape(wording.say("all-figures")), escape(wording.say("variant"))
    return (
        f'<h2>{heading}</h2><div class="scroll"><table><thead><tr><th>{first}</th>{head}</tr>'
        f"</thead><tbody>{rows}</tbody></table></div>"
    )


def _cell(wording: Wording, place: int, name: str) -> str:
    found = wording.results.findings.get((place, name))
    if found is None:
        return "<td>–</td>"
    value = escape(wording.interval(found.found, found.group))
    if found.apart is None:
        return f"<td>{value}</td>"
    kind = ' class="told"' if found.told else ""
    apart = escape(wording.signed(found.apart.value, found.group))
    return f"<td{kind}>{value}<small>{apart}</small></td>"


def _listed(wording: Wording) -> str:
    """Groups with many items, such as cards: folded away until someone asks."""
    results = wording.results
    shown = ""
    for group in TABLES:
        names = [name for name in results.names if name.startswith(f"{group}/")]
        if not names:
            continue
        places = range(min(MOST_COLUMNS, len(results.study.variants)))
        names.sort(key=lambda name: -_value(results, name))
        head = "".join(f"<th>{escape(wording.variant(place))}</th>" for place in places)
        rows = ""
        for name in names[:MOST_ROWS]:
            cells = "".join(_cell(wording, place, name) for place in places)
            rows += f"<tr><th>{escape(wording.item(*_split(name)))}</th>{cells}</tr>"
        title = escape(wording.speech.say("figure", group))
        shown += (
            f'<details><summary>{title}</summary><div class="scroll"><table><thead><tr><th></th>'
            f"{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
        )
    return f"<h2>{escape(wording.say('one-by-one'))}</h2>{shown}" if shown else ""


def _value(results: Results, name: str) -> float:
    return max(found.found.value for found in results.of(name) if found is not None)


def _split(name: str) -> tuple[str, str]:
    group, _, item = name.partition("/")
    return group, item
