"""The spec against pympistandard: every prototype, dummy argument, direction and callback type.

Usage: facts.py FOLDER: the package is installed into FOLDER, which may keep it. Differences on purpose are in exceptions.toml. Not
covered: values of constants (the test spec.abi compares them), errors, lengths in C, and what the package does not have: routines that
only the standard ABI has, and those removed in MPI-3.0.
"""

from __future__ import annotations

import re
import sys
import tomllib
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "generator"), str(HERE)]

import published  # noqa: E402
from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import F08, MPI, Dialect, Procedure, Spec  # noqa: E402
from bindery_mpi.spec.prototypes import Prototypes  # noqa: E402
from published import Facts, c_prototype, fortran_dummy  # noqa: E402

FOLDER = Path(sys.argv.pop()).resolve()


_DUMMY = re.compile(r"(?P<type>.+?)(?: ::)? (?P<name>\w+)(?P<shape>(?:\([^()]*\))?)")


class FromSpec:
    """The texts of published.py, made from the spec."""

    def __init__(self, spec: Spec):
        self.spec, self.prototypes = spec, Prototypes(spec)

    def facts(self) -> Facts:
        return {name: parts for make in (self._c, self._fortran, self._directions) for name, parts in make()}

    def _c(self) -> Iterator[tuple[str, list[str]]]:
        for procedure in self.spec.c_procedures:
            yield f"c {procedure.name}", c_prototype(self.prototypes.c(procedure))[1]
        for callback in self.spec.callbacks.values():
            for procedure in callback.procedures:
                yield f"typedef {procedure.name}", c_prototype(self.prototypes.c_typedef(procedure))[1]
        for predefined in self.spec.predefined.values():
            yield f"predefined {predefined.name}", [predefined.type]

    def _fortran(self) -> Iterator[tuple[str, list[str]]]:
        callbacks = (p for callback in self.spec.callbacks.values() for p in callback.procedures)
        for procedure in (*self.spec.procedures, *callbacks):
            for dialect in (MPI, F08):
                if dialect.has(procedure.routine) and (dialect.has_large_counts or not procedure.large):
                    yield f"{dialect.name} {procedure.name}", self._dummies(procedure, dialect)

    def _dummies(self, procedure: Procedure, dialect: Dialect) -> list[str]:
        """`INTEGER, INTENT(IN) :: ranks(n)` and `INTEGER RANKS(*)`, except for ierror."""
        lines = self.prototypes.fortran(procedure, dialect).declarations
        ierror = 1 if procedure.routine.ierror else 0
        rows = [_DUMMY.fullmatch(line) for line in lines[: len(lines) - ierror]]
        return [fortran_dummy(row["name"], row["type"] + row["shape"]) for row in rows if row]

    def _directions(self) -> Iterator[tuple[str, list[str]]]:
        for routine in self.spec.routines.values():
            yield f"intent {routine.name}", [f"{p.name} {p.intent}" for p in routine.parameters]


def differences(ours: Facts, theirs: Facts) -> dict[str, str]:
    """Each fact that differs, and how: `only in the spec`, `parts 2, 4`."""
    found = {}
    for name in sorted(ours.keys() | theirs.keys()):
        if name not in theirs:
            found[name] = "only in the spec"
        elif name not in ours:
            found[name] = "only in pympistandard"
        elif len(ours[name]) != len(theirs[name]):
            found[name] = f"{len(ours[name])} parts, not {len(theirs[name])}"
        elif ours[name] != theirs[name]:
            parts = [str(number) for number, (a, b) in enumerate(zip(ours[name], theirs[name], strict=True)) if a != b]
            found[name] = "parts " + ", ".join(parts)
    return found


class Published(unittest.TestCase):
    """Part 0 of a C fact is its result; the parts of a Fortran fact are its dummy arguments, without ierror."""

    spec: Spec
    ours: Facts
    theirs: Facts
    found: dict[str, str]
    exceptions: list[dict[str, Any]]

    @classmethod
    def setUpClass(cls) -> None:
        cls.spec = load(ROOT / "specs")
        cls.ours = FromSpec(cls.spec).facts()
        cls.theirs = published.facts(published.fetch(FOLDER))
        cls.found = differences(cls.ours, cls.theirs)
        cls.exceptions = tomllib.loads((HERE / "exceptions.toml").read_text())["exception"]

    def excused(self, name: str) -> bool:
        """Facts that the package cannot have: it has neither removed routines nor those without a rendered binding."""
        routine = self.spec.routines.get(name.split()[1].removesuffix("_c"))
        return routine is not None and bool(routine.removed) and name not in self.theirs

    def test_spec_is_what_is_published(self) -> None:
        named = {fact for exception in self.exceptions for fact in exception["facts"]}
        lines = [
            f"{name}: {how}; the spec has {self.ours.get(name)}, pympistandard {self.theirs.get(name)}"
            for name, how in self.found.items()
            if name not in named and not self.excused(name)
        ]
        self.assertFalse(lines, "\n" + "\n".join(lines))

    def test_exceptions_are_needed_and_reasoned(self) -> None:
        for exception in self.exceptions:
            self.assertTrue(exception["reason"].endswith("."), exception)
            for fact in exception["facts"]:
                with self.subTest(fact):
                    self.assertEqual(self.found.get(fact), exception["differs"])

    def test_package_is_that_of_the_standard(self) -> None:
        """The package has what MPI 5.0 brought, and enough of each sort that an empty list cannot pass."""
        self.assertIn("c MPI_Abi_get_version", self.theirs)
        sorts = [name.split()[0] for name in self.theirs]
        for sort, least in {"c": 650, "f08": 600, "mpi": 440, "intent": 500, "typedef": 20, "predefined": 13}.items():
            self.assertGreaterEqual(sorts.count(sort), least, sort)


unittest.main()
