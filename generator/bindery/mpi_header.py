"""The variables of a preprocessed mpi.h. Tools, which processes without MPI load as well, refer to them weakly.

CMake has the same patterns from generated/probes/names.cmake, and @ for ; which separates the elements of its lists."""

from __future__ import annotations

import re

ATTRIBUTE = r"__attribute__ *\(\(([^()]|\([^()]*\))*\)\)"
VARIABLE = r"extern [^;@(){}]*[ *]((ompi|MPI|MPIR)_[A-Za-z0-9_]+) *(\[[^]]*\])? *[;@]"  # its name is the first group


def variables(header: str) -> list[str]:
    return sorted({match[1] for match in re.finditer(VARIABLE, re.sub(ATTRIBUTE, "", header))})


def since(standard: str) -> str:
    """The condition of the preprocessor that an mpi.h claims a version of the standard, "3.1", or a later one."""
    major, minor = standard.split(".")
    return f"(MPI_VERSION > {major} || (MPI_VERSION == {major} && MPI_SUBVERSION >= {minor}))"
