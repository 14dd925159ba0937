"""The spec of MPI, loaded once, and ways to take parts out of it or to change its rules."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "generator"), str(ROOT / "tests")]

from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import Parameter, Procedure, Rule, Spec  # noqa: E402


@pytest.fixture(scope="session")
def spec() -> Spec:
    return load(ROOT / "specs")


@pytest.fixture(scope="session")
def procedure(spec: Spec) -> Callable[[str], Procedure]:
    by_name = {p.name: p for p in spec.procedures}
    return by_name.__getitem__


@pytest.fixture(scope="session")
def argument(procedure: Callable[[str], Procedure]) -> Callable[[str, str], tuple[Procedure, Parameter]]:
    """A procedure and one of its parameters, as most functions of the rules take them."""

    def find(routine: str, name: str) -> tuple[Procedure, Parameter]:
        return procedure(routine), next(p for p in procedure(routine).parameters if p.name == name)

    return find


@pytest.fixture
def with_rules(spec: Spec) -> Callable[..., Spec]:
    """The spec with these rules in place of its own, or with some more."""

    def change(*rules: Rule, more: bool = False) -> Spec:
        return replace(spec, rules=(*(spec.rules if more else ()), *rules))

    return change
