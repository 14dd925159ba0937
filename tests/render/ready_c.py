"""The ready templates in C, C++ and Markdown: rendered for the routines of an MPI, compiled without a warning, and the empty
tools linked and preloaded under a program.

Usage: ready_c.py MPI"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from processes import attempt
from support import HERE, ROOT, bindery, defined, mpiexec, render, run

_C = ("-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-deprecated-declarations", "-fPIC")
_CPP = ("-std=c++20", *_C[1:], "-DMPICH_SKIP_MPICXX", "-DOMPI_SKIP_MPICXX", "-Wno-cast-function-type")
ENUMERATION = """\
#include "routine_names.h"
#include <stdio.h>
int main(void)
{
    printf("%s %s %d\\n", routine_names[ROUTINE_Allreduce], routine_classes[ROUTINE_Send], ROUTINE_Send);
    printf("%s %d %d\\n", routine_completions[ROUTINE_Isend], (routine_roles[ROUTINE_Recv] & ROLE_receive_tag) != 0,
           (routine_roles[ROUTINE_Recv] & ROLE_send_tag) != 0);
    printf("%d %d\\n", routine_argument(ROUTINE_Send, ROLE_send_peer), routine_argument(ROUTINE_Barrier, ROLE_send_peer));
    return 0;
}
"""


def compile_all(mpi: str, work: Path) -> None:
    """Each template for all routines that the MPI has."""
    chosen = ("-o", work, "--mpi", f"mpicc.{mpi}", "--dialect", "c")
    render("empty_tool.c", *chosen, "--file", "empty.c")
    render("empty_tool.cpp", *chosen)
    render("gotcha.c", *chosen)
    # MPICH's QMPI lacks these.
    lacking = [f"MPI_Type_create_f90_{name}" for name in ("real", "integer", "complex")]
    for name in ("qmpi.c", HERE / "qmpi_driver.c.j2"):
        render(name, *chosen, *(word for name in lacking for word in ("--exclude", name)))
    render(HERE / "qmpi_types.h.j2", *chosen)
    run(f"mpicc.{mpi}", *_C, "-c", "empty.c", "-o", "empty.o", cwd=work)
    run(f"mpicxx.{mpi}", *_CPP, "-c", "empty_tool.cpp", "-o", "empty_tool.o", cwd=work)
    run(f"mpicc.{mpi}", *_C, f"-I{HERE}", "-c", "gotcha_tool.c", cwd=work)
    run(f"mpicc.{mpi}", *_C, *qmpi_options(mpi), "-c", "qmpi_tool.c", cwd=work)
    for name in ("empty.o", "empty_tool.o"):
        functions = {f for f in defined(work / name) if f.startswith("MPI_")}
        if len(functions) < 300:
            sys.exit(f"{name}: only {len(functions)} routines")


def qmpi_options(mpi: str) -> tuple[str, ...]:
    """MPICH's mpi.h declares QMPI."""
    types = () if mpi == "mpich" else ("-include", "mpi.h", "-include", "qmpi_types.h")
    return (*types, "-Wno-cast-function-type")


def run_tools(mpi: str, work: Path) -> None:
    """The program prints the same, and the tool's file as the one that has MPI_Allreduce."""
    run(f"mpicc.{mpi}", "-D_GNU_SOURCE", HERE / "program.c", "-o", "plain", "-ldl", cwd=work)
    for name in ("empty.o", "empty_tool.o"):
        run(f"mpicc.{mpi}", "-rdynamic", HERE / "program.c", name, "-o", "linked", "-lstdc++", "-ldl", cwd=work)
        run(f"mpicc.{mpi}", "-shared", name, "-o", "libtool.so", "-lstdc++", cwd=work)
        expect(run(*mpiexec(mpi), "./linked", cwd=work), "1 1 linked\n")
        preload = ("env", f"LD_PRELOAD={work / 'libtool.so'}")
        expect(run(*mpiexec(mpi), *preload, "./plain", cwd=work), "1 1 libtool.so\n")


def run_gotcha(mpi: str, work: Path) -> None:
    """The table of GOTCHA, over a gotcha_wrap of the test: calls of the program reach the tool, and then MPI."""
    text = (work / "gotcha_tool.c").read_text(encoding="utf-8")
    begin = (
        "__attribute__((constructor)) static void begin(void) { if (wrap_mpi() != GOTCHA_SUCCESS) __builtin_trap(); }"
    )
    (work / "bound.c").write_text(f"{text}{begin}\n", encoding="utf-8")
    sources = (f"-I{HERE}", "bound.c", HERE / "gotcha" / "gotcha.c")
    run(f"mpicc.{mpi}", *_C, "-Wno-pedantic", "-shared", *sources, "-o", "libbound.so", "-ldl", cwd=work)
    preload = ("env", f"LD_PRELOAD={work / 'libbound.so'}")
    expect(run(*mpiexec(mpi), *preload, "./plain", cwd=work), "1 1 libbound.so\n")


def run_hooks(mpi: str, work: Path) -> None:
    """The example in C: it sees each message once, of all routines that the MPI has."""
    render("hooks.h", "-o", work, "--mpi", f"mpicc.{mpi}", "--dialect", "c")
    source = ROOT / "examples" / "templates" / "bytes.c"
    run(f"mpicc.{mpi}", *_C, f"-I{work}", "-shared", source, "-o", "libbytes.so", cwd=work)
    out = run(*mpiexec(mpi), "env", f"LD_PRELOAD={work / 'libbytes.so'}", "./plain", cwd=work)
    expected = ["1 1 libbytes.so", "MPI_Sendrecv to 0: 4 bytes", "MPI_Sendrecv to 1: 4 bytes"]
    expect(str(sorted(out.splitlines())), str(expected))


def run_python(mpi: str, work: Path) -> None:
    """The example in Python sees the same; a mistake in it ends the program, and names the file and the line."""
    source = ROOT / "examples" / "templates" / "python_tool.c"
    words = [run("/usr/bin/python3-config", *options).split() for options in (["--includes"], ["--embed", "--ldflags"])]
    run(f"mpicc.{mpi}", *_C, f"-I{work}", "-shared", *words[0], source, *words[1], "-o", "libpython_tool.so", cwd=work)
    environment = ("env", f"LD_PRELOAD={work / 'libpython_tool.so'}")
    tool = f"PYTHON_TOOL={ROOT / 'examples' / 'templates' / 'bytes.py'}"
    out = run(*mpiexec(mpi), *environment, tool, "./plain", cwd=work)
    expected = ["1 1 libpython_tool.so", "MPI_Sendrecv to 0: 4 bytes", "MPI_Sendrecv to 1: 4 bytes"]
    # Python may write the end of a line by itself, after another process' line.
    expect(str(sorted(re.findall(r"1 1 \S+\.so|\w+ to \d: \d+ bytes", out))), str(expected))
    (work / "wrong.py").write_text("def after(call):\n    call.nothing\n", encoding="utf-8")
    done = attempt(*environment, f"PYTHON_TOOL={work / 'wrong.py'}", "./plain", cwd=work)
    if done.returncode != 1 or 'wrong.py", line 2, in after' not in done.stderr:
        sys.exit(f"a mistake: status {done.returncode}, {done.stderr}")


def run_qmpi(mpi: str, work: Path) -> None:
    """Two tools over a QMPI of the test: each call passes through both, and the program prints the same."""
    text = (work / "qmpi_tool.c").read_text(encoding="utf-8")
    (work / "second.c").write_text(text.replace('"empty_tool"', '"second_tool"'), encoding="utf-8")
    libraries = [work / f"lib{name}.so" for name in ("qmpi_tool", "second", "qmpi_driver")]
    for library in libraries:
        source = f"{library.stem.removeprefix('lib')}.c"
        run(f"mpicc.{mpi}", *_C, *qmpi_options(mpi), "-shared", source, "-o", library, cwd=work)
    listed = "QMPI_TOOL_LIST=second_tool:empty_tool"
    out = run(*mpiexec(mpi), "env", f"LD_PRELOAD={':'.join(map(str, libraries))}", listed, "./plain", cwd=work)
    # Process 0 calls MPI_Wtime twice.
    expected = ["1 1 libqmpi_driver.so", "7 and 7 calls of 2 tools", "8 and 8 calls of 2 tools"]
    expect(str(sorted(out.splitlines())), str(expected))


def one_object_each(mpi: str, work: Path) -> None:
    render("empty_tool.c", "-o", work / "each", "--mpi", f"mpicc.{mpi}", "--class", "timer")
    for name in ("MPI_Wtick", "MPI_Wtime"):
        run(f"mpicc.{mpi}", *_C, "-c", f"{name}.c", cwd=work / "each")
        expect(str(sorted(defined(work / "each" / f"{name}.o"))), str([name]))


def tables(work: Path) -> None:
    render("routine_names.h", "-o", work)
    (work / "enumeration.c").write_text(ENUMERATION, encoding="utf-8")
    run("cc", *_C, "enumeration.c", "-o", "enumeration", cwd=work)
    from support import SPEC

    expect(
        run(work / "enumeration"), f"MPI_Allreduce point-to-point {SPEC.number_of['MPI_Send']}\nnonblocking 1 0\n3 -1\n"
    )
    render("routines.md", "-o", work, "--class", "timer", "--routine", "MPI_Wtime")
    row = "| `MPI_Wtime`: Return the elapsed wall clock time in seconds since a past moment. | timer | 1.0 |  |"
    expect((work / "routines.md").read_text().splitlines()[-1], row)


def expect(found: str, expected: str) -> None:
    if found != expected:
        sys.exit(f"found {found!r}, expected {expected!r}")


def main() -> int:
    mpi = sys.argv[1]
    status, out, _ = bindery("render", "--list")
    ready = [line.split()[0] for line in out.splitlines()]
    if status or len(ready) != 11:
        sys.exit(f"{len(ready)} ready templates: test each of them here, in ready_fortran.py or in test_command.py")
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        compile_all(mpi, work)
        run_tools(mpi, work)
        run_gotcha(mpi, work)
        run_hooks(mpi, work)
        run_python(mpi, work)
        run_qmpi(mpi, work)
        one_object_each(mpi, work)
        tables(work)
    print(f"{mpi}: the ready templates in C compile, and their tools run")
    return 0


if __name__ == "__main__":
    sys.exit(main())
