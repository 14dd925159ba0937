"""Write rec_has.h: which routines of the spec an installed mpi.h declares.

Usage: declared.py COMPILER declared.c OUTPUT; the compiler is an mpicc, or any C compiler with its flags in one
argument."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path


def undeclared(compiler: str, source: str) -> set[str]:
    """Let the compiler complain of every name it does not know; anything else it says is an error in the test."""
    command = [
        *shlex.split(compiler),
        "-fsyntax-only",
        "-ferror-limit=0" if "clang" in compiler else "-fmax-errors=0",
        source,
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C"}, timeout=1000, check=False
    )
    errors = [line for line in done.stderr.splitlines() if "error:" in line]
    names = {
        found[1] for line in errors if (found := re.search(r"error: .*?'(MPIX?_\w+)'", line)) and "undeclared" in line
    }
    if len(errors) != len(names):
        sys.exit(
            f"declared.py: {compiler}: {errors[0] if errors else done.stderr.strip()}; check that it compiles a program with mpi.h"
        )
    return names


def main() -> None:
    compiler, source, output = sys.argv[1:]
    names = re.findall(r"&(MPIX?_\w+);", Path(source).read_text(encoding="utf-8"))
    missing = undeclared(compiler, source)
    with open(output, "w", encoding="utf-8") as file:
        file.writelines(f"#define REC_HAS_{name} {int(name not in missing)}\n" for name in names)


if __name__ == "__main__":
    main()
