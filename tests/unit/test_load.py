"""Reading a spec folder: what is not known is refused, with its place and a remedy."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from bindery_mpi.spec.load import load
from bindery_mpi.spec.mistakes import SpecErrors, closest

BASE = Path(__file__).resolve().parents[1] / "mistakes" / "base"
ROUTINE = '[chapter]\ncategory = "environment"\n[MPI_New]\nbrief = "Do."\nsince = "5.0"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BASE, tmp_path / "specs"))


def add(folder: Path, text: str) -> None:
    (folder / "routines" / "more.toml").write_text(text, encoding="utf-8")


def test_a_routine_has_its_chapter_file_and_defaults(folder):
    add(folder, ROUTINE + "parameters = []\n")
    routine = load(folder).routines["MPI_New"]
    assert (routine.chapter, routine.file, routine.category) == ("more", "specs/routines/more.toml", "environment")
    assert not routine.large_count


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (ROUTINE, "[MPI_New] parameters: missing"),
        (ROUTINE + "parameters = []\ncolour = 1\n", "colour"),
        (ROUTINE + 'parameters = [{ name = "a", kind = "nokind" }]\n', "unknown kind 'nokind'"),
        (ROUTINE + 'parameters = [{ name = 1, kind = "rank" }]\n', "text in quotes"),
        (ROUTINE + "parameters = 1\n", "a list of tables"),
        ("[MPI_New\n", "not readable as TOML"),
        ("MPI_New = 1\n", "MPI_New"),
    ],
)
def test_what_is_not_known_is_refused_in_one_line(folder, text, message):
    add(folder, text)
    with pytest.raises(SpecErrors) as error:
        load(folder)
    line = str(error.value)
    assert message in line
    assert line.startswith("specs/routines/more.toml")
    assert "\n" not in line
    assert "; " in line  # the remedy


def test_a_missing_file_names_the_option(tmp_path):
    with pytest.raises(SpecErrors, match=r"kinds.toml.*there is no such file; name the spec folder with --specs"):
        load(tmp_path)


def test_the_closest_word_is_the_remedy():
    assert closest("MPI_Sned", ["MPI_Recv", "MPI_Send"]) == "write 'MPI_Send'"
    assert closest("x", ["beta", "alpha"]) == "use one of alpha, beta"
    assert closest("x", []) == "leave it out"
    assert closest("x", [f"word{n}" for n in range(100)]) == "use a known one"
