"""`bindery completion`: what a shell reads to complete the words of the command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from bindery_mpi import options
from bindery_mpi.lookup import CommandError

_PATHS = ("FILE", "FILE.d", "TARGET", "TEMPLATE", "MPI")


def completion(arguments: argparse.Namespace) -> int:
    parser, shell = options.parser(), arguments.shell
    try:
        import shtab
    except ImportError:
        remedy = "install it, or bindery-mpi[completion]"
        raise CommandError(f"bindery completion: no package shtab for {sys.executable}; {remedy}") from None
    for action in _actions(parser):
        if action.metavar in (*_PATHS, "DIR") and not action.choices:
            action.complete = shtab.DIRECTORY if action.metavar == "DIR" else shtab.FILE  # type: ignore[attr-defined]
    try:
        print(shtab.complete(parser, shell))
    except NotImplementedError:
        raise CommandError(f"bindery completion: shtab {shtab.__version__} knows no {shell}; install 1.13") from None
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """The options and words of a parser and of its commands."""
    for action in parser._actions:
        yield action
        for command in action.choices.values() if isinstance(action.choices, dict) else ():
            if isinstance(command, argparse.ArgumentParser):
                yield from _actions(command)
