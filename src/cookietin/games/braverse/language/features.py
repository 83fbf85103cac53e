"""What the cards of a pool make use of: what none of them needs, the rules need not look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.games.braverse.language import terms

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.braverse.cards import Cards


@final
class Features:
    """Gathered from all operations and abilities of a pool."""

    def __init__(self, cards: Cards) -> None:
        standing = [way for card in cards.all for way in [*card.static, *card.attached]]
        still = [node for way in standing for node in way.body.nodes]
        nodes = [node for block in cards.blocks for node in block.nodes]
        self.heeds: i64 = cards.shared.heeded
        """What must be kept of what happens, as bits."""
        self.has_static = len(standing) > 0
        self.has_static_marks = any(node.mark for node in still)
        self.marks: i64 = 0
        self.bans: i64 = 0
        """What a Cookie can be marked with, and a player forbidden, by some card."""
        for node in nodes:
            self.marks |= node.mark
            self.bans |= node.ban
        self.changes_costs = any(node.op == terms.DO_CHANGE_COST for node in nodes)
        self.has_start = any(card.start_of_turn for card in cards.all)
        self.lasts = self.bans != 0 or any(
            node.lasts >= 0 or node.op == terms.DO_CHANGE_COST for node in nodes
        )
        sent = [node.zone for node in nodes if node.op in (terms.DO_MOVE, terms.DO_LOOK)]
        left = [node.rest_zone for node in nodes if node.op == terms.DO_LOOK]
        self.puts_aside = terms.TO_ASIDE in sent + left or any(card.aside for card in cards.all)
        self.puts_under = terms.TO_UNDER in sent or terms.TO_FORM in sent

    def are_observed(self) -> bool:
        """Whether a position has more to it than most pools need."""
        return self.puts_aside or self.puts_under or self.lasts or self.heeds != 0
