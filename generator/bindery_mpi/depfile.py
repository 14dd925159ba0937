"""The files that `bindery generate` reads, as make and ninja want to know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from bindery_mpi.paths import PACKAGE
from bindery_mpi.spec.validate.slots import headers

SUFFIX = ".d"
_READ = (".toml", ".j2")


def write_depfile(depfile: Path, specs: Sequence[Path], templates: Path, root: Path | None) -> None:
    """The depfile, and the stamp beside it without .d, which it makes depend on all that is read."""
    stamp = depfile.with_suffix("")
    paths = [*_below((*specs, templates)), *PACKAGE.rglob("*.py"), *(headers(root) if root else ())]
    lines = [_escaped(stamp) + ":", *sorted({_escaped(path.resolve()) for path in paths})]
    stamp.touch()
    depfile.write_text(" \\\n  ".join(lines) + "\n", encoding="utf-8")


def _escaped(path: Path) -> str:
    return str(path).replace(" ", "\\ ")


def _below(folders: Iterable[Path]) -> list[Path]:
    """Files, and folders, whose time changes where one is added or removed."""
    found = [path for folder in folders for path in (folder, *folder.rglob("*"))]
    return [path for path in found if path.suffix in _READ or path.is_dir()]
