"""The command line of `bindery`: commands, options and their help."""

from __future__ import annotations

import argparse
import re

from bindery_mpi import __version__
from bindery_mpi.abi_library.options import add_abi
from bindery_mpi.build.options import add_build
from bindery_mpi.check.options import add_check
from bindery_mpi.conformance.options import add_conformance
from bindery_mpi.lookup import EVERYTHING
from bindery_mpi.parser import STATUS, Commands, Grouped, Parser
from bindery_mpi.paths import home, sources
from bindery_mpi.profile.options import add_profile
from bindery_mpi.spec.model import DIALECTS, STANDARD_FORTRAN
from bindery_mpi.wrap.options import add_wrap

TOOL_TEMPLATES = sources() / "tools" / "kit" / "templates"  # the ready ones of `bindery render`

_JSON = "machine-readable output"


class _Folder(argparse.Action):
    """In one line, however long: the action "version" wraps its text."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(sources() / "cmake")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """The options of every command; `command` is the chosen one."""
    top = Parser(
        prog="bindery",
        usage="bindery [-h] [--version] [--cmake-dir] COMMAND ...",
        epilog="`bindery COMMAND --help` has examples.\n" + STATUS.replace("date, ", "date,\n  "),
        formatter_class=Grouped,
    )
    top.add_argument("--version", action="version", version=f"bindery {__version__}")
    top.add_argument("--cmake-dir", action=_Folder, nargs=0, help="print Bindery_DIR for CMake")
    commands = Commands(top)
    _generate(commands)
    _queries(commands)
    _audit(commands)
    add_abi(commands)
    add_conformance(commands)
    add_build(commands)
    add_profile(commands)
    add_check(commands)
    add_wrap(commands)
    _names(commands)
    _render(commands)
    _completion(commands)
    commands.describe("Build MPI bindings, look into MPI programs, and generate both from a spec of every routine.")
    return top


def _completion(commands: Commands) -> None:
    completion = commands.add(
        "completion",
        "print how a shell completes the words of bindery; needs the Python package shtab",
        "completion bash > ~/.local/share/bash-completion/completions/bindery",
        "completion zsh > ~/.zfunc/_bindery",
        "completion fish > ~/.config/fish/completions/bindery.fish",
        spec=False,
    )
    completion.add_argument("shell", choices=("bash", "zsh", "fish"), metavar="SHELL", help="bash, zsh or fish")


def _templates(command: argparse.ArgumentParser) -> None:
    command.add_argument("--templates", default=str(home()[0] / "templates"), metavar="DIR", help="folder to read")


def _generate(commands: Commands) -> None:
    generate = commands.add(
        "generate", "write all generated files", "generate", "generate --check", "generate --overlay my"
    )
    generate.add_argument("--check", action="store_true", help="write nothing; fail if a file is out of date")
    folder = generate.add_mutually_exclusive_group()
    folder.add_argument("--output", default=str(home()[1] / "generated"), metavar="DIR", help="folder to write")
    folder.add_argument("--tests", metavar="DIR", help="write what tests compile and compare into DIR, and no bindings")
    generate.add_argument(
        "--only",
        default=EVERYTHING,
        metavar="WANTED",
        help="a routine, or a pattern of paths or names of files: MPI_Send, 'fortran/f08ts/*', 'MPI_Send*'",
    )
    generate.add_argument(
        "--depfile", metavar="FILE.d", help="write what was read for make and ninja, and FILE, which depends on it"
    )
    _templates(generate)


def _show(commands: Commands) -> None:
    show = commands.add(
        "show",
        "print the card of a routine: how to call it, its arguments, what it does",
        "show MPI_Isend",
        "show mpi_isend_f08ts_",
        "show isend --rules",
    )
    show.add_argument("routine", metavar="ROUTINE", help="its name in any dialect and in any case, or how it begins")
    other = show.add_mutually_exclusive_group()
    other.add_argument("--json", action="store_true", help=_JSON)
    other.add_argument(
        "--rules", action="store_true", help="print its entry in the spec, every prototype, rules, files and objects"
    )
    _templates(show)


def _queries(commands: Commands) -> None:
    _show(commands)
    listing = commands.add("list", "list routines", "list --class collective", "list --dialect f08 --since 4.0 --json")
    listing.add_argument("--chapter", metavar="NAME", help="routines of specs/routines/NAME.toml")
    listing.add_argument("--class", dest="category", metavar="NAME", help="point-to-point, collective, rma, …")
    listing.add_argument(
        "--dialect",
        choices=tuple(DIALECTS),
        type=_dialect,
        help="routines that C, mpif.h (or mpifh), the module mpi or mpi_f08 (f08) has",
    )
    listing.add_argument("--since", metavar="X.Y", help="routines that are new in this version of MPI")
    kinds = commands.add("kinds", "list the kinds that an argument can have", "kinds", "kinds --json")
    quirks = commands.add("quirks", "list defects of installed MPIs, and what is done about them", "quirks")
    for command in (listing, kinds, quirks):
        command.add_argument("--json", action="store_true", help=_JSON)
    manifest = commands.add(
        "manifest",
        "print objects, their symbols and what they call, as JSON",
        "manifest > manifest.json",
        "manifest --wrappers MPI_Send,MPI_Recv",
        "manifest --wrappers MPI_Send --archive /opt/bindery/lib/libbindery_mpifort.a -o libtool_fortran.a",
    )
    manifest.add_argument(
        "--wrappers", metavar="ROUTINES", help="print the members of the bindings' archives that call these routines"
    )
    manifest.add_argument("--archive", default="", metavar="FILE", help="libbindery_mpifort.a or libbindery_mpicxx.a")
    manifest.add_argument("-o", "--output", default="", metavar="FILE", help="pack these members into an archive")


def _repeated(command: argparse.ArgumentParser, option: str, metavar: str, help: str) -> None:
    command.add_argument(option, action="append", default=[], metavar=metavar, help=f"{help}; may be repeated")


def _dialect(name: str) -> str:
    return next((dialect.name for dialect in STANDARD_FORTRAN if dialect.title == name), name)


def _audit(commands: Commands) -> None:
    audit = commands.add(
        "audit",
        "compare an installed MPI with the spec",
        "audit mpicc",
        "audit --library /opt/mpi/lib/libmpi.so /opt/mpi/include/mpi.h",
        "audit --since 3.1 --json mpicc",
    )
    audit.add_argument("targets", nargs="+", metavar="TARGET", help="an mpicc, an mpi.h, or a library (.so, .a)")
    _repeated(audit, "--library", "FILE", "a library that belongs to the targets")
    _repeated(audit, "--include", "DIR", "folder of headers that mpi.h includes")
    audit.add_argument(
        "--since",
        default="",
        metavar="X.Y",
        help="version of MPI to compare with, in place of the one that mpi.h claims",
    )
    audit.add_argument("--json", action="store_true", help=_JSON)


def _names(commands: Commands) -> None:
    names = commands.add(
        "names",
        "print the linker names of an installed MPI's own Fortran bindings",
        "names mpicc",
        "names mpifort --compiler gfortran-11 --dialect f08 --json",
        "names /opt/mpi/lib/libmpi_usempif08.so",
    )
    names.add_argument("mpi", metavar="MPI", help="an mpicc, an mpifort, the folder of an installed MPI, or a library")
    names.add_argument(
        "--compiler", default="", metavar="FC", help="Fortran compiler, in place of the one that mpifort runs"
    )
    names.add_argument(
        "--dialect",
        action="append",
        default=[],
        choices=[dialect.name for dialect in STANDARD_FORTRAN],
        type=_dialect,
        help="mpif.h (or mpifh), the module mpi or mpi_f08 (f08); may be repeated",
    )
    _repeated(names, "--routine", "NAME", "one routine, by its name in any dialect")
    _repeated(names, "--library", "FILE", "a library that belongs to the MPI")
    _repeated(names, "--include", "DIR", "folder of mpif.h and of modules")
    names.add_argument("--json", action="store_true", help=_JSON)


def _render(commands: Commands) -> None:
    render = commands.add(
        "render",
        "render a Jinja2 template over the routines: tools, tables, documentation",
        "render --list",
        "render empty_tool.c -o tool --mpi mpicc",
        "render my.c.j2 -o out --class point-to-point --class collective",
        "render my.md.j2 -o out --file {{routine.name}}.md --routine MPI_Isend",
    )
    render.add_argument("template", nargs="?", metavar="TEMPLATE", help="a file, or a ready template that --list names")
    render.add_argument("-o", "--output", metavar="DIR", help="folder to write")
    render.add_argument("--list", action="store_true", help="list the ready templates")
    render.add_argument(
        "--file",
        default="",
        metavar="PATTERN",
        help="name of the results, in place of `file:` on the template's first line; one for each routine if it "
        "has {{ routine.… }} in it",
    )
    _selection(render)


def _selection(render: argparse.ArgumentParser) -> None:
    """Which routines."""
    _repeated(render, "--routine", "NAME", "a routine, by its name in any dialect")
    _repeated(render, "--exclude", "NAME", "a routine to leave out")
    _repeated(render, "--chapter", "NAME", "routines of specs/routines/NAME.toml")
    render.add_argument(
        "--class", dest="category", action="append", default=[], metavar="NAME", help="point-to-point, collective, …"
    )
    render.add_argument(
        "--dialect",
        action="append",
        default=[],
        choices=tuple(DIALECTS),
        type=_dialect,
        help="routines that C, mpif.h (or mpifh), the module mpi or mpi_f08 (f08) has; may be repeated",
    )
    render.add_argument("--standard", type=_version, metavar="X.Y", help="routines of this version of MPI")
    render.add_argument("--removed", action="store_true", help="with routines that MPI has removed")
    render.add_argument(
        "--mpi", default="", metavar="MPI", help="routines that this MPI has: an mpicc, a folder, a library"
    )
    render.add_argument(
        "--compiler", default="", metavar="FC", help="Fortran compiler to look at that MPI's modules with"
    )


def _version(text: str) -> str:
    if not re.fullmatch(r"[0-9]+\.[0-9]+", text):
        raise argparse.ArgumentTypeError(f"'{text}' is no version; write one such as 3.1")
    return text
