"""What must hold between the entries of the spec. The loader has seen that each entry is well formed by itself."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from bindery.spec.check.between import handwritten, names, unsupported, unused
from bindery.spec.check.callbacks import callbacks, predefined
from bindery.spec.check.constants import constants, kinds
from bindery.spec.check.fallback import supplied
from bindery.spec.check.routines import routines
from bindery.spec.model import Spec


def check(spec: Spec, root: Path | None = None) -> None:
    """Raise SpecError at the first thing that does not hold. Hand-written files are looked for below `root`, if it is
    given."""
    for mistake in chain(
        constants(spec),
        kinds(spec),
        callbacks(spec),
        predefined(spec),
        routines(spec),
        supplied(spec),
        names(spec),
        handwritten(spec, root),
        unsupported(spec),
        unused(spec),
    ):
        raise mistake
