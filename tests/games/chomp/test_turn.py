"""A turn: taking a goal or a land, and filling the row again (CH-10 to CH-12)."""

from __future__ import annotations

import pytest

from cookietin.bots.playout import play_out
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import Refused
from cookietin.kernel.dealer import Silent
from tests.games.chomp.tables import lying, own, play, row, story, table, texts

ROW = row("per-egg per-tar per-nest", "pit meadow giant")


def test_any_of_the_six_cards_can_be_taken() -> None:
    """CH-10."""
    position = table(story(), row=ROW)
    assert sorted(texts(position)) == sorted(f"take {card}" for card in ROW["goals"] + ROW["lands"])


def test_a_card_cannot_be_flipped_or_taken_from_elsewhere() -> None:
    """CH-10: the refusal says what is on offer."""
    position = table(story(), row=ROW)
    with pytest.raises(Refused, match=r"On offer: pit, meadow, giant.* \(rule CH-10\)"):
        play(position, "take garden")


def test_another_kind_of_answer_is_refused() -> None:
    """CH-10."""
    position = table(story(), row=ROW)
    with pytest.raises(Refused) as caught:
        play(position, "at q17")
    assert (caught.value.clause, caught.value.key) == ("CH-10", "asked-take")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_eight_turns_each_and_all_cards_are_gone(seats: int) -> None:
    """CH-10."""
    for seed in range(5):
        chance = Chance(seed)
        position = own().start(seats, Silent(chance))
        play_out(position, Silent(chance), chance)
        data = position.json()
        for seat in data["lands"]:
            assert len(data["lands"][seat]) - 1 + len(data["goals"][seat]) == 8
        assert data["deck"] == {"left": 0, "top": None}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_with_fewer_turns_what_lies_in_the_row_is_left_over(seats: int) -> None:
    """CH-10: the option `turns`; with seven the last of four still chooses among five cards."""
    for turns in (1, 7):
        chance = Chance(seats)
        position = own(turns=turns).start(seats, Silent(chance))
        offered = 0
        while position.outcome is None:
            seat = position.asked()[0]
            moves = position.legal(seat)
            if position.question(seat).key == "take":
                offered = len(moves)
            position.play(seat, moves[chance.below(len(moves))], Silent(chance))
        data = position.json()
        for name in data["lands"]:
            assert len(data["lands"][name]) - 1 + len(data["goals"][name]) == turns
        assert offered == min(6, (8 - turns) * seats + 1)
        position.check()


def test_a_goal_taken_lies_before_its_owner_and_the_top_card_fills_its_spot() -> None:
    """CH-11."""
    position = table(story(), row=ROW, deck={"left": 2, "top": "most-tar"})
    told = play(position, "take per-tar", dealt=("six-types",))
    data = position.json()
    assert data["goals"]["seat0"] == ["per-tar"]
    assert data["row"]["goals"] == ["per-egg", "most-tar", "per-nest"]
    assert data["deck"] == {"left": 1, "top": "six-types"}
    assert told == ["take-goal", "refill", "top"]


def test_a_land_taken_is_placed_and_the_goal_above_flips_down() -> None:
    """CH-12: the top card then fills the goal's spot."""
    position = table(story(), lands=[lying("desert")], row=ROW, deck={"left": 2, "top": "most-tar"})
    told = play(position, "take meadow", "at s17", "turned 90", dealt=("garden", "six-types"))
    data = position.json()
    assert data["lands"]["seat0"][1] == {"land": "meadow", "at": "s17", "turned": 90}
    assert data["row"]["lands"] == ["pit", "garden", "giant"]
    assert data["row"]["goals"] == ["per-egg", "most-tar", "per-nest"]
    assert data["deck"] == {"left": 1, "top": "six-types"}
    assert told == ["take-land", "aim", "place", "flip", "refill", "top"]


def test_the_flipped_land_is_not_seen_before_the_card_is_placed() -> None:
    """CH-12: the row is filled at the end of the turn."""
    position = table(story(), lands=[lying("desert")], row=ROW)
    play(position, "take meadow", "at s17")
    assert position.json()["row"]["lands"] == ["pit", None, "giant"]
    assert position.json()["row"]["goals"] == ROW["goals"]


def test_with_the_deck_empty_spots_stay_empty_but_a_goal_still_flips() -> None:
    """CH-12."""
    laid = lying("desert", "garden@s17", "trike@u17")
    game = story()
    position = table(game, lands=[laid], row=ROW, deck={"left": 0})
    play(position, "take meadow", "at q19", "turned 0", dealt=("carno",))
    assert position.json()["row"]["lands"] == ["pit", "carno", "giant"]
    assert position.json()["row"]["goals"] == ["per-egg", None, "per-nest"]
    play(position, "take carno", "at s19", "turned 0")
    assert position.json()["row"]["lands"] == ["pit", None, "giant"]
    play(position, "take per-egg")
    assert position.json()["row"]["goals"] == [None, None, "per-nest"]
