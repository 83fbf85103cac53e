"""What is said of advice: each move with its chance, and the reasons for it in sentences."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any, Final

from cookietin.kernel.ahead import ahead
from cookietin.kernel.names import SEATS

if TYPE_CHECKING:
    from cookietin.bots.trying import Reply, Tried
    from cookietin.kernel.position import Position
    from cookietin.table.hint import Advice, Hint
    from cookietin.words import Speech

ALIKE: Final = 0.02
"""Chances that differ by less are not told apart, nor by less than chance may move them."""


class Advised:
    """A hint in the words of one language, to the seat whose view it was made from."""

    def __init__(self, hint: Hint, view: Position, speech: Speech) -> None:
        self._hint = hint
        self._view = view
        self._speech = speech

    def chance(self, advice: Advice) -> str:
        """How likely a move makes a win; empty where nobody has estimated it."""
        chance = advice.considered.chance
        if chance is None:
            return ""
        reach = self.reach(advice)
        if not reach:
            return self._advise("chance", percent=_percent(chance))
        return self._advise("chance-reach", percent=_percent(chance), reach=_percent(reach))

    def reach(self, advice: Advice) -> float | None:
        """How far the chance may be off to either side: by imagined plays, or by the search."""
        if advice.reach is not None:
            return advice.reach
        error = advice.considered.error
        return None if error is None else min(0.5, max(0.01, 2 * error))

    def move(self, advice: Advice) -> str:
        """What the move does, and what it costs."""
        people = self._view.game.people
        remark = people.remark(self._view, self._view.viewer, advice.move, self._speech.label)
        sentence = self._speech.move(advice.move)
        return f"{sentence} ({remark})" if remark else sentence

    def reasons(self, advice: Advice) -> list[str]:
        """Why, how it compares, what is expected and what is feared, as sentences."""
        return [*self._gain(advice), *self._rank(advice), *self._replies(advice)]

    def grounds(self, advice: Advice) -> list[str]:
        """The same where it is already said how much better the move is."""
        return [*self._gain(advice), *self._replies(advice)]

    def supposes(self) -> str:
        """What all of it rests on."""
        hint = self._hint
        if hint.plays == 0:
            return ""
        if hint.searched:
            bot = hint.adviser
            return self._advise(f"searched-{hint.others}", count=hint.plays, bot=bot)
        return self._advise(f"supposes-{hint.others}", count=hint.plays)

    def json(self) -> dict[str, Any]:
        """All of it with its words, as plain data."""
        moves = [
            {
                "move": advice.move.text,
                "chance": advice.considered.chance,
                "reach": self.reach(advice),
                "said": self.chance(advice),
                "reasons": self.reasons(advice),
            }
            for advice in self._hint.advice
        ]
        return {"moves": moves, "supposes": self.supposes()}

    def _advise(self, key: str, **fields: Any) -> str:
        return self._speech.say("hint", key, **fields)

    def _gain(self, advice: Advice) -> list[str]:
        said: list[str] = []
        if advice.reason is not None:
            why = self._speech.say("why", advice.reason.key, **advice.reason.fields)
            said.append(self._advise("why", why=why))
        # What the move itself is stands above; what else is certain is worth a sentence.
        certain = ahead(self._view, [advice.move]).events
        told = [self._speech.event(event) for event in certain[1:]]
        if told:
            said.append(self._advise("certain", told=" ".join(told)))
        return said

    def _rank(self, advice: Advice) -> list[str]:
        """How it compares with the best, or the best with the next."""
        all = self._hint.advice
        if len(self._view.legal(self._view.viewer)) == 1:
            return [self._advise("only")]
        chances = [one.considered.chance for one in all if one.considered.chance is not None]
        if len(all) == 1 or len(chances) < len(all):
            return []
        # A search may put first what it is surer of, though another looks as good.
        next = all[max(1, all.index(advice))]
        apart = chances[0] - chances[all.index(next)]
        if apart < max(ALIKE, (advice.reach or 0.0) / 2, _blur(all[0], next)):
            rougher = "alike-rougher" if apart < 0.0 else "alike"
            return [self._advise("alike-first" if advice is all[0] else rougher)]
        key = "better" if advice is all[0] else "worse"
        return [self._advise(key, count=_percent(apart))]

    def _replies(self, advice: Advice) -> list[str]:
        if advice.tried is None:
            return []
        usual, feared = advice.tried.usual(), advice.tried.feared()
        if usual is not None and usual is feared:
            return [self._reply("usual-feared", usual, advice.tried)]
        said = [] if usual is None else [self._reply("usual", usual, advice.tried)]
        return said if feared is None else [*said, self._reply("feared", feared, advice.tried)]

    def _reply(self, key: str, reply: Reply, tried: Tried) -> str:
        """A reply with what it costs: a chance by rule of thumb says little beside a search's."""
        cost = _percent(tried.won / tried.plays - reply.chance())
        return self._advise(
            key, seat=SEATS[reply.seat], move=self._speech.move(reply.move), count=cost
        )


def _blur(one: Advice, other: Advice) -> float:
    """By how much a search may find two as good as each other apart, mostly."""
    return 2 * hypot(one.considered.error or 0.0, other.considered.error or 0.0)


def _percent(part: float) -> int:
    return round(100 * part)
