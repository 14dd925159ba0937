"""Rules for specs/reductions.toml."""

from __future__ import annotations

from bindery_mpi.spec.mistakes import Place
from bindery_mpi.spec.model import Spec
from bindery_mpi.spec.validate.common import Mistakes, file_of, one_of


def reductions(spec: Spec) -> Mistakes:
    classes: dict[str, str] = {}
    for datatypes in spec.datatype_classes.values():
        at = Place(file_of(spec, "reductions.toml"), datatypes.name)
        for name in datatypes.datatypes:
            yield from one_of(at, "datatypes", name, _constants(spec, "datatypes"))
            if name in classes:
                yield at.fail("datatypes", f"{name} is in {classes[name]} as well", "leave it out of one of them")
            classes.setdefault(name, datatypes.name)
        for name in datatypes.operations:
            yield from one_of(at, "operations", name, _constants(spec, "operations"))


def _constants(spec: Spec, section: str) -> list[str]:
    return [c.name for c in spec.constants.values() if c.section == section]
