"""The worked examples of learning, at a small scale; the long one is in `tests/compiled`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import cookietin
from cookietin.bots import make_bot, register_bot
from cookietin.lab import simulate
from docs.examples import cfr, imitation, ppo

GAME = cookietin.game("number-chain")


def test_a_small_game_is_solved() -> None:
    found = cfr.solve("toss-your-cookies", 20)
    assert found.exploitability < 0.001
    assert found.values == pytest.approx([0, 0], abs=0.001), "who is first is drawn by lot"


def test_what_a_teacher_did_is_learnt_from_its_records() -> None:
    texts = imitation.records(GAME, 2, "thumb", 60)
    seen = imitation.lessons(GAME, texts)
    unseen = np.arange(len(seen.answers) // 5)
    rest = np.arange(len(unseen), len(seen.answers))
    network = ppo.Network(GAME, 2)
    before = imitation.likeness(network, seen.part(unseen))
    imitation.study(network, seen.part(rest), 40)
    assert before < 0.4
    assert imitation.likeness(network, seen.part(unseen)) > 0.6


def test_a_stretch_makes_what_went_well_likelier() -> None:
    """One answer always wins and all others lose: it is soon the only one."""
    learner = ppo.Learner(GAME, 2)
    rows, masks = learner.many.observation, learner.many.mask
    best = masks.argmax(1)
    every = np.arange(len(rows))
    rng = np.random.default_rng(1)
    for _ in range(40):
        chances, value, _ = learner.network.forward(rows, masks)
        answers = (masks * rng.random(masks.shape)).argmax(1)
        good = np.where(answers == best, 1.0, -1.0).astype(np.float32)
        learner._improve(rows, masks, answers, chances[every, answers], value + good, good, 2e-3)
    chances, _, _ = learner.network.forward(rows, masks)
    assert chances[every, best].mean() > 0.8


@pytest.mark.usefixtures("registry_as_before")
def test_a_bot_loads_what_was_learnt_and_plays_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = ppo.Network(GAME, 2, seed=3)
    ppo.save(network, tmp_path / "learnt.npz")
    monkeypatch.setenv("LEARNT", str(tmp_path / "learnt.npz"))
    register_bot("learnt", ppo.Learnt)
    position = GAME.start(2, cookietin.Seeded(4))
    seat = position.asked()[0]
    view, question = position.view(seat), position.question(seat)
    loaded, given = make_bot("learnt", GAME, 1), ppo.Learnt(GAME, 1, network)
    assert loaded(view, question) is given(view, question)
    assert simulate(GAME, ["learnt", "thumb"], 4, seed=1).plays == 4


def test_what_was_learnt_elsewhere_is_refused(tmp_path: Path) -> None:
    ppo.save(ppo.Network(GAME, 2), tmp_path / "learnt.npz")
    with pytest.raises(SystemExit, match="learnt in another game"):
        ppo.load(tmp_path / "learnt.npz", GAME, 3)
    with pytest.raises(SystemExit, match="LEARNT must name"):
        ppo.load(tmp_path / "nothing.npz", GAME, 2)
