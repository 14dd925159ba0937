"""The command `bindery abi`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from bindery_mpi.abi_library import module_checks, uses
from bindery_mpi.abi_library.document import Document
from bindery_mpi.abi_library.findings import SORTS, Finding
from bindery_mpi.abi_library.library import Judged
from bindery_mpi.audit.findings import AuditError
from bindery_mpi.lookup import CommandError
from bindery_mpi.spec.model import Spec


def abi(spec: Spec, arguments: argparse.Namespace) -> int:
    """Judge libraries and modules, or tell what objects use. Returns 0 (nothing wrong), 1 (findings) or 2 (something
    could not be read)."""
    document, paths = Document(spec), [Path(text) for text in arguments.libraries]
    absent = next((path for path in paths if not path.is_file()), None)
    if absent:
        raise CommandError(f"bindery abi: {absent}: there is no such file; name a library (.so, .a)")
    if arguments.uses:
        return _uses(document, paths, arguments)
    judged: dict[str, list[Finding]] = {}
    exported: set[str] = set()
    status = 0
    try:
        for path in paths:
            library = Judged(document, path)
            judged[str(path)] = list(library.findings())
            exported |= library.defined.keys()
        if arguments.modules:
            judged[arguments.modules] = list(module_checks.findings(document, Path(arguments.modules), exported))
    except AuditError as error:
        print(f"bindery abi: {error}", file=sys.stderr)
        status = 2
    status = max(status, int(any(judged.values())))
    print(_as_json(judged, status) if arguments.json else _as_text(judged))
    return status


def _uses(document: Document, paths: Sequence[Path], arguments: argparse.Namespace) -> int:
    if arguments.modules:
        raise CommandError("bindery abi --uses: --modules is for libraries; leave one of the two out")
    try:
        found = uses.uses(document, paths)
    except AuditError as error:
        raise CommandError(f"bindery abi --uses: {error}") from None
    print(json.dumps(uses.as_data(found), indent=1) if arguments.json else uses.as_text(found))
    return int(bool(found.foreign))


def _as_json(judged: dict[str, list[Finding]], status: int) -> str:
    rows = [{"file": name, "findings": [f.as_data for f in found]} for name, found in judged.items()]
    return json.dumps({"status": status, "sorts": SORTS, "judged": rows}, indent=1)


def _as_text(judged: dict[str, list[Finding]]) -> str:
    """A line for each finding, and one for each file with their numbers."""
    lines = [str(finding) for found in judged.values() for finding in found]
    for name, found in judged.items():
        counts = Counter(finding.sort for finding in found)
        numbers = ", ".join(f"{counts[sort]} {sort}" for sort in SORTS if sort in counts)
        lines.append(f"{name}: {len(found)} findings ({numbers})" if found else f"{name}: right")
    return "\n".join(lines)
