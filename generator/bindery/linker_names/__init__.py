"""`bindery names`: the linker names of an installed MPI's own Fortran bindings."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from pathlib import Path

from bindery.audit import symbols, targets
from bindery.audit.findings import AuditError
from bindery.audit.targets import Target
from bindery.linker_names import report
from bindery.linker_names.compiler import Compiler
from bindery.linker_names.installed import Installed, Names
from bindery.spec.model import FORTRAN, Spec

__all__ = ["AuditError", "names", "run"]

_WRAPPERS = ("mpifort", "mpif90", "mpif77", "mpicc")


def run(
    spec: Spec, target: str, as_json: bool, dialects: Sequence[str] = FORTRAN, **options: Sequence[str] | str
) -> str:
    """The text that the command prints. Raises AuditError."""
    found = names(spec, target, dialects, **options)  # type: ignore[arg-type]
    return report.as_json(found, dialects) if as_json else report.as_text(found, dialects)


def names(
    spec: Spec,
    target: str,
    dialects: Sequence[str] = FORTRAN,
    *,
    compiler: str = "",
    libraries: Sequence[str] = (),
    include: Sequence[str] = (),
    routines: Sequence[str] = (),
) -> Names:
    """The names of an mpicc, an mpifort, a folder where an MPI is installed, or a library."""
    command, found = _resolve(target, include, libraries)
    paths = found.shared or found.archives
    read = [symbols.read(target, path) for path in paths]
    beside = [str(Path(target) / "include")] if Path(target).is_dir() and not command else []
    fortran = _compiler(target, command, compiler, [*include, *beside])
    if not fortran and not read:
        raise AuditError(
            target, "neither a library nor a Fortran compiler is found", "name them with --library, --compiler"
        )
    return Installed(spec, target, read, fortran, dialects, routines).read()


def _resolve(target: str, include: Sequence[str], libraries: Sequence[str]) -> tuple[str, Target]:
    """The command to compile Fortran with, if there is one, and the MPI's files."""
    folder = Path(target)
    if folder.is_dir():
        return _prefix(folder, include, libraries)
    found = targets.resolve(target, include, libraries)
    return targets.fortran_wrapper(target) if found.kind == "wrapper" else "", found


def _prefix(folder: Path, include: Sequence[str], libraries: Sequence[str]) -> tuple[str, Target]:
    """A folder with bin/, include/ and lib/: its wrappers, else what is in the other two."""
    for name in _WRAPPERS:
        if (folder / "bin" / name).exists():
            found = targets.resolve(str(folder / "bin" / name), include, libraries)
            return targets.fortran_wrapper(str(folder / "bin" / name)), found
    inside = [str(path) for lib in ("lib", "lib64") for path in sorted((folder / lib).glob("lib*mpi*.so"))]
    if not inside and not libraries:
        raise AuditError(
            str(folder), "neither bin/mpifort nor lib/libmpi*.so is in this folder", "name the prefix of an MPI"
        )
    first, *more = [*inside, *libraries]
    found = targets.resolve(first, [*include, str(folder / "include")], more)
    return "", dataclasses.replace(found, name=str(folder))


def _compiler(target: str, command: str, compiler: str, folders: Sequence[str]) -> Compiler | None:
    """The compiler that is named, with the wrapper's options for modules; else the wrapper itself."""
    flags = tuple(f"-I{folder}" for folder in folders)
    if compiler:
        made = Compiler(target, (compiler, *(targets.compile_flags(command) if command else ()), *flags))
        if not made.version:
            raise AuditError(target, f"--compiler {compiler} does not run", "name a Fortran compiler")
        return made
    return Compiler(target, (command, *flags)) if command else None
