"""What can be read in the middle of a play: cards, what a choice does, and the open areas."""

from __future__ import annotations

import re

from tests.cli.running import Run, tin

PURPLE = (
    *("play", "braverse", "--bots", "random", "--option", "start=random"),
    *("--option", "deck0=purple", "--seed"),
)


class Player:
    """Plays the last of the list until some text is printed, then types lines and leaves."""

    def __init__(self, awaited: str, lines: tuple[str, ...]) -> None:
        self._awaited = awaited
        self._lines = [*lines, "quit"]
        self._met = False

    def __call__(self, printed: str) -> str:
        block, _, prompt = printed.rpartition("\n")
        asked = prompt in ("Your move> ", "Tu jugada> ")
        self._met = self._met or (asked and self._awaited in block.rpartition("\n\n")[2])
        if self._met:
            return self._lines.pop(0)
        return re.findall(r"^ +(\d+)  ", block, re.MULTILINE)[-1] if asked else ""


def reading(seed: int, awaited: str, *lines: str, language: str = "en") -> Run:
    run = tin(*PURPLE, str(seed), "--lang", language, typed=Player(awaited, lines))
    assert (run.code, run.err) == (0, "")
    return run


def answers(run: Run, *lines: str) -> list[str]:
    """What was said to each of these lines, without line breaks."""
    said = [run.out.rpartition(f"> {line}\n")[2].partition("> ")[0] for line in lines]
    return [" ".join(text.rpartition("\n")[0].split()) for text in said]


BAT_BONBON = (
    "GB1-111 Bat Bonbon: purple Cookie, LV 1, HP 1, attack P → 1. [FLIP] Your opponent "
    "discards the top card of their deck. Put up to 1 Cookie from your discard pile into "
    "your hand."
)
GRAVE_SUGAR = (
    "GB1-115 Grave Sugar: purple Item, cost P. [Item] Put up to 2 Cookies from your discard "
    "pile into your hand."
)


def test_a_move_is_told_with_the_text_of_its_card() -> None:
    """Whether it can be played or not: the text of a card is no secret."""
    lines = ("? place bat bonbon", "? use grave sugar", "? support grave sugar")
    told = answers(reading(2, "attack right left", *lines), *lines)
    assert told == [
        "Place Bat Bonbon (LV1 HP1 P→1). What comes of it: You place Bat Bonbon (left). "
        f"The rest is up to chance. {BAT_BONBON}",
        f"You do not hold Grave Sugar. (rule BV-07) {GRAVE_SUGAR}",
        f"You do not hold Grave Sugar. (rule BV-07) {GRAVE_SUGAR}",
    ]


def test_a_card_is_read_by_its_name_in_either_language() -> None:
    lines = ("? Bat Bonbon", "? bombon murcielago", "? grave-sugar", "? bat bonbons")
    told = answers(reading(1, "Support phase", *lines), *lines)
    assert told[:3] == [BAT_BONBON, BAT_BONBON, GRAVE_SUGAR]
    assert told[3].endswith("Did you mean Bat Bonbon?")
    (spanish,) = answers(reading(1, "Fase de apoyo", lines[0], language="es"), lines[0])
    assert spanish.startswith("GB1-111 Bombón Murciélago: galleta de color morado")


def test_an_attack_names_both_cookies_and_their_cards() -> None:
    run = reading(2, "attack right left", "? attack right left")
    (told,) = answers(run, "? attack right left")
    assert told.startswith(
        "Attack with your right Cookie: their left one "
        "(Phantom Fig P→1 ▸ Lemon Bar Guard HP4). What comes of it: Your Phantom Fig "
    )
    assert "GB1-112 Phantom Fig: " in told
    assert "GB1-029 Lemon Bar Guard: " in told


def test_a_yes_is_listed_with_what_it_does() -> None:
    run = reading(2, "On Reveal effect of Shade", "? yes", "? no")
    effect = (
        "[On Reveal] Discard the top 2 cards of your deck. Put up to 1 Trap from your "
        "discard pile into your hand."
    )
    assert f"2 yes {effect}" in " ".join(run.out.split())
    head = "GB1-099 Shade Shortcake: purple Cookie, LV 1, HP 2, attack P → 1."
    assert answers(run, "? yes", "? no") == [
        f"Yes. {effect} What comes of it: On Reveal: Shade Shortcake. The rest is up to chance.",
        f"No. What comes of it: You decline the effect of Shade Shortcake. {head} {effect}",
    ]


def test_a_long_list_stays_within_the_terminal() -> None:
    run = reading(2, "attack right left")
    assert (
        "    2  attack right left      Phantom Fig P→1 ▸ Lemon Bar Guard HP4\n"
        "    3  attack right right     Phantom Fig P→1 ▸ Honeycomb Hero HP3\n"
        "    4  place grape gremlin    LV1 HP2 P→1\n"
    ) in run.out
    run = reading(2, "On Reveal effect of Shade")
    listed = run.out[run.out.index("    1  no\n") :].splitlines()[:3]
    assert [len(line) <= 80 for line in listed] == [True] * 3
    assert listed[2].startswith(" " * 12 + "from your discard pile")


def test_the_open_areas_are_listed() -> None:
    lines = ("? discard", "? descarte", "? support", "? break")
    told = answers(reading(2, "attack right left", *lines), *lines)
    assert told[0] == told[1]
    assert told[0].startswith("Discard piles: Used Items and Traps lie here")
    assert told[0].endswith(" ana (3): Spook Spritz and Grave Sugar ×2. random (0): nothing.")
    assert told[2].startswith("Support areas: Support cards pay: ")
    assert " ana (2): " in told[2]
    assert "random (0): nothing. random, rested (2): " in told[2]
    assert told[3].startswith("Break areas: Cookies that fainted lie here.")
    assert told[3].endswith(" ana (1/10): Shade Shortcake LV1. random (0/10): nothing.")


def test_help_says_what_can_be_read() -> None:
    (told,) = answers(reading(1, "Support phase", "?"), "?")
    assert "? CARD what a card says" in told
    assert "? support, ? break, ? discard which cards lie there on both sides" in told
    assert "? CARD" not in tin("play", "number-chain", "--seed", "1", typed=["?"]).out


def test_between_moves_cards_can_be_read_too() -> None:
    run = tin(*PURPLE[:2], "--seed", "1", typed=["rock", "? bat bonbon", "? 3", "quit"])
    assert answers(run, "? bat bonbon") == [BAT_BONBON]
    assert "> ? 3\nYou are not asked now: Enter goes on." in run.out


def test_programs_read_the_same() -> None:
    lines = ["? bat bonbon", "? support grave sugar", "? place vanishing icing"]
    run = tin(*PURPLE, "2", "--json", typed=lines)
    told = {line["about"]: line["text"] for line in run.lines if "about" in line}
    assert list(told) == ["Bat Bonbon", "Grave Sugar"]
    assert " ".join(told["Bat Bonbon"]) == BAT_BONBON
    assert [line["complaint"] for line in run.lines if "complaint" in line] == [
        "not-in-hand",
        "no-such-thing",
    ]
    run = tin(*PURPLE, "1", "--json", typed=["1", "1", "", "? support wisp wafer"])
    (told_of,) = [line for line in run.lines if "remark" in line]
    assert (told_of["topics"], told_of["effect"]) == (["Wisp Wafer"], "")
