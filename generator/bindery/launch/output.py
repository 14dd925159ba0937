"""The command line of tools, and what they write."""

from __future__ import annotations

from pathlib import Path

from bindery.launch.tool import LaunchError


def words(program: list[str]) -> list[str]:
    """The command after --."""
    return program[1:] if program[:1] == ["--"] else program


def write(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise LaunchError(f"{path}: {error.strerror}; name a file that can be written") from None


def check_outputs(*paths: str | None) -> None:
    """Before the run: afterwards would be too late."""
    for path in paths:
        if path and not Path(path).resolve().parent.is_dir():
            raise LaunchError(f"{path}: there is no such folder; make it, or name another file")


def library_name(version: str) -> str:
    """The beginning of what MPI_Get_library_version returns: "MPICH 4.0.2", "Open MPI v4.1.4"."""
    first = " ".join(version.split("\n", maxsplit=1)[0].split())
    return first.split(",")[0].replace(" Version:", "")
