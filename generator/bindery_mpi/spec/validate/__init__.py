"""The entries of the spec must agree with each other. The loader has seen that each is well formed by itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from bindery_mpi.spec import stored
from bindery_mpi.spec.load import Reader
from bindery_mpi.spec.mistakes import SpecError, SpecErrors
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.validate.abi_points import abi_points
from bindery_mpi.spec.validate.between import (
    handwritten,
    installed,
    names,
    own_bindings,
    schedules,
    unsupported,
    unused,
)
from bindery_mpi.spec.validate.callbacks import callbacks, predefined
from bindery_mpi.spec.validate.checks import checks
from bindery_mpi.spec.validate.constants import constants, kinds, roles
from bindery_mpi.spec.validate.fallback import fallbacks
from bindery_mpi.spec.validate.mpicxx import mpicxx
from bindery_mpi.spec.validate.quirks import quirks
from bindery_mpi.spec.validate.reductions import reductions
from bindery_mpi.spec.validate.routines import routines
from bindery_mpi.spec.validate.rules import Layers, idle_rules, rule_mistakes
from bindery_mpi.spec.validate.slots import slot_mistakes


def load_checked(folder: Path, overlays: Sequence[Path], root: Path | None, idle: bool, layers: Layers) -> Spec:
    """Load and check a spec. Raises SpecErrors with all mistakes, `idle` parts of rules among them. Hand-written files
    are looked for below `root`, if it is given."""
    place = stored.place_of(folder, overlays)
    spec = stored.read(place)
    if spec and not _all_mistakes(spec, root, idle, layers):
        stored.mark_checked(place)
        return spec
    reader = Reader(folder, overlays)  # it knows which entries are copies of others
    mistakes = list(reader.files.mistakes)
    if reader.spec:
        # An entry whose reference could not be read is right, as far as anybody knows.
        if reader.has_all_kinds and not any("/" in name for name in reader.files.broken):
            mistakes += [m for m in check(reader.spec, root) if not reader.files.broken.intersection(_words(m))]
        mistakes += [*rule_mistakes(reader.spec, layers), *slot_mistakes(reader.spec, root, layers)]
        if idle and not mistakes:
            mistakes += idle_rules(reader.spec, layers)
    if mistakes or not reader.spec:
        raise SpecErrors(reader.files.distinct(mistakes))
    stored.write(place, reader.spec)
    stored.mark_checked(place)
    return reader.spec


def _all_mistakes(spec: Spec, root: Path | None, idle: bool, layers: Layers) -> list[SpecError]:
    """Return the mistakes of a spec that was read without any."""
    mistakes = [*check(spec, root), *rule_mistakes(spec, layers), *slot_mistakes(spec, root, layers)]
    return mistakes if mistakes or not idle else list(idle_rules(spec, layers))


def _words(mistake: SpecError) -> list[str]:
    return re.findall(r"[\w-]+", str(mistake))


def check(spec: Spec, root: Path | None = None) -> list[SpecError]:
    """Everything that does not hold. An entry with a mistake is not also called unused."""
    mistakes = list(
        chain(
            constants(spec),
            kinds(spec),
            roles(spec),
            callbacks(spec),
            predefined(spec),
            routines(spec),
            fallbacks(spec),
            names(spec),
            handwritten(spec, root),
            schedules(spec),
            unsupported(spec),
            own_bindings(spec),
            installed(spec),
            quirks(spec),
            checks(spec),
            reductions(spec),
            abi_points(spec),
            mpicxx(spec),
        )
    )
    wrong = {(mistake.file, mistake.entry) for mistake in mistakes}
    return [*mistakes, *(m for m in unused(spec) if (m.file, m.entry) not in wrong)]
