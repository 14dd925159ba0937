"""`bindery names`: the linker names of an installed MPI's own Fortran bindings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bindery_mpi.audit import symbols, targets
from bindery_mpi.audit.exports import Exports
from bindery_mpi.audit.findings import AuditError
from bindery_mpi.audit.targets import Target
from bindery_mpi.linker_names import report
from bindery_mpi.linker_names.compiler import Compiler
from bindery_mpi.linker_names.declared import declared
from bindery_mpi.linker_names.installed import ABSENT, LIBRARY, UNKNOWN, Installed, Name, Names
from bindery_mpi.linker_names.uses import ROUTINE
from bindery_mpi.spec.model import STANDARD_FORTRAN, Dialect, Spec
from bindery_mpi.spec.names import PROFILED, fortran_specifics, link_name

__all__ = ["AuditError", "Options", "names", "routines", "run"]

_WRAPPERS = ("mpifort", "mpif90", "mpif77", "mpicc")


@dataclass(frozen=True)
class Options:
    """The options of the command line beside the MPI."""

    dialects: Sequence[Dialect] = STANDARD_FORTRAN
    compiler: str = ""  # "gfortran-11", in place of the one that mpifort runs
    libraries: Sequence[str] = ()
    include: Sequence[str] = ()
    routines: Sequence[str] = ()  # ("MPI_Send",); () for all


def run(spec: Spec, target: str, options: Options, as_json: bool) -> str:
    """The text that the command prints. Raises AuditError."""
    found = names(spec, target, options)
    return (report.as_json if as_json else report.as_text)(found, options.dialects)


def names(spec: Spec, target: str, options: Options) -> Names:
    """The names of an mpicc, an mpifort, a folder where an MPI is installed, or a library."""
    command, found = _resolve(target, options.include, options.libraries)
    paths = found.shared or found.archives
    read = [symbols.read(target, path) for path in paths]
    beside = [str(Path(target) / "include")] if Path(target).is_dir() and not command else []
    fortran = _compiler(target, command, options.compiler, [*options.include, *beside])
    if not fortran and not read:
        raise AuditError(
            target, "neither a library nor a Fortran compiler is found", "name them with --library, --compiler"
        )
    return Installed(spec, target, read, fortran, options.dialects, options.routines).read()


def routines(spec: Spec, target: str, dialects: Sequence[str], compiler: str = "") -> frozenset[str]:
    """The procedures of C that an MPI's libraries define under both names and its mpi.h declares; or those whose
    Fortran procedures the MPI's own bindings have under the standard's names, in each of these dialects."""
    fortran = [d for d in STANDARD_FORTRAN if d.name in dialects]
    if not fortran:
        _, found = _resolve(target, (), ())
        exports = Exports(spec, [symbols.read(target, path) for path in found.shared or found.archives])
        both = {n for n in exports.pairs if n in exports.names and exports.pairs[n] in exports.names}
        command = targets.c_wrapper(target)
        return declared(spec, target, command, both) if command else frozenset(both)
    usable: dict[tuple[str, Dialect], list[bool]] = {}
    for n in names(spec, target, Options(fortran, compiler)).chosen(fortran, ROUTINE):
        usable.setdefault((n.use.owner, n.dialect), []).append(_is_standard(spec, n))
    return frozenset(owner for owner, _ in usable if all(all(usable.get((owner, d), [False])) for d in fortran))


def _is_standard(spec: Spec, n: Name) -> bool:
    """Whether programs reach the procedure by the name that the standard gives it: that is the one a tool defines."""
    if n.source == LIBRARY or n.kind in (ABSENT, UNKNOWN):
        return False
    procedure = next(p for p in spec.procedures if p.name == n.use.owner)
    return n.use.name.startswith(PROFILED) or n.symbol in map(link_name, fortran_specifics(procedure, n.dialect))


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
    return "", replace(found, name=str(folder))


def _compiler(target: str, command: str, compiler: str, folders: Sequence[str]) -> Compiler | None:
    """The compiler that is named, with the wrapper's options for modules; else the wrapper itself."""
    flags = tuple(f"-I{folder}" for folder in folders)
    if compiler:
        made = Compiler(target, (compiler, *(targets.compile_flags(command) if command else ()), *flags))
        if not made.version:
            raise AuditError(target, f"--compiler {compiler} does not run", "name a Fortran compiler")
        return made
    return Compiler(target, (command, *flags)) if command else None
