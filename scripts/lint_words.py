"""Find docstrings and comments that do not begin with what they are about.

Reads the names of files from standard input. A docstring says what a function returns or does, with a subject; so does
a comment above code. `tests/docs/vocabulary.py` looks at the words inside."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

# A fragment begins with these words.
FRAGMENT = re.compile(r"(?:Of|With|Those|What)\b(?!.*\?)")
# The first line of a comment of its own: the line before is none.
COMMENT = re.compile(r"^[ \t]*(?://|/\*|#|!)[ \t]+(.*)$")


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, kinds) and (said := ast.get_docstring(node)):
            yield node.body[0].lineno, said.split("\n")[0]


def comments(text: str) -> Iterator[tuple[int, str]]:
    is_inside = False
    for number, line in enumerate(text.split("\n"), 1):
        match = COMMENT.match(line)
        if match and not is_inside:
            yield number, match[1]
        is_inside = bool(match)


def findings(name: str) -> Iterator[str]:
    text = Path(name).read_text(encoding="utf-8")
    for number, line in [*comments(text), *(docstrings(text) if name.endswith(".py") else ())]:
        if FRAGMENT.match(line):
            yield f"{name}:{number}: begins with a fragment: {line[:60]!r}; say it with a subject or a verb"


def main() -> int:
    wrong = [line for name in sys.stdin.read().split() for line in findings(name)]
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
