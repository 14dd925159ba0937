"""The spec against the oracle: every prototype, dummy argument, constant and callback type, compared by digest.

BINDERY_FACTS may name a folder of the lists that the oracle was made from: then the oracle itself is checked, and a
difference is shown with what the list says."""

from __future__ import annotations

import os
import sys
import tomllib
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "generator"), str(HERE)]

from bindery.spec.load import load  # noqa: E402
from bindery.spec.model import Constant, Parameter, Procedure, Spec  # noqa: E402
from bindery.spec.prototypes import Prototypes  # noqa: E402
from digest import (  # noqa: E402
    ORACLE,
    Facts,
    Lists,
    c_prototype,
    constant,
    digests,
    direction,
    fortran_dummy,
    oracle_text,
    read_oracle,
)

EXCEPTIONS = HERE / "exceptions.toml"


class FromSpec:
    """The texts of digest.py, made from the spec."""

    def __init__(self, spec: Spec):
        self.spec, self.prototypes = spec, Prototypes(spec)

    def facts(self) -> Facts:
        result: Facts = {}
        for maker in (self._c, self._typedefs, self._fortran, self._directions, self._constants, self._predefined):
            for name, parts in maker():
                result[name] = parts
        return result

    def _c(self) -> Iterator[tuple[str, list[str]]]:
        for procedure in self.spec.c_procedures:
            yield f"c {procedure.name}", c_prototype(self.prototypes.c(procedure))[1]

    def _typedefs(self) -> Iterator[tuple[str, list[str]]]:
        for callback in self.spec.callbacks.values():
            for procedure in callback.procedures:
                yield f"typedef {procedure.name}", c_prototype(self.prototypes.c_typedef(procedure))[1]
            for alias in callback.aliases:
                yield f"typedef {alias}", [callback.name]

    def _fortran(self) -> Iterator[tuple[str, list[str]]]:
        for procedure in self._procedures():
            routine = procedure.routine
            if "mpi" in routine.dialects and not procedure.large and not routine.removed:
                yield f"mpi {procedure.name}", [self._old_dummy(p) for p in self._dummies(procedure)]
            if "f08" in routine.dialects:
                yield f"f08 {procedure.name}", [self._f08_dummy(p, procedure.large) for p in self._dummies(procedure)]

    def _procedures(self) -> Iterator[Procedure]:
        yield from self.spec.procedures
        for callback in self.spec.callbacks.values():
            yield from callback.procedures

    def _dummies(self, procedure: Procedure) -> list[Parameter]:
        return [p for p in procedure.parameters if p.kind.form not in ("argv", "varargs")]

    def _old_dummy(self, p: Parameter) -> str:
        return fortran_dummy(p.name, p.kind.fortran_type("mpi", False), self.prototypes.shape(p, "mpi"))

    def _f08_dummy(self, p: Parameter, large: bool) -> str:
        kind = self.prototypes.f08_type(p, large)
        if p.kind.form == "strings":
            kind = kind.removesuffix("(LEN=*)")
        return fortran_dummy(p.name, kind, self.prototypes.shape(p, "f08"), p.asynchronous)

    def _directions(self) -> Iterator[tuple[str, list[str]]]:
        for routine in self.spec.routines.values():
            if not routine.removed:
                yield f"intent {routine.name}", [direction(p.name, p.intent) for p in routine.parameters]

    def _constants(self) -> Iterator[tuple[str, list[str]]]:
        for c in self.spec.constants.values():
            if "c" in c.dialects and (c.value is not None or c.same_as):
                yield f"constant {c.name}", self._constant(c)
        for predefined in self.spec.predefined.values():
            yield f"constant {predefined.name}", constant(predefined.value, predefined.type + "*", True)

    def _constant(self, c: Constant) -> list[str]:
        return constant(c.same_as, "same", c.macro) if c.same_as else constant(c.value or 0, c.type, c.macro)

    def _predefined(self) -> Iterator[tuple[str, list[str]]]:
        for predefined in self.spec.predefined.values():
            yield f"predefined {predefined.name}", [predefined.type]


def differences(ours: Facts, oracle: Facts) -> dict[str, str]:
    """Each fact that differs, and how: `only in the spec`, `parts 2, 4`."""
    found = {}
    mine = digests(ours)
    for name in sorted(mine.keys() | oracle.keys()):
        if name not in oracle:
            found[name] = "only in the spec"
        elif name not in mine:
            found[name] = "only in the oracle"
        elif len(mine[name]) != len(oracle[name]):
            found[name] = f"{len(mine[name])} parts, not {len(oracle[name])}"
        elif mine[name] != oracle[name]:
            parts = [str(number) for number, (a, b) in enumerate(zip(mine[name], oracle[name], strict=True)) if a != b]
            found[name] = "parts " + ", ".join(parts)
    return found


def facts_folder() -> Path | None:
    return Path(os.environ["BINDERY_FACTS"]) if os.environ.get("BINDERY_FACTS") else None


class AgainstTheOracle(unittest.TestCase):
    """Part 0 of a C fact is its result; the parts of a Fortran fact are its dummy arguments, without ierror."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.ours = FromSpec(load(ROOT / "specs")).facts()
        cls.found = differences(cls.ours, read_oracle())
        folder = facts_folder()
        cls.theirs = Lists(folder).facts() if folder else {}
        with EXCEPTIONS.open("rb") as file:
            cls.exceptions: list[dict[str, Any]] = tomllib.load(file)["exception"]

    def test_spec_is_what_the_oracle_says(self) -> None:
        excused = {fact for e in self.exceptions for fact in e["facts"]}
        unknown = {name: how for name, how in self.found.items() if name not in excused}
        lines = [
            f"{name}: {how}; the spec has {self.ours.get(name)}" + self._theirs(name) for name, how in unknown.items()
        ]
        self.assertFalse(lines, "\n" + "\n".join(lines))

    def _theirs(self, name: str) -> str:
        return f", the lists have {self.theirs.get(name)}" if self.theirs else ""

    def test_exceptions_are_needed_and_reasoned(self) -> None:
        for exception in self.exceptions:
            self.assertTrue(exception["reason"].endswith("."), exception)
            for fact in exception["facts"]:
                with self.subTest(fact):
                    self.assertEqual(self.found.get(fact), exception["differs"])

    def test_oracle_is_what_the_lists_say(self) -> None:
        if not self.theirs:
            self.skipTest("BINDERY_FACTS names no folder")
        self.assertEqual(ORACLE.read_text(encoding="utf-8"), oracle_text(self.theirs))


if __name__ == "__main__":
    unittest.main()
