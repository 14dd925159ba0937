"""The parser of the command line: -help is --help, and a mistake is one line; and what its commands have in common."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from typing import Any, NoReturn

from bindery_mpi.paths import home, page

STATUS = (
    "exit status: 0 all right, 1 something differs or is out of date, 2 a mistake in the spec or on the command line"
)


class Parser(argparse.ArgumentParser):
    def __init__(self, *arguments: Any, **options: Any):
        super().__init__(*arguments, **options)
        if self.add_help:
            self.add_argument("-help", action="help", help=argparse.SUPPRESS)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see `{self.prog} --help`", file=sys.stderr)
        sys.exit(2)


GROUPS = {
    "use": ("build", "profile", "check", "completion"),
    "write tools, look at an MPI": ("wrap", "render", "names", "manifest", "audit", "abi", "conformance"),
    "read and change the spec": ("show", "list", "kinds", "quirks", "generate"),
}


class Grouped(argparse.RawDescriptionHelpFormatter):
    """Leaves out the commands, which Commands.describe() lists by group."""

    def add_argument(self, action: argparse.Action) -> None:
        if action.dest != "command":
            super().add_argument(action)


class Commands:
    """Adds commands that share the options of the spec."""

    def __init__(self, parser: argparse.ArgumentParser):
        self._top, self._briefs = parser, dict[str, str]()
        self._commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", prog=parser.prog)
        self._common = argparse.ArgumentParser(add_help=False)
        self._common.add_argument("--specs", default=str(home()[0] / "specs"), metavar="DIR", help="folder of the spec")
        self._common.add_argument(
            "--overlay",
            action="append",
            default=[],
            metavar="DIR",
            help="folder that extends the spec with a vendor's own routines; may be repeated "
            f"({page('howto/vendor.md')})",
        )

    def add(
        self, name: str, help: str, *examples: str, spec: bool = True, status: str = STATUS
    ) -> argparse.ArgumentParser:
        """A command. `spec`: whether it reads the spec."""
        self._briefs[name] = help
        lines = "".join(f"\n  bindery {example}" for example in examples)
        return self._commands.add_parser(
            name,
            parents=[self._common] if spec else [],
            help=help,
            description=help[0].upper() + help[1:] + ".",
            epilog=f"examples:{lines}\n\n{status}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    def describe(self, text: str) -> None:
        """Give the help of the top its text, with the commands by group."""
        width, indent = shutil.get_terminal_size().columns - 2, " " * 14
        for title, names in GROUPS.items():
            lines = (textwrap.fill(f"  {n:<12}{self._briefs[n]}", width, subsequent_indent=indent) for n in names)
            text += "\n\n".join(["", title + ":\n" + "\n".join(lines)])
        self._top.description = text
