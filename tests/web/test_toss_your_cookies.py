"""Toss Your Cookies: a sealed choice, and a scramble where one tap or one letter grabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.web.conftest import Visit
    from tests.web.person import Person

TOSS_THREE = {"actions": ["toss"] * 6, "numbers": ["3"] * 6}
HAND = "all => all.map(one => one.dataset.thing)"
HAS_MORE = (
    "([kind, count]) => document.querySelectorAll(`.mine [data-thing='${kind}']`).length > count"
)
OTHERS_ARE_DONE = "() => document.querySelector('.spot') && !document.querySelector('.arc .nods')"
CAN_GRAB_OR_OVER = (
    "() => document.querySelector('.spot .thing.can') ? 'grab' : tests.state() === 'over' && 'over'"
)


def hand(person: Person) -> list[str]:
    return list(person.page.locator(".mine .thing").evaluate_all(HAND))


def toss_three(person: Person) -> None:
    """Chooses three cards and tosses them; others may be faster, but some are left.

    A play that was won as it was dealt, or by another's first grab, is begun anew.
    """
    while not has_tossed(person):
        pass
    assert person.state() == "asked"
    assert len(hand(person)) == 4


def has_tossed(person: Person) -> bool:
    person.sit_down("toss-your-cookies", bots=5, bot="random", options=TOSS_THREE)
    if person.state() == "over":
        return False
    person.page.wait_for_selector(".mine .thing.can")
    for count in range(3):
        assert person.page.locator(".out .slot").count() == 3 - count
        assert person.page.locator("[data-go]").count() == 0
        person.tap(".mine .thing.can")
        person.page.wait_for_selector(f".mine .thing.picked >> nth={count}")
    person.tap("[data-go]")
    person.page.wait_for_function(OTHERS_ARE_DONE)
    return bool(person.page.wait_for_function(CAN_GRAB_OR_OVER).json_value() == "grab")


def test_cards_are_chosen_sealed_and_one_tap_grabs(visit: Visit) -> None:
    nora = visit()
    toss_three(nora)
    nora.page.wait_for_timeout(300)
    assert nora.axe() == []
    assert nora.small_targets() == []
    assert nora.page.locator(".count b").all_inner_texts() == ["3", "2", "1"]
    assert "The first hand on a card has it." in nora.page.inner_text(".asking")
    assert nora.page.get_by_role("button", name="Leave it", exact=True).is_visible()
    card = nora.page.wait_for_selector(".spot .thing.can")
    assert card is not None
    kind = card.get_attribute("data-thing")
    before = hand(nora).count(str(kind))
    nora.tap(card)
    nora.page.wait_for_function(HAS_MORE, arg=[kind, before])


def test_a_letter_grabs_the_card_that_bears_it(visit: Visit) -> None:
    nora = visit(desk=True)
    toss_three(nora)
    spot = nora.page.locator(".spot:has(kbd)").first
    kind = spot.locator(".thing").get_attribute("data-thing")
    before = hand(nora).count(str(kind))
    nora.page.keyboard.press(spot.locator("kbd").inner_text().lower())
    nora.page.wait_for_function(HAS_MORE, arg=[kind, before])


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ("all", "You get the whole hand of"),
        ("1", "You choose a card to give, and draw one of theirs unseen."),
        ("3", "You choose 3 cards to give, and draw 3 of theirs unseen."),
    ],
)
def test_a_swap_says_what_one_gets(visit: Visit, number: str, said: str) -> None:
    nora = visit()
    dice = {"actions": ["swap"] * 6, "numbers": [number] * 6}
    nora.sit_down("toss-your-cookies", bots=2, options=dice)
    assert nora.state() == "asked"
    while "With whom" not in nora.page.inner_text(".asking"):
        nora.answer()
        assert nora.state() == "asked"
    assert "Tap a player" in nora.page.inner_text(".asking")
    nora.tap('[data-handle^="seat:"].can')
    assert said in nora.page.inner_text(".asking")
