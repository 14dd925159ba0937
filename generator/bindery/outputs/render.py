"""Turn templates into files: Jinja2 with StrictUndefined, lists that expand in place, banners, and nothing written in vain."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2

_LONE_EXPRESSION = re.compile(r"^( *)\{\{ (.+?) \}\}$", re.MULTILINE)
_BLANK_LINES = re.compile(r"\n{3,}")
_NOTHING = "\0"
_COLUMNS = 120

Item = tuple[str, str, dict[str, Any]]  # where a result goes, what it is made from, the template's variables


def _expand(value: Any, indent: str) -> str:
    """A list alone on a line becomes a line for each item; an empty one leaves no line behind."""
    if isinstance(value, (list, tuple)):
        return f"\n{indent}".join(str(item) for item in value) if value else _NOTHING
    return str(value)


class Templates:
    """The templates of a folder, compiled once each."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._environment = jinja2.Environment(
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            loader=jinja2.FunctionLoader(self._source),
        )
        self._environment.globals["expand"] = _expand

    def _source(self, name: str) -> str | None:
        path = self._folder / name
        if not path.exists():
            return None
        return _LONE_EXPRESSION.sub(r"\1{{ expand(\2, '\1') }}", path.read_text(encoding="utf-8"))

    def render(self, name: str, **values: Any) -> str:
        text = self._environment.get_template(name).render(**values)
        if _NOTHING in text:
            text = "".join(line for line in text.splitlines(keepends=True) if _NOTHING not in line)
            text = _BLANK_LINES.sub("\n\n", text)
        return fold_c(text) if name.endswith((".c.j2", ".h.j2")) else text


def fold_c(text: str) -> str:
    """Break long lines of C after a comma, or else after &&; comments and preprocessor lines stay whole."""
    return "".join(_fold_line(line) if len(line) > _COLUMNS else line for line in text.splitlines(keepends=True))


def _fold_line(line: str) -> str:
    if line.lstrip().startswith(("/*", "#")):
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 8)
    folded = []
    while len(line) > _COLUMNS:
        mark = next((mark for mark in (", ", " && ") if mark in line[len(indent) : _COLUMNS]), "")
        if not mark:
            break
        end = line.rindex(mark, len(indent), _COLUMNS) + len(mark) - 1
        folded.append(line[:end])
        line = indent + line[end + 1 :]
    return "\n".join([*folded, line])


def banner(template: str, origin: str) -> str:
    """What every output says of itself; no date, no version, no path of a machine."""
    return f"Do not edit: `bindery generate` writes this from {origin} through templates/{template}."


@dataclass(frozen=True)
class Tally:
    """What a run did, or, with `--check`, would have done."""

    written: tuple[str, ...]
    unchanged: int
    removed: tuple[str, ...]

    @property
    def is_current(self) -> bool:
        return not self.written and not self.removed


def write(folder: Path, files: dict[str, str], dry: bool = False, remove: bool = True) -> Tally:
    """Write what differs, remove what is no longer there. `files` maps a path below `folder` to its text."""
    written = [name for name, text in files.items() if not _same(folder / name, text)]
    removed = sorted(name for name in _present(folder) if name not in files) if remove else []
    if not dry:
        # All folders first: a place that cannot be written is found before anything is.
        for parent in sorted({(folder / name).parent for name in written}):
            parent.mkdir(parents=True, exist_ok=True)
        for name in written:
            (folder / name).write_text(files[name], encoding="utf-8", newline="\n")
        for name in removed:
            (folder / name).unlink()
            _remove_empty((folder / name).parent, folder)
    return Tally(tuple(sorted(written)), len(files) - len(written), tuple(removed))


def _same(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return False


def _present(folder: Path) -> list[str]:
    return (
        [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
    )


def _remove_empty(folder: Path, top: Path) -> None:
    while folder != top and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent
