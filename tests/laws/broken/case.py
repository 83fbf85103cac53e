"""A broken game, and which law must catch it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from cookietin.laws import LAWS
from tests.laws.broken.tiny import Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.game import Game

T = TypeVar("T")

EVERYTHING = tuple(LAWS)
"""For games so broken that no law can play them."""


class Case:
    """One broken game: all laws but those that it is said to break must pass it."""

    def __init__(
        self, name: str, make: Callable[[], Game], law: str, also: tuple[str, ...]
    ) -> None:
        self.name = name
        self.make = make
        self.law = law
        self.also = also


CASES: list[Case] = []


def breaks(law: str, *also: str) -> Callable[[type[T]], type[T]]:
    """Mark a broken game, or the kind of its positions, with the law that must catch it."""

    def add(broken: type[T]) -> type[T]:
        whole = cast("Callable[[], Game]", broken)
        make = partial(Tiny, broken) if issubclass(broken, TinyPosition) else whole
        CASES.append(Case(broken.__name__, make, law, also))
        return broken

    return add
