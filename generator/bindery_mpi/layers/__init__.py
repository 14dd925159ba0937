"""All layers, and a spec that is checked with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bindery_mpi.spec.layer import Layer
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.validate import load_checked as load_checked_with
from bindery_mpi.testgen.fortran_caller import CallerPlan
from bindery_mpi.testgen.invalid_argument import InvalidArgumentPlan
from bindery_mpi.testgen.recorder import RecorderPlan
from bindery_mpi.views.abi.argument import AbiPlan
from bindery_mpi.views.c.c_entry import RefusalPlan
from bindery_mpi.views.c.solo import SoloPlan
from bindery_mpi.views.fortran.plans import AssumedRank, Converted, Dropped, MpitPlan, Narrowing, UnusedOutput, Widening
from bindery_mpi.views.modern.modern_argument import ModernPlan
from bindery_mpi.views.mpicxx.argument import MpicxxPlan

# In the order in which readers are shown them.
EVERY = (
    RefusalPlan,
    Converted,
    MpitPlan,
    Narrowing,
    Widening,
    Dropped,
    UnusedOutput,
    AssumedRank,
    MpicxxPlan,
    ModernPlan,
    SoloPlan,
    AbiPlan,
    InvalidArgumentPlan,
    CallerPlan,
    RecorderPlan,
)
LAYERS: dict[str, type[Layer]] = {layer.name: layer for layer in EVERY}


def load_checked(folder: Path, overlays: Sequence[Path] = (), root: Path | None = None, idle: bool = True) -> Spec:
    """Load and check a spec. Raises SpecErrors with all mistakes, `idle` parts of rules among them. Hand-written files
    are looked for below `root`, if it is given."""
    return load_checked_with(folder, overlays, root, idle, LAYERS)
