"""Find what a command line names; a name that is not there is one line and exit status 2."""

from __future__ import annotations

import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

from bindery_mpi.item import source_of
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import Routine, Spec

EVERYTHING = "*"
# The most routines that a message lists.
_FEW = 12


class CommandError(Exception):
    """A mistake on the command line: one line, exit status 2."""


def find_routine(spec: Spec, name: str, command: str = "show", otherwise: str = "") -> Routine:
    """A routine by its name in any dialect (MPI_Send_c, PMPI_SEND, mpi_send_f08ts_), or by the beginning of one."""
    plain = re.sub(r"^p(?=mpi)", "", name.lower()).rstrip("_")
    owners = {p.name.lower(): routine for routine in spec.routines.values() for p in routine.procedures}
    for prefix in ("", "mpi_"):
        for suffix in ("", "_f08ts", "_f08", "_fts", "_cptr"):
            if prefix + plain.removesuffix(suffix) in owners:
                return owners[prefix + plain.removesuffix(suffix)]
    begun = sorted({r.name for text, r in owners.items() if text.startswith((plain, f"mpi_{plain}"))})
    if len(begun) == 1:
        return spec.routines[begun[0]]
    if begun:
        more = f" and {len(begun) - _FEW} more" if len(begun) > _FEW else ""
        raise CommandError(
            f"bindery {command}: '{name}' begins {', '.join(begun[:_FEW])}{more}; write more of the name"
        )
    raise CommandError(f"bindery {command}: no routine '{name}'; {closest(name, spec.routines)}{otherwise}")


def find_files(spec: Spec, wanted: str) -> Callable[[str, str], bool]:
    """Which files of generated/ are meant, by their path and origin: those that a pattern matches, be it of names
    alone, or those of a routine."""
    if set(wanted) & set("*?[/."):
        return lambda path, _: fnmatchcase(path if "/" in wanted else PurePosixPath(path).name, wanted)
    source = source_of(find_routine(spec, wanted, "generate --only", ", or a pattern such as 'fortran/f08ts/*'"))
    return lambda _, origin: origin == source
