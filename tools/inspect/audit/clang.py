"""libclang, loaded only when a header is to be read, and what a header declares."""

from __future__ import annotations

import importlib
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from bindery_mpi.audit.findings import AuditError

MAIN = "bindery-audit.c"
_PREFIXES = ("MPI_", "PMPI_", "MPIX_", "PMPIX_")


@dataclass(frozen=True)
class Declared:
    """The names that a header declares, with libclang's cursors where more will be asked."""

    functions: dict[str, Any]  # {"MPI_Send": cursor}
    macros: dict[str, bool]  # {"MPI_Comm_c2f": True}: true where it takes arguments
    typedefs: dict[str, Any]  # {"MPI_Comm": cursor}
    values: dict[str, int]  # enumerators
    variables: frozenset[str]  # {"MPI_F_STATUS_IGNORE"}

    def knows_type(self, name: str) -> bool:
        return name in self.typedefs or name in self.macros


def cindex(target: str) -> ModuleType:
    """The module clang.cindex with a working library, or an error that says what to install."""
    remedy = "install python3-clang-19 and use the system's python3, or `pip install libclang`"
    try:
        module = importlib.import_module("clang.cindex")
    except ImportError:
        raise AuditError(target, "no Python module clang.cindex to read the header with", remedy) from None
    try:
        module.Index.create()
    except module.LibclangError:
        raise AuditError(target, "no libclang library to read the header with", remedy) from None
    return module


@lru_cache(maxsize=1)
def _compiler_headers() -> tuple[str, ...]:
    """The headers of the system's compiler, such as <stddef.h>, for a libclang that came without them."""
    try:
        done = subprocess.run(["cc", "-print-file-name=include"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return ("-idirafter", done.stdout.strip())


def parse(target: str, header: Path, flags: tuple[str, ...], appended: str = "") -> tuple[Any, dict[int, str]]:
    """Parse a header with lines after it; returns the unit, and the errors in those lines by number (from 1)."""
    module = cindex(target)
    source = f'#include "{header}"\n{appended}'
    options = module.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD
    arguments = ["-x", "c", "-w", "-ferror-limit=0", f"-I{header.parent}", *flags, *_compiler_headers()]
    try:
        unit = module.Index.create().parse(MAIN, arguments, [(MAIN, source)], options)
    except module.TranslationUnitLoadError:
        raise AuditError(target, f"libclang cannot parse {header}", "check that it is a C header") from None
    errors = {}
    for diagnostic in unit.diagnostics:
        if diagnostic.severity < module.Diagnostic.Error:
            continue
        file, line = diagnostic.location.file, diagnostic.location.line
        if file is None or file.name != MAIN or line == 1:
            place = f"{Path(file.name).name}:{line}" if file else header.name
            raise AuditError(
                target, f"{place}: {diagnostic.spelling}", "add the folder of a missing header with --include"
            )
        errors[line - 1] = diagnostic.spelling
    return unit, errors


def declared(target: str, unit: Any) -> Declared:
    """Sort what a unit declares; names outside MPI's prefixes are left out, typedefs apart."""
    module = cindex(target)
    kinds = module.CursorKind
    functions: dict[str, Any] = {}
    macros: dict[str, bool] = {}
    typedefs: dict[str, Any] = {}
    values: dict[str, int] = {}
    variables: set[str] = set()
    for cursor in unit.cursor.get_children():
        name = cursor.spelling
        if cursor.kind == kinds.TYPEDEF_DECL:
            typedefs[name] = cursor
        elif cursor.kind == kinds.ENUM_DECL:
            values.update(
                (e.spelling, e.enum_value) for e in cursor.get_children() if e.kind == kinds.ENUM_CONSTANT_DECL
            )
        elif not name.startswith(_PREFIXES):
            continue
        elif cursor.kind == kinds.FUNCTION_DECL:
            functions.setdefault(name, cursor)
        elif cursor.kind == kinds.MACRO_DEFINITION:
            macros[name] = bool(module.conf.lib.clang_Cursor_isMacroFunctionLike(cursor))
        elif cursor.kind == kinds.VAR_DECL:
            variables.add(name)
    return Declared(functions, macros, typedefs, values, frozenset(variables))
