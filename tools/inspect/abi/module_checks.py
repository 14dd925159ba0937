"""Modules against the document, and against the libraries that they belong to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bindery_mpi.abi_library.document import Document
from bindery_mpi.abi_library.findings import Finding
from bindery_mpi.abi_library.modules import references
from bindery_mpi.audit.findings import AuditError
from bindery_mpi.spec.model import STANDARD_FORTRAN, Dialect

_MODULES = {dialect.title: dialect for dialect in STANDARD_FORTRAN if dialect.is_module}


def findings(document: Document, folder: Path, exported: set[str]) -> Iterable[Finding]:
    """The findings in the modules of a folder; `exported` are the names of all libraries that were given."""
    files = {module: folder / f"{module}.mod" for module in _MODULES}
    if not any(path.is_file() for path in files.values()):
        raise AuditError(str(folder), f"no {' or '.join(path.name for path in files.values())}", "name their folder")
    for module, path in files.items():
        if path.is_file():
            yield from _module(document, _MODULES[module], path, exported)
        else:
            yield Finding("module", path.name, module, "is missing", f"compile module {module} into {folder}")


def _module(document: Document, dialect: Dialect, path: Path, exported: set[str]) -> Iterable[Finding]:
    found = references(path)
    for name, what in sorted(found.items()):
        if name not in exported:
            wrong = f"refers to the {what} {name}, which no library here has"
            yield Finding("module", path.name, name, wrong, "build the modules with the library")
        elif name not in document.names:
            wrong = f"refers to the {what} {name}, which the document does not have"
            yield Finding(
                "module", path.name, name, wrong, "refer to names of the document: others are in no other library"
            )
    for name in sorted(document.of_dialect(dialect.name) - found.keys()):
        wrong = f"does not refer to {name}: {document.meaning(name)}"
        yield Finding("module", path.name, name, wrong, "declare it in the module")
