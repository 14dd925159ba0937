"""Find sentences in documents that are long, and turns of phrase that are not plain active English.

Reads the names of Markdown files from standard input. Code, headings and blocks that tests write (`<!-- NAME -->` to
`<!-- /NAME -->`) are left out; a cell of a table and an item of a list are texts of their own, and a name in code is
one word.
`tests/docs/vocabulary.py` looks at single words."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LONGEST = 35  # words of a sentence
PHRASES = (
    (r"(?<!there )\b(?:is|are|was|were|be) none\b", "say what does not exist: 'there is no …', 'no …'"),
    (r"\bwhich goe?s? on\b", "name what continues: 'without stopping …'"),
    (r"\bof which\b", "two sentences, or 'whose', 'of these'"),
    (r",? \btoo(?= *(?:$|[.,;:)]))", "'also' before the verb, or nothing"),
    (r"^After this page\b", "begin with what the reader wants to do"),
    (r"\b(?:was|is|were|are)(?: not)? at hand\b", "'not tested', 'installed'"),
)
TESTED = re.compile(r"<!-- ([\w ]+?) -->\n.*?<!-- /\1 -->", re.DOTALL)
FENCED = re.compile(r"^( *)(```|~~~).*?^\1\2[ \t]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"``.+?``|`[^`]+`", re.DOTALL)
LINK = re.compile(r"!?\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^)]*\)")
END = re.compile(r"(?<=[.!?])[)\"*]*\s+(?=[\"*(]*[A-Z0-9\x01])")
ITEM = re.compile(r"^\s*(?:[-*+]|\d\.)\s+")


def blank(found: re.Match[str]) -> str:
    """As many lines without a text."""
    return "\n" * found[0].count("\n")


def blocks(text: str) -> Iterator[tuple[int, str]]:
    """The first line and the text of each paragraph, item and cell."""
    first, lines = 0, list[str]()
    for number, line in enumerate([*text.split("\n"), ""], 1):
        is_row, is_heading = line.lstrip().startswith("|"), line.startswith("#")
        if lines and (not line.strip() or is_row or is_heading or ITEM.match(line)):
            yield first, " ".join(lines)
            lines = []
        if is_row:
            yield from ((number, cell.strip()) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")))
        elif line.strip() and not is_heading and not (line.startswith("    ") and not lines):
            first = first if lines else number
            lines.append(ITEM.sub("", line, count=1).strip())


def findings(name: str, text: str) -> Iterator[str]:
    for pattern in (TESTED, FENCED, re.compile(r"<!--.*?-->", re.DOTALL)):
        text = pattern.sub(blank, text)
    text = CODE.sub(lambda found: "\x01" + "\n" * found[0].count("\n"), text)
    for line, block in blocks(LINK.sub(r"\1", text)):
        for phrase, remedy in PHRASES:
            if found := re.search(phrase, block):
                yield f"{name}:{line}: {found[0].strip(' ,')!r}: {remedy}"
        for sentence in END.split(block):
            count = len(re.findall(r"[^\s—–|/]*[\w\x01][^\s]*", sentence))
            if count > LONGEST:
                yield f"{name}:{line}: {count} words in a sentence, at most {LONGEST}: {sentence[:60]!r}"


def main() -> int:
    wrong = [
        line for name in sys.stdin.read().split() for line in findings(name, Path(name).read_text(encoding="utf-8"))
    ]
    print("".join(f"{line}\n" for line in wrong), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
