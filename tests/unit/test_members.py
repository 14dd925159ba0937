"""`bindery manifest --wrappers`: the members of an archive that a static tool brings."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from bindery_mpi import cli, members
from bindery_mpi.cli import main

MANIFEST = Path(__file__).resolve().parents[2] / "generated" / "manifest.json"

# The large form calls MPI_Send over an MPI without MPI_Send_c.
FORTRAN = ["mpi_send.o", "mpi_send_c_f08ts.o", "mpi_send_f08.o", "mpi_send_f08ts.o"]


@pytest.fixture(autouse=True)
def loaded(spec, monkeypatch):
    """The commands neither load the spec nor compute its manifest again."""
    monkeypatch.setattr(cli, "load_checked", lambda *_: spec)
    monkeypatch.setattr(members, "manifest", lambda _: json.loads(MANIFEST.read_text(encoding="utf-8")))


def test_names(capsys):
    """Both languages are listed, without the profiled twins."""
    assert main(["manifest", "--wrappers", "MPI_Send"]) == 0
    assert capsys.readouterr().out.split() == ["MPI_Comm_Send.o", *FORTRAN]
    assert main(["manifest", "--wrappers", "MPI_Send_c"]) == 0
    assert capsys.readouterr().out.split() == ["MPI_Comm_Send_c.o", "mpi_send_c_f08ts.o"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["MPI_Sned"], "bindery manifest --wrappers: no routine 'MPI_Sned'; write 'MPI_Send'"),
        ([","], "bindery manifest: --wrappers: no routine; write MPI_Send,MPI_Recv"),
        (
            ["MPI_Send", "-o", "x.a"],
            "bindery manifest: --archive and --output belong together; give both, or neither to print names",
        ),
    ],
)
def test_mistakes(capsys, words: list[str], said: str):
    assert main(["manifest", "--wrappers", *words]) == 2
    assert capsys.readouterr().err == said + "\n"


@pytest.mark.skipif(not shutil.which("ar"), reason="no ar; install binutils")
def test_members_are_packed(tmp_path: Path, capsys):
    for name in [*FORTRAN, "pmpi_send.o", "mpi_recv.o"]:
        (tmp_path / name).write_text(name)
    subprocess.run("ar qc all.a *.o; ar qc other.a mpi_recv.o", shell=True, cwd=tmp_path, check=True)
    words = ["manifest", "--wrappers", "MPI_Send", "-o", str(tmp_path / "tool.a"), "--archive"]
    assert main([*words, str(tmp_path / "all.a")]) == 0
    assert capsys.readouterr().out == f"4 members in {tmp_path}/tool.a\n"
    packed = subprocess.run(["ar", "t", tmp_path / "tool.a"], capture_output=True, text=True, check=True).stdout
    assert packed.split() == FORTRAN
    assert main([*words, str(tmp_path / "other.a")]) == 2
    assert "has no such members; build the bindings without CMAKE_UNITY_BUILD" in capsys.readouterr().err
