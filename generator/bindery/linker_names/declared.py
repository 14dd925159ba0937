"""Which routines an MPI's mpi.h declares as the standard does: the compiler decides, not a reading of the header."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path

from bindery.audit.findings import AuditError
from bindery.spec.model import Spec
from bindery.spec.names import profiling
from bindery.spec.prototypes import Prototypes

_SECONDS = 120
_LINE = re.compile(r"declared\.c:(\d+):\d+: (?:fatal )?error")


def declared(spec: Spec, target: str, command: Sequence[str], names: Collection[str]) -> frozenset[str]:
    """Of these routines, those that can be declared once more under both names, and called."""
    prototypes = Prototypes(spec)
    chosen = [p for p in spec.c_procedures if p.name in names]
    lines = ["#include <mpi.h>"]
    for p in chosen:
        both = (p.name, profiling(p.name))
        declarations = " ".join(f"{prototypes.c(p, name)};" for name in both)
        lines.append(
            f"{declarations} void *bnd_{p.name}(void) {{ return (void *)&{both[0]} ? (void *)&{both[1]} : 0; }}"
        )
    messages = _compile(target, command, "\n".join(lines) + "\n")
    wrong = {int(number) for number in _LINE.findall(messages)}
    if 1 in wrong or (not wrong and "error" in messages):
        raise AuditError(target, "mpi.h does not compile", "name an mpicc that compiles a program")
    return frozenset(p.name for number, p in enumerate(chosen, 2) if number not in wrong)


def _compile(target: str, command: Sequence[str], text: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "declared.c").write_text(text, encoding="utf-8")
        words = [*command, "-w", "-fsyntax-only", "-fmax-errors=0", "declared.c"]
        try:
            done = subprocess.run(
                words, cwd=folder, capture_output=True, text=True, errors="replace", timeout=_SECONDS, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise AuditError(target, f"{command[0]}: {error}", "name an mpicc that runs") from None
    return done.stderr + ("" if done.returncode == 0 or _LINE.search(done.stderr) else "error")
