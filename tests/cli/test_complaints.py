"""Every complaint that `tin` itself can make, as the sentence it is."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

import cookietin
from cookietin.cli.command import Args
from cookietin.cli.commands import load
from cookietin.cli.reader import Reader, split_command
from cookietin.cli.terminal import Terminal
from cookietin.cli.wishes import wish_for
from cookietin.kernel.record import write
from cookietin.words import Speech
from tests.complaints import Act, Case, assert_said, each

FILE = Path("match.jsonl")
CHAIN = cookietin.game("number-chain")
LEGAL = [CHAIN.move(text) for text in ("2", "1/2", "2/3/5")]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are named as they lie in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")


def tin(typed: str) -> Act:
    """`tin` with these words, its complaint not yet caught."""

    def run() -> None:
        name, rest = split_command(typed.split(" "))
        command = load(str(name))
        words = Reader(command, rest)
        terminal = Terminal(io.StringIO(), io.StringIO(), io.StringIO(), os.environ)
        command.run(Args(words.words, words.flags, Speech(), terminal))

    return run


def play(typed: str) -> Act:
    return tin(f"play number-chain {typed}")


def at_a_table(typed: str) -> Act:
    """Someone types this before play at a table of a server."""
    seats = [{"seat": "seat0", "name": "Ana"}, {"seat": "seat1", "name": ""}]
    return lambda: wish_for(typed, {"phase": "lobby", "seats": seats}, CHAIN, "seat0")


def lines(over: bool = False) -> list[str]:
    """The record of a match after its first answer, or of one that is over."""
    match = cookietin.match(CHAIN, ["Ana", "Ben"], dealer=cookietin.Seeded(1))
    while match.winners is None:
        (seat,) = match.position.asked()
        match.answer(seat, match.position.default(seat))
        if not over:
            break
    return write(match.lines).splitlines(keepends=True)


def alone() -> str:
    """The record of someone who plays alone."""
    match = cookietin.match(cookietin.game("chomp"), ["Ana"], dealer=cookietin.Seeded(1))
    return write(match.lines)


def with_file(text: str, typed: str, file: Path = FILE) -> Act:
    """The same when there is a file with this text."""

    def run() -> None:
        file.write_text(text, encoding="utf-8")
        tin(typed)()

    return run


def no_text(typed: str) -> Act:
    """The same when the file is a picture."""

    def run() -> None:
        FILE.write_bytes(b"\x89PNG\xff")
        tin(typed)()

    return run


def without(module: str, act: Act) -> Act:
    """The same where a module is not installed."""

    def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(sys.modules, module, None)
            act()

    return run


def with_guests(text: str, typed: str) -> Act:
    """The same when this is what is kept of who one is at servers."""

    def run() -> None:
        file = Path("here/cookietin/guests.json")
        file.parent.mkdir(parents=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_STATE_HOME", "here")
            with_file(text, typed, file)()

    return run


def answering(said: bytes, typed: str) -> Act:
    """The same when every server says this."""

    def run() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("urllib.request.urlopen", lambda *_, **__: io.BytesIO(said))
            tin(typed)()

    return run


CASES: list[Case] = [
    (
        "not-cards-to-balance",
        with_file("x = 1", "balance mine.toml", Path("mine.toml")),
        "mine.toml has no cards of CHOMP (a [[card]] with a land) or Braverse (a [[card]] with a "
        "number).",
    ),
    (
        "decks-too-few",
        tin("decks match red"),
        "At least two decks are needed to match them.",
    ),
    (
        "compare-unlike",
        tin("compare number-chain thumb hand=4"),
        "thumb and hand=4 are not of a kind: two variants or card files can be compared, two "
        "decks, or two bots.",
    ),
    (
        "compare-same",
        tin("compare number-chain thumb thumb"),
        "There is nothing to compare: both are thumb.",
    ),
    (
        "compare-no-files",
        tin("compare number-chain usual mine.toml"),
        "number-chain has no card files, so mine.toml cannot be played with.",
    ),
    (
        "compare-unknown",
        tin("compare number-chain usual genius"),
        "genius is no setting (as hand=4), card file, deck, house rule or bot of number-chain.",
    ),
    (
        "house-needs-a-name",
        tin("house save number-chain"),
        "`tin house save` needs a game and a name, as in `tin house save number-chain long-hands`.",
    ),
    (
        "house-without-options",
        tin("house save number-chain long-hands"),
        "A house rule is a set of options: at least one --option is needed.",
    ),
    (
        "no-such-command",
        tin("gmaes"),
        "There is no command gmaes. There are: games, rules, play, serve, join, "
        "verify, backup, restore, export, saved, replay, simulate, ladder, analyse, lab, compare, "
        "balance, decks, house, tree, train, chomp-score, deck and cards.",
    ),
    ("no-such-flag", tin("games --foo=1"), "There is no flag --foo here."),
    ("word-too-many", tin("games chomp now"), "now is one word too many."),
    ("flag-takes-nothing", tin("games --json=yes"), "--json takes no value: leave out yes."),
    ("flag-needs-value", play("--seats"), "--seats needs a value behind it."),
    (
        "flag-not-a-choice",
        tin("rules number-chain --lang fr"),
        "--lang is one of en and es, not fr.",
    ),
    ("flag-not-whole", play("--seats two"), "--seats needs a whole number from 1 to 8, not two."),
    ("flag-twice", play("--seats 3 --seats 4"), "--seats is given twice: once is enough."),
    (
        "missing-game",
        tin("play --json"),
        "Name a game, as in `tin play number-chain`; `tin games` lists them all.",
    ),
    (
        "missing-game",
        tin("rules"),
        "Name a game, as in `tin rules number-chain`; `tin games` lists them all.",
    ),
    (
        "missing-what",
        tin("deck"),
        "Say what to do with the deck, as in `tin deck check my-deck.txt`, or show.",
    ),
    (
        "missing-decks",
        tin("decks"),
        "Say what to do with decks, as in `tin decks match red blue`, or evolve.",
    ),
    (
        "missing-cards",
        tin("balance"),
        "Name a card file, as in `tin balance my-cards.toml`, or a game whose own cards are meant: "
        "chomp or braverse.",
    ),
    (
        "missing-one",
        tin("compare number-chain"),
        "Name two things to compare, as in `tin compare number-chain usual hand=4` or "
        "`tin compare number-chain thumb random`.",
    ),
    (
        "missing-other",
        tin("compare number-chain thumb"),
        "Name what to compare it with, as in `tin compare number-chain thumb random`.",
    ),
    (
        "missing-file",
        tin("tree number-chain"),
        "Name a file to write or to read, as in `tin tree number-chain my-file`.",
    ),
    ("missing-folder", tin("export"), "Name a folder, as in `tin export my-folder`."),
    (
        "missing-link",
        tin("join"),
        "Give the link of a table, as it was shared: `tin join http://…`.",
    ),
    (
        "missing-record",
        tin("replay"),
        "Name a record, as in `tin replay my-match.jsonl`; `tin play` says where its records are.",
    ),
    (
        "missing-deck",
        tin("deck check"),
        "Name a deck list, as in `tin deck check my-deck.txt`, or a starter deck, as in "
        "`tin deck check red`.",
    ),
    (
        "missing-table",
        tin("chomp-score"),
        "Name a file, as in `tin chomp-score table.toml`; `tin chomp-score --example` prints one "
        "to begin with.",
    ),
    (
        "more-bots-than-seats",
        play("--bots thumb,thumb --seats 2"),
        "There are more bots than seats for them: 2 for 1.",
    ),
    (
        "not-key-value",
        play("--option hand"),
        "--option needs an option with its value, as in --option hand=7, not hand.",
    ),
    (
        "option-twice",
        play("--option hand=2 --option hand=3"),
        "Option hand is set twice: once is enough.",
    ),
    (
        "no-such-option",
        play("--option hnd=3"),
        "There is no option hnd here. There are: hand, first, zero and numbers.",
    ),
    (
        "more-people-than-seats",
        play("--players Ana,Bo,Cy --seats 2"),
        "There are more people than seats for them: 3 for 2.",
    ),
    (
        "name-twice",
        play("--players Ana,Bo,Ana"),
        "Ana is named twice: who shares a screen needs a name of their own.",
    ),
    (
        "name-and-players",
        play("--players Ana,Bo --name Ana"),
        "Name people by --players or by --name, not by both.",
    ),
    ("name-empty", play("--name \x07"), "A name needs at least one letter that can be printed."),
    (
        "word-not-a-choice",
        tin("deck shuffle red"),
        "shuffle is not known here. What is: check and show.",
    ),
    (
        "not-with-resume",
        tin("play --resume --seats 4"),
        "--seats does not go with --resume: the table stays as it was.",
    ),
    (
        "nothing-unfinished",
        tin("play --resume"),
        "There is no unfinished play to resume in /dev/null/cookietin.",
    ),
    ("no-such-file", tin("replay nowhere.jsonl"), "There is no file nowhere.jsonl."),
    (
        "no-such-deck",
        tin("deck check redd"),
        "There is no file redd, and no starter deck of that name. Starter decks: blue, green, "
        "purple, red and yellow.",
    ),
    ("is-a-folder-record", tin("replay ."), ". is a folder, not a record."),
    ("is-a-folder-deck", tin("deck check ."), ". is a folder, not a deck list."),
    ("is-a-folder-table", tin("chomp-score ."), ". is a folder, not a table to score."),
    ("is-a-folder-cards", tin("cards --cards ."), ". is a folder, not a card file."),
    (
        "not-text-record",
        no_text("replay match.jsonl"),
        "match.jsonl is no text, so it is no record.",
    ),
    (
        "not-text-deck",
        no_text("deck show match.jsonl"),
        "match.jsonl is no text, so it is no deck list.",
    ),
    (
        "not-text-table",
        no_text("chomp-score match.jsonl"),
        "match.jsonl is no text, so it is no table to score.",
    ),
    (
        "not-text-cards",
        no_text("play braverse --option cards=match.jsonl"),
        "match.jsonl is no text, so it is no card file.",
    ),
    (
        "cannot-read",
        with_file("", "replay match.jsonl/first"),
        "match.jsonl/first cannot be read: Not a directory.",
    ),
    (
        "cannot-write-there",
        with_file("", "tree number-chain match.jsonl/tree --option numbers=2 --option hand=1"),
        "match.jsonl/tree cannot be written: Not a directory.",
    ),
    (
        "not-toml",
        with_file("deck", "play cover-your-cookies --option deck=match.jsonl"),
        "match.jsonl is not TOML: Expected '=' after a key in a key/value pair (at end of "
        "document).",
    ),
    (
        "toml-number-too-long",
        with_file(f"a = {'9' * 5000}", "play cover-your-cookies --option deck=match.jsonl"),
        "match.jsonl has a number in it with thousands of digits.",
    ),
    (
        "toml-too-deep",
        with_file(f"a = {'[' * 3000}", "play cover-your-cookies --option deck=match.jsonl"),
        "match.jsonl has too many brackets within brackets.",
    ),
    (
        "file-empty",
        with_file("", "play cover-your-cookies --option deck=match.jsonl"),
        "match.jsonl is empty: there is nothing to play with in it.",
    ),
    (
        "bad-file",
        with_file("".join(lines()).replace("Ana", "Eve"), "replay match.jsonl"),
        "match.jsonl: Line 1: its sum is wrong. This line, or one above it, was changed "
        "after it was written.",
    ),
    (
        "torn-file",
        with_file("".join(lines())[:-20], "replay match.jsonl"),
        "match.jsonl: Line 3: the record is torn here; this is not a whole line. Lines 1 "
        "to 2 are whole: to go on from there, delete all after them.",
    ),
    (
        "match-is-over",
        with_file("".join(lines(over=True)), "play --resume match.jsonl"),
        "That match is over. See it again by: tin replay match.jsonl",
    ),
    (
        "no-such-viewer",
        with_file("".join(lines()), "replay match.jsonl --as 7"),
        "Nobody is called 7 here. Look as one of: truth, 0, 1 and spectator.",
    ),
    (
        "nobody-to-beat",
        with_file(alone(), "analyse match.jsonl"),
        "Who plays alone has nobody to win against: there are no chances to analyse.",
    ),
    (
        "port-taken",
        tin("serve --store tin.sqlite --host 203.0.113.1 --port 8000"),
        "The port 8000 cannot be used: Cannot assign requested address.",
    ),
    (
        "no-pages-there",
        tin("serve --store tin.sqlite --port 0 --pages nowhere"),
        "The folder nowhere has no pages for browsers: they have an index.html.",
    ),
    (
        "not-a-table-link",
        tin("join http://127.0.0.1:8000/abc"),
        "http://127.0.0.1:8000/abc is no link to a table, such as http://127.0.0.1:8000/t/abc.",
    ),
    (
        "no-deck-here",
        at_a_table("deck red"),
        "At this seat no deck is brought.",
    ),
    (
        "no-such-place",
        at_a_table("sit 9"),
        "9 is no seat here. Seats go by number, from 0 to 1, or by the name of who sits there.",
    ),
    (
        "unreached",
        tin("join http://127.0.0.1:9/t/abc --watch"),
        "http://127.0.0.1:9 cannot be reached: Connection refused.",
    ),
    (
        "guests-off",
        with_guests("[" * 100_000, "join http://127.0.0.1:9/t/abc --name Ana"),
        "In here/cookietin/guests.json there should be a token for each server and name. Put it "
        "right or move it away; without it you are a new guest everywhere.",
    ),
    (
        "not-a-tin",
        answering(b'["token"]', "join http://127.0.0.1:9/t/abc --name Ana"),
        "http://127.0.0.1:9 answers, but not as a server of Cookie Tin does.",
    ),
    (
        "learning-missing",
        without("cookietin.lab.learning", tin("train number-chain learnt.toml")),
        "What learning needs is not installed here (cookietin.lab.learning). Install it with: "
        "pip install 'cookietin[learn]'.",
    ),
    (
        "server-missing",
        without("cookietin.server.serve", tin("serve")),
        "What a server needs is not installed here (cookietin.server.serve). Install it with: "
        "pip install 'cookietin[server]'.",
    ),
]


@each(CASES)
def test_a_complaint_is_a_sentence(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
