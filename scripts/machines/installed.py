"""The entries of specs/installed.toml: what the MPIs of the matrix lack, by what the probes of their cells found."""

from __future__ import annotations

import re
import textwrap
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from chroot import ROOT

SPEC = ROOT / "specs" / "installed.toml"
HEAD = """# The routines of MPI 5.0 that installed MPIs lack, as probes found.
# `scripts/matrix --write` writes this; run scripts/accept where it changes.
"""


def lacking(probe: Path) -> list[str] | None:
    """The routines that a probe's file calls missing; None for the standard ABI's mpi.h, which is no MPI's own."""
    facts = tomllib.loads(probe.read_text(encoding="utf-8"))
    if facts["c"]["target"] != "native":
        return None
    return sorted(name for name, found in facts["routines"].items() if name.startswith("MPI_") and not found)


def read() -> dict[str, list[str]]:
    """The procedures that each MPI lacks."""
    text = SPEC.read_text(encoding="utf-8") if SPEC.exists() else ""
    return {mpi: entry["lacks"] for mpi, entry in tomllib.loads(text).items()}


def text_of(mpis: Mapping[str, Sequence[str]]) -> str:
    """The file, in the order of names and versions."""
    ordered = sorted(mpis, key=lambda mpi: [int(word) if word.isdigit() else word for word in re.split(r"(\d+)", mpi)])
    return HEAD + "".join(f'\n["{mpi}"]\nlacks = {_list(mpis[mpi])}\n' for mpi in ordered)


def _list(names: Sequence[str]) -> str:
    if not names:
        return "[]"
    lines = textwrap.fill(
        " ".join(f'"{name}",' for name in names), 140, initial_indent="    ", subsequent_indent="    "
    )
    return f"[\n{lines}\n]"


def write(mpi: str, probe: Path) -> None:
    """Write the entry of an MPI by the probe of a cell, if there is one; the others stay."""
    lacks = lacking(probe) if probe.exists() else None
    if lacks is not None:
        SPEC.write_text(text_of(read() | {mpi: lacks}), encoding="utf-8")
