"""`bindery manifest --wrappers`: the members of the bindings' archives that a static tool brings with it.

The linker then finds the Fortran or C++ wrappers where the tool is, and they call the tool."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bindery_mpi.lookup import CommandError, find_routine
from bindery_mpi.outputs.manifest import manifest
from bindery_mpi.spec.model import Spec


def wrappers(spec: Spec, arguments: argparse.Namespace) -> int:
    """Print the names, or pack the members of --archive into --output. Returns 0."""
    if bool(arguments.archive) != bool(arguments.output):
        raise CommandError(
            "bindery manifest: --archive and --output belong together; give both, or neither to print names"
        )
    routines = _routines(spec, arguments.wrappers)
    names = members(manifest(spec), routines)
    if not arguments.archive:
        print("\n".join(names))
        return 0
    print(f"{_pack(names, Path(arguments.archive), Path(arguments.output))} members in {arguments.output}")
    return 0


def _routines(spec: Spec, text: str) -> set[str]:
    """The C names: those of a routine's small and large form where the routine is named, one where that one is."""
    procedures = {p.name for p in spec.procedures}
    found = set()
    for name in filter(None, (word.strip() for word in text.split(","))):
        found.add(name if name in procedures else find_routine(spec, name, "manifest --wrappers").name)
    if not found:
        raise CommandError("bindery manifest: --wrappers: no routine; write MPI_Send,MPI_Recv")
    return found


def members(data: dict[str, Any], routines: set[str]) -> list[str]:
    """The objects of Fortran and of C++ that call one of the routines."""
    found = set()
    for facts in data["routines"].values():
        for row in [*facts["objects"], *facts.get("cxx", ())]:
            if routines & {*row["calls"], *row.get("fallback", ())}:
                found.add(row["object"])
    return sorted(found)


def _pack(names: list[str], archive: Path, output: Path) -> int:
    """How many members were packed."""
    if not shutil.which("ar"):
        raise CommandError("bindery manifest: ar: not found; install binutils")
    listed = subprocess.run(["ar", "t", archive], capture_output=True, text=True, check=False)
    if listed.returncode:
        raise CommandError(
            f"bindery manifest: {archive}: not an archive; give libbindery_mpifort.a or libbindery_mpicxx.a"
        )
    there = set(listed.stdout.split())
    chosen = [name for name in names if name in there]
    if not chosen:
        raise CommandError(
            f"bindery manifest: {archive}: has no such members; build the bindings without CMAKE_UNITY_BUILD"
        )
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ar", "x", archive.resolve(), *chosen], cwd=folder, check=True)
        new = Path(folder) / "new.a"
        subprocess.run(["ar", "rcs", new, *chosen], cwd=folder, check=True)
        try:
            shutil.copyfile(new, output)
        except OSError as error:
            raise CommandError(f"bindery manifest: {output}: {error.strerror}; correct --output") from None
    return len(chosen)
