"""A spec that comes from the cache is the same as a spec that is read, and never an old one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from bindery_mpi.layers import load_checked
from bindery_mpi.spec import load as loading
from bindery_mpi.spec import stored
from bindery_mpi.spec.load import load
from bindery_mpi.spec.mistakes import SpecErrors

BASE = Path(__file__).resolve().parents[1] / "mistakes" / "base"


@pytest.fixture
def specs(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return shutil.copytree(BASE, tmp_path / "specs")


def files(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "cache/bindery/spec").glob("*"))


def refused(*_: object) -> None:
    raise AssertionError("the files were read again")


def test_a_spec_is_read_once(specs: Path, tmp_path: Path, monkeypatch) -> None:
    first = load(specs)
    assert len(files(tmp_path)) == 1
    monkeypatch.setattr(loading, "Reader", refused)
    again = load(specs)
    assert again.routines == first.routines
    assert again.rules == first.rules
    assert [str(kind) for kind in again.kinds.values()] == [str(kind) for kind in first.kinds.values()]
    assert load_checked(specs).routines == first.routines


@pytest.mark.parametrize("change", ["edited", "renamed", "overlay", "broken", "foreign"])
def test_another_one_is_read(change: str, specs: Path, tmp_path: Path, monkeypatch) -> None:
    load(specs)
    overlays = []
    if change == "edited":
        (specs / "roles.toml").write_text((specs / "roles.toml").read_text() + "\n")
    elif change == "renamed":
        specs = specs.rename(tmp_path / "others")
    elif change == "overlay":
        overlays = [tmp_path / "mine"]
        overlays[0].mkdir()
    elif change == "broken":
        files(tmp_path)[0].write_bytes(b"no pickle")
    else:
        monkeypatch.setattr("os.getuid", lambda: 12345)
    monkeypatch.setattr(loading, "Reader", refused)
    with pytest.raises(AssertionError, match="read again"):
        load(specs, overlays)


def test_a_mistake_is_never_stored(specs: Path, tmp_path: Path) -> None:
    with (specs / "roles.toml").open("a") as file:
        file.write("odd = 7\n")
    for _ in range(2):
        with pytest.raises(SpecErrors, match="no sentence in quotes"):
            load(specs)
    assert not files(tmp_path)


def test_a_checked_mistake_is_found_in_a_stored_spec(specs: Path) -> None:
    """`load` does not look for what must hold between entries."""
    with (specs / "roles.toml").open("a") as file:
        file.write('odd = "A role that nothing has."\n')
    load(specs)
    for _ in range(2):
        with pytest.raises(SpecErrors, match="odd"):
            load_checked(specs)


def test_nothing_can_be_written(specs: Path, tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    assert load(specs).routines == load(specs).routines


def test_few_are_stored(specs: Path, tmp_path: Path) -> None:
    for number in range(stored.MOST + 3):
        (specs / "roles.toml").write_text((specs / "roles.toml").read_text() + f"# {number}\n")
        load(specs)
    assert len(files(tmp_path)) == stored.MOST
