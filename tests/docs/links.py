"""Every link in a document leads to a file of the repository, and to a heading there; every named script exists. So does every page
of docs/ that any other file names, as in a comment or in a message of a command."""

import re
import sys
from collections.abc import Iterator

from tree import ROOT, handwritten_files

LINK = re.compile(r"\]\(([^)\s]+)\)")
PAGE = re.compile(r"(?<![\w/.-])(?:\.\./)*(docs/[\w/-]+\.(?:md|svg))|\bpage\(['\"]([\w/.-]+)['\"]\)")
SCRIPT = re.compile(r"^(?:    )?(scripts/[\w-]+)", re.MULTILINE)


def anchor_of(heading: str) -> str:
    """The anchor of a heading, as GitHub forms it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def problems_of(name: str, text: str) -> Iterator[str]:
    for script in SCRIPT.findall(text):
        if not (ROOT / script).is_file():
            yield f"{name}: no script {script}"
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        if not file.exists():
            yield f"{name}: {target}: no such file"
        elif anchor and anchor not in map(anchor_of, re.findall(r"^#+ (.+)$", file.read_text(), re.MULTILINE)):
            yield f"{name}: {target}: no such heading"


def named_in(name: str, text: str) -> Iterator[str]:
    """The pages that a file names and that are missing."""
    for path, page in PAGE.findall(text):
        if not (ROOT / (path or f"docs/{page}")).is_file():
            yield f"{name}: {path or page}: no such page"


def main() -> None:
    files = list(handwritten_files())
    documents = [(name, text) for name, text in files if name.endswith(".md")]
    problems = [problem for name, text in documents for problem in problems_of(name, text)]
    problems += [problem for name, text in files for problem in named_in(name, text)]
    if problems or len(documents) < 10:
        sys.exit("\n".join(problems) or f"only {len(documents)} documents found")


main()
