"""What must hold between the entries of the spec. The loader has seen that each entry is well formed by itself."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from ..model import Spec
from .between import handwritten, names, schedules, unsupported, unused
from .callbacks import callbacks, predefined
from .constants import constants, kinds
from .routines import routines
from .supplied import supplied


def check(spec: Spec, root: Path | None = None) -> None:
    """Raise SpecError at the first thing that does not hold. Hand-written files are looked for below `root`, if it is given."""
    for mistake in chain(
        constants(spec),
        kinds(spec),
        callbacks(spec),
        predefined(spec),
        routines(spec),
        supplied(spec),
        names(spec),
        handwritten(spec, root),
        schedules(spec),
        unsupported(spec),
        unused(spec),
    ):
        raise mistake
