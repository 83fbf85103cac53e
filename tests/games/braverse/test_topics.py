"""What a player can read in the middle of a play: cards, choices, open areas, and the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.noting import Scripted
from cookietin.words import LANGUAGES, Speech
from tests.games.braverse.table import answer, asks, plain, table

if TYPE_CHECKING:
    from cookietin.games.braverse import BraversePosition

NAMES = ["Ana", "Ben"]
RED = ["Ember Crumb"] * 4


def speech(language: str = "en") -> Speech:
    return Speech(language, "braverse", NAMES, 0)


def effect(position: BraversePosition, move: str, language: str = "en") -> str:
    """What whoever is asked reads of a move's effect."""
    seat = position.asked()[0]
    words = speech(language)
    view = position.view(seat)
    return view.game.people.effect(view, seat, position.game.move(move), words.text, words.label)


def subjects(position: BraversePosition, move: str) -> list[str]:
    seat = position.asked()[0]
    people = position.game.people
    return people.subjects(position.view(seat), seat, position.game.move(move))


def about(position: BraversePosition, topic: str, language: str = "en") -> list[str]:
    words = speech(language)
    return position.game.people.about(position.view(0), topic, words.text, words.label)


def phase(position: BraversePosition, language: str = "en") -> str:
    """What the picture says is going on."""
    drawn = position.game.people.picture(position.view(0), speech(language).label)
    (middle,) = [line for line in drawn.splitlines() if line.startswith("───")]
    return middle.strip("─ ").partition(", ")[2]


def test_every_card_of_the_pool_can_be_read() -> None:
    """BV-35: its text is public, wherever it is."""
    position = table({})
    names = position.cards.names[1:]
    topics = position.game.people.topics(position.view(1))
    assert topics[: len(names) + 3] == [*names, "support", "break", "discard"]
    assert about(position, "Grave Sugar") == [
        "GB1-115 Grave Sugar: purple Item, cost P.",
        "[Item] Put up to 2 Cookies from your discard pile into your hand.",
    ]
    assert about(position, "Grave Sugar", "es")[0].startswith("GB1-115 Azúcar de Tumba: ")


def test_a_move_leads_to_the_cards_that_it_is_about() -> None:
    """Legal or not; where nobody stands it leads to nothing."""
    position = table({"battle": {"left": "Raven Roulade"}}, cards=("Raven Roulade",))
    for move in ("place", "support", "pick"):
        assert subjects(position, f"{move} bat bonbon") == ["Bat Bonbon"]
    assert subjects(position, "trap trapdoor") == ["Trapdoor"]
    assert subjects(position, "stage greenhouse") == ["Greenhouse"]
    assert subjects(position, "activate left 4") == ["Raven Roulade"]
    assert subjects(position, "attack left left") == ["Raven Roulade", "Torch Wafer"]
    assert subjects(position, "their left") == ["Torch Wafer"]
    for move in ("attack right right", "activate stage 1", "own right", "yes", "choose 1", "end"):
        assert subjects(position, move) == []


def test_an_ability_says_whose_it_is_and_what_it_does() -> None:
    """BV-19: of a Cookie and of a Stage."""
    position = table(
        {
            "battle": {"left": "Spark Biscuit"},
            "stage": "Haunted Pantry",
            "support": [*RED[:2], "Grape Gremlin"],
        },
        cards=("Spark Biscuit", "Haunted Pantry", "Grape Gremlin"),
    )
    told = (
        "Spark Biscuit: [Activate · once per turn · cost R] One of your Cookies: attack +1 "
        'this turn. You are "stoked" this turn.'
    )
    assert effect(position, "activate left 1") == told
    assert effect(position, "activate stage 2") == (
        "Haunted Pantry: [Activate · once per turn · cost P] Put 1 Cookie of LV 1 from your "
        "discard pile into your hand."
    )
    assert subjects(position, "activate stage 2") == ["Haunted Pantry"]
    assert effect(position, "end") == ""


def test_an_answer_to_an_attack_says_what_it_does() -> None:
    """BV-23."""
    position = table(
        {"support": RED},
        {
            "battle": {"left": "Torch Wafer", "right": "Waffle Warden"},
            "support": ["Butter Pal"],
        },
        cards=("Waffle Warden",),
    )
    answer(position, "attack left left")
    assert effect(position, "answer right 1") == (
        "Waffle Warden: [Blocker: when your other Cookie is attacked · rest this Cookie] The "
        "attack now goes to this Cookie."
    )


def test_each_choice_says_what_it_does() -> None:
    """BV-36: the text of its branch, in the language of whoever reads."""
    position = table(
        {"support": RED},
        {
            "battle": {"left": "Torch Wafer", "right": "Honey Nib"},
            "hand": ["Undertow"],
            "support": ["Blueberry Bit"],
        },
        cards=("Undertow", "Blueberry Bit"),
    )
    answer(position, "attack left left", "trap undertow")
    assert asks(position) == (1, "choose")
    assert effect(position, "choose 1") == "The attack now goes to one of your Cookies."
    assert effect(position, "choose 2") == "The attacking Cookie: attack -2 this turn."
    assert effect(position, "choose 2", "es") == "La galleta atacante: ataque -2 este turno."
    assert effect(position, "choose 3") == ""
    assert subjects(position, "choose 1") == ["Undertow"]


def test_a_yes_says_what_it_leads_to() -> None:
    """BV-29: an On Reveal effect; BV-32: an offer inside an effect."""
    position = table(
        {"hand": ["Cinder Ginger"], "support": RED, "stage": "Bakery Chapel"},
        cards=("Cinder Ginger", "Bakery Chapel"),
    )
    answer(position, "place cinder ginger")
    told = "[On Reveal · cost R] Deal 1 damage to one opposing Cookie."
    assert (effect(position, "yes"), effect(position, "no")) == (told, "")
    assert subjects(position, "no") == ["Cinder Ginger"]
    position = table(
        {"support": ["Butter Pal"], "stage": "Bakery Chapel"}, cards=("Bakery Chapel",)
    )
    answer(position, "end")
    assert asks(position) == (0, "yes-no")
    assert effect(position, "yes") == (
        "You may pay (cost Y); if you do, give 1 HP to one of your Cookies."
    )
    assert subjects(position, "yes") == ["Bakery Chapel"]


def test_waiting_effects_say_what_they_do_before_they_are_put_in_order() -> None:
    """BV-30."""
    weak = ["Butter Pal"]
    position = table(
        {"hand": ["Twin Sparks"], "support": RED},
        {
            "battle": {
                "left": {"card": "Smoke Meringue", "hp": weak},
                "right": {"card": "Snowdrift Sable", "hp": weak},
            },
            "hand": ["Honey Nib"],
        },
        cards=("Twin Sparks", "Smoke Meringue", "Snowdrift Sable"),
    )
    answer(position, "use twin sparks", "their left")
    assert asks(position) == (1, "trigger-order")
    assert effect(position, "choose 2").startswith("Snowdrift Sable: [When it faints] ")
    assert subjects(position, "choose 2") == ["Snowdrift Sable"]
    assert (effect(position, "choose 9"), subjects(position, "choose 9")) == ("", [])


def test_a_target_is_remarked_on_by_name() -> None:
    """BV-32: with the HP it has left."""
    position = table(
        {
            "hand": ["Battle Frosting"],
            "battle": {"left": "Torch Wafer", "right": "Honey Nib"},
            "support": RED,
        },
        cards=("Battle Frosting",),
    )
    answer(position, "use battle frosting")
    assert subjects(position, "done") == ["Battle Frosting"]
    words = speech()
    assert words.question(position.question(0)) == (
        "Battle Frosting: which Cookie's attack changes? 1 to choose."
    )
    people = position.game.people
    moves = position.view(0).legal(0)
    remarks = [people.remark(position, 0, move, words.label) for move in moves]
    assert remarks == ["Torch Wafer HP4", "Honey Nib HP3"]


def test_open_areas_are_told_to_everyone() -> None:
    """BV-09: support, break area and discard pile, each kind once, alike for every viewer."""
    position = table(
        {
            "support": RED[:1],
            "rested": ["Ember Crumb", "Pepper Snap"],
            "discard": ["Honey Nib", "Butter Pal", "Honey Nib"],
        },
        {"break": ["Golden Gateau", "Butter Pal"]},
    )
    assert about(position, "support") == [
        "Support areas:",
        "Support cards pay: each that is rested pays one point, and all become active again in "
        "your next turn. A turn adds one from your hand.",
        "Ana (1): Ember Crumb.",
        "Ana, rested (2): Ember Crumb and Pepper Snap.",
        "Ben (0): nothing.",
    ]
    assert about(position, "discard") == [
        "Discard piles:",
        "Used Items and Traps lie here, and HP cards that were lost. When a deck is empty its pile "
        "becomes the deck again, and costs a Cookie of it, which goes to the break area.",
        "Ana (3): Butter Pal and Honey Nib ×2.",
        "Ben (0): nothing.",
    ]
    assert about(position, "break", "es") == [
        "Zonas de ruptura:",
        "Aquí están las galletas que han caído. Sus niveles se suman, y quien llega a diez pierde.",
        "Ana (0/10): nada.",
        "Ben (4/10): Amigo Mantequilla LV1 y Pastel Dorado LV3.",
    ]
    words = speech()
    for topic in ("support", "break", "discard"):
        seen = [
            position.game.people.about(position.view(viewer), topic, words.text, words.label)
            for viewer in range(3)
        ]
        assert seen == [about(position, topic)] * 3


def test_the_picture_says_which_phase_is_going_on() -> None:
    """BV-18, BV-19, BV-21 and BV-23: also while effects of the phase are asked about."""
    position = table(
        {"battle": {"left": "Sunny Shortbread"}, "support": ["Butter Pal"] * 2},
        {"hand": ["Honey Nib"]},
        cards=("Sunny Shortbread",),
    )
    assert phase(position) == "main phase"
    answer(position, "attack left left")
    assert (asks(position)[1], phase(position)) == ("answer", "main phase")
    answer(position, "pass", "end")
    assert (asks(position)[1], phase(position)) == ("use-end-of-turn", "end phase")
    answer(position, "no", dealer=Scripted(plain(2)))
    assert (asks(position), phase(position)) == ((1, "support"), "support phase")
    assert phase(position, "es") == "fase de apoyo"
    answer(position, "pass")
    assert (asks(position)[1], phase(position)) == ("main", "main phase")


def test_before_the_first_turn_none_is_counted() -> None:
    """BV-12: what comes before it is called by its name alone."""
    position = cookietin.game("braverse").start(2, Silent(Chance(1)))
    for language, called in (("en", "contest"), ("es", "sorteo")):
        drawn = position.game.people.picture(position.view(0), speech(language).label)
        assert f"\n─── {called} ───" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_a_play_is_blind(language: str) -> None:
    """BV-36: whatever only points at a text has that text, and every subject can be read."""
    words = speech(language)
    for decks in (("red", "purple"), ("green", "blue"), ("yellow", "purple")):
        game = cookietin.game("braverse", deck0=decks[0], deck1=decks[1])
        people = game.people
        dealer = cookietin.Seeded(decks[0])
        bots = [make_bot("random", game, f"{decks} {seat}") for seat in range(2)]
        position = game.start(2, dealer)
        while position.outcome is None:
            seat = position.asked()[0]
            view = position.view(seat)
            question = view.question(seat)
            for move in view.legal(seat):
                told = people.effect(view, seat, move, words.text, words.label)
                pointing = move.key in ("activate", "answer", "choose")
                accepting = move.key == "yes" and question.key != "bonus"
                assert bool(told) == (pointing or accepting), (question.key, move.text)
                assert set(people.subjects(view, seat, move)) <= set(people.topics(view))
            position.play(seat, bots[seat](view, question), dealer)
