"""Which addresses there are, and what goes in and comes out: one list for server and documents."""

from __future__ import annotations

from typing import Any, NamedTuple

from cookietin.server.protocol import http
from cookietin.server.protocol.dealt import Dealt


class Resource(NamedTuple):
    """One address with one method."""

    name: str
    method: str
    path: str
    about: str
    answer: Any
    """The type of what comes back; a text is the media type of something else."""
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()
    """What may follow the `?`, with what it means."""
    token: bool = False
    """Whether it takes `Authorization: Bearer TOKEN`."""


LANG = ("lang", "`en` or `es`; without it, what the browser prefers")

RESOURCES = (
    Resource("games", "GET", "/api/games", "All games.", list[http.GameInfo], query=(LANG,)),
    Resource("rules", "GET", "/api/games/{game}/rules", "Its rules.", http.Rules, query=(LANG,)),
    Resource(
        "catalogue",
        "GET",
        "/api/games/{game}/catalogue",
        "Its cards and tokens. Options stand in the query by name, as JSON.",
        http.Catalogue,
        query=(LANG, ("seats", "for how many"), ("options", "a JSON object")),
    ),
    Resource("handles", "GET", "/api/games/{game}/handles", "Its handles.", http.Handles),
    Resource(
        "messages",
        "GET",
        "/api/games/{game}/messages",
        "Its sentences, with those for all games.",
        http.Messages,
        query=(LANG,),
    ),
    Resource(
        "guide",
        "GET",
        "/api/games/{game}/guide",
        "Its guided first play.",
        http.GuidedPlay,
        query=(LANG,),
    ),
    Resource(
        "decks",
        "GET",
        "/api/games/{game}/decks",
        "The decks that come with it, where each player brings a deck.",
        http.Decks,
        query=(LANG,),
    ),
    Resource(
        "deck",
        "POST",
        "/api/games/{game}/deck",
        "Reads a deck and says whether it may be played.",
        http.DeckInfo,
        http.DeckList,
        query=(LANG,),
    ),
    Resource("guest", "POST", "/api/guests", "Be someone.", http.Guest, http.NewGuest),
    Resource(
        "recover", "POST", "/api/guests/recover", "Be yourself again.", http.Guest, http.Recover
    ),
    Resource(
        "tables",
        "GET",
        "/api/tables",
        "Tables that are open to all, and your own.",
        http.Tables,
        query=(("game", "only those of this game"),),
        token=True,
    ),
    Resource("make", "POST", "/api/tables", "Make a table.", http.Made, http.NewTable, token=True),
    Resource("table", "GET", "/api/tables/{table}", "One table.", http.Sight, token=True),
    Resource(
        "things",
        "GET",
        "/api/tables/{table}/catalogue",
        "The cards and tokens of its game, by its options.",
        http.Catalogue,
        query=(LANG,),
    ),
    Resource(
        "qr",
        "GET",
        "/api/tables/{table}/qr.svg",
        "The table's link as a QR code.",
        "image/svg+xml",
    ),
    Resource(
        "replay",
        "GET",
        "/api/tables/{table}/replay",
        "Plays that are over, moment by moment.",
        http.ReplayPart,
        query=(
            LANG,
            ("viewer", "`seat0` and so on, `spectator`, or `truth` for all open"),
            ("first", "the place of the first moment"),
            ("count", "how many moments, at most 200"),
        ),
    ),
    Resource(
        "highlights",
        "GET",
        "/api/tables/{table}/highlights",
        "The moments that changed the last play most.",
        list[http.Highlight],
        query=(LANG, ("viewer", "whose eyes they are told for")),
    ),
    Resource(
        "record",
        "GET",
        "/api/tables/{table}/record",
        "The record of a match that is over, as `tin replay` and `tin verify` read it.",
        "application/jsonl",
    ),
    Resource(
        "verdict",
        "GET",
        "/api/tables/{table}/verdict",
        "Whether every card of a match that is over came from the shuffle that was promised.",
        http.Verdict,
        query=(LANG,),
    ),
    Resource(
        "draws",
        "GET",
        "/api/tables/{table}/draws",
        "All that was dealt in a match that is over, to check it by oneself.",
        Dealt,
    ),
    Resource("live", "GET", "/health/live", "Whether the process is alive.", http.Health),
    Resource("ready", "GET", "/health/ready", "Whether it can serve.", http.Health),
    Resource("metrics", "GET", "/metrics", "Figures for Prometheus.", "text/plain"),
)

SOCKET = "/api/tables/{table}/socket"
"""Where the WebSocket of a table is."""
