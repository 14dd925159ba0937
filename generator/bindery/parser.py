"""The parser of the command line: -help is --help, and a mistake is one line."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn


class Parser(argparse.ArgumentParser):
    def __init__(self, *arguments: Any, **options: Any):
        super().__init__(*arguments, **options)
        if self.add_help:
            self.add_argument("-help", action="help", help=argparse.SUPPRESS)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; see `{self.prog} --help`", file=sys.stderr)
        sys.exit(2)
