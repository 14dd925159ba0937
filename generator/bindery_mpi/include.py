"""`python3 -m bindery_mpi.include` prints the compiler's options for <bindery/mpi.hpp>."""

from __future__ import annotations

import shlex

from bindery_mpi.paths import PACKAGE

# In a checkout, and in the package that pip installs.
_FOLDERS = ("modern/include", "generated/modern/include", "tools/kit/include", "generated/tool/include")


def options() -> list[str]:
    checkout = PACKAGE.parents[1]
    root = checkout if (checkout / _FOLDERS[0]).is_dir() else PACKAGE
    return [f"-I{root / folder}" for folder in _FOLDERS]


if __name__ == "__main__":
    print(shlex.join(options()))
