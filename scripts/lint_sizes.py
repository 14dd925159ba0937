"""Find functions of more than 40 lines in Python (clang-tidy finds those in C++) and files of more than 250 lines.

Reads the names of files from standard input. Tests, and the programs of the conformance report, are lists of cases, so
that only their functions count. An exception is a row of lint_sizes.toml with its reason; a needless row is an
error."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

LONGEST_FUNCTION = 40
LONGEST_MODULE = 250
LISTS = ("tests/", "bench/", "tools/conformance/")
EXCEPTIONS = Path(__file__).with_suffix(".toml")


def long_functions(text: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield node.name, lines


def findings(name: str) -> Iterator[tuple[str, str]]:
    """The parts that are too long, each as a key of the exceptions and a sentence."""
    text = Path(name).read_text(encoding="utf-8")
    lines = text.count("\n")
    if lines > LONGEST_MODULE and not name.startswith(LISTS):
        yield name, f"{name}: {lines} lines, more than {LONGEST_MODULE}; split it"
    for function, length in long_functions(text) if name.endswith(".py") else ():
        yield f"{name}:{function}", f"{name}: {function}() has {length} lines, more than {LONGEST_FUNCTION}; split it"


def main() -> int:
    exceptions = tomllib.loads(EXCEPTIONS.read_text(encoding="utf-8"))
    found = dict(finding for name in sys.stdin.read().split() for finding in findings(name))
    wrong = [sentence for key, sentence in found.items() if key not in exceptions]
    wrong += [f"{EXCEPTIONS.name}: {key}: no longer too long; remove the row" for key in exceptions if key not in found]
    wrong += [f"{EXCEPTIONS.name}: {key}: no reason" for key, reason in exceptions.items() if not reason.strip()]
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
