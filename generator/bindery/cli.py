"""The command `bindery`."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bindery import options
from bindery.outputs import render_all
from bindery.outputs.manifest import manifest
from bindery.outputs.render import Tally, Templates, write
from bindery.show import as_data, kind_data, kinds, listing, show
from bindery.spec.check import load_checked
from bindery.spec.mistakes import SpecError, SpecErrors, closest
from bindery.spec.model import FORTRAN, Routine, Spec
from bindery.spec.schema import schemas
from bindery.views import quirks

if TYPE_CHECKING:
    from bindery import rendering

# The most routines that a message lists.
_FEW = 12


class CommandError(Exception):
    """A mistake on the command line: one line, exit status 2."""


def _overlays(arguments: argparse.Namespace) -> list[Path]:
    """The folders of overlays; messages call each by its name, so no two have the same."""
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
    return load_checked(folder, overlays, None if folder.parent == options.PACKAGE else folder.parent)


def _write(arguments: argparse.Namespace, files: dict[str, str], command: str, remove: bool = True) -> int:
    """Write files, or compare them. Returns 1 where some are out of date."""
    try:
        tally = write(Path(arguments.output), files, dry=arguments.check, remove=remove)
    except OSError as error:
        raise CommandError(
            f"bindery {command}: {error.filename or arguments.output}: {error.strerror}; "
            "name a folder that can be written with --output"
        ) from None
    if arguments.check and not tally.is_current:
        print(_out_of_date(arguments, tally, command), file=sys.stderr)
        return 1
    print(f"{len(tally.written)} written, {tally.unchanged} unchanged, {len(tally.removed)} removed")
    return 0


def _out_of_date(arguments: argparse.Namespace, tally: Tally, command: str) -> str:
    late = [*tally.written, *tally.removed]
    more = f" and {len(late) - 1} more" if len(late) > 1 else ""
    return f"bindery: {Path(arguments.output).name}/{late[0]}{more} out of date; run `bindery {command}`"


def _generate(arguments: argparse.Namespace) -> int:
    return _write(arguments, render_all(_spec(arguments), Templates(Path(arguments.templates))), "generate")


def _schema(arguments: argparse.Namespace) -> int:
    files = {
        f"{name}.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in schemas().items()
    }
    return _write(arguments, files, "schema", remove=False)


def find_routine(spec: Spec, name: str, command: str = "show") -> Routine:
    """A routine by its name in any dialect (MPI_Send_c, PMPI_SEND, mpi_send_f08ts_), or by the beginning of one."""
    plain = re.sub(r"^p(?=mpi)", "", name.lower()).rstrip("_")
    owners = {p.name.lower(): routine for routine in spec.routines.values() for p in routine.procedures}
    for prefix in ("", "mpi_"):
        for suffix in ("", "_f08ts", "_f08", "_fts", "_cptr"):
            if prefix + plain.removesuffix(suffix) in owners:
                return owners[prefix + plain.removesuffix(suffix)]
    begun = sorted({r.name for text, r in owners.items() if text.startswith((plain, f"mpi_{plain}"))})
    if len(begun) == 1:
        return spec.routines[begun[0]]
    if begun:
        more = f" and {len(begun) - _FEW} more" if len(begun) > _FEW else ""
        raise CommandError(
            f"bindery {command}: '{name}' begins {', '.join(begun[:_FEW])}{more}; write more of the name"
        )
    raise CommandError(f"bindery {command}: no routine '{name}'; {closest(name, spec.routines)}")


def _show(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    print(show(spec, find_routine(spec, arguments.routine), Templates(Path(arguments.templates))))
    return 0


def _list(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    filters = {"chapter": arguments.chapter, "category": arguments.category, "since": arguments.since}
    for field, value in filters.items():
        known = {getattr(r, field) for r in spec.routines.values()}
        if value and value not in known:
            option = {"category": "class"}.get(field, field)
            raise CommandError(f"bindery list: --{option} {value}: nothing has it; {closest(value, known)}")
    chosen = [
        r
        for r in sorted(spec.routines.values(), key=lambda r: r.name)
        if all(not value or getattr(r, field) == value for field, value in filters.items())
        and (not arguments.dialect or arguments.dialect in r.dialects)
    ]
    print(json.dumps([as_data(r) for r in chosen], indent=1) if arguments.json else listing(chosen))
    return 0


def _kinds(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    print(json.dumps([kind_data(k) for k in spec.kinds.values()], indent=1) if arguments.json else kinds(spec))
    return 0


def _quirks(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    rows = [quirks.as_data(quirk) for quirk in spec.quirks.values()]
    print(json.dumps(rows, indent=1) if arguments.json else quirks.listing(spec))
    return 0


def _manifest(arguments: argparse.Namespace) -> int:
    print(json.dumps(manifest(_spec(arguments)), indent=1))
    return 0


def _audit(arguments: argparse.Namespace) -> int:
    from bindery.audit import run  # only this command needs libclang

    return run(
        _spec(arguments),
        arguments.targets,
        arguments.json,
        libraries=tuple(arguments.library),
        include=tuple(arguments.include),
        since=arguments.since,
    )


def _names(arguments: argparse.Namespace) -> int:
    from bindery import linker_names

    spec = _spec(arguments)
    chosen = linker_names.Options(
        [d for d in FORTRAN if not arguments.dialect or d in arguments.dialect],
        arguments.compiler,
        arguments.library,
        arguments.include,
        [find_routine(spec, name, "names").name for name in arguments.routine],
    )
    try:
        print(linker_names.run(spec, arguments.mpi, chosen, arguments.json))
    except linker_names.AuditError as error:
        raise CommandError(str(error).replace("bindery audit", "bindery names", 1)) from None
    return 0


def _render(arguments: argparse.Namespace) -> int:
    from bindery import rendering

    if arguments.list:
        print(rendering.listing(options.TOOL_TEMPLATES))
        return 0
    if not arguments.template or not arguments.output:
        raise CommandError("bindery render: a template and a folder are needed; write TEMPLATE.j2 -o DIR, or --list")
    spec = _spec(arguments)
    try:
        template = rendering.UserTemplate(
            rendering.find_template(arguments.template, options.TOOL_TEMPLATES), options.TOOL_TEMPLATES, arguments.file
        )
        chosen = _selection(arguments).procedures(
            spec, lambda name: find_routine(spec, name, "render"), _installed(spec, arguments)
        )
        files = rendering.render(template, spec, chosen)
        written, same = rendering.write(Path(arguments.output), files)
    except (rendering.TemplateError, rendering.SelectionError) as error:
        raise CommandError(f"bindery render: {error}") from None
    except OSError as error:
        raise CommandError(
            f"bindery render: {error.filename or arguments.output}: {error.strerror}; "
            "name a folder that can be written with -o"
        ) from None
    print(f"{written} written, {same} unchanged")
    return 0


def _selection(arguments: argparse.Namespace) -> rendering.Selection:
    from bindery.rendering import Selection

    return Selection(
        arguments.routine,
        arguments.category,
        arguments.chapter,
        arguments.dialect,
        arguments.standard or "",
        arguments.removed,
    )


def _installed(spec: Spec, arguments: argparse.Namespace) -> frozenset[str] | None:
    """The routines that an MPI has, in C or in the one Fortran dialect that is chosen."""
    if not arguments.mpi:
        return None
    from bindery import linker_names

    try:
        return linker_names.routines(spec, arguments.mpi, arguments.dialect, arguments.compiler)
    except linker_names.AuditError as error:
        raise CommandError(str(error).replace("bindery audit", "bindery render --mpi", 1)) from None


COMMANDS = {
    "generate": _generate,
    "schema": _schema,
    "show": _show,
    "list": _list,
    "kinds": _kinds,
    "quirks": _quirks,
    "manifest": _manifest,
    "audit": _audit,
    "names": _names,
    "render": _render,
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns 0, 1 if something differs or is out of date, 2 for a mistake in the spec or on the
    command line."""
    parsed = options.parser().parse_args(arguments)
    try:
        return COMMANDS[parsed.command](parsed)
    except (SpecError, SpecErrors, CommandError) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader, say `head`, has seen enough; Python would complain again while it exits.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 0


if __name__ == "__main__":
    sys.exit(main())
