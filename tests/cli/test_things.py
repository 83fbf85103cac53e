"""In the middle of a play `?` explains any card, token, face or goal, in hand or not."""

from __future__ import annotations

import pytest

from tests.cli.running import tin


def told(game: str, line: str, *flags: str) -> str:
    """What is said to a line that is typed when one is first asked, without line breaks."""
    run = tin("play", game, "--seed", "5", "--name", "Ana", *flags, typed=[line, "quit"])
    assert (run.code, run.err) == (0, "")
    return " ".join(run.out.partition(f"> {line}\n")[2].partition("> quit")[0].split())


@pytest.mark.parametrize(
    ("game", "line", "answer"),
    [
        ("cookie-chomper", "? reverse", "Reverse Answers a play: the active player gives"),
        ("cookie-chomper", "? roll", "Roll Opens a turn, or goes with Add"),
        ("cookie-chomper", "? Think again", "Think Again! Answers a play with a choice in it"),
        ("cookie-chomper", "? poison cookie", "Poison Cookie Whoever takes the Poison Cookie"),
        ("cookie-chomper", "? opener", "opener A card that begins a turn"),
        ("golden-cookie", "? golden", "Golden Cookie Whoever takes the Golden Cookie wins"),
        ("cookie-hoarder", "? bandit 3", "Bandit 3 A bandit: it steals up to 3"),
        ("number-chain", "? 0", "0 It shows no number"),
        ("cover-your-cookies", "? exchange left", "Exchange (left) Whoever draws it says 1 or 2"),
        ("cover-your-cookies", "? crumbs", "crumbs Each time someone swipes"),
        ("toss-your-cookies", "? milk toss", "Toss / milk Whoever holds the milk tosses it"),
        ("toss-your-cookies", "? toss 2", "Toss / 2 All choose 2 cards at the same time"),
        ("chomp", "? egg collector", "Egg Collector 3 points for each egg token on a nest."),
        ("chomp", "? sh2", "Ankylosaurus (sh1, sh2) A small herbivore: 1 point"),
        ("chomp", "? hatchery", "Hatchery A land. Its upper quarters: Tyrannosaurus (lc)"),
        ("braverse", "? bat bonbon", "GB1-111 Bat Bonbon: purple Cookie, LV 1"),
        ("braverse", "? flip", "FLIP Does what it says when damage turns this card up"),
        ("braverse", "? rested", "rested A card that was turned to pay or to attack"),
        ("braverse", "? trap", "Trap Answers an attack of the other side"),
        ("braverse", "? cost", "cost A cost is paid by resting active support cards"),
        ("cookie-chomper", "? deck", "deck The cards to draw from, face down."),
        ("golden-cookie", "? active", "active player Whoever opened the turn"),
        ("number-chain", "? deck", "deck The cards to draw from, face down. When a draw is due"),
        ("cover-your-cookies", "? stack", "stack Your Batches, the newest on top."),
        ("toss-your-cookies", "? leave", "leave You grab nothing more. What nobody has grabbed"),
        ("toss-your-cookies", "? middle", "middle Where tossed cards lie, open for all."),
        ("chomp", "? row", "row Up to three goals above up to three lands"),
    ],
)
def test_a_thing_explains_itself(game: str, line: str, answer: str) -> None:
    assert told(game, line).startswith(answer)


@pytest.mark.parametrize(
    ("game", "line", "answer"),
    [
        ("cookie-chomper", "? revés", "Revés Responde a una jugada"),
        ("cookie-chomper", "? otra vez", "¡Otra vez! Responde a una jugada"),
        ("cover-your-cookies", "? trueque", "Trueque Quien la roba nombra a otros dos"),
        ("toss-your-cookies", "? lanza leche", "Lanza / leche Quien tiene la leche la lanza"),
        ("chomp", "? manada", "manada Dinos de exactamente la misma especie"),
        ("braverse", "? girada", "girada Una carta que se giró para pagar o atacar"),
        ("braverse", "? vida", "vida Cartas del mazo que están bajo una galleta"),
        ("number-chain", "? mazo", "mazo Las cartas por robar, boca abajo."),
    ],
)
def test_a_thing_explains_itself_in_spanish(game: str, line: str, answer: str) -> None:
    assert told(game, line, "--lang", "es").startswith(answer)


def test_a_part_of_a_name_is_enough_where_few_things_have_it() -> None:
    both = told("cover-your-cookies", "? exchange")
    assert both.count("Exchange (") == 2


def test_a_part_of_many_names_is_unclear() -> None:
    """unclear-thing: what it could be is listed."""
    answer = told("chomp", "? most")
    assert answer.startswith("most could be one of these: Most Small, Most Medium, Most Large")
    assert "Pastel Dorado" in told("braverse", "? pastel", "--lang", "es")


def test_what_is_nothing_here_is_told_so() -> None:
    """no-such-thing: who asks about a word is not told that it is no move."""
    answer = told("number-chain", "? soup")
    assert answer.startswith("soup is neither a move nor a thing of this game; ? alone says")
    assert "Did you mean discard sugar?" in told("cover-your-cookies", "? discrad sugar")


def test_a_move_is_told_by_what_comes_of_it_now() -> None:
    """Not by its name alone: the running number, and what is settled if nobody answers."""
    answer = told("cookie-chomper", "? #2")
    assert answer.startswith(
        "Play 1/3/5 for 3. What comes of it: You play 1/3/5 for 3. You would take 3. "
        "If nobody answers: You take 3 tokens. 37 left."
    )
    assert told("cookie-chomper", "? #2", "--lang", "es").startswith(
        "Jugar 1/3/5 como 3. Lo que resulta: Juegas 1/3/5 como 3."
    )


def test_chance_is_not_foretold() -> None:
    answer = told("number-chain", "? #1")
    assert "What comes of it: You play 2/4: 1 to draw. The rest is up to chance." in answer


def test_a_place_is_told_with_what_each_way_up_comes_to() -> None:
    """CH-23: what would be asked next is listed where something is known of each answer."""
    run = tin("play", "chomp", "--seed", "5", typed=["1", "? 1", "quit"])
    answer = run.out.partition("> ? 1\n")[2].partition("> quit")[0]
    assert "\nThen you are asked: Which way up does " in answer
    listed = [line for line in answer.splitlines() if line.startswith("  turned ")]
    assert len(listed) == 4
    assert all(" then " in line and "point" in line for line in listed)
