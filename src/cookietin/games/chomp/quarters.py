"""Quarters: what a quarter of a land can show, and how it is written as one whole number."""

from __future__ import annotations

from typing import Final

# A quarter is what it shows, its kind, and what is printed on its edges: a byte each, or as one
# whole number kind + 16 * edges. Edges are the bits of ridges in the order of SIDES, 16 * (1 + the
# side where a large dino's other half lies), and 128 if an egg symbol stands on the quarter.
EMPTY: Final = 0
BARE: Final = 1
PLANTS: Final = 2
MEAT: Final = 3
TAR: Final = 4
NEST: Final = 5
FIRST_DINO: Final = 6

EDGES: Final = 16
PARTNER: Final = 16
PARTNERS: Final = 7 * PARTNER
EGG: Final = 128

CODES: Final = [
    "",
    ".",
    "plants",
    "meat",
    "tar",
    "nest",
    "sh1",
    "sh2",
    "mh",
    "lh",
    "sc1",
    "sc2",
    "mc",
    "lc",
]
"""How a kind of quarter is written in pictures: `sh2` holds two small herbivores."""

DINOS: Final = [
    "ankylosaurus",
    "triceratops",
    "apatosaurus",
    "velociraptor",
    "carnotaurus",
    "tyrannosaurus",
]
"""The six types: small, medium and large herbivores, then carnivores (CH-03)."""
SIZES: Final = ["small", "medium", "large"]
TYPES: Final = 6
FIRST_CARNIVORE: Final = 3
LARGE: Final = 2

DINO: Final[list[int]] = [-1, -1, -1, -1, -1, -1, 0, 0, 1, 2, 3, 3, 4, 5]
"""The type of dino that a kind of quarter shows; none is -1."""
HALVES: Final[list[int]] = [0, 0, 0, 0, 0, 0, 2, 4, 2, 1, 2, 4, 2, 1]
"""Dinos on a quarter, counted in halves: a large one fills two quarters (CH-02)."""
WORTH: Final[list[int]] = [1, 2, 3, 1, 2, 3]
"""Points of a living dino of each type (CH-24)."""

ABOVE: Final = 0
RIGHT: Final = 1
BELOW: Final = 2
LEFT: Final = 3
SIDES: Final = ["above", "right", "below", "left"]

RIDGES: Final[list[int]] = [1, 2, 4, 8]
"""The bit of a ridge on each side."""
FACING: Final[list[int]] = [4, 8, 1, 2]
"""The bit of a ridge on the facing side of the neighbour."""


def edge_names() -> list[str]:
    """What each number of a quarter's edges says: its ridges, its other half, its egg."""
    sides = len(SIDES)
    names: list[str] = []
    for edges in range((sides + 1) * PARTNER + EGG):
        there = [f"ridge {SIDES[side]}" for side in range(sides) if edges & RIDGES[side]]
        half = (edges & PARTNERS) // PARTNER
        if half > 0:
            there += [f"other half {SIDES[half - 1]}" if half <= sides else ""]
        if edges & EGG:
            there.append("egg")
        names.append("" if "" in there else ", ".join(there) or "nothing")
    return names


def turned(quarter: int) -> int:
    """The same quarter a quarter turn clockwise."""
    kind, edges = quarter % EDGES, quarter // EDGES
    ridges = edges % PARTNER * 2
    partner = (edges & PARTNERS) // PARTNER
    if partner:
        partner = partner % 4 + 1
    return kind + EDGES * (ridges % 16 + ridges // 16 + PARTNER * partner + (edges & EGG))
