"""Rules for specs/checks.toml."""

from __future__ import annotations

import re

from bindery_mpi.spec.mistakes import Place
from bindery_mpi.spec.model import Check, Spec
from bindery_mpi.spec.validate.common import Mistakes, file_of, one_of

_NAME = re.compile(r"[a-z]+")


def checks(spec: Spec) -> Mistakes:
    for check in spec.checks.values():
        at = Place(file_of(spec, "checks.toml"), check.name)
        if not _NAME.fullmatch(check.name):
            yield at.fail("", "no word in lower case", "use letters alone, since C++ has it as a name")
        if not check.label or check.label.endswith("."):
            yield at.fail("label", "no phrase", "say what a report calls such findings, without a full stop")
        yield from one_of(at, "scope", check.scope, Check.SCOPES)
        if check.raises:
            yield from one_of(at, "raises", check.raises, _error_classes(spec))


def _error_classes(spec: Spec) -> list[str]:
    return [c.name for c in spec.constants.values() if c.section == "error-classes"]
