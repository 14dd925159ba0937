"""Lines of calls in Fortran that the compiler gave the line of their subprogram."""

import subprocess
from pathlib import Path

import pytest
from bindery_mpi.launch import line_tables
from bindery_mpi.launch.symbols import Site

SOURCE = """program p
  use mpi_f08
  integer :: ierr, a(4)
  call MPI_Init(ierr)
  a = 1
  call MPI_Barrier(MPI_COMM_NULL, ierr)
  ! call MPI_Barrier(
  call MPI_Barrier(MPI_COMM_WORLD, ierr)
  a = 2
  call MPI_Finalize(ierr)
end program
"""
LINES = (1, None), (5, 0x110), (1, None), (1, None), (9, 0x140), (1, None), (11, 0x160)


def disassembled(file: Path) -> str:
    """MAIN__ with an instruction every 16 bytes, from 0x100 on: those without a place are calls."""
    rows = [
        f"{file}:{line}\n {0x100 + 16 * i:x}:\t{'mov    %rax,%rdi' if place else 'call   1050 <mpi_x_@plt>'}\n"
        for i, (line, place) in enumerate(LINES)
    ]
    return "MAIN__():\n" + "".join(rows)


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "p.f90"
    file.write_text(SOURCE)
    monkeypatch.setattr(line_tables.shutil, "which", lambda _: "objdump")
    answer = subprocess.CompletedProcess([], 0, disassembled(file), "")
    monkeypatch.setattr(line_tables.subprocess, "run", lambda *_, **__: answer)
    return lambda address, line: line_tables.lines_of_call(str(tmp_path), address, "MAIN__", str(file), line)


@pytest.mark.parametrize(("address", "line"), [(0x104, 4), (0x124, 6), (0x134, 8), (0x154, 10)])
def test_each_call_between_two_lines_is_known(lines, address: int, line: int) -> None:
    assert lines(address, 1) == (line, line)


def test_a_line_with_a_call_is_right(lines) -> None:
    assert lines(0x104, 4) is None


def test_lines_that_are_not_certain_are_a_range() -> None:
    assert Site("p", 0x104, "MAIN__", "/p.f90", 4, 6).label == "p.f90:4-6"
