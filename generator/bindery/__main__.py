"""The command `bindery`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import __version__
from .check import check
from .load import load
from .model import Spec, SpecError
from .outputs import render_all
from .render import Templates, write
from .rules import check_rules

ROOT = Path(__file__).resolve().parents[2]


class CommandError(Exception):
    """What a user did wrong on the command line: one line, exit status 2."""


def _spec(arguments: argparse.Namespace) -> Spec:
    folder = Path(arguments.specs)
    spec = load(folder)
    check(spec, folder.parent)
    check_rules(spec, f"{folder.name}/conversions.toml")
    return spec


def _generate(arguments: argparse.Namespace) -> int:
    spec = _spec(arguments)
    files = render_all(spec, Templates(Path(arguments.templates)))
    tally = write(Path(arguments.output), files, dry=arguments.check)
    if arguments.check and not tally.is_current:
        late = [*tally.written, *tally.removed]
        more = f" and {len(late) - 1} more" if len(late) > 1 else ""
        print(f"bindery: {late[0]}{more} out of date; run `bindery generate`", file=sys.stderr)
        return 1
    verb = "would be written" if arguments.check else "written"
    print(f"{len(tally.written)} {verb}, {tally.unchanged} unchanged, {len(tally.removed)} removed")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bindery", description="Complete MPI bindings from one spec.")
    parser.add_argument("--version", action="version", version=f"bindery {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--specs", default=str(ROOT / "specs"), help="the spec folder")

    generate = commands.add_parser("generate", parents=[common], help="write generated/")
    generate.add_argument("--check", action="store_true", help="write nothing; fail if something is out of date")
    generate.add_argument("--output", default=str(ROOT / "generated"), help="where to write")
    generate.add_argument("--templates", default=str(ROOT / "templates"), help="the template folder")
    generate.set_defaults(run=_generate)
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns 0, 1 where something was found wanting, or 2 for a mistake of the caller's or the spec's."""
    parsed = _parser().parse_args(arguments)
    try:
        return parsed.run(parsed)
    except (SpecError, CommandError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
