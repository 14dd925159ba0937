"""The launcher: what it refuses, in one line and with status 2, and what it hands on. Needs no MPI.

Usage: launcher.py LAUNCHER FOLDER COMPILER"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from support import HERE, Done, expect, run, through


class Files:
    """Tools, programs and a small MPI in one folder."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self.folder, self.compiler = folder, compiler
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self.mpi = self.build("fake_mpi.c", "libfake.so", "-shared", "-fPIC")
        self.tools = [self.build("minimal_tool.c", f"{n}.so", "-shared", "-fPIC", f'-DNAME="{n}"') for n in "ab"]
        self.program = self.build("minimal.c", "program", self.mpi, f"-Wl,-rpath,{folder}")

    def build(self, source: str, output: str, *options: object) -> Path:
        path = self.folder / output
        done = run(self.compiler, HERE / source, *options, "-o", path)
        if done.status:
            sys.exit(f"{source} does not compile\n{done.err}")
        return path

    def of_another_machine(self) -> Path:
        other = self.folder / "other.so"
        content = bytearray(self.tools[0].read_bytes())
        content[18:20] = b"\xf3\x00"  # e_machine: RISC-V
        other.write_bytes(content)
        return other


def refuses(done: Done, message: str, status: int = 2) -> None:
    expect(message, (done.status, done.out, done.err), (status, "", f"bindery-stack: {message}\n"))


def refusals(launcher: Path, files: Files) -> None:
    a, b = files.tools
    text = files.folder / "text"
    text.write_text("no library")
    link = files.folder / "link.so"
    link.symlink_to(a)
    colon = Path(shutil.copy(a, files.folder / "c:d.so"))
    usage = "give: bindery-stack TOOL.so [TOOL.so ...] -- COMMAND [ARGUMENT ...]"
    twice = "twice; its two instances would share their variables, so give a copy of the file instead"
    replaces = "give the library that replaces MPI's functions"
    cases = [
        ([a], f"no --; {usage}"),
        ([], f"no --; {usage}"),
        (["--", "true"], "no tool before --"),
        ([a, "--"], "no command after --"),
        (["-x", a, "--", "true"], "-x: unknown option; see bindery-stack --help"),
        (["/none.so", "--", "true"], "/none.so: No such file or directory"),
        ([text, "--", "true"], f"{text}: no ELF file; give the tool's shared library"),
        ([files.folder, "--", "true"], f"{files.folder}: no ELF file; give the tool's shared library"),
        ([files.program, "--", "true"], f"{files.program}: no shared library; link the tool with -shared"),
        ([files.of_another_machine(), "--", "true"], f"{files.folder}/other.so: built for another processor"),
        ([colon, "--", "true"], f"{colon}: a path with a colon; rename it"),
        ([a, b, link, "--", "true"], f"{a}: {twice}"),
        ([library_without_mpi(files), "--", "true"], f"{files.folder}/plain.so: defines no function MPI_X; {replaces}"),
        (
            [files.mpi, "--", "true"],
            f"{files.mpi}: defines PMPI_Init: an MPI, or a tool that contains one; "
            "link the tool with the MPI's shared library",
        ),
    ]
    for words, message in cases:
        refuses(run(launcher, *words), message)  # type: ignore[misc]


def library_without_mpi(files: Files) -> Path:
    return files.build("plain.c", "plain.so", "-shared", "-fPIC")


def programs(launcher: Path, files: Files) -> None:
    """Programs that no preloaded library reaches; also as an argument of mpiexec."""
    a = files.tools[0]
    static = files.build("minimal.c", "static", HERE / "fake_mpi.c", "-static")
    pie = files.build("minimal.c", "static_pie", HERE / "fake_mpi.c", "-static-pie", "-fPIE", "-s")
    contains = files.build("minimal.c", "contains", HERE / "fake_mpi.c")
    remedy = "link it with the MPI's shared library, or link the tools into it"
    for program, what in ((static, "a static program"), (pie, "a static program"), (contains, "contains its MPI")):
        message = f"{program}: {what}; {remedy}"
        refuses(run(launcher, a, "--", program), message)
        refuses(run(launcher, a, "--", "env", program), message)
    stripped = files.build("minimal.c", "stripped", HERE / "fake_mpi.c", "-s", "-rdynamic")
    done = run(launcher, a, "--", "sh", "-c", stripped)
    refuses(done, f"{stripped}: contains its MPI; {remedy}")
    refuses(run(launcher, a, "--", "/none"), "/none: No such file or directory", 127)
    refuses(run(launcher, a, "--", HERE / "tool.c"), f"{HERE / 'tool.c'}: Permission denied", 126)
    tunables = "glibc.cpu.plt_rewrite=2"
    message = "GLIBC_TUNABLES has glibc.cpu.plt_rewrite, which binds calls for good; remove it"
    refuses(run(launcher, a, "--", "true", GLIBC_TUNABLES=tunables), message)


def hands_on(launcher: Path, files: Files) -> None:
    """Options, arguments, environment, status."""
    for option in ("-h", "-help", "--help"):
        help_text = run(launcher, option)
        expect(option, (help_text.status, help_text.out[:21], help_text.err), (0, "usage: bindery-stack ", ""))
    a, b = files.tools
    expect("status of the program", run(launcher, a, "--", "sh", "-c", "exit 7").status, 7)
    script = 'echo "$LD_PRELOAD"; echo "$BINDERY_STACK"; echo "$1"'
    printed = run(
        launcher, a, b, "--", "sh", "-c", script, "sh", "two words", LD_PRELOAD=str(files.mpi)
    ).out.splitlines()
    expect("LD_PRELOAD of the caller", printed[0].split(":")[1:], [str(files.mpi)])
    expect("tools and argument", printed[1:], [f"{a}:{b}", "two words"])
    done = run(launcher, "-v", "a.so", "--", files.program, LD_LIBRARY_PATH=f"/none:{files.folder}")
    expect("a tool on LD_LIBRARY_PATH", done.log, through("am", "Init", "Finalize"))
    expect("--verbose", f": 1. {a}, 2 routines" in done.err, True)
    done = run(launcher, a, b, "--", files.program)
    expect("two tools", (done.status, done.log), (0, through("abm", "Init", "Finalize")))


def blanks(launcher: Path, files: Files) -> None:
    """The installed command, the tool and the program in folders with a blank in their names."""
    prefix = files.folder / "a prefix"
    shutil.copytree(launcher.parents[1], prefix, symlinks=True, ignore=shutil.ignore_patterns("CMakeFiles", "*.cmake"))
    copied = prefix / launcher.relative_to(launcher.parents[1])
    tools = [shutil.copy(tool, prefix) for tool in files.tools]
    program = shutil.copy(files.program, prefix / "the program")
    done = run(copied, *tools, "--", program)
    expect(
        "paths with blanks", (done.status, done.log, done.err.count("\n")), (0, through("abm", "Init", "Finalize"), 6)
    )
    for library in prefix.rglob("libbindery_stack.so"):
        library.unlink()
    done = run(copied, *tools, "--", program)
    expect(
        "no library",
        (done.status, done.err.endswith("libbindery_stack.so: missing; install it with this command\n")),
        (2, True),
    )


def main() -> None:
    launcher, folder, compiler = sys.argv[1:]
    path, files = Path(launcher).resolve(), Files(Path(os.path.realpath(folder)), compiler)
    for case in (refusals, programs, hands_on, blanks):
        case(path, files)


main()
