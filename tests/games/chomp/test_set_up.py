"""Set-up: the deck, start cards, the row, who is first (CH-06 to CH-09)."""

from __future__ import annotations

from typing import cast

import pytest

from cookietin.games.chomp import ChompPosition
from cookietin.kernel.complaint import BadPosition, Complaint
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.noting import Scripted
from tests.games.chomp.tables import lying, own, play, row, story, table, texts

ROW = row("per-egg per-tar per-nest", "pit raptors giant")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nine_cards_for_each_player(seats: int) -> None:
    """CH-06, CH-08: one each to start, six in the row, and the rest is the deck."""
    data = own().start(seats, Seeded(1)).json()
    assert all(len(land) == 1 for land in data["lands"].values())
    assert all(data["row"]["goals"] + data["row"]["lands"])
    assert data["deck"]["left"] == 9 * seats - seats - 6


def test_five_cannot_play() -> None:
    """CH-06."""
    with pytest.raises(Complaint, match="1 to 4 seats"):
        own().start(5, Seeded(1))


def test_a_start_card_with_egg_and_nest_asks_first() -> None:
    """CH-07: before the first turn its owner may lay the egg, whoever is first."""
    dealt = ["nest-and-egg", "meadow"]
    position = cast("ChompPosition", story().start(2, Scripted(dealt), 1))
    assert position.question(0).key == "start-egg"
    assert texts(position) == ["at q17", "no egg"]
    play(position, "at q17")
    assert position.asked() == [1]
    assert position.question(1).key == "take"
    assert position.json()["eggs"]["seat0"] == ["q17"]


def test_a_start_egg_may_be_declined() -> None:
    """CH-07."""
    position = cast("ChompPosition", story().start(1, Scripted(["nest-and-egg"])))
    play(position, "no egg")
    assert position.json()["eggs"]["seat0"] == []
    assert position.question(0).key == "take"


def test_without_own_nests_a_start_egg_has_nowhere_to_go() -> None:
    """CH-07, CH-16: the option `own_nest` off."""
    start = story(own_nest=False).start(1, Scripted(["nest-and-egg"]))
    assert start.question(0).key == "take"


def test_the_top_goal_is_public_and_backs_are_not() -> None:
    """CH-08: nothing in a view says what is behind a card."""
    view = own().start(2, Seeded(3)).view(1).json()
    assert view["deck"]["top"] is not None
    assert view["face_down"] == {"lands": [], "goals": []}
    assert len(view["unseen"]["lands"]) == 36 - 2 - 3
    assert len(view["unseen"]["goals"]) == 36 - 3 - 1


def test_lands_and_goals_are_paired_at_random() -> None:
    """CH-08: the same goal flips to one land here and to another there."""
    lands = set()
    for seed in range(20):
        position = table(
            story(),
            lands=[lying("desert")],
            row=row("per-egg per-tar per-nest", "pit meadow giant"),
        )
        dealer = Seeded(seed)
        for text in ("take pit", "at q19", "turned 0"):
            position.play(0, position.game.move(text), dealer)
        lands.add(position.json()["row"]["lands"][0])
    assert len(lands) > 3


def test_printed_pairs_are_as_in_the_file_and_known_to_all() -> None:
    """CH-08: the option `pairing=printed`; the back of per-egg is nest-and-egg."""
    game = story(pairing="printed")
    position = table(
        game, lands=[lying("desert")], row=row("per-egg per-tar per-nest", "raptors meadow giant")
    )
    backs = position.view(0).json()["face_down"]
    assert {"nest-and-egg", "pit", "two-nests"} <= set(backs["lands"])
    assert {"per-bare", "herds-of-two"} <= set(backs["goals"])
    play(position, "take raptors", "at q19", "turned 0")
    assert position.json()["row"]["lands"][0] == "nest-and-egg"


def test_the_first_player_is_random_and_play_goes_left() -> None:
    """CH-09."""
    firsts = {own().start(3, Seeded(seed)).first for seed in range(30)}
    assert firsts == {0, 1, 2}
    position = table(story(), 2, turn=1, first=1)
    assert position.asked() == [1]
    goal = next(text for text in texts(position) if text.split()[1] in position.cards.goals)
    play(position, goal)
    assert position.asked() == [0]


def test_a_match_says_who_is_first() -> None:
    """CH-09."""
    assert own().start(4, Seeded(1), 2).first == 2


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"lands": [lying("meadow@q18")]}, "chomp-cannot-lie"),
        ({"lands": [lying("meadow", "larder@s19")]}, "chomp-cannot-lie"),
        ({"lands": [lying("giant", "larder@p16")]}, "chomp-cannot-lie"),
        ({"lands": [lying("meadow", "larder@s17/45")]}, "chomp-cannot-lie"),
        ({"lands": [lying("meadow", "meadow@s17")]}, "card-too-often"),
        ({"lands": [lying("meadow")], "eggs": [["q17"]]}, "chomp-egg-off-nest"),
        ({"lands": [lying("two-nests")], "eggs": [["q17"]]}, "chomp-too-many-eggs"),
        ({"row": ROW, "deck": {"left": 1}}, "chomp-card-count"),
        ({"stage": "egg", "lands": [lying("meadow", "larder@s17")]}, "chomp-part-due"),
        ({"held": "meadow"}, "chomp-part-undue"),
        ({"row": row("- per-tar per-nest", "pit meadow giant")}, "chomp-spot-empty"),
        ({"lands": [[]]}, "chomp-land-size"),
        ({"row": {"goals": [], "lands": []}}, "chomp-not-three"),
        ({"nonsense": 1}, "no-such-part"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(
    parts: dict[str, object], key: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        table(story(), 1, **parts)
    assert caught.value.key == key


def test_turns_that_are_not_told_of_are_made_up_with_goals() -> None:
    """Setting up one land of three cards gives the other seat two goals."""
    position = table(story(), 2, lands={0: lying("meadow", "larder@s17", "pit@q19")})
    assert len(position.goals[1]) == 2


def test_turns_must_add_up() -> None:
    with pytest.raises(BadPosition) as caught:
        table(story(), 2, goals=[["per-egg", "per-tar"], []])
    assert caught.value.key == "chomp-turns-off"


def test_start_eggs_are_asked_in_order_and_can_be_saved() -> None:
    """CH-07: only the last of three has an egg and a nest; written and read it is the same."""
    game = own()
    eggs = [name for name in game.cards.lands[1:] if _asks(name)]
    plain = [name for name in game.cards.lands[1:] if not _asks(name)]
    lands = [plain[0], plain[1], eggs[0]]
    position = game.start(3, Scripted(lands), 0)
    assert position.asked() == [2]
    assert game.position(position.json()) == position


def _asks(name: str) -> bool:
    """Whether a start card of our set has an egg for a nest of its own."""
    start = own().start(1, Scripted([name]))
    return start.question(0).key == "start-egg"
