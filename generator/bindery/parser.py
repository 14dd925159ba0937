"""The parser of the command line: -help is --help, and a mistake is one line; and what its commands have in common."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
from typing import Any, ClassVar, NoReturn

from bindery.paths import home

STATUS = (
    "exit status: 0 all right, 1 something differs or is out of date, 2 a mistake in the spec or on the command line"
)


class Parser(argparse.ArgumentParser):
    words: ClassVar[list[str]] = []  # that are parsed

    def __init__(self, *arguments: Any, **options: Any):
        super().__init__(*arguments, **options)
        if self.add_help:
            self.add_argument("-help", action="help", help=argparse.SUPPRESS)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        Parser.words = sys.argv[1:] if args is None else list(args)
        return super().parse_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        right = with_separator(self.words)
        said = f"{message}; see `{self.prog} --help`"
        print(f"{self.prog}: {f'-- is missing before the command; write {right}' if right else said}", file=sys.stderr)
        sys.exit(2)


def with_separator(words: list[str]) -> str:
    """What was meant by `profile mpiexec -n 4 ./program`, where an option of the command is taken for one of bindery.
    Empty: something else."""
    if words[:1] not in (["profile"], ["check"]) or "--" in words:
        return ""
    start = next((i for i, word in enumerate(words) if i and word[:1] != "-" and shutil.which(word)), len(words))
    if not any(word.startswith("-") for word in words[start:]):
        return ""
    return f"`{shlex.join(['bindery', *words[:start], '--', *words[start:]])}`"


class Commands:
    """Adds commands that share the options of the spec."""

    def __init__(self, parser: argparse.ArgumentParser):
        self._commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
        self._common = argparse.ArgumentParser(add_help=False)
        self._common.add_argument("--specs", default=str(home()[0] / "specs"), metavar="DIR", help="folder of the spec")
        self._common.add_argument(
            "--overlay",
            action="append",
            default=[],
            metavar="DIR",
            help="folder that extends the spec with a vendor's own routines; may be repeated (docs/vendor.md)",
        )

    def add(
        self, name: str, help: str, *examples: str, spec: bool = True, status: str = STATUS
    ) -> argparse.ArgumentParser:
        """A command. `spec`: whether it reads the spec."""
        lines = "".join(f"\n  bindery {example}" for example in examples)
        return self._commands.add_parser(
            name,
            parents=[self._common] if spec else [],
            help=help,
            description=help[0].upper() + help[1:] + ".",
            epilog=f"examples:{lines}\n\n{status}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
