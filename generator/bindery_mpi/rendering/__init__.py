"""`bindery render`: templates of users over the routines of the spec."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Any

from bindery_mpi import __version__
from bindery_mpi.rendering import objects
from bindery_mpi.rendering.engine import TemplateError, UserTemplate
from bindery_mpi.rendering.select import Selection, SelectionError
from bindery_mpi.spec.mistakes import closest
from bindery_mpi.spec.model import Procedure, Spec

__all__ = [
    "Selection",
    "SelectionError",
    "TemplateError",
    "UserTemplate",
    "find_template",
    "listing",
    "render",
    "write",
]


def render(template: UserTemplate, spec: Spec, procedures: Collection[Procedure]) -> dict[str, str]:
    """Every file by its name. Raises TemplateError."""
    values: dict[str, Any] = {
        "constants": objects.constants(spec),
        "callbacks": objects.callbacks(spec),
        "handles": [kind.c for kind in spec.kinds.values() if kind.form == "handle"],
        "bindery_version": __version__,
    }
    return template.render(objects.routines(spec, procedures), values)


def find_template(name: str, shared: Path) -> Path:
    """A file, or a ready template by its name with or without `.j2`: without, a run may have written it here."""
    without = [shared / f"{name}.j2"] if "/" not in name else []
    for path in (*without, Path(name), shared / name):
        if path.is_file():
            return path
    ready = [path.name for path in sorted(shared.glob("*.j2"))]
    remedy = f"{closest(name, ready)}, or name a file"
    raise TemplateError(Path(name), 0, "there is no such template", remedy)


def listing(shared: Path) -> str:
    """The ready templates, each with the comment on its second line."""
    rows = [(path.name, _brief(path)) for path in sorted(shared.glob("*.j2"))]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {brief}" for name, brief in rows)


def _brief(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((line.strip("{#-} ") for line in lines[1:2] if line.startswith("{#")), "")


def write(folder: Path, files: dict[str, str]) -> tuple[int, int]:
    """Write what differs: first all of it beside its place, then each file into its place. Returns how many were
    written and how many were the same."""
    changed = {folder / name: text for name, text in files.items() if not _same(folder / name, text)}
    waiting: list[tuple[str, Path]] = []
    try:
        for path, text in changed.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.is_dir():
                raise IsADirectoryError(21, os.strerror(21), str(path))
            handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
            waiting.append((name, path))
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(name, 0o666 & ~_umask())
        while waiting:
            os.replace(*waiting[0])
            waiting.pop(0)
    finally:
        for name, _ in waiting:
            Path(name).unlink(missing_ok=True)
    return len(changed), len(files) - len(changed)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _same(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode("utf-8")
    except OSError:
        return False
