"""Speech: the same thing said to different people, in their language."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption, Misdeal, Refused
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, TRUTH
from cookietin.kernel.outcome import Outcome
from cookietin.laws.walking import walk
from cookietin.words import LANGUAGES, Speech, clauses, messages

GAME = cookietin.game("number-chain")
NAMES = ["Ana", "Ben", "Cleo"]
SPECTATOR = 3


def speech(viewer: int = TRUTH, language: str = "en") -> Speech:
    return Speech(language, GAME.id, NAMES, viewer)


DRAW_TWO = Event("draw", {"seat": "seat1", "count": 2}, {"cards": ["5", "0"]}, [1])
DRAW_ONE = Event("draw", {"seat": "seat1", "count": 1}, {"cards": ["5"]}, [1])


@pytest.mark.parametrize(
    ("event", "viewer", "english", "spanish"),
    [
        (DRAW_TWO, 1, "You draw 5 and 0.", "Robas 5 y 0."),
        (DRAW_TWO, 0, "Ben draws 2 cards.", "Ben roba 2 cartas."),
        (DRAW_TWO, SPECTATOR, "Ben draws 2 cards.", "Ben roba 2 cartas."),
        (DRAW_TWO, TRUTH, "Ben draws 2 cards.", "Ben roba 2 cartas."),
        (DRAW_ONE, 1, "You draw 5.", "Robas 5."),
        (DRAW_ONE, 0, "Ben draws a card.", "Ben roba una carta."),
    ],
)
def test_one_event_to_each_as_far_as_they_may_know(
    event: Event, viewer: int, english: str, spanish: str
) -> None:
    assert speech(viewer).event(event) == english
    assert speech(viewer, "es").event(event) == spanish


def test_whoever_is_told_a_secret_of_another_seat_hears_it() -> None:
    fields = {"seat": "seat1", "giver": "seat2", "count": 1}
    event = Event("take", fields, {"cards": ["coconut"]}, [1, 2])
    said = [
        Speech("en", "cover-your-cookies", NAMES, viewer).event(event)
        for viewer in (0, 1, 2, SPECTATOR, TRUTH)
    ]
    assert said == [
        "Ben takes a card from Cleo.",
        "You take Coconut from Cleo.",
        "Ben takes Coconut from you.",
        "Ben takes a card from Cleo.",
        "Ben takes Coconut from Cleo.",
    ]


@pytest.mark.parametrize("id", ["cover-your-cookies", "toss-your-cookies"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_by_name_in_what_is_told_of_them(id: str, language: str) -> None:
    """Lists of players aside, as of winners: they are names."""
    game = cookietin.game(id)
    named = ["Zyx0", "Zyx1", "Zyx2"]
    for seed in range(6):
        for node in walk(game, 3, Chance(f"names {seed}")):
            for event in node.events:
                for viewer, name in enumerate(named):
                    told = event.seen_by(viewer)
                    lists = [value for value in told.values() if isinstance(value, list)]
                    if not any(SEATS[viewer] in each for each in lists):
                        assert name not in Speech(language, id, named, viewer).event(event), told


@pytest.mark.parametrize(
    ("turned", "english", "spanish"),
    [
        (0, "You place Egg Cove at q15, as it is.", "Colocas Cala del huevo en q15, sin girar."),
        (90, "turned a quarter to the right.", "girado un cuarto a la derecha."),
        (180, "turned upside down.", "girado media vuelta."),
        (270, "turned a quarter to the left.", "girado un cuarto a la izquierda."),
    ],
)
def test_a_value_is_called_by_its_words(turned: int, english: str, spanish: str) -> None:
    event = Event("place", {"seat": "seat0", "card": "egg-cove", "at": "q15", "turned": turned})
    assert Speech("en", "chomp", NAMES, 0).event(event).endswith(english)
    assert Speech("es", "chomp", NAMES, 0).event(event).endswith(spanish)


@pytest.mark.parametrize(
    ("winners", "viewer", "english"),
    [
        ([1], 1, "You win: the last card is gone."),
        ([1], 0, "Ben wins: the last card is gone."),
        ([1], SPECTATOR, "Ben wins: the last card is gone."),
        ([0, 2], 0, "Ana and Cleo share the win: the last card is gone."),
        ([0, 1, 2], 1, "Ana, Ben and Cleo share the win: the last card is gone."),
    ],
)
def test_how_a_play_ended(winners: list[int], viewer: int, english: str) -> None:
    outcome = Outcome(winners, [0, 0, 0], "empty-hand")
    assert speech(viewer).outcome(outcome) == english
    assert speech(viewer).event(Event("over", outcome.json())) == english


def test_how_a_play_ended_in_spanish() -> None:
    outcome = Outcome([0, 2], [1, 0, 1], "deck-out")
    assert speech(TRUTH, "es").outcome(outcome) == (
        "Ana y Cleo comparten la victoria: el mazo se ha agotado y gana quien menos cartas tiene."
    )


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Irene", "Ana e Irene"),
        ("Hilario", "Ana e Hilario"),
        ("Íñigo", "Ana e Íñigo"),
        ("Iago", "Ana y Iago"),
        ("Hierro", "Ana y Hierro"),
        ("Ben", "Ana y Ben"),
    ],
)
def test_the_spanish_and_goes_by_the_word_after_it(last: str, joined: str) -> None:
    outcome = Outcome([0, 1], [1, 1], "deck-out")
    for language, expected in (("es", joined), ("en", f"Ana and {last}")):
        told = Speech(language, "number-chain", ["Ana", last]).outcome(outcome)
        assert told.startswith(f"{expected} ")


@pytest.mark.parametrize(
    ("viewer", "count", "told"),
    [
        (0, 0, "Your Oat (left) faints."),
        (1, 0, "Oat (left) of Ana faints."),
        (0, 1, "Your Oat (left) faints; HP cards left: Fig."),
        (1, 1, "Oat (left) of Ana faints; HP cards left: Fig."),
    ],
)
def test_what_is_none_has_a_form_of_its_own(viewer: int, count: int, told: str) -> None:
    fields = {"seat": "seat0", "card": "Oat", "place": "left", "cards": ["Fig"][:count]}
    event = Event("leave-break", {**fields, "count": count})
    assert Speech("en", "braverse", ["Ana", "Ben"], viewer).event(event) == told


def test_a_question_to_the_one_who_is_asked_and_to_the_others() -> None:
    position = GAME.set_up(3, Seeded(1), chain=["1/3"], turn=1)
    question = position.question(1)
    assert [speech(viewer).question(question) for viewer in (1, 0)] == [
        "Play a card on 1/3.",
        "Ben is to play a card on 1/3.",
    ]


def test_a_move() -> None:
    move = GAME.move("1/3")
    assert [speech(0, language).move(move) for language in LANGUAGES] == ["Play 1/3", "Jugar 1/3"]


def test_players_are_called_by_their_names() -> None:
    assert [speech().name(seat) for seat in range(3)] == NAMES


def test_without_names_they_are_called_by_their_seats() -> None:
    assert [Speech(language).name(2) for language in LANGUAGES] == ["Seat 2", "Asiento 2"]


def test_a_player_may_be_called_as_another_seat_is() -> None:
    """A name is put in once, and not looked up again."""
    odd = Speech("en", GAME.id, ["seat1", "seat0", "{cards}"])
    shared = Outcome([0, 1, 2], [1, 1, 1], "empty-hand")
    assert odd.outcome(shared) == "seat1, seat0 and {cards} share the win: the last card is gone."


def test_a_complaint_speaks_of_people_by_name() -> None:
    refused = Refused("", "not-asked", {"seat": "seat0", "asked": ["seat1", "seat2"]})
    assert speech().complaint(refused) == "It is not Ana who is asked now, but Ben and Cleo."


def test_what_is_typed_is_quoted_as_it_must_be_typed() -> None:
    wrong = Misdeal("not-there-to-deal", {"card": "seat2", "there": ["seat0", "seat1"]})
    assert speech().complaint(wrong) == "seat2 cannot be dealt here. What can: seat0 and seat1."


def test_an_option_s_value_is_quoted_as_it_was_given() -> None:
    wrong = BadOption("option-out-of-range", {"option": "first", "range": "x|y", "value": "seat1"})
    assert speech().complaint(wrong) == "Option first must be x|y, not seat1."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You do not hold 5: you play a card from your hand. (rule CC-51)"),
        ("es", "No tienes 5: se juega una carta de la mano. (regla CC-51)"),
    ],
)
def test_a_refusal_names_its_clause(language: str, sentence: str) -> None:
    refused = Refused("CC-51", "not-in-hand", {"card": "5"})
    assert speech(0, language).complaint(refused) == sentence


def test_a_complaint_knows_whose_sentences_say_it() -> None:
    """Also for a speech that knows no game, as when an error is simply printed."""
    refused = Refused("CC-51", "not-in-hand", {"card": "5"})
    refused.game = GAME.id
    assert Speech("es").complaint(refused) == (
        "No tienes 5: se juega una carta de la mano. (regla CC-51)"
    )


def test_a_key_without_a_message_stands_for_itself_with_what_is_known() -> None:
    assert speech().say("event", "sneeze", seat="seat1", count=2) == "sneeze seat Ben, count 2"


def test_an_empty_list_is_nothing() -> None:
    unknown = BadOption("no-such-house-rule", {"house": "x", "game": "y", "houses": []})
    assert [Speech(language).complaint(unknown) for language in LANGUAGES] == [
        "y has no house rule x. It has: nothing.",
        "y no tiene la regla de la casa x. Tiene: nada.",
    ]


def test_a_game_s_own_message_comes_before_the_one_for_all() -> None:
    assert messages("en", GAME.id).find("game", "name") == "Number Chain"
    assert messages("en").find("game", "name") is None
    assert messages("en", GAME.id).find("common", "nothing") == "nothing"


def test_a_section_has_the_game_s_messages_and_those_for_all() -> None:
    section = messages("en", GAME.id).section("complaint")
    assert {"not-in-hand", "no-such-game"} <= set(section)


def test_the_clauses_stand_in_the_order_of_the_rulebook() -> None:
    ids = ["CC-01", "CC-02", "CC-50", "CC-51", "CC-52", "CC-53"]
    assert [clause.id for clause in clauses(GAME.id, "en")] == ids
