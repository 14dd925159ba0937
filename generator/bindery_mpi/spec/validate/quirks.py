"""Defects of installed MPIs."""

from __future__ import annotations

import fnmatch
import re

from bindery_mpi.spec.mistakes import Place, closest
from bindery_mpi.spec.model import Quirk, Spec
from bindery_mpi.spec.validate.common import Mistakes, check_brief, one_of

_VERSION = re.compile(r"[0-9]+(\.[0-9]+){0,2}(rc[0-9]+)?")
_RELEASE = re.compile(r"[0-9]{1,2}(\.[0-9]{1,2}){0,2}")  # what the runtime can compare
_LONGEST = 250


def quirks(spec: Spec) -> Mistakes:
    for quirk in spec.quirks.values():
        at = Place(quirk.file, quirk.name)
        yield from one_of(at, "mpi", quirk.mpi, Quirk.LABELS)
        yield from check_brief(at, quirk.brief, _LONGEST)
        if not quirk.seen:
            yield at.fail("seen", "empty", "name a version that was seen to have the defect")
        for field in ("seen", "right"):
            for version in getattr(quirk, field):
                if not _VERSION.fullmatch(version):
                    yield at.fail(field, f"'{version}' is no version", "write one such as 4.1.4")
        for field in ("first", "fixed"):
            if getattr(quirk, field) and not _RELEASE.fullmatch(getattr(quirk, field)):
                yield at.fail(field, f"'{getattr(quirk, field)}' is no version", "write one such as 4.1.4")
        for pattern in quirk.routines:
            if not fnmatch.filter(spec.routines, pattern):
                yield at.fail("routines", f"no routine is called '{pattern}'", closest(pattern, spec.routines))
        if quirk.detected:
            yield from one_of(at, "detected", quirk.detected, Quirk.DETECTED)
        if bool(quirk.detected) != bool(quirk.workaround):
            missing, other = ("workaround", "detected") if quirk.detected else ("detected", "workaround")
            yield at.fail(missing, f"missing, though there is '{other}'", "add it, or leave both out")
        if not quirk.effect and not quirk.workaround:
            yield at.fail("effect", "missing, though there is no workaround", "say what a user notices")
