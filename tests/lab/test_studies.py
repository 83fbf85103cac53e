"""Studies: the same deals in all variants, the same figures whoever makes them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cookietin
from cookietin.catalogue import manifest_of
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.pairing import Paired
from cookietin.lab import processes, run
from cookietin.lab.journal import PLAYS, Folder
from cookietin.lab.report import write_report
from cookietin.lab.workshop.balance import chomp_study
from tests.lab.studies import hands

SCRIPT = """
import sys
from pathlib import Path
from cookietin.lab import processes, run
from cookietin.lab.journal import Folder
from cookietin.lab.report import write_report
from tests.lab.studies import hands

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    results = run(hands(3, 4, 5, plays=120), processes(int(sys.argv[2])), folder)
    write_report(results, "tin lab", "en", Folder(folder).write)
"""


def test_figures_do_not_depend_on_the_number_of_jobs() -> None:
    one = run(hands(3, 5, plays=150), processes(1))
    two = run(hands(3, 5, plays=150), processes(2))
    assert one is not None
    assert two is not None
    assert one.json() == two.json()


def test_all_variants_get_the_same_deal() -> None:
    positions = [
        cookietin.game("number-chain", hand=size).start(2, Paired("1/0")) for size in (4, 5)
    ]
    few, more = (position.json()["hands"]["seat0"] for position in positions)
    assert set(few) < set(more)


def test_a_stopped_study_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = run(hands(3, 5), folder=tmp_path / "whole")
    heard: list[int] = []
    assert run(hands(3, 5), folder=tmp_path / "parts", stop=lambda: True) is None
    again = run(hands(3, 5), folder=tmp_path / "parts", progress=heard.append)
    assert heard[0] == 1
    assert whole is not None
    assert again is not None
    assert again.json() == whole.json()
    assert _bytes(tmp_path / "parts") == _bytes(tmp_path / "whole")


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    run(hands(3, 5), folder=tmp_path / "whole")
    torn = tmp_path / "torn"
    run(hands(3, 5), folder=torn)
    kept = (torn / PLAYS).read_bytes()
    (torn / PLAYS).write_bytes(kept[: len(kept) // 2])
    run(hands(3, 5), folder=torn)
    assert _bytes(torn) == _bytes(tmp_path / "whole")


def test_more_plays_of_the_same_study_keep_those_that_are_made(tmp_path: Path) -> None:
    run(hands(3, 5, plays=20), folder=tmp_path / "grown")
    heard: list[int] = []
    run(hands(3, 5, plays=60), folder=tmp_path / "grown", progress=heard.append)
    assert heard[0] == 40
    run(hands(3, 5, plays=60), folder=tmp_path / "whole")
    assert _bytes(tmp_path / "grown") == _bytes(tmp_path / "whole")


def test_a_study_whose_cards_have_changed_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(chomp_study({}, "random", 2, 1, "before"), folder=tmp_path / "study")
    manifest = manifest_of("chomp")
    assert manifest is not None
    cards = Path(manifest.folder, "cards.toml").read_text(encoding="utf-8")
    changed = cards.replace('each = "tar", points = 3', 'each = "tar", points = 2')
    assert changed != cards
    (tmp_path / "cards.toml").write_text(changed, encoding="utf-8")
    monkeypatch.setattr(manifest, "folder", str(tmp_path))
    with pytest.raises(BadOption) as refused:
        run(chomp_study({}, "random", 2, 1, "before"), folder=tmp_path / "study")
    assert (refused.value.key, refused.value.fields["files"]) == ("other-data", ["cards.toml"])


def test_killed_at_any_moment_and_gone_on_with_it_gives_the_same_bytes(tmp_path: Path) -> None:
    for moment in (0.4, 0.9, 30):
        process = _started(tmp_path / "killed", jobs=2)
        try:
            process.wait(moment)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    assert process.returncode == 0
    assert _started(tmp_path / "whole", jobs=1).wait() == 0
    assert _bytes(tmp_path / "killed") == _bytes(tmp_path / "whole")


def test_bots_that_differ_play_every_deal_on_every_seat() -> None:
    study = hands(5, plays=100, seats=2, bots="thumb,random")
    results = run(study)
    assert results is not None
    assert (study.rounds, study.deals) == (2, 50)
    wins = [results.findings[0, f"bot/{bot}"].found.value for bot in ("thumb", "random")]
    assert sum(wins) > 0.95
    assert wins[0] > wins[1]
    decided = [results.findings[0, f"{what}-decide"].found.value for what in ("cards", "bots")]
    assert 0 < sum(decided) <= 1


def test_a_report_is_one_page_in_two_languages_that_needs_no_network(tmp_path: Path) -> None:
    results = run(hands(2, 5, plays=200), folder=tmp_path)
    assert results is not None
    page = write_report(results, "tin lab …", "es", Folder(tmp_path).write)
    text = page.read_text(encoding="utf-8")
    assert '<article lang="en">' in text
    assert '<article lang="es">' in text
    assert 'id="in-es" checked' in text
    assert "<svg" in text
    assert "http" not in text
    assert "<script" not in text
    assert (tmp_path / "figures.csv").read_text(encoding="utf-8").startswith("variant,figure,of,")


def _started(folder: Path, jobs: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(folder), str(jobs)],
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _bytes(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_clock_is_in_no_file(tmp_path: Path) -> None:
    run(hands(5, plays=5), folder=tmp_path)
    assert str(time.gmtime().tm_year) not in (tmp_path / "study.json").read_text(encoding="utf-8")
