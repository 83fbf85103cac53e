"""Run `python -m tests.games.braverse.many_cards`: random card files, each read and played.

A card that cannot be read is refused with a sentence; a file that can be read is told in every
language and played to its end with all laws held, by chance and by the rule of thumb.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import cookietin
from cookietin.bots import make_bot
from cookietin.games.braverse.language.text import card_text
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Keeping
from cookietin.laws import LawBroken
from cookietin.laws.watch import Watch, Watched
from cookietin.words import Speech
from cookietin.words.messages import LANGUAGES, messages
from tests.games.braverse.wild import wild_file

if TYPE_CHECKING:
    from cookietin.games.braverse.game import Braverse

BATCH = 20
MIXED: list[dict[str, Any]] = [
    {},
    {"operations": 20, "questions": 20},
    {"refill": "official", "flip": "may"},
    {"refresh": "both", "start": "random"},
]
"""Options that go round; the caps are low, since long loops are as dull as they are likely."""
CAPS = {"turns": 16, "questions": 60, "moves": 12}


class Seen(Watched):
    """How much was seen, and how many cards were refused."""

    def __init__(self) -> None:
        super().__init__()
        self.files = 0
        self.refused = 0
        self.thumbs = 0

    def count(self, other: Seen) -> None:
        """Add what another has seen."""
        self.add(other)
        self.files += other.files
        self.refused += other.refused
        self.thumbs += other.thumbs


def say_sentences(refused: list[BadOption]) -> None:
    """A complaint is a sentence in each language, with nothing left open."""
    for language in LANGUAGES:
        for why in refused:
            text = Speech(language, "braverse").complaint(why)
            assert text.endswith("."), text
            assert why.key not in text, text


def tell_cards(game: Braverse) -> None:
    """Every card has a text in each language, of messages that are there."""
    for language in LANGUAGES:
        book, speech = messages(language, "braverse"), Speech(language, "braverse")

        def say(key: str, book: Any = book, speech: Any = speech, **fields: Any) -> str:
            assert key.startswith("flag-") or book.find("text", key) is not None, key
            return str(speech.say("text", key, **fields))

        for card in game.cards.all[1:]:
            assert "{" not in " ".join(card_text(card, game.cards, say, speech.label))


def play_by_thumb(game: Braverse, seed: int) -> None:
    """The rule of thumb plays; people are told of every event, question, move and remark."""
    bots = [make_bot("thumb", game, seed + seat) for seat in range(2)]
    dealer = Keeping(Silent(Chance(seed)))
    position = game.start(2, dealer)
    speeches = [Speech(language, "braverse", viewer=0) for language in LANGUAGES]
    chance = Chance(seed)
    while position.outcome is None:
        seat = position.asked()[0]
        view = position.view(seat)
        move = bots[seat](view, position.question(seat))
        if chance.below(9) == 0:
            moves = position.legal(seat)
            move = moves[chance.below(len(moves))]
        if chance.below(5) == 0:
            for speech in speeches:
                _explain(game, view, seat, speech)
        position.play(seat, move, dealer)
        for event in dealer.collect_told():
            for speech in speeches:
                assert not speech.event(event).startswith(f"{event.key} "), event.key
        dealer.collect_notes()


def _explain(game: Braverse, view: Any, seat: int, speech: Speech) -> None:
    """What a client could ask about the moves of this moment."""
    people = game.people
    people.picture(view, speech.label)
    question = view.question(seat)
    assert not speech.question(question).startswith(f"{question.key} "), question.key
    for move in view.legal(seat):
        people.remark(view, seat, move, speech.label)
        people.effect(view, seat, move, speech.text, speech.label)
        people.subjects(view, seat, move)


def try_file(seed: int, how: Watch) -> Seen:
    """One file: read, told and played; raises what goes wrong."""
    seen = Seen()
    data, refused = wild_file(seed)
    say_sentences(refused)
    seen.files, seen.refused = 1, len(refused)
    options = {**CAPS, **MIXED[seed % len(MIXED)]}
    game = cast("Braverse", cookietin.game("braverse", cards=data, **options))
    tell_cards(game)
    seen.add(how.play(game, 2, Chance(seed)))
    play_by_thumb(game, seed)
    seen.thumbs += 1
    return seen


def try_some(how: Watch, first: int, number: int) -> Seen | str:
    """Try some files; says what went wrong, if anything did."""
    seen = Seen()
    for seed in range(first, first + number):
        try:
            seen.count(try_file(seed, how))
        except LawBroken as broken:
            return f"file {seed}: {broken}"
        except Exception:
            return f"file {seed}: {traceback.format_exc()}"
    return seen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.braverse.many_cards")
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first file")
    parser.add_argument("--seldom", type=int, default=60, help="one close look in so many moments")
    parser.add_argument("--whole", type=int, default=100, help="one file in so many: the whole kit")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    begin = time.monotonic()
    firsts = range(chosen.first, chosen.first + chosen.files, BATCH)
    sizes = [min(BATCH, chosen.first + chosen.files - first) for first in firsts]
    seen, broken = Seen(), 0
    with ProcessPoolExecutor(chosen.jobs) as pool:
        how = Watch(chosen.seldom, chosen.whole)
        for found in pool.map(partial(try_some, how), firsts, sizes):
            if isinstance(found, str):
                print(found, flush=True)
                broken += 1
                continue
            seen.count(found)
            print(f"{seen.files:,} files, {time.monotonic() - begin:.0f} s", file=sys.stderr)
    print(json.dumps({"broken": broken, **vars(seen)}))
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
