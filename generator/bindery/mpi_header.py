"""The variables of a preprocessed mpi.h. Tools, which processes without MPI load as well, refer to them weakly.

CMake has the same patterns from generated/probes/names.cmake, and @ for ; which separates the elements of its lists."""

from __future__ import annotations

import re

ATTRIBUTE = r"__attribute__ *\(\(([^()]|\([^()]*\))*\)\)"
VARIABLE = r"extern [^;@(){}]*[ *]((ompi|MPI|MPIR)_[A-Za-z0-9_]+) *(\[[^]]*\])? *[;@]"  # its name is the first group


def variables(header: str) -> list[str]:
    return sorted({match[1] for match in re.finditer(VARIABLE, re.sub(ATTRIBUTE, "", header))})
