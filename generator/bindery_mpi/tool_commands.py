"""The commands for authors of tools: `bindery names` and `bindery render`."""

from __future__ import annotations

import argparse
from pathlib import Path

from bindery_mpi import linker_names, options, rendering
from bindery_mpi.lookup import CommandError, find_routine
from bindery_mpi.rendering import Selection
from bindery_mpi.spec.model import STANDARD_FORTRAN, Spec


def names(spec: Spec, arguments: argparse.Namespace) -> int:
    chosen = linker_names.Options(
        [d for d in STANDARD_FORTRAN if not arguments.dialect or d.name in arguments.dialect],
        arguments.compiler,
        arguments.library,
        arguments.include,
        [find_routine(spec, name, "names").name for name in arguments.routine],
    )
    try:
        print(linker_names.run(spec, arguments.mpi, chosen, arguments.json))
    except linker_names.AuditError as error:
        raise CommandError(f"bindery names: {error}") from None
    return 0


def render(spec: Spec | None, arguments: argparse.Namespace) -> int:
    """Without a spec, the ready templates are listed."""
    if not spec:
        print(rendering.listing(options.TOOL_TEMPLATES))
        return 0
    if not arguments.template or not arguments.output:
        raise CommandError("bindery render: a template and a folder are needed; write TEMPLATE.j2 -o DIR, or --list")
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


def _selection(arguments: argparse.Namespace) -> Selection:
    return Selection(
        arguments.routine,
        arguments.category,
        arguments.chapter,
        arguments.dialect,
        arguments.standard or "",
        arguments.removed,
        arguments.exclude,
    )


def _installed(spec: Spec, arguments: argparse.Namespace) -> frozenset[str] | None:
    """The routines that an MPI has, in C or in the one Fortran dialect that is chosen."""
    if not arguments.mpi:
        return None
    try:
        return linker_names.routines(spec, arguments.mpi, arguments.dialect, arguments.compiler)
    except linker_names.AuditError as error:
        raise CommandError(f"bindery render --mpi: {error}") from None
