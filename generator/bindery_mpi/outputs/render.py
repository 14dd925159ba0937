"""Turn templates into files: Jinja2 with StrictUndefined, filters for lines and for names, banners; files that are the
same stay untouched."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2

from bindery_mpi.paths import cache, why_not_written
from bindery_mpi.spec.mistakes import SpecError
from bindery_mpi.spec.names import abi_name, abi_type_name, handle_name, profiling, stem
from bindery_mpi.template_mistakes import place, plain

_BLANK_LINES = re.compile(r"\n{3,}")
# Marks of the filter `lines` in rendered text.
_BREAK = "\x01"  # a line ends here; the next one has the same indentation
_NOTHING = "\0"  # the line is left out
_COLUMNS = 120  # a line of C has fewer


def _lines(value: str | Sequence[str]) -> str:
    """The filter of a list alone on a line of a template: a line for each item, or for each statement of an item; an
    empty list leaves no line behind."""
    if isinstance(value, str):
        return value
    return _BREAK.join(map(str, value)).replace("\n", _BREAK) if value else _NOTHING


_FILTERS = {
    "lines": _lines,
    "profiling": profiling,
    "stem": stem,
    "handle_name": handle_name,
    "abi": abi_name,
    "abi_type": abi_type_name,
}


def _expand(line: str) -> str:
    indent = line[: len(line) - len(line.lstrip(" "))]
    return line.replace(_BREAK, f"\n{indent}")


def _refuse_list(value: Any) -> Any:
    """Refuse a list that a template prints without the filter."""
    if isinstance(value, (list, tuple)):
        raise jinja2.TemplateRuntimeError(f"a list without a filter, {value!r:.60}; write {{{{ … | lines }}}}")
    return value


def _compiled() -> jinja2.BytecodeCache | None:
    """Compiled templates in the cache of this user; None: it cannot be written."""
    folder = cache("templates") / f"jinja2-{jinja2.__version__}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return None if why_not_written(folder) else jinja2.FileSystemBytecodeCache(str(folder))
    except OSError:
        return None


class Templates:
    """The templates of a folder, compiled once each; `kept`: once for a user."""

    def __init__(self, folder: Path, kept: bool = False):
        self._folder = folder
        self._environment = jinja2.Environment(
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            finalize=_refuse_list,
            loader=jinja2.FileSystemLoader(folder),
            bytecode_cache=_compiled() if kept else None,
        )
        self._environment.filters |= _FILTERS

    def render(self, name: str, **values: Any) -> str:
        try:
            text = self._environment.get_template(name).render(**values)
        except jinja2.TemplateError as error:
            path, line = place(error, str(self._folder / name))
            file = f"{self._folder.name}/{Path(path).relative_to(self._folder)}{f':{line}' if line else ''}"
            raise SpecError(file, "", "", plain(error), "correct the template") from None
        if _NOTHING in text:
            text = "\n".join(line for line in text.split("\n") if _NOTHING not in line)
            text = _BLANK_LINES.sub("\n\n", text)
        if _BREAK in text:
            text = "\n".join(map(_expand, text.split("\n")))
        return fold_c(_BLANK_LINES.sub("\n\n", text)) if name.endswith((".c.j2", ".h.j2")) else text


def fold_c(text: str) -> str:
    """Break long lines after a comma, or else after && or ||; comments and preprocessor lines stay whole."""
    folded: list[str] = []
    is_macro = False
    for line in text.split("\n"):
        is_macro = line.startswith("#") or (is_macro and bool(folded) and folded[-1].endswith("\\"))
        is_whole = is_macro or line.lstrip().startswith(("/*", "//", "* ", "#"))
        folded.append(line if is_whole else _fold_line(line))
    return "\n".join(folded)


def _fold_line(line: str) -> str:
    if len(line) < _COLUMNS:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 8)
    folded = []
    while len(line) >= _COLUMNS:
        mark = next((mark for mark in (", ", " && ", " || ") if mark in line[len(indent) : _COLUMNS]), "")
        if not mark:
            break
        end = line.rindex(mark, len(indent), _COLUMNS) + len(mark) - 1
        folded.append(line[:end])
        line = indent + line[end + 1 :]
    return "\n".join([*folded, line])


def banner(template: str, origin: str) -> str:
    """The first line of every output: without a date, a version or a path of this machine, so that it never changes."""
    return f"Do not edit: `bindery generate` writes this from {origin} through templates/{template}."


@dataclass(frozen=True)
class Tally:
    """The files that a run wrote, left alone and removed, or, with `--check`, would have."""

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
