"""tests/turns.py: families stay whole, a turn stays within its limit, and every extended test comes up."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import turns

LIMIT = 10.0


def example(label: str = "extended", **fixtures: list[str]) -> dict[str, list[str]]:
    return {"LABELS": [label], **fixtures}


# A fixture that always runs, one of extended tests in two steps, and tests that need nothing.
TESTS = {
    "home.build": example("", FIXTURES_SETUP=["home"]),
    "home.run": example("", FIXTURES_REQUIRED=["home"]),
    "far.fetch": example(FIXTURES_SETUP=["fetched"]),
    "far.build": example(FIXTURES_SETUP=["far"], FIXTURES_REQUIRED=["fetched", "home"]),
    "far.run": example(FIXTURES_REQUIRED=["far"]),
    "far.links": example(FIXTURES_REQUIRED=["far"]),
    "needed": example(FIXTURES_SETUP=["both"]),
    "home.both": example("", FIXTURES_REQUIRED=["both"]),
    "near": example(FIXTURES_REQUIRED=["home"]),
} | {f"alone.{number}": example() for number in range(20)}
COSTS = {"far.build": 6.0, "far.run": 1.0} | {f"alone.{number}": 0.5 * number for number in range(20)}


def test_a_family_is_what_shares_a_fixture() -> None:
    found = turns.families(TESTS)
    assert {name for family in found for name in family} == TESTS.keys() - turns.plain(TESTS)
    assert [sorted(family) for family in found if len(family) > 1] == [
        ["far.build", "far.fetch", "far.links", "far.run"]
    ]
    assert {"near"} in found
    assert turns.plain(TESTS) == {"home.build", "home.run", "home.both", "needed"}


def test_turns_hold_every_family_once_within_the_limit() -> None:
    found = turns.families(TESTS)
    filled = turns.turns(found, COSTS, LIMIT)
    assert sorted(name for turn in filled for name in turn) == sorted(name for family in found for name in family)
    assert all(sum(family <= turn for turn in filled) == 1 for family in found)
    assert max(turns.cost(turn, COSTS) for turn in filled) <= LIMIT
    assert len(filled) <= 1.3 * sum(COSTS.values()) / LIMIT
    assert turns.turns(found[::-1], COSTS, LIMIT) == filled


def test_a_family_above_the_limit_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"alone\.19 and its family: 10 s, more than a turn of 5"):
        turns.turns(turns.families(TESTS), COSTS, 5)


def test_commits_draw_every_turn() -> None:
    commits = [hashlib.sha1(str(number).encode()).hexdigest() for number in range(1000)]
    count = 9
    sequence = [turns.drawn(commit, count) for commit in commits]
    assert sequence == [turns.drawn(commit, count) for commit in commits]
    assert set(sequence) == set(range(1, count + 1))
    missed = [set(sequence[start : start + 5 * count]) != set(range(1, count + 1)) for start in range(900)]
    assert sum(missed) < 0.1 * len(missed)
    assert turns.drawn("", count) == 1


def test_a_folder_without_a_commit_draws_the_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(turns, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert turns.commit() == ""
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.run([*git, "init", "-q"], check=True, timeout=60)
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "a"], check=True, timeout=60)
    assert len(turns.commit()) == 40
    (tmp_path / "tarball").mkdir()
    monkeypatch.setattr(turns, "ROOT", tmp_path / "tarball")
    assert turns.commit() == ""
