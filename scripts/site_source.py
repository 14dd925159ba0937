"""python3 site_source.py FOLDER: write what MkDocs makes the site of: documents as they are in the repository with what
they link to, a page for each routine, and the configuration."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from bindery_mpi.reference import cards, markdown
from bindery_mpi.spec.load import load

ROOT = Path(__file__).resolve().parents[1]
ROUTINES = "routines"
FIRST = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
_SECTIONS = {"docs": "Documents", "howto": "How to"}
_LINK = re.compile(r"\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
_WORKER = "site.js"
_ELSEWHERE = "https://unpkg.com/iframe-worker/shim"  # what the plugin `offline` has loaded in place of _WORKER
_BLANKS = re.compile(r"\s+")
_KEPT = re.compile(r"(<pre.*?</pre>|<script.*?</script>)", re.DOTALL)
_ITEM = re.compile(r"( *)([-*]|\d+\.) ")


class Page(Protocol):
    """A page of MkDocs."""

    url: str  # "routines/MPI_Send.html"


def main() -> None:
    folder = Path(sys.argv[1])
    pages = folder / "docs"
    shutil.rmtree(pages, ignore_errors=True)
    documents = _documents(pages)
    _routines(pages / ROUTINES)
    for name in ("site.css", _WORKER):
        shutil.copy(ROOT / "scripts" / name, pages)
    configuration = (ROOT / "scripts/site.yml").read_text(encoding="utf-8")
    nav = "\n".join(["nav:", f"  - Routines: {ROUTINES}/index.md", *_navigation(documents)])
    hooks = f"hooks: ['{Path(__file__).resolve()}']"
    (folder / "mkdocs.yml").write_text(f"{configuration}{hooks}\n{nav}\n", encoding="utf-8")


def on_post_page(output: str, page: Page, **_: object) -> str:
    """A page without the blanks between its tags, a fifth of it, and with nothing from elsewhere. MkDocs calls this."""
    parts = _KEPT.split(output.replace(_ELSEWHERE, "../" * page.url.count("/") + _WORKER))
    return "".join(part if number % 2 else _BLANKS.sub(" ", part) for number, part in enumerate(parts))


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


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    lines, is_code = [], False
    for line in text.splitlines():
        fence = line.lstrip().startswith("```")
        is_code ^= fence
        lines.append(line if is_code or fence else change(line))
    return "\n".join(lines) + "\n"


def _spaced(text: str) -> str:
    """Returns a document with a blank line before each list and table, and four spaces before an item of an item: other
    readers of Markdown need less."""
    return "\n".join(_spaced_lines(text.splitlines())) + "\n"


def _spaced_lines(lines: list[str]) -> Iterator[str]:
    is_code, before = False, ""
    for written in lines:
        is_code ^= written.lstrip().startswith("```")
        item = None if is_code else _ITEM.match(written)
        line = " " * len(item[1]) + written if item else written
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
        example = ROOT / "examples" / "routines" / f"{card.chapter}.f90"
        code = example.read_text(encoding="utf-8") if example.exists() else ""
        (folder / link(card.name)).write_text(markdown.page(card, link, code), encoding="utf-8")
    (folder / "index.md").write_text(markdown.index(every, link), encoding="utf-8")


def _navigation(documents: list[str]) -> Iterator[str]:
    """The documents as folders have them: those of the repository, those of docs/, and a section for each folder
    below."""
    sections: dict[str, list[str]] = {}
    for name in documents:
        folders = Path(name).parts[:-1]
        sections.setdefault(folders[-1] if folders else "Bindery", []).append(name)
    for section, names in sections.items():
        yield f"  - {_SECTIONS.get(section) or section.title()}:"
        yield from (f"      - {_title(name)}: {name}" for name in names)


def _title(name: str) -> str:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    heading = next((line for line in lines if line.startswith("# ")), Path(name).stem)
    return '"' + heading.removeprefix("# ").replace("`", "").replace('"', "'") + '"'


if __name__ == "__main__":
    main()
