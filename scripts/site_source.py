"""python3 site_source.py FOLDER: write what MkDocs makes the site of: documents as they are in the repository with what they
link to, a page for each routine, and the configuration."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from bindery_mpi.reference import cards, markdown
from bindery_mpi.spec.load import load

ROOT = Path(__file__).resolve().parents[1]
ROUTINES = "routines"
FIRST = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
_LINK = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
_ITEM = re.compile(r"( *)([-*]|\d+\.) ")


def main() -> None:
    folder = Path(sys.argv[1])
    pages = folder / "docs"
    shutil.rmtree(pages, ignore_errors=True)
    documents = _documents(pages)
    _routines(pages / ROUTINES)
    shutil.copy(ROOT / "scripts/site.css", pages)
    configuration = (ROOT / "scripts/site.yml").read_text(encoding="utf-8")
    nav = "\n".join(["nav:", f"  - Routines: {ROUTINES}/index.md", *_navigation(documents)])
    (folder / "mkdocs.yml").write_text(f"{configuration}{nav}\n", encoding="utf-8")


def _documents(pages: Path) -> list[str]:
    """Copies the documents, and every file that they link to. Returns the names of the documents."""
    documents = [*FIRST, *sorted(str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.md"))]
    wanted, done = [*documents, *sorted(str(p.relative_to(ROOT)) for p in (ROOT / "docs").rglob("*.svg"))], set()
    while wanted:
        name = wanted.pop()
        if name in done:
            continue
        done.add(name)
        target = pages / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".md"):
            text, linked = _linked(name, (ROOT / name).read_text(encoding="utf-8"))
            target.write_text(_spaced(text), encoding="utf-8")
            wanted += linked
        else:
            shutil.copy(ROOT / name, target)
    return documents


def _linked(name: str, text: str) -> tuple[str, list[str]]:
    """A document whose links lead to files of the site, and these files: a folder is its README, or no link."""
    found: list[str] = []

    def replaced(match: re.Match[str]) -> str:
        words, target, anchor = match[1], match[2], match[3] or ""
        path = (ROOT / name).parent / target
        if re.match(r"[a-z]+:", target) or not path.exists():
            return match[0]
        if path.is_dir():
            path, target = path / "README.md", f"{target.rstrip('/')}/README.md"
            if not path.exists():
                return words
        found.append(str(path.resolve().relative_to(ROOT)))
        return f"[{words}]({target}{anchor})"

    return _outside_code(text, lambda line: _LINK.sub(replaced, line)), found


def _outside_code(text: str, change: object) -> str:
    lines, is_code = [], False
    for line in text.splitlines():
        fence = line.lstrip().startswith("```")
        is_code ^= fence
        lines.append(line if is_code or fence else change(line))  # type: ignore[operator]
    return "\n".join(lines) + "\n"


def _spaced(text: str) -> str:
    """With a blank line before each list and table, and four spaces before an item of an item: others need less."""
    return "\n".join(_spaced_lines(text.splitlines())) + "\n"


def _spaced_lines(lines: list[str]) -> Iterator[str]:
    is_code, before = False, ""
    for line in lines:
        is_code ^= line.lstrip().startswith("```")
        item = None if is_code else _ITEM.match(line)
        if item and item[1]:
            line = " " * (2 * len(item[1])) + line.lstrip()
        starts = (item and not item[1] and not _ITEM.match(before) and not before.startswith(" ")) or (
            line.startswith("|") and not before.startswith("|")
        )
        if starts and before and not is_code:
            yield ""
        yield line
        before = line


def _routines(folder: Path) -> None:
    folder.mkdir()
    every = cards(load(ROOT / "specs"))

    def link(name: str) -> str:
        return f"{name}.md"

    for card in every:
        (folder / link(card.name)).write_text(markdown.page(card, link), encoding="utf-8")
    (folder / "index.md").write_text(markdown.index(every, link), encoding="utf-8")


def _navigation(documents: list[str]) -> Iterator[str]:
    """The documents as folders have them; a folder of docs/ is a section."""
    sections: dict[str, list[str]] = {}
    for name in documents:
        parts = Path(name).parts
        sections.setdefault(parts[1] if len(parts) > 2 else "", []).append(name)
    for section, names in sections.items():
        if section:
            yield f"  - {section[0].upper()}{section[1:]}:"
        yield from (f"{'      ' if section else '  '}- {_title(name)}: {name}" for name in names)


def _title(name: str) -> str:
    heading = next(line for line in (ROOT / name).read_text(encoding="utf-8").splitlines() if line.startswith("# "))
    return '"' + heading.removeprefix("# ").replace("`", "").replace('"', "'") + '"'


if __name__ == "__main__":
    main()
