"""Templates of users: Jinja2 with StrictUndefined; a mistake is one line with the file and the line of the template."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

import jinja2

from bindery_mpi.outputs.render import fold_c
from bindery_mpi.paths import page
from bindery_mpi.rendering.objects import TemplateRoutine
from bindery_mpi.template_mistakes import place, plain
from bindery_mpi.views.fortran.modules import fold

_FILE = re.compile(r"\A\{#-?\s*file:\s*(?P<pattern>\S.*?)\s*-?#\}[^\n]*\n?")
_C = (".c", ".h", ".cpp", ".hpp", ".cc", ".cxx")
_FORTRAN = (".f90", ".F90")


class TemplateError(Exception):
    """`file:line: what is wrong; what to do`."""

    def __init__(self, path: Path, line: int, wrong: str, remedy: str):
        super().__init__(f"{path}{f':{line}' if line else ''}: {wrong}; {remedy}")


@dataclass(frozen=True)
class UserTemplate:
    """One template, and the pattern of its results' names."""

    path: Path
    shared: Path  # the folder of the ready templates, which it may include
    pattern: str = ""  # "{{ routine.name }}.c"; "" for that of its first line

    def render(self, routines: Sequence[TemplateRoutine], values: dict[str, Any]) -> dict[str, str]:
        """Every file by its name: one for each routine if the name has `routine` in it, otherwise one."""
        text = self._text()
        first = _FILE.match(text)
        pattern = self.pattern or (first["pattern"] if first else self.path.name.removesuffix(".j2"))
        environment = self._environment()
        template = self._checked(lambda: environment.get_template(self.path.name))
        names = self._checked(lambda: environment.from_string(pattern))
        each_alone = re.search(r"\broutine\b", pattern)
        chosen = [{"routine": r, "routines": [r]} for r in routines] if each_alone else [{"routines": routines}]
        files: dict[str, str] = {}
        for each in chosen:
            everything = {**values, **each}
            name = self._name(self._checked(lambda: names.render(everything)), files)  # noqa: B023
            files[name] = _folded(name, self._checked(lambda: template.render(everything)))  # noqa: B023
        return files

    def _text(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise TemplateError(self.path, 0, "it is not text in UTF-8", "save it so") from None
        except OSError as error:
            raise TemplateError(self.path, 0, str(error.strerror), "name a template that can be read") from None

    def _environment(self) -> jinja2.Environment:
        environment = jinja2.Environment(
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            loader=jinja2.FileSystemLoader([self.path.parent, self.shared]),
            extensions=["jinja2.ext.do", "jinja2.ext.loopcontrols"],
        )
        environment.filters["upper_first"] = lambda text: text[:1].upper() + text[1:]
        return environment

    def _name(self, name: str, files: dict[str, str]) -> str:
        path = PurePosixPath(name.strip())
        if not name.strip() or path.is_absolute() or ".." in path.parts:
            raise TemplateError(
                self.path, 1, f"'{name}' is no name of a file in the folder", "correct `file:` or --file"
            )
        if str(path) in files:
            wrong = f"two routines have the file {path}"
            raise TemplateError(self.path, 1, wrong, "write {{ routine.name }} in `file:` or --file")
        return str(path)

    def _checked(self, act: Any) -> Any:
        """Turn every failure of a template into one line."""
        try:
            return act()
        except Exception as error:
            path, line = place(error, str(self.path))
            remedy = "correct its name" if isinstance(error, jinja2.TemplateNotFound) else "correct the template"
            if isinstance(error, (jinja2.UndefinedError, AttributeError)):
                remedy = f"{page('howto/render.md')} lists what templates can use"
            raise TemplateError(Path(path), line, plain(error), remedy) from None


def _folded(name: str, text: str) -> str:
    """Long lines of C and of Fortran's free form are broken."""
    if name.endswith(_C):
        return fold_c(text)
    if name.endswith(_FORTRAN):
        ending = "\n" if text.endswith("\n") else ""
        return "\n".join(part for line in text.splitlines() for part in _fortran(line)) + ending
    return text


def _fortran(line: str) -> list[str]:
    """A line and those that continue it; a comment stays as long as it is."""
    code, mark, comment = line.partition(" !") if not line.startswith("!") else ("", "", line)
    *folded, last = fold(code)
    return [*folded, last + mark + comment]
