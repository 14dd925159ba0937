"""Which routines an MPI has for programs in C: mpi.h declares them as the standard does, and the linker finds them."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path

from bindery_mpi.audit.findings import AuditError
from bindery_mpi.linker_names.command import run
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.names import profiling
from bindery_mpi.spec.prototypes import Prototypes

_LINE = re.compile(r"declared\.c:(\d+):\d+: (?:fatal )?error")
_UNDEFINED = re.compile(r"undefined (?:reference to|symbol:) [`']?(P?MPI_\w+)")


def declared(spec: Spec, target: str, command: str, names: Collection[str]) -> frozenset[str]:
    """Return the routines that can be declared once more under both names, and that a program links with."""
    prototypes = Prototypes(spec)
    chosen = [p for p in spec.c_procedures if p.name in names]
    lines = ["#include <mpi.h>"]
    for p in chosen:
        both = (p.name, profiling(p.name))
        redeclared = " ".join(f"{prototypes.c(p, name)};" for name in both)
        uses = " ? ".join(f"(void *)&{name}" for name in both)
        lines.append(f"{redeclared} void *bnd_{p.name}(void) {{ return {uses} : 0; }}")
    with tempfile.TemporaryDirectory() as folder:
        messages = _run(target, folder, [command, "-w", "-fmax-errors=0", "-fsyntax-only"], lines)
        wrong = {int(number) for number in _LINE.findall(messages)}
        accepted = [line if number not in wrong else "" for number, line in enumerate(lines, 1)]
        missing = _run(target, folder, [command, "-w", "-o", "declared"], [*accepted, "int main(void) { return 0; }"])
    if 1 in wrong or _LINE.search(missing):
        raise AuditError(target, "mpi.h does not compile", "name an mpicc that compiles a program")
    absent = {name.removeprefix("P") for name in _UNDEFINED.findall(missing)}
    return frozenset(p.name for number, p in enumerate(chosen, 2) if number not in wrong) - absent


def _run(target: str, folder: str, words: Sequence[str], lines: Sequence[str]) -> str:
    """Return the complaints of the compiler or the linker."""
    (Path(folder) / "declared.c").write_text("\n".join(lines) + "\n", encoding="utf-8")
    try:
        done = run([*words, "declared.c"], Path(folder))
    except (OSError, subprocess.TimeoutExpired) as error:
        raise AuditError(target, f"{words[0]}: {error}", "name an mpicc that runs") from None
    if done.returncode and not _LINE.search(done.stderr) and not _UNDEFINED.search(done.stderr):
        reason = (done.stderr.strip().splitlines() or ["it fails without a message"])[0]
        raise AuditError(target, f"{words[0]}: {reason}", "name an mpicc that compiles a program")
    return done.stderr
