"""The number cards: CC-01 and CC-02."""

from __future__ import annotations

from itertools import combinations

import pytest

from cookietin.games.cookie_chomper.number_cards import NumberCards
from cookietin.kernel.complaint import BadOption
from tests.games.number_chain.table import GAME


def subsets() -> list[str]:
    """Every way to choose some of the numbers 1 to 5, written as cards are."""
    chosen = [some for size in range(1, 6) for some in combinations("12345", size)]
    return ["0", *("/".join(some) for some in chosen)]


def test_there_are_32_number_cards_and_nothing_else() -> None:
    """CC-01: of the 47 cards 32 are number cards, and CC-50 uses only these."""
    assert len(GAME.inventory(2)) == 32


def test_there_is_one_copy_of_each_card() -> None:
    """CC-01: one copy of each."""
    assert len(set(GAME.inventory(6))) == len(GAME.inventory(6))


def test_the_cards_are_the_subsets_of_one_to_five() -> None:
    """CC-02: every subset is a card, and the empty one is Zero."""
    assert sorted(GAME.inventory(2)) == sorted(subsets())


def test_hands_are_sorted_from_few_numbers_to_many() -> None:
    """CC-02: cards are named and listed by the numbers that they show."""
    assert GAME.inventory(2) == subsets()


def cards(*rows: object) -> NumberCards:
    return NumberCards({"numbers": list(rows)})


def test_a_card_shows_the_numbers_in_its_name_and_zero_shows_none() -> None:
    """CC-02: every card but Zero offers the numbers that it shows."""
    assert cards("0", "2/5").shows[1:] == [[], ["2", "5"]]


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([], "cards.toml: numbers must be a list that is not empty."),
        (["1", "1/6"], "cards.toml: numbers[1] is 1/6; a number card shows some of 1 to 5"),
        (["2/1"], "cards.toml: numbers[0] is 2/1; a number card shows some of 1 to 5 in order"),
        (["1/1"], "cards.toml: numbers[0] is 1/1; a number card shows some of 1 to 5 in order"),
        ([""], "cards.toml: numbers[0] is ; a number card shows some of 1 to 5 in order"),
        (["0/1"], "cards.toml: numbers[0] is 0/1; a number card shows some of 1 to 5 in order"),
        (["3", "4", "3"], "cards.toml: numbers[2] is 3, which is there already."),
        (["3", 3], "cards.toml: numbers[1] is 3, which is there already."),
    ],
)
def test_a_card_file_with_a_mistake_is_refused_by_entry(rows: list[object], sentence: str) -> None:
    """CC-02: a changed card file is checked when it is read."""
    with pytest.raises(BadOption) as refused:
        cards(*rows)
    assert str(refused.value).startswith(sentence)
