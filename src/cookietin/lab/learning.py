"""Learning an evaluation: which value of which column of an observation goes with winning.

The model is as simple as its reading at a leaf has to be: each column adds what its curve says,
and the sums of the seats become shares as in a softmax. A curve is learnt as steps (what one more
adds), so that neighbouring values learn from each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy.typing as npt

    from cookietin.lab.lessons import Moment

    Floats = npt.NDArray[np.float32]
    Bytes = npt.NDArray[np.uint8]

TOP = 12
"""The highest value of a column that is told apart."""
SELDOM = 0.004
"""A step that is seen more seldom than this, or more often than all others, teaches nothing."""
HELD_OUT = 10
"""Every so manieth play is not learnt from: it says when to stop, and how well it went."""
EPOCHS = 60
PATIENCE = 5
"""Epochs without a better result after which learning ends."""
BATCH = 512
RATE = 0.003
DECAY = 0.01
"""How much what is learnt fades with each step: few lessons should not weigh much."""


class Learning(NamedTuple):
    """What was learnt for one number of seats, and how well it foretells what it never saw."""

    curves: dict[str, Any]
    loss: float
    even: float
    """The loss of someone who gives every seat the same chance."""
    right: float
    """How often the seat that it favours has won."""


class _Sample(NamedTuple):
    """Moments as arrays: which steps each seat has reached, whether it was asked, what it won."""

    steps: Bytes
    asked: Floats
    shares: Floats


def learn(plays: list[list[Moment]], seed: str, told: Callable[[int], object]) -> Learning:
    """Fit curves to what happened; `told` hears how many epochs are done."""
    taught = [moment for n, play in enumerate(plays) if n % HELD_OUT for moment in play]
    asked_of = [moment for n, play in enumerate(plays) if n % HELD_OUT == 0 for moment in play]
    rows = np.array([[list(row) for row in moment.rows] for moment in taught], np.uint8)
    columns, levels = _steps(rows.reshape(-1, rows.shape[-1]))
    lesson, exam = _sample(taught, columns, levels), _sample(asked_of, columns, levels)
    weights = _fitted(lesson, exam, np.random.default_rng(list(seed.encode())), told)
    shares = _shares(weights, exam)
    favoured = shares.argmax(axis=1)
    right = float(exam.shares[np.arange(len(favoured)), favoured].mean())
    seats = exam.shares.shape[1]
    return Learning(
        _curves(weights, columns, levels, rows.shape[-1]),
        _loss(shares, exam),
        float(np.log(seats)),
        right,
    )


def _steps(rows: Bytes) -> tuple[list[int], list[int]]:
    """The steps that can teach something: a column, and the value that it has reached."""
    columns: list[int] = []
    levels: list[int] = []
    for column in range(rows.shape[1]):
        values = rows[:, column]
        for level in range(1, min(TOP, int(values.max())) + 1):
            part = float((values >= level).mean())
            if SELDOM < part < 1 - SELDOM:
                columns.append(column)
                levels.append(level)
    return columns, levels


def _sample(moments: list[Moment], columns: list[int], levels: list[int]) -> _Sample:
    rows = np.array([[list(row) for row in moment.rows] for moment in moments], np.uint8)
    steps = (rows[:, :, columns] >= np.array(levels, np.uint8)).astype(np.uint8)
    asked = np.array([moment.asked for moment in moments], np.float32)
    return _Sample(steps, asked, np.array([moment.shares for moment in moments], np.float32))


def _merits(weights: Floats, sample: _Sample) -> Floats:
    """Weights are what each step adds, what it adds more to who is asked, and being asked."""
    count = sample.steps.shape[-1]
    steps = sample.steps.astype(np.float32)
    waiting = steps @ weights[:count]
    more = steps @ weights[count : 2 * count] + weights[-1]
    merits: Floats = waiting + sample.asked * more
    return merits


def _shares(weights: Floats, sample: _Sample) -> Floats:
    merits = _merits(weights, sample)
    parts = np.exp(merits - merits.max(axis=1, keepdims=True))
    shares: Floats = parts / parts.sum(axis=1, keepdims=True)
    return shares


def _loss(shares: Floats, sample: _Sample) -> float:
    return float(-(sample.shares * np.log(shares + 1e-9)).sum(axis=1).mean())


def _fitted(
    lesson: _Sample, exam: _Sample, random: np.random.Generator, told: Callable[[int], object]
) -> Floats:
    """The weights that did best on what was held out, by Adam."""
    count = lesson.steps.shape[-1]
    weights = np.zeros(2 * count + 1, np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    best, least, since, made = weights, _loss(_shares(weights, exam), exam), 0, 0
    for epoch in range(EPOCHS):
        order = random.permutation(len(lesson.shares))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            batch = _Sample(lesson.steps[chosen], lesson.asked[chosen], lesson.shares[chosen])
            error = (_shares(weights, batch) - batch.shares) / len(chosen)
            steps = batch.steps.reshape(-1, count).astype(np.float32)
            asked_error = (error * batch.asked).reshape(-1)
            slope = np.concatenate(
                [error.reshape(-1) @ steps, asked_error @ steps, [asked_error.sum()]]
            ).astype(np.float32)
            slope += DECAY * weights
            made += 1
            first = 0.9 * first + 0.1 * slope
            second = 0.999 * second + 0.001 * slope * slope
            pace = RATE * np.sqrt(1 - 0.999**made) / (1 - 0.9**made)
            weights = weights - np.float32(pace) * first / (np.sqrt(second) + 1e-6)
        loss = _loss(_shares(weights, exam), exam)
        told(epoch + 1)
        since = 0 if loss < least else since + 1
        if loss < least:
            best, least = weights, loss
        if since == PATIENCE:
            break
    return best


def _curves(weights: Floats, columns: list[int], levels: list[int], size: int) -> dict[str, Any]:
    """The steps added up to curves, as they stand in a file."""
    count = len(columns)
    told: dict[str, Any] = {"size": size, "bonus": _rounded(float(weights[-1]))}
    told.update({"columns": [], "tops": [], "asked": [], "waiting": []})
    for column in sorted(set(columns)):
        places = [place for place in range(count) if columns[place] == column]
        top = max(levels[place] for place in places)
        told["columns"].append(column)
        told["tops"].append(top)
        waiting = asked = 0.0
        added = {levels[place]: place for place in places}
        for level in range(1, top + 1):
            if level in added:
                waiting += float(weights[added[level]])
                asked += float(weights[added[level]] + weights[count + added[level]])
            told["waiting"].append(_rounded(waiting))
            told["asked"].append(_rounded(asked))
    return told


def _rounded(worth: float) -> float:
    return round(worth, 3) + 0.0
