"""fortran-abi-1.json keeps what fortran-abi-1.txt has: libmpifort_abi.so.1 loses no name, and none is called otherwise.

Usage: fortran_abi.py [--write]: --write adds what is new; what is gone or has changed stays a failure, and needs another SONAME."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
KEPT = HERE / "fortran-abi-1.txt"
DOCUMENT = HERE.parents[1] / "generated" / "fortran" / "fortran-abi-1.json"


def promised(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Each name, and what programs know of it that are compiled."""
    for name, one in document["procedures"].items():
        passed = " ".join(argument["passed"] for argument in one["arguments"])
        yield name, f"{one['profiling']} ({passed}) {one.get('result') or ''}".rstrip()
    for name, one in document["common"].items():
        yield name, f"COMMON, {one['bytes']} bytes, aligned to {one['alignment']}"
    for name, one in document["callbacks"].items():
        yield name, one["type"]
    for name, one in document["operators"].items():
        yield name, f"{one['type']} {one['operator']}"
    for kind in ("cptr", "sizeof"):
        yield from ((name, kind) for name in document[kind])
    for name, one in document["constants"].items():
        # A later MPI counts versions on; a kind is the compiler's.
        if one["value"] is not None and not name.endswith(("_VERSION", "_SUBVERSION")):
            yield name, f"= {one['value']}"


def main() -> None:
    now = dict(promised(json.loads(DOCUMENT.read_text(encoding="utf-8"))))
    lines = KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []
    kept = dict(line.split(": ", 1) for line in lines)
    wrong = [
        f"{name}: {now.get(name, 'gone')}, and libmpifort_abi.so.1 promised: {what}"
        for name, what in kept.items()
        if now.get(name) != what
    ]
    if wrong:
        sys.exit("\n".join([*wrong, "restore these, or give the library another SONAME"]))
    if sys.argv[1:] == ["--write"]:
        KEPT.write_text("".join(f"{name}: {what}\n" for name, what in sorted(now.items())), encoding="utf-8")
    elif new := sorted(now.keys() - kept.keys()):
        sys.exit(f"{', '.join(new)}: new in fortran-abi-1.json; run scripts/accept")


main()
