"""The checks of specs/checks.toml."""

from __future__ import annotations

import tomllib

from bindery_mpi.paths import sources
from bindery_mpi.spec.model import Check

CHECKS = {
    name: Check(name, **table)
    for name, table in tomllib.loads((sources() / "specs" / "checks.toml").read_text(encoding="utf-8")).items()
}
