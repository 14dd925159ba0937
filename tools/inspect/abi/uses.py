"""Which names of Fortran bindings some objects or programs refer to, and how many of them the document has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bindery_mpi.abi_library.document import Document
from bindery_mpi.audit.symbols import read
from bindery_mpi.views.fortran.abi_document import CATEGORIES

_MPI = re.compile(r"mpi", re.IGNORECASE)


@dataclass
class Uses:
    """Names by what the document says of them."""

    files: int
    known: dict[str, list[str]] = field(default_factory=lambda: {category: [] for category in CATEGORIES})
    blocks: list[str] = field(default_factory=list)  # COMMON blocks that the document does not have
    others: list[str] = field(default_factory=list)

    @property
    def foreign(self) -> list[str]:
        return [*self.blocks, *self.others]


def uses(document: Document, paths: Sequence[Path]) -> Uses:
    """The names that the files refer to and none of them defines. Other names than the document's are those with `mpi`
    in them, but for routines of C, and all COMMON blocks that no file initializes."""
    members = [member for path in paths for member in read(str(path), path).members]
    blocks = {name for member in members for name, symbol in member.defined.items() if symbol.is_common}
    defined = {name for member in members for name in member.defined} - blocks
    named = {name for member in members for name in member.undefined} - document.c_names
    found = Uses(len(paths))
    for name in sorted(named | blocks):
        if name in document.category:
            found.known[document.category[name]].append(name)
        elif name in blocks:
            found.blocks.append(name)
        elif name not in defined and _MPI.search(name):
            found.others.append(name)
    return found


def as_text(found: Uses) -> str:
    """A line for each sort, and one for each name that the document does not have."""
    counts = Counter({category: len(names) for category, names in found.known.items()})
    lines = [
        f"{found.files} files refer to {counts.total()} names of the document: "
        + ", ".join(f"{count} {category}" for category, count in counts.items()),
        f"and to others: {len(found.blocks)} COMMON blocks, {len(found.others)} names",
    ]
    return "\n".join([*lines, *(f"  {name}" for name in found.foreign)])


def as_data(found: Uses) -> dict[str, object]:
    return {"files": found.files, "document": found.known, "blocks": found.blocks, "others": found.others}
