"""The command `bindery`. Each command imports what it alone needs: a start costs as much as the rest of short ones."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from bindery_mpi import options
from bindery_mpi.end import Ended, ending_all, undisturbed
from bindery_mpi.line import Line
from bindery_mpi.lookup import EVERYTHING, CommandError, find_files
from bindery_mpi.paths import PACKAGE, why_not_written
from bindery_mpi.spec import stored
from bindery_mpi.spec.mistakes import SpecError, SpecErrors, closest
from bindery_mpi.spec.model import DIALECTS, Spec
from bindery_mpi.wrap.options import in_order
from bindery_mpi.wrap.source import WrapError

if TYPE_CHECKING:
    from bindery_mpi.outputs.render import Tally


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


def _spec(arguments: argparse.Namespace, idle: bool = False) -> Spec:
    """The spec; only `bindery generate` looks for rules that do nothing, and checks what was checked."""
    return load_checked(Path(arguments.specs), _overlays(arguments), _root(Path(arguments.specs)), idle)


def load_checked(folder: Path, overlays: list[Path], root: Path | None, idle: bool) -> Spec:
    if not idle and (known := stored.read_checked(folder, overlays)):
        return known
    from bindery_mpi import layers  # no small import

    return layers.load_checked(folder, overlays, root, idle)


def _root(specs: Path) -> Path | None:
    """The folder of hand-written sources beside the specs; a package and a copy of the specs alone have none."""
    return specs.parent if specs.parent != PACKAGE and (specs.parent / "c").is_dir() else None


def _write(output: Path, files: dict[str, str], command: str, check: bool, remove: bool) -> int:
    """Write files, or compare them. Returns 1 where some are out of date."""
    from bindery_mpi.outputs.render import write

    try:
        with undisturbed():  # no half of the files
            tally = write(output, files, dry=check, remove=remove)
    except OSError as error:
        raise _not_written(error.filename or output, error.strerror) from None
    if check and not tally.is_current:
        print(out_of_date(output.name, tally, command), file=sys.stderr)
        return 1
    print(f"{len(tally.written)} written, {tally.unchanged} unchanged, {len(tally.removed)} removed")
    return 0


def _not_written(path: object, why: str | None) -> CommandError:
    return CommandError(f"bindery generate: {path}: {why}; name a folder that can be written")


def out_of_date(folder: str, tally: Tally, command: str) -> str:
    """One line: the first file, and how many there are below each folder."""
    late = [*tally.written, *tally.removed]
    folders = Counter("/".join(Path(name).parts[:-1][:2]) or "." for name in late)
    numbers = ", ".join(f"{name} {number}" for name, number in sorted(folders.items()))
    more = f" and {len(late) - 1} more ({numbers})" if late[1:] else ""
    return f"bindery: {folder}/{late[0]}{more} out of date; run `bindery {command}`"


def _generate(arguments: argparse.Namespace) -> int:
    from bindery_mpi.depfile import SUFFIX, write_depfile
    from bindery_mpi.outputs import OUTPUTS, TEST_OUTPUTS, render_all
    from bindery_mpi.outputs.render import Templates

    specs, templates, only = Path(arguments.specs), Path(arguments.templates), arguments.only
    depfile = Path(arguments.depfile) if arguments.depfile else None
    if depfile and (arguments.check or depfile.suffix != SUFFIX):
        wrong = "--check writes nothing" if arguments.check else "the name of the stamp with .d is wanted"
        raise CommandError(f"bindery generate: --depfile {depfile}: {wrong}; write generated{SUFFIX} or leave it out")
    command, outputs = (
        (f"generate --tests {arguments.tests}", TEST_OUTPUTS) if arguments.tests else ("generate", OUTPUTS)
    )
    output = Path(arguments.tests or arguments.output)
    if not arguments.check and not output.exists() and (why := why_not_written(output / "file")):
        raise _not_written(output, why)
    spec = _spec(arguments, idle=True)
    line, is_wanted = Line(sys.stderr), find_files(spec, only)
    told = lambda path, origin: line.count("generate: {} files") or is_wanted(path, origin)  # noqa: E731
    files = render_all(spec, Templates(templates), told, outputs)
    line.clear()
    if not files:
        wanted = "write a routine, or a pattern such as 'fortran/f08ts/*'"
        raise CommandError(f"bindery generate: --only {only}: no file matches; {wanted}")
    status = _write(output, files, command, arguments.check, remove=only == EVERYTHING)
    if depfile:
        write_depfile(depfile, [specs, *_overlays(arguments)], templates, _root(specs))
    return status


def _show(arguments: argparse.Namespace) -> int:
    from bindery_mpi.show_command import show

    return show(_spec(arguments), arguments)


def _list(arguments: argparse.Namespace) -> int:
    from bindery_mpi.listing import as_data, listing

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
        and (not arguments.dialect or DIALECTS[arguments.dialect].has(r))
    ]
    print(json.dumps([as_data(r) for r in chosen], indent=1) if arguments.json else listing(chosen))
    return 0


def _kinds(arguments: argparse.Namespace) -> int:
    from bindery_mpi.listing import kind_data, kinds

    spec = _spec(arguments)
    print(json.dumps([kind_data(k) for k in spec.kinds.values()], indent=1) if arguments.json else kinds(spec))
    return 0


def _quirks(arguments: argparse.Namespace) -> int:
    from bindery_mpi.views.fortran import quirks

    spec = _spec(arguments)
    rows = [quirks.as_data(quirk) for quirk in spec.quirks.values()]
    print(json.dumps(rows, indent=1) if arguments.json else quirks.listing(spec))
    return 0


def _manifest(arguments: argparse.Namespace) -> int:
    if arguments.wrappers is not None:
        from bindery_mpi.members import wrappers

        return wrappers(_spec(arguments), arguments)
    from bindery_mpi.outputs.manifest import as_text, manifest

    print(as_text(manifest(_spec(arguments))))
    return 0


def _audit(arguments: argparse.Namespace) -> int:
    from bindery_mpi.audit import run

    return run(
        _spec(arguments),
        arguments.targets,
        arguments.json,
        libraries=tuple(arguments.library),
        include=tuple(arguments.include),
        since=arguments.since,
    )


def _of(module: str, name: str, spec: bool = True) -> Callable[[argparse.Namespace], int]:
    """The command that a function of another module carries out; it gets the spec, unless it reads none."""

    def command(arguments: argparse.Namespace) -> int:
        given = (_spec(arguments), arguments) if spec else (arguments,)
        return int(getattr(import_module(f"bindery_mpi.{module}"), name)(*given))

    return command


def _render(arguments: argparse.Namespace) -> int:
    from bindery_mpi import tool_commands

    return tool_commands.render(None if arguments.list else _spec(arguments), arguments)


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "generate": _generate,
    "show": _show,
    "list": _list,
    "kinds": _kinds,
    "quirks": _quirks,
    "manifest": _manifest,
    "audit": _audit,
    "abi": _of("abi_library.command", "abi"),
    "conformance": _of("conformance.command", "conformance"),
    "build": _of("build.command", "build", spec=False),
    "profile": _of("profile.command", "profile", spec=False),
    "check": _of("check.command", "check", spec=False),
    "wrap": _of("wrap.command", "wrap"),
    "names": _of("tool_commands", "names"),
    "render": _render,
    "completion": _of("completion", "completion", spec=False),
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns 0, 1 if something differs or is out of date, 2 for a mistake in spec or words."""
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments[:1] == ["wrap"]:
        arguments = ["wrap", *in_order(arguments[1:])]
    parsed = options.parser().parse_args(arguments)
    try:
        with ending_all():
            return COMMANDS[parsed.command](parsed)
    except Ended as ended:
        ended.end()
    except (SpecError, SpecErrors, CommandError, WrapError) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader, say `head`, has seen enough; Python would complain again while it exits.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 0


if __name__ == "__main__":
    sys.exit(main())
