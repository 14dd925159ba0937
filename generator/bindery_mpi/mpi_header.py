"""The variables of a preprocessed mpi.h. Tools, which processes without MPI load as well, refer to them weakly.

CMake has the same patterns from generated/probes/names.cmake, and @ for ; which separates the elements of its lists."""

from __future__ import annotations

import re

from bindery_mpi.spec.conditions import Joined, all_of, any_of
from bindery_mpi.spec.expressions import Const, Operation

ATTRIBUTE = r"__attribute__ *\(\(([^()]|\([^()]*\))*\)\)"
VARIABLE = r"extern [^;@(){}]*[ *]((ompi|MPI|MPIR)_[A-Za-z0-9_]+) *(\[[^]]*\])? *[;@]"  # its name is the first group


def variables(header: str) -> list[str]:
    return sorted({match[1] for match in re.finditer(VARIABLE, re.sub(ATTRIBUTE, "", header))})


def since(standard: str) -> Joined:
    """The condition of the preprocessor that an mpi.h claims a version of the standard, "3.1", or a later one."""
    major, minor = map(Const, standard.split("."))
    same = all_of(_compare("MPI_VERSION", "==", major), _compare("MPI_SUBVERSION", ">=", minor))
    return any_of(_compare("MPI_VERSION", ">", major), same)


def _compare(macro: str, operator: str, value: Const) -> Operation:
    return Operation(Const(macro), operator, value)
