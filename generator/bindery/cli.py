"""The command `bindery`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from bindery import __version__
from bindery.outputs import render_all
from bindery.outputs.manifest import manifest
from bindery.outputs.render import Templates, write
from bindery.show import as_data, listing, show
from bindery.spec.check import load_checked
from bindery.spec.mistakes import SpecError, SpecErrors, closest
from bindery.spec.model import DIALECTS, Routine, Spec

_PACKAGE = Path(__file__).resolve().parent


def _home() -> tuple[Path, Path]:
    """Where specs/ and templates/ stand, and where generated/ goes: a checkout, or, for an installed package, the
    current folder."""
    for folder in (_PACKAGE.parents[1], Path.cwd()):
        if (folder / "specs" / "kinds.toml").exists():
            return folder, folder
    return _PACKAGE, Path.cwd()


class CommandError(Exception):
    """What a user did wrong on the command line: one line, exit status 2."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see `{self.prog} --help`", file=sys.stderr)
        sys.exit(2)


def _overlays(arguments: argparse.Namespace) -> list[Path]:
    """The folders of overlays; messages call each by its name, so that must be its own."""
    names = [Path(arguments.specs).resolve().name]
    for overlay in map(Path, arguments.overlay):
        if not overlay.is_dir():
            raise CommandError(f"bindery: --overlay {overlay}: there is no such folder; correct the path")
        if overlay.resolve().name in names:
            raise CommandError(f"bindery: --overlay {overlay}: another folder has the same name; rename one of them")
        names.append(overlay.resolve().name)
    return [Path(overlay) for overlay in arguments.overlay]


def _spec(arguments: argparse.Namespace) -> Spec:
    folder = Path(arguments.specs)
    overlays = _overlays(arguments)
    # An installed package has no hand-written sources beside its specs.
    return load_checked(folder, overlays, None if folder.parent == _PACKAGE else folder.parent)


def _generate(arguments: argparse.Namespace) -> int:
    files = render_all(_spec(arguments), Templates(Path(arguments.templates)))
    try:
        tally = write(Path(arguments.output), files, dry=arguments.check)
    except OSError as error:
        raise CommandError(
            f"bindery generate: {error.filename or arguments.output}: {error.strerror}; "
            "name a folder that can be written with --output"
        ) from None
    if arguments.check and not tally.is_current:
        late = [*tally.written, *tally.removed]
        more = f" and {len(late) - 1} more" if len(late) > 1 else ""
        print(
            f"bindery: {Path(arguments.output).name}/{late[0]}{more} out of date; run `bindery generate`",
            file=sys.stderr,
        )
        return 1
    print(f"{len(tally.written)} written, {tally.unchanged} unchanged, {len(tally.removed)} removed")
    return 0


def _routine(spec: Spec, name: str) -> Routine:
    """A routine by its name, in any spelling: MPI_Send, MPI_Send_c, PMPI_SEND, mpi_send_f08ts_."""
    plain = name.lower().removeprefix("p").rstrip("_")
    for suffix in ("", "_f08ts", "_f08", "_fts", "_cptr"):
        for routine in spec.routines.values():
            if plain.removesuffix(suffix) in (p.name.lower() for p in routine.procedures):
                return routine
    raise CommandError(f"bindery show: no routine '{name}'; {closest(name, spec.routines)}")


def _show(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    print(show(spec, _routine(spec, arguments.routine), Path(arguments.specs)))
    return 0


def _list(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    wanted = {"chapter": arguments.chapter, "category": arguments.category, "since": arguments.since}
    for field, value in wanted.items():
        known = {getattr(r, field) for r in spec.routines.values()}
        if value and value not in known:
            option = {"category": "class"}.get(field, field)
            raise CommandError(f"bindery list: --{option} {value}: nothing has it; {closest(value, known)}")
    chosen = [
        r
        for r in sorted(spec.routines.values(), key=lambda r: r.name)
        if all(not value or getattr(r, field) == value for field, value in wanted.items())
        and (not arguments.dialect or arguments.dialect in r.dialects)
    ]
    print(json.dumps([as_data(r) for r in chosen], indent=1) if arguments.json else listing(chosen))
    return 0


def _manifest(arguments: argparse.Namespace) -> int:
    print(json.dumps(manifest(_spec(arguments)), indent=1))
    return 0


def _audit(arguments: argparse.Namespace) -> int:
    from .audit import run  # libclang is asked for only where it is needed

    return run(
        _spec(arguments),
        arguments.targets,
        arguments.json,
        libraries=tuple(arguments.library),
        include=tuple(arguments.include),
        since=arguments.since,
    )


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="bindery", description="Complete MPI bindings from one spec.")
    parser.add_argument("--version", action="version", version=f"bindery {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    common = _Parser(add_help=False)
    home, output = _home()
    common.add_argument("--specs", default=str(home / "specs"), help="the spec folder")
    common.add_argument("--overlay", action="append", default=[], metavar="DIR", help="TODO")

    generate = commands.add_parser("generate", parents=[common], help="write generated/")
    generate.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    generate.add_argument("--output", default=str(output / "generated"), help="where to write")
    generate.add_argument("--templates", default=str(home / "templates"), help="the template folder")
    generate.set_defaults(run=_generate)

    one = commands.add_parser("show", parents=[common], help="all that is known of a routine")
    one.add_argument("routine", metavar="ROUTINE")
    one.set_defaults(run=_show)

    some = commands.add_parser("list", parents=[common], help="list routines")
    some.add_argument("--chapter", help="of one file of specs/routines")
    some.add_argument("--class", dest="category", help="of one class: point-to-point, collective, …")
    some.add_argument(
        "--dialect",
        choices=DIALECTS,
        type=lambda name: "mpifh" if name == "mpif.h" else name,
        help="that one dialect has; mpif.h is another name of mpifh",
    )
    some.add_argument("--since", help="that came with one version of MPI")
    some.add_argument("--json", action="store_true", help="for programs")
    some.set_defaults(run=_list)

    objects = commands.add_parser(
        "manifest", parents=[common], help="routine -> objects -> symbols -> what they call, as JSON"
    )
    objects.set_defaults(run=_manifest)

    audit = commands.add_parser("audit", parents=[common], help="compare an installed MPI with the spec")
    audit.add_argument("targets", nargs="+", metavar="TARGET", help="an mpicc, a header, or a library")
    audit.add_argument(
        "--library",
        action="append",
        default=[],
        metavar="PATH",
        help="a library that belongs to the targets; may be repeated",
    )
    audit.add_argument(
        "--include",
        action="append",
        default=[],
        metavar="DIR",
        help="a folder of headers that a header includes; may be repeated",
    )
    audit.add_argument(
        "--since", default="", metavar="X.Y", help="the version of MPI to hold the target to, instead of its own claim"
    )
    audit.add_argument("--json", action="store_true", help="for programs")
    audit.set_defaults(run=_audit)
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns 0, 1 where something was found wanting, or 2 for a mistake of the caller's or the
    spec's."""
    parsed = _parser().parse_args(arguments)
    try:
        run: Callable[[argparse.Namespace], int] = parsed.run
        return run(parsed)
    except (SpecError, SpecErrors, CommandError) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader, say `head`, has seen enough; Python would complain again while it exits.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 0


if __name__ == "__main__":
    sys.exit(main())
