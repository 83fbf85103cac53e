"""Two plays that told a viewer the same give that viewer the same, byte for byte."""

from __future__ import annotations

from typing import cast

import pytest

import cookietin
from cookietin import Keeping, Seeded
from cookietin.games.cookie_chomper.state.position import ChomperPosition
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Complaint
from cookietin.kernel.game import Game
from cookietin.kernel.move import Move
from cookietin.kernel.names import SEATS
from cookietin.kernel.noting import Noting, RanOut, Replaying

GAMES = ["cookie-chomper", "golden-cookie", "cookie-hoarder"]
SEATED = 3


class Story:
    """What each viewer was told and saw, step by step."""

    def __init__(self, game: Game, first_notes: Noting) -> None:
        self.dealer = first_notes
        self.position = cast(ChomperPosition, game.start(SEATED, first_notes))
        self.told: list[list[str]] = [[] for _ in range(SEATED + 1)]
        self.seen: list[list[str]] = [[] for _ in range(SEATED + 1)]
        self.notes: list[list[str]] = []
        self.moves: list[tuple[int, Move]] = []
        self._look()

    def step(self, seat: int, move: Move) -> None:
        self.moves.append((seat, move))
        self.position.play(seat, move, self.dealer)
        self._look()

    def times_dealt(self, card: str) -> int:
        """How often the dealer has dealt a card."""
        return sum(notes.count(card) for notes in self.notes)

    def _look(self) -> None:
        self.notes.append(self.dealer.collect_notes())
        events = self.dealer.collect_told()
        asked = self.position.asked()
        for viewer in range(SEATED + 1):
            self.told[viewer].append(str([event.seen_by(viewer) for event in events]))
            view = self.position.view(viewer)
            seen = view.line() + str([view.question(seat).json() for seat in asked])
            if viewer in asked:
                seen += str(view.legal(viewer))
            self.seen[viewer].append(seen)


def _random_story(game: Game, seed: int, steps: int) -> Story:
    chance = Chance(seed)
    story = Story(game, Keeping(Seeded(seed)))
    while story.position.outcome is None and len(story.moves) < steps:
        seat = story.position.asked()[0]
        legal = story.position.legal(seat)
        story.step(seat, legal[chance.below(len(legal))])
    return story


def _other_cards(story: Story, game: Game, holder: int, chance: Chance) -> Story | None:
    """The same play, but the holder has another card that nobody has seen, if that can be."""
    data = story.position.json()
    secret = [card for card in data["hands"][SEATS[holder]] if story.times_dealt(card) == 1]
    hidden = [card for card in data["deck"] if story.times_dealt(card) == 0]
    if not secret or not hidden:
        return None
    mine, other = secret[chance.below(len(secret))], hidden[chance.below(len(hidden))]
    swapped = [[other if note == mine else note for note in notes] for notes in story.notes]
    try:
        twin = Story(game, Replaying(swapped[0]))
        for place, (seat, move) in enumerate(story.moves):
            twin.dealer = Replaying(swapped[place + 1])
            twin.step(seat, move)
    except (Complaint, RanOut):
        return None  # That card would have changed what the rules do.
    return twin


@pytest.mark.parametrize("name", GAMES)
def test_what_was_not_told_is_not_seen(name: str) -> None:
    game = cookietin.game(name)
    compared = 0
    for seed in range(30):
        chance = Chance(seed)
        story = _random_story(game, seed, 10 + seed)
        holder = seed % SEATED
        twin = _other_cards(story, game, holder, chance)
        if twin is None:
            continue
        assert twin.position != story.position
        for viewer in range(SEATED + 1):
            if viewer == holder:
                assert twin.seen[viewer] != story.seen[viewer]
            elif twin.told[viewer] == story.told[viewer]:
                assert twin.seen[viewer] == story.seen[viewer]
                compared += 1
    assert compared > 20
